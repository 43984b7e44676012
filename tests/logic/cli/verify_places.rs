//! `jadoube verify`: each fault is reported once, at its place and with its move number.

use jadoube::cli::verify::verify;
use serde_json::Value;

/// Marks the places where something is found; not part of the file.
const MARK: char = '^';

/// What is found in a file: line, column, kind, and the move number.
type Found = (u64, u64, String, String);

fn found(pgn: &[u8]) -> Vec<Found> {
    let mut output = Vec::new();
    verify(pgn, "a.pgn", true, &mut output).expect("it can be read");
    let text = String::from_utf8(output).expect("text");
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
    assert_eq!(found(file.as_bytes()), expected, "{marked}");
}

const ENDGAME: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KR3/8/8 b - - 149 90\"]\n\n";
const ROOK: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3K4/8/r7 w - - 0 31\"]\n\n";
const STALE: &str = "[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 57\"]\n\n";
const WALL: &str = "[SetUp \"1\"]\n[FEN \"4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 44\"]\n\n";

#[test]
fn forty_games_with_faults() {
    let table: &[(&str, &str, &str)] = &[
        // Moves that are not legal, or no moves.
        ("", "1. ^e5 e5 1-0", "illegal-move 1"),
        ("", "1. e4 e5 2. Nf3 ^Nf3 3. Bb5 a6 *", "illegal-move 2..."),
        ("", "1. d4 d5\n2. c4\ne6\n3. ^Nc4 Nf6 *", "illegal-move 3"),
        ("", "1. d4 {queen's pawn} d5 {sym-\nmetrical} 2. ^Bf8 *", "illegal-move 2"),
        ("", "1. e4 {één Ünïcöde-comment ♔} c5 {…} 2. ^Kd2 *", "illegal-move 2"),
        ("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. ^O-O-O *", "illegal-move 4"),
        ("", "1. Nf3 Nf6 2. Nc3 d6 3. ^N5d4 *", "illegal-move 3"),
        ("", "1. Nf3 Nf6 2. d3 Nc6 3. ^Nd2 *", "illegal-move 3"),
        ("", "1. e4 e5 2. Qh5 Nf6 3. Qxf7+ ^-- *", "illegal-move 3..."),
        ("", "1. e4 e5 (1... c5 2. Nf3 ^Qd4 3. d4) 2. Nf3 *", "illegal-move 2..."),
        ("", "1. e4 e5 2. Nf3 (2. Nc3 Nc6 (2... ^Ra6) 3. f4) 2... Nc6 *", "illegal-move 2..."),
        ("", "1. e4 e5 2. ^what Nf3 Nc6 *", "unreadable 2"),
        ("", "1. e4 e5 2. Nf3 ^Nc6# 3. d4 *", "format 2..."),
        ("", "1. e4 ^d5+ 2. exd5 *", "format 1..."),
        ("", "1. e4 d5 2. exd5 ^Nxf6 3. d4 *", "format 2..."),
        ("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. ^Kg1 *", "format 4"),
        ("", "1. f3 e5 2. g4 Qh4# 3. ^a3 0-1", "illegal-move 3"),
        ("", "1. e4 ^-- 2. d4 *", "passed 1..."),
        ("[FEN \"k7/8/8/8/8/8/8/K6R b - - 0 12\"]\n\n", "12... Kb8 13. ^Rh9 *", "unreadable 13"),
        // Comments, variations, signs.
        ("", "1. e4 $1 e5 ^$999 2. Nf3 *", "format 1..."),
        ("", "1. e4 ^} e5 *", "format 1"),
        ("", "1. e4 e5 ^) 2. Nf3 *", "format 1..."),
        ("", "1. e4 {a ^{b} c} e5 *", "format 1"),
        ("", "1. e4 e5 (1... c5 2. Nf3^^", "format 1..., result 1..."),
        // Tags.
        ("^[White De Vries]\n\n", "1. e4 e5 *", "format"),
        ("[Black \"J\"]\n^[Variant \"Atomic\"]\n[White \"V\"]\n\n", "1. e4 e5 *", "start"),
        ("[White \"V\"]\n^[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Black \"J\"]\n\n", "1. e4 *", "start"),
        ("^[SetUp \"1\"]\n[White \"V\"]\n\n", "1. e4 *", "start"),
        // Results.
        ("[Result \"0-1\"]\n\n", "1. e4 e5\n2. Nf3 ^1-0", "result 2"),
        ("[White \"V\"]\n^[Result \"won\"]\n[Black \"J\"]\n\n", "1. e4 e5 *", "result 1..."),
        ("", "1. e4 e5 2. Nf3^\n\n[Event \"B\"]\n\n1. d4 *", "result 2"),
        ("", "1. f3 e5 2. g4 Qh4# {mate}\n ^1-0", "result 2..."),
        ("", "1. e4 ^1/2-1/2", "too-soon 1"),
        ("", "^1/2-1/2", "too-soon"),
        (ROOK, "31. Kc4 ^1-0", "could-not-mate 31"),
        (STALE, "57. Qg6 ^1-0", "result 57"),
        // Play after the end, and draws that could have been claimed.
        (WALL, "44. ^g4 Kd7 45. Kd2 1/2-1/2", "played-on 44"),
        (ENDGAME, "90... ^^Kd6 91. Kd4 1/2-1/2", "claim, played-on 90..."),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 ^Ng8 Nf3 *", "claim 4..."),
        (
            "",
            "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 ^Ng8\nNf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 ^Ng8 e4 *",
            "claim 4..., played-on 8...",
        ),
    ];
    for (tags, moves, expected) in table {
        let file = format!("{tags}{moves}\n");
        check(&file, expected);
        // The same game after another one, and after one that fills the reader's buffer.
        for before in ["[Event \"A\"]\n\n1. e4 {x} *\n\n".to_owned(), long_game(1 << 16)] {
            check(
                &format!("{before}[Event \"B\"]\n{}{file}", if tags.is_empty() { "\n" } else { "" }),
                expected,
            );
        }
    }
}

/// A game without faults of about this many bytes.
fn long_game(bytes: usize) -> String {
    format!("[Event \"A\"]\n\n1. e4 {{{}}} *\n\n", "é ".repeat(bytes / 3))
}

/// Moves on both sides of where the reader's buffer ends, with letters of two bytes between them.
#[test]
fn places_beyond_the_buffer() {
    for fill in [65_400, 65_500, 65_510, 65_520, 65_530, 65_540, 131_000] {
        let comment = "é ".repeat(fill / 3);
        check(&format!("1. f3 {{{comment}}} e5 2. g4 Qh4# ^1-0\n"), "result 2...");
        let early = format!("{ENDGAME}90... ^^Kd6 {{{comment}}} 91. Kd4\r\nKd7 1/2-1/2\n");
        check(&early, "claim, played-on 90...");
    }
}
