//! Messages for the findings of an arbiter in a recorded game.
//!
//! Finding it: see `game::finding`.

use super::messages::Texts;
use crate::game::{Ending, Finding};
use crate::rules::Color;
use crate::start::Start;

/// The message without an initial capital. Move numbers are counted from the start.
pub fn finding(words: &Texts, start: &Start, finding: Finding) -> String {
    let article = finding.article();
    let number = |half_moves: usize| number(start, half_moves).to_string();
    match finding {
        Finding::PlayedOn { moves, ending } => {
            t!(words, "finding-played-on", move = number(moves), ending = course(words, ending), article)
        }
        Finding::Passed { moves } => t!(words, "finding-passed", move = number(moves + 1), article),
        Finding::Result { told, ended } => t!(
            words,
            "finding-result",
            found = told.text(),
            score = ended.score(),
            ending = course(words, ended.ending),
            article
        ),
        Finding::TooSoon => t!(words, "finding-too-soon", article),
        Finding::CouldNotMate { winner } => {
            t!(words, "finding-could-not-mate", color = words.color(winner), article)
        }
        Finding::Claim { moves, ending } => {
            t!(words, "finding-claim", move = number(moves), ending = course(words, ending), article)
        }
    }
}

/// The message for a move after the end of the game.
pub fn over(words: &Texts, ending: Ending) -> String {
    t!(words, "finding-over", ending = course(words, ending), article = ending.article())
}

/// "checkmate", "75 moves without capture or pawn move".
fn course(words: &Texts, ending: Ending) -> String {
    t!(words, "finding-course", by = ending.name())
}

/// The move number, as on a score sheet, after this many half-moves.
fn number(start: &Start, half_moves: usize) -> usize {
    let position = start.position();
    let before = usize::from(position.turn() == Color::Black);
    position.fullmove_number() as usize + (before + half_moves).saturating_sub(1) / 2
}
