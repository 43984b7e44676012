//! Child processes: hiding their windows, why they failed, and ending them together with the processes they started.

use std::io;
use std::process::{Child, Command, ExitStatus};

/// The error for a file that is not in the system's format of programs.
#[cfg(unix)]
const NO_PROGRAM: i32 = rustix::io::Errno::NOEXEC.raw_os_error();
/// `ERROR_BAD_EXE_FORMAT`.
#[cfg(windows)]
const NO_PROGRAM: i32 = 193;

/// The exit status of the dynamic loader when a library is missing.
const NO_LIBRARY: i32 = 127;

/// Whether a program could not be started because the file holds none.
pub fn is_no_program(error: &io::Error) -> bool {
    error.raw_os_error() == Some(NO_PROGRAM)
}

/// Whether a program was ended by a signal or an exception, or lacked a library.
pub fn is_crash(status: ExitStatus) -> bool {
    // Windows reports an exception as a negative exit status.
    status.code().is_none_or(|code| code < 0 || code == NO_LIBRARY)
}

/// Makes the system open no console window for the program.
pub fn without_window(command: &mut Command) -> &mut Command {
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
    }
    command
}

/// Starts the program in its own process group, if the system has groups, so that [`kill_group`] also ends what it
/// starts.
pub fn in_own_group(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// Kills a running program that was started [`in_own_group`], and waits for its end. Without process groups it kills
/// only the program itself.
pub fn kill_group(child: &mut Child) {
    // A failure here can't be reported to anyone.
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(
        rustix::process::Pid::from_child(child),
        rustix::process::Signal::KILL,
    );
    let _ = child.kill();
    let _ = child.wait();
}
