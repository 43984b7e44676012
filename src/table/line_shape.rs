//! The shape of the JSON lines that the table reads: the keys of each object and the values of each key.
//!
//! For the checks against this shape, see `table::line_check`. For the shape of the lines of electronic boards, see
//! `eboard::line`.

use std::fmt;
use std::sync::LazyLock;

use super::clock_json::{MAX_STAGE_MOVES, NO_KIND};
use super::{Arbiter, ClaimKind, PausePurpose, Source, TakeBack, TouchMove};
use crate::engine::{Level, RATINGS};
use crate::game::{ClockKind, Edition, Ends, IncidentArticle, Pace};
use crate::rules::{CastlingSide, Color};

/// The values that a key allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Text,
    Switch,
    /// A whole number between these two, both included.
    Whole(u64, u64),
    Milliseconds,
    /// A square, or `null`, which means off the board.
    Square,
    /// The first field of a FEN.
    Placement,
    /// A set of squares as 16 hexadecimal digits.
    Squares,
    OneOf(&'static [&'static str]),
    List(&'static Shape),
    Object(&'static [Field]),
    /// Who plays a side.
    Seat,
    /// How the game begins.
    Start,
    /// One clock for both players, or one clock for each.
    Clock,
    /// The year of an edition of the Laws.
    Edition,
    /// The pace of the game, and whether it is supervised.
    Laws,
    /// Milliseconds to add, or to take away if negative.
    Change,
    TimeOfDay,
}

impl Shape {
    /// Example values, for the shapes that examples explain best; empty for the other shapes.
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

    /// The years of the editions of the Laws, as text.
    pub fn editions() -> Vec<String> {
        Edition::ALL.iter().map(|edition| edition.year().to_string()).collect()
    }
}

/// A key of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    pub key: &'static str,
    pub shape: Shape,
    /// Whether the key is required. An optional key may also be `null`.
    pub required: bool,
}

pub(crate) const fn needs(key: &'static str, shape: Shape) -> Field {
    Field { key, shape, required: true }
}

const fn may(key: &'static str, shape: Shape) -> Field {
    Field { key, shape, required: false }
}

const PIECES: [&str; 12] = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"];
pub(super) const SIDE: Shape = Shape::OneOf(&[Color::White.name(), Color::Black.name()]);
const ANY: Shape = Shape::Whole(0, u64::MAX);

/// The keys of the settings line.
pub(super) const FIRST: &[Field] = &[needs("game", Shape::Object(GAME))];

/// The keys of the game settings.
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

pub(super) const NUMBER: &[Field] = &[
    needs("chess960", Shape::Whole(0, 959)),
    may("throws", Shape::List(&Shape::Whole(0, u32::MAX as u64))),
    may("placed", Shape::List(&Shape::Text)),
];

pub(super) const FEN: &[Field] = &[needs("fen", Shape::Text), may("chess960", Shape::Switch)];

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

pub(super) const CLOCK: &[Field] = &[
    needs("kind", Shape::OneOf(&CLOCK_KINDS)),
    may("base_ms", Shape::Milliseconds),
    may("bonus_ms", Shape::Milliseconds),
    may("first_bonus", Shape::Switch),
    may("stages", STAGES),
];

pub(super) const ODDS: &[Field] =
    &[needs("white", Shape::Object(CLOCK)), needs("black", Shape::Object(CLOCK)), may("stages", STAGES)];

pub(super) const PACE: Shape = Shape::OneOf(Pace::NAMES);

pub(super) const LAWS: &[Field] = &[needs("kind", PACE), may("supervised", Shape::Switch)];

const ENDS: Shape = Shape::OneOf(&["1-0", "0-1"]);
const TIMES: &[Field] = &[may("white", Shape::Change), may("black", Shape::Change)];

/// The keys that any action may have, besides `at`, `do` and those of its deed.
pub const ANY_ACTION: &[Field] =
    &[may("source", Shape::OneOf(Source::NAMES)), may("local_time", Shape::TimeOfDay)];

pub(super) const SEAT: &[Field] = &[
    may("level", Shape::Whole(1, Level::LAST_NUMBER as u64)),
    may("rating", Shape::Whole(*RATINGS.start() as u64, *RATINGS.end() as u64)),
    may("seed", ANY),
    may("guest", Shape::Text),
];

/// The keys of each deed, besides `at`, `do` and those of [`ANY_ACTION`].
pub const DEEDS: [(&str, &[Field]); 27] = [
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
    (
        "adjust-clock",
        &[
            needs("color", SIDE),
            may("ms", Shape::Change),
            may("moves", Shape::Whole(0, MAX_STAGE_MOVES as u64)),
        ],
    ),
    (
        "incident",
        &[
            may("article", Shape::OneOf(IncidentArticle::NAMES)),
            may("text", Shape::Text),
            may("add_ms", Shape::Object(TIMES)),
            may("against", SIDE),
            may("score", ENDS),
        ],
    ),
    ("seal", &[needs("text", Shape::Text)]),
    ("request-increment", &[needs("by", SIDE)]),
    ("approve", &[needs("by", SIDE), may("score", Shape::OneOf(&["1-0", "0-1", "1/2-1/2"]))]),
    ("pause", &[may("for", Shape::OneOf(PausePurpose::NAMES)), may("by", SIDE)]),
    ("resume", &[may("by", SIDE)]),
    ("tick", &[]),
];

pub(super) static NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| DEEDS.iter().map(|(name, _)| *name).collect());

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Text => f.write_str("text in quotation marks"),
            Shape::Switch => f.write_str("true or false"),
            Shape::Whole(least, most) => write!(f, "a whole number from {least} to {most}"),
            Shape::Milliseconds | Shape::Change => f.write_str("a whole number of milliseconds"),
            Shape::Edition => {
                let editions = Shape::editions();
                f.write_str(&any_of(&editions.iter().map(String::as_str).collect::<Vec<_>>()))
            }
            Shape::Square => f.write_str("a square from a1 to h8, or null"),
            Shape::TimeOfDay => f.write_str("a time of day from 00:00 to 23:59"),
            Shape::Placement => f.write_str("the first field of a FEN"),
            Shape::Squares => f.write_str("16 hexadecimal digits, a1 the lowest bit"),
            Shape::OneOf(names) => f.write_str(&any_of(names)),
            Shape::List(_) => f.write_str("a list in square brackets"),
            Shape::Object(fields) => {
                let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
                write!(f, "an object with {}", any_key(&keys))
            }
            Shape::Seat | Shape::Start | Shape::Clock | Shape::Laws => f.write_str(&any_of(self.examples())),
        }
    }
}

/// Joins keys with "or", each in quotation marks: `"at" or "do"`.
pub(super) fn any_key(keys: &[&str]) -> String {
    let quoted: Vec<String> = keys.iter().map(|key| format!("{key:?}")).collect();
    any_of(&quoted.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Joins names with "or": `white or black`.
fn any_of(names: &[&str]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
