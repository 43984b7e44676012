//! The schedule by which exercises come back: the boxes of Sebastian Leitner (*So lernt man lernen*, 1972).
//!
//! A new exercise is due immediately. A solved exercise moves to the next box, up to the last one, and an exercise that
//! is not solved goes back to the first box. The exercises in a box wait twice as long as those in the box before it.
//! Days are counted from 1 January 1970.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Exercise;

/// The number of days after which the exercises of each box come back.
pub const BOX_DAYS: [u32; 7] = [1, 2, 4, 8, 16, 32, 64];

/// The maximum number of exercises that are added at a time from those that come with the program.
const SUPPLIED_AT_A_TIME: usize = 20;

/// A line of a deck's file. The lines are in chronological order.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line<'a> {
    Exercise(Box<Exercise>),
    Answer {
        /// The key of the exercise.
        #[serde(borrow)]
        fen: std::borrow::Cow<'a, str>,
        #[serde(rename = "right")]
        is_right: bool,
        day: u32,
    },
}

/// An exercise, its box, and the day on which it is due.
#[derive(Clone, Debug)]
struct Card {
    exercise: Exercise,
    /// The number of the box, counted from 1; 0 before the first answer.
    box_number: usize,
    due: u32,
}

/// All exercises of a learner.
#[derive(Clone, Debug, Default)]
pub struct Deck {
    cards: Vec<Card>,
    by_key: HashMap<String, usize>,
}

impl Deck {
    /// Reads the text of a file. Lines that can't be read, such as an incomplete last one, are skipped, and so are
    /// exercises without a valid position or a legal solution, and answers to exercises that are unknown or were not
    /// due.
    pub fn read(text: &str) -> Deck {
        let mut deck = Deck::default();
        for line in text.lines() {
            match serde_json::from_str(line) {
                Ok(Line::Exercise(exercise)) if exercise.is_solvable() => _ = deck.add(*exercise),
                Ok(Line::Answer { fen, is_right, day }) => {
                    if let Some(card) = deck.by_key.get(&*fen) {
                        deck.cards[*card].answer(is_right, day);
                    }
                }
                Ok(Line::Exercise(_)) | Err(_) => {}
            }
        }
        deck
    }

    /// Adds an exercise. It replaces an exercise with the same position but different right moves, and then comes back
    /// when that exercise would have. Returns the line for the file; `None` if an exercise with the same position and
    /// right moves, in any order, is already there.
    pub fn add(&mut self, exercise: Exercise) -> Option<String> {
        let known = self.by_key.get(exercise.key()).map(|number| &mut self.cards[*number]);
        if known.as_ref().is_some_and(|card| same_moves(&card.exercise.best, &exercise.best)) {
            return None;
        }
        let line = serde_json::to_string(&Line::Exercise(Box::new(exercise.clone()))).ok()?;
        if let Some(card) = known {
            card.exercise = exercise;
        } else {
            self.by_key.insert(exercise.key().to_owned(), self.cards.len());
            self.cards.push(Card { exercise, box_number: 0, due: 0 });
        }
        Some(line)
    }

    /// Notes an answer given on this day. Returns the line for the file; `None` if there is no such exercise or it is
    /// not due.
    pub fn answer(&mut self, number: usize, is_right: bool, day: u32) -> Option<String> {
        let card = self.cards.get_mut(number).filter(|card| card.is_due(day))?;
        card.answer(is_right, day);
        let line = Line::Answer { fen: card.exercise.key().into(), is_right, day };
        serde_json::to_string(&line).ok()
    }

    /// Up to 20 exercises to add next: the first of those that come with the program and are not in the deck yet.
    pub fn next_supplied(&self) -> impl Iterator<Item = &'static Exercise> {
        let new = Exercise::supplied().iter().filter(|exercise| !self.by_key.contains_key(exercise.key()));
        new.take(SUPPLIED_AT_A_TIME)
    }

    /// The number of exercises.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn exercise(&self, number: usize) -> Option<&Exercise> {
        Some(&self.cards.get(number)?.exercise)
    }

    /// The number of exercises that are due on this day.
    pub fn due_count(&self, day: u32) -> usize {
        self.cards.iter().filter(|card| card.is_due(day)).count()
    }

    /// The index of the exercise to ask on this day: of those that are due, the one that has been due longest. New
    /// exercises come last. `None` if no exercise is due.
    pub fn next(&self, day: u32) -> Option<usize> {
        let due = self.cards.iter().enumerate().filter(|(_, card)| card.is_due(day));
        due.min_by_key(|(number, card)| (card.box_number == 0, card.due, *number)).map(|(number, _)| number)
    }

    /// The indexes of all exercises, sorted by the day on which they are due.
    pub fn by_due_day(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..self.cards.len()).collect();
        numbers.sort_by_key(|number| self.cards[*number].due);
        numbers
    }

    /// The day on which an exercise is due next; `None` if there is no such exercise.
    pub fn due_day(&self, number: usize) -> Option<u32> {
        self.cards.get(number).map(|card| card.due)
    }

    /// The earliest day on which an exercise is due; `None` if there are no exercises.
    pub fn next_day(&self) -> Option<u32> {
        self.cards.iter().map(|card| card.due).min()
    }
}

/// Whether two lists have the same moves, in any order.
fn same_moves(a: &[String], b: &[String]) -> bool {
    a.iter().all(|mv| b.contains(mv)) && b.iter().all(|mv| a.contains(mv))
}

impl Card {
    /// Whether the exercise is due on this day. An exercise that seems to wait longer than those in the last box was
    /// answered while the computer's clock was wrong, so it counts as due.
    fn is_due(&self, day: u32) -> bool {
        self.due <= day || self.due - day > BOX_DAYS[BOX_DAYS.len() - 1]
    }

    /// If the exercise is due, moves it to the box that follows from this answer, and sets the day on which it is due
    /// next.
    fn answer(&mut self, is_right: bool, day: u32) {
        if !self.is_due(day) {
            return;
        }
        self.box_number = if is_right { (self.box_number + 1).min(BOX_DAYS.len()) } else { 1 };
        self.due = day.saturating_add(BOX_DAYS[self.box_number - 1]);
    }
}
