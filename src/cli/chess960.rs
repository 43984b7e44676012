//! `jadoube chess960` describes a start, chosen by number, at random, by dice, by its first rank, or as the mirror
//! image of another start.
//!
//! For the numbers of starts, see [`rules::chess960`](crate::rules::chess960). For the starts that a draw leaves out,
//! see [`StartSet`].

use std::io::ErrorKind;
use std::path::PathBuf;

use lexopt::prelude::*;

use super::texts::{quoted, shown, texts};
use super::usage::{negative, unexpected, whole};
use super::{Stop, no_text, print_text, unreadable, unwritable};
use crate::game::Date;
use crate::platform::TimeReading;
use crate::rules::chess960::{back_rank, twin};
use crate::rules::{FenStyle, Position, Role};
use crate::start::{
    Dice, DiceError, Die, Origin, RowError, Start, StartSet, Throw, TypedError, UsedStart, read_row,
    read_typed, scattered,
};
use crate::storage::used_starts::{UsedFileError, note_used, used_starts};
use crate::text::{fen_errors, start_errors};

/// How the start is chosen.
#[derive(PartialEq, Eq)]
enum Wanted {
    Number(u16),
    Random,
    Dice,
    Throws(String),
}

#[derive(Default)]
struct Options {
    wanted: Option<Wanted>,
    seed: Option<u64>,
    excluded: Option<StartSet>,
    /// The file with the list of used starts.
    used: Option<PathBuf>,
    /// Whether the start that is drawn is added to the list of used starts.
    note: bool,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, no start is left, the list of used starts can't be read or written, or the output can't
/// be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let options = Options::read(args)?;
    // A random seed is short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| fastrand::u32(..).into());
    let mut chance = fastrand::Rng::with_seed(scattered(seed));
    let start = match &options.wanted {
        Some(Wanted::Number(number)) => Start::chess960((*number).into())
            .map_err(|error| Stop::Bad(fen_errors::fault(&texts(), &error)))?,
        Some(Wanted::Random) => options.draw(&mut chance)?,
        Some(Wanted::Dice) => by_dice(throw(&mut chance))?,
        Some(Wanted::Throws(faces)) => by_dice(read_throws(faces)?)?,
        None => return Err(bad!("cli-chess960-missing")),
    };
    let throws: String = match start.origin() {
        Origin::Dice(dice) => dice.throws().iter().enumerate().map(describe_throw).collect(),
        Origin::Given | Origin::InTurn(_) => String::new(),
    };
    let seed = match options.wanted {
        Some(Wanted::Random) => format!("seed {seed}\n"),
        Some(Wanted::Number(_) | Wanted::Dice | Wanted::Throws(_)) | None => String::new(),
    };
    let described = start.number().and_then(describe);
    let described = described.ok_or_else(|| bad!("cli-chess960-missing"))?;
    print_text(&(throws + &described + &seed))
}

impl Options {
    fn read(mut args: lexopt::Parser) -> Result<Options, Stop> {
        let mut options = Options::default();
        let wanted = &mut options.wanted;
        while let Some(arg) = args.next()? {
            match arg {
                Long("seed") => options.seed = Some(whole(&args.value()?.string()?, "--seed")?),
                Long("exclude") => {
                    let excluded = StartSet::read(&args.value()?.string()?)
                        .map_err(|error| bad!("cli-chess960-exclude", found = quoted(&error.0)))?;
                    options.excluded = Some(excluded);
                }
                Long("used") => options.used = Some(args.value()?.into()),
                Long("note") => options.note = true,
                // `--throws` implies `--dice`, so the two may be combined.
                Long("throws") if matches!(wanted, None | Some(Wanted::Dice)) => {
                    *wanted = Some(Wanted::Throws(args.value()?.string()?));
                }
                Long("dice") if matches!(wanted, Some(Wanted::Throws(_))) => {}
                Long("find" | "twin" | "random" | "dice" | "throws") if wanted.is_some() => {
                    return Err(bad!("cli-chess960-two"));
                }
                Value(typed) if wanted.is_none() => {
                    *wanted = Some(Wanted::Number(read_number(&typed.string()?)?));
                }
                Short(digit @ '0'..='9') if wanted.is_none() => {
                    *wanted = Some(Wanted::Number(read_number(&negative(&mut args, digit))?));
                }
                Long("find") => {
                    let row = read_row(&args.value()?.string()?).map_err(TypedError::Row);
                    let row = row.map_err(|error| Stop::Bad(typed_fault("--find: ", &error)))?;
                    *wanted = Some(Wanted::Number(row));
                }
                Long("twin") => {
                    let number = read_number(&args.value()?.string()?)?;
                    *wanted = Some(Wanted::Number(twin(number).unwrap_or(number)));
                }
                Long("random") => *wanted = Some(Wanted::Random),
                Long("dice") => *wanted = Some(Wanted::Dice),
                other => return Err(unexpected("chess960", other)),
            }
        }
        options.checked()
    }

    /// The options, if they can be combined. Without another choice, excluded starts or a list of used starts imply a
    /// random start.
    fn checked(mut self) -> Result<Options, Stop> {
        let leaves_out = self.excluded.is_some() || self.used.is_some();
        if leaves_out && self.wanted.is_none() {
            self.wanted = Some(Wanted::Random);
        }
        let is_random = self.wanted == Some(Wanted::Random);
        match &self.wanted {
            None => Err(bad!("cli-chess960-missing")),
            _ if leaves_out && !is_random => Err(bad!("cli-chess960-exclude-only")),
            _ if self.note && self.used.is_none() => Err(bad!("cli-chess960-note")),
            Some(Wanted::Number(_) | Wanted::Throws(_)) if self.seed.is_some() => {
                Err(bad!("cli-chess960-seed"))
            }
            Some(_) => Ok(self),
        }
    }

