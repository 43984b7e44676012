//! Groups of values: one Tab stop each, and arrow keys that choose.

use crate::prelude::*;
use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Home, Tab};
use egui::accesskit::{Role, Toggled};

/// Whether this is the role of a value of a group, or of a tab.
fn is_value(role: Role) -> bool {
    matches!(role, Role::RadioButton | Role::Tab)
}

/// Opens the new-game dialog with these game settings, focuses the value `from` unless that is empty, and presses the
/// keys. Fails unless the value that then has focus is `expected`, and is chosen.
#[track_caller]
fn check(setup: GameSetup, from: &str, keys: &[Key], expected: &str) {
    let mut window = Begin { setup, size: vec2(1180.0, 1100.0), ..Begin::default() }.open();
    window.command(Command::NewGame);
    if !from.is_empty() {
        window.harness.get_by(|node| is_value(node.role()) && node.label().as_deref() == Some(from)).focus();
        window.harness.run();
    }
    window.keys(keys);
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
    for (from, keys, expected) in [
        // When the dialog opens, its tab has focus; one press of Tab leads to the chosen opponent, and another leaves
        // that group.
        ("", &[][..], "Against the computer"),
        ("", &[ArrowRight], "Watch"),
        ("", &[Tab], "Schoolyard (about 800)"),
        ("", &[Tab, Tab], "White"),
        ("", &[Tab, ArrowRight], "Kitchen table (about 1050)"),
        ("", &[Tab, ArrowLeft, ArrowLeft, ArrowLeft], "First moves (about 400)"),
        ("", &[Tab, ArrowDown], "First team (about 1800)"),
        ("", &[Tab, ArrowDown, ArrowDown, ArrowDown, ArrowRight, ArrowRight], "Choose rating"),
        ("", &[Tab, ArrowUp], "Schoolyard (about 800)"),
        ("", &[Tab, Home], "First moves (about 400)"),
        ("", &[Tab, End, ArrowUp], "Expert (about 2100)"),
        ("", &[Tab, Tab, ArrowDown, ArrowRight], "Black"),
        ("", &[Tab, Tab, End, Tab, ArrowRight], "3+2"),
    ] {
        check(white(), from, keys, expected);
    }
    // With touch-move enforced, takebacks can’t be chosen, so the keys stay on Never.
    for (touch, expected) in [(TouchMove::Enforced, "Never"), (TouchMove::Off, "Free")] {
        check(GameSetup { touch, ..GameSetup::default() }, "Never", &[ArrowRight, End], expected);
    }
}

/// A value is chosen in the frame in which it gets the focus: a screen reader reads it at once.
#[test]
fn focus_and_choice_come_together() {
    let mut window = Begin { setup: white(), size: vec2(1180.0, 1100.0), ..Begin::default() }.open();
    window.command(Command::NewGame);
    window.tab_to("Schoolyard");
    window.harness.input_mut().events.push(key_event(ArrowRight, true, Modifiers::NONE));
    window.harness.step();
    let focused = window.harness.get_by(|node| node.is_focused() && is_value(node.role()));
    let node = focused.accesskit_node();
    assert_eq!(node.label().as_deref(), Some("Kitchen table (about 1050)"));
    assert_eq!(node.toggled(), Some(Toggled::True));
}
