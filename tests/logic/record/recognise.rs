//! Recognition of text from the clipboard, tested with a table of texts that people copy, and the operations of EPD.

use jadoube::record::{Epd, GameResult, RecognisedText, RecognitionError, Record, recognise};
use jadoube::rules::{FenStyle, PieceLetters, Position};

use crate::tables::{rows, unescaped};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/4P3/4K3 w - -";

/// What a text is recognised as: `position FEN [+ more]`, `moves SAN… [from FEN] [result]`, `games`, or the error.
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

#[test]
fn texts_are_recognised() {
    for [text, expected] in rows!("recognised") {
        let filled = |cell: &str| cell.replace("START", START).replace("KINGS", KINGS);
        let text = unescaped(&filled(text)).replace("\\r", "\r").replace("\\t", "\t");
        for (before, after) in [("", ""), ("\u{feff}\r\n  ", "\r\n\n")] {
            let text = format!("{before}{text}{after}");
            assert_eq!(told(&text, &PieceLetters::ENGLISH), filled(expected), "{text:?}");
        }
    }
    for text in ["", " \n\t ", "\u{feff}"] {
        assert_eq!(recognise(text, &PieceLetters::ENGLISH), Err(RecognitionError::Empty));
    }
}

#[test]
fn moves_are_read_in_letters_of_the_language_or_english() {
    for text in ["1. e4 e5 2. Pf3 Pc6 3. Lb5", "1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5"]
    {
        assert_eq!(told(text, &PieceLetters::DUTCH), "moves e4 e5 Nf3 Nc6 Bb5");
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
    // An operand without a closing quotation mark ends at the end of the line.
    let open = Epd::read(&format!("{KINGS} id \"open")).expect("a position");
    assert_eq!(open.operand("id"), Some("open"));
}
