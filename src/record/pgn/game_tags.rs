//! What the reader remembers of the tags of a game.

use arrayvec::ArrayVec;

use super::places::Place;
use super::setup_tags::SetupTags;

/// Tags whose names are recognised in any letter case. `Event` comes first, since games usually begin with it.
pub(super) const KNOWN: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];
/// The index of `Event` in [`KNOWN`].
pub(super) const EVENT: usize = 0;
/// The index of `Result` in [`KNOWN`]; the tags after it are about the start.
pub(super) const RESULT: usize = 6;

#[derive(Default)]
pub(super) struct GameTags {
    pub(super) setup: SetupTags,
    /// The value of the `Result` tag; empty if there is none.
    pub(super) result: String,
    /// The names of the tags about the start and the result, and where they are.
    pub(super) places: ArrayVec<(&'static str, Place), 4>,
    /// One bit for each known tag that the game has.
    pub(super) known: u16,
    /// The names of the game's other tags. The first `others` strings are in use; the rest are kept to be reused.
    names: Vec<String>,
    pub(super) others: usize,
}

impl GameTags {
    pub(super) fn clear(&mut self) {
        self.setup = SetupTags::default();
        self.result.clear();
        self.places.clear();
        (self.known, self.others) = (0, 0);
    }

    /// Whether the game has a tag with this name. `index` is the index of the name in [`KNOWN`]; `None` if it is not
    /// there.
    pub(super) fn has(&self, index: Option<usize>, name: &str) -> bool {
        match index {
            Some(index) => self.known >> index & 1 != 0,
            None => self.names[..self.others].iter().any(|other| other == name),
        }
    }

    /// Remembers a tag. Returns `false` if it is about the start or the result; such a tag is evaluated later.
    pub(super) fn add(
        &mut self,
        index: Option<usize>,
        name: &str,
        value: &str,
        place: impl FnOnce() -> Place,
    ) -> bool {
        let Some(index) = index else {
            self.push_name(name);
            return true;
        };
        self.known |= 1 << index;
        if index < RESULT {
            return true;
        }
        self.places.push((KNOWN[index], place()));
        if index == RESULT {
            self.result.push_str(value);
        } else {
            self.setup.read(KNOWN[index], value);
        }
        false
    }

    /// Remembers the name of a tag that is not in [`KNOWN`].
    pub(super) fn push_name(&mut self, name: &str) {
        if self.names.len() == self.others {
            self.names.push(String::new());
        }
        name.clone_into(&mut self.names[self.others]);
        self.others += 1;
    }
}

/// The index of a name, in any letter case, in [`KNOWN`]; `None` if it is not there.
pub(super) fn index_of(name: &str) -> Option<usize> {
    KNOWN.iter().position(|known| name.eq_ignore_ascii_case(known))
}
