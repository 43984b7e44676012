//! A state machine for pointer input on the board. It works without a window.
//!
//! Presses and releases are reported, not clicks and drags, so that dragging a piece and clicking twice are handled
//! alike. Only one pointer at a time is tracked.

use egui::{Pos2, Rect};

use super::Geometry;
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{Piece, Square};

/// The pointer movement, in points, beyond which a press is a drag.
const STILL: f32 = 4.0;

/// The pointer buttons that the board uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    Primary,
    Secondary,
}

/// The colour of an arrow or circle. It depends on the modifier keys that are held at its start: green for none, red
/// for Shift, blue for Ctrl, yellow for both. On the board, Alt counts as Ctrl.
pub const fn mark_color(shift: bool, ctrl: bool) -> MarkColor {
    match (shift, ctrl) {
        (false, false) => MarkColor::Green,
        (true, false) => MarkColor::Red,
        (false, true) => MarkColor::Blue,
        (true, true) => MarkColor::Yellow,
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PointerEvent {
    Down(Button, Pos2, MarkColor),
    Up(Button, Pos2),
    Move(Pos2),
    /// The pointer left the window. It may return while the button is still down.
    Gone,
    /// The window lost focus or a touch was cancelled, so everything in progress ends.
    Lost,
}

/// What an input event means for the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A press on a square, with the pointer, the keyboard or a screen reader. `None` is a press on the piece held off
    /// the board or on the tray outside its pieces, or a key that picks up the piece that was taken off last.
    Press(Option<Square>),
    /// A press on a piece in the tray, with the pointer, the keyboard or a screen reader.
    PressOff(Piece),
    /// A release on a square, or off the board if `None`. It can also come from the keyboard or a screen reader.
    Release(Option<Square>),
    /// Enter or Space on a square, or a click there by a screen reader, while no piece is held off the board.
    Enter(Square),
    Cancel,
    Draw(Mark),
}

/// A primary press in progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PressInProgress {
    /// The square that was pressed; `None` for a press on the piece held off the board or on the tray.
    pub pressed: Option<Square>,
    start: Pos2,
    /// The pointer's position; `None` while it is outside the window.
    pub at: Option<Pos2>,
    /// Whether the pointer has moved too far for a click.
    pub dragged: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum State {
    #[default]
    Free,
    Held(PressInProgress),
    /// An arrow or a circle is being drawn.
    Drawing {
        from: Square,
        color: MarkColor,
        at: Pos2,
    },
    /// The press was cancelled; its release is not reported.
    Spent,
}

/// The state machine for presses and drawings.
#[derive(Clone, Debug, Default)]
pub struct Input {
    state: State,
    /// The places set by [`Input::set_off_board`].
    off_board: Vec<(Rect, Option<Piece>)>,
}

impl Input {
    /// The primary press in progress.
    pub fn held(&self) -> Option<PressInProgress> {
        match self.state {
            State::Held(held) => Some(held),
            _ => None,
        }
    }

    /// The arrow or circle being drawn; `None` if there is none, or while the pointer is off the board.
    pub fn drawing(&self, board: &Geometry) -> Option<Mark> {
        match self.state {
            State::Drawing { from, color, at } => Some(mark(from, board.square_at(at)?, color)),
            _ => None,
        }
    }

    /// Sets the places other than squares where a press has an effect, the topmost last. Each comes with the piece in
    /// the tray that is shown there; `None` if there is no such piece.
    pub fn set_off_board(&mut self, places: Vec<(Rect, Option<Piece>)>) {
        self.off_board = places;
    }

    /// Ends the press or drawing in progress; returns whether that was a press.
    pub fn cancel(&mut self) -> bool {
        let held = self.held().is_some();
        self.state = if held { State::Spent } else { State::Free };
        held
    }

    /// Handles an event and reports what it means.
    pub fn take(&mut self, event: PointerEvent, board: &Geometry, events: &mut Vec<BoardEvent>) {
        match event {
            PointerEvent::Down(Button::Primary, at, _) => self.press(at, board, events),
            PointerEvent::Down(Button::Secondary, at, color) => self.secondary(at, color, board, events),
            PointerEvent::Up(Button::Primary, at) => self.release(at, board, events),
            PointerEvent::Up(Button::Secondary, at) => self.draw(at, board, events),
            PointerEvent::Move(at) => self.moved(at),
            PointerEvent::Gone => {
                if let State::Held(held) = &mut self.state {
                    held.at = None;
                }
            }
            PointerEvent::Lost => {
                if self.held().is_some() {
                    events.push(BoardEvent::Cancel);
                }
                self.state = State::Free;
            }
        }
    }

    fn press(&mut self, at: Pos2, board: &Geometry, events: &mut Vec<BoardEvent>) {
        if let State::Held(held) = self.state {
            // Either this is a second pointer, or the last release was outside any window and was never reported.
            if held.at.is_some() {
                return;
            }
            events.push(BoardEvent::Release(None));
        }
        let off_board = self.off_board.iter().rev().find(|(place, _)| place.contains(at));
        let pressed = board.square_at(at).filter(|_| off_board.is_none());
        let event = match off_board {
            Some((_, Some(piece))) => Some(BoardEvent::PressOff(*piece)),
            Some((_, None)) => Some(BoardEvent::Press(None)),
            None => pressed.map(|square| BoardEvent::Press(Some(square))),
        };
        let held = PressInProgress { pressed, start: at, at: Some(at), dragged: false };
        self.state = if event.is_some() { State::Held(held) } else { State::Free };
        events.extend(event);
    }

    fn secondary(&mut self, at: Pos2, color: MarkColor, board: &Geometry, events: &mut Vec<BoardEvent>) {
        match self.state {
            State::Held(_) => {
                events.push(BoardEvent::Cancel);
                self.state = State::Spent;
            }
            State::Free | State::Drawing { .. } => {
                let begin = |from| State::Drawing { from, color, at };
                self.state = board.square_at(at).map_or(State::Free, begin);
            }
            State::Spent => {}
        }
    }

    fn release(&mut self, at: Pos2, board: &Geometry, events: &mut Vec<BoardEvent>) {
        match self.state {
            State::Held(_) => events.push(BoardEvent::Release(board.square_at(at))),
            State::Spent => {}
            State::Free | State::Drawing { .. } => return,
        }
        self.state = State::Free;
    }

    fn draw(&mut self, at: Pos2, board: &Geometry, events: &mut Vec<BoardEvent>) {
        let State::Drawing { from, color, .. } = self.state else { return };
        if let Some(to) = board.square_at(at) {
            events.push(BoardEvent::Draw(mark(from, to, color)));
        }
        self.state = State::Free;
    }

    fn moved(&mut self, to: Pos2) {
        match &mut self.state {
            State::Held(held) => {
                held.at = Some(to);
                held.dragged |= held.start.distance(to) > STILL;
            }
            State::Drawing { at, .. } => *at = to,
            State::Free | State::Spent => {}
        }
    }
}

fn mark(from: Square, to: Square, color: MarkColor) -> Mark {
    let shape = if from == to { MarkShape::Circle(from) } else { MarkShape::Arrow(from, to) };
    Mark { shape, color }
}
