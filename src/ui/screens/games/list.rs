//! A list that lays out only its visible rows: there may be a million.
//!
//! It scrolls by itself instead of using egui's scroll area, whose `f32` offsets are too coarse for so many rows.
//!
//! `ui::screens::games::row` draws a row.

use egui::{CornerRadius, Event, Id, MouseWheelUnit, Pos2, Rect, Sense, Ui, pos2, vec2};

use crate::ui::theme::{Palette, size};

/// The scroll state of the list.
#[derive(Debug, Default)]
pub struct List {
    /// The scroll position, in rows.
    top: f64,
    /// A row to scroll into view.
    wanted: Option<usize>,
    /// Where the scroll handle is held, in points from its top.
    held: Option<f32>,
    /// More rows may come, so that the scroll position may still be beyond the last one.
    pub(super) grows: bool,
}

impl List {
    /// Scrolls to the top.
    pub fn rewind(&mut self) {
        (self.top, self.wanted) = (0.0, None);
    }

    /// Scrolls a row into view.
    pub fn to(&mut self, row: usize) {
        self.wanted = Some(row);
    }

    /// How many whole rows fit.
    pub fn page(place: Rect, height: f32) -> usize {
        (place.height() / height).floor().max(1.0) as usize
    }

    /// Shows the visible rows, each in its rectangle.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        (rows, height): (usize, f32),
        mut show: impl FnMut(&mut Ui, usize, Rect),
    ) {
        let seen = f64::from(place.height() / height);
        if let Some(row) = self.wanted.take() {
            let (first, last) = (row as f64, row as f64 + 1.0 - seen);
            self.top = if first < self.top { first } else { self.top.max(last) };
        }
        self.top += f64::from(wheel(ui, place) / height);
        let most = (rows as f64 - seen).max(0.0);
        self.bar(ui, place, seen, rows as f64);
        let top = self.top.clamp(0.0, most);
        if !self.grows {
            self.top = top;
        }
        let right = if most > 0.0 { place.right() - size::SCROLL } else { place.right() };
        let inside = place.with_max_x(right);
        let mut within = ui.new_child(egui::UiBuilder::new().max_rect(inside).id_salt("rows"));
        within.set_clip_rect(place.intersect(ui.clip_rect()));
        let first = top.floor() as usize;
        let end = rows.min((top + seen).ceil() as usize);
        for row in first..end {
            let y = place.top() + (row as f64 - top) as f32 * height;
            let y = (y * ui.pixels_per_point()).round() / ui.pixels_per_point();
            show(&mut within, row, Rect::from_min_size(pos2(inside.left(), y), vec2(inside.width(), height)));
        }
    }

    /// The scroll bar: it can be dragged, or pressed at the place to go to.
    fn bar(&mut self, ui: &mut Ui, place: Rect, seen: f64, rows: f64) {
        let most = rows - seen;
        if most <= 0.0 {
            return;
        }
        let place = place.with_min_x(place.right() - size::SCROLL);
        let response = ui.interact(place, ui.scope_id().with("bar"), Sense::CLICK | Sense::DRAG);
        let height = (place.height() * (seen / rows) as f32).max(2.0 * size::SCROLL).min(place.height());
        let room = place.height() - height;
        let handle = |top: f64| place.top() + room * (top / most).clamp(0.0, 1.0) as f32;
        match response.interact_pointer_pos() {
            Some(Pos2 { y, .. }) if response.is_pointer_button_down_on() => {
                let at = handle(self.top);
                let on_handle = (at..=at + height).contains(&y);
                let held = *self.held.get_or_insert(if on_handle { y - at } else { height / 2.0 });
                self.top = f64::from((y - held - place.top()) / room.max(1.0)) * most;
            }
            _ => self.held = None,
        }
        let palette = Palette::of(ui.theme());
        let strong = response.hovered() || self.held.is_some();
        let color = if strong { palette.quiet } else { palette.line };
        let bar = Rect::from_min_size(pos2(place.left(), handle(self.top)), vec2(place.width(), height));
        let round = CornerRadius::same(size::RADIUS);
        ui.painter().rect_filled(bar.shrink2(vec2(2.0, 0.0)), round, color);
    }
}

/// How far the wheel was turned over the list, in points.
fn wheel(ui: &Ui, place: Rect) -> f32 {
    let over = ui.input(|input| input.pointer.hover_pos());
    let here = over.is_some_and(|at| place.contains(at) && ui.ctx().layer_id_at(at) == Some(ui.layer_id()));
    if !here {
        return 0.0;
    }
    let turned = |event: &Event| match event {
        Event::MouseWheel { delta, unit: MouseWheelUnit::Point, .. } => delta.y,
        Event::MouseWheel { delta, unit: MouseWheelUnit::Line, .. } => delta.y * size::WHEEL_LINE,
        Event::MouseWheel { delta, .. } => delta.y * place.height(),
        _ => 0.0,
    };
    -ui.input(|input| input.events.iter().map(turned).sum::<f32>())
}

/// The tab stop of the list: one for all rows.
pub fn stop(ui: &mut Ui, place: Rect) -> egui::Response {
    let id: Id = ui.scope_id().with("list");
    let response = ui.interact(place, id, Sense::FOCUSABLE);
    let arrows = egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() };
    if response.has_focus() {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    }
    response
}
