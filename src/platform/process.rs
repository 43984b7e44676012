//! Child processes: their windows, and ending one with all that it started.

use std::process::{Child, Command};

/// Gives the program no window of its own where the system would open one.
pub fn without_window(command: &mut Command) -> &mut Command {
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
    }
    command
}

/// Starts the program in a process group of its own where the system has such, so that [`kill_group`] ends also what it
/// starts.
pub fn in_own_group(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// Kills a program that still runs and was started [`in_own_group`], and waits for its end. Where the system has no groups,
/// the program alone.
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
