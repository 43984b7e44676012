//! Scrolling in dialogs and on screens, and the fields, the foot and the main button of a panel.
//!
//! Focused widgets are scrolled into view, and Page Up and Page Down scroll by a page.

use egui::{
    Context, Direction, Id, Key, Layout, Rangef, Rect, ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder,
    vec2,
};

use crate::ui::theme::{Palette, is_compact, tokens};
use crate::ui::view::first_step;
use crate::ui::widgets::{main_button, remember_height};

/// Whether a panel of fields is too low for a fixed head and foot, so that everything in it scrolls.
pub fn is_whole(panel: Rect) -> bool {
    panel.height() < 260.0
}

/// Shows the foot of a panel at the panel's lower end. `height` is the height that the foot had in the last frame; the
/// height for the next frame is returned. In a low panel, shows nothing and returns `height`, because the foot scrolls
/// with the rest there.
pub fn foot(ui: &mut Ui, panel: Rect, mut height: f32, show: impl FnOnce(&mut Ui)) -> f32 {
    if !is_whole(panel) {
        let place = panel.with_min_y(panel.bottom() - height);
        let mut foot = ui.new_child(UiBuilder::new().max_rect(place).id_salt("foot"));
        small_if_compact(&mut foot);
        show(&mut foot);
        remember_height(ui, &mut height, foot.min_rect().height());
    }
    height
}

/// Makes the text of a panel small if the window is compact, because the panel is then narrow.
pub fn small_if_compact(ui: &mut Ui) {
    if is_compact(ui) {
        let small = tokens(ui.ctx()).small();
        for style in [TextStyle::Body, TextStyle::Button] {
            ui.style_mut().text_styles.insert(style, small.clone());
        }
    }
}

/// Shows the main button of a panel, as wide as the available space. Returns whether it was clicked.
pub fn wide_button(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    let tokens = tokens(ui.ctx());
    let room = vec2(ui.available_width(), tokens.control.m);
    let wide = Layout::centered_and_justified(Direction::TopDown);
    let shown =
        ui.allocate_ui_with_layout(room, wide, |ui| main_button(ui, enabled, text, tokens.bold()).clicked());
    shown.inner
}

/// Shows the scrolling fields of a panel, from the cursor down to `bottom`. While more fields follow below, a strip
/// with an arrow is shown under them; pressing the strip scrolls down by one page.
pub fn fields(ui: &mut Ui, name: &str, bottom: f32, show: impl FnOnce(&mut Ui)) {
    let room = (bottom - ui.cursor().top()).max(60.0);
    let id = ui.unique_id().with(name);
    // The number of points by which the visible part ends above the strip, so that it ends between two rows; `None` if
    // there is no strip, because nothing more followed in the last frame.
    let before: Option<f32> = ui.data(|data| data.get_temp(id)).flatten();
    let shown = before.map_or(room, |cut| room - MORE - cut);
    let (top, first) = (ui.cursor().top(), first_step::widget_count(ui));
    let area = ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).min_scrolled_height(0.0);
    let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    let scrolls_key = id.with("scrolls");
    let scrolls: bool = ui.data(|data| data.get_temp(scrolls_key)).unwrap_or_default();
    let output = area.max_height(shown).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = spacing;
        if scrolls {
            // The fields leave room for the scroll bar next to them.
            ui.set_max_width((ui.available_width() - tokens(ui.ctx()).space.s).max(0.0));
        }
        show(ui);
        follow(ui);
    });
    if let Some(cut) = before {
        let (place, sign) = ui.allocate_exact_size(vec2(ui.available_width(), cut + MORE), Sense::CLICK);
        more_sign(ui, place.with_min_y(place.bottom() - MORE));
        if sign.clicked() {
            turn_page(ui);
        }
    }
    let has_bar = output.content_size.y > output.inner_rect.height() + 1.0;
    if has_bar != scrolls {
        ui.data_mut(|data| data.insert_temp(scrolls_key, has_bar));
        ui.ctx().request_repaint();
    }
    ui.spacing_mut().item_spacing.y = spacing;
    // Whether something below would be hidden even if the strip were not shown.
    let is_more = output.content_size.y - output.state.clamped_offset().y > room + 1.0;
    let more = is_more.then(|| cut_row(ui, first, Rangef::new(top, top + room - MORE)));
    if more.map(f32::round) != before.map(f32::round) {
        ui.data_mut(|data| data.insert_temp(id, more));
        ui.ctx().request_repaint();
    }
}

