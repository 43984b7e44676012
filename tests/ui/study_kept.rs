//! Edits of a study are not lost: they are saved to a file or a working copy, and recovered.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use jadoube::record::pgn::Games;
use jadoube::storage::Part;
use jadoube::study::{Origin, Study};

use crate::prelude::*;
use crate::study::moves;

const THREE: &str = "[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1. e4   e5 {odd   spacing} *\r\n\r\n\r\n\
    [White \"C\"]\r\n[Black \"D\"]\r\n\r\n1. d4 d5 *\r\n\r\n[White \"E\"]\r\n\r\n1. c4 1-0\r\n";

/// A window with the study of a game from a file; `index` counts from 0.
fn open(begin: Begin, file: &Path, index: usize) -> Window {
    let mut window = begin.open();
    let text = fs::read(file).expect("the file");
    let read = Games::new(&text[..]).nth(index).expect("a game");
    let part = Part::read(file, read.bytes).expect("its bytes");
    window.opens(Study::new(read.record, Origin::File(part)));
    window.rest();
    window
}

/// Opens a study without moves; returns whether it opened.
fn another(window: &mut Window) -> bool {
    window.opens(Study::from_start(Start::standard()))
}

/// Opens a study, makes a move, and waits longer than the autosave interval.
fn one_with_a_move(window: &mut Window) {
    assert!(another(window));
    window.play("e2e4 1500ms");
}

/// The working copies in a folder, including the discarded one, without their locks.
fn copies(studies: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(studies).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|file| file.extension().is_some_and(|end| end == "pgn")).collect()
}

/// Saving a game to its file changes only the bytes of that game, even the second time.
#[test]
fn a_game_goes_back_into_its_file() {
    let folder = Folder::new("study-file");
    let file = folder.write("three.pgn", THREE);
    let mut window = open(Begin::default(), &file, 1);
    window.key(Key::End);
    for (typed, expected) in [("c4", "1. d4 d5 2. c4 *"), ("e6", "1. d4 d5 2. c4 e6 *")] {
        window.types(typed);
        assert!(window.study().is_changed());
        window.ctrl(Key::S);
        assert!(!window.study().is_changed());
        window.expect("Saved as three.pgn.");
        let text = read(&file);
        let [first, third] = ["C", "E"].map(|white| THREE.find(&format!("[White {white:?}]")).expect(white));
        assert!(text.starts_with(&THREE[..first]), "the game before it: {text}");
        assert!(text.ends_with(&THREE[third..]), "the game after it: {text}");
        assert!(text.contains(expected), "{text}");
        assert_eq!(Games::new(text.as_bytes()).count(), 3);
    }
}

#[test]
fn a_file_that_was_changed_is_left_alone() {
    let folder = Folder::new("study-changed");
    let (file, other) = (folder.write("three.pgn", THREE), folder.join("other"));
    let mut window = open(Begin { files: chooses(&other), ..Begin::default() }, &file, 1);
    window.play("End 'c4 Enter");
    fs::write(&file, "[White \"Z\"]\n\n1. a4 *\n").expect("another program");
    window.ctrl(Key::S);
    window.harness.run();
    assert_eq!(read(&file), "[White \"Z\"]\n\n1. a4 *\n");
    let saved = read(&other.with_extension("pgn"));
    assert!(saved.contains("2. c4"), "{saved}");
    assert!(!window.study().is_changed());
}

/// An unsaved study is found again when the program starts, until it is saved or discarded.
#[test]
fn a_study_is_found_again() {
    let folder = Folder::new("study-again");
    let open = || Begin { files: chooses(&folder.join("mine")), ..folder.begin() }.open();
    let copies = || copies(&folder.join("studies")).len();
    let mut window = open();
    assert!(another(&mut window));
    assert_eq!(copies(), 0, "nothing was done to it");
    window.play("e2e4 1500ms e7e5 1500ms");
    assert_eq!(copies(), 1);
    drop(window);

    let mut window = open();
    window.expect("Your unsaved study has been recovered");
    window.choose("Open the study");
    assert_eq!(moves(&window), "1. e4 e5 *");
    assert!(window.study().is_changed());
    drop(window);

    // If another study is opened instead, the recovery is no longer reported, and no working copy is removed.
    let mut window = open();
    assert!(another(&mut window));
    for told in ["Your previous study has unsaved changes.", "Your unsaved study has been recovered"] {
        assert!(!window.texts().iter().any(|text| text.contains(told)), "{told}: the player has not seen it");
        window.key(Key::End);
    }
    drop(window);

    let mut window = open();
    window.choose("Open the study");
    assert_eq!(moves(&window), "1. e4 e5 *");
    assert!(another(&mut window));
    window.expect("Your previous study has unsaved changes. It is under Recent games");
    window.play("d2d4 1500ms");
    assert_eq!(copies(), 2);
    window.ctrl(Key::S);
    window.harness.run();
    assert!(read(&folder.join("mine.pgn")).contains("1. d4"));
    assert_eq!(copies(), 1, "what is saved needs no copy");
    assert!(!window.study().is_changed());
    drop(window);

    // The earlier study is there again; once it is discarded, it is not found any more.
    let mut window = open();
    window.choose_all(["Study", "Last study"]);
    assert_eq!(moves(&window), "1. e4 e5 *");
    window.choose_all(["File", "Discard study"]);
    // The study has changes, so the user is asked first.
    window.expect("Discard this study?");
    window.choose("Cancel");
    assert!(window.harness.state().study().is_some());
    window.choose_all(["File", "Discard study", "Discard"]);
    assert!(window.harness.state().study().is_none());
    assert!(folder.join("studies/thrown-away.pgn").exists());
    drop(window);
    assert!(!open().shows("Your unsaved study has been recovered"));
}

