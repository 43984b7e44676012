//! The keyboard in a dialog or a panel that is higher than the window: what Tab comes to is brought into sight, and pages
//! are turned.

use egui::{Id, Key, Ui, vec2};

/// Room that is left round what is brought into sight.
const ROOM: f32 = 12.0;
/// The part of what is in sight by which a page is turned.
const PAGE: f32 = 0.9;

/// Called within what scrolls, after all that stands there.
pub fn follow(ui: &Ui) {
    let page = ui.clip_rect().height() * PAGE;
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page)] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
    // Once for each stop: whoever scrolls away from it with the wheel is left alone.
    let key = Id::unique("stop").with(ui.layer_id());
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp::<Option<Id>>(key)) == Some(focused) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(key, focused));
    let Some(stop) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // What stands below the part that scrolls is wholly in sight.
    if stop.layer_id == ui.layer_id() && !stop.interact_rect.contains_rect(stop.rect) {
        ui.scroll_to_rect(stop.rect.expand(ROOM), None);
    }
}
