//! The content of a picture: pieces, last move, check, marks and strips.
//!
//! [`Painter`](super::Painter) paints it.

use crate::record::{Mark, NodeId, Record};
use crate::rules::{Bitboard, Board, CastlingSide, Color, Move, Position, Square};

/// The content of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The pieces, which need not form a legal position.
    pub board: Board,
    /// The squares where the last move began and ended.
    pub last_move: Bitboard,
    /// The square of the king in check.
    pub check: Option<Square>,
    /// Arrows and circles.
    pub marks: Vec<Mark>,
    /// White's and Black's strips, for a picture that has them.
    pub strips: [Strip; 2],
}

impl Scene {
    /// A position without a last move.
    pub fn of(position: &Position) -> Scene {
        let check = position.is_check().then(|| position.king(position.turn()));
        Scene { board: *position.board(), check, ..Scene::default() }
    }

    /// The position after a legal move.
    pub fn after(before: &Position, mv: Move) -> Scene {
        Scene { last_move: trail(mv, before.turn()), ..Scene::of(&before.after(mv)) }
    }

    /// The position at a place in a record, with its last move and marks.
    pub fn at(record: &Record, place: NodeId) -> Scene {
        let before = record.position(record.parent(place).unwrap_or(Record::ROOT));
        Scene::step(record, &before, place)
    }

    /// The start of a record and every place on the line through `through`, with their marks.
    pub fn line(record: &Record, through: NodeId) -> Vec<Scene> {
        let mut position = record.start().position().clone();
        let mut scenes = vec![Scene::step(record, &position, Record::ROOT)];
        for place in record.line_to(through).into_iter().chain(record.line_from(through)) {
            scenes.push(Scene::step(record, &position, place));
            position = record.step(&position, place);
        }
        scenes
    }

    fn step(record: &Record, before: &Position, place: NodeId) -> Scene {
        let scene = match (record.mv(place), record.parent(place)) {
            (Some(mv), _) => Scene::after(before, mv),
            (None, Some(_)) => Scene::of(&record.step(before, place)),
            (None, None) => Scene::of(before),
        };
        Scene { marks: record.notes(place).marks.clone(), ..scene }
    }
}

/// The squares where a move begins and ends; for castling, those of the king, or of the rook if the king stays in
/// place.
pub fn trail(mv: Move, of: Color) -> Bitboard {
    let side = CastlingSide::of(mv.from(), mv.to());
    let (from, to) = match mv.is_castling() {
        true if mv.from() == side.king_goal(of) => (mv.to(), side.rook_goal(of)),
        true => (mv.from(), side.king_goal(of)),
        false => (mv.from(), mv.to()),
    };
    Bitboard::of(from).with(to)
}

/// What is shown at a player's side of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strip {
    pub name: String,
    pub clock: String,
    /// The player's points; empty before the end of the game.
    pub score: String,
}

impl Strip {
    pub(super) fn is_empty(&self) -> bool {
        [&self.name, &self.clock, &self.score].into_iter().all(String::is_empty)
    }
}
