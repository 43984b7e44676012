//! What can't be saved is reported until it is saved. Damaged settings are reported too.

use std::path::Path;

use crate::prelude::*;
use jadoube::study::Study;

fn recorded(journals: &Path) -> String {
    let files = fs::read_dir(journals).into_iter().flatten().flatten();
    files.filter_map(|entry| fs::read_to_string(entry.path()).ok()).collect()
}

#[test]
fn settings_error_follows_the_reopened_game() {
    let folder = Folder::new("unsaved-waits");
    let mut window = folder.begin().open();
    window.drag("e2", "e4");
    drop(window);
    folder.write("settings.json", "nonsense");
    let mut window = Begin { store: folder.store(), begins: false, ..folder.begin() }.open();
    window.expect("Your unfinished game has been reopened.");
    window.drag("e7", "e5");
    window.expect("settings.broken-1.json");
}

#[test]
fn unrecorded_game_is_reported_until_recorded() {
    let folder = Folder::new("unsaved-game");
    let journals = folder.join("journals");
    for (language, told) in [(EN, "Game not recorded"), (NL, "Partij niet bijgehouden")] {
        folder.write("journals", "a file");
        let mut window = Begin { language, ..folder.begin() }.open();
        window.drag("e2", "e4");
        for moves in ["a7a6 a2a3", "b7b6 b2b3", "c7c6 c2c3"] {
            window.expect(told);
            window.play(moves);
        }
        window.expect(told);
        fs::remove_file(&journals).expect("the file in the way");
        window.wait_until("that is shown no more", |window| !window.shows(told));
        assert!(recorded(&journals).contains("\"e2\""));
        drop(window);
        fs::remove_dir_all(&journals).expect("the folder");
    }
}

/// A journal that was removed is written again; if that is impossible, the window says so.
#[test]
fn missing_folder_is_recreated_or_reported() {
    let folder = Folder::new("unsaved-folder");
    let state = folder.join("state");
    let journals = state.join("journals");
    let block = || {
        fs::remove_dir_all(&state).expect("the folder");
        fs::write(&state, "in the way").expect("a file");
    };
    let mend = || fs::remove_file(&state).expect("the file");
    let mut window = Begin { journals: Some(journals.clone()), ..Begin::default() }.open();
    window.drag("e2", "e4");
    fs::remove_dir_all(&state).expect("the folder");
    window.drag("e7", "e5");
    window.wait_until("that is recorded", |_| recorded(&journals).contains("\"e5\""));
    assert!(recorded(&journals).contains("\"e4\"") && !window.shows("Game not recorded"));
    block();
    window.drag("g1", "f3");
    window.until("Game not recorded");
    window.expect("The game can’t be recorded");
    window.drag("b8", "c6");
    window.expect("Game not recorded");
    mend();
    window.wait_until("that is shown no more", |window| !window.shows("Game not recorded"));
    let text = recorded(&journals);
    assert!(["\"e4\"", "\"e5\"", "\"f3\"", "\"c6\""].iter().all(|square| text.contains(square)), "{text}");
    // If the folder is usable again while the card still has the message, the message disappears too.
    block();
    window.drag("f1", "e2");
    window.until("The game can’t be recorded");
    mend();
    window.wait_until("that is shown no more", |window| !window.shows("Game not recorded"));
    window.harness.run();
    assert!(!window.shows("The game can’t be recorded"));
}

#[test]
fn unsaved_settings_are_reported_until_saved() {
    let folder = Folder::new("unsaved-settings");
    let conf = folder.join("conf");
    let store = SettingsStore::at(Some(conf.join("settings.json")));
    let mut window = Begin { store, ..Begin::default() }.open();
    fs::write(&conf, "in the way").expect("a file");
    assert!(!window.shows("Settings not saved"));
    window.request(Request::Choose(Box::new(Settings { lines: 5, ..window.settings() })));
    window.expect("Your settings can’t be saved");
    window.play("Esc e2e4 5s");
    window.expect("Settings not saved");
    fs::remove_file(&conf).expect("the file");
    window.wait(5000);
    assert!(!window.shows("Settings not saved"));
    let text = read(&conf.join("settings.json"));
    assert!(text.contains("\"lines\": 5"), "{text}");
}

#[test]
fn unsaved_study_is_reported_until_saved() {
    let folder = Folder::new("unsaved-study");
    let studies = folder.write("studies", "in the way");
    let mut window = folder.begin().open();
    window.opens(Study::from_start(Start::standard()));
    assert!(!window.shows("Study not saved"));
    window.drag("e2", "e4");
    for _ in 0..3 {
        window.wait(1500);
        window.expect("Study not saved");
    }
    window.command(Command::Quit);
    window.expect("If you quit now, the latest changes to the study will be lost.");
    window.choose("Don’t quit");
    // The study is saved without another edit.
    fs::remove_file(&studies).expect("the file");
    window.wait(2500);
    assert!(!window.shows("Study not saved"));
    assert!(recorded(&studies).contains("1. e4 *"));
}
