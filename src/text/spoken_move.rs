//! Moves in spoken form: "knight takes e5, check"; "korte rokade".
//!
//! The origin is named if another piece of the same kind could have made the move.
//!
//! Letters and figurines: see [`notation`](super::notation).

use super::messages::{Texts, sentence};
use crate::rules::{CastlingSide, Move, MoveKind, Position, Role};

/// The phrase for a legal move, without an initial capital or a full stop.
pub fn spoken(texts: &Texts, position: &Position, mv: Move) -> String {
    let next = position.after(mv);
    let end = if next.is_checkmate() {
        "mate"
    } else if next.is_check() {
        "check"
    } else {
        "none"
    };
    t!(
        texts,
        key(position, mv),
        role = mv.role().name(),
        from = mv.from().to_string(),
        file = mv.from().file().letter().to_string(),
        to = mv.to().to_string(),
        promoted = mv.promotion().unwrap_or(mv.role()).name(),
        end
    )
}

/// Whether a piece and its new square say the whole move: it takes nothing, gives no check, and no other piece of its
/// kind could go there.
pub fn is_plain(position: &Position, mv: Move) -> bool {
    matches!(key(position, mv), "spoken-pawn" | "spoken-piece") && !position.after(mv).is_check()
}

/// A spoken move as a sentence. A file keeps its lower-case letter, because a capital B is a bishop.
pub fn sentence_of(texts: &Texts, spoken: &str) -> String {
    let mut letters = spoken.chars();
    let file = letters.next().is_some_and(|first| matches!(first, 'a'..='h'));
    let begins_with_file = file && letters.next().is_some_and(|next| !next.is_alphabetic());
    let text = if begins_with_file { spoken.to_owned() } else { sentence(spoken) };
    t!(texts, "aloud-move", move = text)
}

/// The message key for the move.
fn key(position: &Position, mv: Move) -> &'static str {
    let takes = position.taken_by(mv).is_some();
    match (mv.kind(), mv.role(), mv.promotion()) {
        (MoveKind::Castling, ..) => match CastlingSide::of(mv.from(), mv.to()) {
            CastlingSide::H => "spoken-castles-short",
            CastlingSide::A => "spoken-castles-long",
        },
        (MoveKind::EnPassant, ..) => "spoken-en-passant",
        (_, _, Some(_)) if takes => "spoken-takes-promotes",
        (_, _, Some(_)) => "spoken-promotes",
        (_, Role::Pawn, _) if takes => "spoken-pawn-takes",
        (_, Role::Pawn, _) => "spoken-pawn",
        _ => match (has_rival(position, mv), takes) {
            (true, true) => "spoken-takes-from",
            (true, false) => "spoken-piece-from",
            (false, true) => "spoken-takes",
            (false, false) => "spoken-piece",
        },
    }
}

/// Whether another piece of the same kind could go to the same square.
fn has_rival(position: &Position, mv: Move) -> bool {
    let same = |other: &Move| other.role() == mv.role() && other.to() == mv.to() && other.from() != mv.from();
    position.legal_moves().into_iter().any(|other| same(&other) && !other.is_castling())
}
