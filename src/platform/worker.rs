//! Another copy of this program next to the window, which speaks UCI: the engine of a page, whose one thread must not
//! wait. On other systems the engine runs in threads of the window's own process.

/// Called with each line that the copy writes; `None` if it has failed.
pub type OnLine = Box<dyn FnMut(Option<&str>)>;

/// A running copy. Dropping this ends the copy at once.
#[derive(Debug)]
pub struct Worker(#[cfg(target_arch = "wasm32")] super::web::worker::Handle);

#[cfg(not(target_arch = "wasm32"))]
impl Worker {
    /// Starts a copy; returns `None` where threads do its work.
    pub fn start(_: OnLine) -> Option<Worker> {
        None
    }

    /// Sends a line.
    pub fn say(&self, _: &str) {}
}

#[cfg(target_arch = "wasm32")]
impl Worker {
    /// Starts a copy; returns `None` outside a page.
    pub fn start(tell: OnLine) -> Option<Worker> {
        super::web::worker::start(tell).map(Worker)
    }

    /// Sends a line.
    pub fn say(&self, line: &str) {
        self.0.say(line);
    }
}
