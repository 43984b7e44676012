//! SAN and UCI: what is written, what variants are accepted, and how errors are distinguished.

use jadoube::rules::{
    CastlingText, Move, MoveTextError, PieceLetters, Position, Role, Square, read_move, read_san, read_uci,
};

use crate::house::data;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTING: &str = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 2";
/// Knights on a4, d5, f4, h4, h8; king on e1.
const KNIGHTS: &str = "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The result of a text: a move in exact SAN, or the kind of its error.
fn outcome(position: &Position, read: &Result<Move, MoveTextError>) -> String {
    match read {
        Ok(mv) => position.san(*mv),
        Err(MoveTextError::Malformed(_)) => "malformed".to_owned(),
        Err(MoveTextError::Illegal { .. }) => "illegal".to_owned(),
        Err(MoveTextError::Ambiguous { .. }) => "ambiguous".to_owned(),
        Err(MoveTextError::Untrue { claim, .. }) => claim.name().to_owned(),
    }
}

/// Each text is read as this move, or fails in this way.
fn check(fen: &str, letters: PieceLetters, cases: &[(&str, &str)]) {
    let position = position(fen);
    for (text, expected) in cases {
        assert_eq!(&outcome(&position, &read_san(&position, text, &letters)), expected, "{text} in {fen}");
    }
}

#[test]
fn reads_what_people_write() {
    let english = PieceLetters::ENGLISH;
    #[rustfmt::skip]
    check(START, english, &[
        ("e4", "e4"), ("e2-e4", "e4"), ("e2e4", "e4"), ("E4", "e4"), ("Pe4", "e4"), ("2e4", "e4"), (" e4!?\n", "e4"),
        ("e4 (=)", "e4"), ("♙e4", "e4"), ("B4", "b4"), ("e2–e4", "e4"), ("e4ep", "e4"),
        ("Nf3", "Nf3"), ("nf3", "Nf3"), ("NF3", "Nf3"), ("Ng1-f3", "Nf3"), ("Nxf3+", "Nf3"), ("N1f3", "Nf3"),
        ("♘f3", "Nf3"), ("♞f3", "Nf3"), ("♘\u{FE0E}f3", "Nf3"),
        ("Nf5", "illegal"), ("e5", "illegal"), ("O-O", "illegal"), ("Ke2", "illegal"), ("bb3", "b3"), ("Bb3", "illegal"),
        ("e4=Q", "illegal"), ("e2:d3", "illegal"), ("xd4", "malformed"), ("-e4", "malformed"),
        ("", "malformed"), ("e", "malformed"), ("e9", "malformed"), ("N", "malformed"), ("Nf3x", "malformed"),
        ("Nf3f4f5", "malformed"), ("Xf3", "malformed"), ("--", "malformed"), ("0000", "malformed"), ("1-0", "malformed"),
        ("e4 e5", "malformed"), ("e4=", "malformed"), ("é4", "malformed"), ("Sf3", "malformed"), ("+", "malformed"),
    ]);
    #[rustfmt::skip]
    check(CASTLING, english, &[
        ("O-O", "O-O"), ("0-0", "O-O"), ("o-o", "O-O"), ("00", "O-O"), ("O–O", "O-O"), ("O-O-O!", "O-O-O"),
        ("0-0-0+", "O-O-O"), ("O-O-O-O", "malformed"), ("O", "malformed"), ("Kg1", "O-O"), ("Kxh1", "O-O"),
        ("e1g1", "O-O"),
    ]);
    #[rustfmt::skip]
    check(PROMOTING, english, &[
        ("a8=Q", "a8=Q"), ("a8Q", "a8=Q"), ("a8(Q)", "a8=Q"), ("a8/Q", "a8=Q"), ("a8q", "a8=Q"), ("a8=r+", "a8=R"),
        ("a8b", "a8=B"), ("a8♘", "a8=N"), ("a8♛", "a8=Q"), ("a7-a8=R", "a8=R"), ("a8", "ambiguous"), ("a8=K", "illegal"),
        ("a8=P", "malformed"), ("a8(Q", "malformed"), ("a8=QQ", "malformed"),
    ]);
    check(
        EN_PASSANT,
        english,
        &[("exd6#", "exd6#"), ("exd6 e.p.", "exd6#"), ("ed6ep!", "exd6#"), ("d6", "illegal")],
    );
    check(
        KNIGHTS,
        english,
        &[("Nb6", "ambiguous"), ("N4b6", "N4b6"), ("Nab6", "ambiguous"), ("Rc2", "ambiguous")],
    );
}

