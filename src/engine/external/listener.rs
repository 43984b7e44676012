//! Who listens to a guest. Told under a lock, so that nobody hears anything after he said that he is not listening any
//! more.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::engine::{Answer, Failure, Info};

/// One who listens: for the one answer, or for all lines of play.
pub enum Listener {
    Opponent(Box<dyn FnOnce(Answer) + Send>),
    Analyst(Box<dyn FnMut(Result<Info, Failure>) + Send>),
}

/// The listener of the last question, and its number.
#[derive(Default)]
pub struct Ear(Mutex<(u64, Option<Listener>)>);

impl Ear {
    /// This one listens from now on, and no other; the number is that of the question.
    pub fn listen(&self, listener: Option<Listener>) -> u64 {
        let mut ear = self.lock();
        *ear = (ear.0 + 1, listener);
        ear.0
    }

    /// Whether anyone listens for what comes of a question.
    pub fn listens(&self, ticket: u64) -> bool {
        let ear = self.lock();
        ear.0 == ticket && ear.1.is_some()
    }

    /// The answer to a question.
    pub fn answer(&self, ticket: u64, answer: Answer) {
        let mut ear = self.lock();
        if ear.0 == ticket
            && let Some(Listener::Opponent(listener)) =
                ear.1.take_if(|it| matches!(it, Listener::Opponent(_)))
        {
            listener(answer);
        }
    }

    /// A line of play.
    pub fn tell(&self, ticket: u64, info: Info) {
        let mut ear = self.lock();
        if ear.0 == ticket
            && let Some(Listener::Analyst(listener)) = &mut ear.1
        {
            listener(Ok(info));
        }
    }

    /// That there will be no answer, whatever the question was.
    pub fn fail(&self, failure: Failure) {
        match self.lock().1.take() {
            Some(Listener::Opponent(listener)) => listener(Err(failure)),
            Some(Listener::Analyst(mut listener)) => listener(Err(failure)),
            None => {}
        }
    }

    fn lock(&self) -> MutexGuard<'_, (u64, Option<Listener>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
