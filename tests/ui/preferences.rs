//! The window follows the system's preferences for text size, contrast and motion until the player chooses.

use crate::prelude::*;
use jadoube::diagram::BoardTheme;
use jadoube::platform::preferences::{Report, SystemPreferences};

/// A window, and a function that reports preferences to the window and then runs its frames.
fn listening(store: SettingsStore) -> (Window, impl Fn(&mut Window, SystemPreferences)) {
    let told: Arc<Mutex<Option<Report>>> = Arc::default();
    let heard = Arc::clone(&told);
    let preferences = Box::new(move |hear| *heard.lock().expect("no panic") = Some(hear));
    let window = Begin { store, preferences, ..Begin::default() }.open();
    let hear = told.lock().expect("no panic").take().expect("somebody who listens");
    let report = move |window: &mut Window, preferences| {
        hear(preferences);
        window.harness.run();
    };
    (window, report)
}

const ALL: SystemPreferences =
    SystemPreferences { text_size: Some(148), more_contrast: true, less_motion: true };

#[test]
fn the_system_is_followed_until_the_player_chooses() {
    let folder = Folder::new("preferences");
    let file = folder.join("settings.json");
    let (mut window, hear) = listening(folder.store());
    let usual = window.settings();
    hear(&mut window, ALL);
    let followed = Settings { text_size: 150, board: BoardTheme::Contrast, animation: false, ..usual };
    assert_eq!(window.settings(), followed);
    hear(&mut window, SystemPreferences::default());
    assert_eq!(window.settings(), usual, "the system has changed its mind");
    assert!(!file.exists(), "nothing was chosen");

    hear(&mut window, ALL);
    window.command(Command::Switch(Setting::Animation));
    assert_eq!(window.settings(), Settings { animation: true, ..followed });
    window.command(Command::Choose(Choice::TextSize(100)));
    window.command(Command::Choose(Choice::Board(BoardTheme::Green)));
    let chosen = Settings { board: BoardTheme::Green, ..usual };
    assert_eq!(window.settings(), chosen);
    hear(&mut window, SystemPreferences { text_size: Some(200), ..ALL });
    assert_eq!(window.settings(), chosen, "the player has chosen");
    let kept: serde_json::Value = serde_json::from_str(&read(&file)).expect("JSON");
    assert_eq!((&kept["animation"], &kept["text-size"]), (&true.into(), &100.into()));
    drop(window);

    let (mut window, hear) = listening(folder.store());
    hear(&mut window, ALL);
    assert_eq!(window.settings(), chosen, "in the next start too");
}

#[test]
fn a_text_size_is_one_of_the_list() {
    for (system, expected) in
        [(0, 80), (90, 80), (95, 100), (110, 100), (120, 125), (300, 200), (u16::MAX, 200)]
    {
        let (mut window, hear) = listening(SettingsStore::at(None));
        hear(&mut window, SystemPreferences { text_size: Some(system), ..SystemPreferences::default() });
        assert_eq!(window.settings().text_size, expected, "{system}");
    }
}
