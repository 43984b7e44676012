//! The strips above and below the board of a game: who plays, with how much time, and who won.
//!
//! [`Painter`](super::Painter) paints them.

use super::letters::{MAX_LETTERS, lacking};
use super::{Rgba, Scene, Strip};
use crate::record::{GameResult, NodeId, Record};
use crate::rules::Color;

/// The colours of strips.
#[derive(Clone, Copy, Debug)]
pub struct StripColors {
    pub paper: Rgba,
    pub ink: Rgba,
}

impl StripColors {
    /// The colours of light or dark mode.
    pub const fn of(dark: bool) -> StripColors {
        match dark {
            false => StripColors { paper: Rgba::opaque(0xF4F1EA), ink: Rgba::opaque(0x23211D) },
            true => StripColors { paper: Rgba::opaque(0x23211D), ink: Rgba::opaque(0xEFEBE2) },
        }
    }
}

/// Like [`Scene::line`], with strips for these players, White first. `clock` formats a time in milliseconds.
pub fn game(
    record: &Record,
    through: NodeId,
    names: [String; 2],
    clock: impl Fn(u64) -> String,
) -> Vec<Scene> {
    let mut scenes = Scene::line(record, through);
    let mut strips = names.map(|name| Strip { name, ..Strip::default() });
    let places = record.line_to(through).into_iter().chain(record.line_from(through));
    let mut last = Record::ROOT;
    for (scene, place) in scenes.iter_mut().zip(std::iter::once(Record::ROOT).chain(places)) {
        if let (Some(before), Some(left)) = (record.parent(place), record.notes(place).clock_ms) {
            strips[record.number(before).1.index()].clock = clock(left);
        }
        scene.strips.clone_from(&strips);
        last = place;
    }
    let scores = match record.result {
        GameResult::Won(Color::White) => ["1", "0"],
        GameResult::Won(Color::Black) => ["0", "1"],
        GameResult::Drawn => ["½", "½"],
        GameResult::Open => ["", ""],
    };
    let is_end = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT) == last;
    if let Some(end) = scenes.last_mut().filter(|_| is_end) {
        for (strip, score) in end.strips.iter_mut().zip(scores) {
            score.clone_into(&mut strip.score);
        }
    }
    scenes
}

/// The characters in the players' names that the program's own fonts lack; `None` if all strips are empty.
pub fn letters(scenes: &[Scene]) -> Option<Vec<char>> {
    let strips: Vec<&Strip> = scenes.iter().flat_map(|scene| &scene.strips).collect();
    let names: String =
        strips.iter().take(2).flat_map(|strip| strip.name.chars().take(MAX_LETTERS)).collect();
    (!strips.iter().all(|strip| strip.is_empty())).then(|| lacking(&names))
}
