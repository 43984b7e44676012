//! A game's time from readings of two clocks.

use std::time::Duration;

use jadoube::table::{Stopwatch, TimeReading};

fn seconds(awake: f64, elapsed: f64) -> TimeReading {
    TimeReading {
        awake: Duration::from_secs_f64(awake),
        elapsed: Duration::from_secs_f64(elapsed),
        ..TimeReading::default()
    }
}

/// Checks a stopwatch that starts at 1000 ms when both clocks read 100 s: it is read at these moments, and returns
/// these times and this length of sleep.
fn check(running: bool, moments: &[(f64, f64)], at: &[u64], asleep: Option<f64>) {
    let mut watch = Stopwatch::new(1000, seconds(100.0, 100.0));
    watch.set_running(running, seconds(100.0, 100.0));
    let read: Vec<u64> =
        moments.iter().map(|&(awake, elapsed)| watch.read(seconds(awake, elapsed))).collect();
    assert_eq!(read, at, "{moments:?}");
    assert_eq!(watch.take_asleep(), asleep.map(Duration::from_secs_f64), "{moments:?}");
    assert_eq!(watch.take_asleep(), None, "{moments:?}: told twice");
}

#[test]
fn clock_runs_on_and_sleep_is_reported() {
    for running in [true, false] {
        check(running, &[(100.0, 100.0), (100.25, 100.25), (109.0, 109.0)], &[1000, 1250, 10000], None);
        // A late reading from another thread, and clocks that run backwards.
        check(running, &[(101.0, 101.0), (100.5, 100.5), (101.25, 101.25)], &[2000, 2000, 2250], None);
        check(running, &[(50.0, 101.0), (1.0, 1.0), (101.5, 101.5)], &[2000, 2000, 2500], None);
        // A short sleep counts like any other time.
        check(running, &[(100.5, 102.0)], &[3000], None);
    }
    check(true, &[(101.0, 3701.0), (101.5, 3701.5)], &[2000, 2500], Some(3600.0));
    check(true, &[(101.0, 111.0), (102.0, 122.0)], &[2000, 3000], Some(20.0));
    // While no clock runs, a long sleep neither counts nor is reported.
    check(false, &[(101.0, 3701.0)], &[2000], None);
}

#[test]
fn a_silence_is_sleep_only_while_a_clock_runs() {
    check(true, &[(110.0, 110.0)], &[11000], None);
    check(true, &[(110.5, 110.5), (110.75, 110.75)], &[1000, 1250], Some(10.5));
    // A window that was hidden for an hour while no clock ran.
    check(false, &[(3700.0, 3700.0)], &[3_601_000], None);
    // A silence of 20 s and a sleep of 40 s.
    check(true, &[(120.0, 160.0)], &[1000], Some(60.0));
}

#[test]
fn starting_and_stopping_read_the_clocks() {
    let mut watch = Stopwatch::new(0, seconds(0.0, 0.0));
    watch.set_running(true, seconds(60.0, 60.0));
    assert_eq!((watch.read(seconds(60.5, 60.5)), watch.take_asleep()), (60_500, None));
    watch.set_running(false, seconds(80.0, 80.0));
    assert_eq!(
        (watch.read(seconds(90.0, 90.0)), watch.take_asleep()),
        (70_500, Some(Duration::from_millis(19_500)))
    );
}

#[test]
fn milliseconds_are_not_lost_between_readings() {
    let mut watch = Stopwatch::new(0, TimeReading::default());
    let mut now = Duration::ZERO;
    for _ in 0..10_000 {
        now += Duration::from_micros(350);
        watch.read(TimeReading { awake: now, elapsed: now, ..TimeReading::default() });
    }
    assert_eq!(watch.read(TimeReading { awake: now, elapsed: now, ..TimeReading::default() }), 3500);
}

#[test]
fn the_computers_clocks_go_on_together() {
    let before = TimeReading::now();
    std::thread::sleep(Duration::from_millis(20));
    let after = TimeReading::now();
    let passed = [(before.awake, after.awake), (before.elapsed, after.elapsed)]
        .map(|(before, after)| after.saturating_sub(before));
    assert!(passed.iter().all(|&passed| passed >= Duration::from_millis(20)), "{passed:?}");
    assert!(passed[0].abs_diff(passed[1]) < Duration::from_secs(1), "{passed:?}");
}
