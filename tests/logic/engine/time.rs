//! Time management: the limits of a move, and the latency learned from clocks.

use std::iter;
use std::time::Duration;

use jadoube::engine::{Budget, Clock, Latency, Limits};
use jadoube::rules::Position;

use crate::engine::search::position;

fn millis(count: u64) -> Duration {
    Duration::from_millis(count)
}

fn clock(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> Clock {
    Clock { left, increment, moves_to_go }
}

fn budget(clock: Clock, latency: Duration, position: &Position) -> Budget {
    let limits = Limits { clock: Some(clock), overhead: millis(20), latency, ..Limits::default() };
    Budget::new(&limits, position).expect("a clock")
}

/// A position as it might be after this many moves: pieces disappear at the rate of engine games.
fn after_moves(number: u32) -> Position {
    let pawns = 16_u32.saturating_sub(number / 5).max(4) / 2;
    let row = |letter: &str| format!("{}{}", letter.repeat(pawns as usize), 8 - pawns).replace('0', "");
    let (white, black) = match number {
        0..15 => ("RNBQKBNR", "rnbqkbnr"),
        15..30 => ("R2QKBNR", "r2qkbnr"),
        30..45 => ("R3K1NR", "r3k1nr"),
        _ => ("4K2R", "4k2r"),
    };
    position(&format!("{black}/{}/8/8/8/8/{}/{white} w - - 0 {}", row("p"), row("P"), number + 1))
}

#[test]
fn time_is_never_promised_beyond_the_clock() {
    for left in [0, 1, 10, 50, 300, 3000, 60_000, 7_200_000] {
        for increment in [0, 30, 1000, 30_000] {
            for moves_to_go in [None, Some(1), Some(2), Some(40)] {
                for latency in [0, 3, 200, 1000] {
                    let clock = clock(millis(left), millis(increment), moves_to_go);
                    let budget = budget(clock, millis(latency), &Position::standard());
                    assert!(budget.soft <= budget.hard, "{clock:?}");
                    let most = left.saturating_sub(20 + latency).max(1);
                    assert!(budget.hard <= millis(most), "{clock:?} {budget:?}");
                    for (stable, share, drop) in [(0, 0.0, 500), (9, 1.0, -500), (3, 0.5, 0)] {
                        assert!(budget.stretched(stable, share, drop) <= budget.hard);
                    }
                }
            }
        }
    }
    let start = Position::standard();
    let exact = Limits { move_time: Some(millis(500)), overhead: millis(20), ..Limits::default() };
    assert_eq!(Budget::new(&exact, &start).map(|budget| budget.hard), Some(millis(480)));
    assert_eq!(Budget::new(&Limits::default(), &start), None);
}

/// The time left on a clock without an increment after this many moves, each of which takes as long as `spent` says,
/// plus two milliseconds of latency.
fn left_after(whole: Duration, moves: u32, spent: impl Fn(u32, &Budget) -> Duration) -> Duration {
    (0..moves).fold(whole, |left, number| {
        let budget = budget(clock(left, Duration::ZERO, None), millis(2), &after_moves(number));
        left.saturating_sub(spent(number, &budget) + millis(2))
    })
}

/// The time of an average move: the last iteration exceeds the soft limit by a fifth.
fn usual(_: u32, budget: &Budget) -> Duration {
    budget.soft.mul_f64(1.2)
}

#[test]
fn without_an_increment_a_fifth_is_left_after_forty_moves_and_a_tenth_after_sixty() {
    // With up to a minute on the clock, the same shares are left even if every fourth move takes its maximum.
    let fourth = |number: u32, budget: &Budget| if number % 4 == 3 { budget.hard } else { budget.soft };
    for seconds in [10, 20, 60, 180, 600] {
        let whole = Duration::from_secs(seconds);
        let (forty, sixty) = (left_after(whole, 40, usual), left_after(whole, 60, usual));
        assert!((whole / 5..=whole * 2 / 5).contains(&forty), "{seconds} s: {forty:?} after 40 moves");
        assert!(sixty >= whole / 10, "{seconds} s: {sixty:?} after 60 moves");
        if seconds <= 60 {
            let (forty, sixty) = (left_after(whole, 40, fourth), left_after(whole, 60, fourth));
            assert!(forty >= whole / 5 && sixty >= whole / 10, "{seconds} s: {forty:?}, {sixty:?}");
        }
    }
}

#[test]
fn the_last_second_lasts_as_long_as_the_game_does() {
    // Every move takes its maximum and is delayed by the expected latency.
    let mut left = Duration::from_secs(1);
    for number in 0..60 {
        let budget = budget(clock(left, Duration::ZERO, None), millis(2), &after_moves(70));
        left = left.saturating_sub(budget.hard + millis(2));
        assert!(left > millis(40), "{left:?} after {number} moves");
    }
}

#[test]
fn an_opening_move_of_five_minutes_and_three_seconds_takes_eight_to_twelve_seconds() {
    for number in 4..15 {
        let clock = clock(Duration::from_secs(280), Duration::from_secs(3), None);
        let soft = budget(clock, millis(5), &after_moves(number)).soft;
        assert!((8.0..12.0).contains(&soft.as_secs_f64()), "move {number}: {soft:?}");
    }
    let first = budget(clock(millis(300_000), millis(3000), None), millis(5), &Position::standard());
    assert!(first.soft < Duration::from_secs(6), "{first:?}");
}

/// Each time control is a time and an increment in seconds, and the number of moves in a period; `None` for a single
/// period. With each of four ways of spending the time, the clock lasts for 80 moves.
#[test]
fn the_clock_lasts_for_eighty_moves() {
    let controls = [
        (3, 0, None),
        (5, 0, None),
        (60, 0, None),
        (180, 2, None),
        (300, 0, None),
        (300, 3, None),
        (900, 10, None),
        (5400, 30, Some(40)),
        (5400, 0, Some(40)),
        (60, 0, Some(20)),
    ];
    let spent: [fn(&Budget) -> Duration; 4] = [
        |budget| budget.soft.mul_f64(1.2).min(budget.hard),
        |budget| budget.overrun(budget.stretched(0, 0.3, 60)),
        |budget| budget.expected(),
        |budget| budget.hard,
    ];
    for (seconds, increment, moves) in controls {
        for (way, spent) in spent.iter().enumerate() {
            let [whole, increment] = [seconds, increment].map(Duration::from_secs);
            let mut left = whole;
            for number in 0..80 {
                let to_go = moves.map(|moves: u32| moves - number % moves);
                let budget = budget(clock(left, increment, to_go), millis(2), &after_moves(number));
                let told = format!("{seconds}+{increment:?}, way {way}, move {number}: {left:?} {budget:?}");
                let spent = spent(&budget);
                assert!(spent <= budget.hard && spent + millis(2) < left, "{told}");
                left = left.saturating_sub(spent + millis(2)) + increment;
                if to_go == Some(1) {
                    left += whole;
                }
                let is_enough = left >= whole.mul_f64(0.04);
                assert!(is_enough || moves.is_some() || way > 0, "{told}: too little for what may come");
            }
        }
    }
}

#[test]
fn a_long_delay_late_in_a_game_costs_no_game() {
    for seconds in [1, 3, 5, 60] {
        let left = left_after(Duration::from_secs(seconds), 60, usual);
        let slowest = budget(clock(left, Duration::ZERO, None), millis(2), &after_moves(60)).hard;
        assert!(left > slowest + millis(100), "{seconds} s: {left:?}");
    }
}

#[test]
fn the_first_moves_of_five_minutes_and_three_seconds_take_no_more_than_twelve_seconds() {
    let mut left = millis(300_000);
    for number in 0..8 {
        let budget = budget(clock(left, millis(3000), None), millis(5), &after_moves(number));
        // The best move was found some iterations ago, and took more than half of the nodes.
        let usual = budget.stretched(3, 0.6, 0);
        let longest = [usual, budget.overrun(usual), budget.hard];
        let most = [12, 16, if number == 0 { 13 } else { 31 }].map(Duration::from_secs);
        assert!(iter::zip(longest, most).all(|(time, most)| time <= most), "move {number}: {budget:?}");
        left = left.saturating_sub(usual.mul_f64(1.2)) + millis(3000);
    }
}

#[test]
fn an_expected_move_or_a_clear_reply_is_made_at_once() {
    let budget = |number| budget(clock(millis(300_000), millis(3000), None), millis(5), &after_moves(number));
    assert!(budget(10).expected() < millis(1600), "{:?}", budget(10));
    let budget = budget(20);
    assert!(budget.stretched(9, 0.99, 0) < budget.soft / 4);
    assert!(budget.stretched(9, 0.99, 50) > budget.soft / 2, "its score falls");
    assert!(budget.stretched(2, 0.99, 0) > budget.soft / 2, "it was another a moment ago");
}

/// The latency learned from moves of one second each that were delayed by these milliseconds.
fn learned(lost: &[u64]) -> Duration {
    let mut latency = Latency::default();
    let mut left = Duration::from_secs(1000);
    for &lost in lost {
        latency.observe(left);
        latency.answered(clock(left, millis(2000), None), millis(1000));
        left = (left + millis(2000)).saturating_sub(millis(1000 + lost));
    }
    latency.observe(left);
    latency.estimate()
}

#[test]
fn latency_is_learned_from_clocks_that_come_back() {
    for (lost, expected) in [
        (vec![0; 30], 0),
        (vec![1; 30], 1),
        (vec![20; 30], 20),
        (vec![300; 30], 300),
        // A connection that gets faster, and a single interruption. The latter has no effect.
        ([vec![300; 30], vec![2; 60]].concat(), 2),
        ([vec![2; 20], vec![60_000]].concat(), 2),
    ] {
        let (found, expected) = (learned(&lost), millis(expected));
        assert!(found.abs_diff(expected) <= expected / 5 + millis(1), "{lost:?}: {found:?}");
    }
    // After twenty moves, a single delay has little effect.
    assert!(learned(&[&[2; 20][..], &[200], &[2; 20]].concat()) < millis(12));
}

#[test]
fn clocks_that_tell_nothing_teach_nothing() {
    let mut latency = Latency::default();
    let first = latency.estimate();
    latency.observe(millis(500));
    // A new period, a flag that fell, and time that was added by hand.
    for (moves_to_go, used, left) in [(Some(1), 900, 60_100), (None, 1500, 1), (None, 500, 900)] {
        latency.answered(clock(millis(1000), Duration::ZERO, moves_to_go), millis(used));
        latency.observe(millis(left));
    }
    assert_eq!(latency.estimate(), first);
}
