//! A choice of one value among several that are all visible: a bar of segments that touch, chips of their own width,
//! tiles in a grid, rows, or the tabs of a dialog.
//!
//! The group is one tab stop; the arrow keys, Home and End choose within it. The chosen value has a check mark and the
//! focused one a ring, so that the two look different. A bar that is too narrow has small text and no check mark.

use egui::{
    Color32, Context, CornerRadius, EventFilter, Galley, Id, Key, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

use super::{
    check_mark, fit, focus_ring, paint_text, paint_two_lines, speak_option, take_presses, text_width,
};
use crate::ui::theme::{CONTROL_RADIUS, Palette, Tokens, bold, tokens};

/// How the values of a group are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Side by side, touching, of equal width, filling the width; in columns with gaps if they do not fit.
    Bar,
    /// The parts of a dialog: side by side, each as wide as its label, touching if they fit in one row.
    Tabs,
    /// Side by side, each as wide as its label; in several rows if necessary.
    Chips,
    /// In a grid that fills the width, with at most this many columns; the last value fills its row.
    Tiles(usize),
    /// One below the other, filling the width.
    Rows,
}

/// One of the values.
#[derive(Clone, Debug)]
pub struct Choice<T> {
    pub value: T,
    pub label: String,
    /// A second line below the label.
    pub detail: String,
    /// The name for screen readers.
    pub name: String,
    pub tip: String,
    /// Why the value can't be chosen; `None` if it can.
    pub why_not: Option<String>,
}

impl<T> Choice<T> {
    pub fn new(value: T, label: impl Into<String>) -> Choice<T> {
        let label = label.into();
        let (name, detail, tip) = (label.clone(), String::new(), String::new());
        Choice { value, label, detail, name, tip, why_not: None }
    }

    pub fn tip(self, tip: impl Into<String>) -> Choice<T> {
        Choice { tip: tip.into(), ..self }
    }

    pub fn detail(self, detail: impl Into<String>) -> Choice<T> {
        Choice { detail: detail.into(), ..self }
    }

    pub fn name(self, name: impl Into<String>) -> Choice<T> {
        Choice { name: name.into(), ..self }
    }
}

/// The gap between values that don't touch; the focus ring fits in it.
pub const GAP: f32 = 8.0;

/// A function that paints the picture of a value into a square before its label. If the value has a second line, the
/// picture is at the right end of that line; the chosen value has a check mark instead.
pub type Picture<'a, T> = &'a mut dyn FnMut(&Ui, Rect, &T);

/// A group of values.
#[allow(clippy::struct_field_names, reason = "a group of choices has choices")]
pub struct Choices<'a, T> {
    /// The name of the group, for screen readers.
    pub name: &'a str,
    pub arrangement: Arrangement,
    pub choices: &'a [Choice<T>],
}

/// Whether the chosen value of a group has the focus. Enter then does nothing in the group, and may be meant for the
/// dialog.
pub fn chosen_has_focus(ctx: &Context) -> bool {
    let chosen = ctx.data(|data| data.get_temp::<Id>(Id::unique(CHOSEN)));
    chosen.is_some() && ctx.memory(egui::Memory::focused) == chosen
}

const CHOSEN: &str = "chosen value with the focus";

