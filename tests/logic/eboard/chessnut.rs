//! The bytes of Chessnut boards. The examples come from the manufacturer's documents and from programs that use the
//! boards.

use jadoube::eboard::chessnut::Chessnut;
use jadoube::eboard::line::{Order, Reading, Report};
use jadoube::eboard::protocol::Protocol;
use jadoube::rules::{Board, Piece, Square};

use crate::rules::squares;
use crate::support::amount;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// The standard starting position, as a board sends it.
const START_BYTES: &str =
    "58 23 31 85 44 44 44 44 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 77 77 77 77 A6 C9 9B 6A";

pub fn bytes(hex: &str) -> Vec<u8> {
    let digits = hex.split_whitespace();
    digits.map(|pair| u8::from_str_radix(pair, 16).expect("two hexadecimal digits")).collect()
}

#[test]
fn messages_of_the_documents_are_read() {
    let check = |message: &str, expected: Option<&str>| {
        let told: Vec<String> = Chessnut::new("").read(&bytes(message)).iter().map(Report::to_json).collect();
        assert_eq!(told, expected.map(str::to_owned).into_iter().collect::<Vec<_>>(), "{message}");
    };
    let start = format!("{{\"placement\":\"{START}\"}}");
    // Messages over USB and over Bluetooth have different lengths. They end in zeros or in the seconds since the board
    // was switched on.
    for (head, tail) in
        [("01 3D", "00 ".repeat(29)), ("01 24", "CB 01 00 00".to_owned()), ("01 22", "00 00".to_owned())]
    {
        check(&format!("{head} {START_BYTES} {tail}"), Some(&start));
    }
    // The pawn from e2 is in the air.
    let lifted = START_BYTES.replace("77 77 77 77", "77 07 77 77");
    check(
        &format!("01 24 {lifted} 00 00 00 00"),
        Some("{\"placement\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR\"}"),
    );
    check("2A 02 64 00", Some("{\"battery\":100}"));
    check("2A 02 D0 00", Some("{\"battery\":80}"));
    check("41 03 0C 01 2A", Some("{\"battery\":42}"));
    // An acknowledgement, a button, an unknown charge, and messages that are damaged or of another kind.
    for other in ["23 01 00", "0F 01 02", "2A 02 00 00", "2A 02 65 00", "2A 02", "41 03 0B 01 2A", "01", ""] {
        check(other, None);
    }
    check(&format!("01 24 {}", &START_BYTES[..93]), None);
    check(&format!("01 1F {START_BYTES} 00 00"), None);
    check(&format!("01 24 {} 00 00", START_BYTES.replace("6A", "6D")), None);
}

#[test]
fn orders_are_written_as_the_documents_say() {
    let check = |name: &str, order: Order, expected: Option<&str>| {
        assert_eq!(Chessnut::new(name).order(&order), expected.map(bytes), "{name}: {order:?}");
    };
    let (air, robot) = ("Chessnut Air", "Chessnut Move");
    check(air, Order::Lights(squares("e2 e4")), Some("0A 08 00 00 00 00 08 00 08 00"));
    check(air, Order::Lights(squares("h8")), Some("0A 08 01 00 00 00 00 00 00 00"));
    check(air, Order::Lights(squares("a1 h1")), Some("0A 08 00 00 00 00 00 00 00 81"));
    check(air, Order::Lights(squares("")), Some("0A 08 00 00 00 00 00 00 00 00"));
    check(air, Order::Beep, Some("0B 04 03 E8 00 C8"));
    check(robot, Order::Lights(squares("h8 a1")), Some(&format!("43 20 02 {}20", "00 ".repeat(30))));
    check(robot, Order::Beep, None);
    let first = |name: &str| Chessnut::new(name).query().concat();
    assert_eq!(first(air), bytes("21 01 00 29 01 00"));
    assert_eq!(first(robot), bytes("21 01 00 41 01 0C"));
}

/// The message for a position, encoded independently of the program.
pub fn position(board: &Board) -> Vec<u8> {
    let mut message = vec![0x01, 0x24];
    message.resize(38, 0);
    for (index, square) in Square::all().rev().enumerate() {
        // `Square::all` in reverse runs from h8 to a1.
        let letter = board.piece_at(square).map_or(' ', Piece::fen_letter);
        let number = " qkbpnRPrBNQK".find(letter).expect("a piece") as u8;
        message[2 + index / 2] |= number << (index % 2 * 4);
    }
    message
}

/// There is no checksum, so a position that is read must have exactly the bytes of the message.
#[test]
fn random_bytes_give_no_wrong_position() {
    let mut random = fastrand::Rng::with_seed(57);
    let mut read = 0;
    for _ in 0..amount(100_000, 10_000_000) / 40 {
        let length = random.usize(..66);
        let mut message: Vec<u8> = std::iter::repeat_with(|| random.u8(..)).take(length).collect();
        if random.bool() && message.len() > 34 {
            message[..2].copy_from_slice(&[1, 0x24]);
            // 13 does not stand for a piece.
            let most = random.u8(12..=14);
            message[2..34].iter_mut().for_each(|byte| *byte = random.u8(..most) | random.u8(..most) << 4);
        }
        for report in Chessnut::new("").read(&message) {
            if let Report::Reading(Reading::Pieces(board)) = report {
                read += 1;
                assert_eq!(position(&board)[2..34], message[2..34]);
            }
        }
    }
    assert!(read > 100, "{read}");
}
