//! The headings of all games of a file, small enough for a million of them: names that occur more than once are kept
//! once, and a game is where it begins and the numbers of its names.
//!
//! Reading it: see `storage::games::reader`.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use crate::record::pgn::Heading;

/// What is told of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    White,
    Black,
    Result,
    Date,
    Event,
}

impl Field {
    /// All of them, each at the place of its number.
    pub const ALL: [Field; 5] = [Field::White, Field::Black, Field::Result, Field::Date, Field::Event];

    /// Its tag in a file; the result is read otherwise.
    const fn tag(self) -> Option<&'static str> {
        match self {
            Field::White => Some("White"),
            Field::Black => Some("Black"),
            Field::Result => None,
            Field::Date => Some("Date"),
            Field::Event => Some("Event"),
        }
    }
}

/// A longer name is cut off.
const LONGEST: usize = 160;

/// The number of a text.
type Number = u32;

/// A game of the file.
#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u64,
    line: u32,
    texts: [Number; Field::ALL.len()],
}

/// The games of a file in their order.
#[derive(Debug)]
pub struct Index {
    games: Vec<Entry>,
    texts: Texts,
}

impl Default for Index {
    fn default() -> Index {
        let mut texts = Texts::default();
        texts.number("");
        Index { games: Vec::new(), texts }
    }
}

impl Index {
    /// One game more.
    pub fn push(&mut self, game: &Heading) {
        let texts = Field::ALL.map(|field| match field.tag() {
            None => self.texts.number(game.result.text()),
            Some(tag) => self.texts.number(game.tags.known(tag).unwrap_or_default()),
        });
        let line = game.line.try_into().unwrap_or(u32::MAX);
        self.games.push(Entry { start: game.bytes.start, line, texts });
    }

    /// How many games there are.
    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// The byte and the line of the file where a game begins; games are counted from 0.
    pub fn place(&self, game: usize) -> Option<(u64, u64)> {
        self.games.get(game).map(|game| (game.start, game.line.into()))
    }

    /// The game in which a byte of the file lies.
    pub fn at(&self, byte: u64) -> Option<usize> {
        self.games.partition_point(|game| game.start <= byte).checked_sub(1)
    }

    /// What is told of a game; empty where it is not known.
    pub fn text(&self, game: usize, field: Field) -> &str {
        self.games.get(game).map_or("", |game| self.texts.get(game.texts[field as usize]))
    }

    /// How many different texts there are; each has a number.
    pub fn texts(&self) -> usize {
        self.texts.ends.len()
    }

    /// The text of a number.
    pub fn text_of(&self, number: usize) -> &str {
        self.texts.get(number as Number)
    }

    /// The numbers of the texts of a game.
    pub fn numbers(&self, game: usize) -> impl Iterator<Item = usize> {
        self.games.get(game).into_iter().flat_map(|game| game.texts).map(|number| number as usize)
    }
}

/// Texts, each once, one after the other.
#[derive(Debug, Default)]
struct Texts {
    all: String,
    ends: Vec<u32>,
    /// By what their letters come to; two that come to the same are told apart by their letters.
    known: HashMap<u64, Number>,
    hasher: RandomState,
}

impl Texts {
    fn number(&mut self, text: &str) -> Number {
        let text = &text[..text.floor_char_boundary(LONGEST)];
        let hash = self.hasher.hash_one(text);
        if let Some(&number) = self.known.get(&hash)
            && self.get(number) == text
        {
            return number;
        }
        let end = self.all.len() + text.len();
        let (Ok(end), Ok(number)) = (u32::try_from(end), Number::try_from(self.ends.len())) else {
            return 0;
        };
        self.all.push_str(text);
        self.ends.push(end);
        self.known.insert(hash, number);
        number
    }

    fn get(&self, number: Number) -> &str {
        let number = number as usize;
        let end = |number: usize| self.ends.get(number).map_or(0, |&end| end as usize);
        let begin = number.checked_sub(1).map_or(0, end);
        self.all.get(begin..end(number)).unwrap_or_default()
    }
}
