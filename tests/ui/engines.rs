//! External engines are added, tested, configured and stored.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::Path;

use egui::accesskit::Role;
use jadoube::engine::EngineFailure;
use jadoube::storage::settings::SettingsError;
use jadoube::text::engine_errors;
use serde_json::{Value, json};

use crate::folder::chooses_and_tells;
use crate::prelude::*;
use crate::support::fake_engine::fake;

fn kept(folder: &Folder) -> Value {
    serde_json::from_str::<Value>(&read(&folder.join("settings.json"))).expect("JSON")["engines"].take()
}

fn open(begin: Begin) -> Window {
    let mut window = begin.open();
    window.choose_all(["Engine", "Engines…"]);
    window
}

/// Waits until the window shows this text, and checks that it then asks for no more frames.
#[track_caller]
fn wait_for_answer(window: &mut Window, text: &str) {
    window.until(text);
    // The window is woken just after the report.
    std::thread::sleep(Duration::from_millis(50));
    window.harness.run();
    assert!(window.rests(), "it rests");
}

/// Adds the fake engine with this behaviour, by typing its program and its arguments.
fn add(window: &mut Window, behaviour: &str) {
    let setup = fake(behaviour);
    window.choose("Add");
    window.fill(Role::TextInput, "Program", &setup.command.display().to_string());
    let quoted = setup.arguments.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>();
    window.fill(Role::TextInput, "Arguments", &quoted.join(" "));
    window.choose("Try it");
}

#[test]
fn engine_is_added_and_saved() {
    let folder = Folder::new("engines");
    let mut window = open(Begin { store: folder.store(), ..Begin::default() });
    window.expect("Add a UCI chess engine");
    add(&mut window, "plays");
    wait_for_answer(&mut window, "Fake works, and plays Chess960 too.");
    for hidden in ["UCI_Chess960", "MultiPV", "Ponder", "UCI_AnalyseMode"] {
        assert!(!window.shows(hidden), "{hidden}");
    }
    window.fill(Role::TextInput, "Book File", "my book.bin");
    window.pick("Style", "Very Wild");
    window.fill(Role::SpinButton, "Level", "99");
    window.key(Key::Enter);
    window.choose("Done");
    let expected = fake("plays");
    let engines = kept(&folder);
    assert_eq!(engines[0]["name"], "Fake");
    assert_eq!(engines[0]["command"], json!(expected.command));
    assert_eq!(engines[0]["arguments"], json!(expected.arguments));
    let options = json!({"Book File": "my book.bin", "Level": "9", "Style": "Very Wild"});
    assert_eq!(engines[0]["options"], options);
    drop(window);

    // The engine is stored with its options, and its defaults can be restored.
    let mut window = open(Begin { store: folder.store(), ..Begin::default() });
    wait_for_answer(&mut window, "Fake works, and plays Chess960 too.");
    window.expect_all(&["my book.bin", "Very Wild"]);
    window.activate("Engine defaults");
    assert!(!window.shows("my book.bin"));
    window.fill(Role::TextInput, "Name", "My friend");
    window.choose("Cancel");
    assert_eq!(kept(&folder)[0]["options"], options);
    window.choose_all(["Engine", "Engines…"]);
    wait_for_answer(&mut window, "Fake works");
    window.activate("Engine defaults");
    window.fill(Role::TextInput, "Name", "My friend");
    window.choose("Done");
    assert_eq!((&kept(&folder)[0]["name"], &kept(&folder)[0]["options"]), (&json!("My friend"), &json!({})));
    window.choose_all(["Engine", "Engines…", "Remove", "Done"]);
    assert_eq!(kept(&folder), json!([]));
}

