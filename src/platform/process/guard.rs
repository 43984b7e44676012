//! The guard: a process between the window and a program that the window starts. When the window is gone, the guard
//! kills the program's process group, and on Linux all processes that the program started. A guard is `jadoube` itself,
//! started with [`WORD`] as its first argument.
//!
//! The standard error of the guard is one end of a socket, the connection. Only the window has the other end, so the
//! connection closes however the window ends. The program gets the guard's standard input and output.
//!
//! For the window's side, see `platform::process::guarded`.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use rustix::io::Errno;
use rustix::process::{Pid, Signal, WaitOptions, WaitStatus, getpid, kill_process, kill_process_group, wait};

/// The first argument of a guard; the program and its arguments follow.
pub(super) const WORD: &str = "engine-guard";
/// The byte that the window sends to have the program killed.
pub(super) const KILL: u8 = b'k';
/// How long the program may take to end by itself once the window is gone: most programs exit when their input ends.
const GRACE: Duration = Duration::from_millis(200);

/// Does the work of a guard if the command line asks for one, and returns its exit code; `None` if there is nothing to
/// guard. A user can't start a guard by typing the command, because standard error is then not a socket.
pub fn run_if_asked() -> Option<ExitCode> {
    let mut words = std::env::args_os().skip(1);
    words.next().filter(|word| word == WORD)?;
    let connection = UnixStream::from(io::stderr().as_fd().try_clone_to_owned().ok()?);
    connection.peer_addr().ok()?;
    let program = words.next()?;
    let [mut reader, mut writer] = [connection.try_clone().ok()?, connection];
    // This sets the name of the guard in lists of processes. `killall jadoube` ends the window, and the guard has to
    // outlive the window.
    #[cfg(target_os = "linux")]
    let _ = std::fs::write("/proc/self/comm", WORD);
    let engine = start(program, words);
    let code = engine.as_ref().map_or_else(|error| *error, |_| 0);
    let reported = writer.write_all(&code.to_ne_bytes());
    let engine = engine.ok()?;
    let connection = thread::Builder::new().spawn(move || {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(1) if byte == [KILL] => {}
            _ => thread::sleep(GRACE),
        }
        kill(engine);
    });
    if reported.is_err() || connection.is_err() {
        kill(engine);
    }
    Some(exit_like(wait_for(engine)))
}

/// Starts the program in its own process group, so that a signal to that group does not reach the guard.
///
/// # Errors
/// The program can't be started; the number is the system's error number.
fn start(program: OsString, arguments: impl Iterator<Item = OsString>) -> Result<Pid, i32> {
    let number = |error: io::Error| error.raw_os_error().unwrap_or(Errno::INVAL.raw_os_error());
    #[cfg(target_os = "linux")]
    super::descendants::adopt().map_err(Errno::raw_os_error)?;
    let nothing = File::options().read(true).write(true).open("/dev/null").map_err(number)?;
    let mut command = Command::new(program);
    let child = command.args(arguments).stderr(Stdio::null()).process_group(0).spawn().map_err(number)?;
    // The guard closes its copies, so that the window notices when the program closes its input or output.
    let closed = rustix::stdio::dup2_stdin(&nothing).and_then(|()| rustix::stdio::dup2_stdout(&nothing));
    let pid = Pid::from_child(&child);
    closed.map(|()| pid).map_err(|error| {
        kill(pid);
        error.raw_os_error()
    })
}

/// Kills the program's process group, or on Linux every process that descends from the guard, including the program.
fn kill(engine: Pid) {
    #[cfg(target_os = "linux")]
    {
        let _ = engine;
        super::descendants::kill();
    }
    #[cfg(not(target_os = "linux"))]
    let _ = kill_process_group(engine, Signal::KILL);
}

/// Waits until the program ends, and then kills its process group and, on Linux, all descendants of the guard. Returns
/// `None` if the system does not say how the program ended.
fn wait_for(engine: Pid) -> Option<WaitStatus> {
    let status = loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, status))) if pid == engine => break Some(status),
            // Another descendant ended whose own parent had ended before.
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => break None,
        }
    };
    let _ = kill_process_group(engine, Signal::KILL);
    #[cfg(target_os = "linux")]
    super::descendants::end();
    status
}

/// Returns the program's exit code. If it has none, kills this process, so that the window sees a crash as a crash.
fn exit_like(status: Option<WaitStatus>) -> ExitCode {
    if let Some(code) = status.and_then(WaitStatus::exit_status) {
        return ExitCode::from(code as u8);
    }
    // If the guard ended by the same signal, it could leave a core dump.
    let _ = kill_process(getpid(), Signal::KILL);
    ExitCode::FAILURE
}
