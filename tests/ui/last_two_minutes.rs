//! The increment in the last two minutes (Guideline III.4): agreed before the game, and requested at most once.

use crate::prelude::*;

fn setup(minutes: u64, bonus_ms: u64, agreed: bool) -> GameSetup {
    let clock = fischer(minutes * 60_000, bonus_ms);
    GameSetup { clock, last_two_minutes: agreed, ..GameSetup::default() }
}

/// A game in which White has thought about the second move until this many seconds were left.
fn thought(language: Language, agreed: bool, left: u64) -> Window {
    let mut window = Begin { language, setup: setup(15, 0, agreed), ..Begin::default() }.open();
    window.play("e2e4 e7e5");
    for _ in 0..(900 - left) / 4 {
        window.wait(4_000);
    }
    window
}

const ASK: &str = "Ask for five seconds";

#[test]
fn an_increment_can_be_asked_for_in_the_last_two_minutes() {
    for (agreed, left, offered) in [(true, 116, true), (true, 124, false), (false, 116, false)] {
        assert_eq!(thought(EN, agreed, left).has(ASK), offered, "agreed: {agreed}, {left} s left");
    }
}

/// The request is also a draw offer. Black's refusal, by a key or by touching a piece, gives Black two more minutes.
#[test]
fn answers_to_an_increment_request_are_applied() {
    for (language, [ask, asked, agreed, declined]) in both("an increment is asked for") {
        for (answer, told, left) in
            [("Ctrl+D", agreed, 900), ("Ctrl+Shift+D", declined, 1020), ("g1f3 +b8", declined, 1020)]
        {
            let mut window = thought(language, true, 100);
            window.choose(ask);
            window.expect(asked);
            assert!(!window.has(ask), "once in a game");
            window.play(answer);
            window.expect(told);
            assert_eq!(window.table().result().is_some(), told == agreed, "{told}");
            assert_eq!(window.times()[1], Some(left * 1000), "{told}");
        }
    }
}

/// The rule can be agreed if the game has a clock without an increment, except in blitz and with an hourglass.
#[test]
fn last_two_minutes_can_be_agreed() {
    let label = "Five seconds on request";
    let none = GameSetup::default();
    let glass = TimeControl::new(ClockKind::Hourglass, 15 * 60_000, 0);
    let hourglass = GameSetup { clock: [Some(glass.clone()), Some(glass)], ..none.clone() };
    for (last, possible) in [
        (setup(90, 0, false), true),
        (setup(15, 10_000, false), false),
        (setup(5, 0, false), false),
        (hourglass, false),
        (none, false),
    ] {
        let mut window = Window::of(last.clone());
        window.command(Command::NewGame);
        assert_eq!(window.is_able(label), possible, "{last:?}");
        window.activate(label);
        window.activate("Play");
        assert_eq!(window.table().setup().last_two_minutes, possible, "{last:?}");
    }
}
