//! The board on the screen. It is given pieces, marks, targets and an orientation; it tells of presses and releases.
//!
//! It picks a piece up on the raw press: what egui calls a drag begins only after six points or 0.8 seconds.

mod beside;
mod geometry;
mod input;
mod marks;
mod motion;
mod off_centre;
mod order;
mod paint;
mod planned;
mod pointer;
mod squares;
mod view;

pub use geometry::Geometry;
pub use input::{Brush, Button, Drawing, Event, Held, Input, Said};
pub use motion::{LetGo, Motion, Placement};
pub use off_centre::OffCentre;
pub use paint::Paint;
pub use view::{Beside, Lifted, Marks, Step, View};

use std::collections::VecDeque;

use egui::{Ui, Vec2};

use beside::Dropped;

use super::theme;
use super::theme::art::Art;
use crate::rules::Square;

/// What the board remembers from frame to frame.
pub struct Board {
    input: Input,
    /// Events that wait for what came before them to be done, and when they were.
    later: VecDeque<(f64, Event)>,
    motion: Motion,
    off_centre: OffCentre,
    /// Pieces that are to be put in the middle of their squares.
    adjusted: Vec<Square>,
    /// Pieces that come onto the board, and from which spot.
    arrived: Vec<(Square, Vec2)>,
    drawings: Vec<Drawing>,
    /// They stay when a piece is touched.
    lasting: bool,
    /// The piece that was let go in this frame; it is followed to its place in the next one.
    let_go: Option<LetGo>,
    dropped: Dropped,
    /// The piece that was held beside the board in the last frame: its own square, and where it was.
    stood: Option<LetGo>,
    /// What the last frame showed: the moves made, whether a pawn waited for its piece, and which side was below.
    seen: Option<(usize, bool, bool)>,
    /// The last primary press anywhere was not too soon after the board had changed.
    meant: bool,
    cursor: Square,
    /// The keyboard is to come to the board.
    wanted: bool,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            input: Input::default(),
            later: VecDeque::new(),
            motion: Motion::default(),
            off_centre: OffCentre::default(),
            adjusted: Vec::new(),
            arrived: Vec::new(),
            drawings: Vec::new(),
            lasting: false,
            let_go: None,
            dropped: Dropped::default(),
            stood: None,
            seen: None,
            meant: true,
            cursor: Square::new(12),
            wanted: false,
        }
    }
}

impl Board {
    /// The arrows and circles that the player drew.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// A board on which arrows and circles are part of what is shown: they stay when a piece is touched.
    pub fn of_study() -> Board {
        Board { lasting: true, ..Board::default() }
    }

    /// These arrows and circles take the place of those that are there.
    pub fn set_drawings(&mut self, drawings: Vec<Drawing>) {
        self.drawings = drawings;
    }

    /// Wipes the arrows and circles.
    pub fn wipe(&mut self) {
        self.drawings.clear();
    }

    /// Forgets the game before this one.
    pub fn begin(&mut self) {
        self.input.cancel();
        self.drawings.clear();
        self.off_centre = OffCentre::default();
    }

    /// A piece is put in the middle of its square.
    pub fn adjust(&mut self, square: Square) {
        self.adjusted.push(square);
    }

    /// The piece that the next frame shows on this square flies there from a spot.
    pub fn arrive(&mut self, square: Square, from: Vec2) {
        self.arrived.push((square, from));
    }

    /// The keyboard's place, also while it is elsewhere.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The keyboard comes to the board.
    pub fn want_focus(&mut self) {
        self.wanted = true;
    }

    /// The keyboard's place, once it comes to the board.
    pub fn set_cursor(&mut self, square: Square) {
        self.cursor = square;
    }

    /// Whether a piece is on its way.
    pub fn is_busy(&self, time: f64) -> bool {
        self.motion.busy(time) || self.off_centre.busy(time) || self.dropped.busy(time)
    }

    /// Whether the last move was made so long ago that it has been seen.
    pub fn is_at_rest(&self, time: f64) -> bool {
        self.motion.at_rest(time) && !self.is_busy(time)
    }

    /// Whether a press goes on.
    pub fn is_pressed(&self) -> bool {
        self.input.held().is_some()
    }

    /// Whether the last primary press, wherever it was, was meant for what is there now.
    pub fn is_meant(&self) -> bool {
        self.meant
    }

    /// Escape: ends the press that is going on.
    pub fn cancel(&mut self) {
        self.input.cancel();
    }

    /// A piece stands so far from the middle of its square.
    pub fn put(&mut self, square: Square, by: Vec2) {
        self.off_centre.put(square, by);
    }

    /// Shows the board as a picture, on which nothing can be done.
    pub fn show_still(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>, art: &mut Art) {
        self.paint(ui, geometry, view, art, None, f64::INFINITY);
    }

    /// Shows the board and tells what was done to it. `time` is in seconds.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        view: &View<'_>,
        art: &mut Art,
        time: f64,
    ) -> Vec<Said> {
        let mut said = Vec::new();
        let place = view.beside.map(|beside| self.dropped.place(geometry, &beside));
        let let_go = self.let_go.take().or(self.stood.take().filter(|_| place.is_none()));
        let squares = self.squares(ui, geometry, view, &mut said);
        if let (Some(place), Some(beside)) = (place, &view.beside) {
            Board::node_beside(ui, place, beside, view, &mut said);
            let spot = geometry.spot_at(place.center());
            self.stood = Some(LetGo { from: beside.lifted.from, spot, dragged: false });
        }
        self.input.set_beside(place);
        let now = (view.made, view.promoting, geometry.flipped());
        if self.seen.replace(now).is_some_and(|seen| seen != now) {
            self.input.guard(time);
        }
        self.pointer(ui, geometry, view, time, &mut said);
        self.motion.follow(view.pieces, let_go, time);
        for (square, from) in self.arrived.drain(..) {
            self.motion.fly_far(square, from, time);
        }
        self.place(view, let_go, time);
        if !theme::animates(ui.ctx()) {
            self.stop();
        }
        self.draw(&said);
        let focused = squares.has_focus().then_some(self.cursor);
        self.paint(ui, geometry, view, art, focused, time);
        self.pointer_shape(ui, geometry, view);
        if self.is_busy(time) {
            ui.ctx().request_repaint();
        }
        said
    }

    /// What is on its way is there.
    fn stop(&mut self) {
        self.motion.stop();
        self.off_centre.stop();
        self.dropped.time = f64::NEG_INFINITY;
    }

    /// Where in their squares the pieces stand. Nothing changes while the player looks back.
    fn place(&mut self, view: &View<'_>, let_go: Option<LetGo>, time: f64) {
        if !view.off_centre {
            self.off_centre = OffCentre::default();
        } else if view.live {
            self.off_centre.follow(view.pieces, let_go);
        }
        for square in self.adjusted.drain(..) {
            self.off_centre.settle(square, time);
        }
    }

    /// Arrows stay with the board; presses go to the caller.
    fn draw(&mut self, said: &[Said]) {
        for said in said {
            if let Said::Draw(new) = said {
                let old = self.drawings.iter().position(|old| (old.from, old.to) == (new.from, new.to));
                let erased = old.map(|index| self.drawings.remove(index));
                if erased.is_none_or(|old| old.brush != new.brush) {
                    self.drawings.push(*new);
                }
            }
        }
    }
}
