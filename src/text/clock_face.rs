//! The digits of a clock, when they change, and whether the time is low. The digits show minutes and seconds, hours if
//! needed and, if the user wants them, tenths below ten seconds.
//!
//! The remaining time is rounded up, so that a clock shows zero only at zero.
//!
//! For the clock itself, see [`Clock`](crate::game::Clock).

use super::messages::Texts;
use super::time::digits;
use crate::game::{ClockKind, TimeControl};
use crate::rules::Color;
use crate::table::Table;

/// The longest time that is shown with tenths, in milliseconds.
const TENTHS: u64 = 9_900;

/// The limit for low time is the initial time divided by this number, but always within the bounds of `LOW`.
const LOW_SHARE: u64 = 8;
/// The bounds of the limit for low time, in milliseconds.
const LOW: std::ops::RangeInclusive<u64> = 10_000..=60_000;

/// The time as digits, such as "5:03" or "1:05:03". With tenths, 9.4 s is "0:09.4"; without, it is "0:10".
pub fn text(ms: u64, tenths: bool) -> String {
    if tenths && ms <= TENTHS {
        let tenths = ms.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    digits(ms.div_ceil(1000))
}

/// The times on both clocks, White's first, for example "5:03 – 4:51".
pub fn both(texts: &Texts, table: &Table, now: u64) -> String {
    let own = |color| table.clock_shows(color, now).map(|left| text(left, false));
    Color::ALL.map(|color| own(color).unwrap_or_else(|| t!(texts, "time-none"))).join(" – ")
}

/// For how many milliseconds a clock counting down from `shown_ms` keeps its digits; `u64::MAX` at zero.
pub fn next_change(shown_ms: u64, tenths: bool) -> u64 {
    let next = match shown_ms {
        0 => return u64::MAX,
        ms if !tenths => (ms - 1) / 1000 * 1000,
        ms if ms <= TENTHS => (ms - 1) / 100 * 100,
        ms => ((ms - 1) / 1000 * 1000).max(TENTHS),
    };
    shown_ms - next
}

/// Like [`next_change`], for a clock that counts up, as in an hourglass.
pub fn next_rise(shown_ms: u64, tenths: bool) -> u64 {
    let unit = if tenths && shown_ms <= TENTHS { 100 } else { 1000 };
    let last = shown_ms.div_ceil(unit) * unit;
    last + 1 - shown_ms
}

/// The milliseconds until the digits of either clock may change; `None` if they will not change by themselves.
pub fn until_change(table: &Table, now: u64, tenths: bool) -> Option<u64> {
    if !table.clock_runs() || table.result().is_some() {
        return None;
    }
    let turn = table.clock_turn();
    // During a delay, the clock does not run yet, so the result may be too small, but never too large.
    let falling = table.clock_shows(turn, now).map(|ms| next_change(ms, tenths));
    let hourglass = |control: &TimeControl| control.kind == ClockKind::Hourglass;
    let rises = table.setup().clock[turn.index()].as_ref().is_some_and(hourglass);
    let rising = table.clock_shows(!turn, now).filter(|_| rises).map(|ms| next_rise(ms, tenths));
    falling.into_iter().chain(rising).min().filter(|step| *step != u64::MAX)
}

/// Whether the shown time is low: at most an eighth of the initial time. This limit is never less than ten seconds, and
/// never more than a minute.
pub fn is_low(table: &Table, color: Color, shown_ms: u64) -> bool {
    let Some(control) = &table.setup().clock[color.index()] else { return false };
    let limit = (control.base_ms / LOW_SHARE).clamp(*LOW.start(), *LOW.end());
    // The time is rounded up to whole seconds like the digits, so that the warning appears when the digits reach the
    // limit.
    shown_ms.div_ceil(1000) * 1000 <= limit
}
