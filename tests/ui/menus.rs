//! The menus: how long they are, and what each screen has in them.

use crate::prelude::*;

const ENGLISH: [&str; 7] = ["File", "Edit", "Game", "Study", "View", "Engine", "Help"];
const DUTCH: [&str; 7] = ["Bestand", "Bewerken", "Partij", "Studie", "Beeld", "Engine", "Help"];

/// How many things can be pressed.
fn items(window: &Window) -> usize {
    let role = |node: &egui_kittest::Node<'_>| node.accesskit_node().role();
    let pressed = |role| matches!(role, egui::Role::Button | egui::Role::CheckBox | egui::Role::RadioButton);
    window.harness.query_all_by(|_| true).filter(|node| pressed(role(node))).count()
}

#[test]
fn a_menu_has_at_most_twelve_items() {
    for (language, menus) in [(EN, ENGLISH), (NL, DUTCH)] {
        for menu in menus {
            let mut window = Window::speaking(language);
            let before = items(&window);
            window.choose(menu);
            let count = items(&window) - before;
            assert!((1..=12).contains(&count), "{menu} has {count}");
        }
    }
}

/// A study has no menu of the game, and the game none of what edits a study.
#[test]
fn each_has_its_own() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.choose("Study");
    assert!(!window.shows("Symbols"));
    window.choose("Study this game");
    assert!(!window.has("Game"));
    window.choose("Study");
    window.expect("Symbols");
    window.key(Key::Escape);
    window.choose("File");
    assert!(!window.shows("Save unfinished game…"));
}

/// Tab and Shift+Tab stay in an open menu.
#[test]
fn the_focus_stays_in_an_open_menu() {
    let names = |window: &Window| -> Vec<String> {
        window.harness.query_all_by(|_| true).filter_map(|node| node.accesskit_node().label()).collect()
    };
    let mut window = Window::new();
    let before = names(&window);
    window.choose("Help");
    let items: Vec<String> = names(&window).into_iter().filter(|name| !before.contains(name)).collect();
    for (shift, step) in [false, true, true, true, true].into_iter().zip(0..) {
        let modifiers = if shift { Modifiers::SHIFT } else { Modifiers::NONE };
        window.held(modifiers, Key::Tab);
        let focused = window.harness.query_all_by(|node| node.is_focused() && !node.is_hidden());
        let focused: Vec<String> = focused.filter_map(|node| node.accesskit_node().label()).collect();
        assert!(focused.iter().all(|name| items.contains(name)), "step {step}: {focused:?}");
    }
}
