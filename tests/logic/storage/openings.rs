//! The opening table of a file: the moves played in a position of the opening, each with its number of games, its
//! score, and the year in which it was last played.

use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use jadoube::record::Record;
use jadoube::record::pgn::Games;
use jadoube::rules::Position;
use jadoube::storage::games::OpeningIndex;

use crate::folder::Folder;

const FILE: &str = "[Date \"1999.01.01\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {best} Nc6 1-0\n\n\
    [Date \"2004.??.??\"]\n\n1. Nf3 e5 2. e4 Nc6 0-1\n\n\
    [Date \"????.??.??\"]\n\n1. e4 e5 2. Nf3 Nf6 1/2-1/2\n\n\
    1. e4 c5 *\n\n\
    1. e4 e5 2. Ke3 Nc6 1-0\n\n\
    1. e4 -- 2. d4 *\n\n\
    [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O 1-0\n";

/// The index of a file with this text, after the whole file has been read.
fn index(folder: &Folder, text: &str) -> OpeningIndex {
    let file = folder.write("openings.pgn", text);
    let index = OpeningIndex::begin(Arc::new(|| {}), &file).expect("the file");
    while !index.worker.is_done() {
        sleep(Duration::from_millis(1));
    }
    index
}

/// The position at the end of the main line of these moves.
fn after(moves: &str) -> Position {
    let record = Games::new(moves.as_bytes()).next().map(|game| game.record).unwrap_or_default();
    record.position(record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT))
}

#[test]
fn table_counts_the_games_of_the_main_lines() {
    let folder = Folder::new();
    let index = index(&folder, FILE);
    let openings = index.openings();
    assert_eq!(openings.count(), 7);
    let rook = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n*";
    for (line, expected) in [
        ("*", "e4 5 83% 1999, Nf3 1 0% 2004"),
        ("1. e4 *", "e5 3 83% 1999, c5 1 - -"),
        // Transpositions count; variations and moves after an illegal move do not.
        ("1. e4 e5 2. Nf3 *", "Nc6 2 50% 2004, Nf6 1 50% -"),
        ("1. e4 c5 *", ""),
        ("1. e4 e5 2. Nf3 Nc6 *", ""),
        ("1. e4 e5 2. Nc3 *", ""),
        (rook, "O-O 1 100% -"),
    ] {
        let position = after(line);
        let rows = openings.moves_at(&position).into_iter().map(|entry| {
            let score = entry.score().map_or_else(|| "-".to_owned(), |percent| format!("{percent}%"));
            let year = entry.last_year.map_or_else(|| "-".to_owned(), |year| year.to_string());
            format!("{} {} {score} {year}", position.san(entry.mv), entry.games)
        });
        assert_eq!(rows.collect::<Vec<_>>().join(", "), expected, "{line}");
    }
}

/// A game that reaches a position twice counts once, and only the first moves of each game are read.
#[test]
fn each_game_counts_once() {
    let folder = Folder::new();
    let knights = |times: usize| "Nf3 Nf6 Ng1 Ng8 ".repeat(times);
    let index = index(&folder, &format!("{} e4 e5 *\n\n{} d4 *\n", knights(10), knights(9)));
    let openings = index.openings();
    for (line, expected, games) in [("*", &[2][..], 2), ("1. Nf3 *", &[2], 2), ("1. e4 *", &[], 0)] {
        let position = after(line);
        let counts: Vec<_> = openings.moves_at(&position).iter().map(|entry| entry.games).collect();
        assert_eq!((&counts[..], openings.games_with(&position).len()), (expected, games), "{line}");
    }
}
