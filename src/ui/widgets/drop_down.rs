//! A drop-down list: a button with the chosen value, and the options while it is open.
//!
//! When the list opens, the chosen option gets the focus; if no option is chosen, the first one does. The arrow keys
//! continue from there, Home goes to the first option, and End to the last. When the list closes, the button gets the
//! focus again, unless something else has it.

use egui::{ComboBox, Id, Key, Response, Role, Ui};

use super::{focus_ring, speak_option, take_presses};

/// The options of a list in one frame; none if the list was closed.
#[derive(Clone, Default)]
struct OpenList {
    frame: u64,
    /// The frame in which the list was opened, while the focus may still be taken from it; otherwise 0.
    opened: u64,
    options: Vec<Id>,
    chosen: Option<Id>,
}

/// The key under which a list is stored while its options are being shown.
fn current() -> Id {
    Id::unique("open list")
}

/// Shows a drop-down list with its chosen value, and the options while it is open.
pub fn drop_down(ui: &mut Ui, list: ComboBox, value: &str, options: impl FnOnce(&mut Ui)) -> Response {
    let (below, frame) = (ui.layer_id(), ui.ctx().cumulative_frame_nr());
    let shown = list.selected_text(value).show_ui(ui, |ui| {
        // Without this, a list that opens again may be hidden behind its dialog.
        if ui.layer_id().order == below.order {
            ui.ctx().set_sublayer(below, ui.layer_id());
        }
        ui.data_mut(|data| data.insert_temp(current(), OpenList { frame, ..OpenList::default() }));
        options(ui);
        ui.data_mut(|data| data.remove_temp::<OpenList>(current())).unwrap_or_default()
    });
    let (button, open) = (shown.response, shown.inner);
    let before = ui.data_mut(|data| {
        let stored = data.get_temp_mut_or_default::<OpenList>(button.id);
        std::mem::replace(stored, open.clone().unwrap_or_default())
    });
    let was_open = before.frame + 1 >= frame && before.frame > 0;
    let focused = ui.memory(egui::Memory::focused);
    match open {
        // The click that opens the list takes the focus from everything else, even in a second pass of that frame.
        Some(list) if !was_open || before.opened + 1 >= frame => {
            ui.data_mut(|data| {
                let stored = data.get_temp_mut_or_default::<OpenList>(button.id);
                stored.opened = if was_open { before.opened } else { frame };
            });
            let first = list.chosen.or(list.options.first().copied());
            ui.memory_mut(|memory| first.map(|first| memory.request_focus(first)));
            ui.ctx().request_repaint();
        }
        Some(list) if focused.is_some_and(|focused| list.options.contains(&focused)) => {
            for key in take_presses(ui, &[Key::Home, Key::End]) {
                let end = if key == Key::Home { list.options.first() } else { list.options.last() };
                ui.memory_mut(|memory| end.map(|end| memory.request_focus(*end)));
            }
        }
        None if was_open && focused.is_none_or(|focused| before.options.contains(&focused)) => {
            button.request_focus();
        }
        _ => {}
    }
    // Not all screen readers find the value of the button by themselves.
    ui.ctx().accesskit_node_builder(button.id, |node| node.set_description(value));
    button
}

/// Shows one of the options of a drop-down list. Choosing the option closes the list. Returns whether the option was
/// chosen.
pub fn list_option(ui: &mut Ui, is_on: bool, name: &str) -> bool {
    let option = ui.selectable_label(is_on, name);
    speak_option(&option, Role::ListBoxOption, is_on, name);
    ui.data_mut(|data| {
        let list = data.get_temp_mut_or_default::<OpenList>(current());
        list.options.push(option.id);
        list.chosen = list.chosen.or(is_on.then_some(option.id));
    });
    if option.gained_focus() {
        option.scroll_to_me(None);
    }
    focus_ring(ui, option.rect, &option);
    if option.clicked() {
        ui.close();
    }
    option.clicked()
}
