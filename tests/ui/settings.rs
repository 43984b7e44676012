//! Settings are stored, and settings that this version does not understand are preserved.

use std::fs;
use std::path::PathBuf;

use jadoube::diagram::PieceSet;
use jadoube::storage::settings::{MAX_RECENT_FILES, SettingsError, SettingsStore};
use jadoube::text::messages::Language;
use jadoube::text::notation::Notation;
use jadoube::ui::Request;
use jadoube::ui::theme::BoardTheme;
use jadoube::ui::{Appearance, Remarks, Settings};

use crate::folder::Folder;
use crate::window::Begin;

impl Folder {
    fn file(&self) -> PathBuf {
        self.0.join("settings.json")
    }
}

/// What a file says.
pub fn settings_in(file: PathBuf) -> Settings {
    let mut store = SettingsStore::at(Some(file));
    store.read();
    store.chosen()
}

/// Every setting with a value other than its default. A new setting must be added here: the compiler enforces it.
pub fn each_changed() -> Vec<(&'static str, Settings)> {
    let first = Settings::default();
    let Settings {
        language: _,
        appearance: _,
        board: _,
        pieces: _,
        coordinates,
        notation: _,
        off_centre,
        animation,
        turn_to_mover,
        face_to_face,
        captured,
        lines: _,
        at_once,
        adapt_level,
        remarks: _,
        tenths,
        low_time,
        text_size: _,
        sound,
        volume: _,
        speak,
        spoken_names,
    } = first;
    vec![
        ("language", Settings { language: Some(Language::NL), ..first }),
        ("appearance", Settings { appearance: Appearance::Dark, ..first }),
        ("board", Settings { board: BoardTheme::Contrast, ..first }),
        ("pieces", Settings { pieces: PieceSet::Bold, ..first }),
        ("coordinates", Settings { coordinates: !coordinates, ..first }),
        ("notation", Settings { notation: Notation::Figurines, ..first }),
        ("off-centre", Settings { off_centre: !off_centre, ..first }),
        ("animation", Settings { animation: !animation, ..first }),
        ("turn-to-mover", Settings { turn_to_mover: !turn_to_mover, ..first }),
        ("face-to-face", Settings { face_to_face: !face_to_face, ..first }),
        ("captured", Settings { captured: !captured, ..first }),
        ("lines", Settings { lines: 5, ..first }),
        ("at-once", Settings { at_once: !at_once, ..first }),
        ("adapt-level", Settings { adapt_level: !adapt_level, ..first }),
        ("remarks", Settings { remarks: Remarks::Always, ..first }),
        ("tenths", Settings { tenths: !tenths, ..first }),
        ("low-time", Settings { low_time: !low_time, ..first }),
        ("text-size", Settings { text_size: 150, ..first }),
        ("sound", Settings { sound: !sound, ..first }),
        ("volume", Settings { volume: 15, ..first }),
        ("speak", Settings { speak: !speak, ..first }),
        ("spoken-names", Settings { spoken_names: !spoken_names, ..first }),
    ]
}

/// Written by one store and read by another; chosen in one window and found in the next.
#[test]
fn each_setting_survives_a_restart() {
    for (key, chosen) in each_changed() {
        let folder = Folder::new("kept");
        let mut store = SettingsStore::at(Some(folder.file()));
        assert!(store.read().is_none());
        assert_eq!(store.chosen::<Settings>(), Settings::default());
        assert!(store.choose(&chosen).is_none(), "{key}");
        assert_eq!(settings_in(folder.file()), chosen, "{key}");
        let text = fs::read_to_string(folder.file()).expect("the file");
        let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let keys: Vec<&String> = json.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["version", key], "what is as at first is not written down");

        let folder = Folder::new("kept-by-a-window");
        let open = || Begin { store: SettingsStore::at(Some(folder.file())), ..Begin::default() }.open();
        let mut window = open();
        let ctx = window.harness.ctx.clone();
        window.harness.state_mut().handle(&ctx, Request::Choose(Box::new(chosen)));
        window.harness.run();
        drop(window);
        assert_eq!(*open().harness.state().settings(), chosen, "{key}");
    }
}

