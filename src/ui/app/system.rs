//! What the window has of the computer: clocks, chance, the system's file dialog, sound, and files that are being chosen.

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use super::cues::Sound;
use super::save::Saving;
use super::screenshot::Picture;
use super::study::StudyFile;
use crate::session::Readings;
use crate::session::analysis::Analysts;
use crate::session::players::Invite;
use crate::storage::settings::Store;
use crate::text::messages::Language;
use crate::ui::files::Chooser;
use crate::ui::sound::AudioSink;

/// What the window is given when it opens. Tests give their own.
pub struct Environment {
    pub store: Store,
    /// The language of the system.
    pub language: Language,
    pub readings: Readings,
    pub rng: fastrand::Rng,
    /// The folder of journals; without one games are not written down.
    pub journals: Option<PathBuf>,
    pub choose_file: Chooser,
    pub analysts: Analysts,
    pub invite: Invite,
    pub audio: AudioSink,
}

/// What the window has of the computer.
pub(crate) struct System {
    /// The clocks.
    pub readings: Readings,
    pub rng: fastrand::Rng,
    pub choose_file: Chooser,
    pub sound: Sound,
    /// The file to open, while the player is choosing it.
    pub opening: Option<Receiver<PathBuf>>,
    pub saving: Option<Saving>,
    pub saving_study: Option<StudyFile>,
    /// The window saves a picture of itself and closes.
    pub screenshot: Option<Picture>,
}

impl System {
    pub fn new(readings: Readings, rng: fastrand::Rng, choose_file: Chooser, audio: AudioSink) -> System {
        let sound = Sound::new(audio);
        System {
            readings,
            rng,
            choose_file,
            sound,
            opening: None,
            saving: None,
            saving_study: None,
            screenshot: None,
        }
    }
}
