//! A slow frame has several presses: each counts, and in its order. And a press beside an open menu counts.

use egui::{Event, Key, Modifiers};
use jadoube::rules::Color;
use jadoube::table::{Deed, GameSetup};
use jadoube::ui::{Command, Request};

use crate::study::shown;
use crate::window::{Begin, Window};

/// Thirty-two half-moves, all of pawns.
const PAWNS: [&str; 32] = [
    "a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "f3", "f6", "g3", "g6", "h3", "h6", "a4",
    "a5", "b4", "b5", "c4", "c5", "d4", "d5", "e4", "e5", "f4", "f5", "g4", "g5", "h4", "h5",
];

/// Opens the window of a row.
type Open = fn() -> Window;

fn press(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

/// All presses within one frame.
pub fn at_once(window: &mut Window, keys: &[Key]) {
    window.harness.input_mut().events.extend(keys.iter().copied().map(press));
    window.harness.step();
    window.harness.run();
}

fn act(window: &mut Window, request: Request) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, request);
    window.harness.run();
}

fn game() -> Window {
    let mut window = Window::new();
    for mv in PAWNS {
        act(&mut window, Request::Do(Deed::Move { text: mv.to_owned() }));
    }
    assert_eq!(window.harness.state().shown(), PAWNS.len());
    window
}

fn study_of_a_game() -> Window {
    let mut window = game();
    act(&mut window, Request::Command(Command::StudyGame));
    window
}

fn review() -> Window {
    let mut window = game();
    act(&mut window, Request::Command(Command::Resign(Color::White)));
    act(&mut window, Request::Command(Command::Review));
    window
}

fn book() -> Window {
    crate::book::open(Begin::default())
}

fn page() -> Window {
    crate::book::open_at(Begin::default(), "33-letting-go")
}

fn board() -> Window {
    let mut window = Window::new();
    act(&mut window, Request::Command(Command::ToBoard));
    window
}

#[test]
fn thirty_arrows_in_one_frame_are_thirty_moves() {
    let mut window = game();
    at_once(&mut window, &[Key::ArrowLeft; 30]);
    assert_eq!(window.harness.state().shown(), 2);
    at_once(&mut window, &[Key::ArrowRight; 29]);
    assert_eq!(window.harness.state().shown(), 31);
    let mut window = study_of_a_game();
    at_once(&mut window, &[Key::ArrowRight; 30]);
    assert_eq!(shown(&window), "g5");
    at_once(&mut window, &[Key::ArrowLeft; 29]);
    assert_eq!(shown(&window), "a3");
}

/// Presses within one frame do what they do in a frame each.
#[test]
fn presses_within_a_frame_do_what_each_does() {
    use Key::*;
    let table: [(&str, Open, &[Key]); 11] = [
        ("game", game, &[ArrowLeft, ArrowLeft, ArrowRight, ArrowLeft]),
        ("game, past its end", game, &[ArrowLeft, ArrowRight, ArrowRight, ArrowLeft, ArrowLeft]),
        ("game, from its start", game, &[Home, ArrowRight, ArrowRight]),
        ("game, turned", game, &[F, F, F]),
        ("study", study_of_a_game, &[ArrowRight, ArrowRight, ArrowDown, ArrowLeft]),
        ("study, past its start", study_of_a_game, &[ArrowRight, ArrowLeft, ArrowLeft, ArrowRight]),
        ("review", review, &[ArrowLeft, ArrowLeft, ArrowLeft, ArrowRight]),
        ("book", book, &[ArrowRight, ArrowRight, ArrowRight, ArrowLeft]),
        ("page", page, &[PageDown, ArrowDown, ArrowDown]),
        ("board", board, &[ArrowUp, ArrowLeft, ArrowUp]),
        ("board, played on", board, &[Enter, ArrowUp, ArrowUp, Enter]),
    ];
    for (name, open, keys) in table {
        let (mut one, mut other) = (open(), open());
        let before = state(&one);
        for key in keys {
            one.key(*key);
        }
        at_once(&mut other, keys);
        other.harness.run();
        assert_ne!(state(&one), before, "{name}: nothing happened");
        assert_eq!(state(&other), state(&one), "{name}");
    }
}

/// What the window shows, and what has focus.
fn state(window: &Window) -> (Vec<String>, String, egui::Pos2) {
    let corner = window.square_if_shown("a1").unwrap_or_default();
    (window.texts(), crate::lesson::focused(window), corner)
}

/// The press that closes a menu touches what it is on, as the clock runs meanwhile.
#[test]
fn press_outside_a_menu_closes_it_and_counts() {
    for (menu, item) in [("Offer draw", "White offers a draw"), ("File", "Start screen")] {
        let mut window = Begin { setup: GameSetup::default(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        window.drag("e7", "e5");
        window.choose(menu);
        window.expect(item);
        window.drag("g1", "f3");
        assert!(!window.shows(item), "{menu} is still open");
        assert_eq!(window.moves(), "e4 e5 Nf3", "{menu}");
    }
    // A press on the menu itself is not one on what it covers.
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    for name in ["Offer draw", "White offers a draw"] {
        window.choose(name);
    }
    window.expect("White offers a draw.");
    assert_eq!(window.moves(), "e4 e5");
}
