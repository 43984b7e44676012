//! Time controls and dates in words, such as "5 + 3, Fischer", "40 moves in 90, then 30" or "24 Nov 2026".
//!
//! For the digits of clocks, see [`clock_face`](super::clock_face).

use super::messages::Texts;
use crate::game::{ClockKind, Date, Stage, TimeControl, TimeControls};
use crate::rules::Color;

const MINUTE: u64 = 60_000;
const HALF_MINUTE: u64 = 30_000;
const ONE_AND_A_HALF: u64 = MINUTE + HALF_MINUTE;

/// The names of the months as arguments of messages.
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

/// The name of a month, as an argument of messages; `None` if the number is not from 1 to 12.
fn month_name(month: u32) -> Option<&'static str> {
    MONTHS.get(month.checked_sub(1)? as usize).copied()
}

/// A date: "26 Nov 2026".
pub fn date(texts: &Texts, date: Date) -> String {
    let month = month_name(date.month.clamp(1, 12)).unwrap_or_default();
    t!(texts, "date", day = date.day.to_string(), month, year = date.year.to_string())
}

/// The date in a PGN tag, as far as it is known. A text that is not a date is returned as it is.
pub fn date_of_tag(texts: &Texts, tag: &str) -> String {
    let mut parts = tag.trim().split('.').map(|part| part.parse::<u32>().ok());
    let parts = [parts.next(), parts.next(), parts.next()].map(Option::flatten);
    match parts {
        [Some(year), Some(month), Some(day)] if (1..=12).contains(&month) && (1..=31).contains(&day) => {
            date(texts, Date { year, month, day })
        }
        [Some(year), Some(month), None] if let Some(month) = month_name(month) => {
            t!(texts, "date-of-month", month, year = year.to_string())
        }
        [Some(year), None, None] => year.to_string(),
        _ => tag.to_owned(),
    }
}

/// The time control in a PGN tag, such as "5 min + 3 s" or "40 moves in 90 min, then 30 min". A text in any other form,
/// such as `*180`, is returned as it is.
pub fn control_of_tag(texts: &Texts, tag: &str) -> String {
    stages_of_tag(texts, tag.trim()).unwrap_or_else(|| tag.to_owned())
}

fn stages_of_tag(texts: &Texts, tag: &str) -> Option<String> {
    let (first, rest) = tag.split_once(':').map_or((tag, None), |(first, rest)| (first, Some(rest)));
    let (moves, time) = first.split_once('/').map_or((None, first), |(moves, time)| (Some(moves), time));
    let (base, bonus) = time.split_once('+').unwrap_or((time, "0"));
    let (base, bonus): (u64, u64) = (base.parse().ok()?, bonus.parse().ok()?);
    let time = minutes_and_seconds(texts, base);
    let time = if bonus > 0 { t!(texts, "sheet-bonus", time, bonus = bonus.to_string()) } else { time };
    match (moves, rest) {
        (None, None) => Some(time),
        (Some(moves), None) => Some(t!(texts, "time-moves", moves = moves.parse::<u32>().ok()?, time)),
        (Some(moves), Some(rest)) => {
            let (moves, then) = (moves.parse::<u32>().ok()?, stages_of_tag(texts, rest)?);
            Some(t!(texts, "time-stages", stages = t!(texts, "time-moves", moves, time), then))
        }
        (None, Some(_)) => None,
    }
}

/// The time controls of both players, listed separately if they differ; empty if neither player has a clock.
pub fn controls(texts: &Texts, controls: &TimeControls) -> String {
    let [white, black] = controls;
    if white == black {
        return white.as_ref().map(|white| control(texts, white)).unwrap_or_default();
    }
    let own = |color: Color, own: &Option<TimeControl>| {
        let time = own.as_ref().map_or_else(|| t!(texts, "time-none"), |own| control(texts, own));
        t!(texts, "time-of", color = texts.color(color), time)
    };
    let [white, black] = [own(Color::White, white), own(Color::Black, black)];
    t!(texts, "time-both", white, black)
}

