//! Settings are stored, and settings that this version does not understand are preserved. An incomplete language is
//! supplemented by English.

use std::path::PathBuf;

use crate::prelude::*;
use jadoube::diagram::PieceSet;
use jadoube::storage::settings::{MAX_RECENT_FILES, SettingsError};
use jadoube::text::notation::Notation;
use jadoube::ui::theme::BoardTheme;
use jadoube::ui::{Appearance, Blindfold, ClockHalves, Remarks};
use serde_json::Value;

const FRISIAN: Language = Language::new("fy", include_str!("../support/fy.ftl"));

impl Folder {
    fn file(&self) -> PathBuf {
        self.join("settings.json")
    }
}

/// The store of a folder's settings file, the settings in it, and what is wrong with the file.
fn read_settings(folder: &Folder) -> (SettingsStore, Settings, Option<SettingsError>) {
    let mut store = folder.store();
    let trouble = store.read();
    let settings = store.chosen();
    (store, settings, trouble)
}

/// The JSON of the settings file.
fn json_in(folder: &Folder) -> Value {
    serde_json::from_str(&read(&folder.file())).expect("JSON")
}

/// Settings that differ from the defaults in one value each: a switch that is flipped, or the value given. If a setting
/// is left out, the pattern does not compile.
macro_rules! changed {
    ($($switch:ident)*; $($field:ident: $value:expr,)*) => {{
        let first = Settings::default();
        let Settings { $($switch,)* $($field: _,)* } = first;
        let changed = [
            $((stringify!($switch), Settings { $switch: !$switch, ..first }),)*
            $((stringify!($field), Settings { $field: $value, ..first }),)*
        ];
        changed.map(|(field, settings)| (field.replace('_', "-"), settings))
    }};
}

/// Every setting with a value other than its default.
pub fn each_changed() -> impl IntoIterator<Item = (String, Settings)> {
    changed! {
        coordinates off_centre animation turn_to_mover face_to_face captured material opening_table exercise_touch
        at_once adapt_level tenths low_time sound speak spoken_names;
        language: Some(NL),
        appearance: Appearance::Dark,
        board: BoardTheme::Contrast,
        pieces: PieceSet::Bold,
        notation: Notation::Figurines,
        blindfold: Blindfold::AllMen,
        lines: 5,
        remarks: Remarks::Always,
        halves: ClockHalves::Stacked,
        text_size: 150,
        volume: 15,
    }
}

/// A setting is written by one store and read by another, and chosen in one window and found in the next.
#[test]
fn each_setting_survives_a_restart() {
    for (key, chosen) in each_changed() {
        let folder = Folder::new("kept");
        let mut store = folder.store();
        assert!(store.read().is_none());
        assert_eq!(store.chosen::<Settings>(), Settings::default());
        assert!(store.choose(&chosen).is_none(), "{key}");
        assert_eq!(folder.settings().chosen::<Settings>(), chosen, "{key}");
        let json = json_in(&folder);
        let keys: Vec<&String> = json.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["version", key.as_str()], "what is as at first is not written down");

        let folder = Folder::new("kept-by-a-window");
        folder.with_settings().request(Request::Choose(Box::new(chosen)));
        assert_eq!(folder.with_settings().settings(), chosen, "{key}");
    }
}

/// An invalid value is replaced by the default, stays in the file, and affects no other setting.
#[test]
fn values_of_a_wrong_kind_spoil_no_others() {
    let table: [(&str, &[&str]); 14] = [
        // This setting comes from another version.
        ("clock", &["5"]),
        ("board", &["\"marble\"", "5"]),
        ("language", &["[]", "\"klingon\""]),
        ("pieces", &["\"glass\""]),
        ("coordinates", &["\"yes\""]),
        ("notation", &["{\"letters\": 1}"]),
        ("off-centre", &["null"]),
        ("animation", &["0"]),
        ("lines", &["-3", "6", "1.5"]),
        ("at-once", &["[true]"]),
        ("tenths", &["1"]),
        ("text-size", &["79", "201", "100000", "\"large\""]),
        ("volume", &["101", "-1"]),
        ("speak", &["\"no\""]),
    ];
    for (key, value) in
        table.into_iter().flat_map(|(key, values)| values.iter().map(move |value| (key, value)))
    {
        let folder = Folder::new("wrong");
        let text = format!("{{\"appearance\": \"dark\", \"{key}\": {value}, \"face-to-face\": true}}");
        folder.write("settings.json", text);
        let (mut store, settings, trouble) = read_settings(&folder);
        assert!(trouble.is_none(), "{key}: {value}");
        let expected = Settings { appearance: Appearance::Dark, face_to_face: true, ..Settings::default() };
        assert_eq!(settings, expected, "{key}: {value}");
        assert!(store.choose(&Settings { face_to_face: false, ..settings }).is_none());
        let kept: Value = serde_json::from_str(value).expect("JSON");
        assert_eq!(json_in(&folder).get(key), Some(&kept), "{key}: {value}");
    }
}

