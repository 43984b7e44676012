//! Annotations inside comments, in the form in which Lichess, ChessBase and others write them for programs: times,
//! evaluations and marks. An example is `[%clk 0:05:00]`. A comment that is only `(=)` is a draw offer.
//!
//! An annotation that is not fully understood stays in the text of the comment.

use super::text::words;
use crate::record::{Evaluation, Mark, MarkShape, Notes};

/// A draw offer on the score sheet (Appendix C.12 of the Laws).
pub(super) const DRAW_OFFER: &str = "(=)";

/// Moves a draw offer, or the annotations that [`apply`] accepts, from a comment into the notes, and returns the
/// remaining text.
pub(crate) fn take(text: &str, notes: &mut Notes) -> String {
    if text == DRAW_OFFER && !notes.draw_offer {
        notes.draw_offer = true;
        return String::new();
    }
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(begin) = rest.find("[%") {
        let (before, command) = rest.split_at(begin);
        left.push_str(before);
        let inside = command[2..].find(['[', ']']).filter(|&end| command.as_bytes()[2 + end] == b']');
        let taken = inside.is_some_and(|end| apply(&command[2..2 + end], notes).is_some());
        match inside {
            Some(end) if taken => {
                left.push(' ');
                rest = &command[end + 3..];
            }
            _ => {
                left.push_str("[%");
                rest = &command[2..];
            }
        }
    }
    left.push_str(rest);
    words(&left)
}

/// Applies one annotation. Returns `None` and changes nothing if the annotation is not understood, or if it is not
/// about marks and its value is already set.
fn apply(command: &str, notes: &mut Notes) -> Option<()> {
    let (name, value) = command.split_once(' ')?;
    let value = value.trim();
    match name {
        "clk" if notes.clock_ms.is_none() => notes.clock_ms = Some(read_time(value)?),
        "emt" if notes.elapsed_ms.is_none() => notes.elapsed_ms = Some(read_time(value)?),
        "eval" if notes.evaluation.is_none() => notes.evaluation = Some(read_evaluation(value)?),
        "csl" | "cal" => {
            let marks: Option<Vec<Mark>> = value
                .split(',')
                .map(|mark| Mark::read(mark.trim()).filter(|mark| is_arrow(mark) == (name == "cal")))
                .collect();
            notes.marks.extend(marks?);
            // Circles come first, as in the text that `write` returns.
            notes.marks.sort_by_key(is_arrow);
        }
        _ => return None,
    }
    Some(())
}

/// Writes the marks, the evaluation and the times as PGN annotations; the text is empty if there are none.
pub(crate) fn write(notes: &Notes) -> String {
    let mut parts = Vec::new();
    for (name, arrows) in [("csl", false), ("cal", true)] {
        let marks = notes.marks.iter().filter(|mark| is_arrow(mark) == arrows);
        let marks: Vec<String> = marks.map(Mark::to_string).collect();
        if !marks.is_empty() {
            parts.push(format!("[%{name} {}]", marks.join(",")));
        }
    }
    if let Some((value, depth)) = notes.evaluation {
        let depth = depth.map_or_else(String::new, |depth| format!(",{depth}"));
        parts.push(match value {
            Evaluation::Centipawns(value) => {
                let (sign, value) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
                format!("[%eval {sign}{}.{:02}{depth}]", value / 100, value % 100)
            }
            Evaluation::Mate(moves) => format!("[%eval #{moves}{depth}]"),
        });
    }
    parts.extend(notes.clock_ms.map(|ms| format!("[%clk {}]", write_time(ms))));
    parts.extend(notes.elapsed_ms.map(|ms| format!("[%emt {}]", write_time(ms))));
    parts.join(" ")
}

/// Reads hours, minutes and seconds with up to three decimals (`0:05:00`, `1:30:05.25`) as milliseconds; `None` for any
/// other text, or if the time is too long.
fn read_time(text: &str) -> Option<u64> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let (seconds, part) = seconds.split_once('.').unwrap_or((seconds, "0"));
    if parts.next().is_some() || part.len() > 3 {
        return None;
    }
    let [hours, minutes, seconds, part] = [
        number(hours)?,
        number(minutes).filter(|&minutes| minutes < 60)?,
        number(seconds).filter(|&seconds| seconds < 60)?,
        number(part)? * [100, 10, 1][part.len() - 1],
    ];
    Some(((hours * 60 + minutes) * 60 + seconds) * 1000 + part)
}

/// Reads a number of at most nine digits; `None` for any other text.
fn number(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && text.len() <= 9 { text.parse().ok() } else { None }
}

fn write_time(ms: u64) -> String {
    let seconds = ms / 1000;
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match ms % 1000 {
        0 => whole,
        part => format!("{whole}.{part:03}").trim_end_matches('0').to_owned(),
    }
}

/// Reads a score in pawns with up to two decimals (`0.25`, `-1.5`) or a mate (`#4`, `#-4`), optionally with the depth
/// after a comma (`0.25,20`).
fn read_evaluation(text: &str) -> Option<(Evaluation, Option<u32>)> {
    let (value, depth) = match text.split_once(',') {
        Some((value, depth)) => (value, Some(number(depth.trim())? as u32)),
        None => (text, None),
    };
    if let Some(moves) = value.strip_prefix('#') {
        let (negative, moves) = signed(moves);
        let moves = number(moves)? as i32;
        return Some((Evaluation::Mate(if negative { -moves } else { moves }), depth));
    }
    let (negative, pawns) = signed(value);
    let (whole, part) = pawns.split_once('.').unwrap_or((pawns, "0"));
    let part = number(part).filter(|_| part.len() <= 2)? * if part.len() == 1 { 10 } else { 1 };
    let value = number(whole).filter(|&pawns| pawns < 1_000_000)? as i32 * 100 + part as i32;
    Some((Evaluation::Centipawns(if negative { -value } else { value }), depth))
}

fn signed(text: &str) -> (bool, &str) {
    match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

fn is_arrow(mark: &Mark) -> bool {
    matches!(mark.shape, MarkShape::Arrow(..))
}
