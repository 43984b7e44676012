//! Pointers in the window: accidental presses, fingers and pens, and a board that turns to the player to move.

use crate::prelude::*;
use egui::{TouchDeviceId, TouchId, TouchPhase};

fn touched(window: &Window) -> Vec<String> {
    window.table().touched().iter().map(ToString::to_string).collect()
}

#[test]
fn a_press_just_after_a_move_is_not_meant() {
    for (wait, meant) in [(0.0, false), (0.1, false), (0.4, true)] {
        let mut window = Window::by_the_book();
        window.drag_at_once("e2", "e4");
        window.later(wait);
        window.press_at_once("e7");
        assert_eq!(touched(&window).is_empty(), !meant, "after {wait} s");
        window.release("e5");
        assert_eq!(window.moves(), if meant { "e4 e5" } else { "e4" }, "after {wait} s");
        // The board still works.
        window.drag("d7", "d5");
        assert_eq!(window.moves(), if meant { "e4 e5" } else { "e4 d5" });
    }
}

/// If a release and the next press come in one frame, the press was aimed at the board before the move.
#[test]
fn a_press_in_the_same_frame_is_not_meant() {
    let mut window = Window::by_the_book();
    window.press("e2");
    let (goal, next) = (window.square("e4"), window.square("e7"));
    window.events([
        Event::PointerMoved(goal),
        primary(goal, false),
        primary(next, true),
        primary(next, false),
    ]);
    assert_eq!((window.moves().as_str(), touched(&window).len()), ("e4", 0));
}

#[test]
fn there_is_no_queen_by_a_double_click() {
    let mut window = Window::at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    window.play("a7 +a8");
    let at = window.square("a8");
    for pressed in [false, true, false] {
        window.harness.event(primary(at, pressed));
        window.harness.run_steps(3);
    }
    assert!(window.table().promoting().is_some(), "{}", window.moves());
    window.choose("Knight");
    assert_eq!(window.moves(), "a8=N");
}

/// Presses next to the board are not for the board: a secondary one does not leave a pawn unpromoted, and a primary one
/// erases no arrows.
#[test]
fn presses_next_to_the_board_are_for_others() {
    let fen = Some("8/P6k/8/8/8/8/7K/8 w - - 0 1");
    let mut window = Begin { fen, setup: touch(TouchMove::OverTheBoard), ..Begin::default() }.open();
    window.drag("a7", "a8");
    window.rest();
    let beside = window.board().right_center() + vec2(150.0, 0.0);
    window.click_with(PointerButton::Secondary, beside);
    assert!(window.has("Knight"), "the pawn can still be promoted");
    window.click_secondary("d4");
    assert!(!window.has("Knight"));
    let mut window = Window::new();
    window.click_secondary("e4");
    for (at, stays) in [(beside, true), (window.square("e5"), false)] {
        window.click_at(at);
        window.choose("Edit");
        assert_eq!(window.is_able("Clear arrows"), stays, "after a press at {at:?}");
        window.key(Key::Escape);
    }
}

#[test]
fn focus_and_arrows_touch_nothing() {
    let mut window = Window::by_the_book();
    for key in [Key::Tab; 12].into_iter().chain([Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft]) {
        window.key(key);
        assert!(touched(&window).is_empty(), "{key:?}");
    }
    let at = window.square("g1");
    window.harness.hover_at(at);
    for button in [PointerButton::Middle, PointerButton::Secondary, PointerButton::Extra1] {
        window.click_with(button, at);
        assert!(touched(&window).is_empty(), "{button:?}");
    }
}

/// The events that egui receives for a touch: a touch event, and pointer events for the first finger.
fn touched_at(id: u64, phase: TouchPhase, pos: Pos2, force: Option<f32>) -> Vec<Event> {
    let mut events = vec![Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force }];
    if id == 0 {
        events.extend(match phase {
            TouchPhase::Start => vec![Event::PointerMoved(pos), primary(pos, true)],
            TouchPhase::Move => vec![Event::PointerMoved(pos)],
            TouchPhase::End => vec![primary(pos, false), Event::PointerGone],
            TouchPhase::Cancel => vec![Event::PointerGone],
        });
    }
    events
}

fn finger(window: &mut Window, id: u64, phase: TouchPhase, pos: Pos2) {
    window.events(touched_at(id, phase, pos, None));
}

fn tap(window: &mut Window, at: Pos2) {
    finger(window, 0, TouchPhase::Start, at);
    finger(window, 0, TouchPhase::End, at);
}

