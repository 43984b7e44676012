//! Messages for the findings of an arbiter in a recorded game. Their places are told separately.
//!
//! Finding it: see `game::finding`.

use super::messages::Texts;
use crate::game::{Ending, Finding};

/// The message without an initial capital.
pub fn finding(words: &Texts, finding: Finding) -> String {
    let article = finding.article();
    match finding {
        Finding::PlayedOn { ending, .. } => {
            t!(words, "finding-played-on", ending = course(words, ending), article)
        }
        Finding::Passed { .. } => t!(words, "finding-passed", article),
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
        Finding::Claim { ending, .. } => {
            t!(words, "finding-claim", ending = course(words, ending), article)
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
