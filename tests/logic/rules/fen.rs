//! FEN: what is accepted, what is written, and the errors for what is not accepted.

use jadoube::rules::{Bitboard, FenError, FenStyle, Position, Setup, read_uci};

use super::square;
use crate::house::data;
use crate::tables::rows;

/// Reads a position, checks both ways of writing it, and reads each of them back.
fn check(text: &str, x_fen: &str, shredder: &str) {
    let position = Position::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.fen(), x_fen, "{text}");
    assert_eq!(position.setup().fen(FenStyle::Shredder), shredder, "{text}");
    for written in [x_fen, shredder] {
        assert_eq!(Position::from_fen(written).as_ref(), Ok(&position), "{written}");
    }
}

fn check_error(text: &str, sentence: &str) {
    match Position::from_fen(text) {
        Ok(position) => panic!("{text} was read as {}", position.fen()),
        Err(error) => assert_eq!(error.to_string(), sentence, "{text}"),
    }
}

#[test]
fn every_kind_of_fen_is_read_and_two_are_written() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let shredder = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
    for text in [
        start,
        shredder,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KAhq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
        "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tw  KQkq - 0 0\r\n",
    ] {
        check(text, start, shredder);
    }
}

#[test]
fn writes_inner_rooks_by_their_file() {
    check(
        "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11",
        "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11",
        "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11",
    );
    // A knight stands between king and rook, and the two sides have king and rooks on different files.
    check(
        "1r1k1r2/5p2/8/8/8/8/3N4/R4KNR b KQkq - 0 1",
        "1r1k1r2/5p2/8/8/8/8/3N4/R4KNR b KQkq - 0 1",
        "1r1k1r2/5p2/8/8/8/8/3N4/R4KNR b HAfb - 0 1",
    );
}

#[test]
fn keeps_an_en_passant_square_only_where_a_legal_capture_uses_it() {
    let useful = "4k3/8/8/8/3Pp3/8/8/3K4 b - d3 0 1";
    check(useful, useful, useful);
    for text in [
        "4k3/8/8/8/3Pp3/8/8/3KR3 b - d3 0 1", // pinned on the file
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",  // both pawns leave the rank
        "4k3/8/8/8/3P1p2/8/8/3K4 b - d3 0 1", // no pawn next to it
    ] {
        let written = text.replace("d3", "-");
        check(text, &written, &written);
    }
}

#[test]
fn says_what_was_found_and_what_was_expected() {
    for [text, sentence] in rows!("fen-errors") {
        check_error(text, sentence);
    }
}

#[test]
fn tells_all_faults_at_once() {
    check_error(
        "P3k3/8/8/8/8/8/8/7R w K e6 0 1",
        "White has no king; a pawn stands on a8, expected none on the first and last ranks; castling with a rook on \
         h1, expected a rook there and its king on that rank, not in a corner; en passant on e6, expected a square that a pawn has just \
         passed over",
    );
}

#[test]
fn counters_are_read_up_to_their_ends() {
    for (text, after) in [
        // The halfmove clock and the move number stop at their limits instead of wrapping.
        ("4k3/8/8/8/8/8/8/4K3 b - - 65535 65535", "3k4/8/8/8/8/8/8/4K3 w - - 65535 65536"),
        ("4k3/8/8/8/8/8/8/4K3 b - - 150 4294967295", "3k4/8/8/8/8/8/8/4K3 w - - 151 4294967295"),
    ] {
        let position = Position::from_fen(text).unwrap();
        assert_eq!(position.fen(), text);
        let next = position.after(read_uci(&position, "e8d8").unwrap());
        assert_eq!(next.fen(), after);
        assert_eq!(Position::from_fen(after), Ok(next));
    }
    let setup = Setup { fullmove_number: 0, ..Position::standard().setup() };
    assert_eq!(Position::new(&setup), Ok(Position::standard()), "some programs count from 0");
}

/// Whether we accept a position with this status in python-chess. Unlike python-chess, we have no separate mode for
/// Chess960, and we allow impossible checks, because studies may need them.
fn accepts(status: &str, fen: &str) -> bool {
    match status {
        "VALID" | "IMPOSSIBLE_CHECK" | "TOO_MANY_CHECKERS|IMPOSSIBLE_CHECK" => true,
        "BAD_CASTLING_RIGHTS" => fen.starts_with("bbqnnrkr/"),
        "OPPOSITE_CHECK" | "TOO_MANY_KINGS" | "INVALID_EP_SQUARE" => false,
        other => panic!("unknown status {other}"),
    }
}

#[test]
fn agrees_with_the_collected_cases() {
    for case in data::cases("fen/fen_cases.json") {
        let fen = data::text(&case, "fen");
        let setup: Result<Setup, FenError> = fen.parse();
        let position = Position::from_fen(fen);
        let field = |style, index| {
            let written = setup.as_ref().unwrap_or_else(|error| panic!("{fen}: {error}")).fen(style);
            written.split(' ').nth(index).unwrap_or_default().to_owned()
        };
        for (key, expected) in case["expected"].as_object().expect("an object") {
            match key.as_str() {
                "reject" => assert!(position.is_err(), "{fen}"),
                "accept" => assert!(position.is_ok(), "{fen}"),
                "status" => {
                    let expected = accepts(expected.as_str().unwrap(), fen);
                    assert_eq!(position.is_ok(), expected, "{fen}: {position:?}");
                }
                "castling" | "roundtrip_castling" => assert_eq!(&field(FenStyle::XFen, 2), expected, "{fen}"),
                "shredder" => assert_eq!(&field(FenStyle::Shredder, 2), expected, "{fen}"),
                "rook_squares" | "rights" => {
                    let expected = expected.as_array().unwrap().iter();
                    let expected: Bitboard = expected.map(|name| square(name.as_str().unwrap())).collect();
                    assert_eq!(setup.as_ref().unwrap().castling_rooks, expected, "{fen}");
                }
                "castling_moves" => {
                    let moves = position.as_ref().unwrap().legal_moves();
                    let castling = moves.iter().filter(|mv| mv.is_castling()).count();
                    assert_eq!(Some(castling as u64), expected.as_u64(), "{fen}");
                }
                "keep_ep" => assert_eq!(field(FenStyle::XFen, 3), "a6", "{fen}"),
                "ep" => {
                    let passed = position.as_ref().unwrap().en_passant().unwrap();
                    assert_eq!(&passed.to_string(), expected, "{fen}");
                }
                // One of the two cases has no black king, so there is no position to test.
                "xfen_ep" => {
                    assert!(position.as_ref().ok().and_then(Position::en_passant).is_none(), "{fen}");
                }
                "roundtrip" => {
                    let setup = setup.as_ref().unwrap();
                    let written = [FenStyle::XFen, FenStyle::Shredder].map(|style| setup.fen(style));
                    assert!(written.iter().any(|written| written == fen), "{fen}: {written:?}");
                }
                // A case with this key also has a status that is refused.
                "clean_castling" => assert!(position.is_err(), "{fen}"),
                other => panic!("unknown expectation {other}"),
            }
        }
    }
}
