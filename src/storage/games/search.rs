//! Incremental search: finds the games whose texts contain all typed words.
//!
//! A text is searched only once, however many games have it, so that even a million games are searched while the user
//! is typing.

use super::index::Index;

/// The maximum number of words: each has one bit of a byte. Further words are ignored.
const MAX_WORDS: usize = 8;

/// The cost of searching a text, counted in games whose texts have all been searched before.
const TEXT: usize = 8;

/// A search and the games found so far.
#[derive(Debug, Default)]
pub struct Query {
    words: Vec<String>,
    /// The games to search, in this order; `None` for all games.
    among: Option<Vec<u32>>,
    /// For each text, the words that occur in it, one bit each; `None` if it has not been searched yet.
    texts: Vec<Option<u8>>,
    found: Vec<u32>,
    looked: usize,
}

impl Query {
    /// A search for the typed words, in all games or only in some.
    pub fn new(typed: &str, among: Option<Vec<u32>>) -> Query {
        let words = typed.to_lowercase().split_whitespace().take(MAX_WORDS).map(str::to_owned).collect();
        Query { words, among, ..Query::default() }
    }

    /// Continues the search, including games added since the last call, until the budget `most` is used up. A game
    /// costs 1, and more if its texts have not been searched yet. Returns whether there are more games to search.
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

    /// Adds a game to those being searched, if only some games are searched and the new one comes after all of them in
    /// the file.
    pub fn also(&mut self, game: usize) {
        let game = game as u32;
        if let Some(among) = self.among.as_mut().filter(|among| among.last().is_none_or(|&last| last < game))
        {
            among.push(game);
        }
    }

    /// Whether every game matches, because all games are searched and no words were typed.
    fn is_all(&self) -> bool {
        self.words.is_empty() && self.among.is_none()
    }

    /// The number of games found so far, out of `all`.
    pub fn count(&self, all: usize) -> usize {
        if self.is_all() { all } else { self.found.len() }
    }

    /// The game in this row of the results.
    pub fn game(&self, row: usize) -> Option<usize> {
        if self.is_all() { Some(row) } else { self.found.get(row).map(|&game| game as usize) }
    }

    /// The row of a game in the results; `None` if it has not been found.
    pub fn row(&self, game: usize) -> Option<usize> {
        if self.is_all() { Some(game) } else { self.found.binary_search(&(game as u32)).ok() }
    }
}

/// The set of words that occur in the text, one bit each.
fn occurring(words: &[String], text: &str) -> u8 {
    let text = text.to_lowercase();
    let bits = words.iter().enumerate();
    bits.fold(0, |bits, (bit, word)| bits | u8::from(text.contains(word)) << bit)
}