#[test]
fn reads_other_languages() {
    #[rustfmt::skip]
    check(START, PieceLetters::DUTCH, &[
        ("Pf3", "Nf3"), ("pf3", "Nf3"), ("♘f3", "Nf3"), ("Nf3", "malformed"), ("d4", "d4"), ("Dd4", "illegal"), ("D4", "d4"),
    ]);
    #[rustfmt::skip]
    check(PROMOTING, PieceLetters::DUTCH, &[
        ("a8D", "a8=Q"), ("a8=d", "a8=Q"), ("a8p", "a8=N"), ("a8=L", "a8=B"), ("a8T+", "a8=R"), ("a8=Q", "malformed"),
    ]);
    let russian = PieceLetters::new("Кр", "Ф", "Л", "С", "К");
    check(START, russian, &[("Кf3", "Nf3"), ("кf3", "Nf3"), ("Крe2", "illegal")]);
    check(PROMOTING, russian, &[("Крe2", "Ke2"), ("a8=К", "a8=N"), ("a8ф", "a8=Q")]);
}

#[test]
fn writes_other_languages() {
    let position = position(PROMOTING);
    let mv = read_uci(&position, "a7a8n").unwrap();
    for (letters, expected) in [
        (PieceLetters::ENGLISH, "a8=N"),
        (PieceLetters::DUTCH, "a8=P"),
        (PieceLetters::FIGURINES, "a8=♘"),
        (PieceLetters::new("Кр", "Ф", "Л", "С", "К"), "a8=К"),
    ] {
        let written = position.write_san(mv, &letters);
        assert_eq!(written, expected);
        assert_eq!(read_san(&position, &written, &letters), Ok(mv), "{written}");
    }
}

/// Both notations of each legal castling, and how variants are read.
fn check_uci(fen: &str, cases: &[(&str, &str)]) {
    let position = position(fen);
    for (text, expected) in cases {
        assert_eq!(&outcome(&position, &read_uci(&position, text)), expected, "{text} in {fen}");
    }
}

