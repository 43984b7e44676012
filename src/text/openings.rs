//! The names of openings. A position has the same name whichever moves led to it.
//!
//! The catalogue, `assets/openings.tsv`, is in English; `assets/openings.nl.tsv` has the Dutch names. No position has a
//! name until [`load`] has played through the catalogue, which takes a while, so it is called in the background.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use super::language::Language;
use crate::rules::{PieceLetters, Position, read_san};
use crate::start::Start;

/// Only positions after at most this many plies are named; no line of the catalogue is longer.
pub const MAX_NAMED_PLIES: usize = 50;

/// An opening: its ECO code, such as `C60`, and its name, such as `Ruy Lopez`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    pub code: &'static str,
    pub name: &'static str,
}

impl Opening {
    /// The code and the name in this language, such as "C60 Ruy Lopez" or "C60 Spaanse partij".
    pub fn text(self, language: Language) -> String {
        format!("{} {}", self.code, shown(self.name, language))
    }
}

/// The name in this language. Parts without a translation stay in English, with British spelling.
fn shown(name: &str, language: Language) -> String {
    if language.tag() != "nl" {
        return british(name);
    }
    let mut parts = name.split([':', ',']).map(str::trim);
    let family = parts.next().unwrap_or(name);
    let listed = dutch("families", family).map(str::to_owned);
    let family = listed.or_else(|| built(family)).unwrap_or_else(|| british(family));
    let parts: Vec<String> = parts.map(variation).collect();
    if parts.is_empty() { family } else { format!("{family}: {}", parts.join(", ")) }
}

/// The Dutch name of a variation.
fn variation(part: &str) -> String {
    if let Some(with) = part.strip_prefix("with ") {
        return format!("met {}", variation(with));
    }
    let listed = dutch("variations", part).map(str::to_owned);
    listed.or_else(|| moves(part)).or_else(|| built(part)).unwrap_or_else(|| british(part))
}

/// The Dutch name of an opening or a variation whose English name ends with a known kind: `Najdorf-variant` for
/// `Najdorf Variation`. Returns `None` for other names.
fn built(part: &str) -> Option<String> {
    part.match_indices(' ').find_map(|(space, _)| {
        let (name, kind) = (&part[..space], dutch("kinds", &part[space + 1..])?);
        Some(kind.replace('*', &dutch("names", name).map_or_else(|| british(name), str::to_owned)))
    })
}

/// Moves with Dutch piece letters: `Le2 en c6` for `Be2 and c6`. Returns `None` if the text contains anything else.
fn moves(part: &str) -> Option<String> {
    let is_move =
        |word: &str| matches!(word, "and" | "..") || word.ends_with(|end: char| end.is_ascii_digit());
    let letter = |letter| match letter {
        'Q' => 'D',
        'R' => 'T',
        'B' => 'L',
        'N' => 'P',
        other => other,
    };
    let is_all_moves = part.split(' ').all(is_move);
    is_all_moves
        .then(|| part.chars().map(letter).collect::<String>().replace(" and ", " en ").replace(".. ", "…"))
}

/// The Dutch name in this section of `assets/openings.nl.tsv`; `None` if it is not listed there.
fn dutch(section: &str, name: &str) -> Option<&'static str> {
    static TABLE: LazyLock<HashMap<(&str, &str), &str>> = LazyLock::new(|| {
        let (mut table, mut section) = (HashMap::new(), "");
        for line in include_str!("../../assets/openings.nl.tsv").lines() {
            if let Some(heading) = line.strip_prefix('[') {
                section = heading.trim_end_matches(']');
            } else if let Some((english, dutch)) = line.split_once('\t') {
                table.insert((section, english), dutch);
            }
        }
        table
    });
    TABLE.get(&(section, name)).copied()
}

/// The name in British spelling and with curly apostrophes; the catalogue uses American spelling.
fn british(name: &str) -> String {
    name.replace("Defense", "Defence").replace("Center", "Centre").replace('\'', "’")
}

/// Maps the hash key of each position with a name to its opening. This is set once the moves of the catalogue have been
/// played through.
static CATALOGUE: OnceLock<HashMap<u64, Opening>> = OnceLock::new();

/// Builds the catalogue; returns when it is complete.
pub fn load() {
    CATALOGUE.get_or_init(|| walk(include_str!("../../assets/openings.tsv")));
}

/// Plays through the lines of a catalogue. If a position is listed with two names, it gets the first.
fn walk(text: &'static str) -> HashMap<u64, Opening> {
    let mut catalogue = HashMap::new();
    // The moves of the previous line, each with the position after it: most lines begin like the line before them.
    let mut line: Vec<(&str, Position)> = Vec::new();
    'rows: for row in text.lines().filter(|row| !row.starts_with('#')) {
        let [code, name, moves] = row.split('\t').collect::<Vec<_>>()[..] else { continue };
        let same = line.iter().zip(moves.split(' ')).take_while(|((known, _), mv)| known == mv).count();
        line.truncate(same);
        let standard = Position::standard();
        for mv in moves.split(' ').skip(same) {
            let before = line.last().map_or(&standard, |(_, position)| position);
            let Ok(after) = read_san(before, mv, &PieceLetters::ENGLISH).map(|mv| before.after(mv)) else {
                continue 'rows;
            };
            line.push((mv, after));
        }
        if let Some((_, position)) = line.last() {
            catalogue.entry(position.key()).or_insert(Opening { code, name });
        }
    }
    catalogue
}

/// The opening of the last position with a name among the first [`MAX_NAMED_PLIES`] of a line from the standard start;
/// `None` if no position has a name, or for any other start. If the catalogue is not built yet, this returns `None` and
/// calls `load_in_background`.
pub fn opening_of(
    start: &Start,
    line: impl Iterator<Item = impl Borrow<Position>>,
    load_in_background: impl FnOnce(),
) -> Option<Opening> {
    if *start != Start::standard() {
        return None;
    }
    let Some(catalogue) = CATALOGUE.get() else {
        load_in_background();
        return None;
    };
    line.take(MAX_NAMED_PLIES).filter_map(|position| catalogue.get(&position.borrow().key()).copied()).last()
}
