//! Widgets shared by several views, such as a card, a panel button, a choice of values and a score sheet.

pub(crate) mod choices;
mod drop_down;
pub(crate) mod move_text;
pub(crate) mod panel_button;
pub(crate) mod parts;
pub(crate) mod score_sheet;
pub(crate) mod tray;

pub(crate) use choices::{Arrangement, Choice, Choices};
pub(crate) use drop_down::{drop_down, list_option};
pub(crate) use move_text::Written;
pub(crate) use panel_button::{ButtonState, PanelButton, Rotation};

use std::sync::Arc;

use egui::accesskit::{Action, HasPopup};
use egui::style::ScrollStyle;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    AsIdSalt, Button, Color32, CornerRadius, Event, FontId, Frame, Galley, Key, Label, Margin, Modifiers,
    Painter, Pos2, ProgressBar, Rect, RectAlign, Response, RichText, Role, ScrollArea, Sense, Separator,
    Stroke, StrokeKind, TextWrapMode, Tooltip, Ui, UiBuilder, UiKind, Vec2, WidgetInfo, pos2, vec2,
};

use super::theme::{self, CARD_RADIUS, CONTROL_RADIUS, Palette, RING, tokens};
use crate::text::Texts;

/// Paints a plain surface with rounded corners and a thin outline.
pub fn card(painter: &Painter, rect: Rect, fill: Color32, line: Color32) {
    painter.rect(rect, CornerRadius::same(CARD_RADIUS), fill, Stroke::new(1.0, line), StrokeKind::Inside);
}

/// Adds a widget with this rectangle, which the caller paints, and gives it a role and a name for screen readers.
/// Buttons and links can be clicked.
pub fn labelled(ui: &Ui, rect: Rect, salt: impl AsIdSalt, role: Role, name: impl AsRef<str>) -> Response {
    let is_clickable = matches!(role, Role::Button | Role::Link);
    let sense = if is_clickable { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(salt), sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, name.as_ref()));
    response
}

/// Tells screen readers the keys of a menu item, or the symbol in their place. `spoken` is the form that is read aloud.
pub fn speak_keys(item: &Response, keys: &str, spoken: &str) {
    if !keys.is_empty() {
        item.ctx.accesskit_node_builder(item.id, |node| {
            node.set_keyboard_shortcut(keys);
            node.set_description(spoken);
        });
    }
}

/// Tells screen readers the role and the name of a list option or a tab, and whether it is chosen.
pub fn speak_option(option: &Response, role: Role, is_on: bool, name: &str) {
    option.widget_info(|| WidgetInfo::labeled(role, option.enabled(), name));
    option.ctx.accesskit_node_builder(option.id, |node| {
        node.clear_toggled();
        node.set_selected(is_on);
    });
}

/// Tells screen readers that a button opens a menu, and whether the menu is open.
pub fn speak_menu(button: &Response, is_open: bool) {
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
    });
}

/// Gives the open menu that is being shown its name for screen readers.
pub fn name_open_menu(ui: &Ui, name: &str) {
    if let Some(menu) = ui.stack().iter().find(|part| part.kind() == Some(UiKind::Menu)) {
        ui.ctx().accesskit_node_builder(menu.unique_id, |node| node.set_label(name));
    }
}

/// Shows the heading of a menu, aligned with the labels of its items.
pub fn menu_heading(ui: &mut Ui, text: String) {
    let margin = Margin::symmetric(ui.spacing().button_padding.x as i8, 0);
    let text = Label::new(RichText::new(text).weak()).wrap();
    // The layout of a menu would justify the text.
    Frame::new().inner_margin(margin).show(ui, |ui| ui.vertical(|ui| ui.add(text)));
}

/// Shows an item of a menu; a click on it closes the menu.
pub fn menu_item(ui: &mut Ui, enabled: bool, button: Button<'_>, name: &str) -> Response {
    let item = ui.add_enabled(enabled, button);
    item.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, name));
    if item.clicked() {
        ui.close();
    }
    item
}

/// Describes a menu item for screen readers. When the pointer is over an enabled item, the description also appears
/// next to the menu, where it does not cover other items, if there is enough space.
pub fn describe_beside(item: &Response, tip: &str) {
    item.ctx.accesskit_node_builder(item.id, |node| node.set_description(tip));
    let (screen, space, widest) = (item.ctx.content_rect(), tokens(&item.ctx).space, TIP);
    let [left, right] = [item.rect.left() - screen.left(), screen.right() - item.rect.right()];
    let align = if left > right { RectAlign::LEFT_START } else { RectAlign::RIGHT_START };
    // The margins of the menu and of the description take up some of the space.
    let width = (left.max(right) - 2.0 * space.xl).min(widest);
    if tip.is_empty() || width < widest / 3.0 {
        return;
    }
    let mut tooltip = Tooltip::for_enabled(item).gap(space.m).width(width);
    tooltip.popup = tooltip.popup.align(align).align_alternatives(&[]);
    tooltip.show(|ui| {
        ui.set_max_width(width);
        ui.label(tip);
    });
}

