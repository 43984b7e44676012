//! Keyboard and screen-reader access to the board: an accessible node for each square and for the piece held off the
//! board, and the keyboard cursor.
//!
//! For the pointer, see `ui::board::input`; for painting the cursor, `ui::board::marks`.

use egui::{EventFilter, Id, Key, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, accesskit};

use super::{Board, BoardEvent, Geometry, View};
use crate::rules::Square;
use crate::ui::widgets::{is_entered, take_presses};

/// The keys that move the cursor, and those that press its square.
const KEYS: [Key; 6] =
    [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter, Key::Space];

impl Board {
    /// Creates one accessible node per square. Tab reaches the node of the square with the cursor; arrow keys move the
    /// cursor.
    pub(super) fn squares(&mut self, ui: &mut Ui, geometry: &Geometry, view: &View<'_>) -> Response {
        let mut focused = None;
        self.scope = Some(ui.scope_id());
        // Without this call, egui could take a press near the edge as a press on a button next to the board.
        ui.interact(geometry.rect(), ui.scope_id().with("presses"), Sense::CLICK);
        let group = UiBuilder::new().max_rect(geometry.rect()).id_salt("squares");
        let group = ui.new_child(group.accessibility_role(Role::Group).accessibility_label(view.label));
        if std::mem::take(&mut self.wants_focus) {
            self.focus(ui, self.cursor);
        }
        for square in Square::all() {
            let sense = if square == self.cursor { Sense::CLICK | Sense::FOCUSABLE } else { Sense::HOVER };
            let id = square_id(ui.scope_id(), square);
            let response = group.interact(geometry.square(square), id, sense);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, (view.name)(square)));
            self.spoken_to(ui, id, square, view);
            let description = (view.description)(square);
            if !description.is_empty() {
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(description));
            }
            if square == self.cursor {
                focused = Some(response);
            }
        }
        let focused = focused
            .unwrap_or_else(|| ui.interact(geometry.rect(), ui.scope_id().with("board"), Sense::hover()));
        if focused.has_focus() {
            self.keys(ui, geometry, focused.id, view);
        }
        focused
    }

    /// Moves the keyboard cursor and the focus to this square. Call it in the same `Ui` as `show`.
    pub fn focus(&mut self, ui: &Ui, square: Square) {
        self.cursor = square;
        let id = square_id(ui.scope_id(), square);
        ui.memory_mut(|memory| memory.request_focus(id));
    }

    /// Handles a click or focus request from a screen reader.
    fn spoken_to(&mut self, ui: &Ui, id: Id, square: Square, view: &View<'_>) {
        ui.ctx().accesskit_node_builder(id, |node| {
            node.add_action(accesskit::Action::Click);
            node.add_action(accesskit::Action::Focus);
        });
        let asked = |action| ui.input(|input| input.has_accesskit_action_request(id, action));
        if asked(accesskit::Action::Click) {
            self.enter(view, Some(square));
        }
        if asked(accesskit::Action::Focus) {
            self.focus(ui, square);
        }
    }

    fn keys(&mut self, ui: &Ui, geometry: &Geometry, id: Id, view: &View<'_>) {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let turn = if geometry.flipped() { -1 } else { 1 };
        let before = self.cursor;
        for key in take_presses(ui, &KEYS) {
            let (files, ranks) = match key {
                Key::ArrowLeft => (-1, 0),
                Key::ArrowRight => (1, 0),
                Key::ArrowUp => (0, 1),
                Key::ArrowDown => (0, -1),
                _ => {
                    self.enter(view, Some(self.cursor));
                    continue;
                }
            };
            self.cursor = self.cursor.offset(files * turn, ranks * turn).unwrap_or(self.cursor);
        }
        if self.cursor != before {
            let id = square_id(ui.scope_id(), self.cursor);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }

    /// Creates the accessible node of the piece held off the board. The node also keeps clicks from reaching what is
    /// below the piece.
    pub(super) fn off_board_node(&mut self, ui: &Ui, place: Rect, name: &str, view: &View<'_>) {
        let id = ui.scope_id().with("beside");
        let response = ui.interact(place, id, Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        if is_entered(ui, &response) {
            self.enter(view, None);
        }
    }

    /// Reports Enter on a square or, if `on` is `None`, on the piece held off the board. If no piece is held off the
    /// board, the caller decides what Enter does. Otherwise Enter picks a piece up or, if one is in hand, puts it down.
    /// On a square without a piece that can fulfil the obligation, Enter is a press and a release.
    fn enter(&mut self, view: &View<'_>, on: Option<Square>) {
        if let (None, Some(square)) = (&view.off_board, on) {
            return self.events.push(BoardEvent::Enter(square));
        }
        let held = view.in_hand.is_some();
        if !held {
            self.events.push(BoardEvent::Press(on));
        }
        if held || on.is_some_and(|square| !view.marks.can_comply.has(square)) {
            self.events.push(BoardEvent::Release(on));
        }
    }
}

/// The id of a square's node in the scope of the board.
pub(super) fn square_id(scope: Id, square: Square) -> Id {
    scope.with("square").with(square.index())
}
