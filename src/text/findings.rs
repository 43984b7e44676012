//! Messages for what an arbiter would find in a recorded game. Where in the game something was found is reported
//! separately.
//!
//! The module [`game::finding`](crate::game::finding) makes the findings.

use super::messages::Texts;
use crate::game::{Ending, Finding};

/// The message for a finding, not capitalised as a sentence.
pub fn finding(texts: &Texts, finding: Finding) -> String {
    let article = finding.article();
    match finding {
        Finding::PlayedOn { ending, .. } => {
            t!(texts, "finding-played-on", ending = course(texts, ending), article)
        }
        Finding::Passed { .. } => t!(texts, "finding-passed", article),
        Finding::Result { recorded: found, ended } => {
            let (found, score, ending) = (found.text(), ended.score(), course(texts, ended.ending));
            t!(texts, "finding-result", found, score, ending, article)
        }
        Finding::TooSoon => t!(texts, "finding-too-soon", article),
        Finding::CouldNotMate { winner } => {
            t!(texts, "finding-could-not-mate", color = texts.color(winner), article)
        }
        Finding::Claim { ending, .. } => t!(texts, "finding-claim", ending = course(texts, ending), article),
    }
}

/// The message for a move after the end of the game.
pub fn over(texts: &Texts, ending: Ending) -> String {
    t!(texts, "finding-over", ending = course(texts, ending), article = ending.article())
}

/// A phrase for an ending, such as "checkmate" or "75 moves without a capture or a pawn move".
fn course(texts: &Texts, ending: Ending) -> String {
    t!(texts, "finding-course", by = ending.name())
}
