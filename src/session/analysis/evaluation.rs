//! Evaluations from White's point of view.
//!
//! For evaluations as text, see `ui::view::evaluation`.

use crate::engine::Score;
use crate::record::Evaluation;
use crate::rules::{Color, Position};

/// The minimum evaluation, in hundredths of a pawn, with which a side counts as better.
pub const BETTER: i32 = 100;
/// The minimum evaluation, in hundredths of a pawn, with which a side counts as winning.
pub const WINNING: i32 = 300;
/// The minimum evaluation, in hundredths of a pawn, that counts as a tablebase win.
pub const BY_TABLES: i32 = 19_000;

/// The evaluation of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionValue {
    /// An evaluation in hundredths of a pawn, from White's point of view.
    Pawns(i32),
    /// This side mates in this many moves.
    Mate(Color, u32),
    /// This side has checkmated.
    Won(Color),
    /// The side to move is stalemated.
    Drawn,
}

impl PositionValue {
    /// Converts a score from the point of view of `turn`, the side to move.
    pub fn of(score: Score, turn: Color) -> PositionValue {
        match (score, turn) {
            (Score::Centipawns(pawns), Color::White) => PositionValue::Pawns(pawns),
            (Score::Centipawns(pawns), Color::Black) => PositionValue::Pawns(-pawns),
            (Score::Mate(0), turn) => PositionValue::Won(!turn),
            (Score::Mate(moves), turn) if moves > 0 => PositionValue::Mate(turn, moves.unsigned_abs()),
            (Score::Mate(moves), turn) => PositionValue::Mate(!turn, moves.unsigned_abs()),
        }
    }

    /// The result of a position without legal moves; `None` if there are legal moves.
    pub fn of_end(position: &Position) -> Option<PositionValue> {
        if position.has_legal_move() {
            None
        } else if position.is_check() {
            Some(PositionValue::Won(!position.turn()))
        } else {
            Some(PositionValue::Drawn)
        }
    }

    /// The evaluation as written into a game record at this position; `None` if the game is over there, or for a mate
    /// in 0 moves.
    pub fn recorded(self) -> Option<Evaluation> {
        match self {
            PositionValue::Pawns(pawns) => Some(Evaluation::Centipawns(pawns)),
            PositionValue::Mate(color, moves) => {
                let left = i32::try_from(moves).ok().filter(|left| *left > 0)?;
                Some(Evaluation::Mate(if color == Color::White { left } else { -left }))
            }
            PositionValue::Won(_) | PositionValue::Drawn => None,
        }
    }

    /// The evaluation as written into a game record after `by` has made the first move of the line from which the
    /// evaluation comes; `None` if that move mates, or if the game was over before it.
    pub fn after_move(self, by: Color) -> Option<Evaluation> {
        match self {
            PositionValue::Mate(color, moves) if color == by => {
                PositionValue::Mate(color, moves.saturating_sub(1)).recorded()
            }
            worth => worth.recorded(),
        }
    }

    /// Whether the game is over in this position.
    pub fn is_end(self) -> bool {
        matches!(self, PositionValue::Won(_) | PositionValue::Drawn)
    }

    /// White's expected score, from 0 to 1. Only mates, tablebase wins and finished games give exactly 0 or 1.
    pub fn share(self) -> f32 {
        match self {
            PositionValue::Pawns(pawns) => {
                let [win, draw, _] = Score::Centipawns(pawns).chances();
                let share = (win as f32 + draw as f32 / 2.0) / 1000.0;
                if pawns.abs() < BY_TABLES { share.clamp(0.001, 0.999) } else { share }
            }
            PositionValue::Mate(Color::White, _) | PositionValue::Won(Color::White) => 1.0,
            PositionValue::Mate(Color::Black, _) | PositionValue::Won(Color::Black) => 0.0,
            PositionValue::Drawn => 0.5,
        }
    }

    /// The side with the higher expected score; White if both have the same.
    pub fn better(self) -> Color {
        if self.share() < 0.5 { Color::Black } else { Color::White }
    }
}
