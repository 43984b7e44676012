//! The board on the screen. It is given pieces, marks, targets and an orientation; it tells of presses and releases.
//!
//! It picks a piece up on the raw press: what egui calls a drag begins only after six points or 0.8 seconds.
//!
//! Absent on purpose: chess. Which move a press and a release make, and whether it is one, the table decides.

mod beside;
mod drawn;
mod geometry;
mod input;
mod marks;
mod motion;
mod order;
mod paint;
mod planned;
mod pointer;
mod squares;
mod view;

pub use geometry::Geometry;
pub use input::{Brush, Button, Drawing, Event, Held, Input, Said};
pub use motion::{LetGo, Motion, Placement};
pub use paint::Paint;
pub use view::{Beside, Lifted, Marks, Step, View};

use std::collections::VecDeque;

use egui::{Ui, Vec2};

use super::art::Art;
use crate::rules::Square;

/// What the board remembers from frame to frame.
pub struct Board {
    input: Input,
    /// Events that wait for what came before them to be done, and when they were.
    later: VecDeque<(f64, Event)>,
    motion: Motion,
    drawings: Vec<Drawing>,
    /// The piece that was let go in this frame; it is followed to its place in the next one.
    let_go: Option<LetGo>,
    /// Where the last piece was let go beside the board, in squares from the board's corner.
    dropped: Vec2,
    /// The piece that was held beside the board in the last frame: its own square, and where it was.
    stood: Option<LetGo>,
    /// The moves made and the orientation of the last frame.
    seen: Option<(usize, bool)>,
    cursor: Square,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            input: Input::default(),
            later: VecDeque::new(),
            motion: Motion::default(),
            drawings: Vec::new(),
            let_go: None,
            dropped: Vec2::ZERO,
            stood: None,
            seen: None,
            cursor: Square::new(12),
        }
    }
}

impl Board {
    /// The arrows and circles that the player drew.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// Wipes the arrows and circles.
    pub fn wipe(&mut self) {
        self.drawings.clear();
    }

    /// Escape: ends the press that is going on.
    pub fn cancel(&mut self) {
        self.input.cancel();
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
        let place = self.beside(ui, geometry, view);
        let let_go = self.let_go.take().or(self.stood.take().filter(|_| place.is_none()));
        let squares = self.squares(ui, geometry, view, &mut said);
        if let (Some(place), Some(beside)) = (place, &view.beside) {
            Board::node_beside(ui, place, beside, view, &mut said);
            let spot = geometry.spot_at(place.center());
            self.stood = Some(LetGo { from: beside.lifted.from, spot, dragged: false });
        }
        self.input.set_beside(place);
        let now = (view.made, geometry.flipped());
        if self.seen.replace(now).is_some_and(|seen| seen != now) {
            self.input.guard(time);
        }
        self.pointer(ui, geometry, view, time, &mut said);
        self.motion.follow(view.pieces, let_go, time);
        self.draw(&said);
        let focused = squares.has_focus().then_some(self.cursor);
        self.paint(ui, geometry, view, art, focused, time);
        self.pointer_shape(ui, geometry, view);
        if self.motion.busy(time) {
            ui.ctx().request_repaint();
        }
        said
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
