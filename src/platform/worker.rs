//! In a browser, the engine is another copy of this program, which speaks UCI, because the page's only thread must not
//! wait. On other platforms, the engine runs in threads of this process.

/// A function that is called with each line that the copy writes, and with `None` if the copy has failed.
pub type OnLine = Box<dyn FnMut(Option<&str>)>;

/// A running copy of the program. Dropping the worker ends the copy.
#[derive(Debug)]
pub struct Worker(#[cfg(target_arch = "wasm32")] super::web::worker::Handle);

#[cfg(not(target_arch = "wasm32"))]
impl Worker {
    /// Returns `None`, because threads do the work of a copy.
    pub fn start(_: OnLine) -> Option<Worker> {
        None
    }

    /// Does nothing, because there is no worker.
    pub fn say(&self, _: &str) {}
}

#[cfg(target_arch = "wasm32")]
impl Worker {
    /// Starts a copy; returns `None` in a worker and outside a browser.
    pub fn start(tell: OnLine) -> Option<Worker> {
        super::web::worker::start(tell).map(Worker)
    }

    /// Sends a line to the copy.
    pub fn say(&self, line: &str) {
        self.0.say(line);
    }
}