#[test]
fn a_later_version_is_set_aside() {
    for (version, newer) in [("2", true), ("999", true), ("1", false), ("0", false)] {
        let folder = Folder::new("newer");
        let text = format!(r#"{{"coordinates": false, "version": {version}, "clock": 5}}"#);
        folder.write("settings.json", &text);
        let (mut store, settings, trouble) = read_settings(&folder);
        assert_eq!(settings.coordinates, newer, "{version}");
        match (newer, trouble) {
            (true, Some(SettingsError::Newer { kept, .. })) => {
                assert_eq!(read(&kept), text);
                assert!(!folder.file().exists());
            }
            (false, None) => {}
            (_, trouble) => panic!("{version}: {trouble:?}"),
        }
        assert!(store.choose(&Settings { lines: 5, ..settings }).is_none());
        let written = read(&folder.file());
        assert!(written.contains("\"version\": 1") && written.contains("\"clock\"") != newer, "{written}");
    }
}

/// A folder in the file's place is not replaced.
#[test]
fn a_file_that_can_not_be_set_aside_is_left_alone() {
    let folder = Folder::new("fixed");
    fs::create_dir(folder.file()).expect("a folder in its place");
    let (mut store, settings, trouble) = read_settings(&folder);
    assert!(matches!(trouble, Some(SettingsError::Unsaved { .. })), "{trouble:?}");
    assert!(store.choose(&Settings { coordinates: false, ..settings }).is_none(), "that was told");
    assert!(folder.file().is_dir());
}

#[test]
fn recent_files_are_listed_in_order() {
    let folder = Folder::new("recent");
    let mut store = folder.store();
    assert!(store.files().is_empty());
    for number in (1..=20).chain([18, 7]) {
        store.keep_file(&PathBuf::from(format!("/{number}.pgn")));
    }
    let store = folder.settings();
    let names: Vec<String> = store.files().iter().map(|file| file.display().to_string()).collect();
    let numbers = [7, 18, 20, 19, 17, 16, 15, 14, 13, 12, 11, 10];
    assert_eq!(names, numbers.map(|number| format!("/{number}.pgn")));
    assert_eq!(names.len(), MAX_RECENT_FILES);
}

#[test]
fn a_broken_file_is_set_aside() {
    let nonsense =
        ["", "{", "[1]", "\"dark\"", "\u{0}\u{1}", "nul", "{\"version\": 1}}", "{\"lines\": 1e999}"]
            .map(|text| text.as_bytes().to_vec());
    let not_text = vec![vec![0xff, 0xfe, b'{'], b"{\"board\": \"\xff\"}".to_vec()];
    let deep = vec!["[".repeat(100_000).into_bytes(), "{\"a\":".repeat(100_000).into_bytes()];
    let huge = vec![[b"{\"coordinates\": false".to_vec(), vec![b' '; 5 << 20], b"}".to_vec()].concat()];
    for bytes in nonsense.into_iter().chain(not_text).chain(deep).chain(huge) {
        let folder = Folder::new("broken");
        folder.write("settings.json", &bytes);
        let (mut store, settings, trouble) = read_settings(&folder);
        let what = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned();
        assert_eq!(settings, Settings::default(), "{what}");
        let Some(SettingsError::Broken { kept, .. }) = trouble else { panic!("{what:?}: {trouble:?}") };
        assert!(fs::read(&kept).expect("the file that was kept") == bytes, "{what}");
        assert!(store.choose(&Settings { coordinates: false, ..settings }).is_none());
        assert!(fs::read(&kept).expect("still kept") == bytes, "{what}");
        assert!(!folder.settings().chosen::<Settings>().coordinates, "{what}");
    }
}

/// The window opens, and reports that the settings file is damaged, comes from a later version or can't be written.
#[test]
fn faulty_settings_file_is_reported_and_never_fatal() {
    type Making = fn(&Folder) -> PathBuf;
    let made: [(&str, Making); 4] = [
        ("couldn’t be read, so the default settings are in use. Yours are kept as", |folder| {
            folder.write("settings.json", "{\"board\": ")
        }),
        ("come from a later version, so the default settings are in use. Yours are kept as", |folder| {
            folder.write("settings.json", "{\"version\": 7}")
        }),
        ("can’t be saved in", |folder| {
            fs::create_dir(folder.file()).expect("a folder in its place");
            folder.file()
        }),
        ("can’t be saved in", |folder| folder.write("file", "no folder").join("settings.json")),
    ];
    for (told, make) in made {
        let folder = Folder::new("told");
        let file = make(&folder);
        let mut window = Begin { store: SettingsStore::at(Some(file)), ..Begin::default() }.open();
        window.expect(told);
        // Playing and choosing still work.
        window.drag("e2", "e4");
        window.expect("1. e4");
        window.command(Command::Choose(Choice::Board(BoardTheme::Stone)));
        assert_eq!(window.settings().board, BoardTheme::Stone);
    }
}

#[test]
fn the_language_changes_while_it_runs() {
    let folder = Folder::new("language");
    let mut window = folder.with_settings();
    window.drag("g1", "f3");
    window.expect("1. knight f3");
    window.choose_all(["View", "Language", "Nederlands"]);
    window.expect_all(&["1. paard f3", "Zwart is aan zet. Wit speelde 1. paard f3.", "e2, witte pion"]);
    drop(window);
    folder.with_settings().expect("Wit is aan zet.");
}

#[test]
fn notation_is_a_choice() {
    for (choice, sheet) in [("Engelse letters", "Nf3"), ("Figurines", "f3"), ("Nederlandse letters", "Pf3")] {
        let mut window = Window::speaking(NL);
        window.drag("g1", "f3");
        window.choose_all(["Beeld", "Notatie", choice]);
        assert!(window.painted()[0].iter().any(|text| text == sheet), "{choice}: {:?}", window.painted());
        window.expect("1. paard f3");
    }
}

#[test]
fn settings_keep_the_tag() {
    let languages = [Some(NL), Some(EN), Some(NL), Some(EN), None, None];
    for (text, language) in ["nl", "en", "dutch", "english", "tlh", ""].into_iter().zip(languages) {
        let mut store = SettingsStore::at(None);
        store.take(format!(r#"{{"language": "{text}", "lines": 3}}"#).as_bytes());
        assert_eq!(store.chosen::<Settings>().language, language, "{text:?}");
        // A language of a later version is kept until another is chosen.
        store.choose(&Settings { lines: 5, ..store.chosen::<Settings>() });
        assert!(store.to_text().contains(&format!("\"language\": \"{text}\"")), "{}", store.to_text());
        let other = if language == Some(NL) { EN } else { NL };
        store.choose(&Settings { language: Some(other), ..store.chosen::<Settings>() });
        assert!(store.to_text().contains(&format!("\"language\": {:?}", other.tag())), "{}", store.to_text());
    }
}

/// The window uses an incomplete language and reads moves with its letters; missing texts are in English.
#[test]
fn incomplete_language_falls_back_to_english() {
    let mut window = Window::speaking(FRISIAN);
    window.expect_all(&["Wyt is oan set.", "Score sheet"]);
    window.types("Hf3");
    window.expect_all(&["1. knight f3", "Swart is oan set. Wyt spile 1. knight f3."]);
    window.choose_all(["Byld", "Taal"]);
    for language in Language::ALL {
        window.expect(language.name());
    }
    let words = Texts::new(FRISIAN);
    assert_eq!(words.tip("offer-draw"), Texts::new(EN).tip("offer-draw"));
    assert_eq!(words.tiny("white"), "Wyt");
}
