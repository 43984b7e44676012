//! `jadoube verify`: each fault or remark is reported once, at its place and with its move number.

use serde_json::Value;

use super::verify::verified;
use crate::tables::{rows, unescaped};

/// The character that marks where something is found; it is not part of the file.
const MARK: char = '^';

/// A fault or remark: its line, column, kind and move number.
type Found = (u64, u64, String, String);

fn found(pgn: &str) -> Vec<Found> {
    let (_, text) = verified(pgn, "a.pgn", true);
    let games = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let all = games.flat_map(|game| {
        let list = |key: &str| game[key].as_array().expect("a list").clone();
        [list("faults"), list("remarks")].concat()
    });
    let mut found: Vec<Found> = all
        .map(|told| {
            let number = |key: &str| told[key].as_u64().expect("a number");
            let word = |key: &str| told[key].as_str().unwrap_or("-").to_owned();
            (number("line"), number("column"), word("kind"), word("move"))
        })
        .collect();
    found.sort();
    found
}

/// The file without its marks, and the line and column of each mark.
fn places(marked: &str) -> (String, Vec<(u64, u64)>) {
    let (mut file, mut places) = (String::new(), Vec::new());
    let (mut line, mut column) = (1, 1);
    for letter in marked.chars() {
        match letter {
            MARK => places.push((line, column)),
            '\n' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
        if letter != MARK {
            file.push(letter);
        }
    }
    (file, places)
}

#[track_caller]
fn check(marked: &str, expected: &str) {
    let (file, places) = places(marked);
    let expected: Vec<Found> = places
        .iter()
        .zip(expected.split(", "))
        .map(|(&(line, column), told)| {
            let (kind, number) = told.split_once(' ').unwrap_or((told, "-"));
            (line, column, kind.to_owned(), number.to_owned())
        })
        .collect();
    assert_eq!(found(&file), expected, "{marked}");
}

const ENDGAME: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KR3/8/8 b - - 149 90\"]\n\n";

#[test]
fn faults_are_found_at_their_places() {
    for [tags, moves, expected] in rows!("verify-places") {
        let file = format!("{}{}\n", unescaped(tags), unescaped(moves));
        check(&file, expected);
        // The same faults are found if the game follows another one, or one that fills the reader's buffer.
        for before in ["[Event \"A\"]\n\n1. e4 {x} *\n\n".to_owned(), long_game(1 << 16)] {
            check(
                &format!("{before}[Event \"B\"]\n{}{file}", if tags.is_empty() { "\n" } else { "" }),
                expected,
            );
        }
    }
}

/// A faultless game of about this many bytes.
fn long_game(bytes: usize) -> String {
    format!("[Event \"A\"]\n\n1. e4 {{{}}} *\n\n", "é ".repeat(bytes / 3))
}

/// Moves around the end of the reader's buffer, with two-byte characters between them.
#[test]
fn places_beyond_the_buffer_are_right() {
    for fill in [65_400, 65_500, 65_510, 65_520, 65_530, 65_540, 131_000] {
        let comment = "é ".repeat(fill / 3);
        check(&format!("1. f3 {{{comment}}} e5 2. g4 Qh4# ^1-0\n"), "result 2...");
        let early = format!("{ENDGAME}90... ^^Kd6 {{{comment}}} 91. Kd4\r\nKd7 1/2-1/2\n");
        check(&early, "claim, played-on 90...");
    }
}