#[test]
fn a_finger_drags_and_a_second_one_does_nothing() {
    let mut window = Window::by_the_book();
    let [e2, e4, d7, d5] = ["e2", "e4", "d7", "d5"].map(|square| window.square(square));
    finger(&mut window, 0, TouchPhase::Start, e2);
    finger(&mut window, 0, TouchPhase::Move, e4);
    for (phase, at) in [(TouchPhase::Start, d7), (TouchPhase::Move, d5), (TouchPhase::End, d5)] {
        finger(&mut window, 1, phase, at);
    }
    assert_eq!((window.moves(), touched(&window)), (String::new(), vec!["e2".to_owned()]));
    finger(&mut window, 0, TouchPhase::End, e4);
    assert_eq!(window.moves(), "e4");
}

#[test]
fn a_finger_that_is_taken_away_puts_back() {
    let mut window = Window::by_the_book();
    let (e2, e4) = (window.square("e2"), window.square("e4"));
    finger(&mut window, 0, TouchPhase::Start, e2);
    finger(&mut window, 0, TouchPhase::Move, e4);
    finger(&mut window, 0, TouchPhase::Cancel, e4);
    assert_eq!(window.table().in_hand(), None);
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
}

#[test]
fn the_board_turns_to_the_player_to_move() {
    let mut window = Window::by_the_book();
    window.choose_all(["View", "Options", "Auto-flip board"]);
    let below = window.square("e1");
    assert!(below.y > window.square("d8").y);
    // The board does not turn during the move's animation.
    window.press("e2");
    window.hover_on("e4");
    window.harness.event(primary(window.square("e4"), false));
    window.harness.run_steps(6);
    assert_eq!((window.moves().as_str(), window.square("e1")), ("e4", below));
    window.harness.run();
    assert_eq!(window.square("d8"), below, "turned");
    window.press_at_once("e7");
    window.release("e5");
    assert!(touched(&window).is_empty());
    window.drag("e7", "e5");
    assert_eq!(window.square("e1"), below, "turned back");
    // A board that the user flips stays flipped until the next move. After it, Black is to move, and is at the bottom.
    window.command(Command::Flip);
    assert_eq!(window.square("d8"), below);
    window.drag("g1", "f3");
    assert_eq!(window.square("d8"), below);
}

/// If a finger is dragged out of the window and lifted there, the piece is put back, and must still move.
#[test]
fn press_that_leaves_the_window_touches_but_moves_nothing() {
    let mut window = Window::by_the_book();
    let g1 = window.square("g1");
    finger(&mut window, 0, TouchPhase::Start, g1);
    for phase in [TouchPhase::Move, TouchPhase::End] {
        finger(&mut window, 0, phase, pos2(-40.0, 2000.0));
    }
    let table = window.table();
    assert_eq!((table.in_hand(), table.moves().len()), (None, 0));
    assert_eq!(touched(&window), ["g1"]);
    window.rest();
    let f3 = window.square("f3");
    tap(&mut window, f3);
    assert_eq!(window.moves(), "Nf3");
}

/// A pen is a touch with pressure, and may move a little during a tap.
#[test]
fn a_pen_taps_like_a_finger() {
    let mut window = Window::by_the_book();
    for square in ["e2", "e4"] {
        let at = window.square(square);
        let beside = at + vec2(1.0, -2.0);
        for (phase, pos) in [(TouchPhase::Start, at), (TouchPhase::Move, beside), (TouchPhase::End, beside)] {
            window.events(touched_at(0, phase, pos, Some(0.4)));
        }
        window.rest();
    }
    assert_eq!(window.moves(), "e4");
}

/// After the first tap, the rows of menus are tall enough for a finger, and a tap just below a button counts. With the
/// mouse, the rows are lower.
#[test]
fn targets_are_large_enough_for_a_finger() {
    let mut window = Window::by_the_book();
    let view = window.rect("View");
    tap(&mut window, view.center());
    let row = window.rect("Options");
    assert!(row.height() >= 44.0, "{row}");
    window.key(Key::Escape);
    let beneath = window.rect("View").center().y - view.center().y;
    assert!(beneath.abs() < 1.5, "the menus stay where they are, not {beneath} lower");
    let resign = window.rect("Resign");
    let beside = pos2(resign.center().x, resign.bottom() + 8.0);
    window.rest();
    tap(&mut window, beside);
    window.expect("White resigns");
    let mut window = Window::by_the_book();
    window.choose("View");
    assert!(window.rect("Options").height() < 40.0);
}
