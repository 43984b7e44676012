//! What can't be saved is told, and stays on the screen until it can.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Key;
use jadoube::start::Start;
use jadoube::storage::settings::SettingsStore;
use jadoube::study::Study;
use jadoube::text::messages::Language;
use jadoube::ui::{Request, Settings};

use crate::folder::Folder;
use crate::window::{Begin, Window};

/// Waits for a thread of the journal, which tries again every second of real time.
fn until(window: &mut Window, met: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !met(window) {
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not happen");
        sleep(Duration::from_millis(20));
        window.harness.run();
    }
}

fn recorded(journals: &Path) -> String {
    let files = fs::read_dir(journals).into_iter().flatten().flatten();
    files.filter_map(|entry| fs::read_to_string(entry.path()).ok()).collect()
}

/// Broken settings are told after the game that was reopened.
#[test]
fn settings_error_follows_the_reopened_game() {
    let folder = Folder::new("unsaved-waits");
    let journals = || Some(folder.0.join("journals"));
    let mut window = Begin { journals: journals(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    drop(window);
    let file = folder.0.join("settings.json");
    fs::write(&file, "nonsense").expect("a file");
    let store = SettingsStore::at(Some(file));
    let mut window = Begin { store, begins: false, journals: journals(), ..Begin::default() }.open();
    window.expect("Your unfinished game has been reopened.");
    window.drag("e7", "e5");
    window.expect("settings.broken-1.json");
}

/// The card tells it once, the bar until the disk takes the game again.
#[test]
fn unrecorded_game_is_reported_until_recorded() {
    let folder = Folder::new("unsaved-game");
    let journals = folder.0.join("journals");
    for (language, told) in [(Language::EN, "Game not recorded"), (Language::NL, "Partij niet bijgehouden")] {
        fs::write(&journals, "a file").expect("a file");
        let mut window = Begin { language, journals: Some(journals.clone()), ..Begin::default() }.open();
        window.drag("e2", "e4");
        for to in ["a", "b", "c"] {
            window.expect(told);
            window.drag(&format!("{to}7"), &format!("{to}6"));
            window.drag(&format!("{to}2"), &format!("{to}3"));
        }
        window.expect(told);
        fs::remove_file(&journals).expect("the file in the way");
        until(&mut window, |window| !window.shows(told));
        assert!(recorded(&journals).contains("\"e2\""));
        drop(window);
        fs::remove_dir_all(&journals).expect("the folder");
    }
}

/// A journal that was removed is written again; where that is not possible, it is told.
#[test]
fn missing_folder_is_recreated_or_reported() {
    let folder = Folder::new("unsaved-folder");
    let journals = folder.0.join("state").join("journals");
    let mut window = Begin { journals: Some(journals.clone()), ..Begin::default() }.open();
    window.drag("e2", "e4");
    fs::remove_dir_all(folder.0.join("state")).expect("the folder");
    window.drag("e7", "e5");
    until(&mut window, |_| recorded(&journals).contains("\"e5\""));
    assert!(recorded(&journals).contains("\"e4\"") && !window.shows("Game not recorded"));
    fs::remove_dir_all(folder.0.join("state")).expect("the folder");
    fs::write(folder.0.join("state"), "in the way").expect("a file");
    window.drag("g1", "f3");
    until(&mut window, |window| window.shows("Game not recorded"));
    window.expect("The game can’t be recorded");
    window.drag("b8", "c6");
    window.expect("Game not recorded");
    fs::remove_file(folder.0.join("state")).expect("the file");
    until(&mut window, |window| !window.shows("Game not recorded"));
    for square in ["\"e4\"", "\"e5\"", "\"f3\"", "\"c6\""] {
        assert!(recorded(&journals).contains(square), "{square}");
    }
    // If it is mended at once, the card takes it back too.
    fs::remove_dir_all(folder.0.join("state")).expect("the folder");
    fs::write(folder.0.join("state"), "in the way").expect("a file");
    window.drag("f1", "e2");
    until(&mut window, |window| window.shows("The game can’t be recorded"));
    fs::remove_file(folder.0.join("state")).expect("the file");
    until(&mut window, |window| !window.shows("Game not recorded"));
    window.harness.run();
    assert!(!window.shows("The game can’t be recorded"));
}

#[test]
fn unsaved_settings_are_reported_until_saved() {
    let folder = Folder::new("unsaved-settings");
    let conf = folder.0.join("conf");
    let store = SettingsStore::at(Some(conf.join("settings.json")));
    let mut window = Begin { store, ..Begin::default() }.open();
    fs::write(&conf, "in the way").expect("a file");
    assert!(!window.shows("Settings not saved"));
    let ctx = window.harness.ctx.clone();
    let settings = Settings { lines: 5, ..*window.harness.state().settings() };
    window.harness.state_mut().handle(&ctx, Request::Choose(Box::new(settings)));
    window.harness.run();
    window.expect("Your settings can’t be saved");
    window.key(Key::Escape);
    window.drag("e2", "e4");
    window.wait(5000);
    window.expect("Settings not saved");
    fs::remove_file(&conf).expect("the file");
    window.wait(5000);
    assert!(!window.shows("Settings not saved"));
    let text = fs::read_to_string(conf.join("settings.json")).expect("the settings");
    assert!(text.contains("\"lines\": 5"), "{text}");
}

#[test]
fn unsaved_study_is_reported_until_saved() {
    let folder = Folder::new("unsaved-study");
    let studies = folder.0.join("studies");
    fs::write(&studies, "in the way").expect("a file");
    let mut window = Begin { journals: Some(folder.0.join("journals")), ..Begin::default() }.open();
    window.harness.state_mut().open_study(Study::from_start(Start::standard()));
    window.harness.run();
    assert!(!window.shows("Study not saved"));
    window.drag("e2", "e4");
    for _ in 0..3 {
        window.wait(1500);
        window.expect("Study not saved");
    }
    // Without another edit.
    fs::remove_file(&studies).expect("the file");
    window.wait(2500);
    assert!(!window.shows("Study not saved"));
    assert!(recorded(&studies).contains("1. e4 *"));
}
