//! Finding games as one types: those in whose names each word that was typed occurs.
//!
//! The words are looked for in each text once, however many games have it; so a million games take no longer than
//! what is typed.

use super::index::Index;

/// More words are not looked for; each has a bit.
const MOST_WORDS: usize = 8;

/// A text is so much work as so many games whose texts are known.
const TEXT: usize = 8;

/// What was typed, and the games that were found so far.
#[derive(Debug, Default)]
pub struct Search {
    words: Vec<String>,
    /// Only these games, in their order.
    among: Option<Vec<u32>>,
    /// For each text the words that occur in it, where it has been looked at.
    texts: Vec<Option<u8>>,
    found: Vec<u32>,
    looked: usize,
}

impl Search {
    /// Looks for what was typed, in all games or only among some.
    pub fn new(typed: &str, among: Option<Vec<u32>>) -> Search {
        let words = typed.to_lowercase().split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
        Search { words, among, ..Search::default() }
    }

    /// Looks further, at games which may have come since; so much is done at most, where a game counts as one. Tells
    /// whether there are others.
    pub fn go_on(&mut self, index: &Index, mut most: usize) -> bool {
        if self.is_all() {
            return false;
        }
        let all = ((1_u16 << self.words.len()) - 1) as u8;
        let end = self.among.as_ref().map_or(index.count(), Vec::len);
        self.texts.resize(index.texts(), None);
        while self.looked < end && most > 0 {
            let game = self.among.as_ref().map_or(self.looked, |among| among[self.looked] as usize);
            let mut bits = 0;
            for number in index.numbers(game) {
                bits |= *self.texts[number].get_or_insert_with(|| {
                    most = most.saturating_sub(TEXT);
                    occurring(&self.words, index.text_of(number))
                });
            }
            if bits == all {
                self.found.push(game as u32);
            }
            most = most.saturating_sub(1);
            self.looked += 1;
        }
        self.looked < end
    }

    /// One game more among those that are looked at; it comes after all others in the file.
    pub fn also(&mut self, game: usize) {
        let game = game as u32;
        if let Some(among) = self.among.as_mut().filter(|among| among.last().is_none_or(|&last| last < game))
        {
            among.push(game);
        }
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

/// A bit for each of the words that occurs in the text.
fn occurring(words: &[String], text: &str) -> u8 {
    let text = text.to_lowercase();
    let bits = words.iter().enumerate();
    bits.fold(0, |bits, (bit, word)| bits | u8::from(text.contains(word)) << bit)
}
