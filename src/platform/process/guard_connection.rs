//! The window's end of the connection with a guard. When this end is closed (by the system, if the window is gone), the
//! guard ends its program.
//!
//! For the other end, see `platform::process::guard`.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use super::{guard, with_pipes};

/// How long a guard may take to report that it has started the program.
const START: Duration = Duration::from_secs(10);

/// The connection with a running guard.
pub struct GuardConnection(UnixStream);

impl GuardConnection {
    /// Starts a program under a guard.
    ///
    /// # Errors
    /// The system could not start the guard, or the guard could not start the program or did not answer in time.
    pub fn start(
        guard: &Path,
        program: &OsStr,
        arguments: &[String],
    ) -> io::Result<(Child, GuardConnection)> {
        let (ours, theirs) = UnixStream::pair()?;
        let mut command = Command::new(guard);
        command.arg0("jadoube").arg(guard::WORD).arg(program).args(arguments);
        // The guard gets its own process group, so that Ctrl+C in the terminal of the window does not reach it.
        let child = with_pipes(command.process_group(0)).stderr(OwnedFd::from(theirs)).spawn();
        // The command has a copy of the guard's end, which would keep the connection open.
        drop(command);
        let mut connection = GuardConnection(ours);
        let mut child = child?;
        if let Err(error) = connection.answer() {
            connection.kill();
            // Usually the guard has ended by itself; a guard that hangs must not be left behind.
            let _ = child.kill();
            let _ = child.wait();
            return Err(error);
        }
        Ok((child, connection))
    }

    /// Waits for the guard to report whether the program has started.
    fn answer(&mut self) -> io::Result<()> {
        self.0.set_read_timeout(Some(START))?;
        let mut code = [0; size_of::<i32>()];
        self.0.read_exact(&mut code)?;
        match i32::from_ne_bytes(code) {
            0 => Ok(()),
            code => Err(io::Error::from_raw_os_error(code)),
        }
    }

    /// Tells the guard to kill the program now.
    pub fn kill(&mut self) {
        // If this fails, the guard is gone already.
        let _ = self.0.write_all(&[guard::KILL]);
    }
}
