//! The bytes of a ChessLink. The examples come from the description of its protocol and from a recorded dialogue.

use jadoube::eboard::line::{Order, Reading, Report};
use jadoube::eboard::millennium::{Millennium, message};
use jadoube::eboard::protocol::Protocol;
use jadoube::rules::{Board, File, Piece, Rank, Square};

use super::chessnut::bytes;
use crate::rules::random_games::RandomGames;
use crate::rules::squares;
use crate::support::amount;

/// What a board answers to `S`.
pub fn status(board: &Board) -> Vec<u8> {
    let mut text = "s".to_owned();
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            text.push(board.piece_at(Square::at(file, rank)).map_or('.', Piece::fen_letter));
        }
    }
    message(&text)
}

fn reading(board: Board) -> Report {
    Report::Reading(Reading::Pieces(board))
}

fn boards(count: usize) -> Vec<Board> {
    RandomGames::new(5).positions(count).into_iter().map(|position| position.setup().board).collect()
}

#[test]
fn a_message_has_its_parities() {
    assert_eq!(message("V"), bytes("D6 B5 B6"));
    assert_eq!(message("v0103"), [0x76, 0xB0, 0x31, 0xB0, 0xB3, 0x37, 0x34]);
}

#[test]
fn a_board_is_read_from_a8_to_h1() {
    let text = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
    let told = Millennium::default().read(&message(&format!("s{text}")));
    let start = Board::from_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").expect("a board");
    assert_eq!(told, [reading(start)]);
    assert!(Millennium::default().read(&message(&format!("s{}", text.replace('.', "x")))).is_empty());
}

#[test]
fn lights_stand_on_the_corners_of_squares() {
    let check = |names: &str, pattern: &str, lit: &[usize]| {
        let sent = Millennium::default().order(&Order::Lights(squares(names))).expect("a message");
        let text: String = sent.iter().map(|byte| (byte & 0x7F) as char).collect();
        // The lamps in the corners of the board: 1 at a8, 9 at a1, 73 at h8, 81 at h1.
        let lamps = (1..=81).filter(|lamp| &text[1 + 2 * lamp..3 + 2 * lamp] == pattern);
        assert_eq!(lamps.collect::<Vec<_>>(), lit, "{names}: {text}");
        assert_eq!((sent.len(), &text[..3]), (167, "L20"));
    };
    check("a8", "0F", &[1, 2, 10, 11]);
    check("a1", "0F", &[8, 9, 17, 18]);
    check("h8", "0F", &[64, 65, 73, 74]);
    check("h1", "0F", &[71, 72, 80, 81]);
    // The two squares are lit alternately, so that e3 does not seem lit too.
    check("e2 e4", "0F", &[43, 44, 52, 53]);
    check("e2 e4", "F0", &[41, 42, 50, 51]);
    check("a8 b8", "FF", &[10, 11]);
    assert_eq!(Millennium::default().order(&Order::Lights(Vec::new())), Some(message("X")));
    assert_eq!(Millennium::default().order(&Order::Beep), None);
    assert_eq!(Millennium::default().query(), [message("S")]);
}

/// Messages arrive in fragments of 1 to 90 bytes, between other answers and noise.
#[test]
fn a_stream_is_read_whole() {
    let mut random = fastrand::Rng::with_seed(57);
    let boards = boards(amount(300, 3000));
    let mut stream = Vec::new();
    for board in &boards {
        let other = *random.choice(&["x", "l", "w0203", "v0103", ""]).expect("one of them");
        stream.extend(if other.is_empty() { bytes("00 FF 73 80") } else { message(other) });
        stream.extend(status(board));
    }
    let (mut link, mut told) = (Millennium::default(), Vec::new());
    let mut rest = &stream[..];
    while !rest.is_empty() {
        let (some, others) = rest.split_at(random.usize(1..=rest.len().min(90)));
        told.extend(link.read(some));
        rest = others;
    }
    assert_eq!(told, boards.into_iter().map(reading).collect::<Vec<_>>());
}

/// A byte that is lost, added or changed never results in a different position, and the next message is read.
#[test]
fn damaged_messages_are_left_out() {
    let mut random = fastrand::Rng::with_seed(58);
    let boards = boards(amount(1000, 20_000));
    for board in &boards {
        let mut message = status(board);
        let place = random.usize(..message.len());
        match random.u8(..3) {
            0 => drop(message.remove(place)),
            1 => message.insert(place, random.u8(..)),
            _ => message[place] ^= random.u8(1..),
        }
        message.extend(status(board));
        message.extend(status(&Board::EMPTY));
        let told = Millennium::default().read(&message);
        assert!(
            told.iter().all(|report| [reading(*board), reading(Board::EMPTY)].contains(report)),
            "{told:?}"
        );
        assert_eq!(told.last(), Some(&reading(Board::EMPTY)));
        assert!(told.len() >= 2, "{told:?}");
    }
}

#[test]
fn random_bytes_are_no_board() {
    let mut random = fastrand::Rng::with_seed(59);
    let letters = b"svlxwr.KQRBNPkqrbnp0123456789ABCDEF";
    let mut link = Millennium::default();
    for _ in 0..amount(100_000, 10_000_000) / 100 {
        let mut bytes: Vec<u8> = std::iter::repeat_with(|| random.u8(..)).take(100).collect();
        if random.bool() {
            // Characters that messages contain, with the right parity.
            for byte in &mut bytes {
                *byte = message(&(*random.choice(letters).expect("a letter") as char).to_string())[0];
            }
        }
        assert!(link.read(&bytes).is_empty());
    }
}
