//! A game played with the mouse: a whole game, single gestures, looking back, and the numbers of the moves.

use crate::prelude::*;

/// A game with captures, en passant, a promotion to a knight, castling by both players, and mate.
const GAME: [&str; 2] =
    ["e2e4 d7d5 e4e5 f7f5 e5f6 b8c6 f6g7 c8e6 g7h8", "d8d6 g1f3 e8c8 f1e2 g8f6 e1g1 f6g4 f3d4 d6h2"];
const SCORE: &str = "e4 d5 e5 f5 exf6 Nc6 fxg7 Be6 gxh8=N Qd6 Nf3 O-O-O Be2 Nf6 O-O Ng4 Nd4 Qxh2#";

#[test]
fn a_whole_game_by_dragging_and_by_clicking_from_the_other_side() {
    for clicks in [false, true] {
        let mut window = Window::new();
        if clicks {
            window.key(Key::F);
        }
        let hand = |moves: &str| match clicks {
            true => moves.split(' ').flat_map(|mv| [&mv[..2], " ", &mv[2..], " "]).collect(),
            false => moves.to_owned(),
        };
        let [before, after] = GAME;
        window.play(&hand(before));
        window.expect("Choose a piece for the pawn");
        window.choose("Knight");
        window.play(&hand(after));
        assert_eq!(window.moves(), SCORE);
        window.expect("Black wins. Checkmate. art. 5.1.1");
        window.expect_all(&["Black, result: one point", "9… queen takes h2, checkmate"]);
        assert_eq!([window.name("h2"), window.name("h8")], ["h2, black queen", "h8, white knight"]);
        // Nothing can be moved any more.
        window.drag("d4", "e6");
        assert_eq!(window.moves(), SCORE);
        window.choose("Rematch");
        assert_eq!(window.moves(), "");
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "e4");
    }
}

#[test]
fn presses_and_releases_touch_move_and_take() {
    type Hand = fn(&mut Window);
    let table: [(&str, Hand, &str); 9] = [
        ("a piece let go on its own square stays selected", |w| w.play("g1 f3"), "Nf3"),
        ("a second click puts it away", |w| w.play("g1 g1 f3"), ""),
        ("another piece of one's own is taken up", |w| w.play("g1 e2 e4"), "e4"),
        ("off the board", |w| w.drag_off("e2", pos2(3.0, 100.0)), ""),
        (
            "a secondary press",
            |w| {
                w.press("e2");
                w.click_secondary("e4");
                w.release("e4");
            },
            "",
        ),
        ("Escape in hand", |w| w.play("+e2 Esc -e4"), ""),
        ("Escape with a piece selected", |w| w.play("e2 Esc e4"), ""),
        (
            "out of the window and back",
            |w| {
                w.press("e2");
                w.leave();
                w.release("e4");
            },
            "e4",
        ),
        ("a press on a target, let go elsewhere", |w| w.play("e2 e4e3"), "e3"),
    ];
    for (what, hand, moves) in table {
        let mut window = Window::new();
        hand(&mut window);
        assert_eq!(window.moves(), moves, "{what}");
        // The board still works after these gestures.
        let (from, to) = if moves.is_empty() { ("d2", "d4") } else { ("d7", "d5") };
        window.drag(from, to);
        assert!(window.moves().ends_with(to), "after {what}: {}", window.moves());
    }
}

#[test]
fn looking_back_changes_nothing() {
    let mut window = Window::new();
    window.play("e2e4 e7e5");
    for (key, shown) in [
        (Key::ArrowLeft, 1),
        (Key::ArrowLeft, 0),
        (Key::ArrowLeft, 0),
        (Key::ArrowRight, 1),
        (Key::End, 2),
        (Key::Home, 0),
    ] {
        window.key(key);
        assert_eq!(window.shown(), shown, "{key:?}");
    }
    assert_eq!(window.name("e2"), "e2, white pawn");
    window.choose("1. e4");
    assert_eq!(window.shown(), 1);
    window.expect("Position after 1. e4");
    // A press returns to the game and does nothing else.
    window.drag("d2", "d4");
    assert_eq!((window.shown(), window.moves().as_str()), (2, "e4 e5"));
    window.drag("d2", "d4");
    assert_eq!(window.moves(), "e4 e5 d4");
    window.keys(&[Key::Home, Key::F6]);
    window.expect("Starting position.");
}

/// Moves after an illegal move that stands keep their numbers, and F8 counts all moves.
#[test]
fn an_illegal_move_keeps_the_count() {
    let mut window =
        Window::of(GameSetup { clock: fischer(300_000, 3_000), ..touch(TouchMove::OverTheBoard) });
    window.command(Command::Switch(Setting::SpokenNames));
    window.rest();
    for mv in ["e2e4", "e7e5", "e1e3", "b8c6", "g1f3"] {
        window.play(mv);
        window.rest();
        window.pass(700);
        window.key(Key::Space);
    }
    window.key(Key::F8);
    window.expect("Moves made: White 3, Black 2.");
    window.command(Command::Resign(Color::Black));
    window.choose("Skip");
    for title in ["Position after 2… ", "Position after 2. "] {
        window.key(Key::ArrowLeft);
        window.expect(title);
    }
}

#[test]
fn the_wheel_walks_through_the_game() {
    use egui::MouseWheelUnit;
    let mut window = Window::new();
    window.play("e2e4 d7d5 e4e5 f7f5");
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
    window.hover_on("d4");
    for (index, (unit, turned, shown)) in turns.into_iter().enumerate() {
        window.wheel(unit, turned);
        assert_eq!(window.shown(), shown, "turn {index}");
    }
}
