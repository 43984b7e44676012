//! The order in which cases are practised: a case that was ruled on incorrectly comes back.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::Topic;

/// The minimum number of other cases between an incorrect ruling on a case and its return, if that many are waiting.
/// [`Practice`] doubles this number each time the same case is ruled on incorrectly again, at most eight times, so that
/// new cases come in between.
pub(super) const RETURNS_AFTER: usize = 4;

/// A line of the file in which practice is recorded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PracticeNote {
    /// All levels begin again. Only earlier versions of the program wrote this.
    Round,
    /// A level of the cases was chosen.
    Level(u8),
    /// A topic and a level of the endless cases were chosen.
    Endless { topic: Topic, level: u8 },
    /// A case was ruled on.
    Case {
        name: String,
        #[serde(rename = "right")]
        is_right: bool,
    },
}

impl PracticeNote {
    /// Reads a line; `None` if the line is incomplete or has another format.
    pub fn read(line: &str) -> Option<PracticeNote> {
        serde_json::from_str(line).ok()
    }

    /// The line that [`PracticeNote::read`] reads back.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Practice with the cases, in rounds. A round at a level lasts until each case of that level has been ruled on
/// correctly.
#[derive(Clone, Debug)]
pub struct Practice {
    level: u8,
    /// The cases of all levels that have not yet been ruled on correctly in this round.
    waiting: VecDeque<usize>,
    /// The level of each case.
    levels: Vec<u8>,
    /// Whether each case was ruled on correctly at the first try in this round; `None` before that try.
    first_tries: Vec<Option<bool>>,
    /// How often each case was ruled on incorrectly in this round.
    misses: Vec<u32>,
}

impl Practice {
    /// Practice with cases that have these levels, beginning with the cases for beginners.
    pub fn new(levels: &[u8]) -> Practice {
        let count = levels.len();
        let (first_tries, misses) = (vec![None; count], vec![0; count]);
        Practice { level: 0, waiting: (0..count).collect(), levels: levels.to_vec(), first_tries, misses }
    }

    /// The level of the cases that are practised.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// The index of the case to rule on; `None` once all cases of the level have been ruled on correctly.
    pub fn current(&self) -> Option<usize> {
        self.waiting.iter().copied().find(|case| self.levels[*case] == self.level)
    }

    /// Resumes the recorded rounds, at the level that was chosen or practised last. `cases` are the names and levels of
    /// all cases, in the order of their indexes.
    pub fn resume<'a>(cases: &[(&str, u8)], notes: impl IntoIterator<Item = &'a PracticeNote>) -> Practice {
        let levels: Vec<u8> = cases.iter().map(|(_, level)| *level).collect();
        let mut practice = Practice::new(&levels);
        for note in notes {
            match note {
                PracticeNote::Round => practice = Practice::new(&levels),
                PracticeNote::Level(level) => practice.choose_level(*level),
                PracticeNote::Endless { .. } => {}
                PracticeNote::Case { name, is_right } => {
                    if let Some(case) = cases.iter().position(|(other, _)| other == name) {
                        // Earlier versions of the program did not note the level.
                        practice.level = levels[case];
                        practice.answer_case(case, *is_right);
                    }
                }
            }
        }
        practice
    }

    /// Continues with the waiting cases of this level. If there are none, all cases of the level wait again. Nothing
    /// changes if no case has this level.
    pub fn choose_level(&mut self, level: u8) {
        if !self.levels.contains(&level) {
            return;
        }
        self.level = level;
        if self.current().is_some() {
            return;
        }
        for case in (0..self.levels.len()).filter(|case| self.levels[*case] == level) {
            self.waiting.push_back(case);
            (self.first_tries[case], self.misses[case]) = (None, 0);
        }
    }

    /// Notes whether the current case was ruled on correctly.
    pub fn answer(&mut self, is_right: bool) {
        if let Some(case) = self.current() {
            self.answer_case(case, is_right);
        }
    }

    fn answer_case(&mut self, case: usize, is_right: bool) {
        let Some(at) = self.waiting.iter().position(|waiting| *waiting == case) else { return };
        self.waiting.remove(at);
        self.first_tries[case].get_or_insert(is_right);
        if !is_right {
            let after = RETURNS_AFTER << self.misses[case].min(8);
            self.misses[case] += 1;
            let is_alike = |(_, other): &(usize, &usize)| self.levels[**other] == self.levels[case];
            let next = self.waiting.iter().enumerate().filter(is_alike).nth(after).map(|(at, _)| at);
            self.waiting.insert(next.unwrap_or(self.waiting.len()), case);
        }
    }

    /// How many of the cases that `counts` selects were ruled on in this round, and how many of these correctly at the
    /// first try.
    pub fn score(&self, counts: impl Fn(usize) -> bool) -> (usize, usize) {
        let tries = self.first_tries.iter().enumerate().filter(|(case, _)| counts(*case));
        let tries: Vec<bool> = tries.filter_map(|(_, right)| *right).collect();
        (tries.len(), tries.iter().filter(|right| **right).count())
    }
}
