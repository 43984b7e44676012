//! The names of openings in Dutch and English: the most common ones, each by its moves, and every line of the
//! catalogue.

use std::collections::BTreeMap;

use jadoube::rules::{PieceLetters, Position, read_san};
use jadoube::start::Start;
use jadoube::text::messages::Language;
use jadoube::text::openings::{Opening, load, opening_of};

use crate::tables::rows;

fn opening(moves: &str) -> Option<Opening> {
    let mut line = vec![Position::standard()];
    for text in moves.split(' ') {
        let at = &line[line.len() - 1];
        let mv =
            read_san(at, text, &PieceLetters::ENGLISH).unwrap_or_else(|error| panic!("{moves}: {error}"));
        line.push(at.after(mv));
    }
    opening_of(&Start::standard(), line.iter(), || panic!("the catalogue is there"))
}

#[test]
fn the_openings_that_are_met_most_have_a_dutch_name() {
    load();
    for [moves, dutch] in rows!("openings") {
        let found = opening(moves).unwrap_or_else(|| panic!("no name after {moves}"));
        assert_eq!(found.text(Language::NL), format!("{} {dutch}", found.code), "{}", found.name);
        let english = found.text(Language::EN);
        assert!(
            !english.contains("Defense") && !english.contains("Center") && !english.contains('\''),
            "{english}"
        );
    }
}

/// A name in lower case, without accents, spaces or punctuation.
fn bare(name: &str) -> String {
    let plain = |letter: char| match letter {
        'é' => 'e',
        'ó' => 'o',
        'ä' => 'a',
        'ü' => 'u',
        'ö' => 'o',
        'ć' | 'č' => 'c',
        other => other,
    };
    name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).map(plain).collect()
}

#[test]
fn no_name_is_spelled_in_two_ways() {
    load();
    let mut spelled: BTreeMap<(&str, String), String> = BTreeMap::new();
    for [moves, dutch] in rows!("openings") {
        let english = opening(moves).expect("a name").text(Language::EN);
        let both = [(Language::EN, &english[4..]), (Language::NL, dutch)];
        let parts = both
            .into_iter()
            .flat_map(|(language, name)| name.split([':', ',']).map(move |part| (language, part.trim())));
        for (language, part) in parts {
            let known = spelled.entry((language.tag(), bare(part))).or_insert_with(|| part.to_owned());
            assert_eq!(known.to_lowercase(), part.to_lowercase(), "one spelling");
        }
    }
}

#[test]
fn every_line_of_the_catalogue_leads_to_its_name() {
    load();
    let catalogue = include_str!("../../../assets/openings.tsv");
    let rows = catalogue.lines().filter(|line| !line.starts_with('#'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('\t').collect()).collect();
    assert!(rows.len() > 3000);
    for row in rows {
        let [code, name, moves] = row[..] else { panic!("{row:?}: code, name and moves") };
        assert_eq!(opening(moves), Some(Opening { code, name }), "{moves}");
    }
}
