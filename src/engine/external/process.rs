//! The child process of an external engine, or of the driver of an electronic board. Writing never blocks.
//! [`Process::end`], [`Process::close`], [`Process::has_crashed`], [`end_all`] and dropping a [`Process`] wait for
//! processes to exit, but only for a limited time.
//!
//! If possible, the process ends with this program, and so do the processes that it started: see
//! `platform::process::guarded`.
//!
//! For the dialogue, see `engine::external::uci_client`.

use std::io::{self, Write};
use std::process::ChildStdin;
use std::slice;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::lines::{self, End};
use super::setup::EngineSetup;
use crate::platform::process::GuardedProcess;
use crate::platform::thread::{self, lock};
use crate::platform::time::Instant;

/// A running engine or driver. Dropping it kills the process.
pub struct Process {
    child: SharedChild,
    input: Option<Sender<String>>,
}

type SharedChild = Arc<Mutex<GuardedProcess>>;

/// All engines that may still be running, and whether [`end_all`] was called; after that, no engine is started.
static PROCESSES: Mutex<Processes> = Mutex::new(Processes { closed: false, children: Vec::new() });

struct Processes {
    closed: bool,
    children: Vec<SharedChild>,
}

/// The interval between two checks of whether an engine has exited.
const POLL: Duration = Duration::from_millis(5);

/// How long an engine that has closed its output may take to exit, and how long engines may take when this program
/// exits.
const LAST_GRACE: Duration = Duration::from_millis(200);

/// The longest wait for killed processes to end.
const KILLED: Duration = Duration::from_secs(1);

/// Kills every remaining engine after a short wait, and prevents new ones. Call it when the program exits, since the
/// exit does not wait for threads.
pub fn end_all() {
    let mut processes = lock(&PROCESSES);
    processes.closed = true;
    let children = std::mem::take(&mut processes.children);
    drop(processes);
    wait_for(&children, LAST_GRACE);
    kill(&children);
}

impl Process {
    /// Starts the engine. A thread passes each line of its output to `tell`, and finally the reason why the output
    /// ended.
    ///
    /// # Errors
    /// The system could not start the program or a thread, or [`end_all`] was called.
    pub fn start(
        setup: &EngineSetup,
        mut tell: impl FnMut(Result<&str, End>) + Send + 'static,
    ) -> io::Result<Process> {
        let mut processes = lock(&PROCESSES);
        if processes.closed {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let mut child = GuardedProcess::start(setup.command.as_os_str(), &setup.arguments)?;
        let (input, output) = child.take_pipes();
        let child = Arc::new(Mutex::new(child));
        processes.children.push(Arc::clone(&child));
        drop(processes);
        let (sender, lines) = channel();
        let process = Process { child, input: Some(sender) };
        thread::Builder::new().name("engine input".to_owned()).spawn(move || write(input, &lines))?;
        let read = move || {
            let end = output.map_or(End::Closed, |output| lines::read(output, |line| tell(Ok(line))));
            tell(Err(end));
        };
        thread::Builder::new().name("engine output".to_owned()).spawn(read)?;
        Ok(process)
    }

    /// Sends a line. Failures are not reported here; the caller notices that the engine's output ends or that no answer
    /// comes.
    pub fn say(&self, line: &str) {
        if let Some(input) = &self.input {
            // The writer thread ends only if the engine no longer reads.
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// Whether the engine has crashed, as `platform::process::is_crash` defines it. Call this once its output has
    /// ended; it waits briefly for the engine to exit.
    pub fn has_crashed(&self) -> bool {
        wait_for(slice::from_ref(&self.child), LAST_GRACE);
        lock(&self.child).has_crashed()
    }

    /// Asks the engine to quit, and kills it if it has not exited after `grace`.
    pub fn end(self, grace: Duration) {
        self.say("quit");
        self.close(grace);
    }

    /// Closes the engine's input, and kills the engine if it has not exited after `grace`.
    pub fn close(mut self, grace: Duration) {
        self.input = None;
        wait_for(slice::from_ref(&self.child), grace);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill(slice::from_ref(&self.child));
        let mut processes = lock(&PROCESSES);
        processes.children.retain(|child| !Arc::ptr_eq(child, &self.child));
    }
}

/// Writes the lines; runs on its own thread, since a full pipe blocks.
fn write(input: Option<ChildStdin>, lines: &Receiver<String>) {
    let Some(mut input) = input else { return };
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Kills these engines, and waits for at most [`KILLED`] until they have ended.
fn kill(children: &[SharedChild]) {
    for child in children {
        lock(child).kill();
    }
    wait_for(children, KILLED);
}

/// Waits until these engines have exited, at most for `grace`.
fn wait_for(children: &[SharedChild], grace: Duration) {
    let until = Instant::now() + grace;
    while Instant::now() < until && children.iter().any(|child| !lock(child).has_ended()) {
        thread::sleep(POLL);
    }
}
