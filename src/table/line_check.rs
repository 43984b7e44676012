//! Checks JSON lines, those of the table and of electronic boards, against their shape before they are deserialised, so
//! that errors name keys and values rather than parser internals.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::line_shape::{
    ANY_ACTION, CLOCK, DEEDS, FEN, Field, LAWS, NAMES, NUMBER, ODDS, PACE, SEAT, SIDE, Shape, needs,
};
use super::sum::Line;
use super::{LineError, PausePurpose};
use crate::game::{Edition, IncidentArticle, TimeOfDay};
use crate::rules::{Bitboard, Board, Color, Excerpt, Square};

/// Checks an action: `at`, `do`, the keys that any action may have, and the keys of its deed.
pub(super) fn check_action(object: &Map<String, Value>) -> Result<(), LineError> {
    let head = [needs("at", Shape::Milliseconds), needs("do", Shape::OneOf(&NAMES))];
    for field in &head {
        let missing = || LineError::Missing { owner: None, key: field.key, expected: field.shape };
        check(field.key, object.get(field.key).ok_or_else(missing)?, field.shape)?;
    }
    let name = object.get("do").and_then(Value::as_str).unwrap_or_default();
    let fields = DEEDS.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, fields)| fields);
    let fields: Vec<Field> = ANY_ACTION.iter().chain(fields).copied().collect();
    check_object(Some(name), object, &fields, &head)?;
    check_together(name, object)
}

