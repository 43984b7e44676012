//! Child processes: hiding their windows, and ending them together with the processes they started.

use std::process::{Child, Command};

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
