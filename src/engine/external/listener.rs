//! The callback that receives an external engine's answers. It is called under a lock, so that it is never called after
//! it has been replaced.

use std::sync::Mutex;

use crate::engine::{Answer, EngineFailure, Info};
use crate::platform::thread::lock;

/// A callback for the one answer of an opponent, or for the lines of an analysis.
pub enum Callback {
    Opponent(Box<dyn FnOnce(Answer) + Send>),
    Analyst(Box<dyn FnMut(Result<Info, EngineFailure>) + Send>),
}

/// The current callback, if any, and a number that increases whenever it is replaced.
#[derive(Default)]
pub struct Listener(Mutex<Current>);

#[derive(Default)]
struct Current {
    ticket: u64,
    callback: Option<Callback>,
}

impl Listener {
    /// Replaces the callback and returns the new number.
    pub fn set(&self, callback: Option<Callback>) -> u64 {
        let mut current = lock(&self.0);
        *current = Current { ticket: current.ticket + 1, callback };
        current.ticket
    }

    /// Whether an answer to this question is still wanted.
    pub fn wants(&self, ticket: u64) -> bool {
        let current = lock(&self.0);
        current.ticket == ticket && current.callback.is_some()
    }

    /// Delivers the answer to a question, if it is still wanted.
    pub fn answer(&self, ticket: u64, answer: Answer) {
        let mut current = lock(&self.0);
        if current.ticket == ticket
            && let Some(Callback::Opponent(callback)) =
                current.callback.take_if(|callback| matches!(callback, Callback::Opponent(_)))
        {
            callback(answer);
        }
    }

    /// Delivers a line of an analysis, if it is still wanted.
    pub fn info(&self, ticket: u64, info: Info) {
        let mut current = lock(&self.0);
        if current.ticket == ticket
            && let Some(Callback::Analyst(callback)) = &mut current.callback
        {
            callback(Ok(info));
        }
    }

    /// Delivers a failure, whatever the question was.
    pub fn fail(&self, failure: EngineFailure) {
        match lock(&self.0).callback.take() {
            Some(Callback::Opponent(callback)) => callback(Err(failure)),
            Some(Callback::Analyst(mut callback)) => callback(Err(failure)),
            None => {}
        }
    }
}
