//! The settings window: everything can be reached, each choice takes effect at once, and all can be reset.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::diagram::PieceSet;
use jadoube::storage::settings::SettingsStore;
use jadoube::text::messages::Language;
use jadoube::ui::theme::BoardTheme;
use jadoube::ui::{Appearance, Settings};
use jadoube::ui::{Choice, Command, Request, Setting};

use crate::folder::Folder;
use crate::settings::{each_changed, settings_in};
use crate::window::{Begin, Window};

const SECTIONS: [&str; 4] = ["Board and pieces", "Play", "Sound", "Language and text"];

impl Window {
    fn settings(&self) -> Settings {
        *self.harness.state().settings()
    }

    pub fn open_settings(&mut self) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
        self.harness.run();
    }

    /// The names of the check boxes and buttons that choose something here.
    fn choices(&self) -> Vec<String> {
        use egui::accesskit::Role::{CheckBox, RadioButton};
        let all = self
            .harness
            .query_all_by(|node| matches!(node.role(), CheckBox | RadioButton) && !node.is_disabled());
        all.filter_map(|node| node.accesskit_node().label()).collect()
    }
}

fn changed(before: &Settings, after: &Settings) -> BTreeSet<&'static str> {
    let others = each_changed().into_iter().map(|(key, _)| key);
    let text = |settings: &Settings| {
        let mut store = SettingsStore::at(None);
        store.choose(settings);
        serde_json::from_str::<serde_json::Value>(&store.to_text()).expect("JSON")
    };
    let (before, after) = (text(before), text(after));
    others.filter(|key| before.get(*key) != after.get(*key)).collect()
}

/// Each check box and button changes one setting at once, which is in the file before anything else happens; and all
/// settings can be changed here.
#[test]
fn each_choice_takes_effect_at_once() {
    let folder = Folder::new("window");
    let file = folder.0.join("settings.json");
    let mut window = Begin { store: SettingsStore::at(Some(file.clone())), ..Begin::default() }.open();
    window.open_settings();
    let mut reached = BTreeSet::new();
    for section in SECTIONS {
        window.choose(section);
        for name in window.choices().into_iter().filter(|name| name != "Nederlands") {
            let before = window.settings();
            window.choose(&name);
            let after = window.settings();
            let fields = changed(&before, &after);
            assert!(fields.len() <= 1, "{name} changes {fields:?}");
            assert_eq!(settings_in(file.clone()), after, "{name}");
            reached.extend(fields);
            if after.text_size != 100 {
                window.choose("100%");
            }
        }
    }
    window.choose("Sound");
    let slider = window.harness.get_by(|node| node.role() == egui::accesskit::Role::Slider);
    slider.focus();
    window.key(Key::ArrowRight);
    reached.extend(changed(&Settings { volume: 60, ..window.settings() }, &window.settings()));
    window.choose("Language and text");
    window.choose("Nederlands");
    window.expect("Taal en tekst");
    let all: BTreeSet<&str> = each_changed().into_iter().map(|(key, _)| key).collect();
    assert_eq!(reached, all);
}

#[test]
fn all_is_put_back_and_back_again() {
    let mut window = Window::new();
    window.open_settings();
    let reset =
        |window: &Window| window.harness.get_by_label("Restore defaults").accesskit_node().is_disabled();
    assert!(reset(&window), "there is nothing to put back");
    for name in ["Green", "Bold", "Coordinates", "Dark"] {
        window.choose(name);
    }
    let chosen = window.settings();
    assert_eq!((chosen.board, chosen.pieces, chosen.coordinates), (BoardTheme::Green, PieceSet::Bold, false));
    for _ in 0..2 {
        window.choose("Restore defaults");
        assert_eq!(window.settings(), Settings::default());
        window.choose("Undo restore");
        assert_eq!(window.settings(), chosen);
    }
    window.choose("Restore defaults");
    window.choose("Stone");
    window.choose("Restore defaults");
    window.choose("Undo restore");
    assert_eq!(window.settings(), Settings { board: BoardTheme::Stone, ..Settings::default() });
}

/// The focused widget is always visible, from opening to closing.
#[test]
fn the_keyboard_alone() {
    for size in [vec2(640.0, 480.0), vec2(320.0, 240.0)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.open_settings();
        let mut met = BTreeSet::new();
        for _ in 0..40 {
            window.key(Key::Tab);
            // After the last stop comes the first, in the following frame.
            window.harness.step();
            window.harness.run();
            let Some(focused) = window.harness.ctx.memory(egui::Memory::focused) else { continue };
            let place = window.harness.ctx.read_response(focused).expect("it is shown");
            let screen = window.harness.ctx.content_rect();
            let whole = place.interact_rect.contains_rect(place.rect.shrink(1.0));
            assert!(screen.contains_rect(place.rect) && whole, "{size:?}: {place:?}");
            let mut all = window.harness.query_all_by(|_| true);
            let node = all.find(|node| node.accesskit_node().is_focused());
            met.extend(node.and_then(|node| node.accesskit_node().label()));
        }
        for name in SECTIONS.into_iter().chain(["High contrast", "Bold", "Light", "Animate moves", "Close"]) {
            assert!(met.contains(name), "{name:?} is not reached: {met:?}");
        }
        while !window.harness.get_by_label("Bold").accesskit_node().is_focused() {
            window.key(Key::Tab);
        }
        window.key(Key::Space);
        assert_eq!(window.settings().pieces, PieceSet::Bold);
        window.key(Key::Enter);
        window.expect("Restore defaults");
        window.key(Key::Escape);
        assert!(!window.shows("Restore defaults"));
        window.open_settings();
        window.key(Key::Enter);
        assert!(!window.shows("Restore defaults"), "Enter closes it");
    }
}

