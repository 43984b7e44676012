//! The file to which the game on the board is written as it is played, a file that the window follows, and odds.

use std::path::Path;

use eframe::App as _;
use jadoube::record::Record;

use crate::prelude::*;

/// A window that writes the game of De Vries and Jansen to this file.
fn writing(file: &Path) -> Window {
    let mut window = Begin { files: chooses(file), setup: people(), ..Begin::default() }.open();
    window.command(Command::LiveFile);
    window
}

/// The number of plies after the position that is shown, and the number of plies in the whole game.
fn plies(window: &Window) -> [usize; 2] {
    let study = window.study();
    [study.at(), Record::ROOT].map(|node| study.record().line_from(node).count())
}

/// Waits until a file contains this text.
fn until_written(window: &mut Window, file: &Path, text: &str) {
    let has = |_: &Window| fs::read_to_string(file).is_ok_and(|found| found.contains(text));
    window.wait_until(&format!("{text:?} is in the file"), has);
}

#[test]
fn the_file_keeps_up_with_the_game() {
    let folder = Folder::new("the-file-keeps-up-with-the-game");
    let file = folder.join("hall.pgn");
    let setup = GameSetup { clock: fischer(300_000, 3_000), ..people() };
    let mut window = Begin { files: chooses(&file), setup, ..Begin::default() }.open();
    window.command(Command::LiveFile);
    window.until("The game on the board is now being written to hall.pgn.");
    until_written(&mut window, &file, "[White \"De Vries\"]");
    window.drag("e2", "e4");
    until_written(&mut window, &file, "1. e4 {[%clk 0:05:0");
    window.drag("e7", "e5");
    until_written(&mut window, &file, "e5 {[%clk 0:05:0");
    assert!(read(&file).trim_end().ends_with('*'));
    window.command(Command::LiveFile);
    window.expect("The game on the board is no longer being written to hall.pgn.");
    window.drag("d2", "d4");
    window.wait(50);
    assert!(!read(&file).contains("d4"));
}

#[test]
fn a_file_with_games_is_kept_before_it_follows() {
    let folder = Folder::new("a-file-with-games-is-kept-before-it-follows");
    let games = "[White \"Ada\"]\n\n1. e4 1-0\n\n[White \"Bob\"]\n\n1. d4 0-1\n";
    let file = folder.write("club.pgn", games);
    let mut window = writing(&file);
    until_written(&mut window, &file, "[White \"De Vries\"]");
    window.drag("e2", "e4");
    until_written(&mut window, &file, "1. e4");
    assert_eq!(read(&folder.join("club.pgn.bak")), games);
}

/// What could not be written is written later without another move, but not before the earlier content is in a backup.
#[test]
fn a_file_that_can_not_be_written_is_tried_again() {
    let folder = Folder::new("a-file-that-can-not-be-written-is-tried-again");
    let file = folder.join("club.pgn");
    fs::create_dir(&file).expect("in the way");
    let mut window = writing(&file);
    window.until("club.pgn can’t be saved");
    fs::remove_dir(&file).expect("out of the way");
    let games = "[White \"Ada\"]\n\n1. e4 1-0\n";
    folder.write("club.pgn", games);
    window.wait(2_500);
    until_written(&mut window, &file, "[White \"De Vries\"]");
    assert_eq!(read(&folder.join("club.pgn.bak")), games);
}

/// A failure to write is no longer reported once the live file has been switched off.
#[test]
fn a_file_that_was_switched_off_is_not_reported() {
    let folder = Folder::new("a-file-that-was-switched-off-is-not-reported");
    let file = folder.join("club.pgn");
    fs::create_dir(&file).expect("in the way");
    let mut window = Begin { files: chooses(&file), setup: people(), ..Begin::default() }.open();
    window.request_without_frame(Request::Command(Command::LiveFile));
    window.harness.step();
    window.request_without_frame(Request::Command(Command::LiveFile));
    std::thread::sleep(Duration::from_millis(100));
    window.wait(50);
    window.expect("The game on the board is no longer being written to club.pgn.");
}

