//! The commands of the command line; `main` picks one by its name.

/// Makes the error [`Stop::Bad`] from a message: `bad!("cli-argument", found, help)`.
macro_rules! bad {
    ($($message:tt)*) => { $crate::cli::Stop::Bad(t!($crate::cli::texts(), $($message)*)) };
}

mod bench;
pub mod board;
pub mod board_driver;
mod board_simulate;
pub mod chess960;
pub mod help;
mod help_text;
pub mod link;
pub mod mate_possible;
mod open;
pub mod perft;
pub mod picture;
pub mod print;
pub mod progress;
pub mod replay;
mod texts;
pub mod uci;
mod uci_answer;
mod uci_go;
mod uci_strength;
mod uci_text;
mod usage;
pub mod verify;

pub use open::{Startup, open};
pub use texts::{language_of_locale, set_language, texts};
pub use usage::unexpected;

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use log::LevelFilter;

use self::progress::{Progress, ProgressReader};
use self::texts::{plain, shown};
use crate::platform::fs::File;
use crate::platform::stdio;
use crate::rules::{CastlingText, Position};
use crate::storage::crash::{self, CrashKind};
use crate::text::io_errors;

/// Why a command ends early.
#[derive(Debug)]
pub enum Stop {
    /// An error, such as bad usage or input; the message says what is wrong.
    Bad(String),
    /// A check failed, and the reason has been printed.
    No,
    /// The user asked for the help of this command; `""` is the overview.
    Help(&'static str),
    /// The program that reads the output is gone.
    Closed,
}

impl Stop {
    /// Prints the message or the help, if there is one, and returns the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Stop::Bad(sentence) => {
                complain(sentence);
                ExitCode::from(2)
            }
            Stop::No => ExitCode::from(1),
            Stop::Help(command) => print_text(&help_text::text(command))
                .map_or_else(|stop| stop.report(), |()| ExitCode::SUCCESS),
            Stop::Closed => ExitCode::SUCCESS,
        }
    }
}

/// Writes a message to standard error. If there is no standard error, the message is lost.
fn complain(sentence: &str) {
    let _ = writeln!(stdio::stderr(), "jadoube: {}", plain(sentence));
}

/// Reports that the program or one of its threads panicked with this message, and names the file with the crash report
/// if there is one.
pub fn report_crash(ending: CrashKind, what: &str, report: Option<&Path>) {
    let words = texts();
    complain(&match ending {
        CrashKind::Crash => t!(words, "cli-crashed", what),
        CrashKind::Failure => t!(words, "cli-crashed-in-part", what),
    });
    if let Some(file) = report {
        complain(&t!(words, "cli-crash-report", file = shown(file)));
    }
}

/// Starts logging to standard error: what this program does, and the warnings of its libraries.
pub fn log() {
    let mut logger = env_logger::Builder::new();
    logger.filter_level(LevelFilter::Warn).filter_module("jadoube", LevelFilter::Debug).init();
    for line in crash::version_and_system().lines() {
        log::info!("{line}");
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::Closed,
            _ => bad!("cli-output", why = io_errors::why(&texts(), &error)),
        }
    }
}

/// Opens the input: a file, or standard input if `file` is `None` or `-`.
fn input(file: Option<OsString>) -> Result<Box<dyn BufRead>, Stop> {
    let Some(name) = file.filter(|name| name != "-") else { return Ok(Box::new(stdio::stdin().lock())) };
    Ok(Box::new(BufReader::new(watched(&name, true)?)))
}

/// Opens a file, and shows on a terminal how much of it has been read. `answers` is explained at [`Progress::of`].
fn watched(name: &OsStr, answers: bool) -> Result<ProgressReader<File>, Stop> {
    let file = open_file(name)?;
    let size = file.metadata().ok().map(|about| about.len());
    Ok(ProgressReader::new(file, size, Progress::of(&name.to_string_lossy(), answers)))
}

/// Opens a file; a folder is an error.
fn open_file(name: &OsStr) -> Result<File, Stop> {
    let folder = |file: File| match file.metadata() {
        Ok(data) if data.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        _ => Ok(file),
    };
    File::open(name).and_then(folder).map_err(|error| unreadable(name, &error))
}

fn unreadable(file: &OsStr, error: &io::Error) -> Stop {
    bad!("cli-unreadable", file = shown(file), why = io_errors::why(&texts(), error))
}

fn unwritable(file: &Path, error: &io::Error) -> Stop {
    bad!("cli-unwritable", file = shown(file), why = io_errors::why(&texts(), error))
}

/// Why a line can't be read: an I/O error, or text that is not UTF-8.
fn no_text(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::InvalidData => t!(texts(), "line-not-utf8"),
        _ => io_errors::why(&texts(), error),
    }
}

/// The lines that are not blank, each with its number, counted from 1, and without surrounding white space.
fn numbered_lines(input: impl BufRead) -> impl Iterator<Item = Result<(usize, String), Stop>> {
    (1..).zip(input.lines()).filter_map(|(number, line)| match line {
        Ok(line) => {
            // Some editors add a byte order mark.
            let line = line.trim_start_matches('\u{feff}').trim();
            (!line.is_empty()).then(|| Ok((number, line.to_owned())))
        }
        Err(error) => Some(Err(in_line(number, &no_text(&error)))),
    })
}

fn in_line(number: usize, what: &str) -> Stop {
    bad!("cli-line", line = number.to_string(), what)
}

/// How castling is written: as the king's move, unless the position requires Chess960 notation or `chess960` is set.
fn castling(position: &Position, chess960: bool) -> CastlingText {
    CastlingText::of(chess960 || !position.castles_classically())
}

/// Writes a text to standard output.
///
/// # Errors
/// The output can't be written, or the program that reads it is gone ([`Stop::Closed`]).
pub fn print_text(text: &str) -> Result<(), Stop> {
    let mut out = stdio::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
