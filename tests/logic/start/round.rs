//! The draw for a round: sets of starts to leave out, how even the draw is, numbered balls, and lists of used starts.

use jadoube::start::{BallError, Balls, StartSet, UsedStart, read_used, scattered};

/// 200 starts to leave out: every fifth, and some more.
fn excluded() -> StartSet {
    let mut set = StartSet::default();
    set.extend((0..960).filter(|number| number % 5 == 3));
    set.extend([0, 518, 534, 900, 901, 902, 959, 957, 955]);
    assert_eq!(set.len(), 200);
    set
}

/// With 759 degrees of freedom, chi square is between 640 and 890 in about 99.9 % of all cases.
#[test]
fn draws_are_even_among_the_starts_that_are_left() {
    let excluded = excluded();
    let mut chance = fastrand::Rng::with_seed(scattered(960));
    let mut counts = [0_u32; 960];
    for _ in 0..100_000 {
        let start = excluded.draw_other(|below| chance.u32(..below)).expect("a start is left");
        counts[usize::from(start.number().expect("a number"))] += 1;
    }
    let is_excluded = |number: &usize| excluded.contains(*number as u16);
    let (out, left): (Vec<usize>, Vec<usize>) = (0..960).partition(is_excluded);
    assert!(out.iter().all(|number| counts[*number] == 0), "an excluded start was drawn");
    let expected = 100_000.0 / left.len() as f64;
    let chi_square: f64 =
        left.iter().map(|number| (f64::from(counts[*number]) - expected).powi(2) / expected).sum();
    println!("chi square {chi_square:.1} with {} degrees of freedom", left.len() - 1);
    assert!((640.0..890.0).contains(&chi_square), "{chi_square}");
}

/// If each start that is drawn is left out from then on, every remaining start is drawn exactly once.
#[test]
fn no_start_is_drawn_twice_if_each_is_left_out_afterwards() {
    let mut out = excluded();
    let mut chance = fastrand::Rng::with_seed(1);
    let mut drawn = Vec::new();
    while let Some(start) = out.draw_other(|below| chance.u32(..below)) {
        let number = start.number().expect("a number");
        assert!(out.insert(number), "{number} was drawn again");
        drawn.push(number);
    }
    assert_eq!(drawn.len(), 760);
    assert!(!drawn.is_sorted());
}

#[test]
fn sets_of_starts_are_read_and_written() {
    for (text, expected) in [
        ("518", Some("518")),
        ("534, 518", Some("518,534")),
        ("0-9,518,534", Some("0-9,518,534")),
        ("3,1,2", Some("1-3")),
        ("1,2,5 - 6", Some("1,2,5,6")),
        ("0-959", Some("0-959")),
        ("", None),
        ("960", None),
        ("-1", None),
        ("5-", None),
        ("9-0", None),
        ("1,,2", None),
        ("a", None),
    ] {
        assert_eq!(StartSet::read(text).ok().map(|set| set.to_string()).as_deref(), expected, "{text:?}");
    }
}

#[test]
fn three_balls_make_a_start() {
    let out = StartSet::read("518,959").expect("numbers");
    for (drawn, digits, error) in [
        ("35", "35", None),
        ("356", "356", None),
        ("3561", "356", None),
        ("000", "000", None),
        ("958", "958", None),
        // Numbers above 959 and excluded ones are invalid, so all balls must be drawn again.
        ("96", "", Some(BallError::AboveLast(96))),
        ("99", "", Some(BallError::AboveLast(99))),
        ("518", "", Some(BallError::Excluded(518))),
        ("959", "", Some(BallError::Excluded(959))),
    ] {
        let mut balls = Balls::default();
        let results: Vec<_> = drawn.bytes().map(|digit| balls.add(digit - b'0', &out).err()).collect();
        assert_eq!(results.last(), Some(&error), "{drawn}");
        assert!(results[..results.len() - 1].iter().all(Option::is_none), "{drawn}");
        let found: String = balls.digits().iter().map(u8::to_string).collect();
        assert_eq!(found, digits, "{drawn}");
        assert_eq!(balls.number(), digits.parse().ok().filter(|_| digits.len() == 3), "{drawn}");
    }
}

#[test]
fn every_number_below_960_can_be_drawn_by_balls() {
    let none = StartSet::default();
    for number in 0..960 {
        let mut balls = Balls::default();
        for digit in format!("{number:03}").bytes() {
            balls.add(digit - b'0', &none).expect("a ball that counts");
        }
        assert_eq!(balls.number(), Some(number));
    }
}

#[test]
fn lists_of_used_starts_are_read() {
    let used = |number, date: &str, round: &str| UsedStart { number, date: date.into(), round: round.into() };
    let text = "# Spring open\n\n518\n356 2026-11-28\n  12 2026-11-29  Round 3 \n7 final\n";
    let expected = [
        used(518, "", ""),
        used(356, "2026-11-28", ""),
        used(12, "2026-11-29", "Round 3"),
        used(7, "", "final"),
    ];
    assert_eq!(read_used(text).expect("a list"), expected);
    let written: Vec<String> = expected.iter().map(UsedStart::to_string).collect();
    assert_eq!(written, ["518", "356 2026-11-28", "12 2026-11-29 Round 3", "7 final"]);
    for (text, line) in [("518\nx", 2), ("960", 1), ("# a\n\n-1 x", 3)] {
        assert_eq!(read_used(text).expect_err("a bad line").line, line, "{text:?}");
    }
}
