//! Clocks of every kind, with stages and odds: what they show, when a flag falls, and how readings are restored.

use jadoube::game::{Clock, ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::GameSetup;

use crate::tables::rows;

const MINUTE: u64 = 60_000;

/// Plays a script of times in milliseconds: `5000` is a move at that time, `=5000` reads the clock, `!5000` pauses,
/// `>5000` resumes. Returns the clocks after the last step, as `White Black`; `-` without a clock.
fn shown(controls: [Option<TimeControl>; 2], script: &str) -> String {
    let mut clock = Clock::new(controls, Color::White);
    let mut now = 0;
    for word in script.split(' ') {
        let step = word.trim_end_matches(|digit: char| digit.is_ascii_digit());
        now = word[step.len()..].parse().expect("milliseconds");
        match step {
            "!" => clock.stop(now),
            ">" => clock.go(now),
            "=" => {}
            _ => _ = clock.press(now),
        }
    }
    let told = Color::ALL.map(|color| clock.shows(color, now).map_or("-".to_owned(), |ms| ms.to_string()));
    told.join(" ")
}

#[test]
fn clocks_show_the_time_after_each_step() {
    for [clock, script, expected] in rows!("clocks") {
        let setup = GameSetup::from_json(&format!("{{\"game\": {{\"clock\": {clock}}}}}")).expect(clock);
        assert_eq!(shown(setup.clock, script), expected, "{clock}: {script}");
    }
}

#[test]
fn the_flag_falls_when_the_time_is_up() {
    use ClockKind::*;
    for (kind, bonus, wanted) in [(Fischer, 2000, 10_000), (Delay, 2000, 12_000), (Hourglass, 0, 10_000)] {
        let one = TimeControl::new(kind, 10_000, bonus);
        let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
        assert_eq!(clock.flag_falls_at(), Some(wanted), "{kind:?}");
        assert_eq!(clock.shows(Color::White, wanted), Some(0), "{kind:?}");
        assert!(clock.shows(Color::White, wanted - 1) > Some(0), "{kind:?}");
        assert_eq!([wanted - 1, wanted].map(|at| clock.is_fallen(at)), [false, true], "{kind:?}");
        clock.stop(1000);
        assert_eq!(clock.flag_falls_at(), None, "{kind:?} stands still");
        clock.go(6000);
        assert_eq!(clock.flag_falls_at(), Some(wanted + 5000), "{kind:?} goes on");
    }
}

#[test]
fn clock_is_restored_from_its_reading() {
    let one = TimeControl::new(ClockKind::Fischer, MINUTE, 3000);
    let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
    let before = clock.reading(0);
    clock.press(5000);
    clock.press(9000);
    // Time added by an arbiter is kept when an earlier reading is restored.
    clock.give(Color::Black, 7000, 9000);
    clock.put_back(before, 20_000);
    assert_eq!(clock.shows(Color::White, 20_000), Some(MINUTE));
    assert_eq!(clock.shows(Color::Black, 20_000), Some(MINUTE + 7000));
    assert_eq!(clock.shows(Color::White, 21_000), Some(MINUTE - 1000));
}

/// Times near the limit of the number type are valid.
#[test]
fn endless_time_overflows_nothing() {
    let one = TimeControl::new(ClockKind::Hourglass, 1, u64::MAX);
    let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
    clock.press(u64::MAX);
    clock.press(u64::MAX);
    // No more time passes to the other player than the mover had left.
    assert_eq!(clock.shows(Color::Black, u64::MAX), Some(2));
    clock.give(Color::Black, u64::MAX, 0);
    assert!(clock.flag_falls_at().is_some());
}
