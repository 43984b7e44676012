//! The keyboard focus: the focused widget looks focused and has a name, and the focus is where the next step is.

use crate::heard;
use crate::prelude::*;
use egui::epaint::ClippedShape;

/// The most presses of Tab that are tried in one part of the window.
const STOPS: usize = 120;

/// The shapes that are painted in this place or close to it.
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

/// What is done before a dialog is opened.
type Preparation = fn(&mut Window);

/// A dialog: its name, what is done before it is opened, and what opens it.
type Opening = (String, Preparation, Box<dyn FnOnce(&mut Window)>);

/// The dialogs to test.
fn dialogs() -> Vec<Opening> {
    use Command::*;
    fn nothing(_: &mut Window) {}
    fn timed(window: &mut Window) {
        let clock = fischer(300_000, 3_000);
        let setup = GameSetup { touch: TouchMove::OverTheBoard, clock, ..GameSetup::default() };
        window.request(Request::Start(Box::new(setup)));
        window.later(1.0);
        window.play("e2e4");
    }
    fn ruling(window: &mut Window) {
        timed(window);
        window.request(Request::Do(Deed::stop_for_ruling(Some(Color::White))));
    }
    fn sealed(window: &mut Window) {
        window.request(Request::Seal("Nf6".to_owned()));
    }
    fn ended(window: &mut Window) {
        window.command(Resign(Color::White));
    }
    let plain = [
        NewGame, ChessClock, SavePdf, PrintRound, Settings, Engines, Tables, Recent, Shortcuts, About,
        Adjourn, Incident,
    ];
    let plain = plain.into_iter().map(|command| (nothing as Preparation, Request::from(command)));
    let others: [(Preparation, Request); 6] = [
        (nothing, Request::ask_to_resign(Color::White)),
        (nothing, Request::StartOrAsk(Box::default())),
        (ruling, SetClocks.into()),
        (ruling, Incident.into()),
        (sealed, OpenEnvelope.into()),
        (ended, SavePdf.into()),
    ];
    let requested = plain.chain(others).map(|(prepare, request)| {
        let what = format!("{request:?}");
        let open = move |window: &mut Window| window.request(request);
        (what, prepare, Box::new(open) as Box<dyn FnOnce(&mut Window)>)
    });
    let slept: Opening = ("asleep".to_owned(), timed, Box::new(|window| window.sleep(60_000)));
    requested.chain([slept]).collect()
}

/// While a dialog is open it has the focus; afterwards the focus is where it was before.
#[test]
fn a_dialog_takes_the_focus_and_gives_it_back() {
    for (what, prepare, open) in dialogs() {
        let mut window = Window::new();
        window.play("e2e4");
        prepare(&mut window);
        window.ctrl(Key::B);
        let before = window.focused();
        open(&mut window);
        let (inside, place) = window.focus_place().unwrap_or_else(|| panic!("{what}: nothing has it"));
        assert_ne!(inside, before, "{what}");
        assert!(window.harness.ctx.content_rect().contains_rect(place), "{what}: {inside} is seen");
        assert_eq!(heard::faults(&window), Vec::<String>::new(), "{what}");
        window.key(Key::Escape);
        assert_eq!(window.focused(), before, "{what}");
    }
}

/// An open menu has the focus, and afterwards its button has the focus again.
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