/// The maximum width of a description next to a menu, in points.
const TIP: f32 = 240.0;

/// Paints a ring along the inner edge of a focused widget.
pub fn ring(ui: &Ui, rect: Rect, radius: u8, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(RING, Palette::of(ui.theme()).law);
        ui.painter().rect_stroke(rect, CornerRadius::same(radius), ring, StrokeKind::Inside);
    }
}

/// Paints the ring around a focused control, outside it, so that it is visible on every surface.
pub fn focus_ring(ui: &Ui, rect: Rect, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(RING, Palette::of(ui.theme()).ink);
        let radius = CornerRadius::same(CONTROL_RADIUS + 4);
        ui.painter().rect_stroke(rect.expand(2.0), radius, ring, StrokeKind::Outside);
    }
}

/// Paints the check mark of a chosen value, in a square of this side.
pub fn check_mark(painter: &Painter, middle: Pos2, side: f32, ink: Color32) {
    let corners = [vec2(-0.32, 0.02), vec2(-0.08, 0.26), vec2(0.34, -0.26)].map(|at| middle + at * side);
    painter.line(corners.to_vec(), Stroke::new(side * 0.13, ink));
}

/// Paints the gear that stands for settings, in a square of this side.
pub fn gear(painter: &Painter, middle: Pos2, side: f32, ink: Color32) {
    const TEETH: u8 = 8;
    for tooth in 0..TEETH {
        let towards = Vec2::angled(f32::from(tooth) * std::f32::consts::TAU / f32::from(TEETH)) * side;
        painter
            .line_segment([middle + towards * 0.3, middle + towards * 0.48], Stroke::new(side * 0.16, ink));
    }
    painter.circle_stroke(middle, side * 0.27, Stroke::new(side * 0.16, ink));
}

/// Paints the background of a row or a move that can be chosen: coloured if it is `chosen` or under the pointer, with a
/// ring if it has the focus.
pub fn highlight(ui: &Ui, rect: Rect, radius: u8, chosen: bool, response: &Response) {
    let palette = Palette::of(ui.theme());
    if chosen || response.hovered() {
        let fill = if chosen { palette.law_surface } else { palette.hovered };
        ui.painter().rect_filled(rect, CornerRadius::same(radius), fill);
    }
    ring(ui, rect, radius, response);
}

/// The colours of the surface and the outline of a raised button.
pub fn raised(palette: &Palette, response: &Response) -> (Color32, Color32) {
    if response.is_pointer_button_down_on() {
        (palette.law_surface, palette.law)
    } else if response.hovered() {
        (palette.hovered, palette.quiet)
    } else {
        (palette.raised, palette.line)
    }
}

/// Stores the measured height of something whose place is computed before it is shown. If the height has changed,
/// requests a repaint.
pub fn remember_height(ui: &Ui, known: &mut f32, height: f32) {
    if (height - *known).abs() > 0.5 {
        *known = height;
        ui.ctx().request_repaint();
    }
}

/// Shows the main button of a dialog or card. Its focus ring is outside, because on the button's own colour the ring
/// would be invisible.
pub fn main_button(ui: &mut Ui, enabled: bool, text: &str, font: FontId) -> Response {
    let palette = Palette::of(ui.theme());
    let (fill, line, ink) = match enabled {
        true => (palette.law, palette.law, palette.surface),
        false => (Color32::TRANSPARENT, palette.line, palette.quiet),
    };
    let button = Button::new(RichText::new(text).font(font).color(ink)).fill(fill);
    let button = button.stroke(Stroke::new(1.0, line));
    // A disabled button must still be readable.
    let alpha = std::mem::replace(&mut ui.visuals_mut().disabled_alpha, 1.0);
    let response = ui.add_enabled(enabled, button);
    ui.visuals_mut().disabled_alpha = alpha;
    focus_ring(ui, response.rect, &response);
    response
}

/// Text on at most `rows` lines of this width; text that does not fit ends in an ellipsis.
pub fn fit(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32, rows: usize) -> Arc<Galley> {
    // Of a text that is much too long, only what could fit is laid out: no font has four characters per point.
    let most = (4.0 * width * rows as f32).max(1.0) as usize;
    let text = text.char_indices().nth(most).map_or(text, |(end, _)| &text[..end]);
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.wrap = TextWrapping {
        max_width: width,
        max_rows: rows,
        break_anywhere: rows == 1,
        ..TextWrapping::default()
    };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The width of a text on one line.
pub fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    fit(ui, text, font, Color32::PLACEHOLDER, f32::INFINITY, 1).size().x
}

/// Paints text with the middle of its left side at this point.
pub fn paint_text(ui: &Ui, at: Pos2, text: Arc<Galley>, ink: Color32) {
    ui.painter().galley(pos2(at.x, at.y - text.size().y / 2.0), text, ink);
}

