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
        // When the dialog opens, the chosen opponent has focus; one press of Tab leaves the group.
        ("", &[][..], "Schoolyard (about 800)"),
        ("", &[Tab], "White"),
        ("", &[ArrowRight], "Kitchen table (about 1050)"),
        ("", &[ArrowLeft, ArrowLeft, ArrowLeft], "First moves (about 400)"),
        ("", &[ArrowDown], "First team (about 1800)"),
        ("", &[ArrowDown, ArrowDown, ArrowDown, ArrowRight, ArrowRight], "Choose rating"),
        ("", &[ArrowUp], "Schoolyard (about 800)"),
        ("", &[Home], "First moves (about 400)"),
        ("", &[End, ArrowUp], "Expert (about 2100)"),
        ("", &[Tab, ArrowDown, ArrowRight], "Black"),
        ("", &[Tab, End, Tab, ArrowRight], "3+2"),
        ("Against the computer", &[ArrowRight], "Watch"),
    ] {
        check(white(), from, keys, expected);
    }
    // With touch-move enforced, takebacks are not among the choices.
    for (touch, expected) in [(TouchMove::Enforced, "Never"), (TouchMove::Off, "Free")] {
        check(GameSetup { touch, ..GameSetup::default() }, "Never", &[ArrowRight, End], expected);
    }
}
