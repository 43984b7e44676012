//! Groups of values: one Tab stop each, and arrow keys that choose.

use crate::prelude::*;
use egui::accesskit::{Role, Toggled};

/// Whether this is the role of a value in a group, or of a tab.
fn is_value(role: Role) -> bool {
    matches!(role, Role::RadioButton | Role::Tab)
}

/// Opens the new-game dialog with these game settings, focuses the value `from` unless that is empty, and presses the
/// keys. Fails unless the value that then has focus is `expected`, and is chosen.
#[track_caller]
fn check(setup: GameSetup, from: &str, keys: &str, expected: &str) {
    let mut window = Begin { setup, size: vec2(1180.0, 1100.0), ..Begin::default() }.open();
    window.command(Command::NewGame);
    if !from.is_empty() {
        window.harness.get_by(|node| is_value(node.role()) && node.label().as_deref() == Some(from)).focus();
        window.harness.run();
    }
    window.play(keys);
    let focused = window.harness.get_by(|node| node.is_focused() && is_value(node.role()));
    let (node, name) = (focused.accesskit_node(), focused.accesskit_node().label().unwrap_or_default());
    let is_chosen = node.toggled() == Some(Toggled::True) || node.is_selected() == Some(true);
    assert_eq!((name.as_str(), is_chosen), (expected, true), "{from} {keys:?}");
    let group = node.parent().expect("a group");
    let is_tab = node.role() == Role::Tab;
    assert_eq!(group.role(), if is_tab { Role::TabList } else { Role::RadioGroup });
    assert!(!group.label().unwrap_or_default().is_empty());
}

#[test]
fn keys_choose_in_a_group() {
    for [keys, expected] in cases(include_str!("choices.tsv")) {
        check(white(), "", keys, expected);
    }
    // With touch-move enforced, takebacks can’t be chosen, so the keys stay on Never.
    for (touch, expected) in [(TouchMove::Enforced, "Never"), (TouchMove::Off, "Free")] {
        check(GameSetup { touch, ..GameSetup::default() }, "Never", "ArrowRight End", expected);
    }
}

/// A value is chosen in the frame in which it gets the focus, since a screen reader reads it at once.
#[test]
fn focus_and_choice_come_together() {
    let mut window = Begin { setup: white(), size: vec2(1180.0, 1100.0), ..Begin::default() }.open();
    window.command(Command::NewGame);
    window.tab_to("Schoolyard");
    window.harness.input_mut().events.push(key_event(Key::ArrowRight, true, Modifiers::NONE));
    window.harness.step();
    let focused = window.harness.get_by(|node| node.is_focused() && is_value(node.role()));
    let node = focused.accesskit_node();
    assert_eq!(node.label().as_deref(), Some("Kitchen table (about 1050)"));
    assert_eq!(node.toggled(), Some(Toggled::True));
}
