//! Keyboard scrolling in dialogs and panels: focused widgets are scrolled into view, and Page Up and Page Down work.

use egui::{Id, Key, Ui, vec2};

/// Space kept around a widget scrolled into view, in points.
const ROOM: f32 = 12.0;
/// The fraction of the visible height scrolled per page.
const PAGE: f32 = 0.9;

/// Call at the end of the scrolled content.
pub fn follow(ui: &Ui) {
    let page = ui.clip_rect().height() * PAGE;
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page)] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
    // Only when the focus changes, so that scrolling away with the wheel is possible.
    let key = Id::unique("stop").with(ui.layer_id());
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp::<Option<Id>>(key)) == Some(focused) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(key, focused));
    let Some(stop) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // Widgets below the scroll area are always visible.
    if stop.layer_id == ui.layer_id() && !stop.interact_rect.contains_rect(stop.rect) {
        ui.scroll_to_rect(stop.rect.expand(ROOM), None);
    }
}
