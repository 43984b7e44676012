//! Asks on a thread of its own whether the position on the board is dead (5.2.2), where that takes longer than a player
//! may wait for a move to be made. When it is, the game ends.
//!
//! The answer: see `rules`.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::Wake;
use crate::rules::Position;
use crate::table::{Table, is_found_dead};

/// The position after so many moves.
type Question = (Position, usize);

/// Who asks, for one game.
#[derive(Default)]
pub struct DeadWatch {
    /// Not there before the first question.
    thread: Option<(Sender<Question>, Receiver<Question>)>,
    /// After how many moves it was asked last.
    asked: Option<usize>,
}

impl DeadWatch {
    /// Asks about each position once, and tells after how many moves one was found to be dead. It must be of the game
    /// still: moves that were taken back may have led out of it.
    pub fn tick(&mut self, table: &Table, wake: &Wake) -> Option<usize> {
        let moves = table.moves().len();
        if self.asked != Some(moves) && table.result().is_none() {
            self.asked = Some(moves);
            let (questions, _) = self.thread.get_or_insert_with(|| start(wake.clone()));
            // Where there is no thread to be had, what is dead at once is all that is seen.
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
            // What was asked meanwhile is newer, and dead if this one is.
            let (position, moves) = asked.try_iter().last().unwrap_or(first);
            if is_found_dead(&position) && answers.send((position, moves)).is_ok() {
                wake(Duration::ZERO);
            }
        }
    };
    let _ = thread::Builder::new().name("dead positions".to_owned()).spawn(work);
    (questions, answered)
}
