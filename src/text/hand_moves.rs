//! What a player did by hand on the board, legal or not, in written and spoken form.
//!
//! For legal moves, see [`notation`](super::notation) and [`spoken_move`](super::spoken_move).

use super::messages::Texts;
use super::named_move;
use super::notation::{Notation, text};
use crate::game::RuledMove;
use crate::rules::{BoardChange, CastlingSide};

/// The changes as the score sheet shows them, such as `Ng1-f3`, `O-O` or `Nc3 off`; `–` if the clock was pressed
/// without a move.
pub fn written(texts: &Texts, notation: Notation, changes: &[BoardChange]) -> String {
    let each = changes.iter().map(|change| match change {
        BoardChange::Castled(_) | BoardChange::Moved { .. } => text(&change.to_string(), notation, texts),
        BoardChange::On(piece, square) | BoardChange::Off(piece, square) => {
            let man = text(&BoardChange::man(*piece, *square), notation, texts);
            let is_on = matches!(change, BoardChange::On(..));
            t!(texts, if is_on { "hand-on-sheet" } else { "hand-off-sheet" }, man)
        }
    });
    if changes.is_empty() { "–".to_owned() } else { texts.row(each) }
}

/// The move of a ruling in this notation; empty if there is no move.
pub fn ruled(texts: &Texts, notation: Notation, mv: &RuledMove) -> String {
    match mv {
        RuledMove::None => String::new(),
        RuledMove::Legal(san) => text(san, notation, texts),
        RuledMove::ByHand(changes) => written(texts, notation, changes),
    }
}

/// The changes as a phrase, such as "knight from g1 to f3". With `with_names`, files, ranks and pieces have the names
/// that [`named_move`] uses.
pub fn spoken(texts: &Texts, with_names: bool, changes: &[BoardChange]) -> String {
    if with_names && !changes.is_empty() {
        return texts.row(changes.iter().map(named_move::of_hands));
    }
    let each = changes.iter().map(|change| match change {
        BoardChange::Castled(CastlingSide::H) => t!(texts, "spoken-castles-short", end = "none"),
        BoardChange::Castled(CastlingSide::A) => t!(texts, "spoken-castles-long", end = "none"),
        BoardChange::Moved { piece, from, to, takes, promotion } => {
            let piece = texts.piece(piece.role);
            let (from, to) = (from.to_string(), to.to_string());
            let key = if *takes { "hand-takes" } else { "hand-moves" };
            let said = t!(texts, key, piece, from, to);
            match promotion {
                Some(role) => t!(texts, "hand-promotes", said, piece = texts.piece(*role)),
                None => said,
            }
        }
        BoardChange::On(piece, square) | BoardChange::Off(piece, square) => {
            let (piece, square) = (texts.piece(piece.role), square.to_string());
            let is_on = matches!(change, BoardChange::On(..));
            t!(texts, if is_on { "hand-on" } else { "hand-off" }, piece, square)
        }
    });
    if changes.is_empty() { t!(texts, "hand-none") } else { texts.row(each) }
}
