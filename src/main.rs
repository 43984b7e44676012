//! The words of the command line, each one program. Without a word the window opens.

use std::ffi::OsString;
use std::process::ExitCode;

use jadoube::cli::{self, CliError};
use jadoube::ui;
use lexopt::prelude::*;

fn main() -> ExitCode {
    match run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(mut args: lexopt::Parser) -> Result<(), CliError> {
    let mut file = None;
    let mut options = ui::Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Long("help") | Short('h') => return cli::print(cli::HELP),
            Long("version") | Short('V') => {
                return cli::print(concat!("jadoube ", env!("CARGO_PKG_VERSION"), "\n"));
            }
            Long("picture") => options.picture = Some(args.value()?.into()),
            Value(word) if file.is_none() => match word.to_str() {
                Some("perft") => return cli::perft::run(args),
                Some("chess960") => return cli::chess960::run(args),
                _ => file = Some(word),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    window(file, options)
}

/// Opens the window, with a file if one is named.
fn window(file: Option<OsString>, options: ui::Options) -> Result<(), CliError> {
    if let Some(file) = file {
        return Err(CliError::bad(
            format_args!("found {}", file.display()),
            "perft, chess960 or nothing: files can't be opened yet",
        ));
    }
    ui::run(options).map_err(|error| CliError::Window(error.to_string()))
}
