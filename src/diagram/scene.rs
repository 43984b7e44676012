//! What a picture shows: pieces, the last move, a check, and marks.
//!
//! Absent on purpose: how it looks (see `painter`).

use crate::record::{Mark, NodeId, Record};
use crate::rules::{Bitboard, Board, CastlingSide, Move, Position, Square};

/// What stands on the board and what is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The pieces, in any arrangement.
    pub board: Board,
    /// Where the last move began and where it ended.
    pub last_move: Bitboard,
    /// The king that is in check.
    pub check: Option<Square>,
    /// Arrows and circles.
    pub marks: Vec<Mark>,
}

impl Scene {
    /// A position without a move before it.
    pub fn of(position: &Position) -> Scene {
        let check = position.is_check().then(|| position.king(position.turn()));
        Scene { board: *position.board(), check, ..Scene::default() }
    }

    /// The position after a legal move.
    pub fn after(before: &Position, mv: Move) -> Scene {
        Scene { last_move: trail(before, mv), ..Scene::of(&before.after(mv)) }
    }

    /// The start of a record and every place on the line through one place, with what is drawn there.
    pub fn line(record: &Record, through: NodeId) -> Vec<Scene> {
        let mut position = record.start().position().clone();
        let marks = |place| record.notes(place).marks.clone();
        let mut scenes = vec![Scene { marks: marks(Record::ROOT), ..Scene::of(&position) }];
        for place in record.line_to(through).into_iter().chain(record.line_from(through)) {
            let scene = record
                .mv(place)
                .map_or_else(|| Scene::of(&record.step(&position, place)), |mv| Scene::after(&position, mv));
            scenes.push(Scene { marks: marks(place), ..scene });
            position = record.step(&position, place);
        }
        scenes
    }
}

/// Where a legal move began and where its piece stands then; for castling that is the king, or the rook where the king
/// stays.
pub fn trail(before: &Position, mv: Move) -> Bitboard {
    let side = CastlingSide::of(mv.from(), mv.to());
    let color = before.turn();
    let (from, to) = match mv.is_castling() {
        true if mv.from() == side.king_goal(color) => (mv.to(), side.rook_goal(color)),
        true => (mv.from(), side.king_goal(color)),
        false => (mv.from(), mv.to()),
    };
    Bitboard::of(from).with(to)
}
