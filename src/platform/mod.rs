//! What differs between systems, from clocks and files to child processes and serial ports. A browser counts as one of
//! these systems.
//!
//! This is the lowest layer; no other layer uses `cfg` to tell one system from another.

pub mod audio;
pub mod copied_files;
#[cfg(not(target_arch = "wasm32"))]
pub mod display;
#[cfg(not(target_arch = "wasm32"))]
pub mod folders;
pub mod fonts;
pub mod fs;
pub(crate) mod lock;
pub mod memory;
#[cfg(not(target_arch = "wasm32"))]
pub mod message;
mod mutex;
mod pending;
pub mod port;
pub mod preferences;
pub mod process;
pub mod screen_on;
pub mod stdio;
pub mod system;
pub mod thread;
pub mod time;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod worker;

pub use pending::Pending;
#[cfg(target_arch = "wasm32")]
pub use web::folders;

use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

#[cfg(not(target_arch = "wasm32"))]
use boot_time::Instant as BootInstant;
#[cfg(target_arch = "wasm32")]
use time::Instant as BootInstant;

use fs::{File, Metadata};
use time::{Instant, SystemTime, UNIX_EPOCH};

/// Whether the program can open a window of its own, which it can close or make full screen; in a browser, it can't.
pub const HAS_WINDOW: bool = cfg!(not(target_arch = "wasm32"));

/// The locales chosen in the settings of the system or the browser, such as `nl-NL`, the preferred one first.
pub fn locales() -> impl Iterator<Item = String> {
    #[cfg(target_arch = "wasm32")]
    return web::locales();
    #[cfg(not(target_arch = "wasm32"))]
    sys_locale::get_locales()
}

/// Opens a regular file to read it. A pipe or a device is refused, since it may never answer or never end.
///
/// # Errors
/// The file can't be opened. The error is `IsADirectory` for a folder, and `Unsupported` for anything else that is not
/// a regular file.
pub fn open_file(path: &Path) -> io::Result<File> {
    check_regular(&fs::metadata(path)?)?;
    File::open(path)
}

/// Fills the buffer with the bytes of a file from the offset `at` on. Several threads can read one file this way.
///
/// # Errors
/// The file ends earlier, or can't be read; `Unsupported` in a browser.
pub fn read_at(file: &File, at: u64, buffer: &mut [u8]) -> io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_exact_at(file, buffer, at);
    #[cfg(windows)]
    {
        let mut done = 0;
        while done < buffer.len() {
            match std::os::windows::fs::FileExt::seek_read(file, &mut buffer[done..], at + done as u64)? {
                0 => return Err(ErrorKind::UnexpectedEof.into()),
                count => done += count,
            }
        }
        Ok(())
    }
    #[cfg(not(any(unix, windows)))]
    {
        let _ = (file, at, buffer);
        Err(ErrorKind::Unsupported.into())
    }
}

/// Checks that the metadata is that of a regular file.
///
/// # Errors
/// `IsADirectory` for a folder, `Unsupported` for anything else that is not a regular file.
pub fn check_regular(about: &Metadata) -> io::Result<()> {
    match about.is_file() {
        true => Ok(()),
        false if about.is_dir() => Err(ErrorKind::IsADirectory.into()),
        false => Err(ErrorKind::Unsupported.into()),
    }
}

/// Whether the system itself has file dialogs, so that no other program is needed to show them.
pub fn has_file_dialogs() -> bool {
    #[cfg(all(unix, not(target_vendor = "apple")))]
    return preferences::portal::has_file_dialogs();
    #[cfg(not(all(unix, not(target_vendor = "apple"))))]
    true
}

/// In a browser, makes screen readers say a sentence, at once if it is urgent. On other systems, this does nothing,
/// because the window's accessibility tree reaches the screen readers.
pub fn announce(sentence: &str, urgent: bool) {
    #[cfg(target_arch = "wasm32")]
    web::host::HOST.with(|host| host.iter().for_each(|host| host.announce(sentence, urgent)));
    #[cfg(not(target_arch = "wasm32"))]
    let _ = (sentence, urgent);
}

/// Runs `work` on a separate thread or, in a browser, after the current event. If the thread can't be started, `work`
/// is dropped together with the senders it owns.
pub fn in_background(name: &str, work: impl FnOnce() + Send + 'static) {
    drop(thread::Builder::new().name(name.to_owned()).spawn(work));
}

const SECONDS_OF_DAY: u64 = 86_400;

/// The computer's clocks at one moment: two monotonic clocks (counted from the first reading), the system time and the
/// local time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeReading {
    /// The time during which the computer was awake; on some systems, such as Windows, sleep is counted too.
    pub awake: Duration,
    /// The time including sleep; on some systems, sleep is left out.
    pub elapsed: Duration,
    /// The system time since 1970, which may be set back.
    pub since_1970: Duration,
    /// The local date and time, as the time since the beginning of 1970 by local clocks; `None` if unknown.
    pub local: Option<Duration>,
}

impl TimeReading {
    /// Reads the computer's clocks.
    pub fn now() -> TimeReading {
        static FIRST: OnceLock<(Instant, BootInstant)> = OnceLock::new();
        let (awake, elapsed) = FIRST.get_or_init(|| (Instant::now(), BootInstant::now()));
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let (awake, elapsed) = (awake.elapsed(), elapsed.elapsed());
        TimeReading { awake, elapsed, since_1970, local: Some(time::local()) }
    }

    /// The time of day where the computer is; `None` if unknown.
    pub fn since_midnight(&self) -> Option<Duration> {
        self.local.map(|local| Duration::from_secs(local.as_secs() % SECONDS_OF_DAY))
    }

    /// The date where the computer is, in days since 1970; the date of the system time if the local time is unknown.
    pub fn day(&self) -> u32 {
        self.day_of(self.since_1970)
    }

    /// The date of a moment where the computer is, in days since 1970. The moment is a system time since 1970. Local
    /// time is taken to differ from system time by as much at that moment as it does now.
    pub fn day_of(&self, moment: Duration) -> u32 {
        let local = self.local.unwrap_or(self.since_1970);
        let moment = moment.saturating_add(local).saturating_sub(self.since_1970);
        u32::try_from(moment.as_secs() / SECONDS_OF_DAY).unwrap_or_default()
    }
}
