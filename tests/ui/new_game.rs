//! The settings of a game: chosen in the dialog, validated, remembered for the next.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::game::{ClockKind, Ends};
use jadoube::storage::settings::SettingsStore;
use jadoube::table::{GameSetup, TakeBack, TouchMove};
use jadoube::text::messages::Language;

use crate::window::{Begin, Window};

fn open(store: SettingsStore) -> Window {
    let mut window = Begin { store, setup: GameSetup::default(), ..Begin::default() }.open();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window
}

fn setup(window: &Window) -> GameSetup {
    window.harness.state().table().setup().clone()
}

#[test]
fn a_fresh_installation_plays_by_the_book() {
    let mut window = open(SettingsStore::at(None));
    window.choose("Start");
    let setup = setup(&window);
    assert_eq!(setup.touch, TouchMove::Enforced);
    assert_eq!(setup.ends, Ends::Claims);
    assert_eq!(setup.take_back, TakeBack::Never);
    assert_eq!(setup.clock, [None, None]);
}

#[test]
fn clocks_ready_made() {
    for (name, base, bonus, stages) in
        [("3+2", 180_000, 2_000, 0), ("25+10", 1_500_000, 10_000, 0), ("40/90+30", 5_400_000, 30_000, 1)]
    {
        let mut window = open(SettingsStore::at(None));
        window.choose(name);
        window.choose("Start");
        for control in setup(&window).clock {
            let control = control.expect("a clock");
            assert_eq!((control.kind, control.base_ms, control.bonus_ms), (ClockKind::Fischer, base, bonus));
            assert_eq!(control.stages.len(), stages, "{name}");
        }
        // If nothing can be stored, that is reported first.
        window.key(Key::Escape);
        window.expect("White to move. The clock has not started");
    }
}

#[test]
fn a_clock_of_ones_own() {
    let mut window = open(SettingsStore::at(None));
    window.choose("5+3");
    window.fill(Role::TextInput, "Minutes", "0,5");
    window.fill(Role::TextInput, "Seconds per move", "1.5");
    window.choose("Time control");
    window.choose("Bronstein");
    window.choose("More…");
    window.choose("Different time for Black:");
    window.fill(Role::TextInput, "Black’s minutes", "2");
    window.choose("Start");
    let [white, black] = setup(&window).clock.map(|control| control.expect("a clock"));
    assert_eq!((white.kind, white.base_ms, white.bonus_ms), (ClockKind::Bronstein, 30_000, 1_500));
    assert_eq!((black.base_ms, black.bonus_ms), (120_000, 3_000));
}

#[test]
fn impossible_setups_are_explained() {
    for (field, text, said) in [
        ("Minutes", "601", "Enter 0–600 minutes, for example 5 or 0.5."),
        ("Minutes", "x", "Enter 0–600 minutes"),
        ("Minutes", "0", "Enter a starting time."),
        ("Seconds per move", "-1", "Enter 0–3600 seconds."),
        ("Seconds per move", "NaN", "Enter 0–3600 seconds."),
    ] {
        let mut window = open(SettingsStore::at(None));
        window.choose("5+3");
        window.fill(Role::TextInput, field, text);
        window.expect(said);
        window.choose("Start");
        window.expect("New game");
        assert_eq!(setup(&window).clock, [None, None], "{text}");
        window.fill(Role::TextInput, field, "1");
        assert!(!window.shows(said));
        window.choose("Start");
        assert!(setup(&window).has_clock());
    }
}

#[test]
fn taking_back_goes_with_touch_move() {
    let mut window = open(SettingsStore::at(None));
    window.choose("More…");
    // While touch-move is enforced there is nothing to choose.
    window.choose("If agreed");
    window.choose("Off");
    window.expect("Touching a piece has no consequences");
    window.choose("If agreed");
    window.choose("Automatic");
    window.choose("Start");
    let chosen = setup(&window);
    assert_eq!((chosen.touch, chosen.take_back, chosen.ends), (TouchMove::Off, TakeBack::Agreed, Ends::Club));
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window.choose("Enforced");
    window.choose("Start");
    assert_eq!(setup(&window).take_back, TakeBack::Never);
}