    /// Draws a start, and adds it to the list of used starts if the options say so.
    fn draw(&self, chance: &mut fastrand::Rng) -> Result<Start, Stop> {
        let excluded = self.excluded.clone().unwrap_or_default();
        let mut draw = |used: &[UsedStart]| {
            let mut all = excluded.clone();
            all.extend(used.iter().map(|used| used.number));
            all.draw_other(|below| chance.u32(..below)).ok_or_else(|| {
                bad!("cli-chess960-none-left", excluded = excluded.len(), used = all.len() - excluded.len())
            })
        };
        let Some(file) = &self.used else { return draw(&[]) };
        if !self.note {
            return draw(&used_starts(file).map_err(|error| self.fault(error))?);
        }
        let mut drawn = None;
        let noted = note_used(file, |used| {
            let start = draw(used).map_err(Refusal::Stop)?;
            let number = start.number().unwrap_or_default();
            drawn = Some(start);
            let date = Date::of_day(TimeReading::now().day()).iso();
            Ok(UsedStart { number, date, round: String::new() })
        });
        match noted {
            Ok(_) => drawn.ok_or_else(|| bad!("cli-chess960-missing")),
            Err(Refusal::Stop(stop)) => Err(stop),
            Err(Refusal::File(error)) => Err(self.fault(error)),
        }
    }

    /// The error for a list of used starts that can't be read or written.
    fn fault(&self, error: UsedFileError) -> Stop {
        let file = self.used.clone().unwrap_or_default();
        match error {
            UsedFileError::Io(error) if error.kind() == ErrorKind::InvalidData => {
                bad!("cli-unreadable", file = shown(&file), why = no_text(&error))
            }
            UsedFileError::Io(error) if self.note => unwritable(&file, &error),
            UsedFileError::Io(error) => unreadable(file.as_os_str(), &error),
            UsedFileError::Line(error) => {
                let found = quoted(&error.found);
                let what = t!(texts(), "cli-chess960-used-line", found);
                let line = t!(texts(), "cli-line", line = error.line.to_string(), what);
                Stop::Bad(format!("{}: {line}", shown(&file)))
            }
        }
    }
}

/// Why no start was drawn and added to the list.
enum Refusal {
    Stop(Stop),
    File(UsedFileError),
}

impl From<UsedFileError> for Refusal {
    fn from(error: UsedFileError) -> Refusal {
        Refusal::File(error)
    }
}

/// Reads a start given by its number or its first rank, and returns the number.
pub(super) fn read_number(text: &str) -> Result<u16, Stop> {
    read_typed(text).map_err(|error| Stop::Bad(typed_fault("", &error)))
}

fn typed_fault(option: &str, error: &TypedError) -> String {
    match error {
        TypedError::Empty => t!(texts(), "cli-chess960-missing"),
        TypedError::Number(found) => t!(texts(), "cli-chess960-number", found = found.as_str()),
        TypedError::Row(RowError::Count { role, found, expected }) => {
            let (role, found, expected) = (role.name(), found.to_string(), expected.to_string());
            option.to_owned() + &t!(texts(), "cli-rank-count", role, found, expected)
        }
        TypedError::Row(_) => format!("{option}{}", start_errors::fault(&texts(), error).0),
    }
}

/// Reads the throws of a real die, such as `2,3,3,2,3`.
fn read_throws(text: &str) -> Result<Dice, Stop> {
    let face = |(before, face): (usize, &str)| {
        let face = face.trim();
        face.parse::<u32>().map_err(|_| {
            let throw = (before + 1).to_string();
            Stop::Bad(format!("--throws: {}", t!(texts(), "dice-no-face", throw, found = quoted(face))))
        })
    };
    let faces: Vec<u32> = text.split(',').enumerate().map(face).collect::<Result<_, _>>()?;
    Dice::read(faces).map_err(|error| throws_fault(&error))
}

fn throws_fault(error: &DiceError) -> Stop {
    Stop::Bad(format!("--throws: {}", start_errors::throws(&texts(), error)))
}

/// Throws a die until all pieces are placed.
fn throw(chance: &mut fastrand::Rng) -> Dice {
    let mut dice = Dice::new();
    while chance.choice(Die::ALL).and_then(|die| dice.throw(die)).is_some() {}
    dice
}

fn by_dice(dice: Dice) -> Result<Start, Stop> {
    Start::by_dice(dice).map_err(|error| throws_fault(&error))
}

/// A throw as a line of output, such as `throw 2 dark-bishop 2 c1`.
fn describe_throw((before, throw): (usize, &Throw)) -> String {
    let step = throw.step.name();
    let square = throw.file.map_or("again".to_owned(), |file| format!("{}1", file.letter()));
    format!("throw {} {step} {} {square}\n", before + 1, throw.die.pips())
}

fn describe(number: u16) -> Option<String> {
    let row: String = back_rank(number)?.map(Role::letter).iter().collect();
    let position = Position::chess960(number)?;
    let (x_fen, shredder_fen) = (position.fen(), position.setup().fen(FenStyle::Shredder));
    let twin = twin(number)?;
    Some(format!("number {number}\nstart {row}\ntwin {twin}\nx-fen {x_fen}\nshredder-fen {shredder_fen}\n"))
}
