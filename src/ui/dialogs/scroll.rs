//! Scrolling in dialogs and panels: focused widgets are scrolled into view, and Page Up and Page Down work.

use egui::{Id, Key, Rect, ScrollArea, Ui, vec2};

use crate::ui::theme::size;

/// Space kept around a widget scrolled into view, in points.
const ROOM: f32 = 12.0;
/// The fraction of the visible height scrolled per page.
const PAGE: f32 = 0.9;

/// Whether a panel of fields is too low for a fixed head and foot, so that everything in it scrolls.
pub fn is_whole(panel: Rect) -> bool {
    // In a lower panel the head and the foot scroll too.
    panel.height() < 260.0
}

/// The scrolled fields of a panel, from the cursor down to `bottom`.
pub fn fields(ui: &mut Ui, name: &str, bottom: f32, show: impl FnOnce(&mut Ui)) {
    let room = (bottom - ui.cursor().top()).max(size::SMALLEST);
    let area = ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).min_scrolled_height(0.0);
    area.max_height(room).show(ui, |ui| {
        show(ui);
        follow(ui);
    });
}

/// Call at the end of the scrolled content.
pub fn follow(ui: &Ui) {
    let page = ui.clip_rect().height() * PAGE;
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page)] {
        let presses = ui.input(|input| input.num_presses(key)) as f32;
        if presses > 0.0 {
            ui.scroll_with_delta(vec2(0.0, presses * by));
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
