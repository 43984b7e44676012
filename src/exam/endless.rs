//! An endless series of cases on one topic and level, in which a case that was ruled on incorrectly comes back.

use std::collections::VecDeque;

use super::practice::RETURNS_AFTER;
use super::{Case, Topic, generate};

/// The maximum number of seeds that are tried at a time to find the next cases.
const MAX_SEEDS: usize = 100;

/// If enough new cases are found, at most one of this many successive cases is one that has come back.
const ONE_RETURNS_IN: usize = 3;

/// The series of cases on one topic and level, beginning with a seed.
#[derive(Clone, Debug)]
pub struct Endless {
    pub topic: Topic,
    /// The level of the cases, from 0 for beginners to 3 for arbiters.
    pub level: u8,
    waiting: VecDeque<u64>,
    next: u64,
    /// The seeds of the cases that were ruled on incorrectly and have not been ruled on correctly since.
    wrong: Vec<u64>,
    seen: usize,
    right: usize,
}

impl Endless {
    /// A series that begins with this seed. At level 0, [`Topic::Touch`] replaces a topic on which cases are generated
    /// only for higher levels.
    pub fn new(topic: Topic, level: u8, seed: u64) -> Endless {
        let is_too_hard = level == 0 && topic.is_generated(1) && !topic.is_generated(0);
        let topic = if is_too_hard { Topic::Touch } else { topic };
        let (waiting, wrong) = (VecDeque::new(), Vec::new());
        let mut endless = Endless { topic, level, waiting, next: seed, wrong, seen: 0, right: 0 };
        endless.fill(RETURNS_AFTER + 1);
        endless
    }

    /// Continues with new cases on this topic and level. The score goes back to zero if the topic or the level has
    /// changed.
    pub fn choose(&mut self, topic: Topic, level: u8) {
        let next = Endless::new(topic, level, self.next);
        let is_same = (next.topic, next.level) == (self.topic, self.level);
        let (seen, right) = if is_same { self.score() } else { (0, 0) };
        *self = Endless { seen, right, ..next };
    }

    /// The case to rule on; `None` if none was found.
    pub fn case(&self) -> Option<Case> {
        generate(*self.waiting.front()?, self.topic, self.level)
    }

    /// Notes whether the current case was ruled on correctly, and goes on to the next case.
    pub fn answer(&mut self, is_right: bool) {
        let Some(seed) = self.waiting.pop_front() else { return };
        let is_new = !self.wrong.contains(&seed);
        self.seen += usize::from(is_new);
        self.right += usize::from(is_new && is_right);
        self.wrong.retain(|other| *other != seed);
        if !is_right {
            let last = self.waiting.iter().rposition(|other| self.wrong.contains(other));
            let place = RETURNS_AFTER.max(last.map_or(0, |last| last + ONE_RETURNS_IN));
            self.fill(place);
            self.waiting.insert(place.min(self.waiting.len()), seed);
            self.wrong.push(seed);
        }
        self.fill(RETURNS_AFTER + 1);
    }

    /// How many cases were ruled on, and how many of these correctly at the first try.
    pub fn score(&self) -> (usize, usize) {
        (self.seen, self.right)
    }

    /// Finds new cases until `count` cases are waiting or [`MAX_SEEDS`] seeds have been tried. Seeds that give no case
    /// are skipped.
    fn fill(&mut self, count: usize) {
        for _ in 0..MAX_SEEDS {
            if self.waiting.len() >= count {
                break;
            }
            if generate(self.next, self.topic, self.level).is_some() {
                self.waiting.push_back(self.next);
            }
            self.next = self.next.wrapping_add(1);
        }
    }
}
