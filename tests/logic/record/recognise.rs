//! Recognising text from the clipboard: a table of what people copy.

use jadoube::record::{Epd, GameResult, RecognisedText, RecognitionError, Record, recognise};
use jadoube::rules::{FenStyle, PieceLetters, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/4P3/4K3 w - -";

/// What a text is recognised as: `position FEN [+ more]`, `moves SAN…`, `games`, or the error.
fn told(text: &str, letters: &PieceLetters) -> String {
    match recognise(text, letters) {
        Ok(RecognisedText::Position { epd, more }) => {
            let more = if more > 0 { format!(" + {more}") } else { String::new() };
            format!("position {}{more}", epd.setup.fen(FenStyle::XFen))
        }
        Ok(RecognisedText::Moves(record)) => {
            let moves: Vec<String> = record.line_from(Record::ROOT).map(|place| record.san(place)).collect();
            let start = record.start().position();
            let from =
                if *start == Position::standard() { String::new() } else { format!(" from {}", start.fen()) };
            let result = if record.result == GameResult::Open { "" } else { record.result.text() };
            format!("moves {}{from} {result}", moves.join(" ")).trim_end().to_owned()
        }
        Ok(RecognisedText::Games) => "games".to_owned(),
        Err(error) => error.to_string(),
    }
}

fn check(text: &str, expected: &str) {
    for (before, after) in [("", ""), ("\u{feff}\r\n  ", "\r\n\n")] {
        let text = format!("{before}{text}{after}");
        assert_eq!(told(&text, &PieceLetters::ENGLISH), expected, "{text:?}");
    }
}

#[test]
fn positions_are_recognised() {
    check(START, &format!("position {START}"));
    check(KINGS, &format!("position {KINGS} 0 1"));
    check(&format!("{KINGS} 5 9"), &format!("position {KINGS} 5 9"));
    check(&format!("{KINGS}\n{START}\r\n\n{KINGS}"), &format!("position {KINGS} 0 1 + 2"));
    check(&format!("{KINGS} bm e4; id \"one\";"), &format!("position {KINGS} 0 1"));
    check(&format!("{KINGS} hmvc 7; fmvn 33;"), &format!("position {KINGS} 7 33"));
    check(&format!("{KINGS} 3 4 ;D1 5 ;D2 33"), &format!("position {KINGS} 3 4"));
    check("6k1/2p5/8/8/8/8/8/6K1 w - - 0 1", "position 6k1/2p5/8/8/8/8/8/6K1 w - - 0 1");
    check(&format!("{KINGS} c0 \"White moves and wins\";"), &format!("position {KINGS} 0 1"));
    check(&format!("{KINGS} 3 4 ; c0 \"moves\"; removes 1;"), &format!("position {KINGS} 3 4"));
    // The editor explains what is wrong with a position; here the text is just recognised as one.
    check("8/8/8/8/8/8/8/8 w - - 0 1", "position 8/8/8/8/8/8/8/8 w - - 0 1");
    check(&format!("position fen {KINGS} 0 1"), &format!("moves  from {KINGS} 0 1"));
    check("4k3/8/8/8/8/8/4K3 w - -", "the board has 7 rows, expected 8 rows with / between them");
    check(&format!("{START} 7"), "a seventh field \"7\" follows, expected six fields at most");
    check("4k3/8/8/8/8/8/8/4K3 x - -", "the side to move is \"x\", expected w or b");
}

#[test]
fn lists_of_moves_are_recognised() {
    check("e2e4 e7e5 g1f3", "moves e4 e5 Nf3");
    check("position startpos", "moves");
    check("position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1", "moves e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
    check("startpos moves d2d4", "moves d4");
    check(&format!("position fen {KINGS} 0 1 moves e2e4 e8d8"), &format!("moves e4 Kd8 from {KINGS} 0 1"));
    check(&format!("{KINGS} 0 1 moves e2e4"), &format!("moves e4 from {KINGS} 0 1"));
    check(&format!("{KINGS}\tmoves e2e4"), &format!("moves e4 from {KINGS} 0 1"));
    check(&format!("position fen {KINGS} 0 1 moves"), &format!("moves  from {KINGS} 0 1"));
    check("1. e4 e5 2. Nf3", "moves e4 e5 Nf3");
    check("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.O-O 1/2-1/2", "moves e4 e5 Nf3 Nc6 Bb5 a6 O-O 1/2-1/2");
    check("1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 1-0", "moves e4 e5 Nf3 Nc6 Bc4 Bc5 O-O 1-0");
    check("e4, e5, Nf3!, d6?! *", "moves e4 e5 Nf3 d6");
    check("1... e4", "moves e4");
    check("1. e4 (=) e5", "moves e4 e5");
    check("1. e4 1... e5 2. f4 exf4 3.e5 d5 4.exd6 e.p.", "moves e4 e5 f4 exf4 e5 d5 exd6");
    check("e4 e5 Nf4", "move 2 of White: the move is \"Nf4\", expected one that is legal in this position");
    check(
        "e4 e5 Ke2 zzz",
        "move 2 of Black: the move is \"zzz\", expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3",
    );
    for start in ["startpos".to_owned(), "position startpos".to_owned(), KINGS.to_owned()] {
        for found in ["foo", "1-0"] {
            let expected = "expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3";
            check(
                &format!("{start} moves {found}"),
                &format!("move 1 of White: the move is \"{found}\", {expected}"),
            );
        }
    }
    check(
        "1. e4 -- 2. d4",
        "move 1 of Black: the move is \"--\", expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3",
    );
    check(
        "e2e4 e7e5 e4e5",
        "move 2 of White: the move is \"e4e5\", expected one that is legal in this position",
    );
}

#[test]
fn moves_in_the_letters_of_the_language_or_in_english_ones() {
    for text in ["1. e4 e5 2. Pf3 Pc6 3. Lb5", "1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5"]
    {
        assert_eq!(told(text, &PieceLetters::DUTCH), "moves e4 e5 Nf3 Nc6 Bb5");
    }
}

#[test]
fn games_are_recognised() {
    check("[Event \"?\"]\n\n1. e4 *", "games");
    check("[White \"De Vries\"]", "games");
    check("1. e4 e5 (1... c5) 2. Nf3", "games");
    check("1. e4 {best by test} e5", "games");
    check("1.e4{best by test} 1...e5", "games");
    check("{A comment first.} 1. e4", "games");
    check("1. e4 $1 e5", "games");
    check("1. e4 ; a comment\ne5", "games");
    check(&format!("[FEN \"{START}\"]\n[SetUp \"1\"]\n\n*"), "games");
}

#[test]
fn other_texts_are_not_recognised() {
    let expected = "expected a position in FEN or EPD, moves, or a game in PGN";
    let unknown = |text: &str, found: &str| check(text, &format!("the text begins with {found}, {expected}"));
    unknown("hello", "\"hello\"");
    unknown("Dear sir (or madam); hello", "\"Dear\"");
    unknown("https://example.org/game/7", "\"https://example.org/game/7\"");
    unknown("12", "\"12\"");
    unknown("1-0", "\"1-0\"");
    unknown("{", "\"{\"");
    for text in ["", " \n\t ", "\u{feff}"] {
        assert_eq!(recognise(text, &PieceLetters::ENGLISH), Err(RecognitionError::Empty));
    }
}

#[test]
fn epd_operations_are_read() {
    let epd =
        Epd::read(&format!("{KINGS} bm e4 Kd2; id \"WAC; 1\"; c0 \"a b\" ; noop;acd 3")).expect("a position");
    let told: Vec<String> =
        epd.operations.iter().map(|(code, operands)| format!("{code}={}", operands.join("|"))).collect();
    assert_eq!(told, ["bm=e4|Kd2", "id=WAC; 1", "c0=a b", "noop=", "acd=3"]);
    assert_eq!((epd.operand("id"), epd.operand("bm"), epd.operand("am")), (Some("WAC; 1"), Some("e4"), None));
    // An unclosed quotation ends with the line.
    let open = Epd::read(&format!("{KINGS} id \"open")).expect("a position");
    assert_eq!(open.operand("id"), Some("open"));
}
