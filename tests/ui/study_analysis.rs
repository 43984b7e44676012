//! Analysis of a study, and the ban on help during a game (Article 11.3.1).

use jadoube::record::pgn::Games;
use jadoube::study::{Origin, Study};

use crate::prelude::*;
use crate::study::{GAME, moves, open, shown};

fn by_the_book() -> (Window, Fake) {
    Begin { setup: GameSetup::default(), ..Begin::default() }.analysed()
}

/// While two people play with touch-move, pasted games still open, but no engine analyses the position of their game or
/// a position shortly after it (Article 11.3.1).
#[test]
fn an_engine_is_silent_about_the_game_in_progress() {
    let long = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 *";
    // The moves of the game, the study, the number of plies into the study, and whether an engine may analyse that
    // position.
    let table: &[(&str, &str, usize, bool)] = &[
        ("", long, 0, true),
        ("", long, 3, true),
        ("e2e4", long, 0, true),
        ("e2e4", long, 1, false),
        ("e2e4", long, 2, false),
        ("e2e4", long, 9, false),
        ("e2e4", long, 10, true),
        // The study's position is at most two plies after that of the game, further away, or out of reach.
        ("e2e4", "1. d4 d5 2. e4 *", 3, false),
        ("e2e4", "1. d4 d5 2. c4 e6 3. e4 *", 5, true),
        ("e2e4 e7e5", "1. e4 e5 2. Bb5 a6 3. Nf3 *", 3, false),
        ("e2e4 e7e5 g1f3 b8c6", "1. e4 e5 2. Bb5 Nc6 3. Nf3 a6 *", 5, false),
        ("e2e4 e7e5 g1f3 b8c6", "1. e4 e5 2. Bb5 Nc6 3. Nf3 a6 *", 6, false),
        ("e2e4 c7c5", long, 2, true),
    ];
    for (played, text, steps, allowed) in table {
        let (mut window, fake) = by_the_book();
        window.play(played);
        window.paste(*text);
        assert!(window.harness.state().study().is_some(), "{text} opens");
        window.keys(&vec![Key::ArrowRight; *steps]);
        window.ctrl(Key::A);
        assert_eq!(!fake.asked().is_empty(), *allowed, "{played:?}, {steps} half-moves of {text}");
        assert_eq!(window.shows("You can analyse once the game on the board is over."), !allowed);
        window.choose("Close");
        assert!(!window.table().is_analysed());
        assert_eq!(fake.asked().len(), usize::from(*allowed), "the game itself is never judged");
    }
}

/// A pasted position in which no move has been made is not a game yet: it is analysed as a study.
#[test]
fn a_position_that_is_no_game_yet_is_analysed() {
    let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
    for (played, allowed) in [("", true), ("e2e4", false)] {
        let (mut window, fake) = by_the_book();
        window.paste(fen);
        window.play(played);
        window.ctrl(Key::A);
        assert_eq!(window.harness.state().study().is_some(), allowed);
        assert_eq!(!fake.asked().is_empty(), allowed);
        assert!(!window.table().is_analysed(), "the game is without help");
        if allowed {
            assert_eq!(window.study().position().fen(), fen);
        }
    }
}

/// Two plies before the position of a game in progress, a line may lead to that position, but not beyond it.
#[test]
fn lines_end_at_the_game_in_progress() {
    let (mut window, fake) = by_the_book();
    window.play("e2e4 e7e5");
    window.paste("1. d4 d5 *");
    window.ctrl(Key::A);
    for (line, moves) in [(1, "e2e4 e7e5 g1f3 b8c6"), (2, "d2d4 e7e5 g1f3")] {
        fake.tell_last(line, 18, Score::Centipawns(30), moves);
    }
    window.wait(200);
    window.expect_all(&["1. e4 e5", "1. d4 e5 2. Nf3"]);
    assert!(!window.shows("1. e4 e5 2."), "what White should play now is nobody’s business");
}

/// A click on a line of analysis plays its first move; with Shift, the whole line is added. Both also record the
/// evaluation.
#[test]
fn lines_of_analysis_are_inserted() {
    let fake = Fake::default();
    let mut window = open(Begin { analysts: fake.analysts(), ..Begin::default() }, "1. e4 e5 *");
    window.play("Ctrl+A ArrowRight");
    fake.tell_last(1, 18, Score::Centipawns(-60), "c7c5 g1f3 d7d6");
    window.wait(200);
    window.rest();
    let line = window.rect("Line 1").center();
    window.harness.hover_at(line);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::SHIFT);
        window.harness.event(Event::PointerButton { pos: line, button, pressed, modifiers });
        window.event(Event::ModifiersChanged(modifiers));
    }
    assert_eq!(moves(&window), "1. e4 e5 (1... c5 {[%eval 0.60,18]} 2. Nf3 d6) *");
    assert_eq!(shown(&window), "e4");
    window.ctrl(Key::Z);
    assert_eq!(moves(&window), "1. e4 e5 *");
    window.click_on("Line 1");
    assert_eq!([moves(&window), shown(&window)], ["1. e4 e5 (1... c5 {[%eval 0.60,18]}) *", "c5"]);
}

/// Analysis follows the position shown in the study.
#[test]
fn a_study_is_analysed() {
    let fake = Fake::default();
    let mut window = open(Begin { analysts: fake.analysts(), ..Begin::default() }, GAME);
    window.ctrl(Key::A);
    assert_eq!(fake.asked().len(), 1);
    window.key(Key::ArrowRight);
    assert_eq!(fake.asked().len(), 2);
    fake.tell_last(1, 18, Score::Centipawns(-60), "c7c5 g1f3");
    window.wait(200);
    window.expect_all(&["White is slightly better, plus 0.6.", "1… c5 2. Nf3"]);
    window.choose("Close");
    assert_eq!(fake.asked().len(), 3, "the game is analysed again");
}

/// Analysis that was switched on in a study does not continue in a game in progress.
#[test]
fn the_analysis_of_a_study_rests_during_a_game() {
    let (mut window, fake) = Begin::default().analysed();
    window.drag("e2", "e4");
    let read = Games::new(GAME.as_bytes()).next().expect("a game");
    window.opens(Study::new(read.record, Origin::Nowhere).with_faults(read.faults));
    window.play("Ctrl+A 200ms");
    assert_eq!(fake.asked().len(), 1);
    window.choose("Close");
    window.wait(200);
    assert_eq!((window.moves().as_str(), fake.asked().len()), ("e4", 1), "nothing is asked about the game");
    window.request_without_frame(Request::Command(Command::Study));
    window.wait(200);
    assert_eq!(fake.asked().len(), 2, "the study is analysed again");
}
