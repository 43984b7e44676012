//! The command line. If the first argument is a command, the program carries it out. Otherwise, the window opens, with
//! the file on the command line if there is one; `--help` and `--version` only print, and wrong usage is an error.
//!
//! On Windows, the executable file decides whether a program gets a console: a release build of this program gets none,
//! and `jadoube-console` gets one.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::backtrace::Backtrace;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{panic, thread};

use jadoube::cli::{self, Stop};
use jadoube::native;
use jadoube::platform::process;
use jadoube::storage::crash::{self, CrashKind};
use lexopt::prelude::*;

pub(crate) fn main() -> ExitCode {
    if let Some(code) = process::run_guard() {
        return code;
    }
    cli::set_language(cli::language_of_locale());
    match run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut file, mut number, mut picture) = (None::<OsString>, None::<String>, None::<PathBuf>);
    let mut verbose = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("help") | Short('h') => return Err(Stop::Help("")),
            Long("version") | Short('V') => {
                return cli::print_text(concat!("jadoube ", env!("CARGO_PKG_VERSION"), "\n"));
            }
            Long("chess960") => number = Some(args.value()?.string()?),
            Long("verbose") => verbose = true,
            Long("picture") => picture = Some(args.value()?.into()),
            Value(word) if file.is_none() => {
                match word.to_str().filter(|_| number.is_none() && picture.is_none() && !verbose) {
                    Some("perft") => return cli::perft::run(args),
                    Some("picture") => return cli::picture::run(args),
                    Some("print") => return cli::print::run(args),
                    Some("chess960") => return cli::chess960::run(args),
                    Some("mate-possible") => return cli::mate_possible::run(args),
                    Some("uci") => return cli::uci::run(args),
                    Some("verify") => return cli::verify::run(args),
                    Some("replay") => return cli::replay::run(args),
                    Some("board") => return cli::board::run(args),
                    Some("help") => return cli::help::run(args),
                    Some(name) if is_no_file(name) => return Err(cli::help::unknown_command(name)),
                    _ => file = Some(word),
                }
            }
            other => return Err(cli::unexpected("", other)),
        }
    }
    let opened = cli::open(file.as_deref().map(Path::new), number.as_deref());
    if let Err(Stop::Bad(sentence)) = &opened {
        native::show_without_console(sentence);
    }
    let cli::Startup { setup, file } = opened?;
    report_panics();
    if verbose {
        cli::log();
    }
    process::guard_with_this_program();
    let attended = picture.is_none();
    native::run(native::Options { setup, file, picture }).map_err(|error| {
        let words = cli::texts();
        if attended {
            error.show_without_terminal(&words);
        }
        Stop::Bad(error.message(&words))
    })
}

/// Writes a report when the window or one of its threads panics; the next start mentions the report. A command needs
/// none, since its user sees the error on the terminal.
fn report_panics() {
    panic::set_hook(Box::new(|panic| {
        let thread = thread::current();
        let name = thread.name().unwrap_or_default();
        let ending = if name == "main" { CrashKind::Crash } else { CrashKind::Failure };
        let report = crash::report(panic, name, &Backtrace::force_capture().to_string());
        let file = crash::folder_of_player().and_then(|folder| crash::keep(&folder, ending, &report).ok());
        cli::report_crash(ending, &panic.to_string(), file.as_deref());
    }));
    // A test can make the program panic here.
    #[cfg(debug_assertions)]
    assert!(std::env::var_os("JADOUBE_PANIC").is_none(), "made on purpose");
}

/// Whether a word was meant as a command: it has no dot, slash or backslash, and no such file exists.
fn is_no_file(name: &str) -> bool {
    !name.contains(['.', '/', '\\']) && !Path::new(name).exists()
}
