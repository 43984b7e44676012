//! What differs between systems: clocks, folders, child processes, programs that make sound, languages.
//!
//! This is the lowest layer; no other layer checks which system it runs on.

pub mod audio;
pub mod folders;
pub mod process;

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use boot_time::Instant as BootInstant;

/// The locales chosen in the system settings, such as `nl-NL`, the preferred one first.
pub fn locales() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}

/// The computer's clocks at one moment: two monotonic clocks, counted from the first reading, and the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// Time without sleep, if the system can tell.
    pub awake: Duration,
    /// Time including sleep.
    pub elapsed: Duration,
    /// The system time, which may be set back. It names files and dates games; nothing is measured with it.
    pub since_1970: Duration,
}

impl Reading {
    /// Reads the computer's clocks.
    pub fn now() -> Reading {
        static FIRST: OnceLock<(Instant, BootInstant)> = OnceLock::new();
        let (awake, elapsed) = FIRST.get_or_init(|| (Instant::now(), BootInstant::now()));
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Reading { awake: awake.elapsed(), elapsed: elapsed.elapsed(), since_1970 }
    }
}
