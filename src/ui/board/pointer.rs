//! Connects egui's pointer with the state machine of presses, and sets the pointer icon.
//!
//! For the meaning of the events, see `ui::board::input`.

use egui::{CursorIcon, PointerButton, Popup, Pos2, TouchPhase, Ui};

use super::dropped::DropPoint;
use super::input::mark_color;
use super::squares::square_id;
use super::{Board, BoardEvent, Button, Geometry, LetGo, PointerEvent, PressInProgress, View};
use crate::rules::Square;

impl Board {
    /// Feeds the pointer events of this frame to the state machine, and records where a piece is dropped.
    pub(super) fn pointer(&mut self, ui: &Ui, geometry: &Geometry, view: &View<'_>, time: f64) {
        let translated: Vec<PointerEvent> = ui.input(|input| {
            let before = std::iter::once(None).chain(input.events.iter().map(Some));
            before.zip(&input.events).filter_map(|(before, event)| translate(before, event)).collect()
        });
        for event in translated {
            if let PointerEvent::Down(button, at, _) = event {
                let idle = self.input.held().is_none();
                if idle && !is_seen(ui, at) {
                    continue;
                }
                // A press outside an open menu closes the menu and still counts: a clock may be running.
                if Popup::is_any_open(ui.ctx()) {
                    Popup::close_all(ui.ctx());
                }
                let is_on_board = geometry.square_at(at).is_some();
                if button == Button::Secondary && view.promoting && is_on_board {
                    self.events.push(BoardEvent::Cancel);
                    continue;
                }
                if button == Button::Primary && idle && is_on_board && !self.lasting {
                    self.drawings.clear();
                }
            }
            if let (PointerEvent::Up(Button::Primary, at), Some(held)) = (event, self.input.held()) {
                let lifted = view.in_hand.filter(|_| carried(view, held));
                let spot = geometry.spot_at(at);
                self.let_go = lifted.map(|lifted| LetGo { from: lifted.from, spot, dragged: held.dragged });
                if lifted.is_some() && view.off_board.is_none() && geometry.square_at(at).is_none() {
                    self.dropped = DropPoint { at: geometry.offset(at), time: Some(time) };
                }
            }
            self.input.take(event, geometry, &mut self.events);
        }
    }

    /// The square under the pointer, and the square of the keyboard cursor while that square has the focus.
    pub fn pointed(&self, ui: &Ui, geometry: &Geometry) -> [Option<Square>; 2] {
        let over = ui.input(|input| input.pointer.hover_pos());
        let here = |at: &Pos2| self.is_pressed() || is_seen(ui, *at);
        let focused = ui.memory(|memory| memory.has_focus(square_id(ui.scope_id(), self.cursor)));
        [over.filter(here).and_then(|at| geometry.square_at(at)), focused.then_some(self.cursor)]
    }

    /// The square of the piece that a press of the mouse would pick up, unless that piece is selected already. With
    /// touch input, nothing is shown in advance.
    pub(super) fn about_to_touch(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>) -> Option<Square> {
        let idle = self.input.held().is_none() && !view.adjusting;
        let over = ui.input(|input| input.pointer.hover_pos()).filter(|at| idle && is_seen(ui, *at))?;
        let square = geometry.square_at(over).filter(|square| view.movable.has(*square))?;
        (view.marks.selected != Some(square)).then_some(square)
    }

    /// Sets the pointer icon, which shows that a piece is held, or what a press would do.
    pub(super) fn pointer_shape(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>) {
        if self.input.held().is_some() && view.in_hand.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            return;
        }
        let over = ui.input(|input| input.pointer.hover_pos());
        let Some(at) = over.filter(|at| is_seen(ui, *at)) else { return };
        let place = view.off_board.map(|off_board| self.dropped.place(geometry, &off_board));
        let mut off = view.tray.iter().flat_map(|tray| tray.targets(false));
        if place.is_some_and(|place| place.contains(at)) || off.any(|(place, _)| place.contains(at)) {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        } else if let Some(square) = geometry.square_at(at) {
            if view.adjusting && view.pieces[square.index()].is_some() {
                ui.ctx().set_cursor_icon(CursorIcon::Move);
            } else if view.movable.has(square) {
                ui.ctx().set_cursor_icon(CursorIcon::Grab);
            } else if view.marks.targets.has(square) {
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
        }
    }

    /// Where the piece in hand is painted: at the pointer or, in the frame in which it is released, where it was
    /// dropped. In all other cases, `None`.
    pub(super) fn hand(&self, geometry: &Geometry, view: &View<'_>) -> Option<Pos2> {
        match self.input.held() {
            Some(held) => held.at.filter(|_| carried(view, held)),
            None => self.let_go.map(|let_go| geometry.point(let_go.spot)),
        }
    }
}

/// Whether nothing covers the board at this point, and the point is scrolled into view.
fn is_seen(ui: &Ui, at: Pos2) -> bool {
    ui.clip_rect().contains(at) && ui.ctx().layer_id_at(at) == Some(ui.layer_id())
}

/// Whether the piece in hand follows the pointer. If the press was on another square, such as its target, the piece
/// stays where it is until the press becomes a drag, so that after a click it flies to the target.
fn carried(view: &View<'_>, held: PressInProgress) -> bool {
    if view.tray.is_some_and(|tray| tray.held().is_some()) {
        return held.pressed.is_none() || held.dragged;
    }
    let own = |from| held.pressed.is_none_or(|pressed| pressed == from);
    view.in_hand.is_some_and(|lifted| own(lifted.from) || held.dragged)
}

/// Translates an event from egui; `before` is the event before it.
fn translate(before: Option<&egui::Event>, event: &egui::Event) -> Option<PointerEvent> {
    let taken_away = matches!(before, Some(egui::Event::Touch { phase: TouchPhase::Cancel, .. }));
    Some(match *event {
        egui::Event::PointerButton { pos, button, pressed, modifiers } => {
            let button = match button {
                PointerButton::Primary => Button::Primary,
                PointerButton::Secondary => Button::Secondary,
                _ => return None,
            };
            match pressed {
                true => PointerEvent::Down(
                    button,
                    pos,
                    mark_color(modifiers.shift, modifiers.alt || modifiers.ctrl),
                ),
                false => PointerEvent::Up(button, pos),
            }
        }
        egui::Event::PointerMoved(pos) => PointerEvent::Move(pos),
        egui::Event::PointerGone if taken_away => PointerEvent::Lost,
        egui::Event::PointerGone => PointerEvent::Gone,
        egui::Event::WindowFocused(false) => PointerEvent::Lost,
        _ => return None,
    })
}
