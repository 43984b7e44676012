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
    /// How much castling is preferred beyond that, as a logarithm.
    pub(super) castling: f32,
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
/// How much the likelier moves of a kind are preferred.
const SHARPNESS: f32 = 1.7;
/// Deeper looks by rating: the logarithm to base 2 of the nodes, the trust and the strictness.
const DEEP: [(f32, [f32; 3]); 7] = [
    (1500.0, [12.0, 0.0, 1.0]),
    (1650.0, [12.0, 0.12, 1.0]),
    (1800.0, [12.0, 0.36, 1.0]),
    (2100.0, [12.6, 0.7, 1.3]),
    (2300.0, [13.2, 0.82, 1.7]),
    (2500.0, [13.9, 0.9, 2.1]),
    (2700.0, [14.7, 0.96, 2.6]),
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
            sharpness: SHARPNESS,
            deep: Deep::of(rating),
        }
    }
}

/// The value of a table at a rating; outside it, that of its nearest end.
fn between(table: &[(f32, f32); 4], rating: f32) -> f32 {
    let rating = rating.clamp(table[0].0, table[3].0);
    let pair = table.array_windows().find(|[_, high]| rating <= high.0);
    pair.map_or(table[3].1, |[low, high]| low.1 + (high.1 - low.1) * (rating - low.0) / (high.0 - low.0))
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
