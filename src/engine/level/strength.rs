//! What makes a strength: how far it looks, how it misjudges, what it overlooks and how it chooses, each as a
//! function of the rating.
//!
//! The rows were fitted by `examples/ladder.rs`; `docs/levels.md` has what was measured.
//!
//! What the knobs turn: see `engine::level::search`.

use std::ops::RangeInclusive;

/// The ratings that there are knobs for.
pub const RATINGS: RangeInclusive<u32> = ROWS[0].rating as u32..=ROWS[ROWS.len() - 1].rating as u32;

/// One strength.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knobs {
    /// About how strong, as people are rated.
    pub(crate) rating: f64,
    /// Positions to look at for a move.
    pub(crate) nodes: f64,
    /// The share of the evaluation that it knows beyond counting pieces.
    pub(crate) knowledge: f64,
    /// By how much it misjudges a position, in centipawns (standard deviation).
    pub(crate) error: f64,
    /// The chance that an ordinary reply is overlooked.
    pub(crate) oversight: f64,
    /// The chance that its own mate in one is seen.
    pub(crate) mate_sight: f64,
    /// What it does not care to lose, in chances to win.
    pub(crate) carelessness: f64,
    /// Never so much worse than the best that it sees, in centipawns.
    pub(crate) cap: f64,
}

/// Positions that everybody looks at to mate a bare king.
const PATIENCE: f64 = 800.0;

#[rustfmt::skip]
const ROWS: [Knobs; 10] = [
    row(400.0, [20.0, 0.45, 50.0, 0.720, 0.50, 0.080, 400.0]),
    row(600.0, [40.0, 0.55, 44.0, 0.580, 0.65, 0.070, 300.0]),
    row(800.0, [80.0, 0.64, 38.0, 0.470, 0.80, 0.060, 220.0]),
    row(1050.0, [185.0, 0.74, 32.0, 0.310, 0.90, 0.050, 165.0]),
    row(1250.0, [410.0, 0.82, 27.0, 0.208, 0.96, 0.042, 130.0]),
    row(1450.0, [810.0, 0.88, 22.0, 0.144, 1.00, 0.035, 110.0]),
    row(1650.0, [1550.0, 0.94, 17.0, 0.096, 1.00, 0.028, 90.0]),
    row(1750.0, [2900.0, 1.00, 13.0, 0.064, 1.00, 0.022, 74.0]),
    row(1850.0, [7000.0, 1.00, 6.0, 0.030, 1.00, 0.012, 60.0]),
    row(1950.0, [18000.0, 1.00, 3.0, 0.012, 1.00, 0.009, 50.0]),
];

const fn row(rating: f64, knobs: [f64; 7]) -> Knobs {
    let [nodes, knowledge, error, oversight, mate_sight, carelessness, cap] = knobs;
    Knobs { rating, nodes, knowledge, error, oversight, mate_sight, carelessness, cap }
}

impl Knobs {
    /// Those of a rating within [`RATINGS`]; between two rows in proportion.
    pub(crate) fn of(rating: u32) -> Knobs {
        let rating = f64::from(rating.clamp(*RATINGS.start(), *RATINGS.end()));
        let above = ROWS.iter().position(|row| row.rating >= rating).unwrap_or(ROWS.len() - 1).max(1);
        let (low, high) = (&ROWS[above - 1], &ROWS[above]);
        let part = (rating - low.rating) / (high.rating - low.rating);
        let mix = |knob: fn(&Knobs) -> f64| knob(low) + (knob(high) - knob(low)) * part;
        Knobs {
            rating,
            // Strength goes by the number of doublings.
            nodes: mix(|row| row.nodes.log2()).exp2().round(),
            knowledge: mix(|row| row.knowledge),
            error: mix(|row| row.error),
            oversight: mix(|row| row.oversight),
            mate_sight: mix(|row| row.mate_sight),
            carelessness: mix(|row| row.carelessness),
            cap: mix(|row| row.cap),
        }
    }
    /// The same where a bare king has to be mated, which everybody is taught: more patient, and nothing is
    /// overlooked on so empty a board.
    pub(crate) fn at_bare_king(self) -> Knobs {
        Knobs { nodes: self.nodes.max(PATIENCE), oversight: 0.0, error: 0.0, ..self }
    }
}
