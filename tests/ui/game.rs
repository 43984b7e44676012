//! Whole games by mouse.

use egui_kittest::kittest::Queryable;

use crate::window::Window;

/// Captures, en passant, a promotion to a knight, castling on both sides, mate.
const GAME: [(&str, &str); 18] = [
    ("e2", "e4"),
    ("d7", "d5"),
    ("e4", "e5"),
    ("f7", "f5"),
    ("e5", "f6"),
    ("b8", "c6"),
    ("f6", "g7"),
    ("c8", "e6"),
    ("g7", "h8"),
    ("d8", "d6"),
    ("g1", "f3"),
    ("e8", "c8"),
    ("f1", "e2"),
    ("g8", "f6"),
    ("e1", "g1"),
    ("f6", "g4"),
    ("f3", "d4"),
    ("d6", "h2"),
];
const SCORE: &str = "e4 d5 e5 f5 exf6 Nc6 fxg7 Be6 gxh8=N Qd6 Nf3 O-O-O Be2 Nf6 O-O Ng4 Nd4 Qxh2#";

fn play(window: &mut Window, hand: impl Fn(&mut Window, &str, &str)) {
    for (from, to) in GAME {
        hand(window, from, to);
        if (from, to) == ("g7", "h8") {
            window.expect("Choose a piece for the pawn");
            window.choose("Knight");
        }
    }
}

fn dragged(window: &mut Window, from: &str, to: &str) {
    window.drag(from, to);
}

fn clicked(window: &mut Window, from: &str, to: &str) {
    window.click(from);
    window.click(to);
}

fn check_ended(window: &mut Window) {
    assert_eq!(window.moves(), SCORE);
    window.expect("Black wins. Checkmate. art. 5.1.1");
    window.expect("Black: Black, 1");
    window.expect("9… Qxh2#");
    assert_eq!(window.name("h2"), "h2, black queen");
    assert_eq!(window.name("h8"), "h8, white knight");
    // Nothing can be moved any more.
    window.drag("d4", "e6");
    assert_eq!(window.moves(), SCORE);
}

#[test]
fn a_whole_game_by_dragging() {
    let mut window = Window::new();
    play(&mut window, dragged);
    check_ended(&mut window);
}

#[test]
fn a_whole_game_by_clicking_from_the_other_side() {
    let mut window = Window::new();
    window.key(egui::Key::F);
    play(&mut window, clicked);
    check_ended(&mut window);
    window.choose("Rematch");
    assert_eq!(window.moves(), "");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
}

#[test]
fn presses_and_releases_touch_move_and_take() {
    type Hand = fn(&mut Window);
    let table: [(&str, Hand, &str); 9] = [
        (
            "a piece let go on its own square stays selected",
            |w| {
                w.click("g1");
                w.click("f3");
            },
            "Nf3",
        ),
        (
            "a second click puts it away",
            |w| {
                w.click("g1");
                w.click("g1");
                w.click("f3");
            },
            "",
        ),
        (
            "another piece of one's own is taken up",
            |w| {
                w.click("g1");
                w.click("e2");
                w.click("e4");
            },
            "e4",
        ),
        (
            "off the board",
            |w| {
                w.press("e2");
                w.button(egui::pos2(3.0, 100.0), egui::PointerButton::Primary, false);
            },
            "",
        ),
        (
            "a secondary press",
            |w| {
                w.press("e2");
                let at = w.square("e4");
                w.button(at, egui::PointerButton::Secondary, true);
                w.button(at, egui::PointerButton::Secondary, false);
                w.release("e4");
            },
            "",
        ),
        (
            "Escape in hand",
            |w| {
                w.press("e2");
                w.key(egui::Key::Escape);
                w.release("e4");
            },
            "",
        ),
        (
            "Escape with a piece selected",
            |w| {
                w.click("e2");
                w.key(egui::Key::Escape);
                w.click("e4");
            },
            "",
        ),
        (
            "out of the window and back",
            |w| {
                w.press("e2");
                w.harness.remove_cursor();
                w.harness.run();
                w.release("e4");
            },
            "e4",
        ),
        (
            "a press on a target, let go elsewhere",
            |w| {
                w.click("e2");
                w.drag("e4", "e3");
            },
            "e3",
        ),
    ];
    for (what, hand, moves) in table {
        let mut window = Window::new();
        hand(&mut window);
        assert_eq!(window.moves(), moves, "{what}");
        // The board still works afterwards.
        let before = window.moves().is_empty();
        let (from, to) = if before { ("d2", "d4") } else { ("d7", "d5") };
        window.drag(from, to);
        assert!(window.moves().ends_with(to), "after {what}: {}", window.moves());
    }
}

