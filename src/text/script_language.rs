//! The script language of `jadoube replay`, listed from the shapes that lines are checked against.

use super::line_errors::shape;
use super::messages::Texts;
use crate::table::{ANY_ACTION, DEEDS, Field, GAME, Notice, answer_keys};

/// The maximum width of a line, in columns.
const WIDTH: usize = 98;
/// The column, counted from 0, where the explanation of a name begins.
const COLUMN: usize = 20;

/// Lists the keys of the first line and of the actions, and what answers contain.
pub fn listed(texts: &Texts) -> String {
    let mut lines = vec![t!(texts, "script-first", example = "{\"game\": {…}}")];
    for field in GAME {
        lines.extend(entry(field.key, &shape(texts, &field.shape)));
    }
    lines.extend([String::new(), t!(texts, "script-actions", example = "{\"at\": …, \"do\": …}")]);
    for (name, fields) in DEEDS {
        lines.extend(entry(name, &texts.row(fields.iter().map(|field| key(texts, field)))));
    }
    lines.extend([String::new(), t!(texts, "script-any-action")]);
    for field in ANY_ACTION {
        lines.extend(entry(field.key, &shape(texts, &field.shape)));
    }
    lines.extend([String::new(), t!(texts, "script-answers")]);
    lines.extend(wrapped("  ", &texts.row(answer_keys())));
    lines.extend([String::new(), t!(texts, "script-notices")]);
    lines.extend(wrapped("  ", &texts.row(Notice::NAMES.iter().map(|&name| name.to_owned()))));
    lines.join("\n")
}

/// A key and its values, such as "square: a square from a1 to h8, or null"; in square brackets if the key is optional.
fn key(texts: &Texts, field: &Field) -> String {
    let values = shape(texts, &field.shape);
    let name = if field.required { "script-key" } else { "script-key-optional" };
    t!(texts, name, key = field.key, values)
}

/// The lines for a name and, from column [`COLUMN`] on, its meaning.
fn entry(name: &str, meaning: &str) -> Vec<String> {
    wrapped(&format!("  {name:<width$}", width = COLUMN - 2), meaning)
}

/// The text, wrapped into lines. The first line begins with `begin`; the others are indented by the length of `begin`.
fn wrapped(begin: &str, text: &str) -> Vec<String> {
    let indent = " ".repeat(begin.chars().count());
    let mut lines = vec![begin.to_owned()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().filter(|line| line.chars().count() + 1 + word.chars().count() <= WIDTH);
        match line {
            Some(line) => {
                line.push_str(if line.ends_with(' ') { "" } else { " " });
                line.push_str(word);
            }
            None => lines.push(format!("{indent}{word}")),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}
