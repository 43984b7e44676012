//! Few pictures, looked at with care when they change: `UPDATE_SNAPSHOTS=1 cargo test` takes them anew.

use egui::{PointerButton, vec2};
use egui_kittest::SnapshotOptions;
use jadoube::ui::words::Language;

use crate::window::{Begin, Window};

fn check(window: &mut Window, name: &str) {
    // Drivers differ in the last bit at the edges of letters.
    window.harness.snapshot_options(name, &SnapshotOptions::new().threshold(1.5).max_failed_pixels(60));
}

const SMALL: egui::Vec2 = vec2(640.0, 480.0);

#[test]
fn a_knight_in_hand() {
    let mut window = Begin { size: SMALL, ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.drag("d7", "d5");
    window.press("b1");
    let at = window.square("c3") + vec2(11.0, -7.0);
    window.harness.hover_at(at);
    window.harness.run();
    check(&mut window, "knight-in-hand");
}

#[test]
fn a_refusal_in_the_dark() {
    let fen = "r3k2r/8/8/8/2b4q/8/8/R3K2R w KQkq - 0 1";
    let mut window =
        Begin { size: SMALL, fen: Some(fen), language: Language::Dutch, dark: true, ..Begin::default() }
            .open();
    window.drag("e1", "g1");
    window.button(egui::Pos2::ZERO, PointerButton::Middle, false);
    window.harness.remove_cursor();
    window.harness.run();
    check(&mut window, "refusal-in-the-dark");
}

#[test]
fn a_pawn_becomes_a_piece() {
    let mut window =
        Begin { size: SMALL, fen: Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), ..Begin::default() }.open();
    window.drag("a7", "a8");
    window.harness.remove_cursor();
    window.harness.run();
    check(&mut window, "promotion");
}
