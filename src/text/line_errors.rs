//! Messages for errors in lines of JSON, such as those of journals, scripts and board drivers.
//!
//! For the errors in English, see [`LineError`].

use super::messages::{Texts, found};
use crate::table::{LineError, Shape};

/// The message for an error, without an initial capital. Keys are in quotation marks, as in JSON.
pub fn fault(texts: &Texts, error: &LineError) -> String {
    let quoted = |key: &str| format!("{key:?}");
    match error {
        LineError::NotJson(text) => t!(texts, "line-not-json", found = found(texts, text)),
        LineError::TooLong { found, most } => {
            t!(texts, "line-too-long", found = found.to_string(), most = most.to_string())
        }
        LineError::Cut => t!(texts, "line-cut"),
        LineError::Broken(column) => t!(texts, "line-broken", column = column.to_string()),
        LineError::Missing { owner: Some(owner), key, expected } => {
            let (owner, key, expected) = (quoted(owner), quoted(key), shape(texts, expected));
            t!(texts, "line-needs", owner, key, expected)
        }
        LineError::Missing { owner: None, key, expected } => {
            t!(texts, "line-missing", key = quoted(key), expected = shape(texts, expected))
        }
        LineError::NeedsOne { owner, keys } => {
            t!(texts, "line-needs-one", owner = quoted(owner), keys = any_key(texts, keys))
        }
        LineError::Unknown { key, known } => {
            t!(texts, "line-unknown", key = quoted(key), known = any_key(texts, known))
        }
        LineError::Twice(key) => t!(texts, "line-twice", key = quoted(key)),
        LineError::Value { key, found, expected } => {
            let expected = shape(texts, expected);
            t!(texts, "line-value", key = quoted(key), found = found.as_str(), expected)
        }
        LineError::NotUtf8 => t!(texts, "line-not-utf8"),
        LineError::Back { found, last } => {
            t!(texts, "line-back", key = quoted("at"), found = found.to_string(), last = last.to_string())
        }
        LineError::Sum { found, expected } => {
            let (key, found, expected) = (quoted("sum"), quoted(found), quoted(expected));
            t!(texts, "line-sum", key, found, expected)
        }
        LineError::NoSum => t!(texts, "line-no-sum", key = quoted("sum")),
        LineError::TakeBack(value) => {
            let (key, never) = (quoted("takeback"), quoted("never"));
            t!(texts, "line-take-back", key, found = value.as_str(), never)
        }
        LineError::Arbiter(touch) => {
            let (key, touch_key, expected) = (quoted("arbiter"), quoted("touch"), quoted("over-the-board"));
            t!(texts, "line-arbiter", key, touch = touch_key, found = touch.as_str(), expected)
        }
        LineError::LastTwoMinutes { key, found } => {
            let (key, bonus) = (quoted("last_two_minutes"), quoted(key));
            t!(texts, "line-last-two-minutes", key, bonus, found = found.as_str())
        }
        LineError::Other(what) => what.clone(),
    }
}

/// A phrase for the values that a shape allows.
pub(super) fn shape(texts: &Texts, shape: &Shape) -> String {
    match shape {
        Shape::Text => t!(texts, "line-text"),
        Shape::Switch => t!(texts, "line-switch"),
        Shape::Whole(least, most) => {
            t!(texts, "line-whole", least = least.to_string(), most = most.to_string())
        }
        Shape::Milliseconds | Shape::Change => t!(texts, "line-milliseconds"),
        Shape::Edition => any_of(texts, &Shape::editions()),
        Shape::Square => t!(texts, "line-square"),
        Shape::TimeOfDay => t!(texts, "line-time-of-day"),
        Shape::Placement => t!(texts, "line-placement"),
        Shape::Squares => t!(texts, "line-squares"),
        Shape::OneOf(names) => any_of(texts, names),
        Shape::List(_) => t!(texts, "line-list"),
        Shape::Object(fields) => {
            let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
            t!(texts, "line-object", keys = any_key(texts, &keys))
        }
        Shape::Seat | Shape::Start | Shape::Clock | Shape::Laws => any_of(texts, shape.examples()),
    }
}

/// Joins keys with "or", each in quotation marks: `"at" or "do"`.
fn any_key(texts: &Texts, keys: &[&str]) -> String {
    let quoted: Vec<String> = keys.iter().map(|key| format!("{key:?}")).collect();
    any_of(texts, &quoted)
}

/// The names joined by "or": `white or black`.
fn any_of<N: AsRef<str>>(texts: &Texts, names: &[N]) -> String {
    match names {
        [] => t!(texts, "found-nothing"),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            t!(texts, "line-or", most = most.join(", "), last = last.as_ref())
        }
    }
}
