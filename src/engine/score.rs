//! Scores in centipawns or moves to mate, and the winning chances that follow from them.
//!
//! For the static evaluation, see `engine::eval`.

/// The longest line that is searched, in plies.
pub const MAX_PLY: usize = 128;
/// A number greater than any score.
pub(super) const INFINITY: i32 = 32_001;
/// The score of a mate at the root, for the side that gives it. A later mate scores one less for each ply before it.
pub(super) const MATE: i32 = 32_000;
/// Scores of at least this are mates for the side to move; their negatives are mates against it.
pub(super) const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;
/// The score of a tablebase win at the root. A win found deeper scores one less for each ply from the root.
pub(super) const TABLE_WIN: i32 = 20_000;
/// The value that stands for a missing static evaluation, for example because the side to move is in check.
pub(super) const UNKNOWN: i32 = -INFINITY;

/// A score from the side to move's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// A score in hundredths of a pawn.
    Centipawns(i32),
    /// The number of moves until mate: positive if the side to move gives mate, negative or 0 if it is mated.
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

    /// Wins, draws and losses per thousand games between equal players, for the side to move.
    ///
    /// For a score in centipawns, wins and losses follow logistic curves, which were fitted to self-play.
    pub fn chances(self) -> [u32; 3] {
        const EVEN: f64 = 100.0; // the score, in centipawns, at which half of the games are won
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

/// The score of the side that is mated at this ply.
pub(super) const fn mated(ply: usize) -> i32 {
    ply as i32 - MATE
}
