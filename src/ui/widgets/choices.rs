//! One of several values, all in view: segments that touch, chips of their own width, or tiles in a grid.
//!
//! The group is one Tab stop; the arrow keys, Home and End choose in it. The chosen value has a check mark and the focus
//! a ring, so that they look different.

use egui::{
    Color32, CornerRadius, EventFilter, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::{check_mark, fit, focus_ring, paint_text, paint_two_lines, take_presses};
use crate::ui::theme::{CONTROL_RADIUS, Palette, Tokens, tokens};

/// How the values of a group stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Side by side, touching, of equal width.
    Segments,
    /// Side by side, each as wide as its label; in several rows if need be.
    Chips,
    /// In a grid that fills the width, with at most so many columns.
    Tiles(usize),
}

/// One of the values.
#[derive(Clone, Debug)]
pub struct Choice<T> {
    pub value: T,
    pub label: String,
    /// A second line below the label.
    pub detail: String,
    pub tip: String,
    /// Why it can't be chosen.
    pub why_not: Option<String>,
}

impl<T> Choice<T> {
    pub fn new(value: T, label: impl Into<String>) -> Choice<T> {
        let (label, detail, tip) = (label.into(), String::new(), String::new());
        Choice { value, label, detail, tip, why_not: None }
    }

    pub fn tip(self, tip: impl Into<String>) -> Choice<T> {
        Choice { tip: tip.into(), ..self }
    }

    pub fn detail(self, detail: impl Into<String>) -> Choice<T> {
        Choice { detail: detail.into(), ..self }
    }

    pub fn why_not(self, why_not: Option<String>) -> Choice<T> {
        Choice { why_not, ..self }
    }

    /// What a screen reader says.
    fn name(&self) -> String {
        if self.detail.is_empty() { self.label.clone() } else { format!("{}, {}", self.label, self.detail) }
    }
}

/// Paints the picture of a value into a square before its label.
pub type Picture<'a, T> = &'a mut dyn FnMut(&Ui, Rect, &T);

/// A group of values.
pub struct Choices<'a, T> {
    /// The name of the group, for screen readers.
    pub name: &'a str,
    pub arrangement: Arrangement,
    pub choices: &'a [Choice<T>],
}

