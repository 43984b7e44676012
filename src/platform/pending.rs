//! A result that arrives later, such as the file that a player chooses, or what a thread finds out.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use super::{in_background, thread};

/// One or more values that arrive later, or never.
#[derive(Debug)]
pub struct Pending<T>(Receiver<T>);

impl<T> Pending<T> {
    /// A sender, and the values that it will send.
    pub fn channel() -> (Sender<T>, Pending<T>) {
        let (sender, receiver) = channel();
        (sender, Pending(receiver))
    }

    /// A value that has already arrived.
    pub fn ready(value: T) -> Pending<T> {
        let (sender, pending) = Pending::channel();
        // The receiver exists, so this can't fail.
        let _ = sender.send(value);
        pending
    }

    /// Takes the next value that has arrived; `None` if none has arrived yet, and an error if no more will
    /// arrive. If only one value is sent, don't call this again after that value: the result may then be an error.
    pub fn poll(&self) -> Option<io::Result<T>> {
        match self.0.try_recv() {
            Ok(value) => Some(Ok(value)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(ErrorKind::Interrupted.into())),
        }
    }

    /// Waits for the next value and returns it.
    ///
    /// # Errors
    /// No value will arrive, because the sender was dropped, for example with a thread that ended or did not start.
    pub fn wait(&self) -> io::Result<T> {
        self.0.recv().map_err(|_| ErrorKind::Interrupted.into())
    }

    /// Takes the value from a slot if it has arrived. The slot is then emptied; it is also emptied if no value will
    /// arrive.
    pub fn take_from(slot: &mut Option<Pending<T>>) -> Option<T> {
        let arrived = slot.as_ref()?.poll()?;
        *slot = None;
        arrived.ok()
    }

    /// Takes all values that have arrived, for a sender that sends several. The slot is emptied once no more will
    /// arrive.
    pub fn take_all_from(slot: &mut Option<Pending<T>>) -> Vec<T> {
        let mut all = Vec::new();
        while let Some(arrived) = slot.as_ref().and_then(Pending::poll) {
            match arrived {
                Ok(value) => all.push(value),
                Err(_) => *slot = None,
            }
        }
        all
    }
}

impl<T: Send + 'static> Pending<T> {
    /// The result of some work. Long work is done on a separate thread if [`thread::CAN_WAIT`] is true. Otherwise the
    /// work is finished when this returns.
    pub fn of(name: &str, is_long: bool, work: impl FnOnce() -> T + Send + 'static) -> Pending<T> {
        if !(is_long && thread::CAN_WAIT) {
            return Pending::ready(work());
        }
        let (sender, pending) = Pending::channel();
        in_background(name, move || drop(sender.send(work())));
        pending
    }

    /// Does work in the background, and then calls `wake`. If the result is `None`, no value arrives.
    pub fn in_background(
        name: &str,
        wake: Arc<dyn Fn() + Send + Sync>,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Pending<T> {
        let (sender, pending) = Pending::channel();
        in_background(name, move || {
            if let Some(found) = work() {
                // The receiver may be gone.
                let _ = sender.send(found);
            }
            drop(sender);
            wake();
        });
        pending
    }
}

impl<T> From<Receiver<T>> for Pending<T> {
    fn from(receiver: Receiver<T>) -> Pending<T> {
        Pending(receiver)
    }
}