/// The settings are there again next time, and unknown ones stay in the file.
#[test]
fn the_last_game_is_remembered() {
    let folder = std::env::temp_dir().join(format!("jadoube-game-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("settings.json");
    fs::write(&file, r#"{"game": {"takeback": "free", "touch": "sometimes", "sand": 3, "ends": "club"}}"#)
        .expect("a file for the test");
    let store = || {
        let mut store = SettingsStore::at(Some(file.clone()));
        assert!(store.read().is_none());
        store
    };
    // Without a known touch-move rule, take-backs can't be free; the other settings are used.
    let known = store().game().expect("a game");
    assert_eq!(
        (known.touch, known.take_back, known.ends),
        (TouchMove::Enforced, TakeBack::Never, Ends::Club)
    );
    let mut window = open(store());
    window.fill(Role::TextInput, "White’s name", "De Vries");
    window.choose("15+10");
    window.choose("Start");
    drop(window);
    let kept: serde_json::Value =
        serde_json::from_slice(&fs::read(&file).expect("the file")).expect("still JSON");
    assert_eq!(kept["game"]["sand"], 3);
    assert_eq!(kept["game"]["touch"], "sometimes");
    assert_eq!(kept["game"]["takeback"], "free");
    assert_eq!(kept["game"]["white"], "De Vries");
    let mut window = open(store());
    window.choose("Start");
    let again = setup(&window);
    assert_eq!(again.white, "De Vries");
    assert_eq!(again.clock[1].as_ref().expect("a clock").base_ms, 900_000);
    drop(window);
    fs::remove_dir_all(&folder).expect("the test's own folder");
}

/// The dialog can be read and used in the smallest supported window.
#[test]
fn it_fits() {
    for language in [Language::EN, Language::NL] {
        let size = vec2(640.0, 480.0);
        let mut window = Begin { size, language, ..Begin::default() }.open();
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
        window.harness.run();
        let names = if language == Language::NL {
            ["Beginnen", "Annuleren", "Gewoon schaak"]
        } else {
            ["Start", "Cancel", "Regular chess"]
        };
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        for name in names {
            assert!(screen.contains_rect(window.rect(name)), "{name} is at {:?}", window.rect(name));
        }
    }
}

/// Tab scrolls the focused widget into view, also in a window too low for the dialog.
#[test]
fn the_dialog_scrolls_with_the_keyboard() {
    let store = SettingsStore::at(None);
    let setup = GameSetup::default();
    let mut window = Begin { store, setup, size: vec2(640.0, 480.0), ..Begin::default() }.open();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window.key(Key::PageDown);
    window.choose("More…");
    window.key(Key::PageUp);
    let (top, foot) = (36.0, |window: &Window| window.rect("Cancel").top());
    assert!(window.rect("Automatic").bottom() > foot(&window), "the dialog is higher than the window");
    let mut names = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        let mut named =
            window.harness.query_all_by(|node| node.is_focused() && !node.is_hidden()).map(|node| {
                let name = node.accesskit_node().label().unwrap_or_default();
                (name, node.rect())
            });
        let Some((name, place)) = named.next() else { continue };
        let last = if ["Start", "Cancel"].contains(&name.as_str()) { 480.0 } else { foot(&window) };
        assert!(place.top() >= top && place.bottom() <= last, "{name} stands at {place:?}");
        names.push(name);
    }
    assert!(["Enforced", "Automatic", "Start"].iter().all(|name| names.iter().any(|had| had == name)));
    window.key(Key::PageUp);
    window.key(Key::PageUp);
    assert!(window.rect("Chess960").top() > top, "a page was turned back");
    window.key(Key::PageDown);
    window.key(Key::PageDown);
    assert!(window.rect("Automatic").bottom() <= foot(&window), "a page was turned");
}

/// In a window of the usual size everything is visible, in the longer language too.
#[test]
fn the_dialog_fits_the_usual_window() {
    let (language, size) = (Language::NL, vec2(1180.0, 760.0));
    let mut window = Begin {
        language,
        size,
        setup: GameSetup::default(),
        store: SettingsStore::at(None),
        ..Begin::default()
    }
    .open();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window.choose("Meer…");
    let presets = ["Geen klok", "3+2", "40/90+30"].map(|name| window.rect(name).center().y);
    assert!(presets.iter().all(|y| (y - presets[0]).abs() < 1.0), "{presets:?}");
    let (last, foot) = (window.rect("Nooit"), window.rect("Annuleren"));
    assert!(last.bottom() + 22.0 <= foot.top(), "{last:?} is not well above {foot:?}");
}

/// No field or label leaves the dialog or goes under its scroll bar, also where letters are large.
#[test]
fn nothing_leaves_the_dialog() {
    for (text_size, more) in [(100, false), (100, true), (200, false), (200, true)] {
        for (language, ways) in [
            (Language::EN, ["Two players", "Against the computer", "Watch", "More…"]),
            (Language::NL, ["Twee spelers", "Tegen de computer", "Kijken", "Meer…"]),
        ] {
            let mut window = Begin { size: vec2(640.0, 480.0), language, ..Begin::default() }.open();
            let ctx = window.harness.ctx.clone();
            let size = jadoube::ui::Command::Choose(jadoube::ui::Choice::TextSize(text_size));
            window.harness.state_mut().handle(&ctx, jadoube::ui::Request::Command(size));
            window.harness.run();
            window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
            window.harness.run();
            if more {
                window.harness.get_by_label(ways[3]).click_accesskit();
                window.harness.run();
            }
            for way in &ways[..3] {
                window.harness.get_by_label(way).click_accesskit();
                window.harness.run();
                let width = window.harness.ctx.content_rect().width();
                let roles = [Role::Button, Role::TextInput];
                for node in window.harness.query_all_by(|node| roles.contains(&node.role())) {
                    let name = node.accesskit_node().label().unwrap_or_default();
                    let rect = node.rect();
                    assert!(
                        rect.left() >= 0.0 && rect.right() <= width,
                        "{name} at {rect:?}, {text_size} %, {way}, {more}"
                    );
                }
            }
        }
    }
}