/// The window is fully visible at every size of screen and text.
#[test]
fn nothing_is_cut_off() {
    for (width, height) in [(640.0, 480.0), (1180.0, 760.0), (2560.0, 1440.0)] {
        for text_size in [80_u16, 100, 150, 200] {
            for language in [Language::NL, Language::EN] {
                // Everything is larger in the largest window.
                let growth = if width > 2000.0 { 20.0 / 14.5 } else { 1.0 };
                let zoom = f32::from(text_size) / 100.0 * growth;
                let size = vec2(width, height);
                let folder = Folder::new("sizes");
                let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
                let chosen = Settings { text_size, ..Settings::default() };
                assert!(store.choose(&chosen).is_none());
                let mut window = Begin { size, language, store, ..Begin::default() }.open();
                let what = format!("{width} × {height} at {text_size} in {language:?}");
                assert!((window.harness.ctx.zoom_factor() - zoom).abs() < 0.01, "{what}");
                let screen = window.harness.ctx.content_rect();
                assert!((screen.size() * zoom - size).length() < 1.0, "{what}");
                for square in ["a1, ", "h8, "] {
                    let place = window.rect(square);
                    assert!(screen.contains_rect(place), "{what}: {square} is at {place:?} of {screen:?}");
                }
                window.open_settings();
                let close = if language == Language::NL { "Sluiten" } else { "Close" };
                assert!(screen.contains_rect(window.rect(close)), "{what}");
                let reset = if language == Language::NL { "Standaardinst" } else { "Restore def" };
                let apart = !window.rect(reset).intersects(window.rect(close));
                assert!(screen.contains_rect(window.rect(reset)) && apart, "{what}");
            }
        }
    }
}

/// A volume edited by hand is kept until the user chooses another; Enter in its field is the field's.
#[test]
fn a_volume_between_the_steps_stays() {
    let folder = Folder::new("volume");
    let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
    assert!(store.choose(&Settings { volume: 63, ..Settings::default() }).is_none());
    let mut window = Begin { store, ..Begin::default() }.open();
    window.open_settings();
    window.choose("Sound");
    assert_eq!(window.settings().volume, 63);
    window.harness.get_by(|node| node.role() == egui::accesskit::Role::SpinButton).focus();
    window.harness.run();
    window.key(Key::Enter);
    assert!(window.shows("Restore defaults"), "it is still open");
    assert_eq!(window.settings().volume, 63);
}

/// If no sound program exists, that is reported where sound was turned on.
#[test]
fn missing_sound_is_reported_in_the_window() {
    let mut window = Begin { audio: std::sync::Arc::new(|_| false), ..Begin::default() }.open();
    window.open_settings();
    window.choose("Sound");
    let told = |window: &Window| {
        let begins = "No program was found that can play sounds.";
        window.texts().iter().any(|text| text.starts_with(begins))
    };
    let ctx = window.harness.ctx.clone();
    for expected in [false, true, false] {
        window.harness.state_mut().handle(&ctx, Request::Command(Command::Switch(Setting::Sound)));
        window.harness.run();
        assert_eq!(told(&window), expected);
    }
}

#[test]
fn text_grows_and_shrinks_by_keys() {
    let mut window = Window::new();
    let mut press = |key, size| {
        window.harness.key_press_modifiers(Modifiers::COMMAND, key);
        window.harness.run();
        assert_eq!(window.settings().text_size, size, "{key:?}");
        assert!((window.harness.ctx.zoom_factor() - f32::from(size) / 100.0).abs() < 0.01);
    };
    for (key, size) in [
        (Key::Plus, 125),
        (Key::Equals, 150),
        (Key::Plus, 200),
        (Key::Plus, 200),
        (Key::Minus, 150),
        (Key::Num0, 100),
        (Key::Minus, 80),
        (Key::Minus, 80),
    ] {
        press(key, size);
    }
}

/// Without animation, a piece arrives, a die has fallen and a menu is open in the next frame.
#[test]
fn nothing_glides_without_animation() {
    for (animation, frames) in [(true, 10..40), (false, 1..5)] {
        let mut window = Window::new();
        let ctx = window.harness.ctx.clone();
        let chosen = Settings { animation, ..Settings::default() };
        window.harness.state_mut().handle(&ctx, Request::Choose(Box::new(chosen)));
        window.harness.run();
        window.text("Nf3");
        window.harness.key_press(Key::Enter);
        let took = window.harness.run();
        assert_eq!(window.moves(), "Nf3");
        assert!(frames.contains(&took), "{took} frames, animation: {animation}");
    }
}

/// Choices here show in the menus, and vice versa.
#[test]
fn menus_and_this_window_are_one() {
    let mut window = Window::new();
    for name in ["View", "Pieces", "Bold"] {
        window.choose(name);
    }
    for name in ["View", "Settings…"] {
        window.choose(name);
    }
    assert!(
        window
            .harness
            .get_by_label("Bold")
            .accesskit_node()
            .toggled()
            .is_some_and(|on| on == egui::accesskit::Toggled::True)
    );
    window.choose("Dark");
    assert_eq!(window.settings().appearance, Appearance::Dark);
    let ctx = window.harness.ctx.clone();
    window
        .harness
        .state_mut()
        .handle(&ctx, Request::Command(Command::Choose(Choice::Board(BoardTheme::Blue))));
    window.harness.run();
    assert!(
        window
            .harness
            .get_by_label("Blue")
            .accesskit_node()
            .toggled()
            .is_some_and(|on| on == egui::accesskit::Toggled::True)
    );
}
