//! How well the model's choices match those of people.

use std::fmt;

use jadoube::engine::model::{Sampling, scaled};

use super::data::Sample;
use super::fit::forward;

/// The rating bands: the lowest rating of each, and the rating below which it ends.
pub const BANDS: [(f32, f32); 7] = [
    (800.0, 1000.0),
    (1000.0, 1200.0),
    (1200.0, 1400.0),
    (1400.0, 1600.0),
    (1600.0, 1800.0),
    (1800.0, 2000.0),
    (2000.0, 2200.0),
];

/// The ratings that are compared in every band: those of the levels within the bands.
pub const RATINGS: [f32; 8] = [800.0, 1050.0, 1250.0, 1450.0, 1650.0, 1800.0, 1950.0, 2100.0];

/// How moves are predicted.
pub struct Judged {
    /// Whether the features of the previous moves are left out, as for a position whose previous moves are unknown.
    forgets: bool,
    /// Whether moves are drawn from the preferences alone, without the levels' sampling.
    plain: bool,
}

impl Judged {
    pub fn all() -> impl Iterator<Item = Judged> {
        let kinds = [(true, true), (false, true), (true, false), (false, false)];
        kinds.into_iter().map(|(forgets, plain)| Judged { forgets, plain })
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = if self.forgets { "without" } else { "with" };
        let drawn = if self.plain { "as the preferences say" } else { "as the levels draw" };
        write!(f, "Judged {last} the last moves, {drawn}:")
    }
}

/// Sums over the samples of a band.
#[derive(Default, Clone)]
pub struct Sums {
    count: f32,
    likeliest: f32,
    drawn: f32,
    surprise: f32,
    /// The losses in centipawns, for the model and for people.
    losses: [f32; 2],
    /// The moves that lose at least 200 centipawns, for the model and for people.
    blunders: [f32; 2],
}

impl Sums {
    /// Adds a sample, with the model's predictions for a player of this rating.
    pub fn add(&mut self, weights: &[f32], sample: &Sample, rating: f32, judged: &Judged) {
        let preferences = forward(weights, &sample.rows, scaled(rating), judged.forgets).preferences;
        let lot = if judged.plain { Sampling::PLAIN } else { Sampling::of(rating) };
        let shares = lot.shares(&preferences, &sample.losses);
        let own = shares[sample.played];
        self.count += 1.0;
        self.likeliest += f32::from(u8::from(shares.iter().all(|share| *share <= own)));
        self.drawn += own;
        self.surprise -= own.max(1e-6).ln();
        for (share, loss) in shares.iter().zip(&sample.losses) {
            self.losses[0] += share * loss;
            self.blunders[0] += if *loss >= 200.0 { *share } else { 0.0 };
        }
        let loss = sample.losses[sample.played];
        self.losses[1] += loss;
        self.blunders[1] += f32::from(u8::from(loss >= 200.0));
    }

    pub fn surprise(&self) -> f32 {
        self.surprise / self.count
    }

    pub fn line(&self) -> String {
        let percent = |sum: f32| 100.0 * sum / self.count;
        format!(
            "n {} likeliest {:.1} drawn {:.1} logloss {:.3} loss {:.0} (people {:.0}) 200+ {:.1} (people {:.1})",
            self.count,
            percent(self.likeliest),
            percent(self.drawn),
            self.surprise(),
            self.losses[0] / self.count,
            self.losses[1] / self.count,
            percent(self.blunders[0]),
            percent(self.blunders[1]),
        )
    }
}
