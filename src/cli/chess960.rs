//! `jadoube chess960`: a start by its number, the number of a start, and its mirror twin.
//!
//! Absent on purpose: the scheme (see `rules::chess960`).

use lexopt::prelude::*;

use super::{Stop, print};
use crate::rules::chess960::{STARTS, back_rank, number_of, twin};
use crate::rules::{FenStyle, Position, Role};

/// Runs the program.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let number = match args.next()? {
        Some(Value(number)) => read_number(&number.string()?)?,
        Some(Long("find")) => find(&args.value()?.string()?)?,
        Some(Long("twin")) => {
            let number = read_number(&args.value()?.string()?)?;
            twin(number).ok_or_else(|| not_a_number(number))?
        }
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(Stop::bad("the start is missing", "a number from 0 to 959, --find or --twin")),
    };
    match args.next()? {
        None => print(&describe(number).ok_or_else(|| not_a_number(number))?),
        Some(more) => Err(more.unexpected().into()),
    }
}

fn read_number(text: &str) -> Result<u16, Stop> {
    text.parse().ok().filter(|&number| number < STARTS).ok_or_else(|| not_a_number(format_args!("{text:?}")))
}

fn not_a_number(found: impl std::fmt::Display) -> Stop {
    Stop::bad(format_args!("the number is {found}"), "one from 0 to 959")
}

fn find(text: &str) -> Result<u16, Stop> {
    let roles: Option<Vec<Role>> = text.chars().map(Role::from_letter).collect();
    let row: Option<[Role; 8]> = roles.and_then(|roles| roles.try_into().ok());
    row.and_then(number_of).ok_or_else(|| {
        Stop::bad(
            format_args!("the row is {text:?}"),
            "the eight letters RNBQKBNR in an order that has the bishops on squares of opposite colours and the king \
             between the rooks",
        )
    })
}

fn describe(number: u16) -> Option<String> {
    let row: String = back_rank(number)?.map(Role::letter).iter().collect();
    let position = Position::chess960(number)?;
    let (x_fen, shredder_fen) = (position.fen(), position.setup().fen(FenStyle::Shredder));
    let twin = twin(number)?;
    Some(format!("number {number}\nstart {row}\ntwin {twin}\nx-fen {x_fen}\nshredder-fen {shredder_fen}\n"))
}
