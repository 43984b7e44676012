//! A result that arrives later: the file that a player chooses, or what a thread finds out.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use super::{in_background, thread};

/// Something that arrives later, or never. Its sender requests the frame in which it is taken.
#[derive(Debug)]
pub struct Pending<T>(Receiver<T>);

impl<T> Pending<T> {
    /// A value that is sent later. It never arrives if the sender is dropped first.
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

    /// What has arrived; `None` while it is pending, and an error if it will never arrive. If only one thing is sent,
    /// don't call this again once it has returned something.
    pub fn poll(&self) -> Option<io::Result<T>> {
        match self.0.try_recv() {
            Ok(value) => Some(Ok(value)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(ErrorKind::Interrupted.into())),
        }
    }

    /// Waits for the result and returns it.
    ///
    /// # Errors
    /// It will never arrive: its thread could not be started, or ended.
    pub fn wait(&self) -> io::Result<T> {
        self.0.recv().map_err(|_| ErrorKind::Interrupted.into())
    }

    /// Takes what has arrived out of a slot. The slot is emptied then, and also if nothing will arrive any more.
    pub fn take_from(slot: &mut Option<Pending<T>>) -> Option<T> {
        let arrived = slot.as_ref()?.poll()?;
        *slot = None;
        arrived.ok()
    }

    /// Takes all that has arrived, for a sender that sends several things. The slot is emptied once no more will
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
    /// Begins work. Long work is done on a separate thread, if this thread can wait for it; other work is done when
    /// this returns.
    pub fn of(name: &str, is_long: bool, work: impl FnOnce() -> T + Send + 'static) -> Pending<T> {
        if !(is_long && thread::CAN_WAIT) {
            return Pending::ready(work());
        }
        let (sender, pending) = Pending::channel();
        in_background(name, move || drop(sender.send(work())));
        pending
    }

    /// Begins work on a separate thread, which calls `wake` when it ends. If it finds nothing, nothing arrives.
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
