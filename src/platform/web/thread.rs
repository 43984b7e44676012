//! A page has one thread, so work meant for another thread is done after the current event. Work whose result is waited
//! for is done immediately.

use std::any::Any;
use std::collections::VecDeque;
use std::io;
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use wasm_bindgen::prelude::*;

use crate::platform::mutex::lock;

pub use std::thread::scope;

/// Whether one thread can wait for another.
pub const CAN_WAIT: bool = false;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(work: &JsValue, milliseconds: i32) -> JsValue;
}

/// Calls `work` once, after the current event and after a delay of `after`, rounded down to milliseconds.
pub fn later(after: Duration, work: impl FnOnce() + 'static) {
    set_timeout(&Closure::once_into_js(work), after.as_millis() as i32);
}

/// A builder that starts work, with the interface of [`std::thread::Builder`].
#[derive(Debug, Default)]
pub struct Builder;

impl Builder {
    pub fn new() -> Builder {
        Builder
    }

    pub fn name(self, _: String) -> Builder {
        self
    }

    pub fn stack_size(self, _: usize) -> Builder {
        self
    }

    /// # Errors
    /// This never fails; the result is an [`io::Result`] as on other systems.
    #[allow(clippy::unnecessary_wraps, reason = "as std has it")]
    pub fn spawn<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<JoinHandle<T>> {
        let task = Arc::new(Mutex::new(Task::Waits(Box::new(work))));
        let own = Arc::clone(&task);
        later(Duration::ZERO, move || run(&own));
        Ok(JoinHandle(task))
    }
}

impl Builder {
    /// # Errors
    /// This always fails, because a page can't wait for another thread.
    pub fn spawn_scoped<'scope, T>(
        self,
        _: &'scope Scope<'scope, '_>,
        _: impl FnOnce() -> T + Send + 'scope,
    ) -> io::Result<ScopedJoinHandle<'scope, T>> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Work that was started.
pub struct JoinHandle<T>(Arc<Mutex<Task<T>>>);

enum Task<T> {
    Waits(Box<dyn FnOnce() -> T + Send>),
    Runs,
    Done(T),
}

impl<T> std::fmt::Debug for JoinHandle<T> {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.write_str("JoinHandle")
    }
}

impl<T> JoinHandle<T> {
    /// The result; the work is done now if it has not been done yet.
    ///
    /// # Errors
    /// The work is still running. This happens only if the work itself asks for its result.
    pub fn join(self) -> Result<T, Box<dyn Any + Send>> {
        run(&self.0);
        let task = std::mem::replace(&mut *lock(&self.0), Task::Runs);
        if let Task::Done(result) = task { Ok(result) } else { Err(Box::new("still running")) }
    }

    pub fn is_finished(&self) -> bool {
        matches!(*lock(&self.0), Task::Done(_))
    }
}

fn run<T>(task: &Mutex<Task<T>>) {
    let mut now = lock(task);
    if let Task::Waits(_) = *now
        && let Task::Waits(work) = std::mem::replace(&mut *now, Task::Runs)
    {
        drop(now);
        let result = work();
        *lock(task) = Task::Done(result);
    }
}

/// # Errors
/// This never fails.
#[allow(clippy::unnecessary_wraps, reason = "as std has it")]
pub fn available_parallelism() -> io::Result<NonZero<usize>> {
    Ok(NonZero::<usize>::MIN)
}

/// Does nothing, because a page can't wait.
pub fn sleep(_: Duration) {}

/// A queue of tasks, which are carried out in order. Dropping it drops the tasks that are waiting, unless one of its
/// tasks is running at that moment.
pub struct Queue<T>(Arc<Mutex<Tasks<T>>>);

struct Tasks<T> {
    waiting: VecDeque<T>,
    handle: Option<Box<dyn FnMut(T) + Send>>,
    scheduled: bool,
}

impl<T: 'static> Queue<T> {
    /// Passes a task on; always returns `true`.
    pub fn send(&self, task: T) -> bool {
        let mut tasks = lock(&self.0);
        tasks.waiting.push_back(task);
        if !std::mem::replace(&mut tasks.scheduled, true) {
            let weak = Arc::downgrade(&self.0);
            later(Duration::ZERO, move || {
                if let Some(tasks) = weak.upgrade() {
                    carry_out(&tasks);
                }
            });
        }
        true
    }
}

/// Carries out the waiting tasks. The queue is not locked while a task runs, so a task may send another.
fn carry_out<T>(tasks: &Mutex<Tasks<T>>) {
    loop {
        let mut now = lock(tasks);
        let Some(task) = now.waiting.pop_front() else {
            now.scheduled = false;
            return;
        };
        let Some(mut handle) = now.handle.take() else { return };
        drop(now);
        handle(task);
        lock(tasks).handle = Some(handle);
    }
}

/// Makes a queue. `begin` is called before the first task is carried out.
pub fn serve<T: Send + 'static, H: FnMut(T) + Send + 'static>(
    _: &str,
    begin: impl FnOnce() -> H + Send + 'static,
) -> Queue<T> {
    let (mut begin, mut handle) = (Some(begin), None);
    let handle = move |task| {
        if let Some(begin) = begin.take() {
            handle = Some(begin());
        }
        if let Some(handle) = &mut handle {
            handle(task);
        }
    };
    let tasks = Tasks { waiting: VecDeque::new(), handle: Some(Box::new(handle)), scheduled: false };
    Queue(Arc::new(Mutex::new(tasks)))
}

/// Repeats `work`, with a pause of `interval` after each run, until it returns `false`.
pub fn every(name: &str, interval: Duration, mut work: impl FnMut() -> bool + Send + 'static) {
    let name = name.to_owned();
    later(Duration::ZERO, move || {
        if work() {
            later(interval, move || every(&name, interval, work));
        }
    });
}