/// Checks keys that depend on each other.
fn check_together(name: &str, object: &Map<String, Value>) -> Result<(), LineError> {
    let has = |key: &str| object.get(key).is_some_and(|value| !value.is_null());
    let one_of = |keys: [&'static str; 2]| match keys.iter().any(|key| has(key)) {
        true => Ok(()),
        false => Err(LineError::NeedsOne { owner: name.to_owned(), keys }),
    };
    let with = |owner: &str, key: &'static str, expected: Shape| match has(owner) && !has(key) {
        true => Err(LineError::Missing { owner: Some(owner.to_owned()), key, expected }),
        false => Ok(()),
    };
    match name {
        "adjust-clock" => one_of(["ms", "moves"]),
        "pause" => with("by", "for", Shape::OneOf(PausePurpose::NAMES)),
        "incident" => {
            one_of(["article", "text"])?;
            let articles = Shape::OneOf(IncidentArticle::LOSING);
            with("score", "against", SIDE)?;
            with("score", "article", articles)?;
            if has("score") {
                check("article", &object["article"], articles)?;
                let lost = if object["against"] == Color::White.name() { "0-1" } else { "1-0" };
                if object["score"] != lost {
                    let found = object["score"].to_string();
                    let expected = Shape::OneOf(if lost == "0-1" { &["0-1"] } else { &["1-0"] });
                    return Err(LineError::Value { key: "score".to_owned(), found, expected });
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Checks that an object has all required keys, no unknown ones, and values that fit. The keys in `before` may also
/// occur; their values have already been checked.
pub(crate) fn check_object(
    owner: Option<&str>,
    object: &Map<String, Value>,
    fields: &[Field],
    before: &[Field],
) -> Result<(), LineError> {
    let known = || before.iter().chain(fields).map(|field| field.key);
    if let Some(key) = object.keys().find(|key| known().all(|known| known != *key)) {
        return Err(LineError::Unknown { key: key.clone(), known: known().collect() });
    }
    for Field { key, shape, required } in fields {
        match object.get(*key) {
            None if *required => {
                let owner = owner.map(str::to_owned);
                return Err(LineError::Missing { owner, key, expected: *shape });
            }
            Some(Value::Null) if !required => {}
            None => {}
            Some(value) => check(key, value, *shape)?,
        }
    }
    Ok(())
}

fn check(key: &str, value: &Value, shape: Shape) -> Result<(), LineError> {
    let fits = match (shape, value) {
        (Shape::Text, value) => value.is_string(),
        (Shape::Switch, value) => value.is_boolean(),
        (Shape::Whole(least, most), value) => {
            value.as_u64().is_some_and(|found| (least..=most).contains(&found))
        }
        (Shape::Edition, value) => value.as_u64().and_then(Edition::of).is_some(),
        (Shape::Milliseconds, value) => value.is_u64(),
        (Shape::Placement, value) => value.as_str().is_some_and(|text| Board::from_placement(text).is_ok()),
        (Shape::Squares, value) => value.as_str().and_then(Bitboard::from_hex).is_some(),
        (Shape::Change, value) => value.is_i64(),
        (Shape::Square | Shape::Seat | Shape::Clock, Value::Null) => true,
        (Shape::Square, value) => value.as_str().is_some_and(|text| text.parse::<Square>().is_ok()),
        (Shape::TimeOfDay, value) => value.as_str().is_some_and(|text| TimeOfDay::read(text).is_some()),
        (Shape::OneOf(names), value) => value.as_str().is_some_and(|text| names.contains(&text)),
        (Shape::List(shape), Value::Array(values)) => {
            return values.iter().try_for_each(|value| check(key, value, *shape));
        }
        (Shape::Object(fields), Value::Object(object)) => {
            return check_object(Some(key), object, fields, &[]);
        }
        (Shape::Seat, Value::Object(object)) => return check_object(Some(key), object, SEAT, &[]),
        (Shape::Start, Value::String(text)) => text == "standard",
        (Shape::Start, Value::Object(object)) => {
            let fields = if object.contains_key("fen") { FEN } else { NUMBER };
            return check_object(Some(key), object, fields, &[]);
        }
        (Shape::Laws, Value::String(_)) => return check(key, value, PACE),
        (Shape::Laws, Value::Object(object)) => return check_object(Some(key), object, LAWS, &[]),
        (Shape::Clock, Value::Object(object)) => {
            let each = ["white", "black"].iter().any(|side| object.contains_key(*side));
            let fields = if each && !object.contains_key("kind") { ODDS } else { CLOCK };
            return check_object(Some(key), object, fields, &[]);
        }
        _ => false,
    };
    let found = || excerpt(&value.to_string());
    if fits { Ok(()) } else { Err(LineError::Value { key: key.to_owned(), found: found(), expected: shape }) }
}

/// The text of a value for messages, cut off with an ellipsis after 40 characters.
fn excerpt(json: &str) -> String {
    const SHOWN: usize = 40;
    match json.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &json[..end]),
        None => json.to_owned(),
    }
}

/// Parses a line as an object without duplicate keys. A correct sum at its end is removed.
pub(crate) fn read_object(line: &str) -> Result<Map<String, Value>, LineError> {
    let line = Line::new(line);
    line.check(false)?;
    let line: &str = &line.text;
    if !line.starts_with('{') {
        return Err(LineError::NotJson(Excerpt::new(line)));
    }
    let twice = RefCell::new(None);
    let mut parser = serde_json::Deserializer::from_str(line);
    let read = Strict(&twice).deserialize(&mut parser).and_then(|value| parser.end().map(|()| value));
    match read {
        Ok(_) if twice.borrow().is_some() => Err(LineError::Twice(twice.take().unwrap_or_default())),
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(LineError::NotJson(Excerpt::new(line))),
        Err(error) if error.is_eof() => Err(LineError::Cut),
        Err(error) => Err(LineError::Broken(error.column().max(1))),
    }
}

/// A seed that deserialises any JSON value and notes a duplicate key, if there is one.
#[derive(Clone, Copy)]
struct Strict<'a>(&'a RefCell<Option<String>>);

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(value) = values.next_element_seed(self)? {
            all.push(value);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let value = entries.next_value_seed(self)?;
            if object.contains_key(&key) {
                self.0.borrow_mut().get_or_insert(key);
            } else {
                object.insert(key, value);
            }
        }
        Ok(object.into())
    }
}
