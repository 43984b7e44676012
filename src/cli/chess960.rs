//! `jadoube chess960`: a start by number, at random, by dice, by its first rank, or as the mirror image of another.
//!
//! Start numbers: see `rules::chess960`.

use std::fmt::Display;

use lexopt::prelude::*;

use super::{Stop, print};
use crate::rules::chess960::{back_rank, twin};
use crate::rules::{FenStyle, Position, Role};
use crate::start::{Dice, Die, Origin, RowError, Start, Throw, TypedError, read_row, read_typed};

/// How the start is chosen.
enum Wanted {
    Number(u16),
    Random,
    Dice,
    Throws(String),
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let (wanted, seed) = read(args)?;
    let mut chance = seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    let start = match wanted {
        Wanted::Number(number) => Start::chess960(number.into()),
        Wanted::Random => Start::random(|below| chance.u32(..below)),
        Wanted::Dice => Ok(by_dice(throw(&mut chance))?),
        Wanted::Throws(faces) => Ok(by_dice(read_throws(&faces)?)?),
    };
    let start = start.map_err(|error| Stop::Bad(error.to_string()))?;
    let throws: String = match start.origin() {
        Origin::Dice(dice) => dice.throws().iter().enumerate().map(describe_throw).collect(),
        Origin::Given | Origin::InTurn(_) => String::new(),
    };
    let described = start.number().and_then(describe);
    let described = described.ok_or_else(|| Stop::bad("a start without a number", "one of the 960"))?;
    print(&(throws + &described))
}

fn read(mut args: lexopt::Parser) -> Result<(Wanted, Option<u64>), Stop> {
    let (mut wanted, mut seed) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("seed") => seed = Some(read_seed(&args.value()?.string()?)?),
            // `--throws` implies `--dice`.
            Long("throws") if matches!(wanted, None | Some(Wanted::Dice)) => {
                wanted = Some(Wanted::Throws(args.value()?.string()?));
            }
            Long("dice") if matches!(wanted, Some(Wanted::Throws(_))) => {}
            other if wanted.is_some() => return Err(other.unexpected().into()),
            Value(typed) => wanted = Some(Wanted::Number(read_number(&typed.string()?)?)),
            Long("find") => {
                let row = read_row(&args.value()?.string()?);
                wanted = Some(Wanted::Number(row.map_err(|error| Stop::Bad(format!("--find: {error}")))?));
            }
            Long("twin") => {
                let number = read_number(&args.value()?.string()?)?;
                wanted = Some(Wanted::Number(twin(number).ok_or_else(|| not_a_number(number))?));
            }
            Long("random") => wanted = Some(Wanted::Random),
            Long("dice") => wanted = Some(Wanted::Dice),
            other => return Err(other.unexpected().into()),
        }
    }
    let expected = "a number from 0 to 959, --random, --dice, --throws, --find or --twin";
    let wanted = wanted.ok_or_else(|| Stop::bad("the start is missing", expected))?;
    if seed.is_some() && !matches!(wanted, Wanted::Random | Wanted::Dice) {
        return Err(Stop::bad("--seed where nothing is left to chance", "it with --random or --dice"));
    }
    Ok((wanted, seed))
}

/// Reads a start given as its number or its first rank.
pub(super) fn read_number(text: &str) -> Result<u16, Stop> {
    read_typed(text).map_err(|error| match error {
        TypedError::Empty | TypedError::Number(_) | TypedError::Row(RowError::Letter(_)) => {
            not_a_number(format_args!("{text:?}"))
        }
        TypedError::Row(error) => Stop::Bad(error.to_string()),
    })
}

fn not_a_number(found: impl Display) -> Stop {
    Stop::bad(format_args!("the number is {found}"), "one from 0 to 959")
}

fn read_seed(text: &str) -> Result<u64, Stop> {
    text.parse().map_err(|_| Stop::bad(format_args!("the seed is {text:?}"), "a whole number from 0"))
}

/// Reads the throws of a real die: `3,6,1`.
fn read_throws(text: &str) -> Result<Dice, Stop> {
    let face = |(before, face): (usize, &str)| {
        let found = || format!("--throws: throw {} is {face:?}", before + 1);
        face.trim().parse::<u32>().map_err(|_| Stop::bad(found(), "a face from 1 to 6"))
    };
    let faces: Vec<u32> = text.split(',').enumerate().map(face).collect::<Result<_, _>>()?;
    Dice::read(faces).map_err(|error| Stop::Bad(format!("--throws: {error}")))
}

/// Throws until all pieces are placed.
fn throw(chance: &mut fastrand::Rng) -> Dice {
    let mut dice = Dice::new();
    while chance.choice(Die::ALL).and_then(|die| dice.throw(die)).is_some() {}
    dice
}

fn by_dice(dice: Dice) -> Result<Start, Stop> {
    Start::by_dice(dice).map_err(|error| Stop::Bad(format!("--throws: {error}")))
}

/// `throw 2 dark-bishop 2 c1`.
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