#[test]
fn looking_back_changes_nothing() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    for (key, shown) in [
        (egui::Key::ArrowLeft, 1),
        (egui::Key::ArrowLeft, 0),
        (egui::Key::ArrowLeft, 0),
        (egui::Key::ArrowRight, 1),
        (egui::Key::End, 2),
        (egui::Key::Home, 0),
    ] {
        window.key(key);
        assert_eq!(window.harness.state().shown(), shown, "{key:?}");
    }
    assert_eq!(window.name("e2"), "e2, white pawn");
    window.choose("1. e4");
    assert_eq!(window.harness.state().shown(), 1);
    window.expect("Position after 1. e4");
    // A press returns to the game and does nothing else.
    window.drag("d2", "d4");
    assert_eq!((window.harness.state().shown(), window.moves().as_str()), (2, "e4 e5"));
    window.drag("d2", "d4");
    assert_eq!(window.moves(), "e4 e5 d4");
}

#[test]
fn the_wheel_walks_through_the_game() {
    use egui::{Event, Modifiers, MouseWheelUnit, TouchPhase, vec2};
    let mut window = Window::new();
    for (from, to) in &GAME[..4] {
        window.drag(from, to);
    }
    let turns = [
        (MouseWheelUnit::Line, 1.0, 3),
        (MouseWheelUnit::Line, 1.0, 2),
        (MouseWheelUnit::Line, -1.0, 3),
        (MouseWheelUnit::Point, 15.0, 3),
        (MouseWheelUnit::Point, 15.0, 3),
        (MouseWheelUnit::Point, 15.0, 2),
        (MouseWheelUnit::Line, -1.0, 3),
        (MouseWheelUnit::Line, -1.0, 4),
        (MouseWheelUnit::Line, -1.0, 4),
    ];
    let at = window.square("d4");
    window.harness.hover_at(at);
    window.harness.run();
    for (index, (unit, turned, shown)) in turns.into_iter().enumerate() {
        let (delta, phase) = (vec2(0.0, turned), TouchPhase::Move);
        let (source, modifiers) = (egui::MouseWheelSource::Unknown, Modifiers::NONE);
        window.harness.event(Event::MouseWheel { unit, delta, phase, source, modifiers });
        window.harness.run();
        assert_eq!(window.harness.state().shown(), shown, "turn {index}");
    }
}

#[test]
fn a_program_that_reads_aloud_can_play() {
    let mut window = Window::new();
    for square in ["b1, white knight", "c3, empty"] {
        window.harness.get_by_label(square).click_accesskit();
        window.harness.run();
    }
    assert_eq!(window.moves(), "Nc3");
}

#[test]
fn chess960_by_number() {
    let mut window = Window::new();
    window.key(egui::Key::F1);
    window.choose("Close");
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::N);
    window.harness.run();
    window.choose("Chess960");
    let number = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Start number");
    number.focus();
    window.harness.run();
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    for (typed, line) in
        [("960", "There is no position 960: numbers run from 0 to 959."), ("0", "Mirror image: no.")]
    {
        window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        window.harness.event(egui::Event::Text(typed.to_owned()));
        window.harness.run();
        window.expect(line);
    }
    window.choose("Start");
    window.expect("Chess960 no. 0");
    assert_eq!(window.name("a1"), "a1, white bishop");
    assert!(window.fen().starts_with("bbqnnrkr/"), "{}", window.fen());
}
