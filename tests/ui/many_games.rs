//! Files of several games: how a game is saved in one, and how its games are listed, edited, reviewed, moved and
//! deleted.

use std::path::{Path, PathBuf};

use jadoube::record::pgn::Scan;

use crate::games::rows;
use crate::prelude::*;
use crate::study::{moves, open as open_study};

/// The first game in [`THREE`]. Its tags and spaces are not as the program writes them.
const A: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. e4   e5 *\n";
const THREE: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. e4   e5 *\n\n\
    [Event \"?\"]\n[Site \"?\"]\n[Date \"1999.05.01\"]\n[Round \"?\"]\n[White \"C\"]\n[Black \"D\"]\n\
    [Result \"*\"]\n\n1. d4 d5 *\n\n\
    [Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"E\"]\n[Black \"F\"]\n\
    [Result \"1-0\"]\n\n1. c4 1-0\n";
pub const MINE: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Me\"]\n\
    [Black \"You\"]\n[Result \"*\"]\n\n1. Nf3 *\n";

/// A folder with a file of three games.
fn three(name: &str) -> (Folder, PathBuf) {
    let folder = Folder::new(name);
    let file = folder.write("three.pgn", THREE);
    (folder, file)
}

fn whites(file: &Path) -> String {
    let text = read(file);
    Scan::new(text.as_bytes()).map(|game| game.tags.known("White").unwrap_or("?").to_owned()).collect()
}

fn backup(file: &Path) -> Option<String> {
    fs::read_to_string(file.with_file_name("three.pgn.bak")).ok()
}

/// A window that asks where the study of this game goes in a file of three games.
pub fn asked_where(begin: Begin, game: &str, name: &str) -> (Folder, Window) {
    let (folder, file) = three(name);
    let begin = Begin { journals: folder.journals(), files: chooses(&file), ..begin };
    let mut window = open_study(begin, game);
    window.ctrl(Key::S);
    let questions = ["three.pgn already has 3 games", "In three.pgn staan al 3 partijen"];
    window.wait_until("it asks", |window| questions.iter().any(|question| window.shows(question)));
    (folder, window)
}

fn edit_second(window: &mut Window) {
    open_row(window, "2. C – D");
    window.play("End 'c4 Enter 1500ms");
}

/// A window with a file of three games, in which one game was edited and is now being opened again from the list.
pub fn edited_in_list(begin: Begin, name: &str) -> (Folder, Window) {
    let (folder, file) = three(name);
    let mut window = Begin { journals: folder.journals(), ..begin }.open().with_list(&file, "2. C – D");
    window.rest();
    edit_second(&mut window);
    window.drop_file(&file);
    window.until("2. C – D");
    window.rest();
    open_row(&mut window, "2. C – D");
    window.leave();
    (folder, window)
}

/// Only the games that the answer names are replaced, and there is a backup of a file that was changed.
#[test]
fn saving_onto_games_asks_what_becomes_of_them() {
    let mine = MINE.trim_end().to_owned() + "\n\n";
    for (answer, language, told, expected) in [
        ("Save", EN, "Added to three.pgn as game 4.", format!("{THREE}\n{mine}")),
        ("Bewaren", NL, "Toegevoegd aan three.pgn als partij 4.", format!("{THREE}\n{mine}")),
        ("Replace game 1", EN, "Saved as three.pgn.", THREE.replacen(A, MINE, 1)),
        ("Partij 1 vervangen", NL, "Bewaard als three.pgn.", THREE.replacen(A, MINE, 1)),
        ("Replace the whole file", EN, "Saved as three.pgn.", mine.clone()),
        ("Het hele bestand vervangen", NL, "Bewaard als three.pgn.", mine.clone()),
        ("Cancel", EN, "", THREE.to_owned()),
        ("Annuleren", NL, "", THREE.to_owned()),
    ] {
        let (folder, mut window) = asked_where(Begin { language, ..Begin::default() }, MINE, "many-asks");
        let file = folder.join("three.pgn");
        let [title, main] = match language == NL {
            true => ["In three.pgn staan al 3 partijen", "Bewaren"],
            false => ["three.pgn already has 3 games", "Save"],
        };
        window.expect(title);
        assert_eq!(read(&file), THREE, "nothing is written before the answer");
        window.choose(answer);
        if !told.is_empty() && answer != main {
            window.choose(main);
        }
        window.until(told);
        assert!(!window.shows(title), "{answer}");
        assert_eq!(read(&file), expected, "{answer}");
        assert_eq!(backup(&file), Some(THREE.to_owned()).filter(|_| !told.is_empty()), "{answer}");
        if told.is_empty() {
            continue;
        }
        // From now on, the study belongs to that game.
        window.play("End 'd5 Enter Ctrl+S");
        assert!(!window.study().is_changed());
        assert_eq!(read(&file), expected.replace("1. Nf3 *", "1. Nf3 d5 *"), "{answer}");
    }
}

/// The game that would be replaced is the study's own game, or the last one with the same players, date and event, or
/// else the first.
#[test]
fn the_game_to_replace_is_known_or_chosen() {
    let same = "[White \"C\"]\n[Black \"D\"]\n[Date \"1999.05.01\"]\n\n1. a4 *\n";
    for (text, number, players) in [(same, 2, "C – D · 1 May 1999"), (MINE, 1, "A – B")] {
        let (_folder, mut window) = asked_where(Begin::default(), text, "many-known");
        window.choose(&format!("Replace game {number}"));
        window.expect(players);
    }
    // The study's own game, saved to the same file.
    let (_folder, file) = three("many-own");
    let mut window = listed(Begin { files: chooses(&file), ..Begin::default() }, &file);
    open_row(&mut window, "3. E – F");
    window.play("End 'c5 Enter Ctrl+Shift+S");
    window.until("three.pgn already has 3 games");
    window.choose_all(["Replace game 3", "Save"]);
    window.until("Saved as three.pgn.");
    assert_eq!(read(&file), THREE.replace("1. c4 1-0", "1. c4 c5 1-0"));
}

/// By the time the user answers, the file may have more games.
#[test]
fn another_window_adds_a_game_meanwhile() {
    let (folder, mut window) = asked_where(Begin::default(), MINE, "many-meanwhile");
    let file = folder.join("three.pgn");
    window.choose("Replace the whole file");
    fs::write(&file, format!("{THREE}\n{THREE}")).expect("another window");
    window.choose("Save");
    window.until("three.pgn already has 6 games");
    assert_eq!(whites(&file), "ACEACE");
    window.choose("Save");
    window.until("Added to three.pgn as game 7.");
    assert_eq!(whites(&file), "ACEACEMe");
}

#[test]
fn the_game_on_the_board_is_added_too() {
    let (folder, file) = three("many-game");
    let journals = folder.journals();
    let mut window = Begin { journals, files: chooses(&file), ..Begin::default() }.open();
    window.play("e2e4 Ctrl+S");
    window.until("three.pgn already has 3 games");
    window.choose("Save");
    window.until("Added to three.pgn as game 4.");
    assert!(read(&file).starts_with(THREE) && read(&file).ends_with("\n\n1. e4 *\n\n"), "{}", read(&file));
    assert_eq!(backup(&file).as_deref(), Some(THREE));
    // *Add to a file…* does not ask where the game goes.
    window.drag("e7", "e5");
    window.choose_all(["File", "Add to a file…"]);
    window.until("Added to three.pgn as game 5.");
    assert!(read(&file).ends_with("\n\n1. e4 e5 *\n\n"));
    assert_eq!(backup(&file).as_deref(), Some(THREE), "it is kept once");
}

#[test]
fn a_study_is_added_to_a_file() {
    for (language, [menu, item, told]) in both("a study is added") {
        let (_folder, file) = three("many-add");
        let mut window = open_study(Begin { language, files: chooses(&file), ..Begin::default() }, MINE);
        window.choose_all([menu, item]);
        window.until(told);
        assert_eq!(read(&file), format!("{THREE}\n{MINE}\n"));
    }
    let folder = Folder::new("many-add-new");
    let file = folder.join("new.pgn");
    let mut window = open_study(Begin { files: chooses(&file), ..Begin::default() }, MINE);
    window.command(Command::AddToFile);
    window.until("Saved as new.pgn.");
    assert_eq!(read(&file).trim_end(), MINE.trim_end());
}

#[test]
fn nothing_is_added_to_a_file_in_utf_16() {
    let folder = Folder::new("many-add-utf-16");
    let wide: Vec<u8> = format!("\u{feff}{THREE}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let file = folder.write("wide.pgn", &wide);
    let mut window = Begin { files: chooses(&file), ..Begin::default() }.open();
    window.play("e2e4");
    window.command(Command::AddToFile);
    window.until("wide.pgn is in UTF-16.");
    assert_eq!(fs::read(&file).expect("the file"), wide);
}

/// A window with the list of this file, once its games have been checked.
fn listed(begin: Begin, file: &Path) -> Window {
    let name = file.file_name().expect("a file").to_string_lossy();
    let mut window = begin.open().with_list(file, &name);
    window.until_checked();
    window.rest();
    window
}

fn open_row(window: &mut Window, begins: &str) {
    window.click_at(row(window, begins));
    window.key(Key::Enter);
}

/// The middle of the row whose name begins with this text.
fn row(window: &Window, begins: &str) -> Pos2 {
    let mut rows = window.harness.get_all_by_role(egui::accesskit::Role::ListBoxOption);
    let is_it = |name: Option<String>| name.is_some_and(|name| name.starts_with(begins));
    rows.find(|row| is_it(row.accesskit_node().label())).expect("a row").rect().center()
}

/// A game that was edited and closed is marked in the list, can be opened in its edited version, and is saved in its
/// own place, even after a restart and after other programs have changed the file.
#[test]
fn an_edited_game_keeps_its_place() {
    let moved = |text: &str| {
        let (first, rest) = text.split_at(A.len() + 1);
        format!("[White \"Z\"]\n\n1. h4 *\n\n{rest}\n{first}")
    };
    type Change<'a> = &'a dyn Fn(&str) -> String;
    let same: Change<'_> = &str::to_owned;
    for (restarts, change) in
        [(false, same), (true, same), (true, &moved), (true, &|text: &str| text.replace('\n', "\r\n"))]
    {
        let (folder, file) = three("many-edited");
        let mut window = listed(folder.begin(), &file);
        edit_second(&mut window);
        if restarts {
            drop(window);
            fs::write(&file, change(THREE)).expect("others change it");
            window = listed(folder.begin(), &file);
        } else {
            window.choose("Close");
            window.until_checked();
        }
        window.until("unsaved edits");
        let edited: Vec<String> =
            rows(&window).into_iter().filter(|row| row.contains("unsaved edits")).collect();
        assert!(edited.len() == 1 && edited[0].contains("C – D"), "{edited:?}");
        let name = edited[0].split(',').next().expect("its number").to_owned();
        open_row(&mut window, &name);
        window.expect("Open the edited version?");
        window.choose("Open version in file");
        assert_eq!(moves(&window), "1. d4 d5 *");
        window.choose("Close");
        window.until("unsaved edits");
        open_row(&mut window, &name);
        window.choose("Open edited version");
        assert_eq!(moves(&window), "1. d4 d5 2. c4 *");
        window.ctrl(Key::S);
        window.until("Saved as three.pgn.");
        assert_eq!(read(&file), change(THREE).replace("1. d4 d5 *", "1. d4 d5 2. c4 *"));
        window.choose("Close");
        window.until_checked();
        window.harness.run();
        assert!(!window.shows("unsaved edits"), "{:?}", rows(&window));
    }
}

/// The review of a listed game opens even if the game is read in the background, or if the player first has to choose
/// between its versions.
#[test]
fn a_listed_game_is_reviewed_once_it_is_open() {
    let long = THREE.replace("1. d4 d5", &format!("1. d4 d5 {{{}}}", "tale ".repeat(60_000)));
    for (text, choice, told) in [
        (&long[..], None, "Analysing position 1 of 3…"),
        (THREE, Some("Open version in file"), "Analysing position 1 of 3…"),
        (THREE, Some("Open edited version"), "Analysing position 1 of 4…"),
    ] {
        let folder = Folder::new("many-reviewed");
        let file = folder.write("three.pgn", text);
        let mut window = listed(Begin { analysts: Fake::default().analysts(), ..folder.begin() }, &file);
        if choice.is_some() {
            edit_second(&mut window);
            window.choose("Close");
            window.until_checked();
            window.until("unsaved edits");
        }
        window.click_at(row(&window, "2. C – D"));
        window.command(Command::Review);
        if let Some(choice) = choice {
            window.choose(choice);
        }
        window.until(told);
    }
}

#[test]
fn the_only_game_of_a_file_keeps_its_edits() {
    for (language, [title, newer, open]) in both("an only game is edited") {
        let folder = Folder::new("many-only");
        let file = folder.write("mine.pgn", MINE);
        let begin = || Begin { language, journals: folder.journals(), ..Begin::default() };
        let mut window = begin().open().with_list(&file, "Me – You");
        window.play("End 'd5 Enter 1500ms");
        drop(window);
        let mut window = begin().open().with_list(&file, title);
        window.choose(newer);
        assert_eq!(moves(&window), "1. Nf3 d5 *");
        drop(window);
        // After another restart, the study is still saved to its file.
        let mut window = begin().open();
        window.choose(open);
        window.ctrl(Key::S);
        assert_eq!(read(&file), MINE.replace("Nf3 *", "Nf3 d5 *"));
    }
}

/// Games are deleted and moved, and each change can be undone.
#[test]
fn games_of_a_list_are_deleted_and_moved() {
    for (language, [deleted, moved, undone]) in both("a list is changed") {
        let (folder, file) = three("many-list");
        let mut window = Begin { language, ..folder.begin() }.open().with_list(&file, "2. C – D");
        window.rest();
        window.play("ArrowDown Delete");
        window.until(deleted);
        assert_eq!((whites(&file).as_str(), backup(&file).as_deref()), ("AE", Some(THREE)));
        // The next game is chosen.
        window.until("2. E – F");
        window.until_checked();
        window.ctrl(Key::ArrowUp);
        assert_eq!(whites(&file), "EA");
        window.until("1. E – F");
        window.until_checked();
        window.ctrl(Key::ArrowDown);
        window.until(moved);
        window.until_checked();
        assert_eq!(whites(&file), "AE");
        for expected in ["EA", "AE", "ACE"] {
            window.ctrl(Key::Z);
            window.until(undone);
            assert_eq!(whites(&file), expected);
            window.until_checked();
        }
        assert_eq!(read(&file).trim_end(), THREE.trim_end());
        window.ctrl(Key::Z);
        assert_eq!(whites(&file), "ACE", "there is nothing more to undo");
    }
}

/// The button and the context menu open a game too; Escape clears the search and leaves the list open.
#[test]
fn a_game_of_a_list_is_opened_in_several_ways() {
    let (_folder, file) = three("many-ways");
    let mut window = listed(Begin::default(), &file);
    window.text("C");
    window.expect("1 of 3 games");
    window.key(Key::Escape);
    window.expect("3 games");
    window.click_at(row(&window, "2. C – D"));
    window.choose("Open game");
    assert_eq!(moves(&window), "1. d4 d5 *");
    window.choose("Close");
    window.rest();
    window.click_with(PointerButton::Secondary, row(&window, "3. E – F"));
    window.activate("Open game");
    assert!(moves(&window).starts_with("1. c4"), "{}", moves(&window));
}

/// An event that is the same for all games has no column, and both ratings are shown or neither.
#[test]
fn columns_say_something() {
    let folder = Folder::new("columns");
    let game = |event: &str, elo: &str| {
        format!("[Event \"{event}\"]\n[White \"Vachier-Lagrave, Maxime\"]\n[Black \"B\"]\n{elo}\n1. e4 *\n\n")
    };
    let white = "[WhiteElo \"2700\"]\n";
    for (text, event) in [
        (game("Open", white) + &game("Open", white), false),
        (game("Open", white) + &game("Closed", white), true),
    ] {
        let file = folder.write("columns.pgn", text);
        for size in [SIZE, SMALL, vec2(1600.0, 900.0)] {
            let window = listed(Begin { size, ..Begin::default() }, &file);
            let [white, black] = ["White’s Elo", "Black’s Elo"].map(|name| window.shows(name));
            assert_eq!(white, black, "at {size}");
            if size == SMALL {
                continue;
            }
            assert_eq!(window.has("Sort by Event"), event, "at {size}");
            let [painted, _] = window.painted();
            assert!(event || painted.iter().any(|text| text == "Vachier-Lagrave, Maxime"), "{painted:?}");
        }
    }
}

/// The order of the list can be saved to the file, and the context menu moves a game.
#[test]
fn order_of_the_list_is_saved() {
    let (_folder, file) = three("many-order");
    let mut window = listed(Begin { size: vec2(1600.0, 900.0), ..Begin::default() }, &file);
    window.choose_all(["Sort by White", "Sort by White, in reverse"]);
    window.command(Command::SaveOrder);
    window.until("The games in three.pgn are now in this order.");
    assert_eq!(whites(&file), "ECA");
    window.until("1. E – F");
    window.until_checked();
    let at = row(&window, "3. A – B");
    window.hover(at);
    window.rest();
    window.click_with(PointerButton::Secondary, at);
    window.choose("Move game up");
    window.until("The game is now number 2.");
    assert_eq!(whites(&file), "EAC");
    // After the list is closed, its changes can't be undone.
    window.key(Key::Escape);
    window.drop_file(&file);
    window.until_checked();
    window.ctrl(Key::Z);
    assert_eq!(whites(&file), "EAC");
}

/// Another window changes the file while the list is shown.
#[test]
fn a_list_that_is_out_of_date_is_read_again_first() {
    let (_folder, file) = three("many-stale");
    let mut window = listed(Begin::default(), &file);
    window.key(Key::ArrowDown);
    fs::write(&file, format!("[White \"Z\"]\n\n1. h4 *\n\n{THREE}")).expect("another window");
    window.key(Key::Delete);
    window.until("three.pgn has changed, so only the list of games has been updated.");
    assert_eq!(whites(&file), "ZACE");
    window.until("4. E – F");
}
