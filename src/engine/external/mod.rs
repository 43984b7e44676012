//! Guests: other programs that play chess and speak UCI (Stefan Meyer-Kahlen, Rudolf Huber, 2000), as opponents
//! and as analysts.
//!
//! A guest may crash, hang, write without end or play what is no move: it is ended then, and who asked is told why. Whoever
//! asks, stops or drops a guest comes back at once; a thread of the guest's own does all the waiting.

pub(crate) mod command;
pub(crate) mod etiquette;
pub(crate) mod handshake;
mod inbox;
mod lines;
pub(crate) mod listener;
mod option;
pub(crate) mod parse;
mod process;
mod setup;
pub(crate) mod uci_client;

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use super::{Analyst, Answer, Failure, Info, Opponent, Question};
use inbox::{Cut, Inbox, Order, Task, Wait};
use listener::{Ear, Listener};
use uci_client::Session;

pub use handshake::Introduction;
pub use option::{Declared, Kind};
pub use process::end_all;
pub use setup::GuestSetup;

/// How long a guest is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until it has introduced itself.
    pub start: Duration,
    /// Until it says that it is ready, and until it tells the first of an analysis.
    pub ready: Duration,
    /// When its time is up, when it was told to stop, and when it was told to quit.
    pub grace: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience { start: seconds(10), ready: seconds(20), grace: seconds(3) }
    }
}

/// Another program as an opponent or an analyst. It starts at once, so that it is ready when it is asked.
pub struct Guest {
    ear: Arc<Ear>,
    inbox: Arc<Inbox>,
}

impl Guest {
    /// A guest as the player has added it.
    pub fn new(setup: &GuestSetup) -> Guest {
        Guest::with_patience(setup, Patience::default())
    }

    /// The same, waited for so long.
    pub fn with_patience(setup: &GuestSetup, patience: Patience) -> Guest {
        let (ear, inbox) = (Arc::<Ear>::default(), Arc::<Inbox>::default());
        let guest = Guest { ear: Arc::clone(&ear), inbox: Arc::clone(&inbox) };
        let setup = setup.clone();
        let host = thread::Builder::new().name("guest".to_owned());
        let hosted = host.spawn(move || crate::engine::external::host(&setup, patience, &ear, &inbox));
        if hosted.is_err() {
            // There is no thread to be had; the system has that in common with what ended by itself.
            guest.inbox.hear(Err(lines::End::Closed));
        }
        guest
    }

    fn think(&self, question: Question, lines: Option<usize>, listener: Listener) {
        let ticket = self.ear.listen(Some(listener));
        let asked = Instant::now();
        self.inbox.order(Order::Think(Box::new(Task { ticket, question, lines, asked })));
    }

    fn hush(&self) {
        self.ear.listen(None);
        self.inbox.order(Order::Stop);
    }
}

impl Opponent for Guest {
    fn ask(&mut self, question: Question, answer: Box<dyn FnOnce(Answer) + Send>) {
        self.think(question, None, Listener::Opponent(answer));
    }

    fn stop(&mut self) {
        self.hush();
    }
}

impl Analyst for Guest {
    fn analyse(
        &mut self,
        question: Question,
        lines: usize,
        observer: Box<dyn FnMut(Result<Info, Failure>) + Send>,
    ) {
        self.think(question, Some(lines.max(1)), Listener::Analyst(observer));
    }

    fn stop(&mut self) {
        self.hush();
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.ear.listen(None);
        self.inbox.order(Order::Quit);
    }
}

/// Starts a program, lets it introduce itself, and ends it; what came of it is told from another thread.
pub fn probe(
    setup: &GuestSetup,
    patience: Patience,
    told: impl FnOnce(Result<Introduction, Failure>) + Send + 'static,
) {
    let setup = setup.clone();
    let work = move || match Session::open(&setup, Arc::default(), patience) {
        Ok(session) => {
            told(Ok(session.introduction().clone()));
            session.end();
        }
        Err(Cut::Failed(failure)) => told(Err(failure)),
        Err(Cut::Quit) => {}
    };
    // Without a thread nothing is told, as if the program were silent; whoever asks asks again.
    drop(thread::Builder::new().name("guest".to_owned()).spawn(work));
}

/// The guest's own thread: one order after the other, until there is none to come.
fn host(setup: &GuestSetup, patience: Patience, ear: &Ear, inbox: &Arc<Inbox>) {
    let session = Session::open(setup, Arc::clone(inbox), patience);
    let mut session = match session {
        Ok(session) => session,
        Err(cut) => return mourn(cut, ear, inbox),
    };
    loop {
        let done = match inbox.take_order() {
            Some(Order::Think(task)) => session.think(&task, ear),
            Some(Order::Stop) => Ok(()),
            Some(Order::Quit) => Err(Cut::Quit),
            None => inbox.next(Wait { orders: true, ..Wait::default() }).map(|_| ()),
        };
        match done {
            Ok(()) => {}
            Err(Cut::Quit) => return session.end(),
            Err(cut) => {
                drop(session);
                return mourn(cut, ear, inbox);
            }
        }
    }
}

/// A guest that failed is ended, and whoever asks is told why.
fn mourn(cut: Cut, ear: &Ear, inbox: &Inbox) {
    let Cut::Failed(failure) = cut else { return };
    let mut untold = true;
    loop {
        if std::mem::take(&mut untold) {
            ear.fail(failure.clone());
        }
        match inbox.next_order() {
            Order::Think(_) => untold = true,
            Order::Stop => {}
            Order::Quit => return,
        }
    }
}
