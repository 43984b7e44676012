//! The arbiter's exam: cases to rule on, and the order in which they are practised.
//!
//! A case is a script in the language of the table whose last line is what the arbiter decides on. The table plays it and
//! gives the ruling, so that no answer is written down. The scripts are in `assets/cases`, the words are messages.

mod case;
mod practice;
mod question;

pub use case::{Case, CaseError, Hearing, Topic};
pub use practice::Practice;
pub use question::{Answer, Ask, PositionRuling, Question};

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// All cases, the easier ones first, with their topics in turn. A case with a fault is left out; a test ensures that there
/// is none.
pub fn all() -> Vec<Case> {
    let mut cases: Vec<Case> = CASES.iter().filter_map(|(name, text)| Case::read(name, text).ok()).collect();
    let mut met = [0; Topic::ALL.len()];
    cases.sort_by(|one, other| (one.level, &one.name).cmp(&(other.level, &other.name)));
    cases.sort_by_cached_key(|case| {
        let turn = &mut met[case.topic as usize];
        *turn += 1;
        (case.level, *turn, case.topic as usize)
    });
    cases
}
