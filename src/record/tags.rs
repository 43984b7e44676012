//! The tags of a game (PGN standard, 8.1), in their original order.
//!
//! For how tags are read and written, see [`pgn`](super::pgn).

use std::fmt;

use crate::rules::Color;

/// The seven tags that every game in export format has (8.1.1), each with the value that means unknown.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that say whether White and Black are humans or programs (PGN standard, 9.1.5).
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];
/// The value of a tag in [`TYPES`] for a human.
const HUMAN: &str = "human";
/// The value of a tag in [`TYPES`] for a program.
const PROGRAM: &str = "program";

/// The number of bytes of text that are reserved when the first tag is added, enough for most games.
const USUAL_LENGTH: usize = 256;
/// The number of tags for which memory is reserved when the first tag is added, enough for most games.
const USUAL_COUNT: usize = 12;

/// Tag names with their values; each name appears once.
///
/// All names and values are in one string, so that the tags of a million games need few allocations.
#[derive(Clone, Eq, Default)]
pub struct Tags {
    /// The names, each followed by its value.
    text: String,
    /// The indexes in `text` where each name and its value end.
    ends: Vec<(usize, usize)>,
}

impl Tags {
    /// The value of a tag; `None` if the tag is missing.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The value of a tag without surrounding white space. `None` if the tag is missing, or if its value means unknown:
    /// empty, or only question marks, dots and dashes.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !value.trim_matches(['?', '.', '-']).is_empty())
    }

    /// Replaces the value of a tag, or appends the tag if it is missing.
    pub fn set(&mut self, name: &str, value: &str) {
        let found = self.iter().position(|(known, _)| known == name);
        match found {
            Some(index) => self.replace(index, name, value),
            None => self.push(name, value),
        }
    }

    /// Whether a player is an engine according to the tags.
    pub fn is_program(&self, color: Color) -> bool {
        self.get(TYPES[color.index()]).is_some_and(|kind| kind.eq_ignore_ascii_case(PROGRAM))
    }

    /// Sets the tag that says whether a player is a human or an engine.
    pub fn set_human(&mut self, color: Color, is_human: bool) {
        self.set(TYPES[color.index()], if is_human { HUMAN } else { PROGRAM });
    }

    /// Appends a tag that must not exist yet.
    pub(super) fn push(&mut self, name: &str, value: &str) {
        if self.ends.is_empty() {
            self.text.reserve(USUAL_LENGTH);
            self.ends.reserve(USUAL_COUNT);
        }
        self.text.push_str(name);
        let end = self.text.len();
        self.text.push_str(value);
        self.ends.push((end, self.text.len()));
    }

    /// Removes a tag. Returns `false` if it did not exist.
    pub fn remove(&mut self, name: &str) -> bool {
        let found = self.iter().position(|(known, _)| known == name);
        if let Some(index) = found {
            self.replace(index, "", "");
            self.ends.remove(index);
        }
        found.is_some()
    }

    fn replace(&mut self, index: usize, name: &str, value: &str) {
        let begin = self.begin(index);
        let (_, end) = self.ends[index];
        self.text.replace_range(begin..end, &[name, value].concat());
        self.ends[index] = (begin + name.len(), begin + name.len() + value.len());
        for (name_end, value_end) in &mut self.ends[index + 1..] {
            for at in [name_end, value_end] {
                *at = *at - end + begin + name.len() + value.len();
            }
        }
    }

    /// The index in `text` at which a tag begins.
    fn begin(&self, index: usize) -> usize {
        index.checked_sub(1).map_or(0, |before| self.ends[before].1)
    }

    /// Iterates over the tags in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let tag = |(index, &(middle, end)): (usize, &(usize, usize))| {
            (&self.text[self.begin(index)..middle], &self.text[middle..end])
        };
        self.ends.iter().enumerate().map(tag)
    }
}

impl fmt::Debug for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Tags are equal if they contain the same information: the order does not matter, and a missing tag of the
/// seven-tag roster equals one whose value means unknown, as in [`Tags::known`].
impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        fn known(tags: &Tags) -> Vec<(&str, &str)> {
            let in_roster = |name: &str| ROSTER.iter().any(|(known, _)| *known == name);
            let mut all: Vec<(&str, &str)> = tags.iter().collect();
            all.retain(|(name, _)| tags.known(name).is_some() || !in_roster(name));
            all.sort_unstable();
            all
        }
        known(self) == known(other)
    }
}