/// The window closes only after the last move has been written.
#[test]
fn the_last_move_reaches_the_file() {
    let folder = Folder::new("the-last-move-reaches-the-file");
    let file = folder.join("hall.pgn");
    let mut window = writing(&file);
    until_written(&mut window, &file, "[White \"De Vries\"]");
    window.request_without_frame(Request::Do(Deed::Move { text: "e2e4".to_owned() }));
    window.harness.state_mut().on_exit(None);
    assert!(read(&file).contains("1. e4"), "{}", read(&file));
}

#[test]
fn a_followed_game_that_was_closed_stays_away() {
    let folder = Folder::new("a-followed-game-that-was-closed-stays-away");
    let file = folder.write("board.pgn", "[White \"Ada\"]\n\n1. e4 *\n");
    let mut window = Begin { files: chooses(&file), ..Begin::default() }.open();
    window.command(Command::Follow);
    window.until("Ada");
    window.choose("Close");
    window.expect("White to move.");
    jadoube::storage::write(&file, "[White \"Ada\"]\n\n1. e4 e5 *\n").expect("written");
    // The window checks the file once a second.
    std::thread::sleep(Duration::from_millis(1_500));
    window.wait(50);
    assert!(!window.shows("Ada"));
}

#[test]
fn a_followed_game_gets_no_engine_until_it_is_over() {
    let folder = Folder::new("a-followed-game-gets-no-engine-until-it-is-over");
    let head = "[White \"Ada\"]\n[Black \"Bob\"]\n\n";
    let file = folder.write("board.pgn", format!("{head}1. e4 *\n"));
    let (mut window, fake) = Begin { files: chooses(&file), ..Begin::default() }.analysed();
    window.command(Command::Follow);
    window.until("Ada");
    assert_eq!(plies(&window), [0, 1], "its end is shown");
    window.command(Command::Analysis);
    window.expect_all(&["This game has no result yet, so no engine may analyse it.", "art. 11.3.1"]);
    assert!(fake.asked().is_empty());
    // F12 explains why.
    window.key(Key::F12);
    assert_eq!(crate::book::title(&window), "No outside help");
    window.request(Request::Return);
    // The file is first written in place, and incompletely.
    fs::write(&file, format!("{head}1. e4 e5 2. N")).expect("written");
    jadoube::storage::write(&file, format!("{head}1. e4 e5 2. Nf3 *\n")).expect("written");
    window.wait_until("the moves have arrived, and the new end is shown", |window| plies(window) == [0, 3]);
    window.expect("2. knight f3");
    assert!(window.rests(), "nothing is painted while nothing changes");
    window.key(Key::ArrowLeft);
    jadoube::storage::write(&file, format!("{head}1. e4 e5 2. Nf3 Nc6 1-0\n")).expect("written");
    window.wait_until("the end has arrived, and the same move is shown", |window| plies(window) == [2, 4]);
    window.command(Command::Analysis);
    assert!(!fake.asked().is_empty());
}

/// White starts a piece or a pawn down. The odds are remembered, and so is a Chess960 start.
#[test]
fn white_gives_odds() {
    for (odds, fen) in [
        ("Pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 1"),
        ("Knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
        ("Rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"),
        ("Queen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"),
    ] {
        let mut window = Window::new();
        let mut begin = |choice: Option<&str>| {
            window.command(Command::NewGame);
            choice.inspect(|choice| window.activate(choice));
            window.expect("White gives odds: the");
            window.activate("Play");
            window.fen()
        };
        assert_eq!(begin(Some(odds)), fen);
        let in_chess960 = begin(Some("Chess960"));
        assert_eq!(begin(None), in_chess960, "{odds} and the number are remembered");
    }
}
