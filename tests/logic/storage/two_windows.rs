//! Two windows with the same settings: how their changes are merged, and what happens if the file is invalid or locked.
//! Also numbers under unknown keys.

use std::fs;
use std::path::Path;

use jadoube::engine::Level;
use jadoube::engine::external::EngineSetup;
use jadoube::storage::settings::{GameOutcome, SettingsError, SettingsStore};
use jadoube::table::GameSetup;
use jadoube::text::messages::Language;
use jadoube::ui::Settings;
use serde_json::{Value, json};

use crate::folder::Folder;

fn open(folder: &Folder) -> SettingsStore {
    let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
    assert!(store.read().is_none());
    store
}

fn content(folder: &Folder) -> Value {
    let text = fs::read_to_string(folder.0.join("settings.json")).expect("the file");
    serde_json::from_str(&text).expect("JSON")
}

fn change(store: &mut SettingsStore, change: impl FnOnce(&mut Settings)) {
    let mut settings = store.chosen();
    change(&mut settings);
    assert!(store.choose(&settings).is_none());
}

fn engines(store: &mut SettingsStore, change: impl FnOnce(&mut Vec<EngineSetup>)) {
    let mut engines = store.engines();
    change(&mut engines);
    assert!(store.edit_engines(store.engines(), &engines).is_none());
}

fn named(name: &str, program: &str) -> EngineSetup {
    EngineSetup { name: name.to_owned(), ..EngineSetup::new(program) }
}

/// The name, program and options of each engine, as one text per engine.
fn listed(store: &SettingsStore) -> Vec<String> {
    let told = |engine: &EngineSetup| {
        let options = engine.options.iter().map(|(name, value)| format!(" {name}={value}"));
        engine.name.clone() + " " + &engine.command.to_string_lossy() + &options.collect::<String>()
    };
    store.engines().iter().map(told).collect()
}

type Act = fn(&mut SettingsStore);

