//! The properties in `fuzz/src/properties.rs` hold for the seeds in `fuzz/seeds` and for mutants of them. Each test
//! produces mutants for a few seconds, by cutting, doubling and mixing texts. `JADOUBE_FUZZ=600` extends that to 600
//! seconds.

use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::rules::{FenStyle, Move, Position};

use crate::rules::random_games::RandomGames;
use crate::support::amount;

#[path = "../../../fuzz/src/properties.rs"]
pub mod properties;

const SECONDS: u64 = 7;
/// Odd pieces of text, separated by bars; the first piece is empty.
const ODD: &str = "|\0|\u{feff}|\u{301}|♔|é|\r|-1|0|65536|99999999999999999999|{|\"|K|/|%|\u{FE0E}|\n|  |-|8|9|q|p|=|x\
    |O-O|#|\u{1F600}|е4|w|A|·";

#[test]
fn any_text_for_a_fen_is_read_or_refused() {
    let positions = RandomGames::new(4).positions(500);
    let styles = [FenStyle::XFen, FenStyle::Shredder];
    let written = positions.iter().flat_map(|position| styles.map(|style| position.setup().fen(style)));
    fuzz(seeds(include_str!("../../../fuzz/seeds/fen"), "\n").chain(written), properties::fen);
}

#[test]
fn any_text_for_san_is_read_or_refused() {
    let written = moves(Position::san);
    fuzz(seeds(include_str!("../../../fuzz/seeds/san"), "\n").chain(written), properties::san);
}

#[test]
fn any_text_for_uci_is_read_or_refused() {
    let written = moves(|_, mv| mv.to_string());
    fuzz(seeds(include_str!("../../../fuzz/seeds/uci"), "\n").chain(written), properties::uci);
}

#[test]
fn any_text_for_pgn_is_read_or_refused() {
    let seeds = seeds(include_str!("../../../fuzz/seeds/pgn"), "\n====\n");
    fuzz(seeds, |text| properties::pgn(text.as_bytes()));
}

#[test]
fn any_script_is_read_or_refused() {
    fuzz(seeds(include_str!("../../../fuzz/seeds/replay"), "\n\n"), properties::replay);
}

#[test]
fn any_journal_is_read_or_refused() {
    let seeds = seeds(include_str!("../../../fuzz/seeds/journal"), "====\n");
    fuzz(seeds, |text| properties::journal(text.as_bytes()));
}

#[test]
fn any_saved_game_is_read_or_refused() {
    let seeds = seeds(include_str!("../../../fuzz/seeds/saved"), "====\n");
    fuzz(seeds, |text| properties::saved(text.as_bytes()));
}

#[test]
fn any_settings_are_read_or_refused() {
    let seeds = seeds(include_str!("../../../fuzz/seeds/settings"), "====\n");
    fuzz(seeds, |text| properties::settings(text.as_bytes()));
}

#[test]
fn any_file_is_read_or_refused() {
    fuzz(seeds(include_str!("../../../fuzz/seeds/recognise"), "\n"), properties::recognised);
}

fn seeds(file: &str, between: &str) -> impl Iterator<Item = String> {
    file.split(between).map(str::to_owned)
}

/// Some legal moves in random positions, each as `write` gives it, followed by a tab and the FEN of its position.
fn moves(write: impl Fn(&Position, Move) -> String) -> impl Iterator<Item = String> {
    let positions = RandomGames::new(5).positions(500).into_iter();
    positions.flat_map(move |position| {
        let moves = position.legal_moves().into_iter().step_by(16);
        moves.map(|mv| format!("{}\t{}", write(&position, mv), position.fen())).collect::<Vec<_>>()
    })
}

fn fuzz(seeds: impl Iterator<Item = String>, property: fn(&str)) {
    let mut pool: Vec<String> = seeds.collect();
    let told = std::env::var("JADOUBE_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
    let time = Duration::from_secs(told.unwrap_or(amount(2, SECONDS)));
    // Another number in `JADOUBE_FUZZ` gives another seed.
    let mut random = Rng::with_seed(960 + told.unwrap_or_default());
    for text in &pool {
        hold(text, property);
    }
    let (begun, mut tried) = (Instant::now(), 0);
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

/// Replaces a part of the text with nothing, with an odd piece, with a part of another text, or with two copies of the
/// part itself.
fn change(text: &mut String, other: &str, random: &mut Rng) {
    let from = place(text, random);
    let to = place(text, random).max(from);
    let to =
        if random.bool() { to } else { text[from..].chars().next().map_or(from, |ch| from + ch.len_utf8()) };
    let (a, b) = (place(other, random), place(other, random));
    let new = match random.u8(..6) {
        0 => "",
        1 => ODD.split('|').nth(random.usize(..33)).unwrap_or_default(),
        2 => &other[a.min(b)..a.max(b)],
        3 => other[a..].split_inclusive([' ', '\n', '\t', '/', '"']).next().unwrap_or_default(),
        4 => other[a..].get(..1).unwrap_or_default(),
        _ => &text[from..to].repeat(2),
    };
    *text = format!("{}{new}{}", &text[..from], &text[to..]);
}

/// The byte index of a random character boundary.
fn place(text: &str, random: &mut Rng) -> usize {
    let mut place = random.usize(..=text.len());
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

/// Checks the property for this text; if the check panics, prints the text.
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
