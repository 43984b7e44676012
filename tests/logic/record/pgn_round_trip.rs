//! For every file in the test data's `pgn` folder, reading, writing and reading again gives the same record.

use jadoube::record::pgn::{Games, ReadGame, Scan, write};

use crate::house::data;

/// The sorted paths of all PGN files in the test data's `pgn` folder, relative to that folder. Without test data, there
/// are none.
pub fn files() -> Vec<String> {
    let Some(root) = data::folder("pgn") else { return Vec::new() };
    let mut files = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|name| name == "pgn") {
                let name = path.strip_prefix(&root).expect("inside").to_string_lossy().into_owned();
                files.push(name);
            }
        }
    }
    files.sort();
    files
}

/// The bytes of one of these files.
pub fn bytes(name: &str) -> Vec<u8> {
    let root = data::folder("pgn").expect("it was there");
    std::fs::read(root.join(name)).expect("a file that was listed")
}

/// Checks that a game that we write is read back as the same record, and is then written in the same way again.
#[track_caller]
pub fn check(game: &ReadGame) {
    let text = write(&game.record);
    let mut again = Games::new(text.as_bytes());
    let read = again.next().unwrap_or_else(|| panic!("no game in {text}"));
    assert!(read.record == game.record, "{}\n--- read again and written:\n{}", text, write(&read.record));
    assert!(again.next().is_none(), "two games: {text}");
    assert_eq!(write(&read.record), text);
}

/// Checks that the games of a file are found at the same places whether their moves are read or skipped; returns the
/// games.
pub fn check_headings(file: &[u8]) -> Vec<ReadGame> {
    let games: Vec<ReadGame> = Games::new(file).collect();
    let read: Vec<_> = games.iter().map(|game| (game.bytes.clone(), game.line, game.record.result)).collect();
    let skipped: Vec<_> = Scan::new(file).map(|head| (head.bytes, head.line, head.result)).collect();
    assert_eq!(read, skipped, "{}", file[..file.len().min(1000)].escape_ascii());
    games
}

#[test]
fn every_file_reads_back_as_it_was_written() {
    for name in files() {
        let bytes = bytes(&name);
        let games = check_headings(&bytes);
        games.iter().for_each(check);
        for game in &games {
            let part = &bytes[game.bytes.start as usize..game.bytes.end as usize];
            let mut alone = Games::new(part);
            assert!(alone.next().expect("the game alone").record == game.record, "{name} line {}", game.line);
            assert!(alone.next().is_none(), "{name} line {}", game.line);
        }
        let faults: Vec<_> = games.iter().flat_map(|game| &game.faults).collect();
        println!("{name}: {} games, {} faults", games.len(), faults.len());
        faults.iter().take(12).for_each(|fault| println!("    {fault}"));
    }
}