/// The number of points by which `shown` must end earlier so that its end cuts no row; 0 if it already cuts none.
fn cut_row(ui: &Ui, first: usize, shown: Rangef) -> f32 {
    let is_row = |place: &Rect| place.height() <= MAX_ROW && place.top() > shown.min + MAX_ROW;
    let is_cut = |place: &Rect| place.top() < shown.max - 0.5 && place.bottom() > shown.max + 0.5;
    ui.ctx().viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(ui.layer_id()).skip(first);
        let rows: Vec<Rect> = widgets.map(|widget| widget.rect).filter(is_row).collect();
        let cut = rows.iter().filter(|place| is_cut(place));
        let line = cut.map(Rect::top).fold(shown.max, f32::min);
        // The row above may reach a little beyond the top of the row that is cut.
        let above = rows.iter().filter(|place| place.top() < line - BEYOND && place.bottom() < line + BEYOND);
        shown.max - above.map(Rect::bottom).fold(line, f32::max).min(shown.max)
    })
}

/// How far a row may reach beyond the top of the next one, in points.
const BEYOND: f32 = 10.0;

/// The height up to which a widget is a row that must not be cut, in points.
const MAX_ROW: f32 = 48.0;

/// The height of the strip that shows that more follows below, in points.
const MORE: f32 = 16.0;

/// Paints a strip with an arrow that points down.
fn more_sign(ui: &Ui, place: Rect) {
    let palette = Palette::of(ui.theme());
    ui.painter().rect_filled(place, 4, palette.hovered);
    let (middle, stroke) = (place.center(), Stroke::new(1.6, palette.law));
    let arrow = [vec2(-6.0, -3.0), vec2(0.0, 3.0), vec2(6.0, -3.0)].map(|by| middle + by);
    ui.painter().line(arrow.to_vec(), stroke);
}

/// Scrolls the dialog to its top when its body is shown next.
pub fn to_top(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(TOP), ()));
}

/// Whether the dialog is to be scrolled to its top. Removes the request, so that the next call returns `false`.
pub fn takes_top(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<()>(Id::unique(TOP))).is_some()
}

const TOP: &str = "to the top";

/// Scrolls this layer down by one page in the next frame, as Page Down does.
pub fn turn_page(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(turned_key(ui), ()));
    ui.ctx().request_repaint();
}

/// The key of the request to scroll by a page. Each layer has its own, so that a panel behind a dialog does not scroll.
fn turned_key(ui: &Ui) -> Id {
    Id::unique("page that is turned").with(ui.layer_id())
}

/// Scrolls to the focused widget when the focus changes, and by pages for Page Up, Page Down and [`turn_page`]. Call
/// this function at the end of the scrolled content.
pub fn follow(ui: &Ui) {
    let turned = ui.data_mut(|data| data.remove_temp::<()>(turned_key(ui))).is_some();
    let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
    let pages = presses(Key::PageUp) - presses(Key::PageDown) - if turned { 1.0 } else { 0.0 };
    if pages != 0.0 {
        // The step is shorter than the visible part, so that some of what was visible stays visible.
        ui.scroll_with_delta(vec2(0.0, pages * ui.clip_rect().height() * 0.9));
    }
    // The content is scrolled to the focused widget only when the focus changes, so that the user can scroll away with
    // the wheel.
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp::<Option<Id>>(stop_key(ui))) == Some(focused) {
        return;
    }
    note_stop(ui, focused);
    let Some(stop) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // A widget that is not clipped, such as one outside the scroll area, needs no scrolling.
    if stop.layer_id == ui.layer_id() && !stop.interact_rect.contains_rect(stop.rect) {
        ui.scroll_to_rect(stop.rect.expand(tokens(ui.ctx()).space.m), None);
    }
}

fn stop_key(ui: &Ui) -> Id {
    Id::unique("stop").with(ui.layer_id())
}

/// Records the focused widget, so that [`follow`] does not scroll to it.
pub fn note_stop(ui: &Ui, focused: Option<Id>) {
    ui.data_mut(|data| data.insert_temp(stop_key(ui), focused));
}
