//! SAN and UCI: what is written, which variants are accepted, and how errors are distinguished.

use jadoube::rules::{
    CastlingText, Move, MoveTextError, PieceLetters, Position, Role, read_move, read_san, read_uci,
};

use super::position;
use crate::house::data;
use crate::tables::{rows, unescaped};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTING: &str = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
/// White has knights on a4, a8, d5, f4, h4 and h8, rooks on b2 and c3, and the king on e1.
const KNIGHTS: &str = "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1";

/// The result of reading a text: the move in exact SAN, or the kind of error; for an illegal move, the move follows
/// after a colon.
fn outcome(position: &Position, read: &Result<Move, MoveTextError>) -> String {
    match read {
        Ok(mv) => position.san(*mv),
        Err(MoveTextError::Malformed(_)) => "malformed".to_owned(),
        Err(MoveTextError::Illegal { role, from, to, .. }) => {
            let role = role.map_or("nothing known", Role::name);
            let from = from.map_or_else(|| "?".to_owned(), |square| square.to_string());
            format!("illegal: {role}, from {from} to {to}")
        }
        Err(MoveTextError::Ambiguous { .. }) => "ambiguous".to_owned(),
        Err(MoveTextError::Untrue { claim, .. }) => claim.name().to_owned(),
    }
}

fn russian() -> PieceLetters<'static> {
    PieceLetters::new("Кр", "Ф", "Л", "С", "К")
}

#[test]
fn moves_are_read_as_people_and_programs_write_them() {
    for [notation, place, expected, texts] in rows!("move-texts") {
        let position = position(match place {
            "start" => START,
            "promoting" => PROMOTING,
            "castling" => CASTLING,
            "en-passant" => "6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 2",
            "knights" => KNIGHTS,
            "checks" => "4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1",
            "mates" => "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1",
            fen => fen,
        });
        for text in texts.split(", ") {
            let text = unescaped(text.trim_matches('"'));
            let read = match notation {
                "san" => read_san(&position, &text, &PieceLetters::ENGLISH),
                "dutch san" => read_san(&position, &text, &PieceLetters::DUTCH),
                "russian san" => read_san(&position, &text, &russian()),
                "uci" => read_uci(&position, &text),
                "dutch" => read_move(&position, &text, &PieceLetters::DUTCH),
                "english" => read_move(&position, &text, &PieceLetters::ENGLISH),
                other => panic!("{other} is no notation"),
            };
            let told = outcome(&position, &read);
            let told =
                if expected.contains(": ") { &told } else { told.split(':').next().unwrap_or_default() };
            assert_eq!(told, expected, "{notation}: {text:?} in {place}");
        }
    }
}

#[test]
fn writes_other_languages() {
    let position = position(PROMOTING);
    let mv = read_uci(&position, "a7a8n").unwrap();
    for (letters, expected) in [
        (PieceLetters::ENGLISH, "a8=N"),
        (PieceLetters::DUTCH, "a8=P"),
        (PieceLetters::FIGURINES, "a8=♘"),
        (russian(), "a8=К"),
    ] {
        let written = position.write_san(mv, &letters);
        assert_eq!(written, expected);
        assert_eq!(read_san(&position, &written, &letters), Ok(mv), "{written}");
    }
}

#[test]
fn writes_castling_in_uci_both_ways() {
    for (fen, san, two_squares, takes_rook) in [
        (CASTLING, "O-O", "e1g1", "e1h1"),
        (CASTLING, "O-O-O", "e1c1", "e1a1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "e8c8", "e8a8"),
        ("4k3/8/8/8/8/8/8/RK4R1 w GA - 0 1", "O-O", "b1g1", "b1g1"),
        (PROMOTING, "a8=N", "a7a8n", "a7a8n"),
    ] {
        let position = position(fen);
        let mv = read_san(&position, san, &PieceLetters::ENGLISH).unwrap();
        assert_eq!(position.uci(mv, CastlingText::KingTwoSquares), two_squares);
        assert_eq!(position.uci(mv, CastlingText::KingTakesRook), takes_rook);
    }
}

#[test]
fn errors_say_what_was_found_and_what_was_expected() {
    for (fen, text, sentence) in [
        (START, "", "the move is nothing, expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3"),
        (START, "Nf5", "the move is \"Nf5\", expected one that is legal in this position"),
        (KNIGHTS, "Rc2", "the move is \"Rc2\", expected one of b2c2, c3c2"),
    ] {
        let error = read_san(&position(fen), text, &PieceLetters::ENGLISH).unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn the_collected_texts_are_read_alike() {
    for case in data::cases("san/san_cases.json") {
        let (fen, text) = (data::text(&case, "fen"), data::text(&case, "input"));
        let position = position(fen);
        let read = read_san(&position, text, &PieceLetters::ENGLISH);
        // Unlike the program that these cases come from, we accept white space at the end of a move.
        let Some(uci) = case["uci"].as_str().or(text.ends_with('\n').then_some("e1g1")) else {
            // We also read castling written as a king's move.
            let castles = text.starts_with('K') && read.as_ref().is_ok_and(|mv| mv.is_castling());
            assert!(read.is_err() || castles, "{text} in {fen} was read as {read:?}");
            continue;
        };
        let mv = read.unwrap_or_else(|error| panic!("{text} in {fen}: {error}"));
        let castling =
            if case["chess960"] == true { CastlingText::KingTakesRook } else { CastlingText::KingTwoSquares };
        assert_eq!(position.uci(mv, castling), uci, "{text} in {fen}");
        assert_eq!(read_uci(&position, uci), Ok(mv), "{uci} in {fen}");
        assert_eq!(position.san(mv), case["canonical"].as_str().unwrap_or("O-O"), "{text} in {fen}");
    }
}

#[test]
fn plays_the_same_game_in_every_language() {
    let Some(file) = data::json("san/localized_piece_letters.json") else { return };
    let english = file["example_english"].as_array().unwrap();
    for (language, entry) in file["languages"].as_object().unwrap() {
        let letter = |role| data::text(&entry["letters"], role);
        let letters = PieceLetters::new(
            letter("king"),
            letter("queen"),
            letter("rook"),
            letter("bishop"),
            letter("knight"),
        );
        let mut position = Position::standard();
        for (text, expected) in entry["example"].as_array().unwrap().iter().zip(english) {
            let text = text.as_str().unwrap();
            let mv =
                read_san(&position, text, &letters).unwrap_or_else(|error| panic!("{language}: {error}"));
            assert_eq!(&position.san(mv), expected, "{language}");
            assert_eq!(position.write_san(mv, &letters), text, "{language}");
            position.play(mv);
        }
    }
}
