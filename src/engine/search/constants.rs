//! The constants of the search that were fitted by playing games; `docs/engine.md` explains how. The unit is a
//! centipawn where none is named, and a depth is in plies.
//!
//! With the feature `fitting`, they can be changed between searches, for `examples/spsa.rs`.

macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $value:literal,)*) => {
        $($(#[$doc])* #[inline(always)] pub(super) fn $name() -> i32 { value(Place::$name, $value) })*

        #[allow(non_camel_case_types, dead_code, reason = "named like the constants; only fitting uses their numbers")]
        #[derive(Clone, Copy)]
        enum Place { $($name,)* }

        /// The name of each constant, and its default value.
        #[cfg(feature = "fitting")]
        pub const ALL: [(&str, i32); [$($value,)*].len()] = [$((stringify!($name), $value),)*];
    };
}

constants! {
    /// Reverse futility pruning: how far above beta the evaluation has to be for each ply of depth, not counting one
    /// ply if the evaluation is improving.
    reverse_futility: 58,
    /// Razoring: how far below alpha the evaluation has to be for each ply of depth, plus a constant part.
    razoring: 151,
    razoring_base: 55,
    /// How far above beta the static evaluation has to be for a null move to be tried, and by how much less for each
    /// ply of depth.
    null_move: 34,
    null_move_depth: 10,
    /// How far above beta the evaluation has to be for each further ply by which the search after a null move is
    /// reduced. At most three such plies are added.
    null_move_reduction: 170,
    /// Probcut: how far above beta the score of a capture or promotion has to be.
    probcut: 195,
    /// The material that a move may lose without being pruned: multiplied by the depth for a capture or promotion, and
    /// by the square of the reduced depth for a quiet move.
    exchange_noisy: 95,
    exchange_quiet: 25,
    /// Futility pruning: how far below alpha the evaluation has to be, as a constant part and a part for each ply of
    /// reduced depth.
    futility_base: 68,
    futility: 111,
    /// History pruning: how far below zero the history of a quiet move has to be for each ply of depth, in the unit of
    /// `engine::history`.
    history_pruning: 3900,
    /// Late move reductions, in hundredths of a ply: a constant part, and the factor of the product of the logarithms
    /// of depth and move number.
    reduction_base: 136,
    reduction_slope: 50,
    /// These are added to the reduction where the evaluation has not improved, where the node is expected to fail high,
    /// where many moves of the node were refuted, and where the table move is a capture or promotion.
    reduction_not_improving: 108,
    reduction_cut: 106,
    reduction_refuted: 96,
    reduction_noisy: 82,
    /// These are subtracted from the reduction: at nodes of the principal variation; at these and at nodes known to
    /// have been on one; and for a move that gives check.
    reduction_principal: 110,
    reduction_once_principal: 57,
    reduction_check: 130,
    /// How much history is worth one hundredth of a ply: for a quiet move, and for a capture or promotion.
    reduction_history: 81,
    reduction_history_noisy: 114,
    /// After a reduced search, the re-search is deeper if the score of the reduced search is more than the first value
    /// above the best score, and shallower if it is less than the second value above the best score.
    deeper: 38,
    shallower: 10,
    /// Singular extensions: how far below the table's score the other moves have to be, in sixteenths of a centipawn
    /// for each ply of depth; and how much further below, in centipawns, for an extension by two plies.
    singular: 18,
    singular_double: 13,
    /// History updates, in the unit of `engine::history`: the bonus for each ply of depth, and the maximum of the
    /// whole bonus; and the bonus for each ply of depth that the opponent's last move, if quiet, gets when a node fails
    /// low.
    bonus: 243,
    bonus_limit: 1752,
    bonus_after_failure: 143,
    /// Quiescence search: what a capture may gain beyond the value of the captured piece.
    delta: 170,
    /// The half width of the first window around the last score, for a score near zero.
    window: 22,
}

#[cfg(not(feature = "fitting"))]
#[inline(always)]
const fn value(_: Place, value: i32) -> i32 {
    value
}

#[cfg(feature = "fitting")]
#[inline(always)]
fn value(place: Place, _: i32) -> i32 {
    fitting::VALUES[place as usize].load(std::sync::atomic::Ordering::Relaxed)
}

#[cfg(feature = "fitting")]
pub use fitting::set;

#[cfg(feature = "fitting")]
mod fitting {
    use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

    use super::ALL;

    pub(super) static VALUES: [AtomicI32; ALL.len()] = {
        let mut values = [const { AtomicI32::new(0) }; ALL.len()];
        let mut at = 0;
        while at < ALL.len() {
            values[at] = AtomicI32::new(ALL[at].1);
            at += 1;
        }
        values
    };

    /// Sets the constants, in the order of [`ALL`].
    pub fn set(values: &[i32]) {
        for (place, value) in VALUES.iter().zip(values) {
            place.store(*value, Relaxed);
        }
    }
}
