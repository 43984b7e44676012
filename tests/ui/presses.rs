//! Several presses in one slow frame all count, in their order, and so does a press outside an open menu.

use crate::prelude::*;

/// Thirty-two plies, all by pawns.
const PAWNS: &str =
    "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5 c4 c5 d4 d5 e4 e5 f4 f5 g4 g5 h4 h5";

type Open = fn() -> Window;

/// Presses these keys within one frame.
pub fn at_once(window: &mut Window, keys: &[Key]) {
    let presses = keys.iter().map(|key| key_event(*key, true, Modifiers::NONE));
    window.harness.input_mut().events.extend(presses);
    window.harness.step();
    window.harness.run();
}

fn game() -> Window {
    let mut window = Window::new();
    for mv in PAWNS.split(' ') {
        window.request(Request::Do(Deed::Move { text: mv.to_owned() }));
    }
    assert_eq!(window.moves(), PAWNS);
    window
}

/// The game of [`PAWNS`] after these commands.
fn game_and(commands: &[Command]) -> Window {
    let mut window = game();
    for command in commands {
        window.command(*command);
    }
    window
}

/// Presses within one frame do the same as presses in separate frames.
#[test]
fn presses_within_a_frame_do_what_each_does() {
    use Key::*;
    let study: Open = || game_and(&[Command::StudyGame]);
    let review: Open = || game_and(&[Command::Resign(Color::White), Command::Review]);
    let book: Open = || crate::book::open(Begin::default());
    let page: Open = || crate::book::open_at(Begin::default(), "33-letting-go");
    let board: Open = || {
        let mut window = Window::new();
        window.command(Command::ToBoard);
        window
    };
    let table: [(&str, Open, &[Key]); 13] = [
        ("game, thirty plies back", game, &[ArrowLeft; 30]),
        ("study, thirty plies", study, &[ArrowRight; 30]),
        ("game", game, &[ArrowLeft, ArrowLeft, ArrowRight, ArrowLeft]),
        ("game, past its end", game, &[ArrowLeft, ArrowRight, ArrowRight, ArrowLeft, ArrowLeft]),
        ("game, from its start", game, &[Home, ArrowRight, ArrowRight]),
        ("game, turned", game, &[F, F, F]),
        ("study", study, &[ArrowRight, ArrowRight, ArrowDown, ArrowLeft]),
        ("study, past its start", study, &[ArrowRight, ArrowLeft, ArrowLeft, ArrowRight]),
        ("review", review, &[ArrowLeft, ArrowLeft, ArrowLeft, ArrowRight]),
        ("book", book, &[ArrowRight, ArrowRight, ArrowRight, ArrowLeft]),
        ("page", page, &[PageDown, ArrowDown, ArrowDown]),
        ("board", board, &[ArrowUp, ArrowLeft, ArrowUp]),
        ("board, played on", board, &[Enter, ArrowUp, ArrowUp, Enter]),
    ];
    for (name, open, keys) in table {
        let (mut one, mut other) = (open(), open());
        let before = state(&one);
        one.keys(keys);
        at_once(&mut other, keys);
        other.harness.run();
        assert_ne!(state(&one), before, "{name}: nothing happened");
        assert_eq!(state(&other), state(&one), "{name}");
    }
}

/// What the window shows, what has focus, and where a1 is.
fn state(window: &Window) -> (Vec<String>, String, Pos2) {
    let corner = window.square_if_shown("a1").unwrap_or_default();
    (window.texts(), window.focused(), corner)
}

/// A press outside a menu closes it and also touches the piece under the pointer, since a clock may be running.
#[test]
fn press_outside_a_menu_closes_it_and_counts() {
    for (menu, item) in [("Offer draw", "White offers a draw"), ("File", "Start screen")] {
        let mut window = Window::by_the_book();
        window.play("e2e4 e7e5");
        window.choose(menu);
        window.expect(item);
        window.drag("g1", "f3");
        assert!(!window.shows(item), "{menu} is still open");
        assert_eq!(window.moves(), "e4 e5 Nf3", "{menu}");
    }
    // A press on the menu itself does not reach what the menu covers.
    let mut window = Window::new();
    window.play("e2e4 e7e5");
    window.choose_all(["Offer draw", "White offers a draw"]);
    window.expect("White offers a draw.");
    assert_eq!(window.moves(), "e4 e5");
}
