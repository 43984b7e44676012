//! Two windows with the same settings: what either changes is kept, whichever writes last.

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

/// The names, programs and options of the engines, one line per engine.
fn listed(store: &SettingsStore) -> Vec<String> {
    let told = |engine: &EngineSetup| {
        let options = engine.options.iter().map(|(name, value)| format!(" {name}={value}"));
        engine.name.clone() + " " + &engine.command.to_string_lossy() + &options.collect::<String>()
    };
    store.engines().iter().map(told).collect()
}

/// Sorts a list, since its order depends on which window was first.
fn in_order(mut value: Value) -> Value {
    if let Some(list) = value.as_array_mut() {
        list.sort_by_key(ToString::to_string);
    }
    value
}

type Act = fn(&mut SettingsStore);

#[test]
fn changes_of_two_windows_are_both_saved() {
    let check = |name: &str, before: &Value, acts: [Act; 2], key: &str, expected: &Value| {
        for order in [[0, 1], [1, 0]] {
            let folder = Folder::new();
            fs::write(folder.0.join("settings.json"), before.to_string()).expect("a file");
            let mut stores = [open(&folder), open(&folder)];
            for index in order {
                acts[index](&mut stores[index]);
            }
            let mut found = content(&folder)[key].clone();
            if key.is_empty() {
                found = content(&folder);
                found.as_object_mut().expect("an object").shift_remove("version");
            }
            assert_eq!(in_order(found), in_order(expected.clone()), "{name}, {order:?}");
            // The window that wrote last also has the changes of the other.
            assert_eq!(
                stores[order[1]].to_text(),
                fs::read_to_string(folder.0.join("settings.json")).unwrap()
            );
        }
    };
    let none: Act = |store| _ = store.choose(&store.chosen::<Settings>());
    let dutch: Act = |store| change(store, |all| all.language = Some(Language::NL));
    let quiet: Act = |store| change(store, |all| all.sound = false);
    let (lines, settings) = (json!({ "lines": 5, "later": { "a": 1 } }), json!({ "files": ["/a", "/b"] }));
    check(
        "two values",
        &lines,
        [dutch, quiet],
        "",
        &json!({"lines":5,"later":{"a":1},"language":"nl","sound":false}),
    );
    check("the same value", &lines, [quiet, quiet], "", &json!({"lines":5,"later":{"a":1},"sound":false}));
    check(
        "a value and a file",
        &lines,
        [quiet, |store| store.keep_file(Path::new("/c"))],
        "",
        &json!({"lines":5,"later":{"a":1},"sound":false,"files":["/c"]}),
    );
    check(
        "two files",
        &settings,
        [|store| store.keep_file(Path::new("/c")), |store| store.keep_file(Path::new("/d"))],
        "files",
        &json!(["/a", "/b", "/c", "/d"]),
    );
    check(
        "one file twice",
        &settings,
        [|store| store.keep_file(Path::new("/b")), |store| store.keep_file(Path::new("/b"))],
        "files",
        &json!(["/a", "/b"]),
    );

    check(
        "results",
        &json!({ "results": { "2": "+", "9": "=" } }),
        [
            |store| store.keep_result(Level::new(2).expect("a level"), GameOutcome::Won),
            |store| store.keep_result(Level::new(2).expect("a level"), GameOutcome::Won),
        ],
        "results",
        &json!({ "2": "+++", "9": "=" }),
    );
    let game: Act = |store| _ = store.keep_game(&GameSetup { white: "A".to_owned(), ..GameSetup::default() });
    check("a game", &json!({}), [game, none], "game", &json!({ "white": "A" }));
    check(
        "the analyst",
        &json!({"analyst":"x"}),
        [|store| _ = store.keep_analyst(None), none],
        "",
        &json!({}),
    );
}

/// Engines are merged one by one, and an engine that both windows change is merged option by option.
#[test]
fn engine_lists_of_two_windows_are_both_saved() {
    let check = |acts: [Act; 2], expected: &[&str]| {
        let folder = Folder::new();
        let mut first = SettingsStore::at(Some(folder.0.join("settings.json")));
        assert!(
            first
                .edit_engines(first.engines(), &[named("X", "x"), named("Y", "y"), named("Z", "z")])
                .is_none()
        );
        let mut stores = [open(&folder), open(&folder)];
        for (store, act) in stores.iter_mut().zip(acts) {
            act(store);
        }
        assert_eq!(listed(&open(&folder)), expected);
        assert_eq!(listed(&stores[1]), expected);
    };
    let add = |store: &mut SettingsStore| engines(store, |all| all.push(named("A", "a")));
    let remove = |store: &mut SettingsStore| engines(store, |all| drop(all.remove(1)));
    let hash = |store: &mut SettingsStore| {
        engines(store, |all| drop(all[1].options.insert("Hash".to_owned(), "64".to_owned())));
    };
    let threads = |store: &mut SettingsStore| {
        engines(store, |all| drop(all[1].options.insert("Threads".to_owned(), "2".to_owned())));
    };
    let rename = |store: &mut SettingsStore| engines(store, |all| all[1].name = "B".to_owned());
    check([add, |store| store.keep_file(Path::new("/f"))], &["X x", "Y y", "Z z", "A a"]);
    check(
        [add, |store| engines(store, |all| all.push(named("B", "b")))],
        &["X x", "Y y", "Z z", "A a", "B b"],
    );
    check([add, add], &["X x", "Y y", "Z z", "A a"]);
    check(
        [add, |store| engines(store, |all| all.push(named("A", "c")))],
        &["X x", "Y y", "Z z", "A a", "A 2 c"],
    );
    check([remove, add], &["X x", "Z z", "A a"]);
    check([remove, |store| engines(store, |all| drop(all.remove(0)))], &["Z z"]);
    check([hash, threads], &["X x", "Y y Hash=64 Threads=2", "Z z"]);
    check([hash, rename], &["X x", "B y Hash=64", "Z z"]);
    check([hash, remove], &["X x", "Y y Hash=64", "Z z"]);
    check([remove, hash], &["X x", "Z z", "Y y Hash=64"]);
    check([remove, remove], &["X x", "Z z"]);
}

/// A file that became invalid while the window was open is renamed, and the window's settings are written to a new
/// file.
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

/// Numbers under unknown keys stay the same as 64-bit floats when they are read and written again.
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
