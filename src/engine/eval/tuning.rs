//! Access to terms and weights for the tuner.

use super::sides::Sides;
use super::tally::Counts;
use super::{FULL_PHASE, FULL_SCALE, endgame, everything_else, pawns, phase, terms};
use crate::rules::Position;

/// The number of terms; each has a middlegame and an endgame weight.
pub const TERMS: usize = terms::COUNT;

/// The groups of terms, each with its name, its first term and its number of terms.
pub const GROUPS: &[(&str, usize, usize)] = terms::GROUPS;

/// The weights in use, in centipawns: the middlegame weight and the endgame weight of each term.
pub const WEIGHTS: &[(i16, i16); TERMS] = &terms::WEIGHTS;

/// A position as a vector of terms.
pub struct Trace {
    /// The terms whose counts for the two sides differ, each with its count for White minus its count for Black.
    pub terms: Vec<(u16, i16)>,
    /// The weight of the middlegame in the evaluation, from 0 to 1.
    pub middle: f32,
    /// The scale of the endgame score, from 0 to 1: if White is ahead in the endgame, and if Black is.
    pub scales: [f32; 2],
}

/// The terms of a position; `None` if one side has a bare king and the other can force mate without pawns.
pub fn trace(position: &Position) -> Option<Trace> {
    if endgame::lone_king(position).is_some() {
        return None;
    }
    let mut counts = Counts(vec![0; TERMS]);
    let sides = Sides::new(position);
    let passed = pawns::count_both(&sides, &mut counts);
    everything_else(&sides, passed, &mut counts);
    let terms = counts.0.iter().enumerate().filter(|(_, count)| **count != 0);
    let scales = [1, -1].map(|end| endgame::scale(position, end) as f32 / FULL_SCALE as f32);
    Some(Trace {
        terms: terms.map(|(term, &count)| (term as u16, count as i16)).collect(),
        middle: phase(position) as f32 / FULL_PHASE as f32,
        scales,
    })
}
