//! Child processes: starts them without a console window, explains why they failed, and ends them together with the
//! processes that they started.

#[cfg(target_os = "linux")]
mod descendants;
#[cfg(unix)]
mod guard;
#[cfg(unix)]
mod guard_connection;
mod guarded;
#[cfg(windows)]
mod job;

pub use guarded::{GuardedProcess, guard_with, guard_with_this_program, this_program};

use std::io;
use std::process::{Command, ExitCode, ExitStatus, Stdio};

/// The error for a file that is not in the system's program format.
#[cfg(unix)]
const NO_PROGRAM: i32 = rustix::io::Errno::NOEXEC.raw_os_error();
/// `ERROR_BAD_EXE_FORMAT`.
#[cfg(windows)]
const NO_PROGRAM: i32 = 193;
/// No error has this number, because a browser starts no programs.
#[cfg(target_arch = "wasm32")]
const NO_PROGRAM: i32 = -1;

/// The exit status of the dynamic loader when a library is missing.
const NO_LIBRARY: i32 = 127;

/// Whether other programs can be started.
pub const CAN_START: bool = cfg!(not(target_arch = "wasm32"));

/// Whether a program could not be started because the file is not a program.
pub fn is_no_program(error: &io::Error) -> bool {
    error.raw_os_error() == Some(NO_PROGRAM)
}

/// Whether a program was ended by a signal or an exception, or exited like one that lacks a library.
pub fn is_crash(status: ExitStatus) -> bool {
    // Windows reports an exception as a negative exit status.
    status.code().is_none_or(|code| code < 0 || code == NO_LIBRARY)
}

/// The ID of this process; 0 in a browser, where a page has none.
pub fn id() -> u32 {
    if cfg!(target_arch = "wasm32") { 0 } else { std::process::id() }
}

/// Keeps Windows from opening a console window for the program.
pub fn without_window(command: &mut Command) -> &mut Command {
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(command, job::CREATE_NO_WINDOW);
    command
}

fn with_pipes(command: &mut Command) -> &mut Command {
    without_window(command.stdin(Stdio::piped()).stdout(Stdio::piped()))
}

/// Does the work of a guard if this process was started as one, and returns its exit code. Call this before anything
/// else, since the window waits while a guard starts.
pub fn run_guard() -> Option<ExitCode> {
    #[cfg(unix)]
    return guard::run_if_asked();
    #[cfg(not(unix))]
    None
}
