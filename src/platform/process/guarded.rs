//! Starts other programs, and ends them together with what they started, if possible even after this program was
//! killed.
//!
//! On Unix, a guard runs between this program and the other program (see `platform::process::guard`). Without a guard,
//! the other program gets its own process group, which keeps running if this program is killed. On Windows, the other
//! program gets a job object, whose processes the system ends when this program is gone.

use std::ffi::OsStr;
use std::io;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

#[cfg(unix)]
use super::guard_connection::GuardConnection;
#[cfg(windows)]
use super::job::Job;
use super::{is_crash, with_pipes};

static GUARD: OnceLock<PathBuf> = OnceLock::new();

/// Makes [`GuardedProcess::start`] start programs under a guard from now on, except on Windows; `program` is the path
/// of the `jadoube` that serves as the guard. Only the first call has an effect.
pub fn guard_with(program: PathBuf) {
    let _ = GUARD.set(program);
}

/// If the system reports the path of the running program, which must be `jadoube`, calls [`guard_with`] with that path.
pub fn guard_with_this_program() {
    if let Ok(program) = this_program() {
        guard_with(program);
    }
}

/// The path of the running program.
///
/// # Errors
/// The system does not say which program is running.
pub fn this_program() -> io::Result<PathBuf> {
    // This path remains valid even if an update replaces the file.
    let running = PathBuf::from("/proc/self/exe");
    if running.exists() { Ok(running) } else { std::env::current_exe() }
}

/// A program that was started. Its standard input and output are pipes; its standard error is discarded.
pub struct GuardedProcess {
    child: Child,
    /// The connection with the guard; `None` without a guard.
    #[cfg(unix)]
    connection: Option<GuardConnection>,
    /// Closing the job kills all processes in it.
    #[cfg(windows)]
    job: Option<Job>,
    has_ended: bool,
}

impl GuardedProcess {
    /// Starts a program.
    ///
    /// # Errors
    /// The program could not be started.
    pub fn start(program: &OsStr, arguments: &[String]) -> io::Result<GuardedProcess> {
        #[cfg(unix)]
        if let Some(guard) = GUARD.get() {
            let (child, connection) = GuardConnection::start(guard, program, arguments)?;
            return Ok(GuardedProcess { child, connection: Some(connection), has_ended: false });
        }
        let mut command = Command::new(program);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let command = with_pipes(command.args(arguments)).stderr(Stdio::null());
        #[cfg(windows)]
        let (child, job) = super::job::start(command)?;
        #[cfg(not(windows))]
        let child = command.spawn()?;
        Ok(GuardedProcess {
            #[cfg(unix)]
            connection: None,
            #[cfg(windows)]
            job,
            child,
            has_ended: false,
        })
    }

    /// Takes the program's input and output; each is `None` after the first call.
    pub fn take_pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>) {
        (self.child.stdin.take(), self.child.stdout.take())
    }

    /// Whether the program has ended. If it has, its process group or job is killed too, unless a guard does that.
    pub fn has_ended(&mut self) -> bool {
        if !self.has_ended && !matches!(self.child.try_wait(), Ok(None)) {
            self.has_ended = true;
            self.kill_rest();
        }
        self.has_ended
    }

    /// Whether the program has ended in a way that [`is_crash`] counts as a crash.
    pub fn has_crashed(&mut self) -> bool {
        self.has_ended() && matches!(self.child.try_wait(), Ok(Some(status)) if is_crash(status))
    }

    /// Kills the program and its process group or job, or has the guard do so, without waiting for the end.
    pub fn kill(&mut self) {
        if self.has_ended() {
            return;
        }
        #[cfg(unix)]
        if let Some(connection) = &mut self.connection {
            return connection.kill();
        }
        self.kill_rest();
        let _ = self.child.kill();
    }

    /// Kills the process group or the job of a program without a guard. Call this before the system can give the number
    /// of the process group to another group.
    fn kill_rest(&mut self) {
        #[cfg(unix)]
        if self.connection.is_none() {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        #[cfg(windows)]
        drop(self.job.take());
    }
}
