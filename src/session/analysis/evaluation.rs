//! What a position is worth, seen from White's side.
//!
//! The words for it: see `ui::view::evaluation`.

use crate::engine::Score;
use crate::rules::{Color, Position};

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// To White, in hundredths of a pawn.
    Pawns(i32),
    /// This side mates in so many moves.
    Mate(Color, u32),
    /// This side has won.
    Won(Color),
    /// Nobody can move, or win.
    Drawn,
}

impl Worth {
    /// Of a score for the side to move.
    pub fn of(score: Score, turn: Color) -> Worth {
        match (score, turn) {
            (Score::Centipawns(pawns), Color::White) => Worth::Pawns(pawns),
            (Score::Centipawns(pawns), Color::Black) => Worth::Pawns(-pawns),
            (Score::Mate(0), turn) => Worth::Won(!turn),
            (Score::Mate(moves), turn) if moves > 0 => Worth::Mate(turn, moves.unsigned_abs()),
            (Score::Mate(moves), turn) => Worth::Mate(!turn, moves.unsigned_abs()),
        }
    }

    /// Of a position in which there is no move; `None` where there is one.
    pub fn of_end(position: &Position) -> Option<Worth> {
        match () {
            () if position.has_legal_move() => None,
            () if position.is_check() => Some(Worth::Won(!position.turn())),
            () => Some(Worth::Drawn),
        }
    }

    /// Nothing is left to play.
    pub fn is_end(self) -> bool {
        matches!(self, Worth::Won(_) | Worth::Drawn)
    }

    /// The points that White can expect, from 0 to 1.
    pub fn share(self) -> f32 {
        match self {
            Worth::Pawns(pawns) => {
                let [win, draw, _] = Score::Centipawns(pawns).chances();
                (win as f32 + draw as f32 / 2.0) / 1000.0
            }
            Worth::Mate(Color::White, _) | Worth::Won(Color::White) => 1.0,
            Worth::Mate(Color::Black, _) | Worth::Won(Color::Black) => 0.0,
            Worth::Drawn => 0.5,
        }
    }

    /// The side that is better, White where none is.
    pub fn better(self) -> Color {
        if self.share() < 0.5 { Color::Black } else { Color::White }
    }
}
