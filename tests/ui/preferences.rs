//! The window follows the system's preferences for text size, contrast and motion until the player chooses.

use crate::prelude::*;
use jadoube::diagram::BoardTheme;
use jadoube::platform::preferences::{Report, SystemPreferences};

/// A window, and the function that reports preferences to the window.
fn listening(store: SettingsStore) -> (Window, Report) {
    let told: Arc<Mutex<Option<Report>>> = Arc::default();
    let heard = Arc::clone(&told);
    let preferences = Box::new(move |hear| *heard.lock().expect("no panic") = Some(hear));
    let window = Begin { store, preferences, ..Begin::default() }.open();
    let hear = told.lock().expect("no panic").take().expect("somebody who listens");
    (window, hear)
}

fn settings(window: &Window) -> Settings {
    *window.harness.state().settings()
}

const ALL: SystemPreferences =
    SystemPreferences { text_size: Some(148), more_contrast: true, less_motion: true };

#[test]
fn the_system_is_followed_until_the_player_chooses() {
    let folder = Folder::new("preferences");
    let file = folder.join("settings.json");
    let store = || folder.store();
    let (mut window, hear) = listening(store());
    let usual = settings(&window);
    hear(ALL);
    window.harness.run();
    let followed = Settings { text_size: 150, board: BoardTheme::Contrast, animation: false, ..usual };
    assert_eq!(settings(&window), followed);
    hear(SystemPreferences::default());
    window.harness.run();
    assert_eq!(settings(&window), usual, "the system has changed its mind");
    assert!(!file.exists(), "nothing was chosen");

    hear(ALL);
    window.harness.run();
    window.command(Command::Switch(Setting::Animation));
    assert_eq!(settings(&window), Settings { animation: true, ..followed });
    window.command(Command::Choose(Choice::TextSize(100)));
    window.command(Command::Choose(Choice::Board(BoardTheme::Green)));
    let chosen = Settings { board: BoardTheme::Green, ..usual };
    assert_eq!(settings(&window), chosen);
    hear(SystemPreferences { text_size: Some(200), ..ALL });
    window.harness.run();
    assert_eq!(settings(&window), chosen, "the player has chosen");
    let kept: serde_json::Value =
        serde_json::from_slice(&fs::read(&file).expect("the settings")).expect("JSON");
    assert_eq!((&kept["animation"], &kept["text-size"]), (&true.into(), &100.into()));
    drop(window);

    let (mut window, hear) = listening(store());
    hear(ALL);
    window.harness.run();
    assert_eq!(settings(&window), chosen, "in the next start too");
}

#[test]
fn a_text_size_is_one_of_the_list() {
    for (system, expected) in
        [(0, 80), (90, 80), (95, 100), (110, 100), (120, 125), (300, 200), (u16::MAX, 200)]
    {
        let (mut window, hear) = listening(SettingsStore::at(None));
        hear(SystemPreferences { text_size: Some(system), ..SystemPreferences::default() });
        window.harness.run();
        assert_eq!(settings(&window).text_size, expected, "{system}");
    }
}
