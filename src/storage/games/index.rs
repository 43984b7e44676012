//! An index of the games in a file, compact enough for a million games: equal texts are shared, and an entry consists
//! of the location where a game begins and the numbers of its texts.
//!
//! For building the index, see `storage::games::reader`.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use crate::record::pgn::Heading;
use crate::rules::named;

named! {
    /// A field of a game in the list. The name of a field is that of its PGN tag.
    pub enum Field {
        White = "White",
        Black = "Black",
        Result = "Result",
        Date = "Date",
        Event = "Event",
        WhiteElo = "WhiteElo",
        BlackElo = "BlackElo",
        Eco = "ECO",
        /// The number of plies, as stated by the file or counted.
        Plies = "PlyCount",
    }
}

impl Field {
    /// Whether the texts of this field are numbers.
    pub const fn is_number(self) -> bool {
        matches!(self, Field::WhiteElo | Field::BlackElo | Field::Plies)
    }
}

/// The maximum length of a text, in bytes; a longer text is cut off.
const MAX_NAME_BYTES: usize = 160;

/// The number of a text in [`Texts`].
type Number = u32;

/// Where a game begins, as a byte offset and a line number, and the numbers of its texts.
#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u64,
    line: u32,
    texts: [Number; Field::ALL.len()],
}

/// The games of a file, in order.
#[derive(Debug)]
pub struct Index {
    games: Vec<Entry>,
    texts: Texts,
    /// For each field, whether any game has a text in it.
    filled: [bool; Field::ALL.len()],
}

impl Default for Index {
    fn default() -> Index {
        let mut texts = Texts::default();
        texts.number("");
        Index { games: Vec::new(), texts, filled: [false; Field::ALL.len()] }
    }
}

impl Index {
    /// Appends a game.
    pub fn push(&mut self, game: &Heading) {
        let texts = Field::ALL.map(|field| {
            // The tags of a heading do not include the result.
            let is_result = field == Field::Result;
            let text = if is_result { Some(game.result.text()) } else { game.tags.known(field.name()) };
            self.texts.number(text.unwrap_or_default())
        });
        for (filled, number) in self.filled.iter_mut().zip(texts) {
            *filled |= number > 0;
        }
        let line = game.line.try_into().unwrap_or(u32::MAX);
        self.games.push(Entry { start: game.bytes.start, line, texts });
    }

    /// The number of games.
    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// The byte offset and the line number where a game begins; `None` if there is no such game. Games are counted from
    /// 0.
    pub fn place(&self, game: usize) -> Option<(u64, u64)> {
        self.games.get(game).map(|game| (game.start, game.line.into()))
    }

    /// The byte offsets of all games.
    pub fn starts(&self) -> Vec<u64> {
        self.games.iter().map(|game| game.start).collect()
    }

    /// The last game that begins at or before this byte offset; `None` if there is none.
    pub fn at(&self, byte: u64) -> Option<usize> {
        self.games.partition_point(|game| game.start <= byte).checked_sub(1)
    }

    /// Like [`Index::at`], but `None` if the offset may belong to a game that is not indexed yet. `is_whole` says
    /// whether all games are indexed.
    pub fn known_at(&self, byte: u64, is_whole: bool) -> Option<usize> {
        self.at(byte).filter(|game| is_whole || game + 1 < self.games.len())
    }

    /// The text of a game in a field; empty if unknown.
    pub fn text(&self, game: usize, field: Field) -> &str {
        self.games.get(game).map_or("", |game| self.texts.get(game.texts[field as usize]))
    }

    /// Whether any game has a text in a field.
    pub fn has(&self, field: Field) -> bool {
        self.filled[field as usize]
    }

    /// The number of texts.
    pub fn texts(&self) -> usize {
        self.texts.ends.len()
    }

    /// The text that has this number.
    pub fn text_of(&self, number: usize) -> &str {
        self.texts.get(number as Number)
    }

    /// The number of a game's text in a field; 0, the number of the empty text, if there is no such game.
    pub fn number(&self, game: usize, field: Field) -> usize {
        self.games.get(game).map_or(0, |game| game.texts[field as usize] as usize)
    }

    /// The numbers of a game's texts. The text with the length in plies, which searches ignore, is left out.
    pub fn numbers(&self, game: usize) -> impl Iterator<Item = usize> {
        let texts = self.games.get(game).map(|game| &game.texts[..Field::Plies as usize]);
        texts.into_iter().flatten().map(|number| *number as usize)
    }

    /// Notes the length of a game in plies, unless it is known already.
    pub fn note_plies(&mut self, game: usize, plies: u32) {
        let unknown = self.text(game, Field::Plies).is_empty();
        if let Some(entry) = self.games.get_mut(game).filter(|_| unknown) {
            entry.texts[Field::Plies as usize] = self.texts.number(&plies.to_string());
            self.filled[Field::Plies as usize] = true;
        }
    }
}

/// Texts, stored one after another and numbered.
#[derive(Debug, Default)]
struct Texts {
    all: String,
    ends: Vec<u32>,
    /// The number of the text with each hash. Texts with the same hash replace each other here, so one of them may be
    /// stored again.
    known: HashMap<u64, Number>,
    hasher: RandomState,
}

impl Texts {
    fn number(&mut self, text: &str) -> Number {
        let text = &text[..text.floor_char_boundary(MAX_NAME_BYTES)];
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
