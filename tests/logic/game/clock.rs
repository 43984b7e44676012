//! Clocks of every kind, with stages and odds, tested by what they show.

use jadoube::game::{Clock, ClockKind, Stage, TimeControl};
use jadoube::rules::Color;

const MINUTE: u64 = 60_000;

fn control(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> TimeControl {
    TimeControl::new(kind, base_ms, bonus_ms)
}

/// Plays a script of times in milliseconds: `5000` is a move at that time, `=5000` reads the clock, `||5000` pauses,
/// `>5000` resumes. Returns the clocks after the last step, as `White Black`; `-` without a clock.
fn shown(controls: [Option<TimeControl>; 2], script: &str) -> String {
    let mut clock = Clock::new(controls, Color::White);
    let mut now = 0;
    for word in script.split(' ') {
        let at = |text: &str| text.parse::<u64>().expect("milliseconds");
        if let Some(time) = word.strip_prefix("||") {
            now = at(time);
            clock.stop(now);
        } else if let Some(time) = word.strip_prefix('>') {
            now = at(time);
            clock.go(now);
        } else if let Some(time) = word.strip_prefix('=') {
            now = at(time);
        } else {
            now = at(word);
            clock.press(now);
        }
    }
    let told = Color::ALL.map(|color| clock.shows(color, now).map_or("-".to_owned(), |ms| ms.to_string()));
    told.join(" ")
}

#[test]
fn clock_shows_time_after_each_kind_of_move() {
    use ClockKind::*;
    let table: &[(ClockKind, u64, u64, &str, &str)] = &[
        (Fischer, MINUTE, 2000, "=0", "60000 60000"),
        (Fischer, MINUTE, 2000, "=1500", "58500 60000"),
        (Fischer, MINUTE, 2000, "5000", "57000 60000"),
        (Fischer, MINUTE, 2000, "5000 6000 =6500", "56500 61000"),
        (Fischer, MINUTE, 0, "5000 6000 =6500", "54500 59000"),
        // Bronstein gives back the time used, up to the bonus.
        (Bronstein, MINUTE, 2000, "1000", "60000 60000"),
        (Bronstein, MINUTE, 2000, "5000", "57000 60000"),
        (Bronstein, MINUTE, 2000, "=1000", "59000 60000"),
        // With a delay, the first seconds of every move do not count, and nothing is given back.
        (Delay, MINUTE, 2000, "=1500", "60000 60000"),
        (Delay, MINUTE, 2000, "=5000", "57000 60000"),
        (Delay, MINUTE, 2000, "5000 =8000", "57000 59000"),
        (Delay, MINUTE, 2000, "1000 2000", "60000 60000"),
        // With an hourglass, the time used goes to the opponent.
        (Hourglass, MINUTE, 0, "=5000", "55000 65000"),
        (Hourglass, MINUTE, 0, "5000 6000", "56000 64000"),
        // While paused, no time passes.
        (Fischer, MINUTE, 2000, "||5000 =9000", "55000 60000"),
        (Fischer, MINUTE, 2000, "||5000 >9000 10000", "56000 60000"),
        (Delay, MINUTE, 2000, "||1000 >9000 =10500", "59500 60000"),
        (Fischer, MINUTE, 0, "=90000", "0 60000"),
    ];
    for &(kind, base, bonus, script, wanted) in table {
        let one = control(kind, base, bonus);
        assert_eq!(shown([Some(one.clone()), Some(one)], script), wanted, "{kind:?} {base}+{bonus} {script}");
    }
}

#[test]
fn stages_add_their_time_with_their_last_move() {
    let stages = vec![
        Stage { moves: 2, add_ms: 30_000, bonus_ms: None },
        Stage { moves: 1, add_ms: 7000, bonus_ms: None },
    ];
    let one = TimeControl { stages, ..control(ClockKind::Fischer, MINUTE, 0) };
    let both = [Some(one.clone()), Some(one)];
    for (script, wanted) in [
        ("1000 2000", "59000 59000"),
        ("1000 2000 3000", "88000 59000"),
        ("1000 2000 3000 4000", "88000 88000"),
        ("1000 2000 3000 4000 5000", "94000 88000"),
        ("1000 2000 3000 4000 5000 6000 7000", "93000 94000"),
    ] {
        assert_eq!(shown(both.clone(), script), wanted, "{script}");
    }
}

#[test]
fn an_increment_may_come_before_each_move_and_with_a_later_stage() {
    let first = |control| Some(TimeControl { first_bonus: true, ..control });
    let five_three = first(control(ClockKind::Fischer, 5 * MINUTE, 3000));
    for (script, wanted) in [
        ("=0", "303000 303000"),
        ("1000", "305000 303000"),
        ("1000 3000", "305000 304000"),
        ("1000 3000 =4000", "304000 304000"),
    ] {
        assert_eq!(shown([five_three.clone(), five_three.clone()], script), wanted, "{script}");
    }
    let stages = vec![
        Stage { moves: 2, add_ms: 30_000, bonus_ms: None },
        Stage { moves: 1, add_ms: 7000, bonus_ms: Some(5000) },
    ];
    let after = TimeControl { stages, ..control(ClockKind::Fischer, MINUTE, 0) };
    // The press that adds the last time also adds the bonus of the next move if an increment comes before each move.
    for (control, third, fourth) in
        [(Some(after.clone()), "94000", "98000"), (first(after), "99000", "103000")]
    {
        let both = [control.clone(), control];
        assert_eq!(shown(both.clone(), "1000 2000 3000 4000 5000"), format!("{third} 88000"));
        let told = shown(both, "1000 2000 3000 4000 5000 6000 7000");
        assert_eq!(told, format!("{fourth} {third}"));
    }
}

#[test]
fn players_may_have_different_clocks() {
    let white = control(ClockKind::Fischer, MINUTE, 0);
    let black = control(ClockKind::Bronstein, 2 * MINUTE, 5000);
    assert_eq!(shown([Some(white.clone()), Some(black)], "1000 4000 =5000"), "58000 120000");
    // Only White plays against the clock.
    assert_eq!(shown([Some(white), None], "1000 400000 =401000"), "58000 -");
}

#[test]
fn the_flag_falls_when_the_time_is_up() {
    use ClockKind::*;
    for (kind, bonus, wanted) in [(Fischer, 2000, 10_000), (Delay, 2000, 12_000), (Hourglass, 0, 10_000)] {
        let one = control(kind, 10_000, bonus);
        let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
        assert_eq!(clock.flag_falls_at(), Some(wanted), "{kind:?}");
        assert_eq!(clock.shows(Color::White, wanted), Some(0), "{kind:?}");
        assert!(clock.shows(Color::White, wanted - 1) > Some(0), "{kind:?}");
        clock.stop(1000);
        assert_eq!(clock.flag_falls_at(), None, "{kind:?} stands still");
        clock.go(6000);
        assert_eq!(clock.flag_falls_at(), Some(wanted + 5000), "{kind:?} goes on");
    }
}

#[test]
fn clock_is_restored_from_its_reading() {
    let one = control(ClockKind::Fischer, MINUTE, 3000);
    let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
    let before = clock.reading(0);
    clock.press(5000);
    clock.press(9000);
    // Time added by an arbiter is kept.
    clock.give(Color::Black, 7000, 9000);
    clock.put_back(before, 20_000);
    assert_eq!(clock.shows(Color::White, 20_000), Some(MINUTE));
    assert_eq!(clock.shows(Color::Black, 20_000), Some(MINUTE + 7000));
    assert_eq!(clock.shows(Color::White, 21_000), Some(MINUTE - 1000));
}

/// Times near the limit of the number type are valid.
#[test]
fn endless_time_overflows_nothing() {
    let one = control(ClockKind::Hourglass, 1, u64::MAX);
    let mut clock = Clock::new([Some(one.clone()), Some(one)], Color::White);
    clock.press(u64::MAX);
    clock.press(u64::MAX);
    // No more time changes sides than there is.
    assert_eq!(clock.shows(Color::Black, u64::MAX), Some(2));
    clock.give(Color::Black, u64::MAX, 0);
    assert!(clock.flag_falls_at().is_some());
}
