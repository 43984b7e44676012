//! Offsets of pieces from the centres of their squares, since people do not place them exactly.
//!
//! A piece stays where it was dropped, but is pulled far enough towards the centre that its square is never in doubt.
//! Offsets are in board coordinates, so they turn with the board. Times are in seconds.

use std::f32::consts::TAU;

use egui::{Vec2, vec2};

use super::motion::{ease, progress_of};
use super::{Geometry, LetGo, Placement};
use crate::rules::Square;
use crate::ui::theme::{duration, share};

/// How many times an adjusted piece swings to each side.
const SWINGS: f32 = 2.0;

/// An adjusted piece on its way to the centre of its square, with a wobble.
#[derive(Clone, Copy, Debug)]
struct Settling {
    square: Square,
    from: Vec2,
    start: f64,
}

/// The offset of each piece from its square's centre, in squares.
#[derive(Clone, Debug)]
pub struct OffCentre {
    shown: Option<Box<Placement>>,
    by: [Vec2; 64],
    settling: Vec<Settling>,
}

impl Default for OffCentre {
    fn default() -> OffCentre {
        OffCentre { shown: None, by: [Vec2::ZERO; 64], settling: Vec::new() }
    }
}

impl OffCentre {
    /// Follows a new placement: forgets the offset on each square that changed, and sets the new offset of a piece that
    /// was dragged.
    pub fn follow(&mut self, now: &Placement, let_go: Option<LetGo>) {
        let before = self.shown.replace(Box::new(*now));
        let changed = |square: Square| {
            before.as_ref().is_none_or(|before| before[square.index()] != now[square.index()])
        };
        for square in Square::all().filter(|&square| changed(square)) {
            self.by[square.index()] = Vec2::ZERO;
            self.settling.retain(|settling| settling.square != square);
        }
        let Some(let_go) = let_go.filter(|let_go| let_go.dragged) else { return };
        let Some(to) = Geometry::square_of(let_go.spot) else { return };
        let arrived = now[to.index()].is_some() && (to == let_go.from || changed(to));
        if arrived {
            self.by[to.index()] = drawn_in(let_go.spot - Geometry::spot(to));
        }
    }

    /// Puts all pieces at the centres of their squares.
    pub fn centre(&mut self) {
        (self.shown, self.by) = (None, [Vec2::ZERO; 64]);
    }

    /// Sets the offset of a piece, without limiting it.
    pub fn put(&mut self, square: Square, by: Vec2) {
        self.by[square.index()] = by;
    }

    /// Moves a piece to the centre of its square, with a wobble.
    pub fn settle(&mut self, square: Square, time: f64) {
        let from = std::mem::take(&mut self.by[square.index()]);
        self.settling
            .retain(|settling| time < settling.start + duration::WOBBLE && settling.square != square);
        self.settling.push(Settling { square, from, start: time });
    }

    /// Ends all animations.
    pub fn stop(&mut self) {
        self.settling.clear();
    }

    /// The current offset of the piece on a square.
    pub fn at(&self, square: Square, time: f64) -> Vec2 {
        let settling = self.settling.iter().find(|settling| settling.square == square);
        let on_its_way = settling.and_then(|settling| {
            let done = progress_of(settling.start, time, duration::WOBBLE)?;
            let left = 1.0 - progress_of(settling.start, time, duration::SETTLE).map_or(1.0, ease);
            let swing = (done * SWINGS * TAU).sin() * (1.0 - done) * share::WOBBLE;
            Some(settling.from * left + vec2(swing, 0.0))
        });
        on_its_way.unwrap_or(self.by[square.index()])
    }

    /// Whether an adjusted piece is still moving.
    pub fn busy(&self, time: f64) -> bool {
        self.settling.iter().any(|settling| progress_of(settling.start, time, duration::WOBBLE).is_some())
    }
}

/// Limits an offset smoothly: a small one stays almost unchanged, and a large one never reaches the maximum.
fn drawn_in(by: Vec2) -> Vec2 {
    let length = by.length();
    let most = share::OFF_CENTRE;
    by.normalized() * most * (1.0 - (-length / most).exp())
}
