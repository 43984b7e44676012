//! A board without movement does not repaint.

use egui::{PointerButton, vec2};

use crate::window::Window;

/// Whether the window has asked to be painted again.
fn restless(window: &Window) -> bool {
    window.harness.ctx.has_requested_repaint()
}

#[test]
fn nothing_repaints_when_nothing_moves() {
    let mut window = Window::new();
    assert!(!restless(&window), "as it opens");
    window.press("e2");
    assert!(!restless(&window), "with a piece in hand");
    for _ in 0..5 {
        let at = window.harness.ctx.pointer_latest_pos().expect("the pointer is over the board");
        window.harness.hover_at(at + vec2(10.0, -30.0));
        let frames = window.harness.run();
        assert!(frames < 6, "one movement is {frames} frames");
        assert!(!restless(&window), "the pointer rests");
    }
    window.release("e4");
    window.click("e7");
    let at = window.square("e5");
    window.harness.hover_at(at);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, egui::Modifiers::NONE);
        window.harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.harness.step();
    window.harness.step();
    assert!(restless(&window), "a piece that flies is painted on its way");
    let frames = window.harness.run();
    assert!((5..40).contains(&frames), "a flight takes a fifth of a second, not {frames} frames");
    assert!(!restless(&window), "it has arrived");
    window.choose("Game");
    window.key(egui::Key::Escape);
    assert!(!restless(&window), "after a menu");
}
