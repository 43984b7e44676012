//! The bytes of Chessnut boards over USB, as the manufacturer's public documents describe them.
//!
//! Each message is one HID report: its kind, the number of bytes that follow, and these bytes. A position is 64
//! half-bytes, one for the piece on each square, from h8, g8, … to a1; the lower half of a byte comes first.

use super::line::{Order, Reading, Report};
use super::protocol::{Protocol, Timing};
use crate::rules::{Board, File, Piece, Rank, Square};

/// The USB vendor id of the boards.
pub const VENDOR: u16 = 0x2D80;
/// The usage page of the interface that exchanges these messages.
pub const USAGE_PAGE: u16 = 0xFF00;

/// The FEN letter of each piece, indexed by the piece's number in a message; 0 is an empty square.
const PIECES: &[u8; 13] = b" qkbpnRPrBNQK";

const POSITION: u8 = 0x01;
const BATTERY: u8 = 0x2A;
/// The length of a position in bytes, after the header. Boards add the time or zeros.
const READING: usize = 32;

/// The message that makes the board send the position at each change from now on.
const REAL_TIME: [u8; 3] = [0x21, 0x01, 0x00];
/// The message for a tone of 1000 Hz for 200 ms; each number has its high byte first.
const TONE: [u8; 6] = [0x0B, 0x04, 0x03, 0xE8, 0x00, 0xC8];
/// Green, one of the colours of the lights of the Chessnut Move.
const GREEN: u8 = 2;

/// A Chessnut board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chessnut {
    /// Whether this is the Chessnut Move, whose pieces move by themselves. That board has different messages for lights
    /// and the battery.
    is_move: bool,
}

impl Chessnut {
    /// The board with this name, as reported by the device.
    pub fn new(name: &str) -> Chessnut {
        Chessnut { is_move: name.to_ascii_lowercase().contains("move") }
    }

    fn lights(self, squares: &[Square]) -> Vec<u8> {
        if self.is_move {
            let mut message = vec![0x43, 0x20];
            message.resize(2 + READING, 0);
            for &square in squares {
                let (byte, shift) = half_byte(square);
                message[2 + byte] |= GREEN << shift;
            }
            return message;
        }
        // A byte for each rank from the eighth down, with the a-file as its highest bit.
        let mut message = vec![0x0A, 0x08, 0, 0, 0, 0, 0, 0, 0, 0];
        for square in squares {
            message[2 + 7 - square.rank().index()] |= 0x80 >> square.file().index();
        }
        message
    }
}

impl Protocol for Chessnut {
    fn timing(&self) -> Timing {
        // The manufacturer's own program leaves 200 ms between two messages.
        Timing { query_ms: 60_000, pause_ms: 200, silence_ms: None }
    }

    fn query(&self) -> Vec<Vec<u8>> {
        let battery = if self.is_move { [0x41, 0x01, 0x0C] } else { [0x29, 0x01, 0x00] };
        vec![REAL_TIME.to_vec(), battery.to_vec()]
    }

    fn read(&mut self, bytes: &[u8]) -> Vec<Report> {
        let report = match bytes {
            [POSITION, length, rest @ ..] if usize::from(*length) >= READING && rest.len() >= READING => {
                read_board(&rest[..READING]).map(|board| Report::Reading(Reading::Pieces(board)))
            }
            // The highest bit means that the battery is charging. If the byte is 0, the charge is not known yet.
            [BATTERY, 2..=u8::MAX, level, ..] => charge(level & 0x7F).filter(|_| *level != 0),
            [0x41, 3..=u8::MAX, 0x0C, _, level, ..] => charge(*level),
            _ => None,
        };
        report.into_iter().collect()
    }

    fn order(&self, order: &Order) -> Option<Vec<u8>> {
        match order {
            Order::Lights(squares) => Some(self.lights(squares)),
            // The manufacturer publishes no sound message for the Chessnut Move.
            Order::Beep => (!self.is_move).then(|| TONE.to_vec()),
        }
    }
}

fn charge(percent: u8) -> Option<Report> {
    (percent <= 100).then_some(Report::Battery(percent))
}

/// The pieces of a position; `None` if a half-byte is neither a piece nor an empty square.
fn read_board(bytes: &[u8]) -> Option<Board> {
    let mut board = Board::EMPTY;
    for square in Square::all() {
        let (byte, shift) = half_byte(square);
        let number = bytes[byte] >> shift & 0x0F;
        let letter = *PIECES.get(usize::from(number))?;
        board.set(square, Piece::from_fen_letter(letter as char));
    }
    Some(board)
}

/// The index of the byte that contains a square, and by how many bits the square's half of it is shifted to the left.
fn half_byte(square: Square) -> (usize, usize) {
    let (file, rank) = (File::H as usize - square.file().index(), Rank::R8 as usize - square.rank().index());
    let place = 8 * rank + file;
    (place / 2, place % 2 * 4)
}
