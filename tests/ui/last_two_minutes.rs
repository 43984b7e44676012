//! The increment in the last two minutes (Guideline III.4): agreed before the game, and requested at most once.

use crate::prelude::*;

fn setup(minutes: u64, bonus_ms: u64, agreed: bool) -> GameSetup {
    let base_ms = minutes * 60_000;
    let clock = fischer(base_ms, bonus_ms);
    GameSetup { clock, last_two_minutes: agreed, ..GameSetup::default() }
}

/// A game in which White has thought on the second move until this many seconds were left.
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
fn who_is_offered_to_ask() {
    for (agreed, left, offered) in [(true, 116, true), (true, 124, false), (false, 116, false)] {
        let window = thought(EN, agreed, left);
        let shown = window.has(ASK);
        assert_eq!(shown, offered, "agreed: {agreed}, {left} s left");
    }
}

/// Each answer to the request, the text that is then shown, whether the game is over, and the seconds that Black has.
#[test]
fn answers_to_an_increment_request_are_applied() {
    type Act = fn(&mut Window);
    let answers: [(Act, &str, bool, u64); 3] = [
        (|window| window.command(Command::AcceptDraw), "½–½ Draw. Draw by agreement.", true, 900),
        (
            |window| window.command(Command::DeclineDraw),
            "Black declines the draw: both players now get five seconds per move, and Black gets two extra minutes.",
            false,
            1020,
        ),
        (
            |window| {
                window.play("g1f3 +b8");
            },
            "Black declines the draw: both players now get five seconds per move, and Black gets two extra minutes.",
            false,
            1020,
        ),
    ];
    for (act, told, over, left) in answers {
        let mut window = thought(EN, true, 100);
        window.choose(ASK);
        window.expect("White asks for a draw or five seconds per move.");
        assert!(!window.has(ASK), "once in a game");
        act(&mut window);
        window.expect(told);
        let table = window.table();
        assert_eq!(table.result().is_some(), over, "{told}");
        assert_eq!(table.clock_shows(Color::Black, table.now()), Some(left * 1000), "{told}");
    }
}

#[test]
fn in_dutch() {
    let mut window = thought(NL, true, 100);
    window.choose("Vijf seconden vragen");
    window.expect("Wit vraagt om remise of vijf seconden per zet.");
    window.request(Request::Do(Deed::AnswerDraw { by: Color::Black, accept: false }));
    window.expect("slaat remise af: beide spelers krijgen nu vijf seconden per zet, en Zwart krijgt twee minuten extra.");
}

/// The rule can be agreed with a clock without an increment, unless the game is blitz.
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
        let disabled = !window.is_able(label);
        assert_eq!(disabled, !possible, "{last:?}");
        window.activate(label);
        window.harness.query_all_by_label("Play").last().expect("a button").click_accesskit();
        window.harness.run();
        assert_eq!(window.table().setup().last_two_minutes, possible, "{last:?}");
    }
}
