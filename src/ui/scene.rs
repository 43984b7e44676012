//! What the board shows: from the table and the move that is looked at to pieces and marks.
//!
//! Absent on purpose: painting (see `board`), and sentences.

use super::board::{Marks, Placement};
use super::words::Words;
use crate::rules::{Bitboard, CastlingSide, Move, Position, Square};
use crate::table::Table;

/// The board's pieces and marks.
#[derive(Clone, Debug)]
pub struct Scene {
    pub pieces: Placement,
    pub marks: Marks,
    pub in_hand: Option<Square>,
    pub movable: Bitboard,
}

impl Scene {
    /// The position after `shown` moves; hands and targets only when that is the game's own.
    pub fn of(table: &Table, shown: usize, refusal: Bitboard) -> Scene {
        let position = table.position_after(shown);
        let live = shown == table.moves().len();
        let mut pieces = [None; 64];
        for square in Square::all() {
            pieces[square.index()] = position.piece_at(square);
        }
        let promoting = table.promoting().filter(|_| live);
        if let Some((from, to)) = promoting {
            pieces[to.index()] = pieces[from.index()].take();
        }
        let last = shown.checked_sub(1).and_then(|index| table.moves().get(index));
        let selected = table.selected().filter(|_| live);
        let open = live && table.result().is_none() && promoting.is_none();
        let marks = Marks {
            last_move: last
                .map_or(Bitboard::EMPTY, |played| ends(played.mv, table.position_after(shown - 1))),
            selected,
            targets: selected.map_or(Bitboard::EMPTY, |from| targets(position, from)),
            check: position.is_check().then(|| position.king(position.turn())),
            refusal: if live { refusal } else { Bitboard::EMPTY },
        };
        Scene {
            pieces,
            marks,
            in_hand: table.in_hand().filter(|_| live),
            movable: if open { position.board().color(position.turn()) } else { Bitboard::EMPTY },
        }
    }

    /// "e2, white pawn"; "e4, empty".
    pub fn name(&self, words: &Words, square: Square) -> String {
        let name = square.to_string();
        match self.pieces[square.index()] {
            Some(piece) => words.with(
                "square-piece",
                [("square", name.into()), ("piece", words.colored_piece(piece).into())],
            ),
            None => words.with("square-empty", [("square", name.into())]),
        }
    }

    /// What is marked there, in words; empty when nothing is.
    pub fn description(&self, words: &Words, square: Square) -> String {
        let marks = &self.marks;
        let all = [
            (marks.selected == Some(square), "mark-selected"),
            (marks.targets.has(square), "mark-target"),
            (marks.check == Some(square), "mark-check"),
            (marks.refusal.has(square), "mark-cause"),
            (marks.last_move.has(square), "mark-last-move"),
        ];
        let said: Vec<String> =
            all.into_iter().filter(|(on, _)| *on).map(|(_, key)| words.say(key)).collect();
        said.join(", ")
    }
}

/// Where the move began and where its piece stands now; for castling that is the king.
fn ends(mv: Move, before: &Position) -> Bitboard {
    let to = match mv.is_castling() {
        true => CastlingSide::of(mv.from(), mv.to()).king_goal(before.turn()),
        false => mv.to(),
    };
    Bitboard::of(mv.from()).with(to)
}

/// Every square where letting the piece go is a move.
fn targets(position: &Position, from: Square) -> Bitboard {
    Square::all().filter(|&to| !position.meant_by(from, to).is_empty()).fold(Bitboard::EMPTY, Bitboard::with)
}
