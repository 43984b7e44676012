//! External engines: other programs that speak UCI (Stefan Meyer-Kahlen, Rudolf Huber, 2000), as opponents and as
//! analysts.
//!
//! An engine that crashes, hangs, writes too much or plays an illegal move is killed, and the caller gets the
//! [`EngineFailure`]. Asking, stopping and dropping an [`ExternalEngine`] don't wait for the engine: a separate thread
//! does that.

pub(super) mod command;
mod handshake;
mod inbox;
mod installed;
mod lines;
mod listener;
mod option;
pub(super) mod parse;
mod process;
mod setup;
mod uci_client;

use std::sync::Arc;
use std::time::Duration;

use super::{Analyst, Answer, EngineFailure, EnginePlayer, EngineQuestion, Info};
use crate::platform::thread;
use crate::platform::time::Instant;
use inbox::{Exit, Inbox, Outbox, Request, Task};
use listener::{Callback, Listener};
use uci_client::UciClient;

pub use handshake::Handshake;
pub use installed::{installed, is_same_program};
pub use lines::End;
pub use option::{OptionKind, UciOption};
pub use process::{Process, end_all};
pub use setup::EngineSetup;

/// How long to wait for an engine before it counts as hung.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// The time from the start of the engine until `uciok`.
    pub start: Duration,
    /// The time from `isready` until `readyok`, and from `go infinite` until the first line with a score.
    pub ready: Duration,
    /// How long the engine may still take after `stop`, after `quit` (at most 600 ms) and, if it has no clock, after
    /// the end of its thinking time.
    pub grace: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        let seconds = Duration::from_secs;
        Timeouts { start: seconds(10), ready: seconds(20), grace: seconds(3) }
    }
}

/// An external UCI engine as an opponent or an analyst. The program is started at once, so that it is ready for the
/// first question.
pub struct ExternalEngine {
    listener: Arc<Listener>,
    outbox: Outbox,
}

impl ExternalEngine {
    /// Starts an engine with the default timeouts.
    pub fn new(setup: &EngineSetup) -> ExternalEngine {
        ExternalEngine::with_timeouts(setup, Timeouts::default())
    }

    /// Starts an engine with these timeouts.
    pub fn with_timeouts(setup: &EngineSetup, timeouts: Timeouts) -> ExternalEngine {
        let (listener, mut inbox) = (Arc::<Listener>::default(), Inbox::new());
        let engine = ExternalEngine { listener: Arc::clone(&listener), outbox: inbox.outbox() };
        let setup = setup.clone();
        let thread = thread::Builder::new().name("external engine".to_owned());
        // If no thread can be started, every question is answered with a failure.
        drop(thread.spawn(move || run(&setup, timeouts, &listener, &mut inbox)));
        engine
    }

    fn think(&self, question: EngineQuestion, lines: Option<usize>, callback: Callback) {
        let ticket = self.listener.set(Some(callback));
        let task = Task { ticket, question, lines, asked: Instant::now() };
        if !self.outbox.request(Request::Think(Box::new(task))) {
            self.listener.fail(EngineFailure::Ended);
        }
    }

    fn stop_thinking(&self) {
        self.listener.set(None);
        self.outbox.request(Request::Stop);
    }
}

impl EnginePlayer for ExternalEngine {
    fn ask(&mut self, question: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        self.think(question, None, Callback::Opponent(answer));
    }

    fn stop(&mut self) {
        self.stop_thinking();
    }
}

impl Analyst for ExternalEngine {
    fn analyse(
        &mut self,
        question: EngineQuestion,
        lines: usize,
        observer: Box<dyn FnMut(Result<Info, EngineFailure>) + Send>,
    ) {
        self.think(question, Some(lines.max(1)), Callback::Analyst(observer));
    }

    fn stop(&mut self) {
        self.stop_thinking();
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        self.listener.set(None);
        self.outbox.request(Request::Quit);
    }
}

/// Starts an engine, reads its name and options, and ends it. `done` is called from another thread; if no thread can
/// be started, `done` is dropped.
pub fn probe(
    setup: &EngineSetup,
    timeouts: Timeouts,
    done: impl FnOnce(Result<Handshake, EngineFailure>) + Send + 'static,
) {
    let setup = setup.clone();
    let work = move || match UciClient::open(&setup, &mut Inbox::new(), timeouts) {
        Ok(client) => {
            done(Ok(client.handshake.clone()));
            client.quit();
        }
        Err(Exit::Failed(failure)) => done(Err(failure)),
        Err(Exit::Quit) => {}
    };
    drop(thread::Builder::new().name("engine probe".to_owned()).spawn(work));
}

/// The engine's own thread: serves one request after another until [`Request::Quit`].
fn run(setup: &EngineSetup, timeouts: Timeouts, listener: &Listener, inbox: &mut Inbox) {
    let exit = match UciClient::open(setup, inbox, timeouts) {
        Ok(mut client) => loop {
            let done = client.take_request().and_then(|request| match request {
                Some(Request::Think(task)) => client.think(&task, listener),
                Some(Request::Quit) => Err(Exit::Quit),
                Some(Request::Stop) | None => Ok(()),
            });
            match done {
                Ok(()) => {}
                Err(Exit::Quit) => return client.quit(),
                Err(exit) => break exit,
            }
        },
        Err(exit) => exit,
    };
    // The current question, and every later one, is answered with the failure.
    let Exit::Failed(failure) = exit else { return };
    listener.fail(failure.clone());
    loop {
        match inbox.next_request() {
            Request::Think(_) => listener.fail(failure.clone()),
            Request::Stop => {}
            Request::Quit => return,
        }
    }
}
