//! `jadoube help [COMMAND]`, and `--help` after each command.

use lexopt::prelude::*;

use super::usage::{nearest, unexpected};
use super::words::{quoted, words};
use super::{Stop, print};
use crate::text::script_language;

/// All commands, in the order of the overview.
pub const COMMANDS: [&str; 9] =
    ["perft", "chess960", "replay", "uci", "mate-possible", "verify", "picture", "print", "help"];

/// Prints the help of a command, or the list of all.
///
/// # Errors
/// The command does not exist.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let mut asked = None;
    while let Some(arg) = args.next()? {
        match arg {
            Value(name) if asked.is_none() => asked = Some(name.string()?),
            other => return Err(unexpected("help", other)),
        }
    }
    let Some(asked) = asked else { return print(&text("")) };
    match COMMANDS.into_iter().find(|command| *command == asked) {
        Some(command) => print(&text(command)),
        None => Err(unknown_command(&asked)),
    }
}

/// The text of `--help` for this command; `""` is the overview.
pub fn text(command: &str) -> String {
    let words = words();
    let text = match command {
        "perft" => t!(words, "cli-help-perft"),
        "chess960" => t!(words, "cli-help-chess960"),
        "replay" => format!("{}\n\n{}", t!(words, "cli-help-replay"), script_language::listed(&words))
            .trim_end()
            .to_owned(),
        "uci" => t!(words, "cli-help-uci"),
        "mate-possible" => t!(words, "cli-help-mate-possible"),
        "verify" => t!(words, "cli-help-verify"),
        "picture" => t!(words, "cli-help-picture"),
        "print" => t!(words, "cli-help-print"),
        "help" => t!(words, "cli-help-help"),
        _ => t!(words, "cli-help"),
    };
    text + "\n"
}

/// The long options that the help of a command lists.
pub(super) fn options(command: &str) -> Vec<String> {
    let text = text(command);
    let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    let begins = text.match_indices("--").map(|(at, _)| text[at..].split(ends).next().unwrap_or_default());
    let mut all: Vec<String> = begins.filter(|name| name.len() > 2).map(str::to_owned).collect();
    all.push("--help".to_owned());
    all.dedup();
    all
}

/// The error for a first argument that is neither a command nor a file.
pub fn unknown_command(found: &str) -> Stop {
    let near = nearest(found, COMMANDS);
    let found = quoted(found);
    Stop::Bad(match near {
        Some(known) => t!(words(), "cli-command-near", found, known),
        None => t!(words(), "cli-command", found),
    })
}
