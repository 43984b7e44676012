//! `jadoube chess960`, run as a user runs it.

use jadoube::rules::chess960::STARTS;
use jadoube::start::{Dice, Start};

use crate::cli::commands::{check, check_bad, jadoube};

/// What the program prints.
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

/// The throws that are told lead to the start that is told.
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
fn bad_use_is_told_in_one_sentence() {
    let use_ = "expected the use that `jadoube --help` shows";
    let number = "expected one from 0 to 959";
    let missing =
        "the start is missing, expected a number from 0 to 959, --random, --dice, --throws, --find or --twin";
    let chance = "--seed where nothing is left to chance, expected it with --random or --dice";
    for (args, sentence) in [
        (&[][..], missing.to_owned()),
        (&["--seed", "1"], missing.to_owned()),
        (&["960"], format!("the number is \"960\", {number}")),
        (&["--twin", "99999"], format!("the number is \"99999\", {number}")),
        (&["1", "2"], format!("unexpected argument \"2\", {use_}")),
        (&["--dice", "--random"], format!("invalid option '--random', {use_}")),
        (&["--nonsense"], format!("invalid option '--nonsense', {use_}")),
        (&["5", "--seed", "1"], chance.to_owned()),
        (&["--throws", "2,3,3,2,3", "--seed", "1"], chance.to_owned()),
        (&["--dice", "--seed", "x"], "the seed is \"x\", expected a whole number from 0".to_owned()),
        (&["--throws", "3,7"], "--throws: throw 2 is 7, expected a face from 1 to 6".to_owned()),
        (&["--throws", "x"], "--throws: throw 1 is \"x\", expected a face from 1 to 6".to_owned()),
        (&["--throws", "2,,3"], "--throws: throw 2 is \"\", expected a face from 1 to 6".to_owned()),
        (
            &["--throws", "2,3,3,2,3,1"],
            "--throws: throw 6 comes after the last piece, expected 5 throws".to_owned(),
        ),
        (
            &["--throws", "3,5"],
            "--throws: the throws run out after 2, expected one more for the bishop on a light square"
                .to_owned(),
        ),
        (
            &["--find", "RNBQKNBR"],
            "--find: a row with both bishops on one colour, expected one on each colour".to_owned(),
        ),
        (&["--find", "RNB"], "--find: a row of 3 letters, expected eight such as RNBQKBNR".to_owned()),
        (&["--find", "RNBQKBNX"], "--find: 'X' in the row, expected a letter of K, Q, R, B and N".to_owned()),
    ] {
        check_bad(&[&["chess960"], args].concat(), &sentence);
    }
}
