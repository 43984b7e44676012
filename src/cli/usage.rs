//! Reads the values of arguments, and makes the errors for invalid arguments, some of which suggest a similar known
//! word.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use lexopt::prelude::*;

use super::Stop;
use super::help_text::options;
use super::texts::{quoted, texts};
use crate::rules::Position;
use crate::text::fen_errors;

/// How a command stops at an argument that it does not take itself: with its help, if that is requested, or with an
/// error.
pub fn unexpected(command: &'static str, arg: lexopt::Arg<'_>) -> Stop {
    let found = match arg {
        Long("help") | Short('h') => return Stop::Help(command),
        Long(name) => format!("--{name}"),
        Short(letter) => format!("-{letter}"),
        Value(value) => {
            let found = quoted(&value.to_string_lossy());
            return bad!("cli-argument", found, help = how(command));
        }
    };
    let near = nearest(&found, options(command));
    let found = quoted(&found);
    Stop::Bad(match near {
        Some(known) => t!(texts(), "cli-option-near", found, known),
        None => t!(texts(), "cli-option", found, help = how(command)),
    })
}

/// The command line that prints the help of a command.
fn how(command: &str) -> String {
    let space = if command.is_empty() { "" } else { " " };
    format!("`jadoube{space}{command} --help`")
}

impl From<lexopt::Error> for Stop {
    fn from(error: lexopt::Error) -> Stop {
        use lexopt::Error;
        Stop::Bad(match error {
            Error::MissingValue { option: Some(option) } => t!(texts(), "cli-value-missing", option),
            Error::UnexpectedValue { option, value } => {
                t!(texts(), "cli-value-unexpected", option, found = quoted(&value.to_string_lossy()))
            }
            Error::NonUnicodeValue(value) => {
                t!(texts(), "cli-not-text", found = quoted(&value.to_string_lossy()))
            }
            other => other.to_string(),
        })
    }
}

pub(super) fn number<N>(text: &str, what: &str, range: &RangeInclusive<N>) -> Result<N, Stop>
where
    N: FromStr + PartialOrd + Display,
{
    let (least, most) = (range.start().to_string(), range.end().to_string());
    let bad = || bad!("cli-number", what, found = quoted(text), least, most);
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(bad)
}

pub(super) fn whole(text: &str, what: &str) -> Result<u64, Stop> {
    text.parse().map_err(|_| bad!("cli-whole", what, found = quoted(text)))
}

/// Parses the position of `--fen`.
pub(super) fn position(fen: &str) -> Result<Position, Stop> {
    let fault = |error| Stop::Bad(format!("--fen: {}", fen_errors::fen(&texts(), &error)));
    Position::from_fen(fen).map_err(fault)
}

/// Reads the value of an option, which must be the name of one of the values in `all`.
pub(super) fn choice<T: Copy>(
    args: &mut lexopt::Parser,
    option: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, Stop> {
    let found = args.value()?.string()?;
    all.iter().copied().find(|one| name(*one) == found).ok_or_else(|| {
        let known = all.iter().copied().map(name).collect::<Vec<_>>().join(", ");
        bad!("cli-choice", what = option, found = quoted(&found), known)
    })
}

/// Reads values separated by commas; `wrong` makes the error for a value that can't be read.
pub(super) fn list<T>(
    text: &str,
    read: fn(&str) -> Option<T>,
    wrong: fn(String) -> Stop,
) -> Result<Vec<T>, Stop> {
    text.split(',').map(|one| read(one.trim()).ok_or_else(|| wrong(quoted(one)))).collect()
}

/// Reads the rest of a negative number, whose beginning looks like a short option, and returns the number as text.
pub(super) fn negative(args: &mut lexopt::Parser, first: char) -> String {
    let rest = args.optional_value().unwrap_or_default();
    format!("-{first}{}", rest.to_string_lossy())
}

/// The known word that was probably meant; `None` if none is similar.
pub(super) fn nearest<K: AsRef<str>>(found: &str, known: impl IntoIterator<Item = K>) -> Option<K> {
    let most = (found.trim_start_matches('-').chars().count() / 3).clamp(1, 3);
    let others = known.into_iter().filter(|known| known.as_ref() != found);
    let measured = others.map(|known| (distance(found, known.as_ref()), known));
    let nearest = measured.min_by_key(|(distance, _)| *distance);
    nearest.filter(|(distance, _)| *distance <= most).map(|(_, known)| known)
}

/// The edit distance between two words, ignoring case; swapping two neighbouring letters counts as one edit (Damerau
/// 1964).
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) =
        (one.to_lowercase().chars().collect(), other.to_lowercase().chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (row, letter) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, known) in other.iter().enumerate() {
            let mut least = (rows[row][column] + usize::from(letter != known))
                .min(rows[row][column + 1] + 1)
                .min(next[column] + 1);
            if row > 0 && column > 0 && *letter == other[column - 1] && one[row - 1] == *known {
                least = least.min(rows[row - 1][column - 1] + 1);
            }
            next.push(least);
        }
        rows.push(next);
    }
    rows[one.len()][other.len()]
}