/// The arrow keys go through the items of each menu of the bar, and Escape leads back to the board.
#[test]
fn each_item_of_each_menu_is_reached() {
    for menu in 0..7 {
        let mut window = Window::new();
        window.ctrl(Key::B);
        window.key(Key::F10);
        window.keys(&[Key::ArrowRight].repeat(menu));
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

/// Enter opens a list; it also chooses an item and closes the list, and the dialog stays open.
#[test]
fn enter_chooses_in_a_list() {
    let mut window = Window::new();
    window.command(Command::Incident);
    window.tab_to("Article");
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    let chosen = window.focused();
    assert_ne!(chosen, "Article");
    window.key(Key::Enter);
    assert!(window.has("Record") && !window.shows("clocks are stopped"), "the game has no clock");
    assert!(window.shows(&chosen), "{chosen} is chosen");
    assert_eq!(window.focused(), "Article", "the list is closed");
    assert!(!egui::Popup::is_any_open(&window.harness.ctx));
}

/// After an action the focus is where the next step is.
#[test]
fn the_focus_is_where_the_next_step_is() {
    let people = GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) };
    let mut window = Window::of(people);
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
    window.keys(&[Key::Enter, Key::Enter]);
    window.ctrl(Key::D);
    assert!(window.table().result().is_some(), "accepted by its key");
    window.tab_to("Review");
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert_eq!(window.focused(), "Review", "back from the review");
}

/// A screen that is opened with the keyboard has the focus where the next step is; on a screen that is opened with the
/// pointer, nothing has focus.
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
        let mut window = Window::new();
        window.play("e2e4 e7e5");
        window.ctrl(Key::B);
        for command in commands {
            window.command(*command);
        }
        let focused = window.focused();
        if !focused.starts_with(expected) {
            wrong.push(format!("{commands:?}: {focused:?}"));
        }
        let mut window = Window::new();
        window.play("e2e4 e7e5");
        for command in commands {
            window.command(*command);
        }
        if !window.focused().is_empty() {
            wrong.push(format!("{commands:?} by pointer: {:?}", window.focused()));
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
    assert!(window.announced().contains(&"There is no board here.".to_owned()), "{:?}", window.announced());
}

/// The arrow keys step through a study and turn the pages of the book as soon as these are opened.
#[test]
fn the_next_step_is_taken_by_the_arrow_keys() {
    let mut window = Window::new();
    window.play("e2e4 e7e5");
    window.ctrl(Key::B);
    window.command(Command::StudyGame);
    window.keys(&[Key::ArrowRight, Key::ArrowRight]);
    assert_eq!(window.study().record().ply(window.study().at()), 2);
    assert_eq!(window.focused(), "Moves: the arrow keys step through them");
    window.command(Command::Book);
    window.key(Key::ArrowRight);
    assert_eq!(window.focused(), "Moving and capturing");
    window.key(Key::Escape);
    assert_eq!(window.focused(), "Moves: the arrow keys step through them", "back from the book");
}

/// From the last control Tab leads to the first in the same frame, so that the window itself never has the focus.
/// Shift+Tab comes to the same controls in the opposite order, even if Shift is let go within the frame.
#[test]
fn tab_goes_round_both_ways_without_a_stop() {
    let commands = [
        Command::ToBoard,
        Command::NewGame,
        Command::Chess960,
        Command::Book,
        Command::Editor,
        Command::StudyGame,
        Command::Settings,
        Command::Resign(Color::White),
    ];
    for command in commands {
        let [forward, mut back] = [Modifiers::NONE, Modifiers::SHIFT].map(|modifiers| {
            let mut window = Window::new();
            window.play("e2e4");
            window.ctrl(Key::B);
            window.command(command);
            let mut met: Vec<egui::Id> = Vec::new();
            for _ in 0..STOPS {
                window.harness.input_mut().events.push(key_event(Key::Tab, true, modifiers));
                window.harness.step();
                let focused = window.harness.ctx.memory(egui::Memory::focused);
                assert!(
                    focused.is_some(),
                    "{command:?} {modifiers:?}: nothing has it after {:?}",
                    met.last()
                );
                window.harness.run();
                let focused = window.harness.ctx.memory(egui::Memory::focused);
                if focused.as_ref() == met.first() {
                    return met;
                }
                met.extend(focused);
            }
            panic!("{command:?} {modifiers:?}: it does not come round in {}", met.len());
        });
        // Both ways round end where they began, or next to it.
        back.reverse();
        let at = back.iter().position(|id| Some(id) == forward.first()).expect("the same control");
        back.rotate_left(at);
        assert_eq!(forward, back, "{command:?}");
    }
}
