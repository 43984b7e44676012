//! Setting up positions: which castling rights and en passant squares are possible, which squares a fault marks, which
//! positions no game can lead to, and how the colours are exchanged.

use jadoube::rules::{Bitboard, Color, FenStyle, Implausible, Position, Setup, SetupError, Square};

use crate::tables::rows;

fn setup(fen: &str) -> Setup {
    fen.parse().expect("a text of FEN")
}

/// The set-ups of this kind in the table, each with its FEN and squares.
fn table(kind: &str) -> impl Iterator<Item = (&'static str, Setup, &'static str)> {
    let of_kind = rows!("setups").filter(move |row: &[&str; 3]| row[0] == kind);
    of_kind.map(|[_, fen, squares]| (fen, setup(fen), squares))
}

fn names(squares: Bitboard) -> String {
    squares.into_iter().map(|square: Square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn rights_are_offered_where_they_could_be() {
    for (fen, setup, squares) in table("rights") {
        let (rooks, passed) = squares.split_once(';').expect("rooks and squares");
        assert_eq!(names(setup.castling_candidates()), rooks, "{fen}");
        assert_eq!(names(setup.en_passant_candidates()), passed.trim(), "{fen}");
        for rook in setup.castling_candidates() {
            let one = Setup { castling_rooks: Bitboard::of(rook), ..setup.clone() };
            let wrong = one.errors().iter().any(|fault| matches!(fault, SetupError::CastlingRook(_)));
            assert!(!wrong, "{fen} {rook}");
        }
        for square in Square::all() {
            let one = Setup { en_passant: Some(square), ..setup.clone() };
            let wrong = one.errors().iter().any(|fault| matches!(fault, SetupError::EnPassant(_)));
            assert_ne!(wrong, setup.en_passant_candidates().has(square), "{fen} {square}");
        }
    }
}

#[test]
fn faults_mark_their_squares() {
    for (fen, setup, squares) in table("faults") {
        let marked: Vec<String> = setup.errors().iter().map(|fault| names(fault.squares(&setup))).collect();
        assert_eq!(marked.join("; ").trim_end(), squares, "{fen}");
    }
    let nine = setup("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(nine.errors().iter().map(|fault| fault.squares(&nine).len()).collect::<Vec<_>>(), [9]);
    let crowd = setup("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1");
    assert!(crowd.errors().iter().any(|fault| fault.squares(&crowd).len() == 17), "all seventeen pieces");
}

#[test]
fn unreachable_checks_and_promotions_are_found() {
    for (fen, setup, expected) in table("doubts") {
        assert!(setup.errors().is_empty(), "{fen}");
        let squares: Vec<String> = setup.implausible().iter().map(|doubt| names(doubt.squares())).collect();
        assert_eq!(squares.join("; "), expected, "{fen}");
    }
    let bishops = setup("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1").implausible();
    assert!(matches!(bishops[..], [Implausible::BishopsOfOneColor { color: Color::White, .. }]));
}

#[test]
fn colours_exchanged_twice_are_the_same() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/2pP4/8/8/8/R3K3 w Qkq c6 3 9",
        "8/8/8/8/8/8/8/8 b - - 0 1",
    ] {
        let setup = setup(fen);
        let exchanged = setup.with_colors_exchanged();
        assert_ne!(exchanged.turn, setup.turn);
        assert_eq!(exchanged.errors().iter().count(), setup.errors().iter().count());
        assert_eq!(exchanged.with_colors_exchanged(), setup);
    }
    let exchanged = setup("r3k2r/8/8/2pP4/8/8/8/R3K3 w Qkq c6 3 9").with_colors_exchanged();
    assert_eq!(exchanged.fen(FenStyle::XFen), "r3k3/8/8/8/2Pp4/8/8/R3K2R b KQq c3 3 9");
    let start = Position::standard();
    let exchanged = Position::new(&start.setup().with_colors_exchanged()).expect("a position");
    assert_eq!(exchanged.count_legal_moves(), 20);
}
