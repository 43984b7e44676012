//! The list of games while its file is checked or read again.

use crate::games::{games, long_line, rows};
use crate::prelude::*;

/// A game in which errors are found during a search for an opening is not added to the games that were found.
#[test]
fn faulty_games_are_not_among_those_found() {
    let folder = Folder::new("games-faults-found");
    // A file of over 4 MiB is checked only if the user asks for that.
    let padding = "x".repeat(4 << 20);
    let broken = "[White \"Graf\"]\n[Result \"1-0\"]\n\n1. d4 d5 2. Ke4 1-0\n\n";
    let text = format!("{}[White \"Long\"]\n\n{{{padding}}} 1. c4 *\n\n{broken}", games(3));
    let mut window = Window::new().with_list(&folder.write("club.pgn", text), "5 games");
    window.text("1. e4 e5");
    window.until("3 of 5 games");
    window.choose("Check the moves");
    window.until("Only the game with errors");
    window.expect("3 of 5 games");
    assert!(!rows(&window).iter().any(|row| row.contains("Graf")));
}

#[test]
fn the_preview_returns_after_the_list_is_read_again() {
    let folder = Folder::new("games-preview-again");
    let text = |count| games(count).replace("1. e4 e5 2. Nf3", &long_line(40));
    let file = folder.write("club.pgn", text(300));
    let size = vec2(1600.0, 900.0);
    let mut window = Begin { size, ..Begin::default() }.open().with_list(&file, "300 games");
    window.click_on("3. De Vries");
    window.expect("40.\u{a0}Ng1 Ng8");
    fs::write(&file, text(200)).expect("another file");
    window.key(Key::Enter);
    window.until("200 games");
    window.until("40.\u{a0}Ng1 Ng8");
}
