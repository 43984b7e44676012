//! The menus: how long they are, what they contain in a game and in a study, how keys reach them, and the labels, tips
//! and shortcuts of commands. Messages and their arguments are tested in `tests/logic/text`.

use std::collections::BTreeMap;

use crate::prelude::*;

const ENGLISH: [&str; 7] = ["File", "Edit", "Game", "Study", "View", "Engine", "Help"];
const DUTCH: [&str; 7] = ["Bestand", "Bewerken", "Partij", "Studie", "Beeld", "Engine", "Help"];

/// How many buttons and menu items there are.
fn items(window: &Window) -> usize {
    use egui::Role::*;
    let is_item = |role| matches!(role, Button | MenuItem | MenuItemCheckBox | MenuItemRadio);
    window.harness.query_all_by(|node| is_item(node.role())).count()
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

/// A study has no Game menu, and a game has no commands that edit a study.
#[test]
fn games_and_studies_have_their_own_menus() {
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

#[test]
fn the_focus_stays_in_an_open_menu() {
    let mut window = Window::new();
    let before = window.texts();
    window.choose("Help");
    let items: Vec<String> = window.texts().into_iter().filter(|name| !before.contains(name)).collect();
    let shift = Modifiers::SHIFT;
    for (step, modifiers) in [Modifiers::NONE, shift, shift, shift, shift].into_iter().enumerate() {
        window.held(modifiers, Key::Tab);
        let focused = window.focused();
        assert!(items.contains(&focused), "step {step}: {focused:?}");
    }
}

/// F10 and Alt lead to the menu bar; F10 and Escape leave the bar, and the focus returns to where it was.
#[test]
fn keys_lead_to_the_bar_and_back() {
    for (language, menus) in [(EN, ENGLISH), (NL, DUTCH)] {
        let mut window = Window::speaking(language);
        window.ctrl(Key::B);
        assert!(window.focused().starts_with("e2"));
        window.key(Key::F10);
        assert_eq!(window.focused(), menus[0]);
        for menu in menus.into_iter().skip(1).chain([menus[0]]) {
            window.key(Key::ArrowRight);
            assert_eq!(window.focused(), menu);
        }
        window.key(Key::ArrowLeft);
        assert_eq!(window.focused(), menus[6]);
        window.key(Key::F10);
        assert!(window.focused().starts_with("e2"), "F10 leaves it: {}", window.focused());
        window.alt();
        assert_eq!(window.focused(), menus[0]);
        window.key(Key::Escape);
        assert!(window.focused().starts_with("e2"), "Escape leaves it: {}", window.focused());
    }
}

/// The arrow keys go through an open menu and on to the next one; a letter leads to an item.
#[test]
fn arrows_and_letters_lead_through_menus() {
    let mut window = Window::new();
    window.ctrl(Key::B);
    for (keys, focused) in [
        ("F10 Down", "Start screen"),
        ("Down", "New game…"),
        // The first item of Edit.
        ("Right", "Copy position"),
        ("Left", "Start screen"),
        ("'o", "Open…"),
    ] {
        window.play(keys);
        assert_eq!(window.focused(), focused, "{keys}");
    }
    window.key(Key::Escape);
    assert!(window.focused().starts_with("e2"), "{}", window.focused());
    assert_eq!(window.moves(), "");
}

/// Alt with the letter of a menu opens the menu; Alt with a letter types nothing into the field for moves.
#[test]
fn letters_with_alt_open_menus_and_type_nothing() {
    let mut window = Window::new();
    window.ctrl(Key::B);
    for key in [Key::G, Key::N, Key::H] {
        window.with_alt(key);
        assert!(!window.shows("Your move"), "{key:?}");
        assert_ne!(window.focused(), "e2, white pawn", "{key:?} opens a menu");
        window.key(Key::Escape);
        assert_eq!(window.focused(), "e2, white pawn", "{key:?}");
    }
    window.text("N");
    window.with_alt(Key::B);
    window.types("f3");
    assert_eq!(window.moves(), "Nf3");
}

/// A screen reader announces an item's keys, even if they are letters of its name, and says which items open a menu.
#[test]
fn items_have_keys_and_submenus() {
    for (language, menu, items) in [
        (EN, "View", [("Flip board", "key F"), ("Options", "submenu")]),
        (EN, "Game", [("J’adoube", "key J"), ("Start/stop clock", "Ctrl+Space")]),
        (EN, "Game", [("Takeback", "submenu, nothing available"), ("Resign or adjourn", "submenu")]),
        (NL, "Beeld", [("Bord draaien", "toets F"), ("Opties", "submenu")]),
    ] {
        let mut window = Window::speaking(language);
        window.choose(menu);
        // A button of the panel may have the same name.
        for (name, told) in items {
            let mut all = window.harness.query_all_by_label(name);
            let is_told = all.any(|node| node.accesskit_node().description().as_deref() == Some(told));
            assert!(is_told, "{name} is not described by {told}");
        }
    }
}

#[test]
fn every_command_has_its_words_and_no_two_share_their_keys() {
    for language in Language::ALL {
        let words = Texts::new(language);
        let mut shortcuts = BTreeMap::new();
        for command in Command::all() {
            assert_ne!(command.label(&words), command.key(), "{command:?} has no words in {language:?}");
            assert_ne!(command.tip(&words), command.key(), "{command:?} has no tip in {language:?}");
            if command.shortcut().is_some() {
                // A study and a list of games may use keys that other screens use too.
                let screen = (matches!(command, Command::Edit(_)), Command::LIST.contains(&command));
                let other = shortcuts.insert((screen, command.keys(&words)), command);
                assert_eq!(other, None, "{command:?} has the keys of another");
            }
        }
    }
}
