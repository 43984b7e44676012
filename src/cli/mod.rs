//! The programs of the command line, one file each; `main` picks one by its word.
//!
//! Absent on purpose: what the programs are about, which the layers know; anything but English.

pub mod chess960;
pub mod perft;

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

pub const HELP: &str = "\
A desktop chess board that plays by the book.

jadoube [FILE]                                              the window
jadoube perft [--fen FEN] [--chess960] [--divide] DEPTH     how many move sequences there are
jadoube chess960 NUMBER | --find ROW | --twin NUMBER        a start of Chess960, its number, its twin
jadoube --help | --version

perft begins at the usual start unless --fen says otherwise. --divide counts for each move apart;
with --chess960 it writes castling as the king taking its rook.
chess960 takes a number from 0 to 959 or a row such as RNBQKBNR.
";

/// Why a program ends before it is done.
#[derive(Debug)]
pub enum CliError {
    /// Bad use or bad input, in one sentence that says what was found and what was expected.
    Input(String),
    /// The window could not be opened.
    Window(String),
    /// Nobody reads the output any more.
    Closed,
}

impl CliError {
    /// What was found, and what was expected in its place.
    pub fn bad(found: impl Display, expected: impl Display) -> CliError {
        CliError::Input(format!("{found}, expected {expected}"))
    }

    /// Says it, if there is something to say.
    pub fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            CliError::Input(sentence) => (sentence, 2),
            CliError::Window(sentence) => (sentence, 1),
            CliError::Closed => return ExitCode::SUCCESS,
        };
        // With no standard error there is nobody to tell.
        let _ = writeln!(io::stderr(), "jadoube: {sentence}");
        ExitCode::from(code)
    }
}

impl From<lexopt::Error> for CliError {
    fn from(error: lexopt::Error) -> CliError {
        CliError::bad(error, "the use that `jadoube --help` shows")
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::Closed,
            _ => CliError::bad(format_args!("writing failed ({error})"), "an output that takes text"),
        }
    }
}

/// Writes a text to the standard output.
///
/// # Errors
/// When nobody reads it, which is no fault, or it can't be written.
pub fn print(text: &str) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
