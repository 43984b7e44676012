//! Moves, signs and variations as they occur in files of practice.

use jadoube::record::pgn::{Games, PgnFaultKind, write};

use crate::record::pgn_odd::{check, short};

#[test]
fn moves_in_every_spelling() {
    check(
        "1.e2-e4 e7e5 2. Ng1f3!? Nb8-c6+ 3 Bb5 a6?? 4...Bxc6 5. d7xc6 0-0 f6",
        &["1. e4 e5 2. Nf3 $5 Nc6 3. Bb5 a6 $4 4. Bxc6 dxc6 5. O-O f6 *"],
        &[
            "game 1, line 1, column 25: found \"Nb8-c6+\", expected only what is true of the move: it does not give check",
            "game 1, line 1, column 68: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
    check(
        "[FEN \"8/P6k/8/8/8/8/p6K/8 w - - 0 1\"]\n\na8Q a1(N)++ 2.♕d5 N:c2 3. qd5-d2 0-1",
        &["[FEN \"8/P6k/8/8/8/8/p6K/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. a8=Q a1=N 2. Qd5 Nc2 3. Qd2 0-1"],
        &[
            "game 1, line 3, column 19: found \"N:c2\", expected only what is true of the move: nothing is captured",
        ],
    );
    // Castling as various programs write it: with one dash or none, in letters or zeros.
    const CASTLING: &str = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n";
    for castling in ["O-O O-O-O", "0-0 0-0-0", "e1g1 e8c8", "o-o o-o-o", "OO OOO", "O–O 0–0–0"] {
        let file = format!("{CASTLING}{castling} 1/2");
        let written: Vec<String> =
            Games::new(file.as_bytes()).map(|game| short(&write(&game.record))).collect();
        assert!(written[0].ends_with("1. O-O O-O-O 1/2-1/2"), "{castling}: {written:?}");
    }
}

#[test]
fn passed_moves() {
    for pass in ["--", "Z0", "null", "0000", "@@@@"] {
        let file = format!("1. e4 {pass} 2. d4 {pass}! 3. {pass} e5 *");
        let written: Vec<String> =
            Games::new(file.as_bytes()).map(|game| short(&write(&game.record))).collect();
        assert_eq!(written, ["1. e4 -- 2. d4 -- $1 3. -- e5 *"], "{pass}");
    }
    check(
        "1. e4 f6 2. Qh5+ -- 3. Nf3 *",
        &["1. e4 f6 2. Qh5+ {2... -- 3. Nf3} *"],
        &["game 1, line 1, column 18: found a passed move in check, expected a move"],
    );
}

#[test]
fn signs() {
    check(
        "1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $1 $19 Nf6 = 5. O-O± b5 +- 6. Bb3 ⩲ Be7 □ N 7. Re1+= d6!⇆ *",
        &[
            "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 4. Ba4 $1 $19 Nf6 $10 5. O-O\n$16 b5 $18 6. Bb3 $14 Be7 $7 $146 7. Re1 $14 d6 $1 $132 *",
        ],
        &[],
    );
    check(
        "1. e4 $0 $255 $256 $ $x e5 *",
        &["1. e4 $0 $255 {$256} {$} {$x} 1... e5 *"],
        &[
            "game 1, line 1, column 15: found \"$256\", expected a number from 0 to 255 after the $",
            "game 1, line 1, column 20: found \"$\", expected a number from 0 to 255 after the $",
            "game 1, line 1, column 22: found \"$x\", expected a number from 0 to 255 after the $",
        ],
    );
}

#[test]
fn variations() {
    check(
        "1. e4 (1. d4 d5 (1... Nf6 {Indian} 2. c4 (2. Nf3)) 2. c4) (1. c4) e5 *",
        &["1. e4 (1. d4 d5 (1... Nf6 {Indian} 2. c4 (2. Nf3)) 2. c4) (1. c4) 1... e5 *"],
        &[],
    );
    check(
        "1. e4 ({before} 1. d4 {after}) {of e4} e5 ({nothing}) () ($5) 2. Nf3 ) *",
        &["1. e4 {of e4} ({before} 1. d4 {after}) 1... e5 $5 {(nothing)} 2. Nf3 *"],
        &[
            "game 1, line 1, column 53: found a variation without a move, expected a move",
            "game 1, line 1, column 56: found a variation without a move, expected a move",
            "game 1, line 1, column 61: found a variation without a move, expected a move",
            "game 1, line 1, column 70: found ) where nothing is open, expected a move",
        ],
    );
    check(
        "(1. d4) 1. e4 (e5 (d5",
        &["{(} 1. d4 {1... e4 (e5 (d5} *"],
        &[
            "game 1, line 1, column 1: found \"(\", expected a game",
            "game 1, line 1, column 7: found ) where nothing is open, expected a move",
            "game 1, line 1, column 12: found a move that can't be made: the move is \"e4\", expected one that is legal in this position",
            "game 1, line 1, column 22: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
    check(
        "1. e4 e5 (1... c5 2. Qxh8 (2. Nf3 d6) 2... a6 {so [%clk 1:00:00]} 1-0) 2. Nf3 Ne5 3. Nc3 *",
        &[
            "1. e4 e5 (1... c5 {2. Qxh8 (2. Nf3 d6) 2... a6 (so [ %clk 1:00:00]) 1-0}) 2.\nNf3 {2... Ne5 3. Nc3} *",
        ],
        &[
            "game 1, line 1, column 22: found a move that can't be made: the move is \"Qxh8\", expected one that is legal in this position",
            "game 1, line 1, column 79: found a move that can't be made: the move is \"Ne5\", expected one that is legal in this position",
        ],
    );
}

#[test]
fn moves_that_are_none() {
    check(
        "1. e4 e5 2. Ke3 Nf6 (2... d6) {so} $4 1-0",
        &["1. e4 e5 {2. Ke3 Nf6 (2... d6) (so) $4} 1-0"],
        &[
            "game 1, line 1, column 13: found a move that can't be made: the move is \"Ke3\", expected one that is legal in this position",
        ],
    );
    check(
        "1. e4 what is this e5 2. Nf3 *",
        &["1. e4 {what is this} 1... e5 2. Nf3 *"],
        &["game 1, line 1, column 7: found \"what is this\", expected a move"],
    );
    check(
        "1. e4 xx 2. Nf3 Nc6 *",
        &["1. e4 {xx} {2. Nf3 Nc6} *"],
        &[
            "game 1, line 1, column 7: found \"xx\", expected a move",
            "game 1, line 1, column 10: found the number \"2.\", expected the move before it",
        ],
    );
    check(
        "1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
        &["1. d4 d5 2. Nf3 Nf6 {3. Nd2} *"],
        &[
            "game 1, line 1, column 24: found a move that can't be made: the move is \"Nd2\", expected one of b1d2, f3d2",
        ],
    );
}

/// Moves that say what is not true, and castling as a king's move, are read with a remark.
#[test]
fn untrue_signs_are_read_with_a_remark() {
    for (moves, read, faults) in [
        ("1. Nxf3 *", "1. Nf3 *", "takes-nothing"),
        ("1. Nf3+ *", "1. Nf3 *", "no-check"),
        ("1. e4 e5 2. Qh5# *", "1. e4 e5 2. Qh5 *", "no-mate"),
        ("1. e4 d5 2. exd5 Qxd5 *", "1. e4 d5 2. exd5 Qxd5 *", ""),
        ("1. f3 e5 2. g4 Qh4+ *", "1. f3 e5 2. g4 Qh4# *", ""),
        ("1. Nf3 d5 2. g3 e5 3. Bg2 f5 4. Kg1 *", "1. Nf3 d5 2. g3 e5 3. Bg2 f5 4. O-O *", "castling"),
    ] {
        let game = Games::new(moves.as_bytes()).next().expect(moves);
        let kinds = game.faults.iter().map(|fault| match &fault.kind {
            PgnFaultKind::Untrue { claim, .. } => claim.name(),
            PgnFaultKind::CastlingAsKingMove(_) => "castling",
            other => panic!("{moves}: {other}"),
        });
        assert_eq!(kinds.collect::<Vec<_>>().join(" "), faults, "{moves}");
        assert_eq!(short(&write(&game.record)), read, "{moves}");
    }
}
