//! The processes that descend from this one, whatever their group or session. This process must be a subreaper, so that
//! it becomes the parent of each descendant whose own parent has ended.

use std::collections::HashSet;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::process::{Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, wait};

/// The first and the longest pause between two rounds of killing.
const PAUSES: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(100)];
/// How long to keep trying. Some processes, such as those of another user, can't be killed.
const PATIENCE: Duration = Duration::from_secs(10);

/// Makes this process the parent of every descendant whose own parent ends.
pub fn adopt() -> Result<(), Errno> {
    set_child_subreaper(Some(getpid()))
}

/// Kills all descendants, and returns once none is left or [`PATIENCE`] has passed.
pub fn end() {
    let begun = Instant::now();
    let [mut pause, longest] = PAUSES;
    while begun.elapsed() < PATIENCE {
        kill();
        // Without a child there is no descendant either, since this process adopts every orphan.
        loop {
            match wait(WaitOptions::NOHANG) {
                Ok(Some(_)) | Err(Errno::INTR) => {}
                Ok(None) => break,
                Err(_) => return,
            }
        }
        sleep(pause);
        pause = (pause * 2).min(longest);
    }
}

/// Sends SIGKILL to each descendant that is found. A process that starts in the meantime may be missed.
pub fn kill() {
    let own = getpid();
    let mut found = HashSet::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let name = entry.file_name();
        let number = name.to_str().and_then(|name| name.parse().ok());
        let Some(pid) = number.and_then(Pid::from_raw) else { continue };
        // Usually a child has a higher number than its parent. A child with a lower number is missed, but its parent is
        // killed in this round, and in the next round the child is a child of this process.
        if parent(pid).is_some_and(|parent| parent == own || found.contains(&parent)) {
            // The process is killed as soon as it is found, so that it starts no more processes. It may have ended in
            // the meantime.
            let _ = kill_process(pid, Signal::KILL);
            found.insert(pid);
        }
    }
}

/// The parent of a process; `None` if the process has ended or has no parent.
fn parent(pid: Pid) -> Option<Pid> {
    let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
    // The name of the process, in parentheses, may contain anything.
    let name_end = stat.iter().rposition(|byte| *byte == b')')?;
    let mut fields = std::str::from_utf8(&stat[name_end + 1..]).ok()?.split_ascii_whitespace();
    let state = fields.next()?;
    let parent = fields.next()?.parse().ok()?;
    Pid::from_raw(parent).filter(|_| !["Z", "X", "x"].contains(&state))
}
