//! The board widget, which shows pieces, marks and targets in a given orientation, and reports presses and releases.
//!
//! Pieces are picked up on the raw press, because egui recognises a drag only after six points or 0.8 seconds.

mod dropped;
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
mod tray;
mod view;

pub use geometry::Geometry;
pub use input::{BoardEvent, Button, Input, PointerEvent, PressInProgress, mark_color};
pub use motion::{LetGo, Motion, Placement};
pub use off_centre::OffCentre;
pub use paint::{Paint, over_all};
pub use tray::{Tray, TrayPiece};
pub use view::{LiftedPiece, Marks, OffBoardPiece, PlannedMove, View};

use egui::{Id, Ui, Vec2};

use dropped::DropPoint;

use super::theme::art::Art;
use super::{click_guard, theme};
use crate::record::Mark;
use crate::rules::Square;

/// The square on which the keyboard cursor begins: e2.
const START: Square = Square::new(12);

/// The board widget's state between frames.
pub struct Board {
    input: Input,
    /// The events on the board so far in this frame.
    events: Vec<BoardEvent>,
    motion: Motion,
    off_centre: OffCentre,
    /// The squares of the pieces that the next frame centres.
    pub adjusted: Vec<Square>,
    /// The squares to which pieces fly from the next frame on, each with the board coordinates at which the flight
    /// starts.
    pub arrived: Vec<(Square, Vec2)>,
    /// The player's arrows and circles.
    pub drawings: Vec<Mark>,
    /// Whether drawings stay when the board is pressed.
    lasting: bool,
    /// The piece dropped in this frame; it moves to its place in the next.
    let_go: Option<LetGo>,
    dropped: DropPoint,
    /// The piece held off the board in the last frame: its square and its place.
    stood: Option<LetGo>,
    /// The state shown last: the count of moves, whether a promotion was pending, and whether Black was at the bottom.
    seen: Option<(usize, bool, bool)>,
    /// The square with the keyboard cursor. The cursor stays there even when the board does not have the focus.
    pub cursor: Square,
    /// Whether the board should take the keyboard focus.
    pub wants_focus: bool,
    /// The scope of the squares' nodes; `None` before the board has been shown.
    scope: Option<Id>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            input: Input::default(),
            events: Vec::new(),
            motion: Motion::default(),
            off_centre: OffCentre::default(),
            adjusted: Vec::new(),
            arrived: Vec::new(),
            drawings: Vec::new(),
            lasting: false,
            let_go: None,
            dropped: DropPoint::default(),
            stood: None,
            seen: None,
            cursor: START,
            wants_focus: false,
            scope: None,
        }
    }
}

impl Board {
    /// A board for a study. Arrows and circles are part of the study, so they stay when the board is pressed.
    pub fn of_study() -> Board {
        Board { lasting: true, ..Board::default() }
    }

    /// Resets the input, the drawings, the offsets and the cursor for new content, such as a new game or exercise.
    pub fn begin(&mut self) {
        self.input.cancel();
        self.drawings.clear();
        self.off_centre = OffCentre::default();
        self.cursor = START;
    }

    /// Whether a piece may still be moving or fading.
    pub fn is_busy(&self, time: f64) -> bool {
        self.motion.busy(time) || self.off_centre.busy(time) || self.dropped.busy(time)
    }

    /// Whether no piece is moving or fading, and the last change has been visible for at least the time of a flight.
    pub fn is_at_rest(&self, time: f64) -> bool {
        self.motion.at_rest(time) && !self.is_busy(time)
    }

    /// Whether a press is in progress.
    pub fn is_pressed(&self) -> bool {
        self.input.held().is_some()
    }

    /// Whether the press in progress has become a drag.
    pub fn is_dragged(&self) -> bool {
        self.input.held().is_some_and(|held| held.dragged)
    }

    /// Ends the press or drawing in progress.
    pub fn cancel(&mut self) {
        self.input.cancel();
    }

    /// The node of the square with the keyboard cursor, at which Tab reaches the board; `None` before the board has
    /// been shown.
    pub fn stop(&self) -> Option<Id> {
        self.scope.map(|scope| squares::square_id(scope, self.cursor))
    }

    /// Sets the offset of a piece from the centre of its square, in squares.
    pub fn put(&mut self, square: Square, by: Vec2) {
        self.off_centre.put(square, by);
    }

    /// Shows the board as a picture without interaction.
    pub fn show_still(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>, art: &mut Art) {
        let seen = view.seen();
        self.paint(ui, geometry, &view.without_hidden(&seen), art, None, f64::INFINITY);
    }

    /// Shows the board and returns what was done to it. `time` is in seconds.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        view: &View<'_>,
        art: &mut Art,
        time: f64,
    ) -> Vec<BoardEvent> {
        let place = view.off_board.map(|off_board| self.dropped.place(geometry, &off_board));
        let let_go = self.let_go.take().or(self.stood.take().filter(|_| place.is_none()));
        let squares = self.squares(ui, geometry, view);
        if let (Some(place), Some(off_board)) = (place, &view.off_board) {
            self.off_board_node(ui, place, off_board.name, view);
            let spot = geometry.spot_at(place.center());
            self.stood = Some(LetGo { from: off_board.lifted.from, spot, dragged: false });
        }
        let is_hand_full = view.in_hand.is_some() || view.tray.is_some_and(|tray| tray.held().is_some());
        let mut off_board: Vec<_> = place.map(|place| (place, None)).into_iter().collect();
        if let Some(tray) = &view.tray {
            self.tray_nodes(ui, tray, is_hand_full);
            off_board.extend(tray.targets(is_hand_full));
        }
        self.input.set_off_board(off_board);
        let now = (view.made, view.promoting, geometry.flipped());
        let before = self.seen.replace(now);
        let is_turned = before.is_some_and(|(_, _, flipped)| flipped != geometry.flipped());
        if is_turned {
            self.motion.turn(time);
        }
        if before.is_some_and(|seen| seen != now) {
            click_guard::changed(
                ui.ctx(),
                place.map_or(geometry.rect(), |place| place.union(geometry.rect())),
                if is_turned { click_guard::GUARD } else { click_guard::REACTION },
            );
        }
        self.pointer(ui, geometry, view, time);
        self.motion.follow(view.pieces, let_go, time);
        for (square, from) in self.arrived.drain(..) {
            self.motion.fly_far(square, from, time);
        }
        if !view.off_centre {
            self.off_centre.centre();
        } else if view.live {
            // No piece gets a new offset while an earlier position is shown.
            self.off_centre.follow(view.pieces, let_go);
        }
        for square in self.adjusted.drain(..) {
            self.off_centre.settle(square, time);
        }
        if !theme::animates(ui.ctx()) {
            self.motion.stop();
            self.off_centre.stop();
            self.dropped.time = None;
        }
        // Drawing an arrow or circle again erases it, or changes its colour if the colour is different.
        for event in &self.events {
            if let BoardEvent::Draw(new) = event {
                let old = self.drawings.iter().position(|old| old.shape == new.shape);
                let erased = old.map(|index| self.drawings.remove(index));
                if erased.is_none_or(|old| old.color != new.color) {
                    self.drawings.push(*new);
                }
            }
        }
        let focused = squares.has_focus().then_some(self.cursor);
        let seen = view.seen();
        let view = &view.without_hidden(&seen);
        self.paint(ui, geometry, view, art, focused, time);
        self.pointer_shape(ui, geometry, view);
        if self.is_busy(time) {
            ui.ctx().request_repaint();
        }
        std::mem::take(&mut self.events)
    }
}
