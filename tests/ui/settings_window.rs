//! The settings window: every setting can be reached, each choice takes effect at once, and all settings can be reset.

use std::collections::BTreeSet;

use jadoube::diagram::PieceSet;
use jadoube::ui::Appearance;
use jadoube::ui::theme::BoardTheme;

use crate::prelude::*;
use crate::settings::each_changed;

const SECTIONS: [&str; 4] = ["Board and pieces", "Play", "Sound", "Language and text"];

impl Window {
    pub fn open_settings(&mut self) {
        self.ctrl(Key::Comma);
    }

    fn is_chosen(&self, name: &str) -> bool {
        let toggled = self.harness.get_by_label(name).accesskit_node().toggled();
        toggled == Some(egui::accesskit::Toggled::True)
    }

    /// The names of the enabled check boxes and radio buttons, except the tabs.
    fn choices(&self) -> Vec<String> {
        use egui::accesskit::Role::{CheckBox, RadioButton};
        let all = self
            .harness
            .query_all_by(|node| matches!(node.role(), CheckBox | RadioButton) && !node.is_disabled());
        let names = all.filter_map(|node| node.accesskit_node().label());
        names.filter(|name| !SECTIONS.contains(&name.as_str())).collect()
    }
}

/// The keys of all settings.
fn keys() -> BTreeSet<String> {
    each_changed().into_iter().map(|(key, _)| key).collect()
}

fn changed(settings: [&Settings; 2]) -> impl Iterator<Item = String> {
    let [before, after] = settings.map(|settings| {
        let mut store = SettingsStore::at(None);
        store.choose(settings);
        serde_json::from_str::<serde_json::Value>(&store.to_text()).expect("JSON")
    });
    keys().into_iter().filter(move |key| before.get(key) != after.get(key))
}

/// Each check box and radio button changes at most one setting, which is saved at once; and every setting can be
/// changed here.
#[test]
fn each_choice_takes_effect_at_once() {
    let folder = Folder::new("window");
    let mut window = folder.with_settings();
    window.open_settings();
    let mut reached = BTreeSet::new();
    for section in SECTIONS {
        window.choose(section);
        for name in window.choices().into_iter().filter(|name| name != "Nederlands") {
            let before = window.settings();
            // The section may be longer than the window.
            window.rest();
            window.activate(&name);
            let after = window.settings();
            let fields: Vec<String> = changed([&before, &after]).collect();
            assert!(fields.len() <= 1, "{name} changes {fields:?}");
            assert_eq!(folder.settings().chosen::<Settings>(), after, "{name}");
            reached.extend(fields);
            if after.text_size != 100 {
                window.activate("100%");
            }
        }
    }
    window.choose("Sound");
    window.harness.get_by_role(egui::accesskit::Role::Slider).focus();
    window.key(Key::ArrowRight);
    reached.extend(changed([&Settings { volume: 60, ..window.settings() }, &window.settings()]));
    window.choose_all(["Language and text", "Nederlands"]);
    window.expect("Taal en tekst");
    assert_eq!(reached, keys());
}

#[test]
fn all_is_put_back_and_back_again() {
    let mut window = Window::new();
    window.open_settings();
    let reset = |window: &Window| !window.is_able("Restore defaults");
    assert!(reset(&window), "there is nothing to put back");
    window.choose_all(["Green", "Bold", "Coordinates", "Dark"]);
    let chosen = window.settings();
    assert_eq!((chosen.board, chosen.pieces, chosen.coordinates), (BoardTheme::Green, PieceSet::Bold, false));
    for _ in 0..2 {
        window.choose("Restore defaults");
        assert_eq!(window.settings(), Settings::default());
        window.choose("Undo restore");
        assert_eq!(window.settings(), chosen);
    }
    window.choose_all(["Restore defaults", "Stone", "Restore defaults", "Undo restore"]);
    assert_eq!(window.settings(), Settings { board: BoardTheme::Stone, ..Settings::default() });
}

/// The widget that Tab leads to is visible; Escape and Enter close the window.
#[test]
fn focused_settings_are_in_view() {
    for size in [SMALL, vec2(320.0, 240.0)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.open_settings();
        let mut met = BTreeSet::new();
        for _ in 0..40 {
            window.key(Key::Tab);
            let ctx = &window.harness.ctx;
            let Some(focused) = ctx.memory(egui::Memory::focused) else { continue };
            let (place, screen) = (ctx.read_response(focused).expect("it is shown"), ctx.content_rect());
            let whole = place.interact_rect.contains_rect(place.rect.shrink(1.0));
            assert!(screen.contains_rect(place.rect) && whole, "{size:?}: {place:?}");
            met.insert(window.focused());
        }
        let names = ["Board and pieces", "Wood", "Classic", "Follow system", "Animate moves", "Close"];
        assert!(names.iter().all(|name| met.contains(*name)), "{names:?} are not all reached: {met:?}");
        window.tab_to("Classic");
        window.key(Key::ArrowRight);
        assert_eq!(window.settings().pieces, PieceSet::Bold);
        window.key(Key::Escape);
        assert!(!window.shows("Restore defaults"));
        window.open_settings();
        window.key(Key::Enter);
        assert!(!window.shows("Restore defaults"), "Enter closes it");
    }
}

