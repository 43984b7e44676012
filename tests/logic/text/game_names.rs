//! The name of a game, in the reader's language: at the table, in its record and as a file name.

use jadoube::engine::Level;
use jadoube::record::Tags;
use jadoube::rules::Color;
use jadoube::table::{GameSetup, Seat, Table};
use jadoube::text::game_names::{in_record, of_file, of_record, of_table};
use jadoube::text::messages::{Language, Texts};

use crate::tables::rows;

const EN: Language = Language::EN;
const NL: Language = Language::NL;

fn level(number: u8) -> Seat {
    Seat::Level { level: Level::new(number).expect("a level"), seed: 7 }
}

fn setup(white: &str, black: &str, seats: [Seat; 2]) -> GameSetup {
    GameSetup { white: white.to_owned(), black: black.to_owned(), seats, ..GameSetup::default() }
}

/// A game has the same name at the table and in its record.
#[test]
fn a_game_has_one_name() {
    let (person, guest) = (|| Seat::Person, || Seat::External { name: "Stockfish 17".to_owned() });
    let rated = || Seat::Level { level: Level::rated(1234).expect("a rating"), seed: 0 };
    for (setup, en, nl) in [
        (setup("Anna", "Bert", [person(), person()]), "Anna – Bert", "Anna – Bert"),
        (setup("", "Bert", [person(), person()]), "White – Bert", "Wit – Bert"),
        (setup("White", "Black", [person(), person()]), "White – Black", "Wit – Zwart"),
        (setup("", "Black", [person(), guest()]), "You – Stockfish 17", "Jij – Stockfish 17"),
        (setup("White", "Black", [guest(), person()]), "Stockfish 17 – You", "Stockfish 17 – Jij"),
        (setup("White", "Anna", [guest(), person()]), "Stockfish 17 – Anna", "Stockfish 17 – Anna"),
        (setup("", "", [person(), rated()]), "You – Jadoube · Rating 1234", "Jij – Jadoube · Rating 1234"),
        (
            setup("", "", [level(11), person()]),
            "Jadoube · Full strength – You",
            "Jadoube · Volle sterkte – Jij",
        ),
    ] {
        let table = Table::new(setup);
        let record = table.record(None);
        for (language, expected) in [(EN, en), (NL, nl)] {
            let words = Texts::new(language);
            assert_eq!(of_table(&words, &table), expected);
            let [white, black] = Color::ALL.map(|color| in_record(&words, &record.tags, color));
            assert_eq!(format!("{white} – {black}"), expected);
        }
    }
    for number in 1..=Level::LAST_NUMBER {
        let record = Table::new(setup("", "", [Seat::Person, level(number)])).record(None);
        let called = record.tags.get("Black").expect("a name");
        assert_eq!(Seat::level_called(called), Level::new(number), "{called}");
    }
}

fn tags(all: &[(&str, &str)]) -> Tags {
    let mut tags = Tags::default();
    for (name, value) in all {
        tags.set(name, value);
    }
    tags
}

#[test]
fn names_in_files_are_those_of_the_players() {
    let words = Texts::new(EN);
    for [white, black, expected, file] in rows!("names-in-files") {
        let tags = tags(&[("White", white), ("Black", black), ("Date", "1972.07.11")]);
        assert_eq!(of_record(&words, &tags).unwrap_or_default(), expected, "{white}");
        assert_eq!(of_file(&words, &tags, "study", "pgn"), file);
    }
    let undated = tags(&[("White", "A"), ("Black", "B"), ("Date", "1972.??.??")]);
    assert_eq!(of_file(&words, &undated, "study", "gif"), "A-B.gif");
    let long = tags(&[("White", &"long ".repeat(99)), ("Black", "B")]);
    assert!(of_file(&words, &long, "study", "pgn").len() < 64);
}
