//! Checks in the background whether the position is dead (5.2.2), because the full search may take longer than a player
//! should wait for a move. If the position is dead, the session ends the game.
//!
//! For the search, see `unwinnable::search`.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::Wake;
use crate::platform::thread::{Queue, serve};
use crate::rules::Position;
use crate::table::{Table, is_found_dead};

/// A position and the number of plies before it.
type Question = (Position, usize);
/// Questions, each with its own number.
type Questions = Queue<(Question, usize)>;

/// Watches one game for dead positions.
#[derive(Default)]
pub struct DeadWatch {
    /// The queue of questions to the thread, and the positions that it has found to be dead; `None` before the first
    /// question.
    thread: Option<(Questions, Receiver<Question>)>,
    /// The number of questions so far.
    questions: Arc<AtomicUsize>,
    /// The number of plies and the key of the position at the last question; `None` before the first one.
    asked: Option<(usize, u64)>,
}

impl DeadWatch {
    /// Asks about the position whenever it has changed, unless the game is over. Returns the number of plies after
    /// which a position was found to be dead, if that position still belongs to the game: a takeback may have removed
    /// it.
    pub fn tick(&mut self, table: &Table, wake: &Wake) -> Option<usize> {
        // The answer is taken before the next question is asked, so that a dead position ends the game no sooner than
        // in the next tick, however fast the thread is.
        let answer = self.thread.as_ref().and_then(|(_, answers)| answers.try_recv().ok());
        let moves = table.moves().len();
        let now = Some((moves, table.position().key()));
        if self.asked != now && table.result().is_none() {
            self.asked = now;
            let newest = &self.questions;
            let (questions, _) = self.thread.get_or_insert_with(|| start(wake.clone(), Arc::clone(newest)));
            let number = newest.fetch_add(1, Ordering::Relaxed) + 1;
            // If no thread can be started, only obviously dead positions end the game.
            questions.send(((table.position().clone(), moves), number));
        }
        let (dead, moves) = answer?;
        (moves <= table.moves().len() && table.position_after(moves).is_same_as(&dead)).then_some(moves)
    }
}

fn start(wake: Wake, newest: Arc<AtomicUsize>) -> (Questions, Receiver<Question>) {
    let (answers, answered) = channel();
    let questions = serve("dead positions", move || {
        move |((position, moves), number): (Question, usize)| {
            // A newer question replaces older ones, since every position after a dead one is dead too.
            let is_newest = number == newest.load(Ordering::Relaxed);
            if is_newest && is_found_dead(&position) && answers.send((position, moves)).is_ok() {
                wake(Duration::ZERO);
            }
        }
    });
    (questions, answered)
}