/// An invalid value is replaced by its default, stays in the file, and affects no other.
#[test]
fn values_of_a_wrong_kind_spoil_no_others() {
    for (key, value) in [
        ("language", "[]"),
        ("language", "\"klingon\""),
        ("board", "5"),
        ("pieces", "\"glass\""),
        ("coordinates", "\"yes\""),
        ("notation", "{\"letters\": 1}"),
        ("off-centre", "null"),
        ("animation", "0"),
        ("lines", "-3"),
        ("lines", "6"),
        ("lines", "1.5"),
        ("at-once", "[true]"),
        ("tenths", "1"),
        ("text-size", "79"),
        ("text-size", "201"),
        ("text-size", "100000"),
        ("text-size", "\"large\""),
        ("volume", "101"),
        ("volume", "-1"),
        ("speak", "\"no\""),
    ] {
        let folder = Folder::new("wrong");
        let text = format!("{{\"appearance\": \"dark\", \"{key}\": {value}, \"face-to-face\": true}}");
        fs::write(folder.file(), text).expect("a file");
        let mut store = SettingsStore::at(Some(folder.file()));
        let trouble = store.read();
        let settings: Settings = store.chosen();
        assert!(trouble.is_none(), "{key}: {value}");
        let expected = Settings { appearance: Appearance::Dark, face_to_face: true, ..Settings::default() };
        assert_eq!(settings, expected, "{key}: {value}");
        assert!(store.choose(&Settings { face_to_face: false, ..settings }).is_none());
        let written = fs::read_to_string(folder.file()).expect("the file");
        let json: serde_json::Value = serde_json::from_str(&written).expect("JSON");
        let kept: serde_json::Value = serde_json::from_str(value).expect("JSON");
        assert_eq!(json.get(key), Some(&kept), "{written}");
    }
}

#[test]
fn unknown_settings_are_preserved() {
    let folder = Folder::new("strange");
    fs::write(folder.file(), r#"{"board": "marble", "clock": 5, "coordinates": false}"#).expect("a file");
    let mut store = SettingsStore::at(Some(folder.file()));
    let trouble = store.read();
    let settings: Settings = store.chosen();
    assert!(trouble.is_none());
    assert_eq!((settings.board, settings.coordinates), (BoardTheme::Wood, false));
    assert!(store.choose(&Settings { appearance: Appearance::Dark, ..settings }).is_none());
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
        let mut store = SettingsStore::at(Some(folder.file()));
        let trouble = store.read();
        let settings: Settings = store.chosen();
        assert_eq!(settings.coordinates, newer, "{version}");
        match (newer, trouble) {
            (true, Some(SettingsError::Newer { kept, .. })) => {
                assert_eq!(fs::read_to_string(&kept).expect("the file that was kept"), text);
                assert!(!folder.file().exists());
            }
            (false, None) => {}
            (_, trouble) => panic!("{version}: {trouble:?}"),
        }
        assert!(store.choose(&Settings { lines: 5, ..settings }).is_none());
        let written = fs::read_to_string(folder.file()).expect("the file");
        assert!(written.contains("\"version\": 1") && written.contains("\"clock\"") != newer, "{written}");
    }
    let folder = Folder::new("newer-told");
    fs::write(folder.file(), "{\"version\": 2}").expect("a file");
    let window = Begin { store: SettingsStore::at(Some(folder.file())), ..Begin::default() }.open();
    window.expect("come from a later version. A copy is kept as");
}

/// A folder in the file's place is not replaced.
#[test]
fn a_file_that_can_not_be_set_aside_is_left_alone() {
    let folder = Folder::new("fixed");
    fs::create_dir(folder.file()).expect("a folder in its place");
    let mut store = SettingsStore::at(Some(folder.file()));
    let trouble = store.read();
    let settings: Settings = store.chosen();
    assert!(matches!(trouble, Some(SettingsError::Unsaved { .. })), "{trouble:?}");
    assert!(store.choose(&Settings { coordinates: false, ..settings }).is_none(), "that was told");
    assert!(folder.file().is_dir());
}

#[test]
fn recent_files_are_listed_in_order() {
    let folder = Folder::new("recent");
    let mut store = SettingsStore::at(Some(folder.file()));
    assert!(store.files().is_empty());
    for number in (1..=20).chain([18, 7]) {
        store.keep_file(&PathBuf::from(format!("/{number}.pgn")));
    }
    let mut store = SettingsStore::at(Some(folder.file()));
    assert!(store.read().is_none());
    let names: Vec<String> = store.files().iter().map(|file| file.display().to_string()).collect();
    let numbers = [7, 18, 20, 19, 17, 16, 15, 14, 13, 12, 11, 10];
    assert_eq!(names, numbers.map(|number| format!("/{number}.pgn")));
    assert_eq!(names.len(), MAX_RECENT_FILES);
}

