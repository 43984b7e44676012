//! What is known about the electronic board, as data and as sentences.

use std::io::ErrorKind;

use crate::eboard::{Difference, Reading, SquareContent};
use crate::rules::{Bitboard, Board};
use crate::session::board_driver::DriverFault;
use crate::text::{Texts, io_errors, line_errors};

/// The maximum number of squares with wrong contents that a sentence names.
const MAX_NAMED: usize = 4;

/// The current state of the electronic board and of its connection.
#[derive(Clone, Debug)]
pub struct BoardStatus {
    pub link: BoardLink,
    /// The battery's charge in percent; `None` if unknown.
    pub battery: Option<u8>,
    /// What stands on the board, as White sees it; `None` before the first reading and while the board can't be read.
    pub seen: Option<Reading>,
    /// The pieces that should be on the board.
    pub expected: Board,
    pub differences: Vec<Difference>,
}

/// The connection to an electronic board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BoardLink {
    #[default]
    None,
    /// The driver has been started and has not named its board yet.
    Waiting,
    /// The board with this name is connected.
    Connected(String),
    /// The driver runs, but the board is disconnected. The text is a sentence that says why.
    Gone(String),
    /// The driver does not work. The text is a sentence that says why.
    Failed(String),
}

impl BoardLink {
    /// Whether a driver runs.
    pub fn is_open(&self) -> bool {
        !matches!(self, BoardLink::None | BoardLink::Failed(_))
    }

    /// A sentence about the connection.
    pub fn sentence(&self, words: &Texts) -> String {
        match self {
            BoardLink::None => t!(words, "eboard-none"),
            BoardLink::Waiting => t!(words, "eboard-waiting"),
            BoardLink::Connected(name) => t!(words, "eboard-connected", name = name.as_str()),
            BoardLink::Gone(why) | BoardLink::Failed(why) => why.clone(),
        }
    }
}

/// The sentence that says why a driver does not work.
pub fn fault(words: &Texts, fault: &DriverFault) -> String {
    match fault {
        DriverFault::NotStarted(error) if error.kind() == ErrorKind::NotFound => {
            t!(words, "eboard-no-program")
        }
        DriverFault::NotStarted(error) => {
            t!(words, "eboard-not-started", why = io_errors::why(words, error))
        }
        DriverFault::Ended => t!(words, "eboard-ended"),
        DriverFault::Flooded => t!(words, "eboard-flooded"),
        DriverFault::Silent => t!(words, "eboard-silent"),
        DriverFault::Line(error) => t!(words, "eboard-line", what = line_errors::fault(words, error)),
        DriverFault::Version(None) => t!(words, "eboard-no-version"),
        DriverFault::Version(Some(version)) => t!(words, "eboard-version", version = version.to_string()),
    }
}

/// A part of a sentence that says what to do about the wrong contents of one square.
pub fn difference(words: &Texts, difference: &Difference) -> String {
    let square = difference.square.to_string();
    match (difference.expected, difference.content) {
        (None, _) => t!(words, "eboard-empty", square),
        (Some(piece), SquareContent::Piece(found)) => {
            let (piece, found) = (words.colored_piece(piece), words.colored_piece(found));
            t!(words, "eboard-other-piece", square, piece, found)
        }
        (Some(piece), _) => t!(words, "eboard-missing", square, piece = words.colored_piece(piece)),
    }
}

/// The text that asks the players to check the move on the screen, because a piece was captured on one of these squares
/// and the board can't tell on which.
pub fn unclear(words: &Texts, squares: Bitboard) -> String {
    let list = words.row(squares.into_iter().map(|square| square.to_string()));
    t!(words, "eboard-unclear", list)
}

/// The text that asks the players to correct the pieces. It names at most `MAX_NAMED` squares, and says how many others
/// there are.
pub fn differences(words: &Texts, all: &[Difference]) -> String {
    let named: Vec<String> = all.iter().take(MAX_NAMED).map(|one| difference(words, one)).collect();
    let list = named.join("; ");
    match all.len().saturating_sub(MAX_NAMED) {
        0 => t!(words, "eboard-differs", list),
        count => t!(words, "eboard-differs-more", list, count),
    }
}