impl<T: PartialEq + Clone> Choices<'_, T> {
    /// Shows the group. Returns whether another value was chosen.
    pub fn show(&self, ui: &mut Ui, current: &mut T) -> bool {
        self.show_with(ui, current, None)
    }

    /// The same with a picture before each label.
    pub fn show_with(&self, ui: &mut Ui, current: &mut T, mut picture: Option<Picture<'_, T>>) -> bool {
        let tokens = tokens(ui.ctx());
        let places = self.places(ui, tokens, picture.is_some());
        let extent = places.iter().fold(Vec2::ZERO, |extent, place| extent.max(place.max.to_vec2()));
        let (area, _) = ui.allocate_exact_size(extent, Sense::hover());
        let builder = UiBuilder::new().max_rect(area).id_salt(("choices", self.name));
        let builder = builder.accessibility_role(Role::RadioGroup).accessibility_label(self.name);
        let group = ui.new_child(builder);
        let stop = self.choices.iter().position(|choice| choice.value == *current).unwrap_or(0);
        let touch =
            self.arrangement == Arrangement::Segments && places.iter().all(|place| place.top() == 0.0);
        let mut chosen = None;
        for (index, (choice, place)) in self.choices.iter().zip(&places).enumerate() {
            let place = place.translate(area.min.to_vec2());
            let round = if touch { self.end_corners(index) } else { CornerRadius::same(CONTROL_RADIUS) };
            let focusable = if index == stop { Sense::FOCUSABLE } else { Sense::HOVER };
            let sense =
                if choice.why_not.is_none() { Sense::CLICK | focusable } else { Sense::HOVER | focusable };
            let response = group.interact(place, group.scope_id().with(index), sense);
            let is_on = choice.value == *current;
            let enabled = choice.why_not.is_none();
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, is_on, choice.name()));
            self.paint(&group, place, round, (choice, is_on), &response, picture.as_mut());
            if response.has_focus() {
                chosen = self.next_by_key(&group, &response, index, &places).or(chosen);
            }
            if response.clicked() && !is_on {
                chosen = Some(index);
            }
            let hint = choice.why_not.as_ref().unwrap_or(&choice.tip);
            if !hint.is_empty() {
                response.on_hover_text(hint);
            }
        }
        let Some(index) = chosen else { return false };
        group.memory_mut(|memory| memory.request_focus(group.scope_id().with(index)));
        let changed = self.choices[index].value != *current;
        *current = self.choices[index].value.clone();
        changed
    }

    /// The value that an arrow key, Home or End chooses from this one.
    fn next_by_key(&self, ui: &Ui, response: &Response, index: usize, places: &[Rect]) -> Option<usize> {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let is_free = |index: &usize| self.choices[*index].why_not.is_none();
        let count = self.choices.len();
        let columns = places.iter().take_while(|place| place.top() == places[0].top()).count();
        let keys = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Home, Key::End];
        let mut at = index;
        for key in take_presses(ui, &keys) {
            let by = if columns < count { columns } else { 1 };
            let next = match key {
                Key::ArrowLeft => (0..at).rev().find(is_free),
                Key::ArrowRight => (at + 1..count).find(is_free),
                Key::ArrowUp => at.checked_sub(by).filter(is_free),
                Key::ArrowDown => Some(at + by).filter(|next| *next < count).filter(is_free),
                Key::Home => (0..count).find(is_free),
                _ => (0..count).rev().find(is_free),
            };
            at = next.unwrap_or(at);
        }
        Some(at).filter(|at| *at != index)
    }

    /// Where the values stand, from the corner of the group.
    fn places(&self, ui: &Ui, tokens: &Tokens, pictured: bool) -> Vec<Rect> {
        let room = ui.available_width();
        let has_detail = self.choices.iter().any(|choice| !choice.detail.is_empty());
        let height = if has_detail { tokens.control.l } else { tokens.control.m };
        let sign = if pictured { height } else { tokens.text.body + tokens.space.xs };
        let width = |choice: &Choice<T>| {
            let label =
                fit(ui, &choice.label, tokens.bold(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x;
            let detail =
                fit(ui, &choice.detail, tokens.small(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x;
            (label.max(detail) + sign + 2.0 * tokens.space.m).ceil()
        };
        let widths: Vec<f32> = self.choices.iter().map(width).collect();
        let widest = widths.iter().copied().fold(0.0, f32::max).min(room);
        let space = tokens.space.s;
        let fitting = ((room + space) / (widest + space)).floor().max(1.0) as usize;
        let grid = |columns: usize, gap: f32, width: f32| {
            let place = |index: usize| {
                let (row, column) = ((index / columns) as f32, (index % columns) as f32);
                let corner = pos2(column * (width + gap), row * (height + space));
                Rect::from_min_size(corner, vec2(width, height))
            };
            (0..widths.len()).map(place).collect()
        };
        match self.arrangement {
            Arrangement::Segments if widest * widths.len() as f32 <= room => grid(widths.len(), 0.0, widest),
            Arrangement::Segments => grid(fitting.min(widths.len()), space, widest),
            Arrangement::Tiles(most) => {
                let columns = fitting.min(most).min(widths.len());
                grid(columns, space, (room - space * (columns - 1) as f32) / columns as f32)
            }
            Arrangement::Chips => {
                let mut at = Vec2::ZERO;
                let place = |width: &f32| {
                    let width = width.min(room);
                    if at.x > 0.0 && at.x + width > room {
                        at = vec2(0.0, at.y + height + space);
                    }
                    let place = Rect::from_min_size(at.to_pos2(), vec2(width, height));
                    at.x += width + space;
                    place
                };
                widths.iter().map(place).collect()
            }
        }
    }

    fn paint(
        &self,
        ui: &Ui,
        place: Rect,
        round: CornerRadius,
        (choice, is_on): (&Choice<T>, bool),
        response: &Response,
        picture: Option<&mut Picture<'_, T>>,
    ) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (fill, line, ink) = match (&choice.why_not, is_on, response.hovered()) {
            (Some(_), ..) => (Color32::TRANSPARENT, palette.line, palette.quiet),
            (None, true, _) => (palette.law_surface, palette.law, palette.law),
            (None, false, true) => (palette.hovered, palette.quiet, palette.ink),
            (None, false, false) => (palette.raised, palette.edge, palette.ink),
        };
        ui.painter().rect(place, round, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        focus_ring(ui, place, response);
        let font = if is_on || !choice.detail.is_empty() { tokens.bold() } else { tokens.body() };
        let inside = place.shrink2(vec2(tokens.space.m, 0.0));
        let room = inside.width();
        let label = fit(ui, &choice.label, font, ink, room, 1);
        if let Some(picture) = picture {
            let side = place.height() - 2.0 * tokens.space.s;
            let square =
                Rect::from_min_size(pos2(inside.left(), place.center().y - side / 2.0), Vec2::splat(side));
            picture(ui, square, &choice.value);
            paint_text(ui, pos2(square.right() + tokens.space.s, place.center().y), label, ink);
        } else if choice.detail.is_empty() {
            let sign = if is_on { tokens.text.body + tokens.space.xs } else { 0.0 };
            let left = place.center().x - (label.size().x + sign) / 2.0;
            if is_on {
                let middle = pos2(left + tokens.text.body / 2.0, place.center().y);
                check_mark(ui.painter(), middle, tokens.text.body, ink);
            }
            paint_text(ui, pos2(left + sign, place.center().y), label, ink);
        } else {
            let below = fit(ui, &choice.detail, tokens.small(), palette.quiet, room, 1);
            paint_two_lines(ui, inside, (label, ink), (below, palette.quiet));
            if is_on {
                let middle = pos2(inside.right() - tokens.text.body / 2.0, place.center().y);
                check_mark(ui.painter(), middle, tokens.text.body, ink);
            }
        }
    }

    /// Segments that touch are round at the ends of the row alone.
    fn end_corners(&self, index: usize) -> CornerRadius {
        let left = if index == 0 { CONTROL_RADIUS } else { 0 };
        let right = if index + 1 == self.choices.len() { CONTROL_RADIUS } else { 0 };
        CornerRadius { nw: left, sw: left, ne: right, se: right }
    }
}
