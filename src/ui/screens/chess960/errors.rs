//! The words that explain why a piece can't be placed, and the squares that show why.

use crate::rules::{Bitboard, CastlingSide, File, Rank, Role, Square};
use crate::start::{InTurn, PlacementError};
use crate::text::Texts;
use crate::ui::view::LawCard;

/// Why an attempt to place a piece was refused.
#[derive(Clone, Copy, Debug)]
pub enum Refusal {
    Placement(File, PlacementError),
    /// The place is not a square of the first rank.
    Elsewhere,
    /// No piece was chosen.
    NoPiece,
}

/// The square of White's first rank on this file.
pub fn placed_on(file: File) -> Square {
    Square::at(file, Rank::R1)
}

pub fn why(words: &Texts, refused: Refusal) -> LawCard {
    let (detail, article) = match refused {
        Refusal::Elsewhere => (t!(words, "turns-elsewhere"), None),
        Refusal::NoPiece => (t!(words, "turns-no-piece"), None),
        Refusal::Placement(file, refusal) => explain(words, file, refusal),
    };
    LawCard { title: t!(words, "turns-refused"), detail, article, refusal: true, ..LawCard::default() }
}

/// The squares that explain a refusal: the square of the attempt and, if the other bishop, or the king and rooks,
/// prevent the placement, the squares of those pieces.
pub fn causes(in_turn: &InTurn, file: File, refusal: PlacementError) -> Bitboard {
    let row = in_turn.row();
    let standing = |role| File::ALL.into_iter().filter(move |file| row[file.index()] == Some(role));
    let causes: Bitboard = match refusal {
        PlacementError::BishopsOnOneColor(other) => Bitboard::of(placed_on(other)),
        PlacementError::RooksOnOneSide
        | PlacementError::NoSquareForKing
        | PlacementError::NoSquareForRook(_) => {
            standing(Role::King).chain(standing(Role::Rook)).map(placed_on).collect()
        }
        _ => Bitboard::EMPTY,
    };
    causes.with(placed_on(file))
}

/// Why a piece can't be placed on this file, and the article that says so; `None` if no article does.
fn explain(words: &Texts, file: File, refusal: PlacementError) -> (String, Option<&'static str>) {
    const BISHOPS: Option<&str> = Some("II.2.2");
    const KING: Option<&str> = Some("II.2.1");
    let square = placed_on(file).to_string();
    match refusal {
        PlacementError::AllPlaced => (t!(words, "turns-done"), None),
        PlacementError::NoneLeft(_) => (t!(words, "turns-no-piece"), None),
        PlacementError::Taken(by) => (t!(words, "turns-taken", square, role = by.name()), None),
        PlacementError::BishopsOnOneColor(other) => {
            let bishop = placed_on(other).to_string();
            (t!(words, "turns-one-color", bishop, square), BISHOPS)
        }
        PlacementError::NoSquareForBishop { dark } => {
            (t!(words, "turns-no-bishop", color = if dark { "dark" } else { "light" }), BISHOPS)
        }
        PlacementError::RooksOnOneSide => (t!(words, "turns-one-side"), KING),
        PlacementError::NoSquareForRook(side) => {
            let side = if side == CastlingSide::A { "left" } else { "right" };
            (t!(words, "turns-no-rook", side), KING)
        }
        PlacementError::NoSquareForKing => (t!(words, "turns-no-king"), KING),
        PlacementError::NotAllTogether => (t!(words, "turns-together"), Some("II.2")),
    }
}