#[test]
fn a_broken_file_is_set_aside() {
    let whole = fs::read(example()).expect("the example");
    let torn: Vec<Vec<u8>> = (1..whole.len()).step_by(7).map(|length| whole[..length].to_vec()).collect();
    let nonsense =
        ["", "{", "[1]", "\"dark\"", "\u{0}\u{1}", "nul", "{\"version\": 1}}", "{\"lines\": 1e999}"];
    let nonsense = nonsense.map(|text| text.as_bytes().to_vec());
    let not_text = vec![vec![0xff, 0xfe, b'{'], b"{\"board\": \"\xff\"}".to_vec()];
    let deep = vec!["[".repeat(100_000).into_bytes(), "{\"a\":".repeat(100_000).into_bytes()];
    let huge = vec![[b"{\"coordinates\": false".to_vec(), vec![b' '; 5 << 20], b"}".to_vec()].concat()];
    for bytes in nonsense.into_iter().chain(torn).chain(not_text).chain(deep).chain(huge) {
        let folder = Folder::new("broken");
        fs::write(folder.file(), &bytes).expect("a file");
        let mut store = SettingsStore::at(Some(folder.file()));
        let trouble = store.read();
        let settings: Settings = store.chosen();
        let what = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned();
        assert_eq!(settings, Settings::default(), "{what}");
        let Some(SettingsError::Broken { kept, .. }) = trouble else { panic!("{what:?}: {trouble:?}") };
        assert!(fs::read(&kept).expect("the file that was kept") == bytes, "{what}");
        assert!(store.choose(&Settings { coordinates: false, ..settings }).is_none());
        assert!(fs::read(&kept).expect("still kept") == bytes, "{what}");
        assert!(!settings_in(folder.file()).coordinates, "{what}");
    }
}

/// A file as the program writes it, in a folder of its own.
fn example() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("jadoube-example-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("settings.json");
    let all = Settings { lines: 2, board: BoardTheme::Blue, tenths: false, ..Settings::default() };
    assert!(SettingsStore::at(Some(file.clone())).choose(&all).is_none());
    file
}

/// Puts something in the settings file's place, and returns its path.
type Making = fn(&Folder) -> PathBuf;

/// Whatever is in the settings file's place, the window opens and reports it.
#[test]
fn faulty_settings_file_is_reported_and_never_fatal() {
    let made: [(&str, Making); 4] = [
        ("A copy is kept as", |folder| {
            fs::write(folder.file(), "{\"board\": ").expect("a torn file");
            folder.file()
        }),
        ("come from a later version", |folder| {
            fs::write(folder.file(), "{\"version\": 7}").expect("a file");
            folder.file()
        }),
        ("can’t be saved in", |folder| {
            fs::create_dir(folder.file()).expect("a folder in its place");
            folder.file()
        }),
        ("can’t be saved in", |folder| {
            fs::write(folder.0.join("file"), "no folder").expect("a file");
            folder.0.join("file").join("settings.json")
        }),
    ];
    for (told, make) in made {
        let folder = Folder::new("told");
        let file = make(&folder);
        let mut window = Begin { store: SettingsStore::at(Some(file)), ..Begin::default() }.open();
        window.expect(told);
        // Playing and choosing still work.
        window.drag("e2", "e4");
        window.expect("1. e4");
        let ctx = window.harness.ctx.clone();
        let chosen = Settings { board: BoardTheme::Stone, ..Settings::default() };
        window.harness.state_mut().handle(&ctx, Request::Choose(Box::new(chosen)));
        window.harness.run();
        assert_eq!(window.harness.state().settings().board, BoardTheme::Stone);
    }
}

#[test]
fn the_language_changes_while_it_runs() {
    let folder = Folder::new("language");
    let mut window = Begin { store: SettingsStore::at(Some(folder.file())), ..Begin::default() }.open();
    window.drag("g1", "f3");
    window.expect("1. Nf3");
    for name in ["View", "Language", "Nederlands"] {
        window.choose(name);
    }
    window.expect("Zwart is aan zet. Wit speelde 1. Pf3.");
    window.expect("e2, witte pion");
    drop(window);
    let window = Begin { store: SettingsStore::at(Some(folder.file())), ..Begin::default() }.open();
    window.expect("Wit is aan zet.");
}

#[test]
fn notation_is_a_choice() {
    for (choice, sheet) in
        [("Engelse letters", "1. Nf3"), ("Figurines", "1. Pf3"), ("Letters van de taal", "1. Pf3")]
    {
        let mut window = Begin { language: Language::NL, ..Begin::default() }.open();
        window.drag("g1", "f3");
        for name in ["Beeld", "Notatie", choice] {
            window.choose(name);
        }
        window.expect(sheet);
    }
}
