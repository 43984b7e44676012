//! Plays sounds and speaks sentences.
//!
//! A separate thread does the work, so that the window does not wait. With nothing to play, the thread sleeps until the
//! next request. It runs programs that are installed on the system, so Jadoube needs no sound library, either to build
//! or to run. In a browser, `web::audio` does the work.
//!
//! `ui::sound::cue` decides which sound follows a deed, and when to warn of low time.

pub mod cue;
pub mod synthesis;
mod thread;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::text::Language;
use cue::Cue;

/// A request to an [`AudioSink`]. Volumes are from 0 to 100.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AudioRequest {
    Play(Cue, u8),
    /// Speak a sentence. This interrupts the sentence before it.
    Say(String, Language, u8),
    /// Search for the programs again from the start of each list, including those that failed.
    Rescan,
}

/// A function that carries out a request and returns whether that is possible, as far as is known. Tests pass one that
/// records the requests.
pub type AudioSink = Arc<dyn Fn(AudioRequest) -> bool + Send + Sync>;

/// A sink that uses the programs in `PATH`.
pub fn of_system() -> AudioSink {
    in_folders(crate::platform::folders::program_folders())
}

/// A sink that uses only programs in these folders. The search and the thread start with the first request.
pub fn in_folders(folders: Vec<PathBuf>) -> AudioSink {
    let thread = OnceLock::new();
    Arc::new(move |request| thread.get_or_init(|| thread::Handle::start(folders.clone())).request(request))
}
