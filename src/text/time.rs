//! Time controls and dates in words: "5 + 3, Fischer", "40 moves in 90 + 30, then 30", "24 November 2026".
//!
//! Clock digits: see `text::clock_face`.

use super::messages::Texts;
use crate::game::{ClockKind, Date, Stage, TimeControl, TimeControls};
use crate::rules::Color;

const MINUTE: u64 = 60_000;
const HALF_MINUTE: u64 = 30_000;
const ONE_AND_A_HALF: u64 = MINUTE + HALF_MINUTE;

/// The months, as the messages call them.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A date.
pub fn date(words: &Texts, date: Date) -> String {
    let month = MONTHS[(date.month.clamp(1, 12) - 1) as usize];
    t!(words, "date", day = date.day.to_string(), month, year = date.year.to_string())
}

/// The time controls of both players, listed separately if they differ.
pub fn controls(words: &Texts, controls: &TimeControls) -> String {
    let [white, black] = controls;
    if white == black {
        return white.as_ref().map(|white| control(words, white)).unwrap_or_default();
    }
    let own = |color: Color, own: &Option<TimeControl>| {
        let time = own.as_ref().map_or_else(|| t!(words, "time-none"), |own| control(words, own));
        t!(words, "time-of", color = words.color(color), time)
    };
    let [white, black] = [own(Color::White, white), own(Color::Black, black)];
    t!(words, "time-both", white, black)
}

/// The time control of one player.
pub fn control(words: &Texts, control: &TimeControl) -> String {
    let with_bonus = |ms: u64, bonus_ms: u64| match (time(words, ms), control.kind) {
        (base, ClockKind::Hourglass) => base,
        (base, _) if bonus_ms == 0 => base,
        (base, _) => format!("{base} + {}", words.decimal(&seconds(bonus_ms))),
    };
    let both = with_bonus(control.base_ms, control.bonus_ms);
    let mut said = match &control.stages[..] {
        [earlier @ .., last] => {
            // An increment that lasts is told once.
            let then = |stage: &Stage| with_bonus(stage.add_ms, stage.bonus_ms.unwrap_or_default());
            let times = [both].into_iter().chain(earlier.iter().map(then));
            let moves = control.stages.iter().map(|stage| stage.moves.to_string());
            let each = moves.zip(times).map(|(moves, time)| t!(words, "time-moves", moves, time));
            t!(words, "time-stages", stages = words.row(each), then = then(last))
        }
        [] if control.bonus_ms == 0 && control.base_ms < MINUTE => {
            let time = words.decimal(&seconds(control.base_ms));
            let count = if control.base_ms == 1000 { "one" } else { "more" };
            t!(words, "time-seconds", time, count)
        }
        [] if control.bonus_ms == 0 => {
            let count = match control.base_ms {
                MINUTE => "one",
                ONE_AND_A_HALF => "one-and-a-half",
                _ => "more",
            };
            t!(words, "time-minutes", time = both, count)
        }
        [] => both,
    };
    if control.kind == ClockKind::Hourglass || control.largest_bonus_ms() > 0 {
        said = words.row([said, t!(words, kind(control.kind))]);
    }
    said
}

/// The message key of a clock kind.
pub const fn kind(kind: ClockKind) -> &'static str {
    match kind {
        ClockKind::Fischer => "clock-fischer",
        ClockKind::Bronstein => "clock-bronstein",
        ClockKind::Delay => "clock-delay",
        ClockKind::Hourglass => "clock-hourglass",
    }
}

/// Minutes in plain form: "90", "1.5"; in minutes and seconds if the decimals would be awkward: "0:12".
fn time(words: &Texts, ms: u64) -> String {
    let reckoned = ms < MINUTE || !ms.is_multiple_of(HALF_MINUTE);
    if ms == 0 || !reckoned || !ms.is_multiple_of(1000) {
        return words.decimal(&minutes(ms));
    }
    digits(ms / 1000)
}

/// "5:03", "1:05:03".
pub fn digits(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Minutes without unnecessary decimals: "90", "0.5".
pub fn minutes(ms: u64) -> String {
    short(ms as f64 / MINUTE as f64)
}

/// Seconds without unnecessary decimals.
pub fn seconds(ms: u64) -> String {
    short(ms as f64 / 1000.0)
}

fn short(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
