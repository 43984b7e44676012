//! Animates the pieces: moved pieces fly to their squares, captured pieces fade unless the capturing piece was dragged,
//! and all pieces travel in a half circle when the board is turned.
//!
//! The previous placement is compared with the current one, so no knowledge of moves is needed. Times are in seconds.

use std::f32::consts::PI;

use egui::Vec2;
use egui::emath::Rot2;

use super::Geometry;
use crate::rules::{Piece, Square};
use crate::ui::theme::duration;

/// The pieces on the 64 squares, a1 first.
pub type Placement = [Option<Piece>; 64];

/// If more squares than this change, for example when a new position is set up, no piece flies or fades.
const MOST_CHANGES: usize = 6;
/// A piece dropped this close to its square's centre, in squares, does not fly.
const NEAR: f32 = 0.75;
/// The middle of the board.
const MIDDLE: Vec2 = Vec2::splat(4.0);

/// A dropped piece, given by its square, and the board coordinates of the drop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LetGo {
    pub from: Square,
    pub spot: Vec2,
    /// Whether the piece was dragged there rather than moved by a click.
    pub dragged: bool,
}

#[derive(Clone, Copy, Debug)]
struct Flight {
    to: Square,
    from: Vec2,
    start: f64,
}

/// A captured or removed piece that is fading.
#[derive(Clone, Copy, Debug)]
struct Fade {
    square: Square,
    piece: Piece,
    start: f64,
}

/// The animations in progress.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    shown: Option<Box<Placement>>,
    flights: Vec<Flight>,
    fades: Vec<Fade>,
    /// When the placement last changed.
    changed: Option<f64>,
    /// When the board was last turned around; `None` if it never was, or if all animations have been ended since.
    turned: Option<f64>,
}

impl Motion {
    /// Compares the previous placement with the new one and starts animations: from the old squares, or from where a
    /// piece was dropped.
    pub fn follow(&mut self, now: &Placement, let_go: Option<LetGo>, time: f64) {
        self.flights.retain(|flight| time < flight.start + duration::FLIGHT);
        self.fades.retain(|fade| time < fade.start + duration::FLIGHT);
        let Some(before) = self.shown.replace(Box::new(*now)) else { return };
        if *before == *now {
            if let Some(LetGo { from, spot, .. }) = let_go
                && now[from.index()].is_some()
            {
                self.fly(from, spot, time);
            }
            return;
        }
        self.stop();
        self.changed = Some(time);
        let changed = Square::all().filter(|square| before[square.index()] != now[square.index()]);
        if changed.count() <= MOST_CHANGES {
            self.compare(&before, now, let_go, time);
        }
    }

    /// Makes all pieces travel half a circle around the middle of the board, because it was turned around.
    pub fn turn(&mut self, time: f64) {
        self.stop();
        self.turned = Some(time);
    }

    /// Ends all animations.
    pub fn stop(&mut self) {
        self.flights.clear();
        self.fades.clear();
        self.turned = None;
    }

    /// The current place of a flying piece in board coordinates; `None` if the piece is not flying.
    pub fn flying(&self, square: Square, time: f64) -> Option<Vec2> {
        if let Some(done) = self.turned.and_then(|start| progress(start, time)) {
            let arm = Geometry::spot(square) - MIDDLE;
            return Some(MIDDLE + Rot2::from_angle(PI * (1.0 - ease(done))) * arm);
        }
        let flight = self.flights.iter().find(|flight| flight.to == square)?;
        let done = progress(flight.start, time)?;
        let goal = Geometry::spot(square);
        Some(flight.from + (goal - flight.from) * ease(done))
    }

    /// The fading pieces with their opacity.
    pub fn fading(&self, time: f64) -> impl Iterator<Item = (Square, Piece, f32)> {
        self.fades
            .iter()
            .filter_map(move |fade| Some((fade.square, fade.piece, 1.0 - progress(fade.start, time)?)))
    }

    /// Whether an animation is in progress, so that another frame is needed.
    pub fn busy(&self, time: f64) -> bool {
        let starts = self.flights.iter().map(|f| f.start).chain(self.fades.iter().map(|f| f.start));
        starts.chain(self.turned).any(|start| progress(start, time).is_some())
    }

    /// Whether the last change has been visible for at least the time of a flight, even if nothing flew.
    pub fn at_rest(&self, time: f64) -> bool {
        self.changed.is_none_or(|changed| time >= changed + duration::FLIGHT)
    }

    fn compare(&mut self, before: &Placement, now: &Placement, let_go: Option<LetGo>, time: f64) {
        let changed = || Square::all().filter(|square| before[square.index()] != now[square.index()]);
        let mut left: Vec<(Square, Piece)> =
            changed().filter_map(|square| Some((square, before[square.index()]?))).collect();
        let mut arrived: Vec<(Square, Piece)> =
            changed().filter_map(|square| Some((square, now[square.index()]?))).collect();
        let distance = |a, b| (Geometry::spot(a) - Geometry::spot(b)).length_sq() as u32;
        // Match equal pieces first, then pieces of the same colour (promotion).
        for same in [|a: Piece, b: Piece| a == b, |a: Piece, b: Piece| a.color == b.color] {
            arrived.retain(|&(to, piece)| {
                let nearest = (0..left.len())
                    .filter(|&index| left[index].0 != to && same(left[index].1, piece))
                    .min_by_key(|&index| distance(left[index].0, to));
                let Some(index) = nearest else { return true };
                let (from, _) = left.remove(index);
                match let_go {
                    Some(let_go) if let_go.from == from => self.fly(to, let_go.spot, time),
                    _ => self.fly_far(to, Geometry::spot(from), time),
                }
                false
            });
        }
        // A piece held off the board flies back.
        if let Some(back) = let_go.filter(|back| arrived.iter().any(|&(to, _)| to == back.from)) {
            self.fly(back.from, back.spot, time);
        }
        let fades = if let_go.is_none() { left } else { Vec::new() };
        let gone = |&(square, piece): &(Square, Piece)| {
            now[square.index()].is_none_or(|other| other.color != piece.color)
        };
        self.fades.extend(fades.into_iter().filter(gone).map(|(square, piece)| Fade {
            square,
            piece,
            start: time,
        }));
    }

    fn fly(&mut self, to: Square, from: Vec2, time: f64) {
        if (from - Geometry::spot(to)).length() > NEAR {
            self.fly_far(to, from, time);
        }
    }

    /// Makes a piece fly to its square, however near it is.
    pub fn fly_far(&mut self, to: Square, from: Vec2, time: f64) {
        self.flights.push(Flight { to, from, start: time });
    }
}

/// The progress of a flight from 0 to 1; `None` once it has finished.
pub fn progress(start: f64, time: f64) -> Option<f32> {
    progress_of(start, time, duration::FLIGHT)
}

/// The progress from 0 to 1 of an animation of this duration; `None` once it has finished.
pub fn progress_of(start: f64, time: f64, duration: f64) -> Option<f32> {
    let done = ((time - start) / duration) as f32;
    (done < 1.0).then_some(done.max(0.0))
}

/// Cubic easing, slow at both ends.
pub fn ease(x: f32) -> f32 {
    if x < 0.5 { 4.0 * x.powi(3) } else { 1.0 - (2.0 - 2.0 * x).powi(3) / 2.0 }
}
