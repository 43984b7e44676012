//! Moves in words: spoken in both languages, from a position or from the score sheet, and announced with the names in
//! Appendix D.2 of the Laws.

use crate::prelude::*;
use jadoube::rules::{Move, PieceLetters, Position, read_san};
use jadoube::text::named_move::announcement;
use jadoube::text::spoken_move::{line, of_san, spoken};

/// A position, and the move with this notation.
fn read(fen: &str, san: &str) -> (Position, Move) {
    let position = Position::from_fen(fen).expect("a position");
    let mv = read_san(&position, san, &PieceLetters::ENGLISH).unwrap_or_else(|_| panic!("{fen}: {san}"));
    (position, mv)
}

/// Moves as sentences in both languages, and in the form that Appendix D.2 of the Laws prescribes for announcements.
/// That form is the same in both.
#[test]
fn moves_are_said_in_each_language_or_with_names() {
    for [fen, san, english, dutch, with_names] in cases(include_str!("spoken.tsv")) {
        let (position, mv) = read(fen, san);
        for (language, said) in [(EN, english), (NL, dutch)] {
            let texts = Texts::new(language);
            assert_eq!(spoken(&texts, &position, mv), said, "{fen}: {san}");
            assert_eq!(announcement(&texts, true, &position, mv), with_names, "{fen}: {san}");
        }
    }
}

#[test]
fn lines_are_said_with_their_numbers() {
    let (root, first) = read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "Ra6");
    let (mut position, mut moves) = (root.after(first), vec![first]);
    for san in ["bxa6", "b7#"] {
        moves.push(read(&position.fen(), san).1);
        position.play(moves[moves.len() - 1]);
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