impl<T: PartialEq + Clone> Choices<'_, T> {
    /// Shows the group. Returns whether a different value was chosen.
    pub fn show(&self, ui: &mut Ui, current: &mut T) -> bool {
        self.show_with(ui, current, None)
    }

    /// Shows the group, with pictures if `picture` is given. Returns whether a different value was chosen.
    pub fn show_with(&self, ui: &mut Ui, current: &mut T, mut picture: Option<Picture<'_, T>>) -> bool {
        let tokens = tokens(ui.ctx());
        let (places, touch) = self.places(ui, tokens, picture.is_some());
        let extent = places.iter().fold(Vec2::ZERO, |extent, place| extent.max(place.max.to_vec2()));
        let (area, _) = ui.allocate_exact_size(extent, Sense::hover());
        let builder = UiBuilder::new().max_rect(area).id_salt(("choices", self.name));
        let is_tabs = self.arrangement == Arrangement::Tabs;
        let role = if is_tabs { Role::TabList } else { Role::RadioGroup };
        let builder = builder.accessibility_role(role).accessibility_label(self.name);
        let group = ui.new_child(builder);
        let stop = self.choices.iter().position(|choice| choice.value == *current).unwrap_or(0);
        let (mut chosen, mut focused) = (None, None);
        let interact = |(index, (choice, place)): (usize, (&Choice<T>, &Rect))| {
            let place = place.translate(area.min.to_vec2());
            let (enabled, is_on) = (choice.why_not.is_none(), choice.value == *current);
            let mut sense = if enabled { Sense::CLICK } else { Sense::HOVER };
            sense.set(Sense::FOCUSABLE, index == stop);
            let response = group.interact(place, group.scope_id().with(index), sense);
            if is_tabs {
                speak_option(&response, Role::Tab, is_on, &choice.name);
            } else {
                response
                    .widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, is_on, &choice.name));
            }
            let described = choice.why_not.as_ref().unwrap_or(&choice.tip);
            if !described.is_empty() {
                group
                    .ctx()
                    .accesskit_node_builder(response.id, |node| node.set_description(described.as_str()));
            }
            (index, is_on, response)
        };
        let mut all: Vec<_> = self.choices.iter().zip(&places).enumerate().map(interact).collect();
        // The outline of the chosen value is painted over those of its neighbours.
        all.sort_by_key(|(_, is_on, _)| *is_on);
        for (index, is_on, response) in all {
            let choice = &self.choices[index];
            let round = if touch { self.end_corners(index) } else { CornerRadius::same(CONTROL_RADIUS) };
            let cut = self.paint(&group, round, (choice, is_on), &response, picture.as_mut());
            if response.has_focus() {
                chosen = self.next_by_key(&group, &response, index, &places).or(chosen);
                focused = Some(response.clone());
                if is_on {
                    ui.data_mut(|data| data.insert_temp(Id::unique(CHOSEN), response.id));
                }
            }
            if response.clicked() && !is_on {
                chosen = Some(index);
            }
            let name = if cut { choice.name.as_str() } else { "" };
            let hint = format!("{name}\n{}", choice.why_not.as_ref().unwrap_or(&choice.tip));
            if !hint.trim().is_empty() {
                response.on_hover_text(hint.trim());
            }
        }
        if let Some(focused) = focused {
            focus_ring(ui, focused.rect, &focused);
        }
        let Some(index) = chosen else { return false };
        group.memory_mut(|memory| memory.request_focus(group.scope_id().with(index)));
        // The chosen state must reach a screen reader before the focus does.
        for at in 0..self.choices.len() {
            let is_on = at == index;
            group.ctx().accesskit_node_builder(group.scope_id().with(at), |node| match is_tabs {
                true => node.set_selected(is_on),
                false => node.set_toggled(is_on.into()),
            });
        }
        *current = self.choices[index].value.clone();
        true
    }

    /// The index of the value to which the pressed arrow keys, Home and End lead from this one; `None` if they lead to
    /// no other value.
    fn next_by_key(&self, ui: &Ui, response: &Response, index: usize, places: &[Rect]) -> Option<usize> {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let is_free = |index: &usize| self.choices[*index].why_not.is_none();
        let count = self.choices.len();
        let columns = places.iter().take_while(|place| place.top() == places[0].top()).count();
        // In a single row, up and down act like left and right.
        let row = if columns < count { columns } else { 1 };
        let keys = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Home, Key::End];
        let mut at = index;
        for key in take_presses(ui, &keys) {
            let next = match key {
                Key::ArrowLeft => (0..at).rev().find(is_free),
                Key::ArrowRight => (at + 1..count).find(is_free),
                Key::ArrowUp => (0..at).rev().skip(row - 1).step_by(row).find(is_free),
                Key::ArrowDown => (at + row..count).step_by(row).find(is_free),
                Key::Home => (0..count).find(is_free),
                _ => (0..count).rev().find(is_free),
            };
            at = next.unwrap_or(at);
        }
        Some(at).filter(|at| *at != index)
    }

    /// The rectangles of the values, relative to the top left corner of the group, and whether the values touch.
    fn places(&self, ui: &Ui, tokens: &Tokens, pictured: bool) -> (Vec<Rect>, bool) {
        let (room, space, count) = (ui.available_width(), GAP, self.choices.len());
        let has_detail = self.choices.iter().any(|choice| !choice.detail.is_empty());
        let height = if has_detail { tokens.control.l } else { tokens.control.m };
        let picture = if pictured && !has_detail { height } else { 0.0 };
        let sign = picture + sign_width(tokens);
        let width = |choice: &Choice<T>| {
            let label = text_width(ui, &choice.label, tokens.bold());
            let label = label.max(text_width(ui, &choice.detail, tokens.small()));
            (label + sign + 2.0 * tokens.space.m).ceil().min(room)
        };
        let mut widths: Vec<f32> = self.choices.iter().map(width).collect();
        let widest = widths.iter().copied().fold(0.0, f32::max);
        let in_columns = |most: usize, widest: f32| {
            let fitting = ((room + space) / (widest + space)).floor().max(1.0) as usize;
            let columns = fitting.min(most).min(count).max(1);
            (columns, (room - space * (columns - 1) as f32) / columns as f32)
        };
        match self.arrangement {
            Arrangement::Bar => {
                let small = bold(tokens.text.small);
                let small = |choice: &Choice<T>| text_width(ui, &choice.label, small.clone());
                let small = self.choices.iter().map(small).fold(0.0, f32::max) + 2.0 * tokens.space.xs;
                widths.fill(match small * count as f32 <= room {
                    true => (room + count as f32 - 1.0) / count as f32,
                    false => in_columns(count, small).1,
                });
            }
            Arrangement::Tiles(most) => {
                let (columns, width) = in_columns(most, widest);
                widths.fill(width);
                if let Some(last) = widths.last_mut() {
                    *last = room - ((count - 1) % columns) as f32 * (width + space);
                }
            }
            Arrangement::Rows => widths.fill(room),
            Arrangement::Tabs | Arrangement::Chips => {}
        }
        let may_touch = matches!(self.arrangement, Arrangement::Bar | Arrangement::Tabs);
        let touch = may_touch && widths.iter().sum::<f32>() <= room + count as f32;
        // Neighbours that touch share their outline.
        let gap = if touch { -1.0 } else { space };
        let mut at = Vec2::ZERO;
        let place = |width: &f32| {
            if at.x > 0.0 && at.x + width > room + 0.5 {
                at = vec2(0.0, at.y + height + space);
            }
            let place = Rect::from_min_size(at.to_pos2(), vec2(*width, height));
            at.x += width + gap;
            place
        };
        (widths.iter().map(place).collect(), touch)
    }

    /// Whether this is a bar whose segments, with this much space inside, are too narrow for a label with a check mark.
    fn is_narrow(&self, ui: &Ui, tokens: &Tokens, room: f32) -> bool {
        let room = room - sign_width(tokens);
        let is_wide = |choice: &Choice<T>| text_width(ui, &choice.label, tokens.bold()) > room;
        self.arrangement == Arrangement::Bar && self.choices.iter().any(is_wide)
    }

    /// Paints a value. Returns whether its label is cut off.
    fn paint(
        &self,
        ui: &Ui,
        round: CornerRadius,
        (choice, is_on): (&Choice<T>, bool),
        response: &Response,
        mut picture: Option<&mut Picture<'_, T>>,
    ) -> bool {
        let (palette, tokens, place) = (Palette::of(ui.theme()), tokens(ui.ctx()), response.rect);
        let (fill, line, ink) = match (&choice.why_not, is_on, response.hovered()) {
            (Some(_), false, _) => (Color32::TRANSPARENT, palette.line, palette.quiet),
            (_, true, _) => (palette.law_surface, palette.law, palette.law),
            (None, false, true) => (palette.hovered, palette.quiet, palette.ink),
            (None, false, false) => (palette.raised, palette.edge, palette.ink),
        };
        ui.painter().rect(place, round, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        let mut font = if is_on || !choice.detail.is_empty() { tokens.bold() } else { tokens.body() };
        let mut inside = place.shrink2(vec2(tokens.space.m, 0.0));
        let mut sign = if is_on { sign_width(tokens) } else { 0.0 };
        if self.is_narrow(ui, tokens, inside.width()) {
            font = if is_on { bold(tokens.text.small) } else { tokens.small() };
            (inside, sign) = (place.shrink2(vec2(tokens.space.xs, 0.0)), 0.0);
        }
        let check = |left: f32| {
            if is_on && sign > 0.0 {
                let middle = pos2(left + tokens.text.body / 2.0, place.center().y);
                check_mark(ui.painter(), middle, tokens.text.body, ink);
            }
        };
        let write = |left: f32, label: Arc<Galley>| paint_text(ui, pos2(left, place.center().y), label, ink);
        if let Some(picture) = picture.as_mut().filter(|_| choice.detail.is_empty()) {
            let side = place.height() - 2.0 * tokens.space.s;
            let square =
                Rect::from_center_size(inside.left_center() + vec2(side / 2.0, 0.0), Vec2::splat(side));
            let left = square.right() + tokens.space.s;
            let label = fit(ui, &choice.label, font, ink, inside.right() - sign - left, 1);
            check(inside.right() - tokens.text.body);
            picture(ui, square, &choice.value);
            let cut = label.elided;
            write(left, label);
            return cut;
        }
        let room = inside.width() - if choice.detail.is_empty() { sign } else { 0.0 };
        let label = fit(ui, &choice.label, font, ink, room, 1);
        let cut = label.elided;
        if !choice.detail.is_empty() {
            let below = fit(ui, &choice.detail, tokens.small(), palette.quiet, room, 1);
            paint_two_lines(ui, inside, (label, ink), (below, palette.quiet));
            check(inside.right() - tokens.text.body);
            if let Some(picture) = picture.filter(|_| !is_on) {
                // The picture is next to the second line.
                let square = Rect::from_min_size(
                    pos2(inside.right() - tokens.text.body, place.center().y + tokens.space.xs / 2.0),
                    Vec2::splat(tokens.text.body),
                );
                picture(ui, square, &choice.value);
            }
        } else if self.arrangement == Arrangement::Rows {
            check(inside.left());
            write(inside.left() + sign_width(tokens), label);
        } else {
            let left = inside.center().x - f32::midpoint(label.size().x, sign);
            check(left);
            write(left + sign, label);
        }
        cut
    }

    /// The corner radii of a segment: only the ends of the row are round.
    fn end_corners(&self, index: usize) -> CornerRadius {
        let left = if index == 0 { CONTROL_RADIUS } else { 0 };
        let right = if index + 1 == self.choices.len() { CONTROL_RADIUS } else { 0 };
        CornerRadius { nw: left, sw: left, ne: right, se: right }
    }
}

/// The width of a check mark with the space after it.
fn sign_width(tokens: &Tokens) -> f32 {
    tokens.text.body + tokens.space.s
}
