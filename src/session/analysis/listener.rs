//! What an analyst has told of one position, from its thread to the session.
//!
//! Whoever asks about another position makes another listener: what comes late for the old one reaches nobody. The session is
//! woken when there is news, and not for each piece of it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::engine::{Failure, Info};
use crate::session::Wake;

/// How long news may wait, so that figures that change many times a second can be read.
const CALM: Duration = Duration::from_millis(100);

/// The session's end.
#[derive(Default)]
pub struct Listener(Arc<Mutex<Heard>>);

#[derive(Default)]
struct Heard {
    /// The last of each line, the best first.
    lines: Vec<Info>,
    failure: Option<Failure>,
    /// It has not been read yet.
    fresh: bool,
}

impl Listener {
    /// What the analyst tells, of at most so many lines.
    pub fn observer(&self, most: usize, wake: Wake) -> Box<dyn FnMut(Result<Info, Failure>) + Send> {
        let heard = Arc::downgrade(&self.0);
        Box::new(move |told| {
            let Some(heard) = heard.upgrade() else { return };
            let mut heard = lock(&heard);
            heard.take(told, most);
            if !std::mem::replace(&mut heard.fresh, true) {
                wake(CALM);
            }
        })
    }

    /// All lines, if any has come since this was asked last; or why there will be no more.
    pub fn news(&self) -> Option<Result<Vec<Info>, Failure>> {
        let mut heard = lock(&self.0);
        if !std::mem::take(&mut heard.fresh) {
            return None;
        }
        Some(heard.failure.take().map_or_else(|| Ok(heard.lines.clone()), Err))
    }
}

impl Heard {
    fn take(&mut self, told: Result<Info, Failure>, most: usize) {
        match told {
            Err(failure) => self.failure = Some(failure),
            // A line whose better ones have not been told yet can wait for them.
            Ok(info) if (1..=most.min(self.lines.len() + 1)).contains(&info.line) => {
                let index = info.line - 1;
                self.lines.splice(index..(index + 1).min(self.lines.len()), [info]);
            }
            Ok(_) => {}
        }
    }
}

fn lock(heard: &Mutex<Heard>) -> MutexGuard<'_, Heard> {
    heard.lock().unwrap_or_else(PoisonError::into_inner)
}
