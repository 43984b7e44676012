//! Neither the seeds in `fuzz/` nor mutants of them, made for a few seconds in each test by cutting, doubling and
//! mixing, make the program panic. `JADOUBE_FUZZ=600` sets the seconds; `fuzz/run` searches with coverage.

use std::time::{Duration, Instant};

use fastrand::Rng;

use crate::support::amount;

#[path = "../../../fuzz/src/properties.rs"]
mod properties;

const SECONDS: u64 = 7;
/// Oddities of real files, separated by bars; the first is empty.
const ODD: &str = "|\0|\u{feff}|\u{301}|♔|é|\r|-1|0|65536|99999999999999999999|{|\"|K|/|%";

#[test]
fn any_text_for_a_fen_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/fen").lines(), properties::fen);
}

#[test]
fn any_text_for_san_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/san").lines(), properties::san);
}

#[test]
fn any_text_for_uci_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/uci").lines(), properties::uci);
}

#[test]
fn any_text_for_pgn_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/pgn").split("\n====\n"), |text| properties::pgn(text.as_bytes()));
}

#[test]
fn any_script_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/replay").split("\n\n"), properties::replay);
}

#[test]
fn any_journal_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/journal").split("====\n"), |text| {
        properties::journal(text.as_bytes());
    });
}

#[test]
fn any_saved_game_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/saved").split("====\n"), |text| {
        properties::saved(text.as_bytes());
    });
}

#[test]
fn any_settings_are_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/settings").split("====\n"), |text| {
        properties::settings(text.as_bytes());
    });
}

#[test]
fn any_file_is_read_or_refused() {
    fuzz(include_str!("../../../fuzz/seeds/recognise").lines(), properties::recognised);
}

fn fuzz<'a>(seeds: impl Iterator<Item = &'a str>, property: fn(&str)) {
    let mut pool: Vec<String> = seeds.map(str::to_owned).collect();
    let told = std::env::var("JADOUBE_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
    let (begun, time) = (Instant::now(), Duration::from_secs(told.unwrap_or(amount(2, SECONDS))));
    // A run of another length uses another random seed.
    let mut random = Rng::with_seed(960 + told.unwrap_or_default());
    for text in &pool {
        hold(text, property);
    }
    let mut tried = 0;
    while begun.elapsed() < time {
        let mut text = pool[random.usize(..pool.len())].clone();
        for _ in 0..random.usize(1..4) {
            let other = random.usize(..pool.len());
            change(&mut text, &pool[other], &mut random);
        }
        hold(&text, property);
        tried += 1;
        // Some mutants are mutated further.
        if pool.len() < 2000 && random.u8(..) == 0 && text.len() < 4000 {
            pool.push(text);
        }
    }
    println!("{tried} texts");
    assert!(tried > 100, "only {tried} texts tried");
}

/// Makes one change: a cut, an oddity, a piece of another text, or a doubling.
fn change(text: &mut String, other: &str, random: &mut Rng) {
    let from = place(text, random);
    let to = place(text, random).max(from);
    let to =
        if random.bool() { to } else { text[from..].chars().next().map_or(from, |ch| from + ch.len_utf8()) };
    let (a, b) = (place(other, random), place(other, random));
    let new = match random.u8(..6) {
        0 => "",
        1 => ODD.split('|').nth(random.usize(..16)).unwrap_or_default(),
        2 => &other[a.min(b)..a.max(b)],
        3 => other[a..].split_inclusive([' ', '\n', '\t', '/', '"']).next().unwrap_or_default(),
        4 => other[a..].get(..1).unwrap_or_default(),
        _ => &text[from..to].repeat(2),
    };
    *text = format!("{}{new}{}", &text[..from], &text[to..]);
}

/// A position between two characters.
fn place(text: &str, random: &mut Rng) -> usize {
    let mut place = random.usize(..=text.len());
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

/// Checks the property, and reports the text if it fails.
fn hold(text: &str, property: fn(&str)) {
    struct Tell<'a>(&'a str);
    impl Drop for Tell<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("found with the text {:?}", self.0);
            }
        }
    }
    let tell = Tell(text);
    property(text);
    drop(tell);
}
