//! What a position is worth, in centipawns or in moves to mate, and the chances that follow from it.
//!
//! How the worth is found: see `engine::eval`.

/// The longest line that is looked at, in half-moves.
pub const MAX_PLY: usize = 128;
/// More than any score.
pub(super) const INFINITY: i32 = 32_001;
/// Mate on the board, for the side that gives it; less one for each half-move that it is away.
pub(super) const MATE: i32 = 32_000;
/// Scores from here on are mates.
pub(super) const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;
/// No static evaluation: the side to move is in check.
pub(super) const UNKNOWN: i32 = -INFINITY;

/// A score as the side to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves until mate: positive when this side gives it, negative or 0 when it is mated.
    Mate(i32),
}

impl Score {
    pub(super) fn of(value: i32) -> Score {
        if value >= MATE_BOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::Mate(-(MATE + value) / 2)
        } else {
            Score::Centipawns(value)
        }
    }

    /// Wins, draws and losses in a thousand games between equals, for the side to move.
    ///
    /// Two logistic curves, one for winning and one for losing, fitted to self-play.
    pub fn chances(self) -> [u32; 3] {
        const EVEN: f64 = 100.0; // the score at which half of the games are won
        const SPREAD: f64 = 150.0;
        let (win, loss) = match self {
            Score::Mate(moves) => (f64::from(u8::from(moves > 0)), f64::from(u8::from(moves <= 0))),
            Score::Centipawns(value) => {
                let curve = |value: i32| 1.0 / (1.0 + ((EVEN - f64::from(value)) / SPREAD).exp());
                (curve(value), curve(-value))
            }
        };
        let (win, loss) = ((1000.0 * win).round() as u32, (1000.0 * loss).round() as u32);
        [win, 1000 - win - loss, loss]
    }
}

/// The score of being mated after so many half-moves.
pub(super) const fn mated(ply: usize) -> i32 {
    ply as i32 - MATE
}
