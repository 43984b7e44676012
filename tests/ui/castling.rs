//! Castling that is announced, and castling with the king in hand.

use egui::{Key, PointerButton, Pos2, Rect, pos2, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::table::GameSetup;

use crate::binding::said;
use crate::window::{Begin, Window};

const OPEN: &str = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8";
/// King and rook change places.
const SWAP: &str = "1rk5/8/8/8/8/8/8/5KR1 w Gb - 0 8";

fn open(fen: &'static str, size: egui::Vec2) -> Window {
    Begin { fen: Some(fen), size, setup: GameSetup::default(), ..Begin::default() }.open()
}

const SIZE: egui::Vec2 = crate::window::SIZE;

/// Lets a piece go at a point beside the board.
fn drag_off(window: &mut Window, from: &str, to: Pos2) {
    window.press(from);
    window.harness.hover_at(to);
    window.button(to, PointerButton::Primary, false);
}

fn king(window: &Window) -> Option<Rect> {
    window.harness.query_by_label("king, in hand").map(|node| node.rect())
}

/// Drags the king from beside the board.
fn drag_king(window: &mut Window, to: &str) {
    window.rest();
    let at = king(window).expect("the king is in hand").center();
    window.harness.hover_at(at);
    window.button(at, PointerButton::Primary, true);
    window.release(to);
}

#[test]
fn announced_castling_is_shown_and_not_made() {
    for (fen, keys, king_goal, rook_goal) in
        [(OPEN, "O-O", "g1", "f1"), (OPEN, "O-O-O", "c1", "d1"), (SWAP, "", "g1", "f1")]
    {
        let mut window = open(fen, SIZE);
        window.key(Key::C);
        if !keys.is_empty() {
            window.choose(keys);
        }
        assert!(window.harness.state().table().announced().is_some(), "{fen} {keys}");
        assert_eq!(said(&window, king_goal), "the king would come here");
        assert_eq!(said(&window, rook_goal), "the rook would come here");
        assert_eq!(window.moves(), "");
        window.key(Key::Escape);
        assert_eq!(said(&window, king_goal), "");
    }
}

#[test]
fn the_king_in_hand_then_the_rook_then_the_king() {
    for flipped in [false, true] {
        for (rook, rook_goal, king_goal, san) in [("h1", "f1", "g1", "O-O"), ("a1", "d1", "c1", "O-O-O")] {
            let mut window = open(OPEN, SIZE);
            if flipped {
                window.text("f");
            }
            let board = window.rect("a1, ").union(window.rect("h8, "));
            drag_off(&mut window, "e1", pos2(board.right() + 150.0, board.center().y));
            let place = king(&window).expect("the king is in hand");
            assert!((place.center() - pos2(board.right() + 150.0, board.center().y)).length() < 1.0);
            assert_eq!(window.name("e1"), "e1, empty");
            assert_eq!(
                (said(&window, rook), said(&window, rook_goal)),
                ("can be moved now".into(), "can be moved to".into())
            );
            window.drag(rook, rook_goal);
            assert!(window.name(rook_goal).ends_with("white rook"), "{}", window.name(rook_goal));
            assert_eq!(said(&window, king_goal), "can be moved to");
            drag_king(&mut window, king_goal);
            assert_eq!(window.moves(), san, "flipped: {flipped}");
            assert_eq!(king(&window), None);
        }
    }
}

#[test]
fn anything_else_puts_both_back() {
    let mut window = open(OPEN, SIZE);
    let beside = pos2(900.0, 300.0);
    drag_off(&mut window, "e1", beside);
    window.drag("h1", "f1");
    drag_king(&mut window, "e2");
    assert_eq!((window.moves().as_str(), king(&window)), ("", None));
    assert_eq!((window.name("e1"), window.name("h1")), ("e1, white king".into(), "h1, white rook".into()));
    assert_eq!(said(&window, "e1"), "must move");
    // The window is not stuck.
    window.drag("e1", "g1");
    assert_eq!(window.moves(), "O-O");
}

#[test]
fn the_king_is_held_in_the_window_and_not_on_its_rank() {
    for size in [SIZE, vec2(640.0, 480.0), vec2(500.0, 900.0), vec2(300.0, 200.0), vec2(1600.0, 500.0)] {
        for part in [(0.0, 0.5), (0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let mut window = open(OPEN, size);
            let at = pos2(part.0 * size.x, part.1 * size.y);
            drag_off(&mut window, "e1", at);
            let what = format!("let go at {at:?} in {size:?}");
            let place = king(&window).unwrap_or_else(|| panic!("{what}: no king"));
            assert!(
                Rect::from_min_size(Pos2::ZERO, size).expand(0.5).contains_rect(place),
                "{what}: {place:?}"
            );
            for square in ["a1", "d1", "e1", "f1", "h1"] {
                let covered = window.rect(&format!("{square}, ")).shrink(0.5).intersects(place.shrink(0.5));
                assert!(!covered, "{what}: {place:?} covers {square}");
            }
            window.drag("h1", "f1");
            drag_king(&mut window, "g1");
            assert_eq!(window.moves(), "O-O", "{what}");
        }
    }
}

/// What lies below the king is not pressed through it.
#[test]
fn a_button_below_the_king_is_not_clicked() {
    let mut window = open(OPEN, SIZE);
    let at = window.rect("Resign").center();
    drag_off(&mut window, "e1", at);
    let on_king = king(&window).expect("the king is in hand").center();
    window.rest();
    window.harness.hover_at(on_king);
    for pressed in [true, false] {
        window.button(on_king, PointerButton::Primary, pressed);
    }
    assert!(!window.shows("White resigns") && !window.shows("Who resigns"), "{:?}", window.texts());
    assert_eq!(window.harness.state().table().result(), None);
}

#[test]
fn a_program_that_reads_aloud_can_castle_so() {
    let mut window = open(OPEN, SIZE);
    drag_off(&mut window, "e1", pos2(900.0, 300.0));
    for name in ["h1, white rook", "f1, empty", "king, in hand", "g1, empty"] {
        window.harness.get_by_label(name).click_accesskit();
        window.harness.run();
    }
    assert_eq!(window.moves(), "O-O");
}

/// Enter takes a piece up, beside the board or on it, and Enter lets it go.
#[test]
fn castling_in_hand_by_keyboard() {
    let mut window = open(OPEN, SIZE);
    drag_off(&mut window, "e1", pos2(900.0, 300.0));
    for name in ["h1, white rook", "f1, empty", "king, in hand", "g1, empty"] {
        window.harness.get_by_label(name).focus();
        window.harness.run();
        assert_eq!(window.moves(), "", "focus on {name} does nothing");
        window.key(Key::Enter);
    }
    assert_eq!(window.moves(), "O-O");
}
