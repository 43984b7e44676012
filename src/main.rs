//! The words of the command line, each one program. Without a word the window opens.

use std::ffi::OsString;
use std::process::ExitCode;

use jadoube::cli::{self, Stop};
use lexopt::prelude::*;

fn main() -> ExitCode {
    match run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    match args.next()? {
        None => window(None),
        Some(Long("help") | Short('h')) => cli::print(cli::HELP),
        Some(Long("version") | Short('V')) => {
            cli::print(concat!("jadoube ", env!("CARGO_PKG_VERSION"), "\n"))
        }
        Some(Value(word)) => match word.to_str() {
            Some("perft") => cli::perft::run(args),
            Some("chess960") => cli::chess960::run(args),
            _ => match args.next()? {
                None => window(Some(word)),
                Some(more) => Err(more.unexpected().into()),
            },
        },
        Some(other) => Err(other.unexpected().into()),
    }
}

/// Opens the window, with a file if one is named.
fn window(file: Option<OsString>) -> Result<(), Stop> {
    Err(Stop::Bad(format!("the window is not built yet, found {file:?}, expected perft or chess960")))
}
