//! What a clock shows: minutes and seconds, hours before them, tenths below ten seconds; and when that
//! changes next.
//!
//! What is left is rounded up, so that a clock shows nothing only when nothing is left.
//!
//! Whose time runs: see `table`. Painting: see `ui::screens::game::players`.

use super::time::digits;
use crate::game::{ClockKind, TimeControl};
use crate::rules::Color;
use crate::table::Table;

/// From here down tenths are shown.
const TENTHS: u64 = 9_900;

/// The share of the time at the start below which time is low, and the bounds of that.
const LOW_SHARE: u64 = 8;
const LOW: std::ops::RangeInclusive<u64> = 10_000..=60_000;

/// "5:03", "1:05:03", "0:09.4"; without tenths "0:10".
pub fn text(ms: u64, tenths: bool) -> String {
    if tenths && ms <= TENTHS {
        let tenths = ms.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    digits(ms.div_ceil(1000))
}

/// For how many milliseconds a clock that runs down from `shown_ms` shows the same; `u64::MAX` when nothing is left.
pub fn next_change(shown_ms: u64, tenths: bool) -> u64 {
    let next = match shown_ms {
        0 => return u64::MAX,
        ms if !tenths => (ms - 1) / 1000 * 1000,
        ms if ms <= TENTHS => (ms - 1) / 100 * 100,
        ms => ((ms - 1) / 1000 * 1000).max(TENTHS),
    };
    shown_ms - next
}

/// The same for a clock that runs up: what the other player uses in an hourglass.
pub fn next_rise(shown_ms: u64, tenths: bool) -> u64 {
    let unit = if tenths && shown_ms <= TENTHS { 100 } else { 1000 };
    let last = shown_ms.div_ceil(unit) * unit;
    last + 1 - shown_ms
}

/// In how many milliseconds the digits of either clock change next; nothing while no time runs.
pub fn until_change(table: &Table, now: u64, tenths: bool) -> Option<u64> {
    if !table.clock_runs() || table.result().is_some() {
        return None;
    }
    let turn = table.position().turn();
    // Before a delay has gone by, nothing runs: this is then too early, never too late.
    let falling = table.clock_shows(turn, now).map(|ms| next_change(ms, tenths));
    let hourglass = |control: &TimeControl| control.kind == ClockKind::Hourglass;
    let rises = table.setup().clock[turn.index()].as_ref().is_some_and(hourglass);
    let rising = table.clock_shows(!turn, now).filter(|_| rises).map(|ms| next_rise(ms, tenths));
    falling.into_iter().chain(rising).min().filter(|step| *step != u64::MAX)
}

/// Whether the digits tell that little time is left: an eighth of what there was, but ten seconds at least
/// and a minute at most.
pub fn is_low(table: &Table, color: Color, shown_ms: u64) -> bool {
    let Some(control) = &table.setup().clock[color.index()] else { return false };
    let limit = (control.base_ms / LOW_SHARE).clamp(*LOW.start(), *LOW.end());
    // As the digits are, so that the warning comes with them.
    shown_ms.div_ceil(1000) * 1000 <= limit
}
