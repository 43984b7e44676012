//! When the screen stays on.

use jadoube::rules::Color;
use jadoube::session::ClockPress;
use jadoube::table::{Deed, GameSetup, Notice};

use super::{Play, against, blitz};

/// An action, whether the screen then stays on if the game is in view, and whether it stays on if the game is not.
type Step = (fn(&mut Play) -> Vec<Notice>, bool, bool);

#[track_caller]
fn check(setup: GameSetup, steps: &[Step]) {
    let mut play = Play::new(setup);
    assert!(!play.session.wants_screen_on(true), "nothing has begun");
    for (number, (step, watched, elsewhere)) in steps.iter().enumerate() {
        step(&mut play);
        let wanted = [true, false].map(|watched| play.session.wants_screen_on(watched));
        assert_eq!(wanted, [*watched, *elsewhere], "after step {number}");
    }
}

#[test]
fn the_screen_stays_on_while_a_clock_runs() {
    check(
        blitz(),
        &[
            (|play| play.plays("e4"), true, true),
            (|play| play.apply(Deed::PAUSE), false, false),
            (|play| play.apply(Deed::RESUME), true, true),
            (|play| play.apply(Deed::Resign { by: Color::Black }), false, false),
        ],
    );
}

#[test]
fn the_screen_stays_on_while_two_people_play_and_look() {
    check(
        GameSetup::default(),
        &[
            (|play| play.plays("e4"), true, false),
            (|play| play.plays("e5"), true, false),
            (|play| play.apply(Deed::Resign { by: Color::White }), false, false),
        ],
    );
}

#[test]
fn an_adjourned_game_and_one_against_an_engine_wait_in_the_dark() {
    let seal = |play: &mut Play| play.apply(Deed::Seal { text: "e5".to_owned() });
    check(GameSetup::default(), &[(|play| play.plays("e4"), true, false), (seal, false, false)]);
    check(against(3), &[(|play| play.plays("e4"), false, false)]);
    let setup = GameSetup { clock: blitz().clock, ..against(3) };
    check(setup, &[(|play| play.plays("e4"), true, true)]);
}

#[test]
fn the_screen_stays_on_under_the_clock_alone() {
    let clock = GameSetup { clock_only: true, ..blitz() };
    let press = |play: &mut Play| {
        play.pass(1);
        let now = play.now();
        play.session.press_clock(ClockPress::Button, now)
    };
    check(
        clock,
        &[
            (press, true, true),
            (press, true, true),
            (|play| play.apply(Deed::PAUSE), false, false),
            (|play| play.apply(Deed::RESUME), true, true),
        ],
    );
}
