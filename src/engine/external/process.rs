//! The child process of an external engine: start, write, read, end. Only [`Process::end`] and dropping it wait for the
//! process.
//!
//! On Unix it gets its own process group, so that processes it started are killed with it.
//!
//! The dialogue: see `engine::external::uci_client`.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{self, End};
use super::setup::EngineSetup;
use crate::platform;

/// A running engine. Dropping it kills the process.
pub struct Process {
    child: SharedChild,
    input: Option<Sender<String>>,
}

type SharedChild = Arc<Mutex<Child>>;

/// All engines that may still be running, and whether new ones may be started.
static PROCESSES: Mutex<Processes> = Mutex::new(Processes { closed: false, children: Vec::new() });

struct Processes {
    closed: bool,
    children: Vec<SharedChild>,
}

/// Interval for checking whether a process has exited.
const POLL: Duration = Duration::from_millis(5);

/// Engines that closed their output, or were told to quit when the program exits, get this much time.
const LAST_GRACE: Duration = Duration::from_millis(200);

/// Kills every remaining engine and prevents new ones. Call it when the program exits, since the exit waits for no
/// threads.
pub fn end_all() {
    let mut processes = PROCESSES.lock().unwrap_or_else(PoisonError::into_inner);
    processes.closed = true;
    let children = std::mem::take(&mut processes.children);
    drop(processes);
    wait_for(&children, LAST_GRACE);
    children.iter().for_each(kill);
}

impl Process {
    /// Starts the engine. A thread passes its output to `tell`, with the end last.
    ///
    /// # Errors
    /// The system could not start the program.
    pub fn start(
        setup: &EngineSetup,
        mut tell: impl FnMut(Result<&str, End>) + Send + 'static,
    ) -> io::Result<Process> {
        let mut processes = PROCESSES.lock().unwrap_or_else(PoisonError::into_inner);
        if processes.closed {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let mut child = command(setup).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
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

    /// Sends a line. Errors show up in the engine's output or its end.
    pub fn say(&self, line: &str) {
        if let Some(input) = &self.input {
            // The writer thread ends only if the engine no longer reads.
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// Whether the program exited in an error that the system caused or noticed, rather than of its own accord. Its
    /// output has ended; the exit itself may follow a moment later.
    pub fn has_crashed(&self) -> bool {
        wait_for(std::slice::from_ref(&self.child), LAST_GRACE);
        matches!(lock(&self.child).try_wait(), Ok(Some(status)) if platform::process::is_crash(status))
    }

    /// Asks the engine to quit, and kills it if it has not exited after `grace`.
    pub fn end(mut self, grace: Duration) {
        self.say("quit");
        self.input = None;
        wait_for(std::slice::from_ref(&self.child), grace);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill(&self.child);
        let mut processes = PROCESSES.lock().unwrap_or_else(PoisonError::into_inner);
        processes.children.retain(|child| !Arc::ptr_eq(child, &self.child));
    }
}

fn command(setup: &EngineSetup) -> Command {
    let mut command = Command::new(&setup.command);
    command.args(&setup.arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    platform::process::without_window(platform::process::in_own_group(&mut command));
    command
}

/// On its own thread, since a full pipe blocks.
fn write(input: Option<ChildStdin>, lines: &Receiver<String>) {
    let Some(mut input) = input else { return };
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Waits until these processes have exited, at most for `grace`.
fn wait_for(children: &[SharedChild], grace: Duration) {
    let until = Instant::now() + grace;
    while Instant::now() < until && children.iter().any(|child| is_running(&mut lock(child))) {
        thread::sleep(POLL);
    }
}

/// Whether the process is still running; if not, this reaps it.
fn is_running(child: &mut Child) -> bool {
    matches!(child.try_wait(), Ok(None))
}

fn kill(child: &SharedChild) {
    let mut child = lock(child);
    if is_running(&mut child) {
        platform::process::kill_group(&mut child);
    }
}

fn lock(child: &SharedChild) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}
