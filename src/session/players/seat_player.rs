//! An engine's place at the table, with a thread of its own (in a browser, a queue of tasks), so that the window does
//! not wait while an engine is started, asked or ended.
//!
//! For handling an engine's answer, see `session::players::pending_move`.

use std::io::ErrorKind;
use std::sync::Arc;

use crate::engine::external::{EngineSetup, ExternalEngine};
use crate::engine::tablebase::Tables;
use crate::engine::{Answer, EngineFailure, EnginePlayer, EngineQuestion, Player};
use crate::platform::thread::{self, Queue};
use crate::table::Seat;

/// A function that creates the player for a seat. Its second argument holds the settings of an external engine; it is
/// `None` for other seats, or if no engine has the seat's name. The function is called on the seat's own thread or, in
/// a browser, just before the seat's first task. Tests supply their own players.
pub type PlayerFactory = Arc<dyn Fn(&Seat, Option<&EngineSetup>) -> Box<dyn EnginePlayer> + Send + Sync>;

/// The hash size at full strength, in MiB.
const MEBIBYTES: usize = 64;

/// Creates the built-in engine at its level, or the external engine. In a browser, or without settings, an external
/// engine fails when it is asked.
pub fn create_player(seat: &Seat, engine: Option<&EngineSetup>) -> Box<dyn EnginePlayer> {
    fetch_with(&Tables::default(), seat, engine)
}

/// Returns a factory that works like [`create_player`], but with tablebases for the built-in engine.
pub fn with_tables(tables: Tables) -> PlayerFactory {
    Arc::new(move |seat, engine| fetch_with(&tables, seat, engine))
}

fn fetch_with(tables: &Tables, seat: &Seat, engine: Option<&EngineSetup>) -> Box<dyn EnginePlayer> {
    match (seat, engine) {
        (Seat::Level { level, seed }, _) => {
            Box::new(Player::new(*level, *seed, MEBIBYTES, threads()).with_tables(tables))
        }
        (Seat::External { .. }, Some(engine)) if thread::CAN_WAIT => Box::new(ExternalEngine::new(engine)),
        (Seat::External { .. } | Seat::Person, _) => Box::new(Absent),
    }
}

/// The number of threads for the engine: one less than the number of cores, so that one core is left to the window, but
/// at least one.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get() - 1).max(1)
}

/// An engine that is not available, for example because it is on another computer or was removed.
struct Absent;

impl EnginePlayer for Absent {
    fn ask(&mut self, _: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        answer(Err(EngineFailure::NotStarted(ErrorKind::NotFound)));
    }

    fn stop(&mut self) {}
}

enum Task {
    Ask(Box<EngineQuestion>, Box<dyn FnOnce(Answer) + Send>),
    Stop,
}

/// An engine's place at the table. Dropping it dismisses the engine without waiting.
pub struct SeatPlayer {
    tasks: Queue<Task>,
}

impl SeatPlayer {
    /// Starts the engine for a seat.
    pub fn new(seat: &Seat, engine: Option<EngineSetup>, invite: &PlayerFactory) -> SeatPlayer {
        let (seat, invite) = (seat.clone(), Arc::clone(invite));
        // If no thread can be started, the question's channel closes, which counts as a failure.
        let tasks = thread::serve("opponent", move || {
            let mut player = invite(&seat, engine.as_ref());
            move |task| match task {
                Task::Ask(question, answer) => player.ask(*question, answer),
                Task::Stop => player.stop(),
            }
        });
        SeatPlayer { tasks }
    }

    /// Asks the engine without waiting. If there is no answer, the callback is dropped.
    pub fn ask(&self, question: EngineQuestion, answer: impl FnOnce(Answer) + Send + 'static) {
        self.tasks.send(Task::Ask(Box::new(question), Box::new(answer)));
    }

    /// Drops the current question.
    pub fn stop(&self) {
        self.tasks.send(Task::Stop);
    }
}
