//! Where a game begins, as its tags tell: `FEN`, `SetUp` and `Variant`.

use super::FaultKind;
use crate::rules::Excerpt;
use crate::start::{Start, StartError};

/// What the tags say of the start.
#[derive(Default)]
pub(crate) struct SetupTags {
    pub(crate) fen: Option<String>,
    pub(crate) variant: Option<String>,
    pub(crate) set_up: Option<String>,
}

/// What a tag `Variant` names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Chess,
    Chess960,
    Other,
}

/// The number of the classical start among those of Chess960.
const CLASSICAL: u32 = 518;

impl SetupTags {
    /// Keeps what a tag says of the start. `false` when it says nothing of that.
    pub(crate) fn hear(&mut self, name: &str, value: &str) -> bool {
        match name {
            "FEN" => self.fen = Some(value.to_owned()),
            "SetUp" => self.set_up = Some(value.to_owned()),
            "Variant" => self.variant = Some(value.to_owned()),
            _ => return false,
        }
        true
    }

    /// The start, and what is odd about it.
    ///
    /// # Errors
    /// The text in the tag `FEN` is no position.
    pub(crate) fn start(&self) -> Result<(Start, Option<FaultKind>), StartError> {
        let named = self.variant.as_deref().map_or(Variant::Chess, variant);
        let odd = match (&self.variant, named) {
            (Some(other), Variant::Other) => Some(FaultKind::Variant(Excerpt::new(other))),
            _ if self.fen.is_none() && self.set_up.as_deref().is_some_and(|set| set.trim() == "1") => {
                Some(FaultKind::NoStart)
            }
            _ => None,
        };
        let start = match &self.fen {
            // Some programs tell Chess960 by its castling rights alone.
            Some(fen) => Start::from_fen(fen, (named == Variant::Chess960).then_some(true))?,
            None if named == Variant::Chess960 => Start::chess960(CLASSICAL)?,
            None => Start::standard(),
        };
        Ok((start, odd))
    }
}

/// The kind of chess, in the spellings of the programs that write it.
fn variant(value: &str) -> Variant {
    let letters = value.chars().filter(|letter| letter.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).take(32).collect();
    match name.as_str() {
        "chess960"
        | "960"
        | "fischerrandom"
        | "fischerandom"
        | "fischerrandomchess"
        | "fischerandomchess"
        | "frc"
        | "freestyle"
        | "freestylechess"
        | "chess9lx"
        | "chess960chess"
        | "fischerrandomchess960"
        | "chess960frc" => Variant::Chess960,
        "" | "standard" | "standardchess" | "chess" | "normal" | "normalchess" | "classical"
        | "classicalchess" | "fromposition" | "orthodox" | "regular" | "regularchess" => Variant::Chess,
        _ => Variant::Other,
    }
}
