//! The bytes of Millennium boards with a ChessLink, as in Dave Woodfield's description of its protocol.
//!
//! A message consists of a letter, data in ASCII, and two hexadecimal digits: the XOR of all characters before them.
//! The eighth bit of each byte is an odd parity bit, as on a line with seven data bits. The program checks and adds
//! that bit itself, so that the port can be opened with eight data bits and no parity.

use std::fmt::Write;

use super::line::{Order, Reading, Report};
use super::protocol::{Protocol, Timing};
use crate::rules::{Board, File, Piece, Rank, Square};

/// The speed of the port in baud.
pub const SPEED: u32 = 38_400;

/// The first letter of each kind of answer, and the length of the answer in characters.
const ANSWERS: [(u8, usize); 6] = [(b's', 67), (b'l', 3), (b'x', 3), (b'v', 7), (b'w', 7), (b'r', 7)];

/// The number of rows and of columns of lights, which are at the corners of the squares.
const CORNERS: usize = 9;

/// A board behind a ChessLink.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Millennium {
    /// The characters of an incomplete message that have arrived so far.
    arrived: Vec<u8>,
}

impl Protocol for Millennium {
    fn timing(&self) -> Timing {
        Timing { query_ms: 250, pause_ms: 0, silence_ms: Some(3000) }
    }

    /// Boards report each scan without a query, but a setting of the board can switch that off.
    fn query(&self) -> Vec<Vec<u8>> {
        vec![message("S")]
    }

    fn read(&mut self, bytes: &[u8]) -> Vec<Report> {
        // A byte with wrong parity becomes a character that no message has.
        self.arrived
            .extend(bytes.iter().map(|byte| if byte.count_ones() % 2 == 1 { byte & 0x7F } else { 0 }));
        let mut reports = Vec::new();
        let mut begin = 0;
        while let Some(first) = self.arrived.get(begin) {
            let Some((_, length)) = ANSWERS.iter().find(|(letter, _)| letter == first) else {
                begin += 1;
                continue;
            };
            let Some(answer) = self.arrived.get(begin..begin + length) else { break };
            if is_whole(answer) {
                begin += length;
                reports.extend(read_board(answer).map(|board| Report::Reading(Reading::Pieces(board))));
            } else {
                // The rest of a damaged message may contain a whole message.
                begin += 1;
            }
        }
        self.arrived.drain(..begin);
        reports
    }

    fn order(&self, order: &Order) -> Option<Vec<u8>> {
        match order {
            Order::Lights(squares) if squares.is_empty() => Some(message("X")),
            Order::Lights(squares) => Some(lights(squares)),
            // The board has no sound.
            Order::Beep => None,
        }
    }
}

/// Whether the check digits at the end of an answer are right.
fn is_whole(answer: &[u8]) -> bool {
    let (text, check) = answer.split_at(answer.len() - 2);
    check == format!("{:02X}", parity(text)).as_bytes()
}

fn parity(text: &[u8]) -> u8 {
    text.iter().fold(0, |sum, letter| sum ^ letter)
}

/// The position in a whole answer to `S`, from a8, b8, … to h1; `None` for other answers, or if a character is neither
/// a piece nor a dot.
fn read_board(answer: &[u8]) -> Option<Board> {
    let [b's', squares @ .., _, _] = answer else { return None };
    let mut board = Board::EMPTY;
    let ranks = Rank::ALL.into_iter().rev();
    let places = ranks.flat_map(|rank| File::ALL.map(|file| Square::at(file, rank)));
    for (square, &letter) in places.zip(squares) {
        let piece = Piece::from_fen_letter(letter as char);
        if piece.is_none() && letter != b'.' {
            return None;
        }
        board.set(square, piece);
    }
    Some(board)
}

/// The message that lights the four corners of each square. Neighbouring squares share corners, so the squares take two
/// patterns in turn, which are lit alternately, for about half a second each.
fn lights(squares: &[Square]) -> Vec<u8> {
    // One array for each column of corners, from the left of the a-file to the right of the h-file, each from the
    // eighth rank down.
    let mut corners = [[0; CORNERS]; CORNERS];
    for (square, pattern) in squares.iter().zip([0x0F_u8, 0xF0].into_iter().cycle()) {
        let (file, rank) = (square.file().index(), Rank::R8 as usize - square.rank().index());
        for column in &mut corners[file..=file + 1] {
            column[rank..=rank + 1].iter_mut().for_each(|corner| *corner |= pattern);
        }
    }
    // `20` is hexadecimal: each of a pattern's eight steps takes 32 times 4.096 ms.
    let mut text = "L20".to_owned();
    for pattern in corners.iter().flatten() {
        // Writing to a string can't fail.
        let _ = write!(text, "{pattern:02X}");
    }
    message(&text)
}

/// A message to the board, with its check digits and parity bits.
pub fn message(text: &str) -> Vec<u8> {
    let mut text = text.to_owned();
    let check = parity(text.as_bytes());
    // Writing to a string can't fail.
    let _ = write!(text, "{check:02X}");
    text.bytes().map(|letter| if letter.count_ones() % 2 == 1 { letter } else { letter | 0x80 }).collect()
}
