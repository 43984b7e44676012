//! Crash reports, which are written when the window or one of its threads panics, and mentioned at the next start.
//!
//! The reports are in English, for developers. For the hooks that write them, see `main.rs` and `web`.

use std::collections::VecDeque;
use std::fmt::Write;
use std::io::{self, Read};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, TryLockError};

use crate::platform::fs;
use crate::platform::thread::lock;
use crate::platform::{self, folders, system};
use crate::rules::named;

/// The extension that [`take`] gives to a report's file.
const SHOWN: &str = "told.txt";
/// The maximum number of bytes read from a report; the rest is left out.
const MAX_REPORT_BYTES: u64 = 1 << 18;
/// The maximum number of actions in a report.
const MAX_ACTIONS: usize = 20;

named! {
    /// What a panic ended, worst first. The name of a variant is the name of the file with its latest report.
    pub enum CrashKind {
        /// The whole program.
        Crash = "crash.txt",
        /// One thread; the program kept running.
        Failure = "failure.txt",
    }
}

/// A report from an earlier run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub ending: CrashKind,
    pub text: String,
}

/// What is known about this run, for a report.
struct Run {
    details: String,
    actions: VecDeque<String>,
}

static RUN: Mutex<Run> = Mutex::new(Run { details: String::new(), actions: VecDeque::new() });

/// The folder for reports; `None` if the user has no home folder.
pub fn folder_of_player() -> Option<PathBuf> {
    Some(folders::state()?.join("crashes"))
}

/// The version of the program, the system, and the desktop if it is known, each on its own line.
pub fn version_and_system() -> String {
    let mut text = format!("Jadoube {} ({})\n", env!("CARGO_PKG_VERSION"), env!("JADOUBE_COMMIT"));
    let _ = writeln!(text, "system: {}", system::name());
    if let Some(desktop) = system::desktop() {
        let _ = writeln!(text, "desktop: {desktop}");
    }
    text
}

/// Sets the text with which reports of this run begin, in place of [`version_and_system`].
pub fn describe(details: String) {
    lock(&RUN).details = details;
}

/// Notes an action that the player has just requested; a report contains the latest ones.
pub fn note(action: String) {
    log::debug!("{action}");
    let mut run = lock(&RUN);
    if run.actions.len() == MAX_ACTIONS {
        run.actions.pop_front();
    }
    run.actions.push_back(action);
}

/// The report about a panic in the thread with this name.
pub fn report(panic: &PanicHookInfo<'_>, thread: &str, back_trace: &str) -> String {
    let what = panic.payload_as_str().unwrap_or("no message");
    let place = panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    // If the thread panicked while it noted an action, it still holds the lock.
    let run = match RUN.try_lock() {
        Ok(run) => Some(run),
        Err(TryLockError::Poisoned(run)) => Some(run.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    };
    let details = run.as_ref().map(|run| run.details.clone()).filter(|details| !details.is_empty());
    let mut text = details.unwrap_or_else(version_and_system);
    let _ = write!(text, "\npanic in thread {thread:?} at {place}:\n{what}\n\nlast actions:\n");
    for action in run.iter().flat_map(|run| &run.actions) {
        let _ = writeln!(text, "{action}");
    }
    let _ = write!(text, "\nback trace:\n{back_trace}");
    text
}

/// Writes a report to the folder, in place of an earlier one of the same kind, and returns its path.
///
/// # Errors
/// The file could not be written.
pub fn keep(folder: &Path, ending: CrashKind, report: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let file = folder.join(ending.name());
    super::write(&file, report)?;
    Ok(file)
}

/// Takes the report to show: the latest crash report or, if there is none, the latest failure report; `None` if neither
/// can be read. Both files are renamed, so that neither is taken again.
pub fn take(folder: &Path) -> Option<Report> {
    let found = CrashKind::ALL.into_iter().find_map(|ending| {
        let file = folder.join(ending.name());
        let mut bytes = Vec::new();
        platform::open_file(&file).ok()?.take(MAX_REPORT_BYTES).read_to_end(&mut bytes).ok()?;
        Some(Report { ending, text: String::from_utf8_lossy(&bytes).into_owned() })
    });
    for file in CrashKind::ALL.map(|ending| folder.join(ending.name())) {
        // A report that can't be renamed is taken again at the next start.
        let _ = fs::rename(&file, file.with_extension(SHOWN));
    }
    found
}
