//! Moves as blind and partially sighted players announce them, with names for the files and German names for the pieces
//! and ranks: "Springer Gustav eins Felix drei" (Appendix D.2 of the Laws). The names are the same in every language.

use super::messages::Texts;
use super::spoken_move::spoken;
use crate::rules::{BoardChange, CastlingSide, Move, MoveKind, Piece, Position, Square};

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const PIECES: [&str; 6] = ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/// The phrase for a legal move: with the names of this module if `with_names`, otherwise in the user's language.
pub fn announcement(texts: &Texts, with_names: bool, position: &Position, mv: Move) -> String {
    if with_names { named(position, mv) } else { spoken(texts, position, mv) }
}

/// The piece with both of its squares, or castling; then the piece of a promotion, if there is one; then check or mate.
/// A capture is announced like any other move.
fn named(position: &Position, mv: Move) -> String {
    let mut said = match mv.kind() {
        MoveKind::Castling => match CastlingSide::of(mv.from(), mv.to()) {
            CastlingSide::H => "kurze Rochade".to_owned(),
            CastlingSide::A => "lange Rochade".to_owned(),
        },
        MoveKind::Plain(_) | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promotion(_) => {
            format!("{} {} {}", PIECES[mv.role().index()], square(mv.from()), square(mv.to()))
        }
    };
    if let Some(role) = mv.promotion() {
        said = format!("{said}, {}", PIECES[role.index()]);
    }
    let next = position.after(mv);
    let end = if next.is_checkmate() {
        ", Matt"
    } else if next.is_check() {
        ", Schach"
    } else {
        ""
    };
    said + end
}

/// A phrase for one change that a player made by hand on the board, with the names of this module.
pub(super) fn of_hands(change: &BoardChange) -> String {
    let man = |piece: &Piece, on: &Square| format!("{} {}", PIECES[piece.role.index()], square(*on));
    match change {
        BoardChange::Castled(CastlingSide::H) => "kurze Rochade".to_owned(),
        BoardChange::Castled(CastlingSide::A) => "lange Rochade".to_owned(),
        BoardChange::Moved { piece, from, to, promotion, .. } => {
            let said = format!("{} {}", man(piece, from), square(*to));
            promotion.map_or(said.clone(), |role| format!("{said}, {}", PIECES[role.index()]))
        }
        BoardChange::On(piece, on) => format!("{} auf", man(piece, on)),
        BoardChange::Off(piece, on) => format!("{} ab", man(piece, on)),
    }
}

fn square(square: Square) -> String {
    format!("{} {}", FILES[square.file().index()], RANKS[square.rank().index()])
}
