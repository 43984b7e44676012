//! Bonds are marked on the board, and described for screen readers.

use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::table::{GameSetup, TouchMove};

use crate::window::{Begin, Window};

const ITALIAN: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
const CENTRE: &str = "r1bqkb1r/ppp1pppp/2n2n2/3p4/2B1P3/2N5/PPPP1PPP/R1BQK1NR w KQkq - 0 4";

fn open(fen: &'static str, touch: TouchMove) -> Window {
    let setup = GameSetup { touch, ..GameSetup::default() };
    Begin { fen: Some(fen), setup, ..Begin::default() }.open()
}

/// The description of a square beside its name.
pub fn said(window: &Window, square: &str) -> String {
    let name = window.name(square);
    window.harness.get_by_label(&name).accesskit_node().description().unwrap_or_default()
}

/// Seen from both sides of the board: a move by hand, and the descriptions of some squares afterwards.
fn check(fen: &'static str, touch: TouchMove, hand: &dyn Fn(&mut Window), expected: &[(&str, &str)]) {
    for flipped in [false, true] {
        let mut window = open(fen, touch);
        if flipped {
            window.text("f");
        }
        hand(&mut window);
        for (square, what) in expected {
            assert_eq!(said(&window, square), *what, "{square}, flipped: {flipped}, {touch:?}");
        }
    }
}

#[test]
fn a_piece_that_must_move() {
    for touch in [TouchMove::Enforced, TouchMove::OnClaim] {
        let expected =
            [("f3", "must move, selected"), ("g5", "possible move"), ("e5", "possible move"), ("a2", "")];
        check(ITALIAN, touch, &|window| window.click("f3"), &expected);
        // Put back, the piece still binds, and its targets are shown.
        let put_back = |window: &mut Window| {
            window.click("f3");
            window.key(egui::Key::Escape);
        };
        check(ITALIAN, touch, &put_back, &[("f3", "must move"), ("g5", "possible move"), ("a3", "")]);
    }
    check(
        ITALIAN,
        TouchMove::Off,
        &|window| window.click("f3"),
        &[("f3", "selected"), ("g5", "possible move")],
    );
}

#[test]
fn another_piece_is_refused() {
    let hand = |window: &mut Window| {
        window.click("f3");
        window.drag("c4", "d5");
    };
    let expected = [
        ("f3", "must move, selected, why the move was refused"),
        ("c4", ""),
        ("g5", "possible move"),
        ("d5", ""),
    ];
    check(ITALIAN, TouchMove::Enforced, &hand, &expected);
}

#[test]
fn a_piece_that_must_be_taken() {
    let expected = [
        ("d5", "must be taken"),
        ("c4", "can take it"),
        ("e4", "can take it"),
        ("c3", "can take it"),
        ("g1", ""),
    ];
    for touch in [TouchMove::Enforced, TouchMove::OnClaim] {
        check(CENTRE, touch, &|window| window.click("d5"), &expected);
    }
    // A press says which piece takes only if there is one.
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let expected = [("d5", "must be taken, possible move"), ("e4", "can take it")];
    check(fen, TouchMove::Enforced, &|window| window.click("d5"), &expected);
    // Only one piece can take it en passant, and moves to another square.
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let expected = [("d5", "must be taken"), ("d6", "possible move"), ("e5", "can take it")];
    check(fen, TouchMove::Enforced, &|window| window.click("d5"), &expected);
}

#[test]
fn one_of_each_colour() {
    let hand = |window: &mut Window| {
        window.click("d5");
        window.click("c3");
    };
    let expected =
        [("c3", "must move, selected"), ("d5", "must be taken, possible move"), ("e4", ""), ("a4", "")];
    check(CENTRE, TouchMove::Enforced, &hand, &expected);
}

/// With touch-move on claim a player may deviate, but the squares are still shown.
#[test]
fn departing() {
    let hand = |window: &mut Window| {
        window.click("f3");
        window.click("d2");
    };
    let expected = [("f3", "must move"), ("d2", "selected"), ("d4", "possible move"), ("g5", "")];
    check(ITALIAN, TouchMove::OnClaim, &hand, &expected);
}

#[test]
fn no_piece_is_bound_while_looking_back() {
    let mut window = open(ITALIAN, TouchMove::Enforced);
    window.drag("d2", "d3");
    window.click("f6");
    assert_eq!(said(&window, "f6"), "must move, selected");
    window.key(egui::Key::Home);
    assert_eq!(said(&window, "f6"), "");
}

/// The pawn that goes en passant is not on the target square, so it is marked too.
#[test]
fn a_pawn_that_goes_en_passant() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let touch = |window: &mut Window| window.click("e5");
    let expected = [("d6", "possible move"), ("d5", "would be taken en passant"), ("e6", "possible move")];
    check(fen, TouchMove::Enforced, &touch, &expected);
    check(fen, TouchMove::Enforced, &|_| {}, &[("d5", "")]);
}

/// Where touch-move leaves one piece that can go to a marked square, a click there moves it.
#[test]
fn a_marked_square_answers() {
    for (fen, touched, goal, moves) in [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ["d5"].as_slice(), "d5", "exd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &["d5"], "d6", "exd6"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["e1"], "g1", "O-O"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["e1", "h1"], "h1", "O-O"),
    ] {
        let mut window = open(fen, TouchMove::Enforced);
        for square in touched {
            window.press(square);
            window.key(egui::Key::Escape);
            window.release(square);
        }
        assert_eq!(window.moves(), "", "{fen}");
        assert!(said(&window, goal).contains("possible move"), "{fen}: {}", said(&window, goal));
        window.click(goal);
        assert_eq!(window.moves(), moves, "{fen}");
    }
}
