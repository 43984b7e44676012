//! A hint shows a piece, and when asked again its move; it touches nothing and is recorded.

use egui::{Key, Modifiers};
use jadoube::engine::Score;
use jadoube::table::{GameSetup, Seat};
use jadoube::text::messages::Language;

use crate::analyst::Fake;
use crate::folder::Folder;
use crate::opponent::level;
use crate::window::{Begin, Window};

fn open(begin: Begin) -> (Window, Fake) {
    let fake = Fake::default();
    (Begin { analysts: fake.analysts(), ..begin }.open(), fake)
}

fn ask(window: &mut Window) {
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::H);
    window.harness.run();
}

fn record(window: &Window) -> String {
    let pgn = window.harness.state().table().pgn(None);
    pgn.split("\n\n").nth(1).unwrap_or_default().to_owned()
}

/// A screen reader's description of a square beside its name.
fn marked(window: &Window, square: &str) -> String {
    use egui_kittest::kittest::{NodeT, Queryable};
    let begins = format!("{square}, ");
    let node = window.harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(&begins)));
    node.accesskit_node().description().unwrap_or_default()
}

#[test]
fn first_the_piece_then_the_move() {
    for (language, said) in [
        (
            Language::EN,
            [
                "Looking for a hint…",
                "Look at the knight on g1.",
                "Nf3 is a good move.",
                "1. Nf3, with a hint",
            ],
        ),
        (
            Language::NL,
            [
                "Er wordt een hint gezocht…",
                "Kijk eens naar het paard op g1.",
                "Pf3 is een goede zet.",
                "1. Pf3, met een hint",
            ],
        ),
    ] {
        let (mut window, fake) = open(Begin { language, ..Begin::default() });
        ask(&mut window);
        window.expect(said[0]);
        fake.tell_last(1, 4, Score::Centipawns(10), "e2e4");
        fake.tell_last(1, 11, Score::Centipawns(10), "e2e4");
        window.wait(900);
        window.expect(said[0]);
        // Asking again meanwhile changes nothing.
        ask(&mut window);
        window.expect(said[0]);
        fake.tell_last(1, 12, Score::Centipawns(20), "g1f3");
        // What comes later depends on the computer.
        fake.tell_last(1, 13, Score::Centipawns(30), "e2e4");
        window.wait(100);
        window.expect(said[1]);
        assert!(!window.shows("f3."), "the move is not told yet");
        assert_eq!([marked(&window, "g1"), marked(&window, "f3")], ["hint", ""]);
        assert_eq!(fake.ended(), [1, 0], "nobody thinks any more");
        assert!(!window.harness.ctx.has_requested_repaint());
        for _ in 0..2 {
            ask(&mut window);
            window.expect(said[2]);
            assert_eq!([marked(&window, "g1"), marked(&window, "f3")], ["hint", "hint"]);
        }
        assert_eq!(window.harness.state().table().touched(), [], "nothing was touched");
        window.drag("g1", "f3");
        window.expect(said[3]);
        assert_eq!([marked(&window, "g1"), marked(&window, "f3")].join("").matches("hint").count(), 0);
        assert_eq!(record(&window), "{White takes a hint.} 1. Nf3 *");
        assert_eq!(fake.asked().len(), 1);
    }
}

/// A hint belongs to one position; the next has its own.
#[test]
fn a_hint_goes_with_its_position() {
    let (mut window, fake) = open(Begin::default());
    ask(&mut window);
    window.drag("e2", "e4");
    fake.tell(0, 1, 12, Score::Centipawns(0), "g1f3");
    window.wait(3000);
    window.expect("Black to move. White played 1. e4.");
    assert_eq!(fake.ended(), [1, 0]);
    // A player looking back is returned to the game.
    window.key(Key::ArrowLeft);
    ask(&mut window);
    fake.tell_last(1, 12, Score::Centipawns(0), "e7e5");
    window.wait(100);
    window.expect("Look at the pawn on e7.");
    window.key(Key::ArrowLeft);
    assert_eq!(marked(&window, "e7"), "", "an earlier position has no hint");
    assert_eq!(record(&window), "{White takes a hint.} 1. e4 {Black takes a hint.} *");
}

/// A slow computer gets the same hint later, or none.
#[test]
fn without_a_deep_look_there_is_none() {
    for (language, title) in [
        (Language::EN, "The position has not been looked at deeply enough yet."),
        (Language::NL, "De stelling is nog niet diep genoeg bekeken."),
    ] {
        for fails in [false, true] {
            let (mut window, fake) = open(Begin { language, ..Begin::default() });
            ask(&mut window);
            fake.tell_last(1, 11, Score::Centipawns(20), "e2e3");
            if fails {
                fake.fail();
                window.wait(200);
            } else {
                window.wait(9_900);
                assert!(!window.shows(title));
                window.wait(100);
            }
            window.expect(title);
            assert_eq!([marked(&window, "e2"), marked(&window, "e3")], ["", ""]);
            assert!(!window.harness.ctx.has_requested_repaint());
            ask(&mut window);
            assert_eq!(fake.asked().len(), 2, "it can be asked again");
            fake.tell_last(1, 12, Score::Centipawns(20), "g1f3");
            window.wait(100);
            assert_eq!(marked(&window, "g1"), "hint");
        }
    }
}

#[test]
fn the_record_outlives_the_window() {
    let folder = Folder::new("hints");
    let begin = |begins| {
        let (journals, fake) = (Some(folder.0.clone()), Fake::default());
        let setup = GameSetup { touch: jadoube::table::TouchMove::Off, ..GameSetup::default() };
        (Begin { journals, begins, setup, analysts: fake.analysts(), ..Begin::default() }.open(), fake)
    };
    let (mut window, _) = begin(true);
    window.drag("e2", "e4");
    ask(&mut window);
    drop(window);
    let (mut window, fake) = begin(false);
    assert_eq!(record(&window), "1. e4 {Black takes a hint.} *");
    window.drag("e7", "e5");
    window.expect("1… e5, with a hint");
    assert_eq!(fake.asked(), [], "nobody thinks about it anew");
}

/// Once a piece binds, a hint about another one is useless.
#[test]
fn before_a_piece_is_touched() {
    let (mut window, _) = open(Begin::default());
    window.click("e2");
    ask(&mut window);
    window.expect("Looking for a hint…");
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let (mut window, fake) = open(Begin { fen: Some(fen), ..Begin::default() });
    window.drag("a7", "a8");
    ask(&mut window);
    assert_eq!(fake.asked(), []);
    window.expect("Ask for a hint before touching a piece.");
}

/// Against an engine hints are allowed even with touch-move, on the human's turn.
#[test]
fn against_an_engine() {
    let fake = Fake::default();
    let setup = GameSetup { seats: [Seat::Person, level(3)], ..GameSetup::default() };
    let mut game = Begin { setup, analysts: fake.analysts(), ..Begin::default() }.game();
    let window = &mut game.window;
    window.click("e2");
    ask(window);
    window.expect("Ask for a hint before touching a piece.");
    window.text("e2e4");
    window.key(Key::Enter);
    ask(window);
    assert_eq!(fake.asked(), [], "the engine has no hint");
    assert_eq!(record(window), "1. e4 *");
}
