//! The shape of lines of the table's language: the keys of each object and the values of each key.
//!
//! Lines are checked against it before they are parsed, so that errors name keys and values and not parser internals.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::clock_json::{MAX_STAGE_MOVES, NO_KIND};
use super::sum::Line;
use super::{Arbiter, ClaimKind, LineError, TakeBack, TouchMove};
use crate::engine::{Level, RATINGS};
use crate::game::{ClockKind, Edition, Ends, Pace};
use crate::rules::{CastlingSide, Color, Excerpt, Square};

/// The values that a key allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Text,
    Switch,
    /// A whole number from the first to the second, inclusive.
    Whole(u64, u64),
    Milliseconds,
    /// A square, or `null` for off the board.
    Square,
    OneOf(&'static [&'static str]),
    List(&'static Shape),
    Object(&'static [Field]),
    /// Who plays a side.
    Seat,
    /// How the game begins.
    Start,
    /// The time of both players, or of each.
    Clock,
    /// The edition of the Laws, by its year.
    Edition,
    /// The kind of chess.
    Laws,
    /// Milliseconds to add, or to take away if negative.
    Change,
}

impl Shape {
    /// Example values, for shapes that are clearer by example.
    pub const fn examples(self) -> &'static [&'static str] {
        match self {
            Shape::Seat => &["{\"level\": 1…14, \"seed\": …}", "{\"guest\": \"…\"}", "null"],
            Shape::Start => &["\"standard\"", "{\"chess960\": 0…959}", "{\"fen\": \"…\", \"chess960\": …}"],
            Shape::Clock => &[
                "{\"kind\": \"fischer\", \"base_ms\": …, \"bonus_ms\": …, \"first_bonus\": …, \"stages\": […]}",
                "{\"white\": {…}, \"black\": {…}}",
                "null",
            ],
            Shape::Laws => {
                &["\"standard\"", "\"rapid\"", "\"blitz\"", "{\"kind\": \"rapid\", \"supervised\": …}"]
            }
            _ => &[],
        }
    }

    /// The editions of the Laws.
    pub fn editions() -> Vec<String> {
        Edition::ALL.iter().map(|edition| edition.year().to_string()).collect()
    }
}

/// A key of an object.
#[derive(PartialEq, Eq, Debug)]
pub struct Field {
    pub key: &'static str,
    pub shape: Shape,
    /// An optional key may also be `null`.
    pub required: bool,
}

const fn needs(key: &'static str, shape: Shape) -> Field {
    Field { key, shape, required: true }
}

const fn may(key: &'static str, shape: Shape) -> Field {
    Field { key, shape, required: false }
}

/// The pieces in the letters of FEN.
const PIECES: [&str; 12] = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"];
const SIDE: Shape = Shape::OneOf(&[Color::White.name(), Color::Black.name()]);
const ANY: Shape = Shape::Whole(0, u64::MAX);

/// The first line.
pub(super) const FIRST: &[Field] = &[needs("game", Shape::Object(GAME))];

/// The keys of a game.
pub const GAME: &[Field] = &[
    may("start", Shape::Start),
    may("touch", Shape::OneOf(TouchMove::NAMES)),
    may("arbiter", Shape::OneOf(Arbiter::NAMES)),
    may("ends", Shape::OneOf(Ends::AGREED)),
    may("takeback", Shape::OneOf(TakeBack::NAMES)),
    may("clock", Shape::Clock),
    may("edition", Shape::Edition),
    may("laws", Shape::Laws),
    may("last_two_minutes", Shape::Switch),
    may("clock_only", Shape::Switch),
    may("white", Shape::Text),
    may("black", Shape::Text),
    may(
        "seats",
        Shape::Object(&[may("white", Shape::Seat), may("black", Shape::Seat), may("lot", Shape::Switch)]),
    ),
];

const NUMBER: &[Field] = &[
    needs("chess960", Shape::Whole(0, 959)),
    may("throws", Shape::List(&Shape::Whole(0, u32::MAX as u64))),
    may("placed", Shape::List(&Shape::Text)),
];

const FEN: &[Field] = &[needs("fen", Shape::Text), may("chess960", Shape::Switch)];

const STAGES: Shape = Shape::List(&Shape::Object(&[
    needs("moves", Shape::Whole(1, MAX_STAGE_MOVES as u64)),
    needs("add_ms", Shape::Milliseconds),
    may("bonus_ms", Shape::Milliseconds),
]));

const CLOCK_KINDS: [&str; ClockKind::NAMES.len() + 1] = {
    let mut names = [NO_KIND; ClockKind::NAMES.len() + 1];
    names.split_at_mut(ClockKind::NAMES.len()).0.copy_from_slice(ClockKind::NAMES);
    names
};

