//! The keyboard focus: the focused widget looks focused and has a name, and the focus is where the next step is.

use crate::heard;
use crate::prelude::*;
use egui::epaint::ClippedShape;

/// The maximum number of presses of Tab in one part of the window.
const STOPS: usize = 120;

fn near(shapes: &[ClippedShape], place: Rect) -> Vec<&ClippedShape> {
    let is_near = |shape: &&ClippedShape| shape.shape.visual_bounding_rect().intersects(place.expand(3.0));
    shapes.iter().filter(is_near).collect()
}

#[test]
fn focused_widget_is_visible_and_named() {
    use Command::*;
    let played = [ToBoard, Resign(Color::White), Claim, StudyGame].map(|command| ("e2e4", command, ""));
    let tabs = ["", "By dice", "In turn"].map(|tab| ("", Chess960, tab));
    let screens =
        [Lesson, Exam, Editor, NewGame, Shortcuts, Engines, Recent, About, Start, Book, Tour, Settings];
    let mut wrong = Vec::new();
    for (played, command, tab) in played.into_iter().chain(tabs).chain(screens.map(|screen| ("", screen, "")))
    {
        let name = format!("{command:?} {tab}");
        for dark in [false, true] {
            let mut window = Begin { size: vec2(1000.0, 700.0), dark, ..Begin::default() }.open();
            window.play(played);
            if command != ToBoard {
                window.command(command);
            }
            if !tab.is_empty() {
                window.choose(tab);
            }
            // A dialog gives the focus to its first control.
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

#[test]
fn a_dialog_takes_the_focus_and_gives_it_back() {
    use Command::*;
    let plain = [
        NewGame, ChessClock, SavePdf, PrintRound, Settings, Engines, Tables, Recent, Shortcuts, About,
        Adjourn, Incident,
    ];
    let ruling = || Request::Do(Deed::stop_for_ruling(Some(Color::White)));
    // Whether the game has a clock, and the requests that lead to a dialog. If there is no request, the computer's
    // sleep leads to one.
    let others = [
        (false, vec![Request::ask_to_resign(Color::White)]),
        (false, vec![Request::StartOrAsk(Box::default())]),
        (true, vec![ruling(), SetClocks.into()]),
        (true, vec![ruling(), Incident.into()]),
        (false, vec![Request::Seal("Nf6".to_owned()), OpenEnvelope.into()]),
        (false, vec![Request::Do(Deed::Resign { by: Color::White }), SavePdf.into()]),
        (true, Vec::new()),
    ];
    let plain = plain.map(|command| (false, vec![command.into()]));
    for (has_clock, mut requests) in plain.into_iter().chain(others) {
        let what = format!("{requests:?}");
        let clock = fischer(300_000, 3_000);
        let timed = GameSetup { touch: TouchMove::OverTheBoard, clock, ..GameSetup::default() };
        let mut window = Window::of(if has_clock { timed } else { touch(TouchMove::Off) });
        window.play("e2e4");
        let opening = requests.pop();
        for request in requests {
            window.request(request);
        }
        window.ctrl(Key::B);
        let before = window.focused();
        match opening {
            Some(request) => window.request(request),
            None => window.sleep(60_000),
        }
        let (inside, place) = window.focus_place().unwrap_or_else(|| panic!("{what}: nothing has it"));
        assert_ne!(inside, before, "{what}");
        assert!(window.harness.ctx.content_rect().contains_rect(place), "{what}: {inside} is seen");
        assert_eq!(heard::faults(&window), Vec::<String>::new(), "{what}");
        window.key(Key::Escape);
        assert_eq!(window.focused(), before, "{what}");
    }
}

#[test]
fn a_menu_takes_the_focus_and_gives_it_back() {
    let mut window = Window::of(GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) });
    window.play("e2e4 e7e5");
    let menu = |window: &mut Window, name: &str| {
        window.tab_to(name);
        window.key(Key::Enter);
        assert_ne!(window.focused(), name, "it opens");
        assert_eq!(heard::faults(window), Vec::<String>::new(), "{name}");
        window.key(Key::Escape);
        assert_eq!(window.focused(), name);
    };
    for name in ["Offer draw", "Resign", "Take back"] {
        menu(&mut window, name);
    }
    window.command(Command::Resign(Color::White));
    window.key(Key::Escape);
    menu(&mut window, "More");
}

#[test]
fn each_item_of_each_menu_is_reached() {
    for menu in 0..7 {
        let mut window = Window::new();
        window.play("Ctrl+B F10");
        window.play(&"ArrowRight ".repeat(menu));
        let name = window.focused();
        window.key(Key::ArrowDown);
        let mut met = vec![window.focused()];
        assert_ne!(met[0], name);
        while met.len() < 40 {
            window.key(Key::ArrowDown);
            assert_eq!(heard::faults(&window), Vec::<String>::new(), "{name}: {met:?}");
            let focused = window.focused();
            if met.contains(&focused) {
                break;
            }
            met.push(focused);
        }
        assert!(met.len() > 3, "{name}: {met:?}");
        window.key(Key::Escape);
        assert_eq!(window.focused(), "e2, white pawn", "after {name}");
    }
}

#[test]
fn enter_chooses_in_a_list() {
    let mut window = Window::new();
    window.command(Command::Incident);
    window.tab_to("Article");
    window.play("Enter ArrowDown");
    let chosen = window.focused();
    assert_ne!(chosen, "Article");
    window.key(Key::Enter);
    assert!(window.has("Record") && !window.shows("game is paused"), "the game has no clock");
    assert!(window.shows(&chosen), "{chosen} is chosen");
    assert_eq!(window.focused(), "Article", "the list is closed");
    assert!(!egui::Popup::is_any_open(&window.harness.ctx));
}

#[test]
fn the_focus_is_where_the_next_step_is() {
    let mut window = Window::of(GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) });
    window.ctrl(Key::N);
    window.tab_to("Play");
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
    window.play("Enter Enter Ctrl+D");
    assert!(window.table().result().is_some(), "accepted by its key");
    window.tab_to("Review");
    window.play("Enter Escape");
    assert_eq!(window.focused(), "Review", "back from the review");
}

