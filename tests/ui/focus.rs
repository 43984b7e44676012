//! The focused widget is always visible as such and has a name, in every part of the window.

use crate::prelude::*;
use egui::epaint::ClippedShape;

/// The largest number of tab stops in one part of the window.
const STOPS: usize = 120;

/// What of this is painted there.
fn near(shapes: &[ClippedShape], place: Rect) -> Vec<&ClippedShape> {
    let is_near = |shape: &&ClippedShape| shape.shape.visual_bounding_rect().intersects(place.expand(3.0));
    shapes.iter().filter(is_near).collect()
}

#[test]
fn focused_widget_is_visible_and_named() {
    use Command::*;
    let table: [(&str, &[Command], &str); 19] = [
        ("e2e4", &[], ""),
        ("e2e4", &[Resign(Color::White)], ""),
        ("e2e4", &[Claim], ""),
        ("", &[Chess960], ""),
        ("", &[Chess960], "By dice"),
        ("", &[Chess960], "In turn"),
        ("", &[Lesson], ""),
        ("", &[Exam], ""),
        ("e2e4", &[StudyGame], ""),
        ("", &[Editor], ""),
        ("", &[NewGame], ""),
        ("", &[Shortcuts], ""),
        ("", &[Engines], ""),
        ("", &[Recent], ""),
        ("", &[About], ""),
        ("", &[Start], ""),
        ("", &[Book], ""),
        ("", &[Tour], ""),
        ("", &[Settings], ""),
    ];
    let mut wrong = Vec::new();
    for (played, commands, tab) in table {
        let name = format!("{commands:?} {tab}");
        for dark in [false, true] {
            let mut window = Begin { size: vec2(1000.0, 700.0), dark, ..Begin::default() }.open();
            window.play(played);
            for command in commands {
                window.command(*command);
            }
            if !tab.is_empty() {
                window.choose(tab);
            }
            // A dialog has given the focus to its first control.
            let mut met: Vec<egui::Id> =
                window.harness.ctx.memory(egui::Memory::focused).into_iter().collect();
            let mut stops: Vec<String> = Vec::new();
            for _ in 0..STOPS {
                let before = window.harness.output().shapes.clone();
                window.key(Key::Tab);
                let Some((label, place)) = window.focus_place() else { continue };
                let id = window.harness.ctx.memory(egui::Memory::focused);
                let again = id.is_some_and(|id| met.last() == Some(&id));
                if !again && id.is_some_and(|id| met.contains(&id)) {
                    break;
                }
                met.extend(id);
                let last = stops.last();
                if !again && near(&before, place) == near(&window.harness.output().shapes, place) {
                    wrong
                        .push(format!("{name}: {label} looks the same without the keyboard, after {last:?}"));
                }
                if label.is_empty() {
                    wrong.push(format!("{name}: something after {last:?} has no name"));
                }
                stops.push(label);
            }
            assert!(!stops.is_empty(), "{name}: Tab comes to nothing");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// In a dialog the focus is on its first control, and afterwards where it was before.
#[test]
fn a_dialog_takes_the_focus_and_gives_it_back() {
    use Command::*;
    let all = [NewGame, ChessClock, SavePdf, Settings, Engines, Tables, Recent, Shortcuts, About, Adjourn];
    for command in all.into_iter().chain([Resign(Color::White), Incident]) {
        let mut window = Window::new();
        window.play("e2e4");
        window.ctrl(Key::B);
        let before = window.focused();
        window.request(command.into());
        let (inside, place) = window.focus_place().unwrap_or_else(|| panic!("{command:?}: nothing has it"));
        assert_ne!(inside, before, "{command:?}");
        assert!(window.harness.ctx.content_rect().contains_rect(place), "{command:?}: {inside} is seen");
        window.key(Key::Escape);
        assert_eq!(window.focused(), before, "{command:?}");
    }
}

/// After a deed the focus is where the next step is.
#[test]
fn the_focus_is_where_the_next_step_is() {
    let people = GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) };
    let mut window = Window::of(people);
    window.ctrl(Key::N);
    window.tab_to("Start");
    window.key(Key::Enter);
    assert_eq!(window.focused(), "e2, white pawn", "a new game");
    window.types("d4");
    assert_eq!(window.focused(), "d4, white pawn", "a typed move");
    window.types("Ke5");
    assert_eq!(window.focused(), "d4, white pawn", "a refused move");
    window.types("d5");
    window.tab_to("Offer draw");
    window.key(Key::Enter);
    assert_eq!(window.focused(), "White offers a draw", "a menu that opens");
    window.key(Key::Escape);
    assert_eq!(window.focused(), "Offer draw", "a menu that was closed");
    window.keys(&[Key::Enter, Key::Enter]);
    window.tab_to("Decline draw");
    window.key(Key::Enter);
    assert_eq!(window.focused(), "d5, black pawn", "an answered offer");
    window.tab_to("Offer draw");
    window.keys(&[Key::Enter, Key::Enter]);
    window.ctrl(Key::D);
    assert!(window.table().result().is_some(), "accepted by its key");
    window.tab_to("Review");
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert_eq!(window.focused(), "Review", "back from the review");
}