/// Paints a title and the text below it, centred vertically in this rectangle.
pub fn paint_two_lines(ui: &Ui, place: Rect, title: (Arc<Galley>, Color32), text: (Arc<Galley>, Color32)) {
    let under = if text.0.size().x > 0.0 { text.0.size().y } else { 0.0 };
    let top = place.center().y - f32::midpoint(title.0.size().y, under);
    let below = top + title.0.size().y;
    ui.painter().galley(pos2(place.left(), top), title.0, title.1);
    ui.painter().galley(pos2(place.left(), below), text.0, text.1);
}

/// Paints a title, on two lines of small text if necessary, and a line in a quiet colour below it if there is space.
pub fn paint_title(ui: &Ui, place: Rect, title: &str, below: &str) {
    let (palette, tokens, width) = (Palette::of(ui.theme()), tokens(ui.ctx()), place.width());
    let whole = fit(ui, title, tokens.bold(), palette.ink, width, 1);
    let small = || fit(ui, title, theme::bold(tokens.text.small), palette.ink, width, 2);
    let title = if whole.elided { small() } else { whole };
    let line = |text: &str| fit(ui, text, tokens.small(), palette.quiet, width, 1);
    let has_room = title.size().y + line(below).size().y <= place.height();
    let below = line(if has_room { below } else { "" });
    paint_two_lines(ui, place, (title, palette.ink), (below, palette.quiet));
}

/// Shows content in a rectangle, with a scroll bar if the content is taller than the rectangle.
pub fn scroll_in<T>(ui: &mut Ui, place: Rect, name: &str, show: impl FnOnce(&mut Ui) -> T) -> T {
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false).min_scrolled_height(0.0);
    area.show(&mut inside, show).inner
}

/// Shows a progress bar with its name for screen readers; `done` is a share from 0 to 1.
pub fn progress_bar(ui: &mut Ui, name: &str, done: f32, width: f32) {
    let fill = Palette::of(ui.theme()).law;
    let response = ui.add(ProgressBar::new(done).desired_width(width).desired_height(8.0).fill(fill));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
}

/// Consumes the presses of these keys in this frame, except those with Ctrl or Command, and returns them in order. A
/// slow frame may have several presses.
pub fn take_presses(ui: &Ui, keys: &[Key]) -> Vec<Key> {
    let mut presses = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. }
                if keys.contains(key) && modifiers.matches_logically(Modifiers::NONE) =>
            {
                presses.push(*key);
                false
            }
            _ => true,
        });
    });
    presses
}

/// Whether the widget was pressed by a screen reader, or with Enter or Space while it had the focus. Consumes the
/// presses of these keys.
pub fn is_entered(ui: &Ui, response: &Response) -> bool {
    ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click))
        || response.has_focus() && !take_presses(ui, &[Key::Enter, Key::Space]).is_empty()
}

/// Consumes a press of this key that has no modifiers and is not a repeat. Returns whether there was one.
pub fn take_once(ui: &Ui, key: Key) -> bool {
    let fresh = |event: &Event| matches!(event, Event::Key { key: other, pressed: true, repeat: false, modifiers, .. } if *other == key && modifiers.is_none());
    ui.input_mut(|input| {
        let place = input.events.iter().position(fresh);
        place.map(|place| input.events.remove(place)).is_some()
    })
}

/// Shows a line between the groups of a menu.
pub fn separator(ui: &mut Ui) {
    ui.add(Separator::default().spacing(tokens(ui.ctx()).space.s));
}

/// The minimum width of a window in which all menus fit side by side, and each row of a menu on one line.
pub const WIDE: f32 = 480.0;

/// Shows the content of a menu. The content scrolls if it does not fit in the height of the window.
pub fn scrolling(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    theme::rows(ui.style_mut());
    let window = ui.ctx().content_rect();
    let room = window.height() - 1.5 * tokens(ui.ctx()).menu;
    ui.spacing_mut().item_spacing.y = 0.0;
    // The padding keeps the focus ring clear of the text.
    ui.spacing_mut().button_padding.x = tokens(ui.ctx()).space.s;
    if window.width() >= WIDE {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    }
    // A scroll bar that appears only under the pointer would hide that there is more.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
        ui.set_min_width(190.0);
        show(ui);
    });
}

/// Sets the accessibility role of a text, with the text itself as its name.
pub fn named(ui: &Ui, response: &Response, role: Role, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_label(text);
        node.clear_value();
    });
}

/// Shows the button with the text and the tip of a message key. The tip is available even while the button is disabled.
/// When the button gets the keyboard focus, it is scrolled into view. Returns whether it was clicked.
pub fn message_button(ui: &mut Ui, words: &Texts, key: &str, enabled: bool) -> bool {
    let button = ui.add_enabled(enabled, Button::new(t!(words, key)));
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    let tip = words.tip(key);
    let button = if tip == key { button } else { button.on_hover_text(&tip).on_disabled_hover_text(&tip) };
    button.clicked()
}