#[test]
fn reads_uci() {
    #[rustfmt::skip]
    check_uci(START, &[
        ("e2e4", "e4"), ("g1f3\n", "Nf3"), ("e2e5", "illegal"), ("e4e5", "illegal"), ("e2e4q", "illegal"),
        ("E2E4", "malformed"), ("e2", "malformed"), ("", "malformed"), ("e2e4x", "malformed"), ("0000", "malformed"),
        ("e2e4qq", "malformed"), ("a1a1", "malformed"), ("é2e4", "malformed"),
    ]);
    check_uci(
        PROMOTING,
        &[("a7a8q", "a8=Q"), ("a7a8n", "a8=N"), ("a7a8", "ambiguous"), ("a7a8k", "malformed")],
    );
    #[rustfmt::skip]
    check_uci(CASTLING, &[
        ("e1g1", "O-O"), ("e1h1", "O-O"), ("e1c1", "O-O-O"), ("e1a1", "O-O-O"), ("e1f1", "Kf1"), ("e1b1", "illegal"),
    ]);
    // A step of one square is a king move, unless the rook stands there.
    check_uci("4k3/8/8/8/8/8/8/5K1R w H - 0 1", &[("f1g1", "Kg1"), ("f1h1", "O-O")]);
    check_uci("3k4/8/8/8/8/8/8/4RKR1 w G - 0 1", &[("f1g1", "O-O"), ("f1h1", "illegal")]);
    check_uci("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", &[("c1b1", "O-O-O"), ("c1d1", "Kd1")]);
    check_uci("4k3/8/8/8/8/8/8/RK4R1 w GA - 0 1", &[("b1g1", "O-O"), ("b1a1", "O-O-O"), ("b1c1", "Kc1")]);
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
fn reads_a_move_of_either_kind() {
    for (fen, text, expected) in [
        (CASTLING, "e1g1", "O-O"),
        (CASTLING, "0-0", "O-O"),
        (START, "g1f3", "Nf3"),
        (START, "Pf3", "Nf3"),
        (START, "E2E4", "e4"),
        (START, "e2e5", "illegal"),
        (START, "Nf3", "malformed"),
        (PROMOTING, "a7a8q", "a8=Q"),
        (PROMOTING, "a7a8d", "a8=Q"),
        (PROMOTING, "a7a8", "ambiguous"),
        (PROMOTING, "a8", "ambiguous"),
    ] {
        let position = position(fen);
        let read = read_move(&position, text, &PieceLetters::DUTCH);
        assert_eq!(outcome(&position, &read), expected, "{text} in {fen}");
    }
}

/// What is typed must be true; saying less is fine.
#[test]
fn a_typed_move_says_what_is_true() {
    const CHECKS: &str = "4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1";
    const MATES: &str = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
    for (fen, text, expected) in [
        (START, "Nxf3", "takes-nothing"),
        (START, "e2xe4", "takes-nothing"),
        (START, "Nf3+", "no-check"),
        (START, "Nf3#", "no-mate"),
        (START, "e4ep", "not-en-passant"),
        (START, "g1-f3", "Nf3"),
        (START, "G1F3", "Nf3"),
        (CHECKS, "Qd8+", "Qd8+"),
        (CHECKS, "Qd8#", "no-mate"),
        (MATES, "Rd8", "Rd8#"),
        (MATES, "Rd8+", "Rd8#"),
        (MATES, "Rd8#", "Rd8#"),
        (EN_PASSANT, "exd6 e.p.", "exd6#"),
        (EN_PASSANT, "ed6", "exd6#"),
        (CASTLING, "Kxg1", "takes-nothing"),
        (CASTLING, "Kxh1", "O-O"),
        (CASTLING, "O-O+", "no-check"),
        (CASTLING, "Castle  queenside", "O-O-O"),
        (CASTLING, "castle kingside", "O-O"),
        (CASTLING, "korte rokade", "O-O"),
        (CASTLING, "lange rokade", "O-O-O"),
    ] {
        let position = position(fen);
        let read = read_move(&position, text, &PieceLetters::ENGLISH);
        assert_eq!(outcome(&position, &read), expected, "{text} in {fen}");
    }
}

#[test]
fn an_illegal_move_says_what_it_would_have_been() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    for (fen, text, sought, from, target) in [
        (START, "e5", Some(Role::Pawn), Some("e2"), "e5"),
        (START, "Nf5", Some(Role::Knight), None, "f5"),
        (START, "Nbf5", Some(Role::Knight), Some("b1"), "f5"),
        (START, "Na3c5", Some(Role::Knight), Some("a3"), "c5"),
        (START, "Ke2", Some(Role::King), Some("e1"), "e2"),
        (START, "O-O", Some(Role::King), Some("e1"), "h1"),
        (KNIGHTS, "O-O-O", Some(Role::King), Some("e1"), "c1"),
        (START, "g1g3", Some(Role::Knight), Some("g1"), "g3"),
        (START, "e4e5", None, Some("e4"), "e5"),
        // A pawn stands there, so nothing is known about the knight.
        (START, "Ne2e5", Some(Role::Knight), None, "e5"),
    ] {
        match read_move(&position(fen), text, &PieceLetters::ENGLISH) {
            Err(MoveTextError::Illegal { role, from: origin, to, .. }) => {
                assert_eq!((role, origin, to), (sought, from.map(square), square(target)), "{text} in {fen}");
            }
            other => panic!("{text} in {fen}: {other:?}"),
        }
    }
}

#[test]
fn says_what_was_found_and_what_was_expected() {
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
fn agrees_with_the_collected_cases() {
    for case in data::cases("san/san_cases.json") {
        let (fen, text) = (data::text(&case, "fen"), data::text(&case, "input"));
        let position = position(fen);
        let read = read_san(&position, text, &PieceLetters::ENGLISH);
        // We do not accept white space at the end of a move.
        let Some(uci) = case["uci"].as_str().or(text.ends_with('\n').then_some("e1g1")) else {
            // Unlike others we read castling as a king's move.
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
