//! Moves in words: spoken in both languages, from a position or from the score sheet, and announced with names.

use crate::prelude::*;
use jadoube::rules::{PieceLetters, Position, read_san};
use jadoube::text::named_move::announcement;
use jadoube::text::spoken_move::{line, of_san, spoken};

#[test]
fn moves_are_said_as_sentences() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const KNIGHTS: &str = "4k3/8/8/8/8/5p2/8/1N2KN2 w - - 0 1";
    let table = [
        (START, "e4", "e4", "e4"),
        (START, "Nf3", "knight f3", "paard f3"),
        (CASTLING, "O-O", "castles short", "korte rokade"),
        (CASTLING, "O-O-O", "castles long", "lange rokade"),
        (CASTLING, "Rxh8+", "rook takes h8, check", "toren slaat h8, schaak"),
        (EN_PASSANT, "exd6", "e takes d6 en passant", "e slaat d6 en passant"),
        (PROMOTION, "a8=Q", "a8, promotes to queen", "a8, promoveert tot dame"),
        (PROMOTION, "axb8=N", "a takes b8, promotes to knight", "a slaat b8, promoveert tot paard"),
        (
            PROMOTION,
            "axb8=Q+",
            "a takes b8, promotes to queen, check",
            "a slaat b8, promoveert tot dame, schaak",
        ),
        (KNIGHTS, "Nbd2", "knight from b1 to d2", "paard van b1 naar d2"),
        (KNIGHTS, "Ng3", "knight g3", "paard g3"),
        ("4k3/8/8/8/8/8/3p4/1N2KN2 w - - 0 1", "Nfxd2", "knight from f1 takes d2", "paard van f1 slaat d2"),
        ("6k1/5ppp/8/8/8/8/8/3RR1K1 w - - 0 1", "Re8#", "rook e8, checkmate", "toren e8, schaakmat"),
        ("4k3/8/8/8/2p5/3P4/8/4K3 b - - 0 1", "cxd3", "c takes d3", "c slaat d3"),
        // In Chess960 the king may stay where it is.
        ("1r2k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "castles short", "korte rokade"),
    ];
    for (fen, san, english, dutch) in table {
        let position = Position::from_fen(fen).expect("a position");
        let Ok(mv) = read_san(&position, san, &PieceLetters::ENGLISH) else { panic!("{fen}: {san}") };
        for (language, said) in [(EN, english), (NL, dutch)] {
            assert_eq!(spoken(&Texts::new(language), &position, mv), said, "{fen}: {san}");
        }
    }
}

#[test]
fn lines_are_said_with_their_numbers() {
    let root = Position::from_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").expect("a position");
    let (mut position, mut moves) = (root.clone(), Vec::new());
    for san in ["Ra6", "bxa6", "b7#"] {
        let Ok(mv) = read_san(&position, san, &PieceLetters::ENGLISH) else { panic!("{san}") };
        position.play(mv);
        moves.push(mv);
    }
    for (language, all, rest) in [
        (EN, "1. rook a6, b takes a6, 2. b7, checkmate", "1… b takes a6, 2. b7, checkmate"),
        (NL, "1. toren a6, b slaat a6, 2. b7, schaakmat", "1… b slaat a6, 2. b7, schaakmat"),
    ] {
        let texts = Texts::new(language);
        let said = |root: &Position, moves| line(&texts, root, moves, &|at, mv| spoken(&texts, at, mv));
        assert_eq!(said(&root, &moves), all);
        assert_eq!(said(&root.after(moves[0]), &moves[1..]), rest);
    }
}

/// Announcements by Appendix D.2 of the Laws are the same in both languages.
#[test]
fn moves_are_announced_with_names() {
    for (fen, san, said) in [
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3", "Springer Gustav eins Felix drei"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4", "Bauer Eva zwei Eva vier"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "Bauer Eva fünf David sechs"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=N", "Bauer Anna sieben Bella acht, Springer"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q+", "Bauer Anna sieben Anna acht, Dame, Schach"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "kurze Rochade"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", "lange Rochade"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxh8+", "Turm Hector eins Hector acht, Schach"),
        ("6k1/5ppp/8/8/8/8/8/2Q3K1 w - - 0 1", "Qc8#", "Dame Cesar eins Cesar acht, Matt"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Ba6", "Läufer Felix eins Anna sechs"),
        ("4k3/8/8/8/8/8/8/4KB2 b - - 0 1", "Ke7", "König Eva acht Eva sieben"),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        let Ok(mv) = read_san(&position, san, &PieceLetters::ENGLISH) else { panic!("{fen}: {san}") };
        for language in [EN, NL] {
            assert_eq!(announcement(&Texts::new(language), true, &position, mv), said, "{fen}: {san}");
        }
    }
}

/// The score sheet has no positions, so its moves are spoken from their notation alone.
#[test]
fn written_moves_are_said() {
    for (san, english, dutch) in [
        ("e4", "e4", "e4"),
        ("Nf3", "knight f3", "paard f3"),
        ("exd6", "e takes d6", "e slaat d6"),
        ("Rxh8+", "rook takes h8, check", "toren slaat h8, schaak"),
        ("Nbd2", "knight from b to d2", "paard van b naar d2"),
        ("R1xe5#", "rook from 1 takes e5, checkmate", "toren van 1 slaat e5, schaakmat"),
        ("a8=Q", "a8, promotes to queen", "a8, promoveert tot dame"),
        ("axb8=N+", "a takes b8, promotes to knight, check", "a slaat b8, promoveert tot paard, schaak"),
        ("O-O", "castles short", "korte rokade"),
        ("O-O-O+", "castles long, check", "lange rokade, schaak"),
    ] {
        for (language, said) in [(EN, english), (NL, dutch)] {
            assert_eq!(of_san(&Texts::new(language), san).as_deref(), Some(said), "{san}");
        }
    }
    for other in ["", "–", "--", "Ng1-f3", "e2-e4", "Nc3 off", "Xf3", "é4"] {
        assert_eq!(of_san(&Texts::new(EN), other), None, "{other}");
    }
}
