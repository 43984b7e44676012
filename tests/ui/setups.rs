//! The game settings of the tests, and the cases of their tables.

use crate::prelude::*;

/// The default game settings with this mode of touch-move.
pub fn touch(touch: TouchMove) -> GameSetup {
    GameSetup { touch, ..GameSetup::default() }
}

/// The default game settings, for De Vries against Jansen.
pub fn people() -> GameSetup {
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    GameSetup { white, black, ..GameSetup::default() }
}

/// The same time control for both players, in milliseconds.
pub fn clocks(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> [Option<TimeControl>; 2] {
    let control = Some(TimeControl::new(kind, base_ms, bonus_ms));
    [control.clone(), control]
}

pub fn fischer(base_ms: u64, bonus_ms: u64) -> [Option<TimeControl>; 2] {
    clocks(ClockKind::Fischer, base_ms, bonus_ms)
}

/// The cases of a table: one per line, with columns separated by tabs. Lines that begin with `#` are remarks.
pub fn cases<const COLUMNS: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; COLUMNS]> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect::<Vec<_>>().try_into().expect(line))
}

/// The phrases of `both.tsv` for this subject, in both languages.
pub fn both<const PHRASES: usize>(of: &str) -> [(Language, [&'static str; PHRASES]); 2] {
    let rows = || cases::<3>(include_str!("both.tsv")).filter(|row| row[0] == of);
    [(EN, 1), (NL, 2)].map(|(language, column)| {
        let phrases: Vec<_> = rows().map(|row| row[column]).collect();
        (language, phrases.try_into().expect(of))
    })
}
