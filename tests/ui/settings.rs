//! What the player chose is kept, and what this program does not understand is not lost.

use std::fs;
use std::path::PathBuf;

use jadoube::ui::settings::{Appearance, MOST_FILES, Notation, Settings, Store, Trouble};
use jadoube::ui::theme::BoardTheme;
use jadoube::ui::words::Language;

use crate::folder::Folder;
use crate::window::Begin;

impl Folder {
    fn file(&self) -> PathBuf {
        self.0.join("settings.json")
    }
}

#[test]
fn what_was_chosen_is_kept() {
    let folder = Folder::new("kept");
    let chosen = Settings {
        language: Some(Language::NL),
        appearance: Appearance::Dark,
        board: BoardTheme::Green,
        coordinates: false,
        notation: Notation::Figurines,
        off_centre: false,
        turn_to_mover: true,
        face_to_face: true,
        lines: 5,
        at_once: true,
        sound: false,
        volume: 35,
        speak: true,
        ..Settings::default()
    };
    let mut store = Store::at(Some(folder.file()));
    assert_eq!(store.read().0, Settings::default());
    assert!(store.write(&chosen).is_none());
    assert_eq!(Store::at(Some(folder.file())).read().0, chosen);
}

#[test]
fn what_is_not_understood_stays() {
    let folder = Folder::new("strange");
    fs::write(folder.file(), r#"{"board": "marble", "clock": 5, "coordinates": false}"#).expect("a file");
    let mut store = Store::at(Some(folder.file()));
    let (settings, trouble) = store.read();
    assert!(trouble.is_none());
    assert_eq!((settings.board, settings.coordinates), (BoardTheme::Wood, false));
    assert!(store.write(&Settings { appearance: Appearance::Dark, ..settings }).is_none());
    let text = fs::read_to_string(folder.file()).expect("the file");
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let expected = serde_json::json!({"version": 1, "board": "marble", "clock": 5, "coordinates": false, "appearance": "dark"});
    assert_eq!(json, expected);
}

#[test]
fn a_later_version_is_set_aside() {
    for (version, newer) in [("2", true), ("999", true), ("1", false), ("0", false)] {
        let folder = Folder::new("newer");
        let text = format!(r#"{{"coordinates": false, "version": {version}, "clock": 5}}"#);
        fs::write(folder.file(), &text).expect("a file");
        let mut store = Store::at(Some(folder.file()));
        let (settings, trouble) = store.read();
        assert_eq!(settings.coordinates, newer, "{version}");
        match (newer, trouble) {
            (true, Some(Trouble::Newer { kept, .. })) => {
                assert_eq!(fs::read_to_string(&kept).expect("the file that was kept"), text);
                assert!(!folder.file().exists());
            }
            (false, None) => {}
            (_, trouble) => panic!("{version}: {trouble:?}"),
        }
        assert!(store.write(&Settings { lines: 5, ..settings }).is_none());
        let written = fs::read_to_string(folder.file()).expect("the file");
        assert!(written.contains("\"version\": 1") && written.contains("\"clock\"") != newer, "{written}");
    }
    let folder = Folder::new("newer-told");
    fs::write(folder.file(), "{\"version\": 2}").expect("a file");
    let window = Begin { store: Store::at(Some(folder.file())), ..Begin::default() }.open();
    window.expect("are those of a later version. They are kept as");
}

/// What lies where the file should go is not replaced by it.
#[test]
fn a_file_that_can_not_be_set_aside_is_left_alone() {
    let folder = Folder::new("fixed");
    fs::create_dir(folder.file()).expect("a folder in its place");
    let mut store = Store::at(Some(folder.file()));
    let (settings, trouble) = store.read();
    assert!(matches!(trouble, Some(Trouble::Unsaved { .. })), "{trouble:?}");
    assert!(store.write(&Settings { coordinates: false, ..settings }).is_none(), "that was told");
    assert!(folder.file().is_dir());
}

#[test]
fn files_that_were_opened_are_kept_in_order() {
    let folder = Folder::new("recent");
    let mut store = Store::at(Some(folder.file()));
    assert!(store.files().is_empty());
    for number in (1..=20).chain([18, 7]) {
        store.keep_file(&PathBuf::from(format!("/{number}.pgn")));
    }
    let mut store = Store::at(Some(folder.file()));
    assert!(store.read().1.is_none());
    let names: Vec<String> = store.files().iter().map(|file| file.display().to_string()).collect();
    let numbers = [7, 18, 20, 19, 17, 16, 15, 14, 13, 12, 11, 10];
    assert_eq!(names, numbers.map(|number| format!("/{number}.pgn")));
    assert_eq!(names.len(), MOST_FILES);
}

#[test]
fn a_broken_file_is_set_aside() {
    for text in ["", "{", "[1]", "\"dark\"", "\u{0}\u{1}"] {
        let folder = Folder::new("broken");
        fs::write(folder.file(), text).expect("a file");
        let mut store = Store::at(Some(folder.file()));
        let (settings, trouble) = store.read();
        assert_eq!(settings, Settings::default());
        let Some(Trouble::Broken { kept, .. }) = trouble else { panic!("{text:?}: {trouble:?}") };
        assert_eq!(fs::read_to_string(&kept).expect("the file that was kept"), text);
        assert!(store.write(&Settings { coordinates: false, ..settings }).is_none());
        assert_eq!(fs::read_to_string(&kept).expect("still kept"), text);
    }
}

#[test]
fn the_language_changes_while_it_runs() {
    let folder = Folder::new("language");
    let mut window = Begin { store: Store::at(Some(folder.file())), ..Begin::default() }.open();
    window.drag("g1", "f3");
    window.expect("1. Nf3");
    for name in ["Board", "Language", "Nederlands"] {
        window.choose(name);
    }
    window.expect("Zwart is aan zet. Wit speelde 1. Pf3.");
    window.expect("e2, witte pion");
    drop(window);
    let window = Begin { store: Store::at(Some(folder.file())), ..Begin::default() }.open();
    window.expect("Wit is aan zet.");
}

#[test]
fn notation_is_a_choice() {
    for (choice, sheet) in
        [("Engelse letters", "1. Nf3"), ("Figurines", "1. Pf3"), ("Letters van de taal", "1. Pf3")]
    {
        let mut window = Begin { language: Language::NL, ..Begin::default() }.open();
        window.drag("g1", "f3");
        for name in ["Bord", "Notatie", choice] {
            window.choose(name);
        }
        window.expect(sheet);
    }
}
