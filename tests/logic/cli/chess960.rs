//! `jadoube chess960`, run as a user runs it.

use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::process::Stdio;

use jadoube::rules::chess960::STARTS;
use jadoube::start::{Dice, Start, read_used};

use crate::cli::commands::{check, jadoube, run, told};
use crate::folder::Folder;

const CLASSICAL: &str = "\
number 518
start RNBQKBNR
twin 534
x-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
shredder-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1
";

#[test]
fn a_start_is_told_by_number_row_or_position() {
    for args in [
        &["chess960", "518"][..],
        &["chess960", "--find", "rnbqkbnr"],
        &["chess960", "--find", "TPLDKLPT"],
        &["chess960", "--find", "T P L D K L P T"],
        &["chess960", "--twin", "534"],
        &["chess960", "RNBQKBNR"],
    ] {
        assert_eq!(told(args), CLASSICAL, "{args:?}");
    }
    check(&["chess960", "959"], &["start RKRNNQBB"]);
}

#[test]
fn throws_of_real_dice_make_a_start() {
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
    for args in [
        &["chess960", "--throws", "6,2,3,3,6,2,5,3"][..],
        &["chess960", "--throws", " 6, 2,3 ,3,6,2,5,3"],
        &["chess960", "--dice", "--throws", "6,2,3,3,6,2,5,3"],
    ] {
        assert_eq!(told(args), throws.to_owned() + CLASSICAL, "{args:?}");
    }
}

/// The printed throws give the printed start.
#[test]
fn the_program_throws_the_dice() {
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

/// The number that the program draws, and the seed that it prints.
fn drawn(args: &[&str]) -> (u16, String) {
    let text = told(args);
    assert!(text.starts_with("number "), "{text}");
    let value =
        |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).expect("a line").to_owned();
    assert!(text.ends_with(&format!("\nseed {}\n", value("seed "))), "{text}");
    let number = value("number ").parse().expect("a number");
    assert!(number < STARTS, "{number}");
    (number, value("seed "))
}

/// The same seed and the same excluded starts give the same start again.
#[test]
fn a_draw_leaves_out_starts_and_can_be_repeated() {
    let few = "0-99,101-400,402-800,802-959";
    for _ in 0..10 {
        let (number, seed) = drawn(&["chess960", "--exclude", few]);
        assert!([100, 401, 801].contains(&number), "{number}");
        assert_eq!(drawn(&["chess960", "--exclude", few, "--seed", &seed]), (number, seed));
    }
    assert_eq!(
        told(&["chess960", "--exclude", few, "--seed", "7"]),
        told(&["chess960", "--random", "--seed", "7", "--exclude", few])
    );
    assert_eq!(drawn(&["chess960", "--exclude", "0-517,519-959"]).0, 518);
}

/// Each noted start is in the list with its date, and is never drawn again, even by several programs at once.
#[test]
fn no_noted_start_is_drawn_again() {
    let folder = Folder::new();
    let list = folder.path("open.txt");
    folder.write("open.txt", "# Spring open\n0 2026-11-01 Round 1");
    let args = ["chess960", "--exclude", "20-959", "--used", &list];
    let before = read_to_string(&list).expect("the list");
    drawn(&args);
    assert_eq!(read_to_string(&list).expect("the list"), before, "it is only read");
    let mut programs: Vec<_> = (0..19)
        .map(|_| jadoube(&args).arg("--note").stdout(Stdio::null()).spawn().expect("the program starts"))
        .collect();
    assert!(programs.iter_mut().all(|program| program.wait().expect("it ends").success()));
    let text = read_to_string(&list).expect("the list");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..2], ["# Spring open", "0 2026-11-01 Round 1"], "what was there stays");
    let used = read_used(&text).expect("a list");
    let numbers: BTreeSet<u16> = used.iter().map(|used| used.number).collect();
    assert_eq!((used.len(), numbers), (20, (0..20).collect()));
    assert!(used.iter().all(|used| used.date.len() == 10), "{text}");
    let sentence = "jadoube: no positions are left: 940 excluded, 20 already used\n";
    assert_eq!(run(&mut jadoube(&args)).2, sentence);
    // A list that does not exist yet is created with the first start.
    let new = folder.path("new.txt");
    let (number, _) = drawn(&["chess960", "--used", &new, "--note"]);
    assert!(read_to_string(&new).expect("the list").starts_with(&format!("{number} 20")));
}

/// Consecutive seeds give unrelated starts.
#[test]
fn a_start_is_drawn_at_random() {
    let number = |seed: u32| drawn(&["chess960", "--random", "--seed", &seed.to_string()]).0;
    let numbers: Vec<u16> = (0..24).map(number).collect();
    let step = |pair: &[u16]| (i32::from(pair[1]) - i32::from(pair[0])).rem_euclid(960);
    let steps: BTreeSet<i32> = numbers.windows(2).map(step).collect();
    assert!(steps.len() > 18, "{numbers:?}");
    assert_eq!(drawn(&["chess960", "--seed", "1", "--random"]).0, numbers[1]);
    drawn(&["chess960", "--random"]);
}
