//! A saved game continues where it was; games that were played and files that were opened are found again.

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
    window.play("e2e4 9s e7e5 4s +g1");
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.expect("Saved as kept.jadoube.");
    (folder, file)
}

#[test]
fn a_game_goes_on_with_its_clocks_and_touches() {
    let (_folder, file) = keep("keeping");
    let text = read(&file);
    assert!(text.starts_with("{\"version\":1,\"began\":"), "{text}");
    for (language, said) in [
        (EN, "The game continues from where it was saved."),
        (NL, "De partij gaat verder waar je was gebleven."),
    ] {
        let mut window = Window::speaking(language);
        window.drop_file(&file);
        window.expect(said);
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
    let lines = text.lines().count();
    let check = |changed: String, moves: &str, english: &str, dutch: &str| {
        fs::write(&file, &changed).expect("the file");
        let languages = [(EN, english, "Open readable part"), (NL, dutch, "Leesbaar deel openen")];
        for (language, said, open) in languages {
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
    let newer = text.replacen("\"version\":1", "\"version\":2", 1);
    check(newer, "", "it was written by a later version of Jadoube.", "gemaakt met een latere versie");
    let changed = text.replacen("De Vries", "De Vriez", 1);
    check(changed, "e4 e5", "the names, the clock, the rules", "De namen, de klok, de regels");
    let end = text.trim_end().rfind('\n').expect("lines");
    let [missing, ontbreekt] = ["The end of the file is missing.", "Het einde van het bestand ontbreekt."];
    check(text[..=end].to_owned(), "e4 e5", missing, ontbreekt);
    let torn = text.trim_end().strip_suffix('}').expect("a brace").to_owned();
    check(
        torn,
        "e4 e5",
        "The last line of the file was incomplete and has been left out. The last move restored is 1… e5.",
        "De laatste regel van het bestand was onvolledig en is weggelaten. De laatste herstelde zet is 1… e5.",
    );
    assert_eq!(lines, 8);
    let wrong = text.replacen("\"square\":\"e7\"", "\"square\":\"d7\"", 1);
    check(
        wrong,
        "e4",
        "The file is damaged from line 5 on; its last 4 lines",
        "Het bestand is vanaf regel 5 beschadigd; de laatste 4 regels",
    );
    // A header without a checksum is accepted, and its unknown fields are reported.
    let (_, rest) = text.split_once('\n').expect("lines");
    let strange = format!("{{\"version\":1,\"began\":1,\"room\":\"blue\"}}\n{rest}");
    check(strange, "e4 e5", "that this version doesn’t recognise: room.", "wat deze versie niet kent: room.");
}

#[test]
fn opening_a_saved_game_asks_before_replacing_the_current_one() {
    let (_folder, file) = keep("keeping-asks");
    let mut window = Window::new();
    window.drag("d2", "d4");
    window.drop_file(&file);
    window.expect("You can continue it later from Recent games.");
    window.choose("Keep playing");
    assert_eq!(window.moves(), "d4");
    window.drop_file(&file);
    window.choose("Open another game");
    assert_eq!(window.moves(), "e4 e5");
}

/// Chooses a game or a file in the dialog for recent games, once it is listed.
fn choose_recent(window: &mut Window, begins: &str) {
    window.ctrl(Key::R);
    window.until(begins);
    let at = window.rect(begins).center();
    window.click_at(at);
}

#[test]
fn games_of_before_are_found_again() {
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
    window.choose("Open another game");
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
    let open = || folder.begin().open();
    let mut window = open();
    window.play("f2f3 e7e5 g2g4 d8h4");
    window.expect("Black wins.");
    drop(window);
    let mut window = open();
    window.drag("d2", "d4");
    choose_recent(&mut window, "White – Black");
    // The window shows the review of that game, at its end, and not that of the game on the board.
    window.expect("0–1 White – Black. Checkmate.");
    window.expect("2… Qh4#");
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
    let open = || folder.with_settings();
    let mut window = open();
    window.drop_file(&file);
    drop(window);
    let mut window = open();
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
    for (language, said) in [
        (EN, "Only the first file was opened: kings.fen."),
        (NL, "Alleen het eerste bestand is geopend: kings.fen."),
    ] {
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
    for (language, texts) in [
        (EN, ["You haven’t played a game here yet.", "You haven’t opened a file yet."]),
        (NL, ["Je hebt hier nog geen partij gespeeld.", "Je hebt nog geen bestand geopend."]),
    ] {
        let mut window = Window::speaking(language);
        window.ctrl(Key::R);
        window.expect_all(&texts);
    }
}

/// The game that continues is announced.
#[test]
fn a_game_that_goes_on_is_told() {
    let (_folder, file) = keep("keeping-told");
    for (language, said) in [
        (EN, "De Vries – Jansen, move 2. White to move. Last move: e5."),
        (NL, "De Vries – Jansen, zet 2. Wit is aan zet. Laatste zet: e5."),
    ] {
        let mut window = Window::speaking(language);
        window.drop_file(&file);
        assert!(window.announced().contains(&said.to_owned()), "{:?}", window.announced());
    }
}