/// The time control with non-breaking spaces, so that "5 + 3" stays together on a line.
pub fn unbroken(time: &str) -> String {
    time.replace(" + ", "\u{a0}+\u{a0}")
}

/// The time control of one player.
pub fn control(texts: &Texts, control: &TimeControl) -> String {
    let with_bonus = |ms: u64, bonus_ms: u64| {
        let (base, bonus) = (time(texts, ms), texts.decimal(&seconds(bonus_ms)));
        match control.kind {
            ClockKind::Hourglass => base,
            _ if bonus_ms == 0 => base,
            _ if is_minutes(ms) => format!("{base} + {bonus}"),
            _ => t!(texts, "sheet-bonus", time = base, bonus),
        }
    };
    let both = with_bonus(control.base_ms, control.bonus_ms);
    let mut said = match &control.stages[..] {
        [earlier @ .., last] => {
            // An increment that continues from the previous stage is mentioned only once.
            let then = |stage: &Stage| with_bonus(stage.add_ms, stage.bonus_ms.unwrap_or_default());
            let times = [both].into_iter().chain(earlier.iter().map(then));
            let moves = control.stages.iter().map(|stage| stage.moves);
            let each = moves.zip(times).map(|(moves, time)| t!(texts, "time-moves", moves, time));
            t!(texts, "time-stages", stages = texts.row(each), then = then(last))
        }
        [] if control.bonus_ms == 0 && control.base_ms < MINUTE => {
            let time = texts.decimal(&seconds(control.base_ms));
            let count = if control.base_ms == 1000 { "one" } else { "more" };
            t!(texts, "time-seconds", time, count)
        }
        [] if control.bonus_ms == 0 && is_minutes(control.base_ms) => {
            let count = match control.base_ms {
                MINUTE => "one",
                ONE_AND_A_HALF => "one-and-a-half",
                _ => "more",
            };
            t!(texts, "time-minutes", time = both, count)
        }
        [] => both,
    };
    if control.has_increment() {
        said = texts.row([said, t!(texts, kind(control.kind))]);
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

/// Whether a time is written in minutes, such as "90" or "1.5": zero, whole and half minutes from one minute on, and
/// times that are not whole seconds.
const fn is_minutes(ms: u64) -> bool {
    ms == 0 || (ms >= MINUTE && ms.is_multiple_of(HALF_MINUTE)) || !ms.is_multiple_of(1000)
}

/// A time in minutes, such as "90" or "1.5", if [`is_minutes`] says so; otherwise in minutes and seconds, such as "2
/// min 2 s".
fn time(texts: &Texts, ms: u64) -> String {
    if is_minutes(ms) { texts.decimal(&minutes(ms)) } else { minutes_and_seconds(texts, ms / 1000) }
}

/// A time in minutes and seconds: "2 min 2 s". A part that is zero is left out; a time of zero is "0 s".
fn minutes_and_seconds(texts: &Texts, seconds: u64) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let [shown_minutes, shown_seconds] = [minutes, seconds].map(|part| part.to_string());
    match (minutes, seconds) {
        (0, _) => t!(texts, "sheet-seconds", seconds = shown_seconds),
        (_, 0) => t!(texts, "sheet-minutes", minutes = shown_minutes),
        _ => t!(texts, "sheet-minutes-seconds", minutes = shown_minutes, seconds = shown_seconds),
    }
}

/// Seconds as the digits of a clock, such as "5:03" or "1:05:03".
pub fn digits(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A time in minutes, without unnecessary decimals, such as "90" or "0.5".
pub fn minutes(ms: u64) -> String {
    short(ms as f64 / MINUTE as f64)
}

/// A time in seconds, without unnecessary decimals.
pub fn seconds(ms: u64) -> String {
    short(ms as f64 / 1000.0)
}

fn short(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
