//! The built-in engine at full strength as an analyst.
//!
//! A separate thread passes the questions to the engine, because allocating the hash table and waiting for the previous
//! search to end would block the caller too long. Thread and engine are created with the first question.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::job::{Job, Limits};
use super::opponent::{Analyst, Failure, Question};
use super::report::{Bound, Info, Report};
use super::worker::Engine;

/// Receives the lines of an analysis.
type Observer = Box<dyn FnMut(Result<Info, Failure>) + Send>;
/// The observer of one question; `None` once it must no longer be called.
type Ear = Arc<Mutex<Option<Observer>>>;

/// The built-in engine as an analyst. Dropping it ends its thread and frees the hash table.
pub struct BuiltIn {
    mebibytes: usize,
    threads: usize,
    orders: Option<Sender<Order>>,
    ear: Ear,
}

enum Order {
    Think(Box<Job>, Ear),
    Halt,
}

impl BuiltIn {
    /// Table size in MiB and number of threads; both are clamped to their limits.
    pub fn new(mebibytes: usize, threads: usize) -> BuiltIn {
        BuiltIn { mebibytes, threads, orders: None, ear: Ear::default() }
    }

    /// Removes the observer: it is never called after this returns.
    fn hush(&mut self) {
        *lock(&self.ear) = None;
    }

    fn order(&mut self, order: Order) {
        let (mebibytes, threads) = (self.mebibytes, self.threads);
        let orders = self.orders.get_or_insert_with(|| {
            let (sender, receiver) = channel();
            let work = move || obey(&receiver, mebibytes, threads);
            // If no thread can be started, orders are not carried out and nothing is reported.
            let _ = thread::Builder::new().name("analyst".to_owned()).spawn(work);
            sender
        });
        if orders.send(order).is_err() {
            self.orders = None;
        }
    }
}

impl Analyst for BuiltIn {
    fn analyse(&mut self, question: Question, lines: usize, observer: Observer) {
        self.hush();
        let (root, earlier_keys) = question.replay();
        self.ear = Arc::new(Mutex::new(Some(observer)));
        let job = Job { earlier_keys, lines, ..Job::new(root, Limits::default()) };
        let ear = Arc::clone(&self.ear);
        self.order(Order::Think(Box::new(job), ear));
    }

    fn stop(&mut self) {
        self.hush();
        if self.orders.is_some() {
            self.order(Order::Halt);
        }
    }
}

impl Drop for BuiltIn {
    fn drop(&mut self) {
        self.hush();
    }
}

fn obey(orders: &Receiver<Order>, mebibytes: usize, threads: usize) {
    let mut engine = Engine::new(mebibytes, threads);
    while let Ok(order) = orders.recv() {
        match order {
            Order::Think(job, ear) => engine.start(*job, move |report| tell(&ear, report)),
            Order::Halt => engine.stop(),
        }
    }
}

/// Passes on exact scores only: showing bounds would make the display flicker.
fn tell(ear: &Ear, report: Report) {
    if let Report::Info(info) = report
        && info.bound == Bound::Exact
        && let Some(observer) = lock(ear).as_mut()
    {
        observer(Ok(info));
    }
}

fn lock(ear: &Ear) -> MutexGuard<'_, Option<Observer>> {
    ear.lock().unwrap_or_else(PoisonError::into_inner)
}
