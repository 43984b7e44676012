//! The parameters of a playing strength, as a function of the rating: how far it searches, how noisy its evaluation
//! is, what it overlooks and how it chooses.
//!
//! The rows were fitted by `examples/ladder.rs`; `docs/levels.md` has the measurements.

use std::ops::RangeInclusive;

/// The ratings that a handicap can have.
pub const RATINGS: RangeInclusive<u32> = ROWS[0].rating as u32..=ROWS[ROWS.len() - 1].rating as u32;

/// The parameters of one rating.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// Approximate rating on the human scale.
    pub(crate) rating: f64,
    /// Positions searched for a move.
    pub(crate) nodes: f64,
    /// The share of the evaluation it uses beyond counting material, from 0 to 1.
    pub(crate) knowledge: f64,
    /// Standard deviation of the evaluation noise, in centipawns.
    pub(crate) error: f64,
    /// The probability of overlooking an ordinary reply.
    pub(crate) oversight: f64,
    /// The probability of seeing its own mate in one.
    pub(crate) mate_sight: f64,
    /// The loss in winning probability at which a move is chosen 1/e times as often.
    pub(crate) carelessness: f64,
    /// Moves that look worse than the best by more than this are never played, in centipawns.
    pub(crate) cap: f64,
}

/// The minimum number of nodes when mating a bare king.
const BARE_KING_NODES: f64 = 800.0;

#[rustfmt::skip]
const ROWS: [Strength; 10] = [
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

const fn row(rating: f64, parameters: [f64; 7]) -> Strength {
    let [nodes, knowledge, error, oversight, mate_sight, carelessness, cap] = parameters;
    Strength { rating, nodes, knowledge, error, oversight, mate_sight, carelessness, cap }
}

impl Strength {
    /// The parameters of a rating, interpolated between two rows and clamped to [`RATINGS`].
    pub(crate) fn of(rating: u32) -> Strength {
        let rating = f64::from(rating.clamp(*RATINGS.start(), *RATINGS.end()));
        let above = ROWS.iter().position(|row| row.rating >= rating).unwrap_or(ROWS.len() - 1).max(1);
        let (low, high) = (&ROWS[above - 1], &ROWS[above]);
        let part = (rating - low.rating) / (high.rating - low.rating);
        let mix =
            |parameter: fn(&Strength) -> f64| parameter(low) + (parameter(high) - parameter(low)) * part;
        Strength {
            rating,
            // Strength grows with the logarithm of the nodes.
            nodes: mix(|row| row.nodes.log2()).exp2().round(),
            knowledge: mix(|row| row.knowledge),
            error: mix(|row| row.error),
            oversight: mix(|row| row.oversight),
            mate_sight: mix(|row| row.mate_sight),
            carelessness: mix(|row| row.carelessness),
            cap: mix(|row| row.cap),
        }
    }

    /// The parameters for mating a bare king, which even beginners are taught: more nodes, no noise, no oversights.
    pub(crate) fn at_bare_king(self) -> Strength {
        Strength { nodes: self.nodes.max(BARE_KING_NODES), oversight: 0.0, error: 0.0, ..self }
    }
}
