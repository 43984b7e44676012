//! A saved game continues where it was; games that were played and files that were opened can be reopened.

use std::path::PathBuf;

use crate::prelude::*;
use jadoube::record::GameResult;

fn five_minutes() -> GameSetup {
    GameSetup { clock: fischer(300_000, 0), ..people() }
}

/// A folder with a game of a few moves, saved in a file.
fn keep(name: &str) -> (Folder, PathBuf) {
    let folder = Folder::new(name);
    let file = folder.join("kept.jadoube");
    let mut window = Begin { setup: five_minutes(), files: chooses(&file), ..Begin::default() }.open();
    window.play("e2e4 9s e7e5 4s +g1 Ctrl+Shift+S");
    window.expect("Saved as kept.jadoube.");
    (folder, file)
}

#[test]
fn a_game_goes_on_with_its_clocks_and_touches() {
    let (_folder, file) = keep("keeping");
    let text = read(&file);
    assert!(text.starts_with("{\"version\":1,\"began\":"), "{text}");
    for (language, [shown, said]) in both("a game is kept") {
        let mut window = Window::speaking(language);
        window.drop_file(&file);
        window.expect(shown);
        assert!(window.announced().contains(&said.to_owned()), "{:?}", window.announced());
        assert_eq!(window.moves(), "e4 e5");
        let table = window.table();
        assert!(table.is_paused() && table.setup().touch == TouchMove::Enforced);
        assert_eq!(table.touched().len(), 1, "the knight must still move");
        assert_eq!(window.times(), [Some(296_000), Some(291_000)]);
        window.wait(60_000);
        assert_eq!(window.times(), [Some(296_000), Some(291_000)], "it stands still");
        assert_eq!(read(&file), text, "what was kept stays");
    }
}

#[test]
fn unreadable_parts_of_a_saved_game_are_reported() {
    let (_folder, file) = keep("keeping-faults");
    let text = read(&file);
    assert_eq!(text.lines().count(), 8);
    let check = |changed: String, moves: &str, what: &str| {
        fs::write(&file, &changed).expect("the file");
        for (language, [said, open]) in both(what) {
            let mut window = Window::speaking(language);
            window.drop_file(&file);
            window.expect(said);
            if window.shows(open) {
                assert_eq!(window.moves(), "", "asked first");
                window.choose(open);
                window.expect(said);
            }
            assert_eq!(window.moves(), moves);
            assert_eq!(read(&file), changed, "what was kept stays");
        }
    };
    check(text.replacen("\"version\":1", "\"version\":2", 1), "", "a kept game is newer");
    check(text.replacen("De Vries", "De Vriez", 1), "e4 e5", "a kept game has other names");
    let end = text.trim_end().rfind('\n').expect("lines");
    check(text[..=end].to_owned(), "e4 e5", "a kept game has no end");
    let torn = text.trim_end().strip_suffix('}').expect("a brace").to_owned();
    check(torn, "e4 e5", "a kept game is incomplete");
    check(text.replacen("\"square\":\"e7\"", "\"square\":\"d7\"", 1), "e4", "a kept game is damaged");
    // A header without a checksum is accepted, and its unknown fields are reported.
    let (_, rest) = text.split_once('\n').expect("lines");
    let strange = format!("{{\"version\":1,\"began\":1,\"room\":\"blue\"}}\n{rest}");
    check(strange, "e4 e5", "a kept game has unknown fields");
}

#[test]
fn opening_a_saved_game_asks_before_replacing_the_current_one() {
    let (folder, file) = keep("keeping-asks");
    let mut window = folder.begin().open();
    window.drag("d2", "d4");
    window.drop_file(&file);
    window.expect("You can continue it later from Recent games.");
    window.choose("Keep playing");
    assert_eq!(window.moves(), "d4");
    window.drop_file(&file);
    window.choose("Open anyway");
    assert_eq!(window.moves(), "e4 e5");
}

/// Chooses a game or a file in the dialog for recent games, once it is listed.
fn choose_recent(window: &mut Window, begins: &str) {
    window.ctrl(Key::R);
    window.until(begins);
    window.click_on(begins);
}

#[test]
fn earlier_games_can_be_reopened() {
    let folder = Folder::new("keeping-recent");
    let open = |setup: GameSetup, begins: bool| {
        let (store, journals) = (folder.store(), folder.journals());
        Begin { store, setup, begins, journals, ..Begin::default() }.open()
    };
    let mut window = open(five_minutes(), true);
    window.play("e2e4 5s e7e5");
    // The game is abandoned for another.
    window.choose_all(["File", "New game…", "Play"]);
    window.drag("d2", "d4");
    drop(window);
    let mut window = open(GameSetup::default(), false);
    assert_eq!(window.moves(), "d4");
    choose_recent(&mut window, "De Vries – Jansen");
    window.choose("Open anyway");
    assert_eq!(window.moves(), "e4 e5");
    assert!(window.table().is_paused());
    drop(window);
    // The game that was replaced is listed.
    let mut window = open(GameSetup::default(), false);
    assert_eq!(window.moves(), "e4 e5");
    window.choose_all(["File", "Recent games…"]);
    window.until("one move · unfinished");
}

#[test]
fn a_game_that_is_over_is_looked_at() {
    let folder = Folder::new("keeping-over");
    let mut window = folder.begin().open();
    window.play("f2f3 e7e5 g2g4 d8h4");
    window.expect("Black wins.");
    drop(window);
    let mut window = folder.begin().open();
    window.drag("d2", "d4");
    choose_recent(&mut window, "White – Black");
    // The window shows the review of the chosen game, at its end, and not of the game on the board.
    window.expect_all(&["0–1 White – Black. Checkmate.", "2… Qh4#"]);
    assert_eq!(window.moves(), "d4", "the game on the board goes on");
    window.choose("Study this game");
    let study = window.study();
    assert_eq!(study.record().result, GameResult::Won(Color::Black));
    assert!(study.record().tags.known("Date").is_some(), "it is the day of that game");
    assert_eq!(window.moves(), "d4", "the game on the board goes on");
}

#[test]
fn files_that_were_opened_are_remembered() {
    let folder = Folder::new("keeping-files");
    let file = folder.write("two kings.fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n");
    folder.with_settings().drop_file(&file);
    let mut window = folder.with_settings();
    choose_recent(&mut window, "two kings.fen");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
    fs::remove_file(&file).expect("the file");
    choose_recent(&mut window, "two kings.fen");
    window.expect("two kings.fen can’t be opened: the file or its folder doesn’t exist");
}

#[test]
fn of_several_files_the_first_is_opened() {
    let folder = Folder::new("keeping-several");
    let file = folder.write("kings.fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n");
    let missing = folder.join("missing.fen");
    for (language, [said]) in both("one of several files") {
        let mut window = Window::speaking(language);
        window.drop_files(&[&file, &missing]);
        assert_eq!(window.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
        window.expect(said);
        window.drop_files(&[&missing, &file]);
        assert!(!window.shows(said));
    }
}

#[test]
fn nothing_was_played_before() {
    for (language, texts) in both::<2>("nothing before") {
        let mut window = Window::speaking(language);
        window.ctrl(Key::R);
        window.expect_all(&texts);
    }
}