#[test]
fn engine_faults_are_reported() {
    let folder = Folder::new("no-engine");
    let mut window = open(Begin { store: folder.store(), ..Begin::default() });
    add(&mut window, "dies");
    wait_for_answer(
        &mut window,
        "isn’t a UCI chess engine for this computer, stopped while starting, or starts too slowly.",
    );
    add(&mut window, "classical");
    wait_for_answer(&mut window, "Fake works, but doesn’t play Chess960.");
    // The message disappears when another program is typed.
    window.fill(Role::TextInput, "Program", "/nowhere/at/all");
    assert!(!window.shows("Fake works"));
    window.key(Key::Enter);
    wait_for_answer(&mut window, "all couldn’t be started: the program, or one that it needs, wasn’t found.");
    // An engine with nonsensical options can still be used.
    add(
        &mut window,
        "strange:option name Odd type spin default 7 min 9 max 3|option name|option name Big type spin min -9223372036854775808 max 9223372036854775807|option type check|option name Clear type button",
    );
    wait_for_answer(&mut window, "Fake works, and plays Chess960 too.");
    let named = |name| window.harness.query_by_role_and_label(Role::SpinButton, name).is_some();
    assert_eq!(["Odd", "Big"].map(named), [false, true]);
    window.choose("Press “Clear” every time the engine starts");
    // An entry without a program is not stored.
    window.choose_all(["Add", "Done"]);
    let engines = kept(&folder);
    assert_eq!(engines.as_array().map(Vec::len), Some(3), "{engines}");
    assert_eq!(engines[2]["options"], json!({"Clear": ""}));
}

/// Known engines that are installed but not in the list are offered; one press adds an engine under the name that it
/// reports.
#[cfg(unix)]
#[test]
fn an_installed_engine_is_added_with_one_press() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("installed-engines");
    let script = "#!/bin/sh\necho 'id name Stockfish 99'\necho uciok\ncat >/dev/null\n";
    for name in ["stockfish", "toga2"] {
        let file = folder.write(name, script);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("its owner");
    }
    let begin = || {
        let engine_folders = vec![folder.0.clone()];
        open(Begin { store: folder.store(), engine_folders, ..Begin::default() })
    };
    let mut window = begin();
    window.expect_all(&["On this computer:", "Add Toga II"]);
    window.choose("Add Stockfish");
    wait_for_answer(&mut window, "Stockfish 99 works, but doesn’t play Chess960.");
    assert!(!window.shows("Add Stockfish") && window.shows("Add Toga II"));
    window.choose("Done");
    let engine = kept(&folder)[0].take();
    assert_eq!(engine["name"], "Stockfish 99");
    assert_eq!(engine["command"], json!(folder.join("stockfish")));
    drop(window);

    // The engine is not offered again until it is removed.
    let mut window = begin();
    wait_for_answer(&mut window, "Stockfish 99 works");
    assert!(!window.shows("Add Stockfish") && window.shows("Add Toga II"));
    window.choose("Remove");
    window.expect("Add Stockfish");
}

#[test]
fn the_program_can_be_chosen() {
    let (files, asked) = chooses_and_tells(Path::new("/nowhere/some engine.bin"));
    let folder = Folder::new("chosen-engine");
    let mut window = open(Begin { store: folder.store(), files, ..Begin::default() });
    window.choose_all(["Add", "Choose file…"]);
    wait_for_answer(
        &mut window,
        "some engine couldn’t be started: the program, or one that it needs, wasn’t found.",
    );
    let question = asked.lock().expect("no panic").remove(0);
    assert!(question.extensions.is_empty() && question.new.is_none(), "{question:?}");
    window.choose("Done");
    assert_eq!(kept(&folder)[0]["command"], "/nowhere/some engine.bin");
    assert_eq!(kept(&folder)[0]["name"], "some engine");
}

