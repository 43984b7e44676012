//! The options that a UCI program declares: their kinds, their values, what may be set.
//!
//! Which values the player chose: see `engine::external::setup`.

use std::collections::HashMap;

/// An option as it was declared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// Its name; large and small letters don't tell two names apart.
    pub name: String,
    /// What it takes.
    pub kind: Kind,
}

/// What an option takes, and what it has at first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// On or off.
    Check(bool),
    /// A whole number within limits.
    Spin {
        /// At first.
        default: i64,
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// At first.
        default: String,
        /// All of them.
        choices: Vec<String>,
    },
    /// Any text on one line.
    Text(String),
    /// Nothing: it is pressed.
    Button,
}

/// Those that the question decides, so that nobody else may.
const OURS: [&str; 4] = ["UCI_Chess960", "MultiPV", "Ponder", "UCI_AnalyseMode"];
/// How an empty text is written.
const EMPTY: &str = "<empty>";
/// The longest name that is taken, in bytes.
const LONGEST_NAME: usize = 100;
/// The longest text that may be set.
const LONGEST: usize = 4096;

impl Declared {
    /// Reads the words after `option`. Nothing where they make no sense: an option that cannot be understood
    /// cannot be set.
    pub fn read(words: &str) -> Option<Declared> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let kinds = ["check", "spin", "combo", "string", "button"];
        let is_type = |pair: &[&str]| pair[0] == "type" && kinds.contains(&pair[1]);
        let at = words.windows(2).position(is_type)?;
        let (head, rest) = (words.get(..at)?, &words[at + 2..]);
        let name = head.strip_prefix(&["name"])?.join(" ");
        let kind = match words[at + 1] {
            "check" => Kind::Check(word_after(rest, "default") == Some("true")),
            "spin" => spin(rest)?,
            "combo" => combo(rest)?,
            "string" => Kind::Text(text(&after(rest, "default", &[]))),
            _ => Kind::Button,
        };
        (1..=LONGEST_NAME).contains(&name.len()).then_some(Declared { name, kind })
    }

    /// Whether it goes by this name.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Whether it is set by what is asked, and not by the player.
    pub fn is_ours(&self) -> bool {
        OURS.iter().any(|name| self.is_called(name))
    }

    /// The value that it has at first, as it is written in UCI.
    pub fn default(&self) -> String {
        match &self.kind {
            Kind::Check(on) => on.to_string(),
            Kind::Spin { default, .. } => default.to_string(),
            Kind::Combo { default, .. } | Kind::Text(default) => default.clone(),
            Kind::Button => String::new(),
        }
    }

    /// Whether it may be set to this.
    pub fn accepts(&self, value: &str) -> bool {
        match &self.kind {
            Kind::Check(_) => value == "true" || value == "false",
            Kind::Spin { min, max, .. } => {
                value.parse().is_ok_and(|number: i64| (*min..=*max).contains(&number))
            }
            Kind::Combo { choices, .. } => choices.iter().any(|choice| choice == value),
            Kind::Text(_) => value.len() <= LONGEST && !value.contains(char::is_control),
            Kind::Button => value.is_empty(),
        }
    }

    /// The line that sets it to a value that it accepts.
    pub(crate) fn set_to(&self, value: &str) -> String {
        let name = &self.name;
        match &self.kind {
            Kind::Button => format!("setoption name {name}"),
            _ if value.is_empty() => format!("setoption name {name} value {EMPTY}"),
            _ => format!("setoption name {name} value {value}"),
        }
    }
}

fn word_after<'a>(words: &[&'a str], key: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| *word == key)?;
    words.get(at + 1).copied()
}

/// The words after a key, until one of the other keys.
fn after(words: &[&str], key: &str, others: &[&str]) -> String {
    let rest = words.iter().skip_while(|word| **word != key).skip(1);
    rest.take_while(|word| !others.contains(word)).copied().collect::<Vec<_>>().join(" ")
}

fn spin(words: &[&str]) -> Option<Kind> {
    let numbers: HashMap<&str, i64> =
        words.windows(2).filter_map(|pair| Some((pair[0], pair[1].parse().ok()?))).collect();
    let number = |key, otherwise: i32| numbers.get(key).copied().unwrap_or(otherwise.into());
    let (min, max) = (number("min", i32::MIN), number("max", i32::MAX));
    (min <= max).then(|| Kind::Spin { default: number("default", 0).clamp(min, max), min, max })
}

fn combo(words: &[&str]) -> Option<Kind> {
    let mut choices: Vec<String> = Vec::new();
    for part in words.split(|word| *word == "var").skip(1) {
        let choice = part.split(|word| *word == "default").next().unwrap_or_default().join(" ");
        if !choice.is_empty() && !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    let default = after(words, "default", &["var"]);
    let default = choices.iter().find(|choice| **choice == default).or(choices.first())?.clone();
    Some(Kind::Combo { default, choices })
}

fn text(written: &str) -> String {
    if written == EMPTY { String::new() } else { written.to_owned() }
}
