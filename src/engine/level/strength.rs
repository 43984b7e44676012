//! What makes a playing strength, as a function of the rating.
//!
//! `docs/levels.md` has the measurements.

use std::ops::RangeInclusive;

/// The ratings that a handicap can have.
pub const RATINGS: RangeInclusive<u32> = 400..=2700;

/// The parameters of one rating.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// Approximate rating on the human scale.
    pub(super) rating: f32,
    /// Positions searched for a move.
    pub(super) nodes: u64,
    /// Its own mate in one is never missed.
    pub(super) sees_mate: bool,
    /// How much the model's preferences count; 1 is as in the data, 0 is any move.
    pub(super) care: f32,
    /// How much castling, and moving a rook in the first ten moves, are preferred beyond that, as logarithms.
    pub(super) castling: f32,
    pub(super) rooks: f32,
    /// How strictly the likeliest moves of a kind are preferred; 1 is as people vary.
    pub(super) sharpness: f32,
    /// A deeper look, from the ratings on at which people see more than the levels' search.
    pub(super) deep: Option<Deep>,
}

/// A look by the full-strength search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deep {
    pub(super) nodes: u64,
    /// The share of moves that are looked at so; the others are made as at lower ratings.
    pub(super) trust: f32,
    /// How much a loss counts against a move, for a tenth of a win.
    pub(super) strictness: f32,
}

/// Positions searched for a move; the model was fitted with as many.
const NODES: u64 = 5000;
/// The highest rating at which a mate in one can be missed.
const MISSES_MATE: f32 = 1400.0;
/// How much the preferences count at ratings below those with enough data.
const CARE: [(f32, f32); 4] = [(400.0, 0.6), (600.0, 0.76), (800.0, 0.93), (950.0, 1.0)];
/// The habit of castling, at ratings where the model leaves it out: it loses the plan more often than people do.
const CASTLING: [(f32, f32); 4] = [(800.0, 0.5), (1050.0, 0.7), (1450.0, 0.5), (1700.0, 0.0)];
/// The habit of moving a rook early: what games of the levels lack beside people's.
const ROOKS: [(f32, f32); 8] = [
    (800.0, 1.0),
    (1050.0, 0.45),
    (1250.0, 0.3),
    (1450.0, 0.27),
    (1650.0, 0.5),
    (1800.0, 0.35),
    (1950.0, 0.08),
    (2100.0, -0.04),
];
/// How much the likelier moves of a kind are preferred.
const SHARPNESS: f32 = 1.7;
/// Deeper looks by rating: the logarithm to base 2 of the nodes, the trust and the strictness.
const DEEP: [(f32, [f32; 3]); 7] = [
    (1500.0, [12.0, 0.0, 1.0]),
    (1650.0, [12.0, 0.12, 1.0]),
    (1800.0, [12.0, 0.45, 1.1]),
    (2100.0, [12.9, 0.88, 2.3]),
    (2300.0, [13.8, 0.92, 2.6]),
    (2500.0, [14.6, 0.95, 2.8]),
    (2700.0, [15.5, 0.97, 3.0]),
];

impl Strength {
    /// The parameters of a rating, clamped to [`RATINGS`].
    pub(super) fn of(rating: u32) -> Strength {
        let (least, most) = (*RATINGS.start() as f32, *RATINGS.end() as f32);
        let rating = (rating as f32).clamp(least, most);
        Strength {
            rating,
            nodes: NODES,
            sees_mate: rating > MISSES_MATE,
            care: between(&CARE, rating),
            castling: between(&CASTLING, rating),
            rooks: between(&ROOKS, rating),
            sharpness: SHARPNESS,
            deep: Deep::of(rating),
        }
    }
}

/// The value of a table at a rating; outside it, that of its nearest end.
fn between<const N: usize>(table: &[(f32, f32); N], rating: f32) -> f32 {
    let rating = rating.clamp(table[0].0, table[N - 1].0);
    let pair = table.array_windows().find(|[_, high]| rating <= high.0);
    pair.map_or(table[N - 1].1, |[low, high]| low.1 + (high.1 - low.1) * (rating - low.0) / (high.0 - low.0))
}

impl Deep {
    fn of(rating: f32) -> Option<Deep> {
        let [low, high] = *DEEP.array_windows().find(|[_, high]| rating <= high.0)?;
        let part = (rating - low.0) / (high.0 - low.0);
        let [nodes, trust, strictness] =
            std::array::from_fn(|index| low.1[index] + (high.1[index] - low.1[index]) * part);
        (part > 0.0).then(|| Deep { nodes: nodes.exp2() as u64, trust, strictness })
    }
}
