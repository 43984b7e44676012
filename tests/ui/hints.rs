//! A hint shows a piece and, on a second request, its move; a hint touches nothing, and is recorded.

use crate::prelude::*;

#[test]
fn first_the_piece_then_the_move() {
    for (language, [looking, piece, mv, taken]) in both("a hint") {
        let (mut window, fake) = Begin { language, ..Begin::default() }.analysed();
        window.ctrl(Key::H);
        window.expect(looking);
        fake.tell_last(1, 4, Score::Centipawns(10), "e2e4");
        fake.tell_last(1, 11, Score::Centipawns(10), "e2e4");
        window.wait(900);
        window.expect(looking);
        // Another request in the meantime changes nothing.
        window.ctrl(Key::H);
        window.expect(looking);
        fake.tell_last(1, 12, Score::Centipawns(20), "g1f3");
        // Later reports, whose number depends on the computer, do not change the hint.
        fake.tell_last(1, 13, Score::Centipawns(30), "e2e4");
        window.wait(100);
        window.expect(piece);
        assert!(!window.shows("f3."), "the move is not told yet");
        window.expect_said("g1: hint; f3:");
        assert_eq!(fake.ended(), [1, 0], "nobody thinks any more");
        assert!(window.rests());
        for _ in 0..2 {
            window.ctrl(Key::H);
            window.expect(mv);
            window.expect_said("g1: hint; f3: hint");
        }
        assert_eq!(window.table().touched(), [], "nothing was touched");
        window.drag("g1", "f3");
        window.expect(taken);
        assert_eq!([window.said("g1"), window.said("f3")].join("").matches("hint").count(), 0);
        assert_eq!(window.record(), "{White gets a hint.} 1. Nf3 *");
        assert_eq!(fake.asked().len(), 1);
    }
}

/// A hint to castle marks the squares of its arrow, not the rook.
#[test]
fn a_hint_to_castle_names_where_the_king_goes() {
    let fen = Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let (mut window, fake) = Begin { fen, ..Begin::default() }.analysed();
    window.ctrl(Key::H);
    fake.tell_last(1, 12, Score::Centipawns(20), "e1g1");
    window.wait(100);
    window.ctrl(Key::H);
    window.expect_said("e1: hint; g1: hint; h1:");
}

/// A hint belongs to one position; the next position has its own.
#[test]
fn a_hint_goes_with_its_position() {
    let (mut window, fake) = Begin::default().analysed();
    window.play("Ctrl+H e2e4");
    fake.tell(0, 1, 12, Score::Centipawns(0), "g1f3");
    window.wait(3000);
    window.expect("Black to move. White played 1. e4.");
    assert_eq!(fake.ended(), [1, 0]);
    // A request for a hint while an earlier position is shown returns to the latest one.
    window.play("ArrowLeft Ctrl+H");
    fake.tell_last(1, 12, Score::Centipawns(0), "e7e5");
    window.wait(100);
    window.expect("Look at the pawn on e7.");
    window.key(Key::ArrowLeft);
    assert_eq!(window.said("e7"), "", "an earlier position has no hint");
    assert_eq!(window.record(), "1. e4 {Black gets a hint.} *");
}

/// If the analysis is not deep enough after ten seconds or fails, there is no hint, but a hint can be requested again.
#[test]
fn without_a_deep_look_there_is_none() {
    for (language, [title]) in both("no hint") {
        for fails in [false, true] {
            let (mut window, fake) = Begin { language, ..Begin::default() }.analysed();
            window.ctrl(Key::H);
            fake.tell_last(1, 11, Score::Centipawns(20), "e2e3");
            if fails {
                fake.fail();
            } else {
                window.wait(9_900);
                assert!(!window.shows(title));
            }
            window.wait(100);
            window.expect(title);
            window.expect_said("e2:; e3:");
            assert_eq!(window.record(), "*", "a hint that was not given is not recorded");
            assert!(window.rests());
            window.ctrl(Key::H);
            assert_eq!(fake.asked().len(), 2, "it can be asked again");
            fake.tell_last(1, 12, Score::Centipawns(20), "g1f3");
            window.wait(100);
            assert_eq!(window.said("g1"), "hint");
        }
    }
}

#[test]
fn the_record_outlives_the_window() {
    let folder = Folder::new("hints");
    let begin = |begins| Begin { journals: folder.journals(), begins, ..Begin::default() }.analysed();
    let (mut window, fake) = begin(true);
    window.play("e2e4 Ctrl+H");
    fake.tell_last(1, 12, Score::Centipawns(0), "e7e5");
    window.wait(100);
    drop(window);
    let (mut window, fake) = begin(false);
    assert_eq!(window.record(), "1. e4 {Black gets a hint.} *");
    window.drag("e7", "e5");
    window.expect("1… e5, with a hint");
    assert_eq!(fake.asked(), [], "nobody thinks about it anew");
}

/// Without touch-move, a hint can be requested with a piece selected, but not while a promotion is being chosen.
/// Against an engine with touch-move, no hint is given after a touch or on the engine's turn.
#[test]
fn hints_are_refused_after_a_touch() {
    let (mut window, _) = Begin::default().analysed();
    window.play("e2 Ctrl+H");
    window.expect("Looking for a hint…");
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let (mut window, fake) = Begin { fen: Some(fen), ..Begin::default() }.analysed();
    window.play("a7a8 Ctrl+H");
    assert_eq!(fake.asked(), []);
    window.expect("Ask for a hint only while you are free to make any move.");
    let fake = Fake::default();
    let setup = GameSetup { touch: TouchMove::Enforced, ..white() };
    let mut game = Begin { setup, analysts: fake.analysts(), ..Begin::default() }.game();
    let window = &mut game.window;
    window.play("e2 Ctrl+H");
    window.expect("Ask for a hint only while you are free to make any move.");
    window.types("e2e4");
    window.ctrl(Key::H);
    assert_eq!(fake.asked(), [], "the engine has no hint");
    assert_eq!(window.record(), "1. e4 *");
}
