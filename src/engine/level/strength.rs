//! The parameters of a playing strength, as functions of the rating.
//!
//! `docs/levels.md` has the measurements.

use std::ops::RangeInclusive;

use super::model::Sampling;

/// The ratings that a handicap can have.
pub const RATINGS: RangeInclusive<u32> = 400..=2700;

/// The parameters of one rating.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// The approximate rating on the human scale.
    pub(super) rating: f32,
    /// The maximum number of positions in the levels' own search for a move.
    pub(super) nodes: u64,
    /// Whether a mate in one is never missed.
    pub(super) sees_mate: bool,
    /// How much the model's preferences count; 1 is as in the data, 0 ignores them.
    pub(super) care: f32,
    /// How much more castling is preferred than the model says, as a logarithm.
    pub(super) castling: f32,
    /// How much more moving a rook in the first ten moves is preferred than the model says, as a logarithm.
    pub(super) rooks: f32,
    /// How a move is picked according to the preferences.
    pub(super) sampling: Sampling,
    /// The deeper search, at ratings where people see more than the levels' search does; `None` at lower ratings.
    pub(super) deep: Option<Deep>,
}

/// The parameters of a deeper search; see `engine::level::deep`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deep {
    pub(super) nodes: u64,
    /// The probability that a move gets this search, apart from simple endings; see `engine::level::handicap`.
    pub(super) trust: f32,
    /// How much each tenth of winning probability that a move loses counts against it, as a logarithm.
    pub(super) strictness: f32,
}

/// The maximum number of positions in the levels' own search for a move, the same as when the model was fitted.
const NODES: u64 = 5000;
/// The highest rating at which a mate in one can be missed.
const MISSES_MATE: f32 = 1400.0;
/// How much the preferences count at ratings below those with enough data.
const CARE: [(f32, [f32; 1]); 4] = [(400.0, [0.66]), (600.0, [0.77]), (800.0, [0.88]), (950.0, [1.0])];
/// The correction for castling, by rating, which makes the levels castle about as often as people do.
const CASTLING: [(f32, [f32; 1]); 6] = [
    (800.0, [0.1]),
    (1050.0, [0.2]),
    (1250.0, [-0.05]),
    (1450.0, [-0.05]),
    (1700.0, [-0.1]),
    (2100.0, [-0.3]),
];
/// The correction for moving a rook early, by rating, which makes the levels do so about as often as people do.
const ROOKS: [(f32, [f32; 1]); 8] = [
    (800.0, [1.0]),
    (1050.0, [0.5]),
    (1250.0, [0.5]),
    (1450.0, [0.4]),
    (1650.0, [0.55]),
    (1800.0, [0.2]),
    (1950.0, [0.1]),
    (2100.0, [0.1]),
];
/// How much the likelier moves are preferred.
const SHARPNESS: f32 = 3.0;
/// The correction for each kind of mistake: fitted by `examples/people`, and raised at 1100 and 1700, where the levels'
/// mistakes cost less than people's.
const MISTAKES: [(f32, [f32; 4]); 7] = [
    (900.0, [1.73, 2.44, 2.95, 4.21]),
    (1100.0, [2.25, 3.05, 4.5, 5.3]),
    (1300.0, [2.34, 3.04, 4.4, 4.82]),
    (1500.0, [2.67, 3.57, 4.73, 4.97]),
    (1700.0, [2.77, 3.81, 5.3, 5.25]),
    (1900.0, [2.9, 4.29, 5.4, 5.05]),
    (2100.0, [2.94, 4.49, 5.44, 6.07]),
];
/// Deeper searches by rating: the logarithm to base 2 of the nodes, the trust and the strictness.
const DEEP: [(f32, [f32; 3]); 8] = [
    (1500.0, [12.0, 0.0, 1.0]),
    (1650.0, [12.0, 0.12, 1.0]),
    (1800.0, [12.6, 0.55, 1.1]),
    (1950.0, [13.5, 0.78, 1.5]),
    (2100.0, [14.3, 0.94, 2.0]),
    (2300.0, [15.1, 0.97, 2.4]),
    (2500.0, [15.8, 0.98, 2.7]),
    (2700.0, [17.0, 0.985, 5.0]),
];

impl Strength {
    /// The parameters of a rating, clamped to [`RATINGS`].
    pub(super) fn of(rating: u32) -> Strength {
        let (least, most) = (*RATINGS.start() as f32, *RATINGS.end() as f32);
        let rating = (rating as f32).clamp(least, most);
        let one = |[value]: [f32; 1]| value;
        Strength {
            rating,
            nodes: NODES,
            sees_mate: rating > MISSES_MATE,
            care: one(between(&CARE, rating)),
            castling: one(between(&CASTLING, rating)),
            rooks: one(between(&ROOKS, rating)),
            sampling: Sampling::of(rating),
            deep: Deep::of(rating),
        }
    }
}

impl Sampling {
    /// The sampling that picks moves as a person of the rating does.
    pub fn of(rating: f32) -> Sampling {
        Sampling { sharpness: SHARPNESS, mistakes: between(&MISTAKES, rating) }
    }
}

/// The values of a table at a rating, interpolated; beyond the ends of the table, those of the nearer end.
fn between<const N: usize, const M: usize>(table: &[(f32, [f32; M]); N], rating: f32) -> [f32; M] {
    let rating = rating.clamp(table[0].0, table[N - 1].0);
    let Some([low, high]) = table.array_windows().find(|[_, high]| rating <= high.0) else {
        return table[N - 1].1;
    };
    let part = (rating - low.0) / (high.0 - low.0);
    std::array::from_fn(|index| low.1[index] + (high.1[index] - low.1[index]) * part)
}

impl Deep {
    fn of(rating: f32) -> Option<Deep> {
        let [nodes, trust, strictness] = between(&DEEP, rating);
        (trust > 0.0).then(|| Deep { nodes: nodes.exp2() as u64, trust, strictness })
    }
}
