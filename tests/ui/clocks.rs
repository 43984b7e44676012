//! The clocks: what they show, when that changes, and how they are started and paused.

use crate::prelude::*;
use jadoube::text::clock_face::{next_change, next_rise, text};
use jadoube::text::time;

fn setup(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> GameSetup {
    GameSetup { clock: clocks(kind, base_ms, bonus_ms), ..touch(TouchMove::Off) }
}

fn open(base_ms: u64, bonus_ms: u64) -> Window {
    Window::of(setup(ClockKind::Fischer, base_ms, bonus_ms))
}

#[test]
fn times_are_shown_in_digits() {
    for [ms, shown] in cases(include_str!("digits.tsv")) {
        assert_eq!(text(ms.parse().expect(ms), true), shown, "{ms}");
    }
}

/// The digits stay the same until the predicted change, and then differ.
#[test]
fn digits_change_when_they_are_said_to() {
    for ms in (1..12_500).chain(58_900..61_100).chain(3_598_900..3_601_100) {
        for tenths in [true, false] {
            let text = |ms| text(ms, tenths);
            let step = next_change(ms, tenths);
            assert_eq!(text(ms - step + 1), text(ms), "{ms} before {step} ms");
            assert_ne!(text(ms - step), text(ms), "{ms} after {step} ms");
            let rise = next_rise(ms, tenths);
            assert_eq!(text(ms + rise - 1), text(ms), "{ms} before it rises {rise} ms");
            assert_ne!(text(ms + rise), text(ms), "{ms} risen {rise} ms");
        }
    }
    assert_eq!(next_change(0, true), u64::MAX);
}

#[test]
fn a_clock_waits_runs_and_stops() {
    let mut window = open(300_000, 3_000);
    window.expect("White to move. The clock has not started: press Start, or touch a piece.");
    window.expect("Ctrl+Space starts the clock.");
    window.wait(5_000);
    window.expect("White, to move, 5:00");
    window.choose("Start");
    window.expect_aloud("White’s clock is running.");
    window.wait(5_000);
    window.expect("White, to move, 4:55");
    window.drag("e2", "e4");
    window.expect("White, 4:58");
    window.wait(1_000);
    window.choose("Pause");
    window.expect("The clock is stopped. Press Resume to play on.");
    window.wait_long(60_000);
    window.expect("Black, to move, 4:59, clock stopped");
    window.drag("e7", "e5");
    assert_eq!(window.moves(), "e4");
    window.expect("The clock is stopped. Press Resume first. Ctrl+Space resumes the game.");
    window.play("Ctrl+Space 1s");
    window.expect("Black, to move, 4:58");
}

/// Nobody can study the position during a pause.
#[test]
fn a_pause_covers_the_board() {
    for size in [SIZE, SMALL] {
        let setup = setup(ClockKind::Fischer, 300_000, 0);
        let mut window = Begin { size, setup, ..Begin::default() }.open();
        window.choose("Start");
        let covers = |window: &Window| {
            let all = window.harness.query_all_by_label("The clock is stopped. Press Resume to play on.");
            let places = all.map(|node| node.rect()).collect::<Vec<_>>();
            ["a1", "e4", "h8"].iter().all(|on| places.iter().any(|place| place.contains(window.square(on))))
        };
        assert!(!covers(&window), "at {size}");
        window.choose("Pause");
        assert!(covers(&window), "at {size}");
        window.choose("Resume");
        assert!(!covers(&window), "at {size}");
    }
}

#[test]
fn low_time_and_a_fallen_flag_are_shown() {
    for (language, [low, fallen, ended]) in both("little time") {
        let setup = setup(ClockKind::Fischer, 60_000, 0);
        let mut window = Begin { language, setup, ..Begin::default() }.open();
        window.choose("Start");
        window.wait_long(40_000);
        assert!(!window.shows("0:20, "));
        window.wait_long(10_000);
        window.expect(low);
        window.wait_long(20_000);
        window.expect(fallen);
        window.drag("e2", "e4");
        window.expect(ended);
    }
}

/// The window is repainted when its digits change, and not while no clock runs.
#[test]
fn only_digits_wake_the_window() {
    let mut window = open(15_000, 0);
    assert_eq!(window.idle(), Duration::MAX, "it waits");
    window.choose("Start");
    for (wait, rest) in [(0, 1_000), (300, 700), (700, 1_000), (4_000, 100), (50, 50), (50, 100)] {
        window.wait(wait);
        assert_eq!(window.idle(), Duration::from_millis(rest), "after {wait} ms");
    }
    window.choose("Pause");
    assert_eq!(window.idle(), Duration::MAX, "it stands still");
}

#[test]
fn every_kind_of_clock_waits_to_be_started() {
    let odds = [Some(TimeControl::new(ClockKind::Bronstein, 300_000, 3_000)), None];
    for clock in [fischer(180_000, 2_000), clocks(ClockKind::Hourglass, 60_000, 0), odds] {
        for size in [SMALL, SIZE] {
            let setup = GameSetup { clock: clock.clone(), ..GameSetup::default() };
            Begin { size, setup, ..Begin::default() }.open().expect("Start");
        }
    }
}

#[test]
fn small_window_shows_both_clocks() {
    let setup = setup(ClockKind::Fischer, 300_000, 0);
    let mut window = Begin { setup, size: vec2(300.0, 420.0), ..Begin::default() }.open();
    window.play("e2e4 61s");
    window.expect_all(&["White, 5:00", "Black, to move, 3:59", "Black to move."]);
}

/// In the face-to-face layout, Black's clock keeps its place and its name, and has the button that accepts a draw.
#[test]
fn blacks_clock_keeps_its_place_face_to_face() {
    let mut window = open(300_000, 0);
    let before = window.rect("Black");
    window.choose_all(["View", "Options", "Face to face"]);
    assert_eq!(window.rect("Black, 5:00"), before);
    window.play("e2e4 e7e5");
    window.choose_all(["Offer draw", "White offers a draw"]);
    assert!(before.contains_rect(window.rect("Accept draw")));
}

#[test]
fn agreements_are_spelled_out() {
    for [base_ms, bonus_ms, english, dutch] in cases(include_str!("time_controls.tsv")) {
        let [base_ms, bonus_ms] = [base_ms, bonus_ms].map(|ms| ms.parse().expect(ms));
        for (language, said) in [(EN, english), (NL, dutch)] {
            assert_eq!(time::controls(&Texts::new(language), &fischer(base_ms, bonus_ms)), said);
        }
    }
}

#[test]
fn answer_buttons_keep_their_place_with_a_clock() {
    let mut window = open(605_000, 0);
    window.play("e2e4 e7e5 g1f3");
    window.choose_all(["Offer draw", "White offers a draw"]);
    let before = window.rect("Accept draw");
    window.ctrl(Key::Space);
    assert_eq!(window.rect("Accept draw"), before, "with the sign of a clock that is stopped");
    window.play("Ctrl+Space 30s");
    assert_eq!(window.rect("Accept draw"), before, "with a digit less");
}
