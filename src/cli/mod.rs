//! The commands of the command line, one file each; `main` picks one by name.

mod bench;
pub mod chess960;
pub mod mate_possible;
mod open;
pub mod perft;
pub mod picture;
pub mod replay;
pub mod uci;
mod uci_go;
mod uci_strength;
mod uci_text;
pub mod verify;

pub use open::{Opened, open};

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::process::ExitCode;

/// What `jadoube --help` prints.
pub const HELP: &str = "\
A desktop chess board that plays by the book.

jadoube [FILE] [--chess960 NUMBER]                          the window
jadoube perft [--fen FEN] [--chess960] [--divide] DEPTH     how many move sequences there are
jadoube chess960 NUMBER | --find ROW | --twin NUMBER        a start of Chess960, its number, its twin
jadoube chess960 --random | --dice [--seed NUMBER]          a start that chance or a die gives
jadoube chess960 --throws 3,6,1,...                         the start to which these throws lead
jadoube replay [--pgn] [FILE]                               plays a script of actions, a JSON answer a line
jadoube uci [bench [DEPTH]]                                 the engine for other programs; its speed
jadoube mate-possible [--moves] [--nodes NUMBER] [FILE]     who can still mate by any legal moves, a line a FEN
jadoube verify [--json] FILE...                             an arbiter's look at games in PGN, a line a game
jadoube picture --fen FEN --out FILE.png                    a position as a picture
jadoube picture --pgn FILE [--game NUMBER] --out FILE.gif   a game as a picture that moves
jadoube --help | --version

The window opens with the games of a PGN file, a FEN file's position, a game that was saved, the game of
a set-up (the first line of a script), or a start of Chess960; with --picture FILE.png it saves a picture
of itself and closes.
perft begins at the usual start unless --fen says otherwise. --divide counts for each move apart;
with --chess960 it writes castling as the king taking its rook.
chess960 takes a number from 0 to 959 or a row such as RNBQKBNR. --dice tells every throw of the die;
the same seed throws the same. --throws are those of a real die: the dark bishop, the light bishop,
the queen, a knight and the other knight, with the faces that were thrown again.
replay answers every action, or with --pgn writes the game that was played.
mate-possible answers white=yes|no|unknown black=... dead=...; --moves adds moves that mate, and
--nodes is what a question may cost (500000).
verify ends with 1 where a game has a fault: a move that is not legal, a result that can't be right, or
play that went on when the game was over. - is the standard input.
picture also takes --size PIXELS (16 to 4096; 512), --flip, --theme wood|green|blue|stone|contrast,
--dark, --pieces classic|bold, --no-coordinates, --marks Gd4,Re4e5 (circles and arrows, colours GRBY)
and --delay MILLISECONDS a move (1000); a game as PNG is its last position.
";

/// Why a command ends early.
#[derive(Debug)]
pub enum Stop {
    /// Bad usage or input; the message says what was found and what was expected.
    Bad(String),
    /// A check failed and has reported why.
    No,
    /// The reader of the output is gone.
    Closed,
}

impl Stop {
    /// A message with what was found and what was expected instead.
    pub fn bad(found: impl Display, expected: impl Display) -> Stop {
        Stop::Bad(format!("{found}, expected {expected}"))
    }

    /// Prints the message, if there is one, and returns the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Stop::Bad(sentence) => {
                // If there is no standard error, nobody can be told.
                let _ = writeln!(io::stderr(), "jadoube: {sentence}");
                ExitCode::from(2)
            }
            Stop::No => ExitCode::from(1),
            Stop::Closed => ExitCode::SUCCESS,
        }
    }
}

impl From<lexopt::Error> for Stop {
    fn from(error: lexopt::Error) -> Stop {
        Stop::bad(error, "the use that `jadoube --help` shows")
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::Closed,
            _ => Stop::bad(format_args!("writing failed ({error})"), "an output that takes text"),
        }
    }
}

/// Opens the input: a file, or standard input if none or `-` is given.
fn input(file: Option<OsString>, expected: &str) -> Result<Box<dyn BufRead>, Stop> {
    let Some(name) = file.filter(|name| name != "-") else { return Ok(Box::new(io::stdin().lock())) };
    let opened = File::open(&name)
        .map_err(|error| Stop::bad(format_args!("{} can't be read ({error})", name.display()), expected))?;
    Ok(Box::new(BufReader::new(opened)))
}

/// Writes a text to standard output.
///
/// # Errors
/// The output can't be written, or its reader is gone, which is not an error of ours.
pub fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
