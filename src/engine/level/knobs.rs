//! What makes a strength: how far it looks, how it misjudges, what it overlooks and how it chooses, each as a
//! function of the rating.
//!
//! The rows were fitted by `examples/ladder.rs`; `docs/levels.md` has what was measured.
//!
//! Absent on purpose: what the knobs turn (see `search`, `judge`, `eyes`, `choice`).

use std::ops::RangeInclusive;

/// The ratings that there are knobs for.
pub const RATINGS: RangeInclusive<u32> = ROWS[0].rating as u32..=ROWS[ROWS.len() - 1].rating as u32;

/// One strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knobs {
    /// About how strong, as people are rated.
    pub(super) rating: f64,
    /// Positions to look at for a move.
    pub(super) nodes: f64,
    /// The share of the evaluation that it knows beyond counting pieces.
    pub(super) knowledge: f64,
    /// By how much it misjudges a position, in centipawns (standard deviation).
    pub(super) error: f64,
    /// The chance that an ordinary reply is overlooked.
    pub(super) oversight: f64,
    /// The chance that its own mate in one is seen.
    pub(super) mate_sight: f64,
    /// What it does not care to lose, in chances to win.
    pub(super) carelessness: f64,
    /// Never so much worse than the best that it sees, in centipawns.
    pub(super) cap: f64,
}

#[rustfmt::skip]
const ROWS: [Knobs; 10] = [
    row(400.0, [30.0, 0.25, 90.0, 0.50, 0.50, 0.080, 400.0]),
    row(600.0, [60.0, 0.35, 75.0, 0.35, 0.65, 0.065, 300.0]),
    row(800.0, [120.0, 0.45, 65.0, 0.25, 0.80, 0.055, 220.0]),
    row(1000.0, [250.0, 0.55, 55.0, 0.18, 0.90, 0.045, 160.0]),
    row(1200.0, [500.0, 0.65, 45.0, 0.13, 0.96, 0.038, 120.0]),
    row(1400.0, [1000.0, 0.75, 35.0, 0.09, 1.00, 0.030, 100.0]),
    row(1600.0, [2000.0, 0.85, 25.0, 0.06, 1.00, 0.025, 80.0]),
    row(1800.0, [5000.0, 0.95, 15.0, 0.03, 1.00, 0.020, 65.0]),
    row(2000.0, [12000.0, 1.00, 8.0, 0.01, 1.00, 0.015, 50.0]),
    row(2300.0, [60000.0, 1.00, 0.0, 0.00, 1.00, 0.006, 30.0]),
];

const fn row(rating: f64, knobs: [f64; 7]) -> Knobs {
    let [nodes, knowledge, error, oversight, mate_sight, carelessness, cap] = knobs;
    Knobs { rating, nodes, knowledge, error, oversight, mate_sight, carelessness, cap }
}

impl Knobs {
    /// Those of a rating within [`RATINGS`]; between two rows in proportion.
    pub(super) fn of(rating: u32) -> Knobs {
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
}
