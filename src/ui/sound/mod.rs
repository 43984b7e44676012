//! What the computer is asked to let hear: a sound, or a sentence that is spoken.
//!
//! The window says what is heard and goes on; a thread of its own sees to it, which while nothing sounds only waits for the
//! next order. Sounds are played and sentences spoken by programs of the system, so that neither building nor starting
//! this one asks for a library of sound.
//!
//! When something is heard: see `ui::sound::cue`.

pub mod cue;
pub mod synthesis;
mod thread;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::text::messages::Language;
use cue::Cue;

/// One thing to let hear, at a volume of 0 to 100.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AudioRequest {
    Play(Cue, u8),
    /// A sentence; what was being said before it is broken off.
    Say(String, Language, u8),
    /// Nothing to hear: the programs are looked for again, from the first, also those that failed.
    Rescan,
}

/// Who lets things be heard, and tells whether there is something to do it with, as far as is known. Tests write down
/// what is asked for.
pub type AudioSink = Arc<dyn Fn(AudioRequest) -> bool + Send + Sync>;

/// What the system has.
pub fn of_system() -> AudioSink {
    in_folders(crate::platform::folders::programs())
}

/// The programs in these folders, and no others. They are looked for, and the thread begins, with the first order.
pub fn in_folders(folders: Vec<PathBuf>) -> AudioSink {
    let thread = OnceLock::new();
    Arc::new(move |request| thread.get_or_init(|| thread::Handle::start(folders.clone())).request(request))
}
