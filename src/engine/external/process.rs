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

/// A running engine. Dropping it kills the process.
pub struct Process {
    body: Body,
    to_say: Option<Sender<String>>,
}

type Body = Arc<Mutex<Child>>;

/// All engines that may still be running, and whether new ones may be started.
static HOUSE: Mutex<House> = Mutex::new(House { closed: false, bodies: Vec::new() });

struct House {
    closed: bool,
    bodies: Vec<Body>,
}

/// Interval for checking whether a process has exited.
const LOOK: Duration = Duration::from_millis(5);

/// When the program exits, engines that were told to quit get this much time.
const LAST_GRACE: Duration = Duration::from_millis(200);

/// Kills every remaining engine and prevents new ones. Call it when the program exits, since the exit waits for no
/// threads.
pub fn end_all() {
    let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
    house.closed = true;
    let bodies = std::mem::take(&mut house.bodies);
    drop(house);
    wait_for(&bodies, LAST_GRACE);
    bodies.iter().for_each(kill);
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
        let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
        if house.closed {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let mut child = command(setup).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let body = Arc::new(Mutex::new(child));
        house.bodies.push(Arc::clone(&body));
        drop(house);
        let (to_say, said) = channel();
        let process = Process { body, to_say: Some(to_say) };
        thread::Builder::new().name("guest hears".to_owned()).spawn(move || write(input, &said))?;
        let read = move || {
            let end = output.map_or(End::Closed, |output| lines::read(output, |line| tell(Ok(line))));
            tell(Err(end));
        };
        thread::Builder::new().name("guest speaks".to_owned()).spawn(read)?;
        Ok(process)
    }

    /// Sends a line. Errors show up in the engine's output or its end.
    pub fn say(&self, line: &str) {
        if let Some(to_say) = &self.to_say {
            // The writer thread ends only if the engine no longer reads.
            let _ = to_say.send(format!("{line}\n"));
        }
    }

    /// Asks the engine to quit, and kills it if it has not exited after `grace`.
    pub fn end(mut self, grace: Duration) {
        self.say("quit");
        self.to_say = None;
        wait_for(std::slice::from_ref(&self.body), grace);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill(&self.body);
        let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
        house.bodies.retain(|body| !Arc::ptr_eq(body, &self.body));
    }
}

fn command(setup: &EngineSetup) -> Command {
    let mut command = Command::new(&setup.command);
    command.args(&setup.arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
    }
    command
}

/// On its own thread, since a full pipe blocks.
fn write(input: Option<ChildStdin>, said: &Receiver<String>) {
    let Some(mut input) = input else { return };
    for line in said {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Waits until these processes have exited, at most for `grace`.
fn wait_for(bodies: &[Body], grace: Duration) {
    let until = Instant::now() + grace;
    while Instant::now() < until && bodies.iter().any(|body| is_running(&mut lock(body))) {
        thread::sleep(LOOK);
    }
}

/// Whether the process is still running; if not, this reaps it.
fn is_running(child: &mut Child) -> bool {
    matches!(child.try_wait(), Ok(None))
}

fn kill(body: &Body) {
    let mut child = lock(body);
    if !is_running(&mut child) {
        return;
    }
    // A failure here can't be reported to anyone.
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(
        rustix::process::Pid::from_child(&child),
        rustix::process::Signal::KILL,
    );
    let _ = child.kill();
    let _ = child.wait();
}

fn lock(body: &Body) -> MutexGuard<'_, Child> {
    body.lock().unwrap_or_else(PoisonError::into_inner)
}
