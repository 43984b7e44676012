//! What was agreed on for the games of the tests, and the cases of their tables.

use crate::prelude::*;

/// Classical chess by the book, but for touch-move.
pub fn touch(touch: TouchMove) -> GameSetup {
    GameSetup { touch, ..GameSetup::default() }
}

/// De Vries plays Jansen by the book.
pub fn people() -> GameSetup {
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    GameSetup { white, black, ..GameSetup::default() }
}

/// A clock of this kind for each player, in milliseconds.
pub fn clocks(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> [Option<TimeControl>; 2] {
    let control = Some(TimeControl::new(kind, base_ms, bonus_ms));
    [control.clone(), control]
}

pub fn fischer(base_ms: u64, bonus_ms: u64) -> [Option<TimeControl>; 2] {
    clocks(ClockKind::Fischer, base_ms, bonus_ms)
}

/// The cases of a table: a line each, their columns between tabs, and remarks after `#`.
pub fn cases<const COLUMNS: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; COLUMNS]> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect::<Vec<_>>().try_into().expect(line))
}

/// These phrases of `both.tsv` in both languages.
pub fn both<const PHRASES: usize>(of: &str) -> [(Language, [&'static str; PHRASES]); 2] {
    let rows = || cases::<3>(include_str!("both.tsv")).filter(|row| row[0] == of);
    [(EN, 1), (NL, 2)].map(|(language, column)| {
        let phrases: Vec<_> = rows().map(|row| row[column]).collect();
        (language, phrases.try_into().expect(of))
    })
}
