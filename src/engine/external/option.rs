//! The options that a UCI engine declares: their types, defaults and accepted values.
//!
//! For the values that the player chose, see `engine::external::setup`.

use std::collections::HashMap;

/// A UCI option as the engine declared it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UciOption {
    /// The name; case does not matter.
    pub name: String,
    /// The type, default and limits.
    pub kind: OptionKind,
}

/// The type of an option, with its default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// On or off.
    Check(bool),
    /// An integer within limits.
    Spin {
        default: i64,
        /// The minimum; `i32::MIN` if the engine names none.
        min: i64,
        /// The maximum; `i32::MAX` if the engine names none.
        max: i64,
    },
    /// One of several texts.
    Combo {
        default: String,
        /// The texts, each once; there is at least one.
        choices: Vec<String>,
    },
    /// Any text on one line.
    Text(String),
    /// No value: an action to trigger.
    Button,
}

/// Options that we set for each question, so that the player may not set them.
const OURS: [&str; 4] = ["UCI_Chess960", "MultiPV", "Ponder", "UCI_AnalyseMode"];
/// How UCI writes an empty string.
const EMPTY: &str = "<empty>";
/// The longest name, in bytes; options with longer names are ignored.
const MAX_NAME: usize = 100;
/// The longest text that may be set, in bytes.
const MAX_TEXT: usize = 4096;

impl UciOption {
    /// Parses the words after `option`; returns `None` if they are malformed or the name is too long.
    pub fn read(words: &str) -> Option<UciOption> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let kinds = ["check", "spin", "combo", "string", "button"];
        let is_type = |pair: &[&str]| pair[0] == "type" && kinds.contains(&pair[1]);
        let at = words.windows(2).position(is_type)?;
        let (head, rest) = (words.get(..at)?, &words[at + 2..]);
        let name = head.strip_prefix(&["name"])?.join(" ");
        let kind = match words[at + 1] {
            "check" => OptionKind::Check(word_after(rest, "default") == Some("true")),
            "spin" => spin(rest)?,
            "combo" => combo(rest)?,
            "string" => OptionKind::Text(text(&after(rest, "default", &[]))),
            _ => OptionKind::Button,
        };
        (1..=MAX_NAME).contains(&name.len()).then_some(UciOption { name, kind })
    }

    /// Whether this is the option's name, whatever its case.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Whether we set this option for each question, so that the player cannot.
    pub fn is_ours(&self) -> bool {
        OURS.iter().any(|name| self.is_called(name))
    }

    /// The default value as text; empty for a button and for an empty text.
    pub fn default(&self) -> String {
        match &self.kind {
            OptionKind::Check(on) => on.to_string(),
            OptionKind::Spin { default, .. } => default.to_string(),
            OptionKind::Combo { default, .. } | OptionKind::Text(default) => default.clone(),
            OptionKind::Button => String::new(),
        }
    }

    /// Whether this value may be set.
    pub fn accepts(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Check(_) => value == "true" || value == "false",
            OptionKind::Spin { min, max, .. } => {
                value.parse().is_ok_and(|number: i64| (*min..=*max).contains(&number))
            }
            OptionKind::Combo { choices, .. } => choices.iter().any(|choice| choice == value),
            OptionKind::Text(_) => value.len() <= MAX_TEXT && !value.contains(char::is_control),
            OptionKind::Button => value.is_empty(),
        }
    }

    /// The `setoption` command for a value that the option accepts.
    pub(crate) fn set_to(&self, value: &str) -> String {
        let name = &self.name;
        match &self.kind {
            OptionKind::Button => format!("setoption name {name}"),
            _ if value.is_empty() => format!("setoption name {name} value {EMPTY}"),
            _ => format!("setoption name {name} value {value}"),
        }
    }
}

fn word_after<'a>(words: &[&'a str], key: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| *word == key)?;
    words.get(at + 1).copied()
}

/// The words after a key, up to one of the other keys.
fn after(words: &[&str], key: &str, others: &[&str]) -> String {
    let rest = words.iter().skip_while(|word| **word != key).skip(1);
    rest.take_while(|word| !others.contains(word)).copied().collect::<Vec<_>>().join(" ")
}

fn spin(words: &[&str]) -> Option<OptionKind> {
    let numbers: HashMap<&str, i64> =
        words.windows(2).filter_map(|pair| Some((pair[0], pair[1].parse().ok()?))).collect();
    let number = |key, otherwise: i32| numbers.get(key).copied().unwrap_or(otherwise.into());
    let (min, max) = (number("min", i32::MIN), number("max", i32::MAX));
    (min <= max).then(|| OptionKind::Spin { default: number("default", 0).clamp(min, max), min, max })
}

fn combo(words: &[&str]) -> Option<OptionKind> {
    let mut choices: Vec<String> = Vec::new();
    for part in words.split(|word| *word == "var").skip(1) {
        let choice = part.split(|word| *word == "default").next().unwrap_or_default().join(" ");
        if !choice.is_empty() && !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    let default = after(words, "default", &["var"]);
    let default = choices.iter().find(|choice| **choice == default).or(choices.first())?.clone();
    Some(OptionKind::Combo { default, choices })
}

fn text(written: &str) -> String {
    if written == EMPTY { String::new() } else { written.to_owned() }
}