/// An invalid entry is reported and set aside once, and the other entries remain.
#[test]
fn program_that_is_no_engine_is_rejected() {
    let good = json!({"command": "a/b.exe", "options": {"Hash": "5"}, "shine": 3});
    for (engines, expected, aside) in [
        (json!([good, 7, {"name": "x"}, good]), vec!["b", "b 2"], json!([7, {"name": "x"}])),
        (json!([{"command": ""}, {"command": 3}, {"command": "x", "options": 5}]), vec![], json!(3)),
        (json!("much"), vec![], json!(["much"])),
        (json!([good]), vec!["b"], Value::Null),
    ] {
        let folder = Folder::new("torn-engines");
        let file =
            folder.write("settings.json", json!({"engines": engines, "coordinates": false}).to_string());
        let mut known = folder.store();
        let trouble = known.read();
        let settings: Settings = known.chosen();
        assert!(!settings.coordinates);
        let names: Vec<String> = known.engines().into_iter().map(|engine| engine.name).collect();
        assert_eq!(names, expected, "{engines}");
        let json: Value = serde_json::from_str(&read(&file)).expect("JSON");
        let count = aside.as_array().map_or(aside.as_u64().unwrap_or(0) as usize, Vec::len);
        match trouble {
            Some(SettingsError::Engines { count: told, .. }) => assert_eq!(told, count, "{engines}"),
            None => assert_eq!(count, 0, "{engines}"),
            other => panic!("{other:?}"),
        }
        if aside.is_array() {
            assert_eq!(json["engines-set-aside"], aside);
        }
        // The fault is reported once, and an engine keeps fields that another version has written.
        let mut again = folder.store();
        assert!(again.read().is_none());
        let all = again.engines();
        assert!(again.edit_engines(again.engines(), &all).is_none());
        if let Some(first) = kept(&folder).get(0) {
            assert_eq!((&first["shine"], &first["options"]["Hash"]), (&json!(3), &json!("5")));
        }
    }
    let folder = Folder::new("told-engines");
    folder.write("settings.json", r#"{"engines": [1, 2]}"#);
    folder.with_settings().expect("2 engines in ");
}

#[test]
fn each_failure_has_its_sentence() {
    let failures = [
        EngineFailure::NotStarted(ErrorKind::NotFound),
        EngineFailure::NotStarted(ErrorKind::PermissionDenied),
        EngineFailure::NotStarted(ErrorKind::OutOfMemory),
        EngineFailure::NoUci,
        EngineFailure::NoChess960,
        EngineFailure::Ended,
        EngineFailure::Silent,
        EngineFailure::Flooded,
        EngineFailure::Illegal("e9e8".to_owned()),
    ];
    for language in [EN, NL] {
        let words = Texts::new(language);
        let told = failures.each_ref().map(|failure| engine_errors::failure(&words, "Toga", failure));
        assert!(told.iter().all(|text| text.starts_with("Toga ") && text.ends_with('.')), "{told:?}");
        assert!(told[8].contains("e9e8"));
        assert_eq!(BTreeSet::from(told.clone()).len(), failures.len(), "{told:?}");
    }
}

/// The dialog fits a small window in both languages, and Tab reaches its widgets.
#[test]
fn engine_dialog_fits_and_works_by_keyboard() {
    let folder = Folder::new("small-engines");
    let engines =
        json!([fake("plays"), {"command": "/nowhere/a program with quite a long name", "name": "Nobody"}]);
    folder.write("settings.json", json!({"engines": engines}).to_string());
    for (language, foot) in [(EN, ["Done", "Cancel"]), (NL, ["Klaar", "Annuleren"])] {
        let mut window = open(Begin { size: SMALL, language, store: folder.store(), ..Begin::default() });
        wait_for_answer(&mut window, "Fake ");
        let screen = window.harness.ctx.content_rect();
        for name in foot {
            assert!(screen.contains_rect(window.rect(name)), "{name} is at {:?}", window.rect(name));
        }
        let mut names = Vec::new();
        for _ in 0..20 {
            window.key(Key::Tab);
            let Some((name, place)) = window.focus_place() else { continue };
            assert!(screen.contains_rect(place), "{name} is at {place}");
            names.push(name);
        }
        for name in ["plays", "Level", "Style", "Book File", foot[0]] {
            assert!(names.iter().any(|had| had == name), "{name} is not among {names:?}");
        }
    }
}
