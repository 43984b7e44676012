//! The tags of a game (PGN standard, 8.1), in their original order.
//!
//! Which tags are required: see [`pgn`](super::pgn).

use crate::rules::Color;

/// The seven tags that every game has, with their values for unknown.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags for the kinds of players, with their values (PGN standard, 9.1.5).
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];
const HUMAN: &str = "human";
const PROGRAM: &str = "program";

/// Tag names with their values; each name appears once.
#[derive(Clone, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag, if present.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The value of a tag, unless it means unknown: empty, or only question marks, dots and dashes.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !value.trim_matches(['?', '.', '-']).is_empty())
    }

    /// Sets a tag in its place, or appends it.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Whether a player is an engine, as far as the tags tell.
    pub fn is_program(&self, color: Color) -> bool {
        self.get(TYPES[color.index()]).is_some_and(|kind| kind.eq_ignore_ascii_case(PROGRAM))
    }

    /// Sets the tag that says whether a player is a human or an engine.
    pub fn set_human(&mut self, color: Color, is_human: bool) {
        self.set(TYPES[color.index()], if is_human { HUMAN } else { PROGRAM });
    }

    /// Appends a tag that must not exist yet.
    pub(super) fn push(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// Removes a tag. Returns `false` if it did not exist.
    pub fn remove(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|(known, _)| known != name);
        self.0.len() < before
    }

    /// Iterates over the tags in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Equal if they contain the same information: the order does not matter, and a missing tag of the seven-tag roster
/// equals an unknown one.
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
