//! The language of `jadoube replay`, listed from the shape that lines are checked against.

use super::line_errors::shape;
use super::messages::Texts;
use crate::table::{ANSWER_KEYS, DEEDS, Field, GAME, NOTICES};

/// The largest number of columns of a line.
const WIDTH: usize = 98;
/// Where the explanation of a name begins.
const COLUMN: usize = 20;

/// The keys of the first line, the actions with their keys, and what answers contain.
pub fn listed(words: &Texts) -> String {
    let mut text = t!(words, "script-first", example = "{\"game\": {…}}") + "\n";
    for field in GAME {
        entry(&mut text, field.key, &shape(words, &field.shape));
    }
    text += &format!("\n{}\n", t!(words, "script-actions", example = "{\"at\": …, \"do\": …}"));
    for (name, fields) in DEEDS {
        let keys: Vec<String> = fields.iter().map(|field| key(words, field)).collect();
        entry(&mut text, name, &words.row(keys));
    }
    text += &format!("\n{}\n", t!(words, "script-answers"));
    wrap(&mut text, 2, &ANSWER_KEYS.join(", "));
    text += &format!("\n{}\n", t!(words, "script-notices"));
    wrap(&mut text, 2, &NOTICES.join(", "));
    text
}

/// "square: a square from a1 to h8, or null"; optional keys stand in brackets.
fn key(words: &Texts, field: &Field) -> String {
    let values = shape(words, &field.shape);
    match field.required {
        true => format!("{}: {values}", field.key),
        false => format!("[{}: {values}]", field.key),
    }
}

fn entry(text: &mut String, name: &str, told: &str) {
    text.push_str(&format!("  {name:<width$}", width = COLUMN - 2));
    match told {
        "" => *text = text.trim_end_matches(' ').to_owned() + "\n",
        told => wrap(text, COLUMN, told),
    }
}

/// Appends words in lines that begin at this column; the first line may have begun.
fn wrap(text: &mut String, column: usize, told: &str) {
    let mut at = text.rsplit('\n').next().unwrap_or_default().chars().count();
    if at == 0 {
        text.push_str(&" ".repeat(column));
        at = column;
    }
    let mut first = true;
    for word in told.split(' ') {
        let length = word.chars().count();
        if !first && at + 1 + length > WIDTH {
            *text += &format!("\n{}", " ".repeat(column));
            (at, first) = (column, true);
        }
        if !first {
            text.push(' ');
            at += 1;
        }
        text.push_str(word);
        (at, first) = (at + length, false);
    }
    text.push('\n');
}
