//! A guest's program: started, spoken to, heard, and ended. Nothing here waits for it but [`Process::end`] and
//! dropping it.
//!
//! It gets a group of its own where the system has such, so that what it started ends with it.
//!
//! What is said: see `engine::external::uci_client`.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{self, End};
use super::setup::EngineSetup;

/// A program that runs. Dropped, it is ended at once.
pub struct Process {
    body: Body,
    to_say: Option<Sender<String>>,
}

type Body = Arc<Mutex<Child>>;

/// All programs that may still run, and whether another may be started.
static HOUSE: Mutex<House> = Mutex::new(House { closed: false, bodies: Vec::new() });

struct House {
    closed: bool,
    bodies: Vec<Body>,
}

/// How often it is looked whether a program has ended.
const LOOK: Duration = Duration::from_millis(5);

/// When the program ends, guests that were told to quit have so long to do so.
const LAST_GRACE: Duration = Duration::from_millis(200);

/// Ends every guest that is still there; none can be started any more. For when the program itself ends, which
/// waits for none of its threads.
pub fn end_all() {
    let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
    house.closed = true;
    let bodies = std::mem::take(&mut house.bodies);
    drop(house);
    wait_for(&bodies, LAST_GRACE);
    bodies.iter().for_each(kill);
}

impl Process {
    /// Starts the program; what it writes is told from a thread, the end last.
    ///
    /// # Errors
    /// Why the system does not start it.
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

    /// Says a line. Whether it is heard shows in what comes back.
    pub fn say(&self, line: &str) {
        if let Some(to_say) = &self.to_say {
            // Its thread ends only when the program does not listen any more.
            let _ = to_say.send(format!("{line}\n"));
        }
    }

    /// Asks it to end, and ends it when it has not after so long.
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

/// A pipe that is full holds up this thread and no other.
fn write(input: Option<ChildStdin>, said: &Receiver<String>) {
    let Some(mut input) = input else { return };
    for line in said {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Waits until these programs have ended, but no longer than this.
fn wait_for(bodies: &[Body], grace: Duration) {
    let until = Instant::now() + grace;
    while Instant::now() < until && bodies.iter().any(|body| is_running(&mut lock(body))) {
        thread::sleep(LOOK);
    }
}

/// Whether it has not ended yet; once it has, the system forgets it.
fn is_running(child: &mut Child) -> bool {
    matches!(child.try_wait(), Ok(None))
}

fn kill(body: &Body) {
    let mut child = lock(body);
    if !is_running(&mut child) {
        return;
    }
    // Whether that can be done or not, there is nobody to tell.
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
