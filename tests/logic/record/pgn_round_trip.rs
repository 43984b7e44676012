//! Reading, writing and reading again gives the same record, for every file in `pgn` of the test data.

use jadoube::record::pgn::{Games, ReadGame, Scan, write};

use crate::house::data;

/// The names of all files of games.
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

/// Checks that a game, when written, is read back as the same record, and written in the same way again.
#[track_caller]
pub fn check(game: &ReadGame) {
    let text = write(&game.record);
    let mut again = Games::new(text.as_bytes());
    let read = again.next().unwrap_or_else(|| panic!("no game in {text}"));
    assert!(read.record == game.record, "{}\n--- read again and written:\n{}", text, write(&read.record));
    assert!(again.next().is_none(), "two games: {text}");
    assert_eq!(write(&read.record), text);
}

#[test]
fn every_file_reads_back_as_it_was_written() {
    for name in files() {
        let bytes = bytes(&name);
        let games: Vec<ReadGame> = Games::new(&bytes[..]).collect();
        games.iter().for_each(check);
        let heads: Vec<_> = Scan::new(&bytes[..]).collect();
        assert_eq!(heads.len(), games.len(), "{name}");
        for (head, game) in heads.iter().zip(&games) {
            assert_eq!((&head.bytes, head.line), (&game.bytes, game.line), "{name}");
            assert_eq!(head.result, game.record.result, "{name}");
            let part = &bytes[game.bytes.start as usize..game.bytes.end as usize];
            let mut alone = Games::new(part);
            assert!(alone.next().expect("the game alone").record == game.record, "{name} line {}", game.line);
            assert!(alone.next().is_none(), "{name} line {}", game.line);
        }
        println!(
            "{name}: {} games, {} faults",
            games.len(),
            games.iter().map(|game| game.faults.len()).sum::<usize>()
        );
        for fault in games.iter().flat_map(|game| &game.faults).take(12) {
            println!("    {fault}");
        }
    }
}
