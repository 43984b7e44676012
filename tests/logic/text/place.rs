//! What is said about a place in a study: its move with number and symbols, its comments and drawings, and the moves to
//! choose from.

use jadoube::record::Record;
use jadoube::rules::{Move, Position};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::place::describe;

use crate::record::{place, record};
use crate::tables::rows;

const GAME: &str = "{Before it all.} 1. e4 $1 {The king's pawn. [%csl Ge5] [%cal Ge4e5,Rd2d4]} e5 \
    (1... c5 $36 {Sicilian} 2. Nf3) (1... -- 2. d4) 2. Nf3 *";

/// A move in words that only this test uses.
fn spoken(_: &Position, mv: Move) -> String {
    format!("move {}{}", mv.from(), mv.to())
}

#[test]
fn a_place_is_described() {
    let record = record(GAME);
    for [moves, english, dutch] in rows!("places") {
        let at = place(&record, moves);
        for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
            assert_eq!(describe(&Texts::new(language), &record, at, &spoken), expected, "{moves:?}");
        }
    }
}

/// Long comments are cut, so that a screen reader does not read them for hours.
#[test]
fn of_long_comments_only_the_beginning_is_said() {
    for (comments, said_of_them) in [
        ("a sentence".to_owned(), 10..20),
        ("word ".repeat(400), 1490..1520),
        ("word} {".repeat(400), 1490..2100),
        ("word} {".repeat(1_000_000), 1490..2100),
    ] {
        let record = record(&format!("{{{comments}}} *"));
        let told = describe(&Texts::new(Language::EN), &record, Record::ROOT, &spoken);
        let count = told.trim_start_matches("Starting position. ").chars().count();
        assert!(said_of_them.contains(&count), "{count} characters of {}", comments.len());
    }
}
