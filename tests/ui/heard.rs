//! Checks what a screen reader learns about a window's controls, and that an open dialog has the keyboard focus.

use crate::prelude::*;
use egui::accesskit::{Role, Toggled};
use egui::{Memory, Popup};
use egui_kittest::Node;
use egui_kittest::kittest::AccessKitNode;

/// The roles that need a name.
const NAMED: [Role; 20] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Dialog,
    Role::Group,
    Role::Link,
    Role::ListBoxOption,
    Role::Menu,
    Role::MenuBar,
    Role::MenuItem,
    Role::MenuItemCheckBox,
    Role::MenuItemRadio,
    Role::MultilineTextInput,
    Role::RadioButton,
    Role::RadioGroup,
    Role::Slider,
    Role::SpinButton,
    Role::Tab,
    Role::TabList,
    Role::TextInput,
];

/// Roles that need a group around them, each with the roles that such a group may have.
const PARTS: [(Role, &[Role]); 6] = [
    (Role::RadioButton, &[Role::RadioGroup]),
    (Role::Tab, &[Role::TabList]),
    (Role::ListBoxOption, &[Role::ListBox]),
    (Role::MenuItem, &[Role::Menu, Role::MenuBar]),
    (Role::MenuItemCheckBox, &[Role::Menu]),
    (Role::MenuItemRadio, &[Role::Menu]),
];

/// The faults of the controls, and of the focus.
pub fn faults(window: &Window) -> Vec<String> {
    let all = window.harness.query_all_by(|_| true);
    all.filter_map(|node| fault(&node)).chain(focus_fault(window)).collect()
}

/// The first fault of a control, in its name, group, value or state; `None` if it has none.
pub fn fault(node: &Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    let (role, name) = (node.role(), node.label().or(node.value()).unwrap_or_default());
    if NAMED.contains(&role) && name.is_empty() {
        return Some(format!("a {role:?} has no name"));
    }
    if let Some((_, groups)) = PARTS.iter().find(|(part, _)| *part == role) {
        let mut above = std::iter::successors(node.parent(), AccessKitNode::parent);
        if !above.any(|above| groups.contains(&above.role())) {
            return Some(format!("{role:?} {name:?} is in no {groups:?}"));
        }
    }
    let described = node.description().filter(|text| !text.is_empty());
    let value = node.value().filter(|text| !text.is_empty());
    let chosen = node.children().filter(|child| child.toggled() == Some(Toggled::True)).count();
    match role {
        Role::ComboBox if value.is_none() || described.is_none() => {
            Some(format!("the list {name:?} has no value"))
        }
        // Not all screen readers read a slider's value as text, so a number is needed.
        Role::Slider if node.numeric_value().is_none() => Some(format!("{role:?} {name:?} has no number")),
        Role::SpinButton if node.numeric_value().is_none() && value.is_none() => {
            Some(format!("{role:?} {name:?} has no value"))
        }
        Role::RadioButton | Role::CheckBox | Role::MenuItemRadio | Role::MenuItemCheckBox
            if node.toggled().is_none() =>
        {
            Some(format!("nothing says whether {name:?} is chosen"))
        }
        Role::Tab | Role::ListBoxOption if node.is_selected().is_none() => {
            Some(format!("nothing says whether {name:?} is selected"))
        }
        Role::RadioGroup if chosen > 1 => Some(format!("{chosen} of {name:?} are chosen")),
        _ => None,
    }
}

/// The fault that a dialog is open and does not have the focus. This is not checked while a popup is open.
fn focus_fault(window: &Window) -> Option<String> {
    let ctx = &window.harness.ctx;
    let layer = ctx.memory(Memory::focused).and_then(|id| {
        ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).map(|widget| widget.layer_id))
    });
    let modal = ctx.memory(Memory::top_modal_layer).filter(|_| !Popup::is_any_open(ctx));
    let is_outside = modal.is_some_and(|modal| layer != Some(modal));
    is_outside.then(|| format!("the keyboard is on {:?}", window.focused()))
}
