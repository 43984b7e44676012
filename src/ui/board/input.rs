//! What the pointer does to the board: a state machine without a window.
//!
//! A press and its release are reported one to one, so that dragging a piece and clicking twice are one path. One
//! pointer at a time: what a second one does is not looked at. Just after the board has changed under the pointer a press
//! was meant for what was there before: it and its release say nothing.

use egui::{Pos2, Rect};

use super::Geometry;
use crate::record::{Mark, MarkColor, Shape};
use crate::rules::Square;

/// How far in points the pointer moves before a press is more than a click.
const STILL: f32 = 4.0;
/// How long in seconds no press is meant for a board that has changed.
const GUARD: f64 = 0.25;

/// The buttons that mean something here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    Primary,
    Secondary,
}

/// The colour of an arrow or circle, from the keys held when it was begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Brush {
    Green,
    Red,
    Blue,
    Yellow,
}

impl Brush {
    /// Green; red with Shift, blue with Alt, yellow with both.
    pub const fn of(shift: bool, alt: bool) -> Brush {
        match (shift, alt) {
            (false, false) => Brush::Green,
            (true, false) => Brush::Red,
            (false, true) => Brush::Blue,
            (true, true) => Brush::Yellow,
        }
    }
}

/// An arrow, or a circle when it ends where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub from: Square,
    pub to: Square,
    pub brush: Brush,
}

impl From<Drawing> for Mark {
    fn from(Drawing { from, to, brush }: Drawing) -> Mark {
        let color = match brush {
            Brush::Green => MarkColor::Green,
            Brush::Red => MarkColor::Red,
            Brush::Blue => MarkColor::Blue,
            Brush::Yellow => MarkColor::Yellow,
        };
        let shape = if from == to { Shape::Circle(from) } else { Shape::Arrow(from, to) };
        Mark { shape, color }
    }
}

/// What happened to the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    Down(Button, Pos2, Brush),
    Up(Button, Pos2),
    Move(Pos2),
    /// The pointer left the window; it may come back with its button still down.
    Gone,
    /// The window lost the keyboard: whatever was going on is over.
    Lost,
}

/// What it means for the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// On a square, or on the piece that is held beside the board.
    Press(Option<Square>),
    /// The end of a press, on a square or off the board.
    Release(Option<Square>),
    /// Enter on a square, or a click by a program that reads the window aloud.
    Enter(Square),
    Cancel,
    Draw(Drawing),
}

/// A primary press that has not ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// Nothing: the piece beside the board.
    pub pressed: Option<Square>,
    start: Pos2,
    /// Where the pointer is; nothing while it is out of the window.
    pub at: Option<Pos2>,
    /// It has moved further than a click does.
    pub dragged: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum State {
    #[default]
    Free,
    Held(Held),
    Drawing {
        from: Square,
        brush: Brush,
        at: Pos2,
    },
    /// The press was cancelled or not meant; its release says nothing.
    Spent,
}

/// The state machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Input {
    state: State,
    /// Where a piece is held beside the board.
    beside: Option<Rect>,
    /// Until when presses are not meant.
    guarded: f64,
}

impl Input {
    /// The primary press that is going on.
    pub fn held(&self) -> Option<Held> {
        match self.state {
            State::Held(held) => Some(held),
            _ => None,
        }
    }

    /// The arrow or circle that is being drawn.
    pub fn drawing(&self, board: &Geometry) -> Option<Drawing> {
        match self.state {
            State::Drawing { from, brush, at } => Some(Drawing { from, to: board.square_at(at)?, brush }),
            _ => None,
        }
    }

    /// Tells where a piece is held beside the board, if one is.
    pub fn set_beside(&mut self, place: Option<Rect>) {
        self.beside = place;
    }

    /// The board has changed: a move was made, or it was turned.
    pub fn guard(&mut self, time: f64) {
        self.guarded = time + GUARD;
    }

    /// Whether a press is not meant now.
    pub fn is_guarded(&self, time: f64) -> bool {
        time < self.guarded
    }

    /// Ends what is going on, as Escape does; true when a press was.
    pub fn cancel(&mut self) -> bool {
        let held = self.held().is_some();
        self.state = if held { State::Spent } else { State::Free };
        held
    }

    /// Takes one event and tells what it means.
    pub fn take(&mut self, event: Event, time: f64, board: &Geometry, said: &mut Vec<Said>) {
        match event {
            Event::Down(Button::Primary, at, _) => self.press(at, time, board, said),
            Event::Down(Button::Secondary, at, brush) => self.secondary(at, brush, board, said),
            Event::Up(Button::Primary, at) => self.release(at, board, said),
            Event::Up(Button::Secondary, at) => self.draw(at, board, said),
            Event::Move(at) => self.moved(at),
            Event::Gone => {
                if let State::Held(held) = &mut self.state {
                    held.at = None;
                }
            }
            Event::Lost => {
                if self.held().is_some() {
                    said.push(Said::Cancel);
                }
                self.state = State::Free;
            }
        }
    }

    fn press(&mut self, at: Pos2, time: f64, board: &Geometry, said: &mut Vec<Said>) {
        if let State::Held(held) = self.state {
            // Either a second pointer, or a release that happened where no window could see it.
            if held.at.is_some() {
                return;
            }
            said.push(Said::Release(None));
        }
        let beside = self.beside.is_some_and(|place| place.contains(at));
        let pressed = board.square_at(at).filter(|_| !beside);
        self.state = if !beside && pressed.is_none() {
            State::Free
        } else if self.is_guarded(time) {
            State::Spent
        } else {
            said.push(Said::Press(pressed));
            State::Held(Held { pressed, start: at, at: Some(at), dragged: false })
        };
    }

    fn secondary(&mut self, at: Pos2, brush: Brush, board: &Geometry, said: &mut Vec<Said>) {
        match self.state {
            State::Held(_) => {
                said.push(Said::Cancel);
                self.state = State::Spent;
            }
            State::Free | State::Drawing { .. } => {
                let begin = |from| State::Drawing { from, brush, at };
                self.state = board.square_at(at).map_or(State::Free, begin);
            }
            State::Spent => {}
        }
    }

    fn release(&mut self, at: Pos2, board: &Geometry, said: &mut Vec<Said>) {
        match self.state {
            State::Held(_) => said.push(Said::Release(board.square_at(at))),
            State::Spent => {}
            State::Free | State::Drawing { .. } => return,
        }
        self.state = State::Free;
    }

    fn draw(&mut self, at: Pos2, board: &Geometry, said: &mut Vec<Said>) {
        let State::Drawing { from, brush, .. } = self.state else { return };
        if let Some(to) = board.square_at(at) {
            said.push(Said::Draw(Drawing { from, to, brush }));
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
