//! Where in its square a piece stands: a hand does not let it go exactly in the middle.
//!
//! The pieces keep to the place where they were let go, drawn so far to the middle that none can be thought to stand on
//! another square. It is kept for the board and not for the screen, so that it turns with the board. Time is an argument, in
//! seconds.

use egui::Vec2;

use super::motion::ease;
use super::{Geometry, LetGo, Placement};
use crate::rules::Square;
use crate::ui::theme::share;

/// A piece that is put in the middle of its square.
#[derive(Clone, Copy, Debug)]
struct Settling {
    square: Square,
    from: Vec2,
    start: f64,
}

/// How far each piece stands from the middle of its square, in squares.
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
    /// Looks at the board again: what left its square is forgotten, and what a hand let go stands where it was let go.
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

    /// A piece stands so far from the middle of its square, as if a hand had let it go there.
    pub fn put(&mut self, square: Square, by: Vec2) {
        self.by[square.index()] = by;
    }

    /// Puts a piece in the middle of its square.
    pub fn settle(&mut self, square: Square, time: f64) {
        let from = std::mem::take(&mut self.by[square.index()]);
        self.settling.retain(|settling| time < settling.start + share::SETTLE && settling.square != square);
        if from != Vec2::ZERO {
            self.settling.push(Settling { square, from, start: time });
        }
    }

    /// What is on its way to the middle is there.
    pub fn stop(&mut self) {
        self.settling.clear();
    }

    /// How far the piece of a square stands from its middle now.
    pub fn at(&self, square: Square, time: f64) -> Vec2 {
        let settling = self.settling.iter().find(|settling| settling.square == square);
        match settling.and_then(|settling| Some(settling.from * (1.0 - ease(done(settling.start, time)?)))) {
            Some(on_its_way) => on_its_way,
            None => self.by[square.index()],
        }
    }

    /// Whether a piece is on its way to the middle.
    pub fn busy(&self, time: f64) -> bool {
        self.settling.iter().any(|settling| done(settling.start, time).is_some())
    }
}

/// How far along, from 0 to 1; nothing when it is over.
fn done(start: f64, time: f64) -> Option<f32> {
    let done = ((time - start) / share::SETTLE) as f32;
    (done < 1.0).then_some(done.max(0.0))
}

/// Small distances stay nearly what they are, larger ones never reach the most.
fn drawn_in(by: Vec2) -> Vec2 {
    let length = by.length();
    let most = share::OFF_CENTRE;
    by.normalized() * most * (1.0 - (-length / most).exp())
}
