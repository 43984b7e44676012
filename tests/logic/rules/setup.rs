//! Setting up positions: which rights are possible, what faults mark, and what no game can lead to.

use jadoube::rules::{Bitboard, Color, FenStyle, Implausible, Position, Setup, SetupError, Square};

fn setup(fen: &str) -> Setup {
    fen.parse().expect("a text of FEN")
}

fn names(squares: Bitboard) -> String {
    squares.into_iter().map(|square: Square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn rights_that_could_be() {
    for (fen, rooks, passed) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "a1 h1 a8 h8", ""),
        ("4k3/8/8/8/8/8/8/RRR1K2R w - - 0 1", "a1 b1 c1 h1", ""),
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "", ""),
        ("r3k3/8/8/8/8/8/8/4K2r w - - 0 1", "a8", ""),
        ("4k3/8/8/2pP1p1p/8/7P/8/4K3 w - - 0 1", "", "c6 f6 h6"),
        ("4k3/5p2/8/2pP1p1p/7P/8/8/4K3 w - - 0 1", "", "c6 h6"),
        ("4k3/8/8/2p5/3P4/8/8/4K3 b - - 0 1", "", "d3"),
    ] {
        let setup = setup(fen);
        assert_eq!(
            (names(setup.castling_candidates()), names(setup.en_passant_candidates())),
            (rooks.into(), passed.into()),
            "{fen}"
        );
        for rook in setup.castling_candidates() {
            let one = Setup { castling_rooks: Bitboard::of(rook), ..setup.clone() };
            assert!(
                !one.errors().iter().any(|fault| matches!(fault, SetupError::CastlingRook(_))),
                "{fen} {rook}"
            );
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
    for (fen, squares) in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", &["", ""][..]),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", &["d1 e1"]),
        ("4k3/8/8/8/8/8/8/P3K2p w - - 0 1", &["a1", "h1"]),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", &["e7 e8"]),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", &["h1"]),
        ("4k3/8/8/8/8/8/8/R1R1K3 w AC - 0 1", &["a1 c1"]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", &["e6"]),
        ("4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - - 0 1", &["d1 a3"]),
    ] {
        let setup = setup(fen);
        let marked: Vec<String> = setup.errors().iter().map(|fault| names(fault.squares(&setup))).collect();
        assert_eq!(marked, squares, "{fen}");
    }
    let nine = setup("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(nine.errors().iter().map(|fault| fault.squares(&nine).len()).collect::<Vec<_>>(), [9]);
    let crowd = setup("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1");
    assert!(crowd.errors().iter().any(|fault| fault.squares(&crowd).len() == 17), "all seventeen pieces");
}

#[test]
fn unreachable_checks_and_promotions_are_found() {
    for (fen, expected) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
        ("4k3/8/8/8/4r3/8/6n1/4K3 w - - 0 1", ""),
        ("4k3/8/8/7b/4r3/8/2n5/4K3 w - - 0 1", ""),
        ("4k3/8/8/b7/4r3/8/2n5/4K3 w - - 0 1", "c2 e4 a5"),
        ("4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1", ""),
        ("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "a1 c1"),
        // With one pawn less, that pawn may have been the promoted piece.
        ("4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1", ""),
    ] {
        let setup = setup(fen);
        assert!(setup.errors().is_empty(), "{fen}");
        let squares: Vec<String> = setup.implausible().iter().map(|doubt| names(doubt.squares())).collect();
        assert_eq!(squares.join(", "), expected, "{fen}");
    }
    let bishops = setup("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1").implausible();
    assert!(matches!(bishops[..], [Implausible::BishopsOfOneColor { color: Color::White, .. }]));
}

#[test]
fn exchanged_twice_is_the_same() {
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
    assert_eq!(
        Position::new(&start.setup().with_colors_exchanged()).expect("a position").count_legal_moves(),
        20
    );
}
