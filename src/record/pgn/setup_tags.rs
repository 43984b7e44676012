//! The tags that determine the start: `FEN`, `SetUp` and `Variant`.

use super::PgnFaultKind;
use crate::rules::Excerpt;
use crate::start::{Start, StartError};

/// The values of the tags that determine the start.
#[derive(PartialEq, Default)]
pub(crate) struct SetupTags {
    pub(crate) fen: Option<String>,
    pub(crate) variant: Option<String>,
    pub(crate) set_up: Option<String>,
}

/// What the value of a `Variant` tag means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Chess,
    Chess960,
    Other,
}

/// The Chess960 number of the regular start.
const CLASSICAL: u32 = 518;

impl SetupTags {
    /// Stores a tag about the start; returns `false` for any other tag.
    pub(crate) fn read(&mut self, name: &str, value: &str) -> bool {
        match name {
            "FEN" => self.fen = Some(value.to_owned()),
            "SetUp" => self.set_up = Some(value.to_owned()),
            "Variant" => self.variant = Some(value.to_owned()),
            _ => return false,
        }
        true
    }

    /// The start, and an error that does not prevent reading; `None` if there is no such error.
    ///
    /// # Errors
    /// The `FEN` tag does not contain a valid position.
    pub(crate) fn start(&self) -> Result<(Start, Option<PgnFaultKind>), StartError> {
        let named = self.variant.as_deref().map_or(Variant::Chess, variant);
        let odd = match (&self.variant, named) {
            (Some(other), Variant::Other) => Some(PgnFaultKind::Variant(Excerpt::new(other))),
            _ if self.fen.is_none() && self.set_up.as_deref().is_some_and(|set| set.trim() == "1") => {
                Some(PgnFaultKind::NoStart)
            }
            _ => None,
        };
        let start = match &self.fen {
            // Some programs indicate Chess960 only through the castling rights.
            Some(fen) => Start::from_fen(fen, (named == Variant::Chess960).then_some(true))?,
            None if named == Variant::Chess960 => Start::chess960(CLASSICAL)?,
            None => Start::standard(),
        };
        Ok((start, odd))
    }
}

/// The spellings of Chess960 that various programs use, in lower-case letters and digits.
const CHESS960: &str = "chess960 960 fischerrandom fischerandom fischerrandomchess fischerandomchess frc freestyle \
    freestylechess chess9lx chess960chess fischerrandomchess960 chess960frc";
/// The spellings of regular chess that various programs use.
const CHESS: &str = "standard standardchess chess normal normalchess classical classicalchess fromposition orthodox \
    regular regularchess";

fn variant(value: &str) -> Variant {
    let letters = value.chars().filter(|letter| letter.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).take(32).collect();
    let is_in = |spellings: &str| spellings.split(' ').any(|known| known == name);
    match is_in(CHESS960) {
        true => Variant::Chess960,
        false if name.is_empty() || is_in(CHESS) => Variant::Chess,
        false => Variant::Other,
    }
}
