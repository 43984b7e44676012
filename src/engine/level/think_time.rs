//! How long a person would think about a move: longer where several are about as good, hardly at all where
//! there is nothing to think about, and never so long that the clock would notice.

use std::time::Duration;

use super::is_opening;
use super::rng::Dice;
use crate::engine::job::Clock;
use crate::rules::Position;

/// The shortest and the longest pause, in seconds.
const RANGE: (f64, f64) = (0.4, 4.0);
/// Moves that are made from memory.
const OPENING: u32 = 6;
/// The part of the time left that one pause may take.
const SHARE: f64 = 1.0 / 60.0;

/// The pause before a move; `near` moves are about as good, and `takes_back` when this is what it does.
pub(crate) fn pause(
    position: &Position,
    near: usize,
    takes_back: bool,
    dice: Dice,
    clock: Option<Clock>,
) -> Duration {
    let plain = takes_back || position.count_legal_moves() == 1 || is_opening(position, OPENING);
    let thought = if plain { 0.6 } else { 0.7 + 0.5 * near.min(4) as f64 };
    // Most thoughts are short, some are long.
    let mood = 0.6 + 1.6 * dice.about(u64::from(b'p')).chance().powi(3);
    let seconds = (thought * mood).clamp(RANGE.0, RANGE.1);
    let most =
        clock.map_or(RANGE.1, |clock| clock.left.as_secs_f64() * SHARE + clock.increment.as_secs_f64() * 0.7);
    Duration::from_secs_f64(seconds.min(most))
}
