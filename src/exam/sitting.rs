//! The exam: a number of cases against the clock, and a score by topic.

use super::question::Answer;
use super::{Case, Chance, Topic, all, generate};
use crate::game::Date;

/// How long an exam is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExamLength {
    pub cases: usize,
    /// The time for all cases together.
    pub minutes: u64,
}

/// The percentage of the cases that must be ruled on correctly to pass.
pub const PASS_PERCENT: usize = 80;

impl ExamLength {
    /// The lengths to choose from.
    pub const ALL: [ExamLength; 3] = [
        ExamLength { cases: 10, minutes: 15 },
        ExamLength { cases: 20, minutes: 30 },
        ExamLength { cases: 40, minutes: 60 },
    ];

    /// The number of cases that must be ruled on correctly to pass.
    pub fn needed(self) -> usize {
        (self.cases * PASS_PERCENT).div_ceil(100)
    }
}

/// The score for the cases on one topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TopicScore {
    pub topic: Topic,
    pub right: usize,
    pub cases: usize,
}

/// A case of an exam, with the answer to each of its questions; `None` for a question that was not answered.
#[derive(Clone, Debug)]
pub struct ExamCase {
    pub case: Case,
    pub answers: Vec<Option<Answer>>,
    pub is_right: bool,
}

/// An exam that is being taken. Each `now` is in milliseconds and is never less than the one before.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub length: ExamLength,
    /// The day on which the exam began.
    pub date: Date,
    cases: Vec<ExamCase>,
    /// The number of cases that were ruled on.
    done: usize,
    began: u64,
    is_over: bool,
}

impl Sitting {
    /// Draws the cases with this seed and begins. As far as possible, the topics take turns, and every other case is
    /// generated; the rest are cases in `assets/cases` that are not for beginners.
    pub fn begin(length: ExamLength, seed: u64, now: u64, date: Date) -> Sitting {
        let mut chance = Chance::new(seed);
        let mut written: Vec<Case> = all().into_iter().filter(|case| !case.is_simple()).collect();
        chance.shuffle(&mut written);
        let mut topics = Topic::ALL;
        chance.shuffle(&mut topics);
        let cases = (0..length.cases).filter_map(|number| {
            let topic = topics[number % topics.len()];
            let level = 1 + chance.below(3) as u8;
            let generated =
                if number % 2 == 0 { None } else { generate(seed.wrapping_add(number as u64), topic, level) };
            let case = generated.or_else(|| {
                let of_topic = written.iter().position(|case| case.topic == topic);
                (!written.is_empty()).then(|| written.swap_remove(of_topic.unwrap_or_default()))
            })?;
            Some(ExamCase::new(case))
        });
        Sitting { length, date, cases: cases.collect(), done: 0, began: now, is_over: false }
    }

    /// The case to rule on; `None` if the exam is over.
    pub fn case(&self) -> Option<&Case> {
        self.cases.get(self.done).filter(|_| !self.is_over).map(|next| &next.case)
    }

    /// Stores the answers to the questions about the current case, and goes on to the next. The exam is over after the
    /// last case.
    pub fn answer(&mut self, answers: Vec<Option<Answer>>) {
        if let Some(next) = self.cases.get_mut(self.done).filter(|_| !self.is_over) {
            next.is_right = next.case.hear().is_right(&answers);
            next.answers = answers;
            self.done += 1;
        }
        self.is_over |= self.done == self.cases.len();
    }

    /// The time left, in milliseconds.
    pub fn left_ms(&self, now: u64) -> u64 {
        (self.length.minutes * 60_000).saturating_sub(now.saturating_sub(self.began))
    }

    /// If the time is up, hands in the exam with `chosen`, the answers chosen so far to the questions about the current
    /// case.
    pub fn tick(&mut self, now: u64, chosen: &[Option<Answer>]) {
        if self.left_ms(now) == 0 {
            self.hand_in(chosen);
        }
    }

    /// Ends the exam. `chosen` are the answers chosen so far to the questions about the current case. Cases that were
    /// not ruled on count as wrong.
    pub fn hand_in(&mut self, chosen: &[Option<Answer>]) {
        if chosen.iter().any(Option::is_some) {
            self.answer(chosen.to_vec());
        }
        self.is_over = true;
    }

    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many cases have been ruled on so far, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.cases.len())
    }

    /// All cases of the exam, in the order in which they are asked.
    pub fn cases(&self) -> &[ExamCase] {
        &self.cases
    }

    /// How many cases were ruled on correctly.
    pub fn right(&self) -> usize {
        self.cases.iter().filter(|case| case.is_right).count()
    }

    /// Whether enough cases were ruled on correctly.
    pub fn is_passed(&self) -> bool {
        self.right() >= self.length.needed()
    }

    /// The scores for the topics on which the exam has cases.
    pub fn by_topic(&self) -> Vec<TopicScore> {
        let score = |topic| {
            let cases: Vec<&ExamCase> = self.cases.iter().filter(|case| case.case.topic == topic).collect();
            let right = cases.iter().filter(|case| case.is_right).count();
            (!cases.is_empty()).then_some(TopicScore { topic, right, cases: cases.len() })
        };
        Topic::ALL.into_iter().filter_map(score).collect()
    }
}

impl ExamCase {
    fn new(case: Case) -> ExamCase {
        ExamCase { answers: vec![None; case.asks.len()], is_right: false, case }
    }
}
