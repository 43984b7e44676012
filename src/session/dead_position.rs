//! Checks on a separate thread whether the position is dead (5.2.2), because the full search takes longer than a player
//! should wait for a move. If it is, the session ends the game.
//!
//! The search: see `unwinnable`.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::Wake;
use crate::rules::Position;
use crate::table::{Table, is_found_dead};

/// A position and the number of half-moves before it.
type Question = (Position, usize);

/// Watches one game for dead positions.
#[derive(Default)]
pub struct DeadWatch {
    /// Started with the first question.
    thread: Option<(Sender<Question>, Receiver<Question>)>,
    /// The number of half-moves at the last question.
    asked: Option<usize>,
}

impl DeadWatch {
    /// Asks about each position once. Returns the number of half-moves after which a position was found to be dead, if
    /// it still belongs to the game: a takeback may have removed it.
    pub fn tick(&mut self, table: &Table, wake: &Wake) -> Option<usize> {
        let moves = table.moves().len();
        if self.asked != Some(moves) && table.result().is_none() {
            self.asked = Some(moves);
            let (questions, _) = self.thread.get_or_insert_with(|| start(wake.clone()));
            // If no thread can be started, only obviously dead positions end the game.
            let _ = questions.send((table.position().clone(), moves));
        }
        let (dead, moves) = self.thread.as_ref()?.1.try_recv().ok()?;
        (moves <= table.moves().len() && table.position_after(moves).is_same_as(&dead)).then_some(moves)
    }
}

fn start(wake: Wake) -> (Sender<Question>, Receiver<Question>) {
    let (questions, asked) = channel();
    let (answers, answered) = channel();
    let work = move || {
        while let Ok(first) = asked.recv() {
            // A newer question replaces older ones: a dead position stays dead.
            let (position, moves) = asked.try_iter().last().unwrap_or(first);
            if is_found_dead(&position) && answers.send((position, moves)).is_ok() {
                wake(Duration::ZERO);
            }
        }
    };
    let _ = thread::Builder::new().name("dead positions".to_owned()).spawn(work);
    (questions, answered)
}
