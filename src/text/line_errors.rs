//! Messages for errors in a line of the table's language.
//!
//! Finding it out: see `table::line_check`.

use super::fen_errors::found;
use super::messages::Texts;
use crate::table::{LineError, Shape};

/// The message without an initial capital. Keys and values are shown as they are typed.
pub fn fault(words: &Texts, error: &LineError) -> String {
    let quoted = |key: &str| format!("{key:?}");
    match error {
        LineError::NotJson(text) => t!(words, "line-not-json", found = found(words, text)),
        LineError::Cut => t!(words, "line-cut"),
        LineError::Broken(column) => t!(words, "line-broken", column = column.to_string()),
        LineError::Missing { owner: Some(owner), key, expected } => {
            t!(
                words,
                "line-needs",
                owner = quoted(owner),
                key = quoted(key),
                expected = shape(words, expected)
            )
        }
        LineError::Missing { owner: None, key, expected } => {
            t!(words, "line-missing", key = quoted(key), expected = shape(words, expected))
        }
        LineError::Unknown { key, known } => {
            t!(words, "line-unknown", key = quoted(key), known = any_key(words, known))
        }
        LineError::Twice(key) => t!(words, "line-twice", key = quoted(key)),
        LineError::Value { key, found, expected } => {
            t!(
                words,
                "line-value",
                key = quoted(key),
                found = found.as_str(),
                expected = shape(words, expected)
            )
        }
        LineError::NotUtf8 => t!(words, "line-not-utf8"),
        LineError::Back { found, last } => {
            t!(words, "line-back", key = quoted("at"), found = found.to_string(), last = last.to_string())
        }
        LineError::Sum { found, expected } => {
            let (key, found, expected) = (quoted("sum"), quoted(found), quoted(expected));
            t!(words, "line-sum", key, found, expected)
        }
        LineError::NoSum => t!(words, "line-no-sum", key = quoted("sum")),
        LineError::TakeBack(value) => {
            let (key, never) = (quoted("takeback"), quoted("never"));
            t!(words, "line-take-back", key, found = value.as_str(), never)
        }
        LineError::Arbiter(touch) => {
            let (key, touch_key, expected) = (quoted("arbiter"), quoted("touch"), quoted("over-the-board"));
            t!(words, "line-arbiter", key, touch = touch_key, found = touch.as_str(), expected)
        }
        LineError::LastTwoMinutes(ms) => {
            let (key, bonus) = (quoted("last_two_minutes"), quoted("bonus_ms"));
            t!(words, "line-last-two-minutes", key, bonus, found = ms.to_string())
        }
        LineError::Other(what) => what.clone(),
    }
}

/// The allowed values.
pub(super) fn shape(words: &Texts, shape: &Shape) -> String {
    match shape {
        Shape::Text => t!(words, "line-text"),
        Shape::Switch => t!(words, "line-switch"),
        Shape::Whole(least, most) => {
            t!(words, "line-whole", least = least.to_string(), most = most.to_string())
        }
        Shape::Milliseconds | Shape::Change => t!(words, "line-milliseconds"),
        Shape::Edition => {
            let editions = Shape::editions();
            any_of(words, &editions.iter().map(String::as_str).collect::<Vec<_>>())
        }
        Shape::Square => t!(words, "line-square"),
        Shape::OneOf(names) => any_of(words, names),
        Shape::List(_) => t!(words, "line-list"),
        Shape::Object(fields) => {
            let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
            t!(words, "line-object", keys = any_key(words, &keys))
        }
        Shape::Seat | Shape::Start | Shape::Clock | Shape::Laws => any_of(words, shape.examples()),
    }
}

/// `"at" or "do"`: keys stand in quotation marks, as they are typed.
fn any_key(words: &Texts, keys: &[&str]) -> String {
    let quoted: Vec<String> = keys.iter().map(|key| format!("{key:?}")).collect();
    any_of(words, &quoted.iter().map(String::as_str).collect::<Vec<_>>())
}

/// `white or black`.
fn any_of(words: &Texts, names: &[&str]) -> String {
    match names {
        [] => t!(words, "found-nothing"),
        [one] => (*one).to_owned(),
        [most @ .., last] => t!(words, "line-or", most = most.join(", "), last = *last),
    }
}
