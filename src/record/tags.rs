//! The tags of a game: who, where, when (PGN standard, 8.1), in the order in which they came.
//!
//! Which of them are required: see `record::pgn`.

use super::pgn::ROSTER;

/// Names and values; each name once.
#[derive(Clone, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag, if it is there.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The same, without what files write for unknown: nothing, or only question marks, dots and dashes.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !value.trim_matches(['?', '.', '-']).is_empty())
    }

    /// Gives a tag this value in the place where it is, or at the end.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// A tag that is known to be new.
    pub(super) fn push(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// Takes a tag away. `false` when it was not there.
    pub fn remove(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|(known, _)| known != name);
        self.0.len() < before
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Equal when they tell the same: in any order, and one of the seven that every file has is unknown when it is missing.
impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        let tells = |tags: &Tags| {
            let mut told: Vec<(String, String)> = tags
                .iter()
                .filter(|(name, _)| {
                    tags.known(name).is_some() || !ROSTER.iter().any(|(known, _)| known == name)
                })
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect();
            told.sort();
            told
        };
        tells(self) == tells(other)
    }
}
