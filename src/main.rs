//! The command line: the first word picks a command. Without one the window opens.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jadoube::cli::{self, Stop};
use jadoube::platform::process;
use jadoube::ui;
use lexopt::prelude::*;

fn main() -> ExitCode {
    if let Some(code) = process::run_guard() {
        return code;
    }
    cli::speak(cli::of_locale());
    match run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut file, mut number, mut picture) = (None::<OsString>, None::<String>, None::<PathBuf>);
    while let Some(arg) = args.next()? {
        match arg {
            Long("help") | Short('h') => return Err(Stop::Help("")),
            Long("version") | Short('V') => {
                return cli::print(concat!("jadoube ", env!("CARGO_PKG_VERSION"), "\n"));
            }
            Long("chess960") => number = Some(args.value()?.string()?),
            Long("picture") => picture = Some(args.value()?.into()),
            Value(word) if file.is_none() => {
                match word.to_str().filter(|_| number.is_none() && picture.is_none()) {
                    Some("perft") => return cli::perft::run(args),
                    Some("picture") => return cli::picture::run(args),
                    Some("chess960") => return cli::chess960::run(args),
                    Some("mate-possible") => return cli::mate_possible::run(args),
                    Some("uci") => return cli::uci::run(args),
                    Some("verify") => return cli::verify::run(args),
                    Some("replay") => return cli::replay::run(args),
                    Some("help") => return cli::help::run(args),
                    Some(name) if is_no_file(name) => return Err(cli::help::unknown_command(name)),
                    _ => file = Some(word),
                }
            }
            other => return Err(cli::unexpected("", other)),
        }
    }
    let cli::Opened { setup, file } = cli::open(file.as_deref().map(Path::new), number.as_deref())?;
    process::guard_with_this_program();
    ui::run(ui::Options { setup, file, picture }).map_err(|error| Stop::Bad(error.to_string()))
}

/// A bare word that names nothing on disk was meant as a command.
fn is_no_file(name: &str) -> bool {
    !name.contains(['.', '/', '\\']) && !Path::new(name).exists()
}