#[test]
fn text_is_as_large_as_was_chosen_and_larger_in_a_large_window() {
    for (size, growth) in [(SMALL, 1.0), (SIZE, 1.0), (vec2(2560.0, 1440.0), 20.0 / 16.0)] {
        for text_size in [80_u16, 100, 150, 200] {
            let mut window = Begin { size, ..Begin::default() }.open();
            window.command(Command::Choose(Choice::TextSize(text_size)));
            let zoom = f32::from(text_size) / 100.0 * growth;
            let (found, screen) = (window.harness.ctx.zoom_factor(), window.harness.ctx.content_rect());
            assert!((found - zoom).abs() < 0.01, "{size:?} at {text_size}: {found}");
            assert!((screen.size() * zoom - size).length() < 1.0, "{size:?} at {text_size}: {screen}");
            assert!(screen.contains_rect(window.board()), "{size:?} at {text_size}");
            window.open_settings();
            let [close, restore] = ["Close", "Restore defaults"].map(|name| window.rect(name));
            assert!(screen.contains_rect(close) && screen.contains_rect(restore), "{size:?} at {text_size}");
            assert!(!close.intersects(restore), "{size:?} at {text_size}");
        }
    }
}

/// A volume between the steps of the slider is kept; Enter in the volume field does not close the window.
#[test]
fn a_volume_between_the_steps_stays() {
    let mut window = Window::new();
    window.request(Request::Choose(Box::new(Settings { volume: 63, ..Settings::default() })));
    window.open_settings();
    window.choose("Sound");
    assert_eq!(window.settings().volume, 63);
    window.harness.get_by_role(egui::accesskit::Role::SpinButton).focus();
    window.harness.run();
    window.key(Key::Enter);
    assert!(window.shows("Restore defaults"), "it is still open");
    assert_eq!(window.settings().volume, 63);
}

/// The volume is for sounds and for speech, but a sample sound is played only while sounds are on.
#[test]
fn a_sample_sound_needs_sounds() {
    for sound in [true, false] {
        let mut window = Window::new();
        window.request(Request::Choose(Box::new(Settings { sound, speak: true, ..Settings::default() })));
        window.open_settings();
        window.choose("Sound");
        let sample = window.harness.get_by_role_and_label(egui::accesskit::Role::Button, "Play a sound");
        assert_eq!(sample.accesskit_node().is_disabled(), !sound);
    }
}

/// If no sound program exists, that is reported where sound was turned on.
#[test]
fn missing_sound_is_reported_in_the_window() {
    let mut window = Begin { audio: Arc::new(|_| false), ..Begin::default() }.open();
    window.open_settings();
    window.choose("Sound");
    for expected in [false, true, false] {
        window.command(Command::Switch(Setting::Sound));
        assert_eq!(window.shows("No program for playing sounds was found."), expected);
    }
}

#[test]
fn text_grows_and_shrinks_by_keys() {
    use Key::{Equals, Minus, Num0, Plus};
    let mut window = Window::new();
    let keys = [Plus, Equals, Plus, Plus, Minus, Num0, Minus, Minus];
    for (key, size) in keys.into_iter().zip([125, 150, 200, 200, 150, 100, 80, 80]) {
        window.ctrl(key);
        assert_eq!(window.settings().text_size, size, "{key:?}");
        assert!((window.harness.ctx.zoom_factor() - f32::from(size) / 100.0).abs() < 0.01);
    }
}

#[test]
fn nothing_glides_without_animation() {
    for (animation, frames) in [(true, 10..40), (false, 1..5)] {
        let mut window = Window::new();
        window.request(Request::Choose(Box::new(Settings { animation, ..Settings::default() })));
        window.text("Nf3");
        window.harness.key_press(Key::Enter);
        let took = window.harness.run();
        assert_eq!(window.moves(), "Nf3");
        assert!(frames.contains(&took), "{took} frames, animation: {animation}");
    }
}

/// The tabs and the Close button keep their places, and the example board is shown only in the section on the board.
#[test]
fn tabs_stay_in_their_places() {
    for size in [SIZE, SMALL, vec2(1366.0, 768.0)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.open_settings();
        let tab = |window: &Window| window.rect("Play");
        let (first, foot) = (tab(&window), window.last_rect("Close"));
        for section in SECTIONS {
            window.keys(&[Key::PageDown; 2]);
            window.choose(section);
            assert_eq!(tab(&window), first, "{section} at {size}");
            assert_eq!(window.last_rect("Close"), foot, "{section} at {size}");
            assert_eq!(window.shows("The bishop has just moved"), section == SECTIONS[0], "{section}");
        }
    }
}

/// Choices from menus and commands are shown in this window.
#[test]
fn menus_and_this_window_are_one() {
    let mut window = Window::new();
    window.choose_all(["View", "Pieces", "Bold", "View", "Settings…"]);
    assert!(window.is_chosen("Bold"));
    window.choose("Dark");
    assert_eq!(window.settings().appearance, Appearance::Dark);
    window.command(Command::Choose(Choice::Board(BoardTheme::Blue)));
    assert!(window.is_chosen("Blue"));
}
