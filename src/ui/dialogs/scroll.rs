//! Scrolling in dialogs and panels: focused widgets are scrolled into view, and Page Up and Page Down work.

use egui::{Context, Direction, Id, Key, Layout, Rect, ScrollArea, TextStyle, Ui, UiBuilder, vec2};

use crate::ui::theme::{is_compact, tokens};
use crate::ui::widgets::{main_button, remember_height};

/// The fraction of the visible height scrolled per page.
const PAGE: f32 = 0.9;

/// Whether a panel of fields is too low for a fixed head and foot, so that everything in it scrolls.
pub fn is_whole(panel: Rect) -> bool {
    panel.height() < 260.0
}

/// Shows the foot of a panel at its lower end, as high as it was in the last frame; in a low panel the foot scrolls
/// with the rest instead. Returns its height.
pub fn foot(ui: &mut Ui, panel: Rect, mut height: f32, show: impl FnOnce(&mut Ui)) -> f32 {
    if !is_whole(panel) {
        let place = panel.with_min_y(panel.bottom() - height);
        let mut foot = ui.new_child(UiBuilder::new().max_rect(place).id_salt("foot"));
        if is_compact(ui) {
            let small = tokens(ui.ctx()).small();
            for style in [TextStyle::Body, TextStyle::Button] {
                foot.style_mut().text_styles.insert(style, small.clone());
            }
        }
        show(&mut foot);
        remember_height(ui, &mut height, foot.min_rect().height());
    }
    height
}

/// Shows the main button at the end of a panel, as wide as the panel. Returns whether it was clicked.
pub fn wide_button(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    let tokens = tokens(ui.ctx());
    let room = vec2(ui.available_width(), tokens.control.m);
    let wide = Layout::centered_and_justified(Direction::TopDown);
    let shown =
        ui.allocate_ui_with_layout(room, wide, |ui| main_button(ui, enabled, text, tokens.bold()).clicked());
    shown.inner
}

/// Shows the scrolling fields of a panel, from the cursor down to `bottom`.
pub fn fields(ui: &mut Ui, name: &str, bottom: f32, show: impl FnOnce(&mut Ui)) {
    let room = (bottom - ui.cursor().top()).max(60.0);
    let area = ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).min_scrolled_height(0.0);
    area.max_height(room).show(ui, |ui| {
        show(ui);
        follow(ui);
    });
}

/// Turns a page in the next frame, as Page Down does.
pub fn turn_page(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(TURNED), ()));
    ctx.request_repaint();
}

const TURNED: &str = "page that is turned";

/// Scrolls to the focused widget, or by pages. Call it at the end of the scrolled content.
pub fn follow(ui: &Ui) {
    let turned = ui.data_mut(|data| data.remove_temp::<()>(Id::unique(TURNED))).is_some();
    let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
    let pages = presses(Key::PageUp) - presses(Key::PageDown) - if turned { 1.0 } else { 0.0 };
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * ui.clip_rect().height() * PAGE));
    }
    // Only when the focus changes, so that the user can scroll away with the wheel.
    let key = Id::unique("stop").with(ui.layer_id());
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp::<Option<Id>>(key)) == Some(focused) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(key, focused));
    let Some(stop) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // Widgets below the scroll area are always visible.
    if stop.layer_id == ui.layer_id() && !stop.interact_rect.contains_rect(stop.rect) {
        ui.scroll_to_rect(stop.rect.expand(tokens(ui.ctx()).space.m), None);
    }
}
