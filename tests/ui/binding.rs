//! The squares describe for screen readers what touch-move requires, and where pieces can go.

use crate::prelude::*;
use TouchMove::{Enforced, Off, OnClaim};

const ITALIAN: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
const CENTRE: &str = "r1bqkb1r/ppp1pppp/2n2n2/3p4/2B1P3/2N5/PPPP1PPP/R1BQK1NR w KQkq - 0 4";
const PAWNS: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

fn open(fen: &'static str, mode: TouchMove) -> Window {
    Begin { fen: Some(fen), setup: touch(mode), ..Begin::default() }.open()
}

/// A position, modes of touch-move, gestures, and the descriptions of some squares afterwards, with either side of the
/// board at the bottom.
#[test]
fn squares_say_what_binds_and_where_it_can_go() {
    let table: [(&str, &[TouchMove], &str, &str); 13] = [
        (
            ITALIAN,
            &[Enforced, OnClaim],
            "f3",
            "f3: must move, selected; g5: possible move; e5: possible move; a2:",
        ),
        // After it is put back the piece must still move, and its targets are shown.
        (ITALIAN, &[Enforced, OnClaim], "f3 Esc", "f3: must move; g5: possible move; a3:"),
        (ITALIAN, &[Off], "f3", "f3: selected; g5: possible move"),
        (
            ITALIAN,
            &[Enforced],
            "f3 c4d5",
            "f3: must move, selected, why the move was refused; c4:; g5: possible move; d5:",
        ),
        // Where touch-move must be claimed, another piece can be selected, and its targets are shown.
        (ITALIAN, &[OnClaim], "f3 d2", "f3: must move; d2: selected; d4: possible move; g5:"),
        (
            CENTRE,
            &[Enforced, OnClaim],
            "d5",
            "d5: must be taken; c4: can take the touched piece; e4: can take the touched piece; \
             c3: can take the touched piece; g1:",
        ),
        (CENTRE, &[Enforced], "d5 c3", "c3: must move, selected; d5: must be taken, possible move; e4:; a4:"),
        // Only one piece can take the pawn, so a click there would make the move.
        (PAWNS, &[Enforced], "d5", "d5: must be taken, possible move; e4: can take the touched piece"),
        // Only one piece can take the pawn, and would move to another square: en passant.
        (
            EN_PASSANT,
            &[Enforced],
            "d5",
            "d5: must be taken; d6: possible move; e5: can take the touched piece",
        ),
        // The pawn that would be taken en passant is not on the target square, so its square is marked too.
        (
            EN_PASSANT,
            &[Enforced],
            "e5",
            "d6: possible move; d5: would be taken en passant; e6: possible move",
        ),
        (EN_PASSANT, &[Enforced], "", "d5:"),
        // Earlier positions show no touched pieces.
        (ITALIAN, &[Enforced], "d2d3 f6", "f6: must move, selected"),
        (ITALIAN, &[Enforced], "d2d3 f6 Home", "f6:"),
    ];
    for (fen, modes, hand, expected) in table {
        for (mode, flipped) in modes.iter().flat_map(|mode| [(*mode, false), (*mode, true)]) {
            let mut window = open(fen, mode);
            if flipped {
                window.command(Command::Flip);
            }
            window.play(hand);
            println!("{hand:?}, flipped: {flipped}, {mode:?}");
            window.expect_said(expected);
        }
    }
}

/// If touch-move leaves one piece that can go to a marked square, a click on that square moves it.
#[test]
fn a_marked_square_answers() {
    for (fen, touched, goal, moves) in [
        (PAWNS, ["d5"].as_slice(), "d5", "exd5"),
        (EN_PASSANT, &["d5"], "d6", "exd6"),
        (CASTLING, &["e1"], "g1", "O-O"),
        (CASTLING, &["e1", "h1"], "h1", "O-O"),
    ] {
        let mut window = open(fen, Enforced);
        for square in touched {
            window.press(square);
            window.key(Key::Escape);
            window.release(square);
        }
        assert_eq!(window.moves(), "", "{fen}");
        let said = window.said(goal);
        assert!(said.contains("possible move") || said.contains("castle with this rook"), "{fen}: {said}");
        window.click(goal);
        assert_eq!(window.moves(), moves, "{fen}");
    }
}
