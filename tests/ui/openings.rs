//! The opening table next to a game from a file: it lists the moves of the file's games, is accessible to screen
//! readers, and its moves can be played.

use crate::prelude::*;

const FILE: &str = "[White \"One\"]\n[Date \"2001.01.01\"]\n\n1. e4 c5 2. Nf3 1-0\n\n\
    [White \"Two\"]\n[Date \"2003.??.??\"]\n\n1. e4 e5 1/2-1/2\n\n\
    [White \"Three\"]\n\n1. d4 d5 *\n\n\
    [White \"Four\"]\n\n1. e4 e5 0-1\n";

/// A window with a game from a file and the opening table.
pub fn with_table(begin: Begin, folder: &Folder) -> Window {
    let file = folder.write("club.pgn", FILE);
    let [list, table] = match begin.language == NL {
        true => ["4 partijen", "Zetten in dit bestand"],
        false => ["4 games", "Moves in this file"],
    };
    let mut window = begin.open().with_list(&file, list);
    window.key(Key::Enter);
    window.until(table);
    window
}

#[test]
fn moves_of_the_file_are_told_and_played() {
    let folder = Folder::new("openings-table");
    let mut window = with_table(Begin::default(), &folder);
    window.expect("1. e4, 3 games, White scores 50 per cent, last played in 2003");
    window.expect("1. d4, one game");
    window.tab_to("1. d4, one game");
    window.key(Key::Enter);
    assert!(window.study().pgn().contains("(1. d4)"), "{}", window.study().pgn());
    window.expect("1… d5, one game");
    window.command(Command::Back);
    window.click_on("1. e4, 3 games");
    window.expect("1… e5, 2 games, White scores 25 per cent, last played in 2003");
    window.key(Key::End);
    window.expect("No game continues from here in its first 20 moves.");
    window.command(Command::Switch(Setting::OpeningTable));
    assert!(!window.shows("No game continues"));
}