/// On a screen that is opened with the pointer, nothing has focus.
#[test]
fn a_screen_opens_at_its_next_step() {
    use Command::*;
    let table: [(&[Command], &str); 12] = [
        (&[Start], "Continue your game"),
        (&[Book], "The board and the pieces"),
        (&[Tour], "e2, empty"),
        (&[Lesson], "e2, "),
        (&[Exam], "White says “j’adoube”"),
        (&[Exercises], "e2, white pawn"),
        (&[Chess960], "By dice"),
        (&[Editor], "e2, empty"),
        (&[StudyGame], "Moves: the arrow keys step through them"),
        (&[NewStudy], "e2, white pawn"),
        (&[Resign(Color::White), Review], "White’s chances during the game"),
        (&[Resign(Color::White), Review, StudyGame], "Moves: the arrow keys step through them"),
    ];
    let mut wrong = Vec::new();
    for (commands, expected) in table {
        let [by_keyboard, by_pointer] = ["e2e4 e7e5 Ctrl+B", "e2e4 e7e5"].map(|before| {
            let mut window = Window::new();
            window.play(before);
            for command in commands {
                window.command(*command);
            }
            window.focused()
        });
        if !by_keyboard.starts_with(expected) || !by_pointer.is_empty() {
            wrong.push(format!("{commands:?}: {by_keyboard:?}, by pointer {by_pointer:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Ctrl+B leads to the board of a screen; on a page without a board, the window says that there is none.
#[test]
fn a_key_leads_to_the_board() {
    use Command::*;
    for (command, expected) in [
        (Book, "e1, white king"),
        (Tour, "e2, empty"),
        (Exam, "e2, "),
        (Chess960, "a1, "),
        (Editor, "e2, white pawn"),
        (NewStudy, "e2, white pawn"),
    ] {
        let mut window = Window::new();
        window.command(command);
        window.ctrl(Key::B);
        assert!(window.focused().starts_with(expected), "{command:?}: {}", window.focused());
    }
    let mut window = Window::new();
    window.command(Book);
    while window.shows("Chessboard") {
        window.key(Key::ArrowRight);
    }
    window.ctrl(Key::B);
    window.expect_aloud("There is no board here.");
}

/// As soon as a study or the book opens, the arrow keys step through the study or turn the pages of the book.
#[test]
fn the_next_step_is_taken_by_the_arrow_keys() {
    let mut window = Window::new();
    window.play("e2e4 e7e5");
    window.ctrl(Key::B);
    window.command(Command::StudyGame);
    window.play("ArrowRight ArrowRight");
    assert_eq!(window.study().record().ply(window.study().at()), 2);
    assert_eq!(window.focused(), "Moves: the arrow keys step through them");
    window.command(Command::Book);
    window.key(Key::ArrowRight);
    assert_eq!(window.focused(), "Moving and capturing");
    window.key(Key::Escape);
    assert_eq!(window.focused(), "Moves: the arrow keys step through them", "back from the book");
}

/// From the last control, Tab leads to the first in the same frame, so that the window itself never has the focus.
/// Shift+Tab comes to the same controls in the opposite order, even if Shift is released within the frame.
#[test]
fn tab_goes_round_both_ways_without_a_stop() {
    use Command::*;
    for command in [ToBoard, NewGame, Chess960, Book, Editor, StudyGame, Settings, Resign(Color::White)] {
        let [forward, mut back] = [Modifiers::NONE, Modifiers::SHIFT].map(|modifiers| {
            let mut window = Window::new();
            window.play("e2e4 Ctrl+B");
            window.command(command);
            let mut met: Vec<egui::Id> = Vec::new();
            for _ in 0..STOPS {
                window.harness.input_mut().events.push(key_event(Key::Tab, true, modifiers));
                window.harness.step();
                let focused = window.harness.ctx.memory(egui::Memory::focused);
                assert!(focused.is_some(), "{command:?} {modifiers:?}: nothing has it after {met:?}");
                window.harness.run();
                let focused = window.harness.ctx.memory(egui::Memory::focused);
                if focused.as_ref() == met.first() {
                    return met;
                }
                met.extend(focused);
            }
            panic!("{command:?} {modifiers:?}: it does not come round in {}", met.len());
        });
        // The two orders may begin at different controls.
        back.reverse();
        let at = back.iter().position(|id| Some(id) == forward.first()).expect("the same control");
        back.rotate_left(at);
        assert_eq!(forward, back, "{command:?}");
    }
}
