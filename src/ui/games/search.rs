//! Finding games as one types: those in whose names each word that was typed occurs.
//!
//! The words are looked for in each text once, however many games have it; so a million games take no longer than
//! what is typed.
//!
//! Absent on purpose: an order of its own; games stay in that of the file.

use super::index::Index;

/// More words are not looked for; each has a bit.
const MOST_WORDS: usize = 8;

/// What was typed, and the games that were found so far.
#[derive(Debug, Default)]
pub struct Search {
    words: Vec<String>,
    /// Only these games, in their order.
    among: Option<Vec<u32>>,
    /// For each text the words that occur in it.
    texts: Vec<u8>,
    found: Vec<u32>,
    looked: usize,
}

impl Search {
    /// Looks for what was typed, in all games or only among some.
    pub fn new(typed: &str, among: Option<Vec<u32>>) -> Search {
        let words = typed.to_lowercase().split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
        Search { words, among, ..Search::default() }
    }

    /// Looks through so many games more, which may have come since. Tells whether there are others.
    pub fn go_on(&mut self, index: &Index, most: usize) -> bool {
        if self.is_all() {
            return false;
        }
        for number in self.texts.len()..index.texts() {
            let text = index.text_of(number).to_lowercase();
            let bits = self.words.iter().enumerate();
            self.texts.push(bits.fold(0, |bits, (bit, word)| bits | u8::from(text.contains(word)) << bit));
        }
        let all = ((1_u16 << self.words.len()) - 1) as u8;
        let end = self.among.as_ref().map_or(index.count(), Vec::len);
        let to = end.min(self.looked + most);
        for at in self.looked..to {
            let game = self.among.as_ref().map_or(at, |among| among[at] as usize);
            let bits = index.numbers(game).fold(0, |bits, number| bits | self.texts[number]);
            if bits == all {
                self.found.push(game as u32);
            }
        }
        self.looked = to;
        to < end
    }

    /// Nothing is looked for: every game is found.
    fn is_all(&self) -> bool {
        self.words.is_empty() && self.among.is_none()
    }

    /// How many games were found, of so many.
    pub fn count(&self, all: usize) -> usize {
        if self.is_all() { all } else { self.found.len() }
    }

    /// The game in a row of what was found.
    pub fn game(&self, row: usize) -> Option<usize> {
        if self.is_all() { Some(row) } else { self.found.get(row).map(|&game| game as usize) }
    }

    /// The row of a game.
    pub fn row(&self, game: usize) -> Option<usize> {
        if self.is_all() { Some(game) } else { self.found.binary_search(&(game as u32)).ok() }
    }
}
