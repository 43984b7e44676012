//! How the window explains what touch-move requires, in words and on the squares, and why the table refuses an action.

use crate::prelude::*;
use TouchMove::{Enforced, Off, OnClaim};
use jadoube::game::Ends;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PAWNS: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

#[test]
fn touched_pieces_are_named_with_what_they_oblige_to() {
    for [mode, fen, hand, english, dutch] in cases(include_str!("bonds.tsv")) {
        let mode = if mode == "enforced" { Enforced } else { OnClaim };
        for (language, expected) in [(EN, english), (NL, dutch)] {
            let begin = Begin { fen: Some(fen), language, ..Begin::default() };
            let mut window = Begin { setup: touch(mode), ..begin }.open();
            window.play(hand);
            window.expect(expected);
            assert_eq!(window.moves(), "", "{hand} on {fen}");
        }
    }
}

/// A touched piece that is put back and chosen again with the keyboard is not called untouched.
#[test]
fn a_touched_piece_can_be_chosen_again() {
    let mut window = Window::of(touch(Enforced));
    window.enter("g1");
    assert_eq!(window.said("g1"), "chosen, not touched yet");
    window.play("Esc g1 Esc");
    window.enter("g1");
    assert_eq!(window.said("g1"), "must move, selected");
}

#[test]
fn refused_keys_are_explained() {
    for (language, refusals) in both::<3>("a refused key") {
        for (hand, refusal) in ["g1 J", "e2e4 Ctrl+Z", "C"].into_iter().zip(refusals) {
            let mut window = Begin { language, setup: GameSetup::default(), ..Begin::default() }.open();
            window.play(hand);
            window.expect(refusal);
        }
    }
}

#[test]
fn club_game_ends_at_the_third_repetition() {
    let mut window = Window::of(GameSetup { ends: Ends::Club, ..touch(Off) });
    window.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    window.expect("½–½ Draw. Draw by threefold repetition. art. 9.2");
    window.expect_all(&["New game…", "Rematch", "More"]);
}

#[test]
fn squares_say_what_binds_and_where_it_can_go() {
    for [fen, modes, hand, expected] in cases(include_str!("bond_squares.tsv")) {
        let modes = match modes {
            "enforced" => &[Enforced][..],
            "on claim" => &[OnClaim],
            "off" => &[Off],
            _ => &[Enforced, OnClaim],
        };
        for (mode, flipped) in modes.iter().flat_map(|mode| [(*mode, false), (*mode, true)]) {
            let mut window = Begin { fen: Some(fen), setup: touch(mode), ..Begin::default() }.open();
            if flipped {
                window.command(Command::Flip);
            }
            window.play(hand);
            println!("{hand:?}, flipped: {flipped}, {mode:?}");
            window.expect_said(expected);
        }
    }
}

/// If touch-move leaves only one piece that can go to a marked square, a click on the square moves that piece.
#[test]
fn a_marked_square_answers() {
    for (fen, hand, goal, moves) in [
        (START, "g1 Esc", "f3", "Nf3"),
        (PAWNS, "+d5 Esc -d5", "d5", "exd5"),
        (EN_PASSANT, "+d5 Esc -d5", "d6", "exd6"),
        (CASTLING, "+e1 Esc -e1", "g1", "O-O"),
        (CASTLING, "+e1 Esc -e1 +h1 Esc -h1", "h1", "O-O"),
    ] {
        let mut window = Begin { fen: Some(fen), setup: touch(Enforced), ..Begin::default() }.open();
        window.play(hand);
        assert_eq!(window.moves(), "", "{fen}");
        assert!(fen != START || window.table().selected().is_none());
        let said = window.said(goal);
        assert!(said.contains("possible move") || said.contains("castle with this rook"), "{fen}: {said}");
        window.click(goal);
        assert_eq!(window.moves(), moves, "{fen}");
    }
}
