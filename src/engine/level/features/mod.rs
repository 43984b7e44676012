//! What a person sees in a move, as numbers: its scores in short searches, what it takes, threatens and leaves hanging,
//! which piece goes where, and how it relates to the previous moves.
//!
//! For what these numbers mean for the choice, see `engine::level::model`.

mod danger;
mod manner;
mod names;
mod scores;
mod tactics;

pub use names::{DENSE, FEATURES, Feature};
pub(super) use scores::win_probability;

use crate::rules::{Bitboard, Color, Move, Position, Role, Square};

use super::recent::RecentMoves;

/// The number of depths at which a move is scored: with only captures after it, one and two plies deeper, and at the
/// end of the search.
pub const DEPTHS: usize = 4;

/// A legal move and its scores at each depth, for the side that makes it.
#[derive(Clone, Copy, Debug)]
pub struct ScoredMove {
    pub mv: Move,
    /// The scores, in centipawns.
    pub scores: [i32; DEPTHS],
}

/// The features of one move, each with its value; zeros are left out.
pub type Row = Vec<(u16, f32)>;

/// Data shared by all moves of a position.
struct Scene<'a> {
    position: &'a Position,
    recent: RecentMoves,
    us: Color,
    /// The share of the pieces that are still on the board, 0 to 1: a minor piece counts 1, a rook 2, a queen 4.
    phase: f32,
    /// The share of the opening that is left, 0 to 1.
    opening: f32,
    check: bool,
    /// The material of the side to move minus the opponent's, in pawns.
    ahead: f32,
    /// What each side could lose, by the square of the piece, in pawns.
    danger: danger::DangerMap,
    /// The number of knights and bishops of the side to move on its back rank.
    undeveloped: f32,
    castled: bool,
}

/// The features of each scored move of a position.
pub fn features(position: &Position, recent: RecentMoves, scored: &[ScoredMove]) -> Vec<Row> {
    let scene = Scene::new(position, recent);
    let mut rows: Vec<Row> = scored.iter().map(|look| scene.row(look.mv)).collect();
    scores::add(&scene, scored, &mut rows);
    rows
}

impl Scene<'_> {
    fn new(position: &Position, recent: RecentMoves) -> Scene<'_> {
        let board = position.board();
        let us = position.turn();
        let heavy = |color: Color| -> f32 {
            let count = |role: Role| board.by(color, role).len() as f32;
            count(Role::Knight) + count(Role::Bishop) + 2.0 * count(Role::Rook) + 4.0 * count(Role::Queen)
        };
        let home = Bitboard::back_rank(us);
        let minor = (board.by(us, Role::Knight) | board.by(us, Role::Bishop)) & home;
        let phase = ((heavy(us) + heavy(!us)) / 24.0).min(1.0);
        let can_castle = (position.castling_rooks() & home).any();
        let king = position.king(us);
        let early = 1.0 - (position.fullmove_number().min(17) as f32 - 1.0) / 16.0;
        Scene {
            position,
            recent,
            us,
            phase,
            opening: if board.occupied().len() >= 20 { early } else { 0.0 },
            check: position.is_check(),
            ahead: super::eval::material_balance(position) as f32 / 100.0,
            danger: danger::DangerMap::new(board),
            undeveloped: minor.len() as f32,
            castled: !can_castle && home.has(king) && !(3..=4).contains(&king.file().index()),
        }
    }

    fn row(&self, mv: Move) -> Row {
        let mut row = Row::with_capacity(96);
        let next = self.position.after(mv);
        self.tactics(&mut row, mv, &next);
        self.manner(&mut row, mv);
        self.places(&mut row, mv);
        row.retain(|(_, value)| *value != 0.0);
        row
    }

    /// Adds the squares that a piece leaves and enters, as its own side sees the board.
    fn places(&self, row: &mut Row, mv: Move) {
        if mv.is_castling() {
            return;
        }
        let seen = |square: Square| if self.us == Color::White { square } else { square.mirrored() };
        let late = 1.0 - self.phase;
        for (block, square) in [(0, mv.from()), (1, mv.to())] {
            let at = DENSE + block * 384 + mv.role().index() * 64 + seen(square).index();
            row.push((at as u16, self.phase));
            row.push(((at + 768) as u16, late));
        }
    }

    /// How far forward a square is for the side to move, from 0 to 7.
    fn rank(&self, square: Square) -> f32 {
        let rank = square.rank().index();
        if self.us == Color::White { rank as f32 } else { 7.0 - rank as f32 }
    }
}

fn put(row: &mut Row, feature: Feature, value: f32) {
    row.push((feature as u16, value));
}

/// Adds a feature that is either present or not.
fn mark(row: &mut Row, feature: Feature, holds: bool) {
    put(row, feature, f32::from(u8::from(holds)));
}

/// The number of king moves between two squares.
fn distance(one: Square, other: Square) -> f32 {
    one.distance(other) as f32
}
