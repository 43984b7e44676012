//! `jadoube chess960`: a start by number, at random, by dice, by its first rank, or as the mirror image of another.
//!
//! Start numbers: see [`rules::chess960`](crate::rules::chess960).

use lexopt::prelude::*;

use super::texts::{quoted, texts};
use super::usage::{negative, unexpected, whole};
use super::{Stop, print_text};
use crate::rules::chess960::{back_rank, twin};
use crate::rules::{FenStyle, Position, Role};
use crate::start::{Dice, DiceError, Die, Origin, RowError, Start, Throw, TypedError, read_row, read_typed};
use crate::text::{fen_errors, start_errors};

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
    let mut chance = seed.map_or_else(fastrand::Rng::new, |seed| fastrand::Rng::with_seed(scattered(seed)));
    let start = match wanted {
        Wanted::Number(number) => Start::chess960(number.into()),
        Wanted::Random => Start::random(|below| chance.u32(..below)),
        Wanted::Dice => Ok(by_dice(throw(&mut chance))?),
        Wanted::Throws(faces) => Ok(by_dice(read_throws(&faces)?)?),
    };
    let start = start.map_err(|error| Stop::Bad(fen_errors::fault(&texts(), &error)))?;
    let throws: String = match start.origin() {
        Origin::Dice(dice) => dice.throws().iter().enumerate().map(describe_throw).collect(),
        Origin::Given | Origin::InTurn(_) => String::new(),
    };
    let described = start.number().and_then(describe);
    let described = described.ok_or_else(|| bad!("cli-chess960-missing"))?;
    print_text(&(throws + &described))
}

fn read(mut args: lexopt::Parser) -> Result<(Wanted, Option<u64>), Stop> {
    let (mut wanted, mut seed) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("seed") => seed = Some(whole(&args.value()?.string()?, "--seed")?),
            // `--throws` implies `--dice`.
            Long("throws") if matches!(wanted, None | Some(Wanted::Dice)) => {
                wanted = Some(Wanted::Throws(args.value()?.string()?));
            }
            Long("dice") if matches!(wanted, Some(Wanted::Throws(_))) => {}
            Long("find" | "twin" | "random" | "dice" | "throws") if wanted.is_some() => {
                return Err(bad!("cli-chess960-two"));
            }
            Value(typed) if wanted.is_none() => {
                wanted = Some(Wanted::Number(read_number(&typed.string()?)?));
            }
            Short(digit @ '0'..='9') if wanted.is_none() => {
                wanted = Some(Wanted::Number(read_number(&negative(&mut args, digit))?));
            }
            Long("find") => {
                let row = read_row(&args.value()?.string()?).map_err(TypedError::Row);
                wanted =
                    Some(Wanted::Number(row.map_err(|error| Stop::Bad(typed_fault("--find: ", &error)))?));
            }
            Long("twin") => {
                let number = read_number(&args.value()?.string()?)?;
                wanted = Some(Wanted::Number(twin(number).unwrap_or(number)));
            }
            Long("random") => wanted = Some(Wanted::Random),
            Long("dice") => wanted = Some(Wanted::Dice),
            other => return Err(unexpected("chess960", other)),
        }
    }
    let wanted = wanted.ok_or_else(|| bad!("cli-chess960-missing"))?;
    if seed.is_some() && !matches!(wanted, Wanted::Random | Wanted::Dice) {
        return Err(bad!("cli-chess960-seed"));
    }
    Ok((wanted, seed))
}

/// Reads a start given as its number or its first rank.
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

/// Spreads seeds out (SplitMix64, Steele and others 2014): the generator's first numbers for neighbouring seeds are alike.
const fn scattered(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Reads the throws of a real die: `3,6,1`.
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

/// Throws until all pieces are placed.
fn throw(chance: &mut fastrand::Rng) -> Dice {
    let mut dice = Dice::new();
    while chance.choice(Die::ALL).and_then(|die| dice.throw(die)).is_some() {}
    dice
}

fn by_dice(dice: Dice) -> Result<Start, Stop> {
    Start::by_dice(dice).map_err(|error| throws_fault(&error))
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
