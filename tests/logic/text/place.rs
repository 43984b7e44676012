//! What is said of a place in a study: its move with number and symbols, comments, drawings, and the moves to choose from.

use jadoube::record::pgn::Games;
use jadoube::record::{NodeId, Record};
use jadoube::rules::{Move, Position};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::place::describe;

const GAME: &str = "{Before it all.} 1. e4 $1 {The king's pawn. [%csl Ge5] [%cal Ge4e5,Rd2d4]} e5 \
    (1... c5 $36 {Sicilian} 2. Nf3) (1... -- 2. d4) 2. Nf3 *";

fn place(record: &Record, moves: &[&str]) -> NodeId {
    moves.iter().fold(Record::ROOT, |at, san| {
        let mut ways = record.continuations(at);
        ways.find(|way| record.san(*way) == *san).expect("a move of the game")
    })
}

/// A move in words of the test's own.
fn spoken(_: &Position, mv: Move) -> String {
    format!("move {}{}", mv.from(), mv.to())
}

#[test]
fn a_place_is_described() {
    let record = Games::new(GAME.as_bytes()).next().expect("a game").record;
    let table: &[(&[&str], &str, &str)] = &[
        (&[], "Starting position. Before it all.", "Beginstelling. Before it all."),
        (
            &["e4"],
            "1. Move e2e4, Good move. The king's pawn. Drawn: green circle on e5, green arrow from e4 to e5, red arrow from d2 to d4. \
             Possible now: 1… move e7e5, 1… move c7c5 and 1… no move.",
            "1. Move e2e4, Goede zet. The king's pawn. Getekend: groene cirkel op e5, groene pijl van e4 naar e5, rode pijl van d2 naar d4. \
             Nu mogelijk: 1… move e7e5, 1… move c7c5 en 1… geen zet.",
        ),
        (&["e4", "e5"], "1… Move e7e5.", "1… Move e7e5."),
        (
            &["e4", "c5"],
            "1… Move c7c5, White has the initiative, in a variation. Sicilian.",
            "1… Move c7c5, Wit heeft het initiatief, in een variant. Sicilian.",
        ),
        (&["e4", "c5", "Nf3"], "2. Move g1f3, in a variation.", "2. Move g1f3, in een variant."),
        (&["e4", "--"], "1… No move, in a variation.", "1… Geen zet, in een variant."),
    ];
    for (moves, english, dutch) in table {
        let at = place(&record, moves);
        for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
            let told = describe(&Texts::new(language), &record, at, &spoken);
            assert_eq!(told, *expected, "{moves:?}");
        }
    }
}

/// However many and long they are: a screen reader would speak for hours.
#[test]
fn of_long_comments_only_the_beginning_is_said() {
    for (comments, said_of_them) in [
        ("a sentence".to_owned(), 10..20),
        ("word ".repeat(400), 1490..1520),
        ("word} {".repeat(400), 1490..2100),
        ("word} {".repeat(1_000_000), 1490..2100),
    ] {
        let record = Games::new(format!("{{{comments}}} *").as_bytes()).next().expect("a game").record;
        let told = describe(&Texts::new(Language::EN), &record, Record::ROOT, &spoken);
        let count = told.trim_start_matches("Starting position. ").chars().count();
        assert!(said_of_them.contains(&count), "{count} characters of {}", comments.len());
    }
}