#[test]
fn undone_edits_are_not_saved() {
    let folder = Folder::new("study-undone");
    let mut window = folder.begin().open();
    one_with_a_move(&mut window);
    assert_eq!(copies(&folder.join("studies")).len(), 1);
    window.play("Ctrl+Z 1500ms");
    assert_eq!(copies(&folder.join("studies")).len(), 0);
    assert!(another(&mut window));
    assert!(!window.shows("Your previous study has unsaved changes."));
}

/// A study in the list of recent games is discarded only after the user confirms.
#[test]
fn discarding_one_of_the_list_is_asked_about() {
    let folder = Folder::new("study-list");
    let mut window = folder.begin().open();
    one_with_a_move(&mut window);
    assert!(another(&mut window));
    window.command(Command::Recent);
    for (answer, left) in [("Escape", 1), ("Cancel", 1), ("Discard", 0)] {
        // Once the list is complete, nothing moves under the pointer any more.
        window.until("There are no earlier games.");
        window.choose("Discard Untitled study");
        window.expect_all(&["Discard this study?", "Untitled study · "]);
        match answer {
            "Escape" => window.key(Key::Escape),
            button => window.choose(button),
        }
        window.expect("Played here");
        let copies = copies(&folder.join("studies"));
        let kept = copies.iter().filter(|file| !file.ends_with("thrown-away.pgn"));
        assert_eq!(kept.count(), left, "{answer}");
    }
}

#[test]
fn a_study_that_can_not_be_discarded_is_kept() {
    let folder = Folder::new("study-kept");
    fs::create_dir_all(folder.join("studies/thrown-away.pgn")).expect("a folder in the way");
    let mut window = folder.begin().open();
    one_with_a_move(&mut window);
    window.choose_all(["File", "Discard study", "Discard"]);
    window.expect_all(&["The study can’t be discarded: ", "It is kept as "]);
}

/// A study whose edits can't be saved in a working copy is not replaced by another.
#[test]
fn a_study_outlives_a_failing_disk() {
    let folder = Folder::new("study-disk");
    let studies = folder.write("studies", "in the way");
    let mut window = folder.begin().open();
    one_with_a_move(&mut window);
    window.expect("This study can’t be saved automatically");
    window.drag("g8", "g5");
    window.expect("A knight moves two squares in a straight line, then one to the side.");
    for _ in 0..3 {
        window.wait(1500);
        assert!(!window.shows("can’t be saved"), "it is told again");
    }
    for _ in 0..2 {
        assert!(!another(&mut window));
        window.expect("This study can’t be saved automatically");
        assert_eq!(moves(&window), "1. e4 *");
    }
    fs::remove_file(&studies).expect("the file in the way");
    assert!(another(&mut window));
    window.expect("Your previous study has unsaved changes. It is under Recent games");
    assert!(fs::read_to_string(&copies(&studies)[0]).expect("the copy").contains("1. e4"));

    let mut nowhere = Window::new();
    assert!(another(&mut nowhere));
    nowhere.drag("e2", "e4");
    assert!(!another(&mut nowhere));
    nowhere.expect("This study has unsaved changes. Save it or discard it");
    assert_eq!(moves(&nowhere), "1. e4 *");
}

/// The chosen file is used for the study that it was chosen for, even if another has been opened since; the tags dialog
/// closes when another study opens.
#[test]
fn chosen_file_belongs_to_its_study() {
    let folder = Folder::new("study-between");
    let file = folder.join("mine.pgn");
    let (sender, answer) = channel();
    let answer = Mutex::new(Some(answer));
    let files: Chooser =
        Arc::new(move |_, _| answer.lock().expect("one thread").take().expect("one question"));
    let mut window = Begin { files, ..folder.begin() }.open();
    assert!(another(&mut window));
    window.play("e2e4 Ctrl+S Ctrl+T");
    window.expect("Game details");
    assert!(another(&mut window));
    assert!(!window.shows("Game details"));
    window.drag("d2", "d4");
    sender.send(file.clone()).expect("the window listens");
    window.harness.run();
    window.expect("Saved as mine.pgn.");
    assert!(read(&file).contains("1. e4"));
    assert!(window.study().is_changed(), "this one is in no file");
    window.wait(1500);
    assert_eq!(copies(&folder.join("studies")).len(), 1);
}

/// When a game and a study are recovered, the study is reported after the game.
#[test]
fn study_is_listed_next_to_a_game() {
    let folder = Folder::new("study-game");
    let mut window = folder.begin().open();
    window.drag("e2", "e4");
    assert!(another(&mut window));
    window.play("d2d4 1500ms");
    drop(window);
    let mut window = Begin { begins: false, ..folder.begin() }.open();
    assert_eq!(window.moves(), "e4");
    assert!(!window.shows("Your unsaved study has been recovered"));
    window.click("a5");
    window.expect("Your unsaved study has been recovered");
}
