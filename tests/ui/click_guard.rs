//! The second click of a double click reaches neither what the first one made appear nor what it uncovered, and a board
//! that has just changed ignores presses.

use crate::prelude::*;
use jadoube::rules::CastlingSide;

pub fn click_at_once(window: &mut Window, at: Pos2) {
    window.harness.hover_at(at);
    for pressed in [true, false] {
        window.harness.event(primary(at, pressed));
        window.harness.run_steps(2);
    }
}

fn double_click(window: &mut Window, at: Pos2) {
    window.harness.hover_at(at);
    window.rest();
    (0..2).for_each(|_| click_at_once(window, at));
    window.harness.run();
}

fn enforced(fen: Option<&'static str>, size: Vec2) -> Window {
    Begin { size, fen, setup: GameSetup::default(), ..Begin::default() }.open()
}

#[test]
fn a_double_click_reaches_one_thing() {
    /// What is tested, the position, the gestures and names that come first, the name that is double-clicked, and the
    /// check.
    type Case =
        (&'static str, Option<&'static str>, &'static [&'static str], &'static str, fn(&Window) -> bool);
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1";
    let cases: [Case; 7] = [
        ("an offer", None, &["e2e4", "e7e5", "Offer draw"], "White offers a draw", |window| {
            let table = window.table();
            table.draw_offer().is_some() && !table.is_adjusting() && table.touched().is_empty()
        }),
        (
            "an answer",
            None,
            &["e2e4", "e7e5", "Offer draw", "White offers a draw"],
            "Accept draw",
            |window| window.table().result().is_some() && window.moves() == "e4 e5",
        ),
        ("who resigns", None, &["Resign"], "White resigns", |window| {
            window.table().result().is_none() && window.shows("Does White resign?")
        }),
        ("that they resign", None, &["Resign", "White resigns"], "Resign", |window| {
            window.table().result().is_some() && !window.shows("Does White resign?")
        }),
        ("an announcement", Some("r3k2r/8/8/8/8/8/8/4K2R w K - 0 1"), &[], "Castle…", |window| {
            window.table().announced() == Some(CastlingSide::H)
        }),
        ("a claim", Some(castles), &["e1e2", "e8e7"], "Claim…", |window| window.shows("Cancel")),
        ("a promotion", Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), &["a7a8"], "Queen", |window| {
            window.moves().starts_with("a8=Q") && window.table().touched().is_empty()
        }),
    ];
    for size in [SIZE, SMALL] {
        for (what, fen, before, name, good) in cases {
            let mut window = enforced(fen, size);
            for step in before {
                match step.len() {
                    4 => window.play(step),
                    _ => window.choose(step),
                }
            }
            let at = window.last_rect(name).center();
            double_click(&mut window, at);
            let table = window.table();
            assert!(good(&window), "{what} at {size}: {:?} {:?}", table.touched(), window.texts());
        }
    }
}

/// A press on a board that has just changed is ignored together with its release.
#[test]
fn presses_on_a_changed_board_are_ignored() {
    // After a move, presses are ignored for less time than after a turn of the board.
    for (before, mv, wait, meant) in [
        ("", "e4", 0.0, false),
        ("", "e4", 0.1, false),
        ("", "e4", 0.3, true),
        ("e4", "e5", 0.1, false),
        ("e4", "e5", 0.2, true),
    ] {
        let mut window = enforced(None, SIZE);
        match before {
            "" => window.turn_at_once(),
            _ => window.drag_at_once("e2", "e4"),
        }
        window.later(wait);
        window.press_at_once(if before.is_empty() { "e2" } else { "e7" });
        window.later(0.5);
        window.release(mv);
        let moves = if meant { format!("{before} {mv}") } else { before.to_owned() };
        assert_eq!(window.moves(), moves.trim(), "{wait} s after {before:?}");
        assert!(window.table().touched().is_empty(), "{wait} s after {before:?}");
    }
    let mut window = enforced(None, SIZE);
    window.turn_at_once();
    window.later(0.2);
    window.turn_at_once();
    window.later(0.1);
    window.press_at_once("e2");
    window.release("e4");
    assert_eq!(window.moves(), "", "each change counts");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4", "nothing is stuck");
    window.press("e7");
    window.command(Command::Flip);
    window.release("e5");
    assert!(window.table().touched().len() <= 1, "one press, one release");
}
