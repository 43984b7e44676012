//! `jadoube help [COMMAND]` prints the help of a command. The texts, which `--help` prints too, are in
//! `cli::help_text`.

use lexopt::prelude::*;

pub use super::help_text::{COMMANDS, text};
use super::texts::{quoted, texts};
use super::usage::{nearest, unexpected};
use super::{Stop, print_text};

/// Prints the help of a command, or the overview of all commands.
///
/// # Errors
/// The arguments are invalid, the command does not exist, or the output can't be written.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let mut asked = None;
    while let Some(arg) = args.next()? {
        match arg {
            Value(name) if asked.is_none() => asked = Some(name.string()?),
            other => return Err(unexpected("help", other)),
        }
    }
    let Some(asked) = asked else { return print_text(&text("")) };
    match COMMANDS.into_iter().find(|command| *command == asked) {
        Some(command) => print_text(&text(command)),
        None => Err(unknown_command(&asked)),
    }
}

/// The error for a word that is not a command; suggests a similar command if there is one.
pub fn unknown_command(found: &str) -> Stop {
    let near = nearest(found, COMMANDS);
    let found = quoted(found);
    Stop::Bad(match near {
        Some(known) => t!(texts(), "cli-command-near", found, known),
        None => t!(texts(), "cli-command", found),
    })
}
