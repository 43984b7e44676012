//! `jadoube chess960`, run as a user runs it.

use jadoube::rules::chess960::STARTS;
use jadoube::start::{Dice, Start};

use crate::cli::commands::{check, check_bad, jadoube};

/// The program's output.
fn told(args: &[&str]) -> String {
    let output = jadoube(args).output().expect("the program starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

const CLASSICAL: &str = "\
number 518
start RNBQKBNR
twin 534
x-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
shredder-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1
";

#[test]
fn a_start_by_what_is_known_of_it() {
    for args in [
        &["chess960", "518"][..],
        &["chess960", "--find", "rnbqkbnr"],
        &["chess960", "--find", "TPLDKLPT"],
        &["chess960", "--find", "T P L D K L P T"],
        &["chess960", "--twin", "534"],
    ] {
        assert_eq!(told(args), CLASSICAL, "{args:?}");
    }
    check(&["chess960", "959"], &["start RKRNNQBB"]);
}

#[test]
fn a_start_by_the_throws_of_a_real_die() {
    let throws = "\
throw 1 dark-bishop 6 again
throw 2 dark-bishop 2 c1
throw 3 light-bishop 3 f1
throw 4 queen 3 d1
throw 5 first-knight 6 again
throw 6 first-knight 2 b1
throw 7 second-knight 5 again
throw 8 second-knight 3 g1
";
    assert_eq!(told(&["chess960", "--throws", "6,2,3,3,6,2,5,3"]), throws.to_owned() + CLASSICAL);
    assert_eq!(told(&["chess960", "--throws", " 6, 2,3 ,3,6,2,5,3"]), throws.to_owned() + CLASSICAL);
    assert_eq!(told(&["chess960", "--dice", "--throws", "6,2,3,3,6,2,5,3"]), throws.to_owned() + CLASSICAL);
    assert_eq!(told(&["chess960", "RNBQKBNR"]), CLASSICAL);
}

/// The printed throws lead to the printed start.
#[test]
fn a_start_by_the_die_of_the_program() {
    for seed in ["0", "1", "2", "18446744073709551615"] {
        let text = told(&["chess960", "--dice", "--seed", seed]);
        assert_eq!(text, told(&["chess960", "--seed", seed, "--dice"]), "the same seed throws the same");
        let throws = text.lines().filter_map(|line| line.strip_prefix("throw "));
        let words: Vec<Vec<&str>> = throws.map(|line| line.split(' ').collect()).collect();
        let faces = words.iter().map(|words| words[2].parse::<u32>().expect("a face"));
        let start = Start::by_dice(Dice::read(faces).expect("throws")).expect("a whole procedure");
        assert!(text.contains(&format!("\nnumber {}\n", start.number().expect("a number"))), "{text}");
        let faces: Vec<&str> = words.iter().map(|words| words[2]).collect();
        assert_eq!(text, told(&["chess960", "--throws", &faces.join(",")]));
    }
    let seeded = |seed| told(&["chess960", "--dice", "--seed", seed]);
    assert_ne!(seeded("1"), seeded("2"));
    assert!(told(&["chess960", "--dice"]).starts_with("throw 1 dark-bishop "));
}

#[test]
fn a_start_at_random() {
    let number = |args: &[&str]| {
        let text = told(args);
        let number = text.strip_prefix("number ").and_then(|rest| rest.lines().next()).expect("a number");
        number.parse::<u16>().expect("a number")
    };
    let seeded: Vec<u16> =
        ["1", "2", "3"].iter().map(|seed| number(&["chess960", "--random", "--seed", seed])).collect();
    assert!(seeded.iter().all(|&number| number < STARTS), "{seeded:?}");
    assert!(seeded.iter().any(|&number| number != seeded[0]), "{seeded:?}");
    assert_eq!(number(&["chess960", "--seed", "1", "--random"]), seeded[0]);
    assert!(number(&["chess960", "--random"]) < STARTS);
}

#[test]
fn bad_usage_is_explained_in_one_sentence() {
    let missing = "the start is missing: expected a number from 0 to 959, a first rank, --random, --dice, --throws, --find or --twin";
    let two = "more than one start: expected only one of a number, a first rank, --random, --dice, --throws, --find and --twin";
    let chance = "--seed needs --random or --dice";
    for (args, sentence) in [
        (&[][..], missing),
        (&["--seed", "1"], missing),
        (&["960"], "960 is not a starting position: numbers run from 0 to 959"),
        (&["-1"], "-1 is not a starting position: numbers run from 0 to 959"),
        (&["-12"], "-12 is not a starting position: numbers run from 0 to 959"),
        (&["--twin", "99999"], "99999 is not a starting position: numbers run from 0 to 959"),
        (&["1", "2"], "unexpected argument \"2\": see `jadoube chess960 --help`"),
        (&["--dice", "--random"], two),
        (&["--nonsense"], "unknown option \"--nonsense\": see `jadoube chess960 --help`"),
        (&["5", "--seed", "1"], chance),
        (&["--throws", "2,3,3,2,3", "--seed", "1"], chance),
        (&["--dice", "--seed", "x"], "--seed is \"x\": expected a whole number from 0"),
        (&["--throws", "3,7"], "--throws: throw 2 is 7: expected a face from 1 to 6"),
        (&["--throws", "x"], "--throws: throw 1 is \"x\": expected a face from 1 to 6"),
        (&["--throws", "2,,3"], "--throws: throw 2 is \"\": expected a face from 1 to 6"),
        (&["--throws", "2,3,3,2,3,1"], "--throws: there are more throws than needed: expected 5 throws"),
        (
            &["--throws", "3,5"],
            "--throws: there are only 2 throws: expected one more, for the light-squared bishop",
        ),
    ] {
        check_bad(&[&["chess960"], args].concat(), sentence);
    }
}

/// What is wrong with a first rank is told in the words of the window.
#[test]
fn a_first_rank_that_is_none() {
    for (row, part) in [
        ("RNBQKNBR", "bishops"),
        ("RNB", "eight"),
        ("RNBQKBNX", "\"X\""),
        ("KRBQRBNN", "king"),
        ("QNBQKBNR", "queens on the first rank: 2, expected 1"),
    ] {
        let output = jadoube(&["chess960", "--find", row]).output().expect("the program starts");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), told.lines().count()), (Some(2), 1), "{told}");
        assert!(told.starts_with("jadoube: --find: ") && told.contains(part), "{told}");
    }
}

/// Neighbouring seeds give starts that have nothing to do with each other.
#[test]
fn seeds_are_spread_out() {
    let number = |seed: u32| {
        let text = told(&["chess960", "--random", "--seed", &seed.to_string()]);
        text.lines().find_map(|line| line.strip_prefix("number ")?.parse::<i32>().ok()).expect("a number")
    };
    let numbers: Vec<i32> = (0..24).map(number).collect();
    let mut steps: Vec<i32> = numbers.windows(2).map(|pair| (pair[1] - pair[0]).rem_euclid(960)).collect();
    steps.sort_unstable();
    steps.dedup();
    assert!(steps.len() > 18, "{numbers:?}");
}
