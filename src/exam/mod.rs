//! The arbiter's exam, practice with its cases, exercises, and the rules by which cases and exercises come back.
//!
//! A case is a script in the table's language. It ends with the deed on which the arbiter decides. The table plays the
//! script and gives the ruling, so that no answer is written down, except an article to quote instead of the table's.
//! The scripts are in `assets/cases`, and their texts are messages. [`generate`] makes more scripts from seeds; their
//! stories are told step by step.

mod case;
mod chance;
mod deck;
mod endless;
mod exercise;
mod generate;
mod mating;
mod practice;
mod puzzle;
mod question;
mod sitting;
mod source;
mod story;

pub use case::{Case, CaseError, Hearing, Topic};
pub use chance::Chance;
pub use deck::{BOX_DAYS, Deck};
pub use endless::Endless;
pub use exercise::{Aim, Exercise, Loss, Why};
pub use generate::generate;
pub use mating::MatingStep;
pub use practice::{Practice, PracticeNote};
pub use question::{Answer, PositionRuling, Question, QuestionKind};
pub use sitting::{ExamCase, ExamLength, PASS_PERCENT, Sitting, TopicScore};
pub use source::Source;
pub use story::{Neighbour, Step, Story};

use std::collections::HashMap;

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// All cases in `assets/cases`, the easier ones first; within a level, the topics take turns. A case with a fault is
/// left out; a test ensures that there is none.
pub fn all() -> Vec<Case> {
    let mut cases: Vec<Case> = CASES.iter().filter_map(|(name, text)| Case::read(name, text).ok()).collect();
    let mut met = HashMap::new();
    cases.sort_by(|one, other| (one.level, &one.name).cmp(&(other.level, &other.name)));
    cases.sort_by_cached_key(|case| {
        let turn = met.entry((case.level, case.topic as usize)).or_insert(0);
        *turn += 1;
        (case.level, *turn, case.topic as usize)
    });
    cases
}