#[test]
fn changes_of_two_windows_are_both_saved() {
    const LINES: &str = r#"{"lines":5,"later":{"a":1}}"#;
    const FILES: &str = r#"{"files":["/a","/b"]}"#;
    let none: Act = |store| _ = store.choose(&store.chosen::<Settings>());
    let dutch: Act = |store| change(store, |all| all.language = Some(Language::NL));
    let quiet: Act = |store| change(store, |all| all.sound = false);
    let [b, c, d]: [Act; 3] = [
        |store| store.keep_file(Path::new("/b")),
        |store| store.keep_file(Path::new("/c")),
        |store| store.keep_file(Path::new("/d")),
    ];
    let won: Act = |store| store.keep_result(Level::new(2).expect("a level"), GameOutcome::Won);
    let game: Act = |store| _ = store.keep_game(&GameSetup { white: "A".to_owned(), ..GameSetup::default() });
    let analyst: Act = |store| _ = store.keep_analyst(None);
    for (before, acts, expected) in [
        (LINES, [dutch, quiet], r#"{"lines":5,"later":{"a":1},"language":"nl","sound":false}"#),
        (LINES, [quiet, quiet], r#"{"lines":5,"later":{"a":1},"sound":false}"#),
        (LINES, [quiet, c], r#"{"lines":5,"later":{"a":1},"sound":false,"files":["/c"]}"#),
        (FILES, [c, d], r#"{"files":["/a","/b","/c","/d"]}"#),
        (FILES, [b, b], FILES),
        (r#"{"results":{"2":"+","9":"="}}"#, [won, won], r#"{"results":{"2":"+++","9":"="}}"#),
        ("{}", [game, none], r#"{"game":{"white":"A"},"games":{"two":{"white":"A"}}}"#),
        (r#"{"analyst":"x"}"#, [analyst, none], "{}"),
    ] {
        for order in [[0, 1], [1, 0]] {
            let folder = Folder::new();
            folder.write("settings.json", before);
            let mut stores = [open(&folder), open(&folder)];
            for index in order {
                acts[index](&mut stores[index]);
            }
            let mut found = content(&folder);
            found.as_object_mut().expect("an object").shift_remove("version");
            // The order of the files depends on which window was first.
            if let Some(files) = found.get_mut("files").and_then(Value::as_array_mut) {
                files.sort_by_key(ToString::to_string);
            }
            let expected: Value = serde_json::from_str(expected).expect(expected);
            assert_eq!(found, expected, "{before}, {order:?}");
            // The window that wrote last also has the changes of the other.
            let text = fs::read_to_string(folder.0.join("settings.json")).expect("the file");
            assert_eq!(stores[order[1]].to_text(), text);
        }
    }
}

/// Engines are merged one by one, and an engine that both windows change is merged field by field and option by option.
/// An engine that one window changes and the other removes stays.
#[test]
fn engine_lists_of_two_windows_are_both_saved() {
    let check = |acts: [Act; 2], expected: &[&str]| {
        let folder = Folder::new();
        let mut first = SettingsStore::at(Some(folder.0.join("settings.json")));
        engines(&mut first, |all| all.extend([named("X", "x"), named("Y", "y"), named("Z", "z")]));
        let mut stores = [open(&folder), open(&folder)];
        for (store, act) in stores.iter_mut().zip(acts) {
            act(store);
        }
        assert_eq!(listed(&open(&folder)), expected);
        assert_eq!(listed(&stores[1]), expected);
    };
    let add = |store: &mut SettingsStore| engines(store, |all| all.push(named("A", "a")));
    let remove = |store: &mut SettingsStore| engines(store, |all| drop(all.remove(1)));
    fn set(store: &mut SettingsStore, option: &str, value: &str) {
        engines(store, |all| _ = all[1].options.insert(option.to_owned(), value.to_owned()));
    }
    let hash = |store: &mut SettingsStore| set(store, "Hash", "64");
    let threads = |store: &mut SettingsStore| set(store, "Threads", "2");
    let b = |store: &mut SettingsStore| engines(store, |all| all.push(named("B", "b")));
    let other_a = |store: &mut SettingsStore| engines(store, |all| all.push(named("A", "c")));
    let rename = |store: &mut SettingsStore| engines(store, |all| all[1].name = "B".to_owned());
    check([add, |store| store.keep_file(Path::new("/f"))], &["X x", "Y y", "Z z", "A a"]);
    check([add, b], &["X x", "Y y", "Z z", "A a", "B b"]);
    check([add, add], &["X x", "Y y", "Z z", "A a"]);
    check([add, other_a], &["X x", "Y y", "Z z", "A a", "A 2 c"]);
    check([remove, add], &["X x", "Z z", "A a"]);
    check([remove, |store| engines(store, |all| drop(all.remove(0)))], &["Z z"]);
    check([hash, threads], &["X x", "Y y Hash=64 Threads=2", "Z z"]);
    check([hash, rename], &["X x", "B y Hash=64", "Z z"]);
    check([hash, remove], &["X x", "Y y Hash=64", "Z z"]);
    check([remove, hash], &["X x", "Z z", "Y y Hash=64"]);
    check([remove, remove], &["X x", "Z z"]);
}

/// If the file was broken, or written by a newer version, while the window was open, it is renamed, and the window's
/// settings are written to a new file.
#[test]
fn a_file_that_was_broken_meanwhile_is_set_aside() {
    let check = |text: Option<&str>, aside: Option<&str>, lines: u64| {
        let folder = Folder::new();
        let mut store = open(&folder);
        change(&mut store, |all| all.lines = 5);
        let file = folder.0.join("settings.json");
        match text {
            Some(text) => fs::write(&file, text).expect("another program"),
            None => fs::remove_file(&file).expect("another program"),
        }
        let trouble = store.choose(&Settings { lines: 5, volume: 7, ..Settings::default() });
        match (&trouble, aside) {
            (Some(SettingsError::Broken { kept, .. } | SettingsError::Newer { kept, .. }), Some(name)) => {
                assert_eq!(*kept, folder.0.join(name));
                assert_eq!(fs::read_to_string(kept).expect("kept").as_str(), text.unwrap_or_default());
            }
            _ => assert!(trouble.is_none() && aside.is_none(), "{text:?}: {trouble:?}"),
        }
        assert_eq!(content(&folder), json!({ "version": 1, "lines": lines, "volume": 7 }), "{text:?}");
    };
    check(Some("{"), Some("settings.broken-1.json"), 5);
    check(Some("{\"version\":2,\"lines\":1}"), Some("settings.newer-1.json"), 5);
    check(Some("{\"lines\":2}"), None, 2);
    check(None, None, 5);
}

/// However many invalid files there already are, each gets its own name.
#[test]
fn no_broken_file_replaces_another() {
    let folder = Folder::new();
    let file = folder.0.join("settings.json");
    for number in 1..=101 {
        fs::write(&file, "{".repeat(number)).expect("another program");
        let trouble = SettingsStore::at(Some(file.clone())).read();
        assert!(matches!(trouble, Some(SettingsError::Broken { .. })), "{number}: {trouble:?}");
    }
    for number in 1..=101 {
        let kept = folder.0.join(format!("settings.broken-{number}.json"));
        assert_eq!(fs::read_to_string(&kept).expect("kept").len(), number);
    }
}

/// A window that can't get the lock leaves the file alone, and saves its change later.
#[test]
fn a_lock_that_is_held_delays_a_change() {
    let folder = Folder::new();
    let (mut one, mut two) = (open(&folder), open(&folder));
    change(&mut one, |all| all.lines = 5);
    let lock = fs::File::open(folder.0.join("settings.lock")).expect("the lock");
    lock.lock().expect("locked");
    let trouble = two.choose(&Settings { volume: 7, ..Settings::default() });
    assert!(matches!(trouble, Some(SettingsError::Unsaved { .. })), "{trouble:?}");
    assert_eq!(content(&folder), json!({ "version": 1, "lines": 5 }));
    assert_eq!(two.chosen::<Settings>().volume, 7);
    drop(lock);
    assert!(two.save_rest().is_none());
    assert_eq!(content(&folder), json!({ "version": 1, "lines": 5, "volume": 7 }));
}

/// A number under an unknown key keeps its value as a 64-bit float when it is read and written again.
#[test]
fn unknown_numbers_stay_as_they_are() {
    for number in ["55555555555555555555555555555555555555555555555556", "0.1", "1e300", "123456789.12345678"]
    {
        let mut text = format!("{{\"version\": 1, \"of-a-newer-version\": {number}}}");
        let value: f64 = number.parse().expect("a number");
        for _ in 0..3 {
            let mut store = SettingsStore::at(None);
            store.take(text.as_bytes());
            text = store.to_text();
            let (_, found) = text.split_once("\"of-a-newer-version\": ").expect("the key");
            let found: f64 =
                found.split(['\n', ',', '}']).next().expect("a number").parse().expect("a number");
            assert_eq!(found.to_bits(), value.to_bits(), "{number}: {text}");
        }
    }
}
