//! Fits the corrections that make up for the sharpness of the levels' sampling, one for each kind of mistake. With
//! them, small mistakes are made as often as the preferences say, and large ones a little less often.

use jadoube::engine::model::{Sampling, kind, scaled};

use super::data::Sample;
use super::fit::forward;

/// The number of the first kind of mistake that is made less often than the preferences say, and the factor by which
/// the frequency of this and later kinds is multiplied. Mistakes that the levels' search does not see make up the
/// difference.
const SEEN: (usize, f32) = (2, 0.85);
/// The number of steps. It is large enough that the last steps don't change the printed digits.
const STEPS: usize = 40;

/// The corrections for a band with these samples, for the table in `engine::level::strength`.
pub fn fit<'a>(models: &[Vec<f32>], samples: impl Iterator<Item = &'a Sample>) -> [f32; 4] {
    let preferred: Vec<(Vec<f32>, &Sample)> = samples
        .map(|sample| {
            let preferences =
                forward(&models[sample.fold], &sample.rows, scaled(sample.rating), true).preferences;
            (preferences, sample)
        })
        .collect();
    let often = |lot: &Sampling| {
        let mut kinds = [0.0_f32; 5];
        for (preferences, sample) in &preferred {
            for (share, loss) in lot.shares(preferences, &sample.losses).iter().zip(&sample.losses) {
                kinds[kind(*loss)] += share;
            }
        }
        kinds
    };
    let mut wanted = often(&Sampling::PLAIN);
    wanted.iter_mut().skip(SEEN.0).for_each(|often| *often *= SEEN.1);
    let mut lot = Sampling { mistakes: [0.0; 4], ..Sampling::of(0.0) };
    for _ in 0..STEPS {
        let is = often(&lot);
        let off: [f32; 5] = std::array::from_fn(|kind| (wanted[kind] / is[kind].max(1e-3)).ln());
        lot.mistakes = std::array::from_fn(|kind| lot.mistakes[kind] + off[kind + 1] - off[0]);
    }
    lot.mistakes
}
