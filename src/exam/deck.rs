//! When exercises come back: the boxes of Sebastian Leitner (*So lernt man lernen*, 1972).
//!
//! A new exercise is due at once. One that is solved moves to the next box, and one that is not goes back to the first;
//! each box waits twice as long as the one before. Days are counted from any day on.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Exercise;

/// After how many days the exercises of each box come back.
pub const DAYS: [u32; 7] = [1, 2, 4, 8, 16, 32, 64];

/// A line of the file, in the order of what happened.
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

/// An exercise, and when it comes back.
#[derive(Clone, Debug)]
struct Card {
    exercise: Exercise,
    /// The number of its box from 1; 0 before the first answer.
    place: usize,
    /// The day on which it is due.
    due: u32,
}

/// All exercises.
#[derive(Clone, Debug, Default)]
pub struct Deck {
    cards: Vec<Card>,
    by_key: HashMap<String, usize>,
}

impl Deck {
    /// Reads a file. Lines that can't be read, such as a torn last one, are skipped.
    pub fn read(text: &str) -> Deck {
        let mut deck = Deck::default();
        for line in text.lines() {
            match serde_json::from_str(line) {
                Ok(Line::Exercise(exercise)) => _ = deck.add(*exercise),
                Ok(Line::Answer { fen, is_right, day }) => {
                    if let Some(card) = deck.by_key.get(&*fen) {
                        deck.cards[*card].answer(is_right, day);
                    }
                }
                Err(_) => {}
            }
        }
        deck
    }

    /// Adds an exercise. Returns its line for the file; `None` if there is one with this position.
    pub fn add(&mut self, exercise: Exercise) -> Option<String> {
        if self.by_key.contains_key(exercise.key()) {
            return None;
        }
        self.by_key.insert(exercise.key().to_owned(), self.cards.len());
        let line = serde_json::to_string(&Line::Exercise(Box::new(exercise.clone()))).unwrap_or_default();
        self.cards.push(Card { exercise, place: 0, due: 0 });
        Some(line)
    }

    /// Notes an answer given on this day. Returns its line for the file.
    pub fn answer(&mut self, number: usize, is_right: bool, day: u32) -> Option<String> {
        let card = self.cards.get_mut(number)?;
        card.answer(is_right, day);
        let line = Line::Answer { fen: card.exercise.key().into(), is_right, day };
        serde_json::to_string(&line).ok()
    }

    /// How many exercises there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn exercise(&self, number: usize) -> Option<&Exercise> {
        Some(&self.cards.get(number)?.exercise)
    }

    /// How many exercises are due on this day.
    pub fn due_count(&self, day: u32) -> usize {
        self.cards.iter().filter(|card| card.due <= day).count()
    }

    /// The exercise to ask on this day: of those that are due, the one that has waited longest, and new ones last.
    pub fn next(&self, day: u32) -> Option<usize> {
        let due = self.cards.iter().enumerate().filter(|(_, card)| card.due <= day);
        due.min_by_key(|(number, card)| (card.place == 0, card.due, *number)).map(|(number, _)| number)
    }

    /// The next day on which an exercise is due.
    pub fn next_day(&self) -> Option<u32> {
        self.cards.iter().map(|card| card.due).min()
    }
}

impl Card {
    fn answer(&mut self, is_right: bool, day: u32) {
        self.place = if is_right { (self.place + 1).min(DAYS.len()) } else { 1 };
        self.due = day.saturating_add(DAYS[self.place - 1]);
    }
}