const CLOCK: &[Field] = &[
    needs("kind", Shape::OneOf(&CLOCK_KINDS)),
    may("base_ms", Shape::Milliseconds),
    may("bonus_ms", Shape::Milliseconds),
    may("first_bonus", Shape::Switch),
    may("stages", STAGES),
];

const ODDS: &[Field] =
    &[needs("white", Shape::Object(CLOCK)), needs("black", Shape::Object(CLOCK)), may("stages", STAGES)];

const PACE: Shape = Shape::OneOf(Pace::NAMES);

const LAWS: &[Field] = &[needs("kind", PACE), may("supervised", Shape::Switch)];

const SEAT: &[Field] = &[
    may("level", Shape::Whole(1, Level::LAST_NUMBER as u64)),
    may("rating", Shape::Whole(*RATINGS.start() as u64, *RATINGS.end() as u64)),
    may("seed", ANY),
    may("guest", Shape::Text),
];

/// The keys of each deed beside `at` and `do`.
pub const DEEDS: [(&str, &[Field]); 26] = [
    ("press", &[needs("square", Shape::Square), may("piece", Shape::OneOf(&PIECES))]),
    ("release", &[needs("square", Shape::Square)]),
    ("cancel", &[]),
    ("promote", &[needs("to", Shape::OneOf(&["queen", "rook", "bishop", "knight"]))]),
    ("castle", &[needs("side", Shape::OneOf(&[CastlingSide::A.name(), CastlingSide::H.name()]))]),
    ("confirm", &[]),
    ("jadoube", &[]),
    ("move", &[needs("text", Shape::Text)]),
    ("offer-draw", &[needs("by", SIDE)]),
    ("answer-draw", &[needs("by", SIDE), needs("accept", Shape::Switch)]),
    ("resign", &[needs("by", SIDE)]),
    ("take-back", &[needs("by", SIDE)]),
    ("answer-take-back", &[needs("by", SIDE), needs("accept", Shape::Switch)]),
    ("claim", &[needs("kind", Shape::OneOf(ClaimKind::NAMES)), may("move", Shape::Text), may("by", SIDE)]),
    ("hint", &[]),
    ("analysis", &[needs("on", Shape::Switch)]),
    ("sit", &[needs("by", SIDE), may("seat", Shape::Seat)]),
    ("dead-position", &[]),
    ("press-clock", &[needs("by", SIDE)]),
    ("adjust-clock", &[needs("color", SIDE), needs("ms", Shape::Change)]),
    ("seal", &[needs("text", Shape::Text)]),
    ("request-increment", &[needs("by", SIDE)]),
    ("approve", &[needs("by", SIDE), may("score", Shape::OneOf(&["1-0", "0-1", "1/2-1/2"]))]),
    ("pause", &[]),
    ("resume", &[]),
    ("tick", &[]),
];

const NAMES: [&str; DEEDS.len()] = {
    let mut names = [""; DEEDS.len()];
    let mut at = 0;
    while at < DEEDS.len() {
        names[at] = DEEDS[at].0;
        at += 1;
    }
    names
};

/// Checks an action: `at`, `do`, and the keys of that deed.
pub(super) fn check_action(object: &Map<String, Value>) -> Result<(), LineError> {
    let head = [needs("at", Shape::Milliseconds), needs("do", Shape::OneOf(&NAMES))];
    for field in &head {
        let missing = || LineError::Missing { owner: None, key: field.key, expected: field.shape };
        check(field.key, object.get(field.key).ok_or_else(missing)?, field.shape)?;
    }
    let name = object.get("do").and_then(Value::as_str).unwrap_or_default();
    let fields = DEEDS.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, fields)| fields);
    check_object(Some(name), object, fields, &head)
}

/// Checks that an object has these keys and no others; the keys of `before` were checked already.
pub(super) fn check_object(
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
        (Shape::Change, value) => value.is_i64(),
        (Shape::Square | Shape::Seat | Shape::Clock, Value::Null) => true,
        (Shape::Square, value) => value.as_str().is_some_and(|text| text.parse::<Square>().is_ok()),
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

/// The beginning of a value, for messages.
fn excerpt(json: &str) -> String {
    const SHOWN: usize = 40;
    match json.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &json[..end]),
        None => json.to_owned(),
    }
}

/// Parses a line as an object without duplicate keys. A right sum at its end is left out.
pub(super) fn read_object(line: &str) -> Result<Map<String, Value>, LineError> {
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

/// Deserializes any JSON value and notes the first duplicate key.
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
