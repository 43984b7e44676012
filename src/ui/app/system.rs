//! Access to the system, such as clocks, randomness, file dialogs and the audio output.
//!
//! For which cue belongs to which deed, see `ui::sound::cue`; for playing cues, `ui::sound`.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::desktop::Desktop;
use super::preferences::Preferences;
use super::screenshot::Picture;
use super::window_place::Placement;
use crate::engine::tablebase::Tables;
use crate::platform::copied_files::CopiedFiles;
use crate::platform::fonts::FindFont;
use crate::platform::port::FindPorts;
use crate::platform::screen_on::KeepScreenOn;
use crate::platform::{Pending, preferences};
use crate::session::TimeSource;
use crate::session::analysis::Analysts;
use crate::session::players::PlayerFactory;
use crate::storage::crash::{self, Report};
use crate::storage::settings::SettingsStore;
use crate::storage::{Backups, Watch};
use crate::table::{GameSetup, Table};
use crate::text::Language;
use crate::ui::dialogs::Dialog;
use crate::ui::files::{Chooser, Question};
use crate::ui::sound::cue::{Cue, LowTime};
use crate::ui::sound::{AudioRequest, AudioSink};
use crate::ui::view::tables::TablesFolder;
use crate::ui::view::{Message, Setting, Settings};

/// The system functions and data that the window is given when it opens. Tests supply their own.
pub struct WindowEnvironment {
    pub store: SettingsStore,
    /// The system's language.
    pub language: Language,
    pub clock: TimeSource,
    pub rng: fastrand::Rng,
    /// The folder of journals; without one, games are not saved.
    pub journals: Option<PathBuf>,
    /// The folder of crash reports; without one, an earlier crash is not reported.
    pub crashes: Option<PathBuf>,
    /// The renderer that draws the window, for crash and bug reports.
    pub renderer: String,
    pub choose_file: Chooser,
    pub analysts: Analysts,
    pub invite: PlayerFactory,
    /// Tablebases, which `analysts` and `invite` also use.
    pub tables: Tables,
    pub audio: AudioSink,
    /// A function that finds an installed font that has a given character.
    pub find_font: FindFont,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    /// A function that lists the computer's serial ports, to one of which an electronic board may be connected.
    pub find_ports: FindPorts,
    pub keep_screen_on: KeepScreenOn,
    /// A function that returns the files on the clipboard.
    pub copied_files: CopiedFiles,
    /// A function that watches the system-wide preferences.
    pub preferences: preferences::Watch,
}

pub(crate) struct System {
    pub clock: TimeSource,
    pub rng: fastrand::Rng,
    pub choose_file: Chooser,
    pub sound: Sound,
    pub desktop: Desktop,
    pub placement: Placement,
    /// The maker of backups, for files that are replaced.
    pub backups: Backups,
    /// The watch that notices when the journal of the game or the working copy of the study is missing.
    pub watch: Watch,
    /// The renderer that draws the window.
    pub renderer: String,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    /// A function that lists the computer's serial ports, to one of which an electronic board may be connected.
    pub find_ports: FindPorts,
    /// A function that returns the files on the clipboard.
    pub copied_files: CopiedFiles,
    /// The crash report of an earlier run; `None` if there is none.
    pub crash: Option<Report>,
    /// The picture of itself that the window saves before it closes; `None` if no picture was requested.
    pub screenshot: Option<Picture>,
    /// The folder of tablebases.
    pub tables: TablesFolder,
    /// The folder for working copies of studies; `None` if games are not saved either.
    pub studies: Option<PathBuf>,
    /// The folder for the lists of the starts that events have used; `None` if games are not saved either.
    pub events: Option<PathBuf>,
    /// The folder for exercises and the learner's answers; `None` if games are not saved either.
    pub practice: Option<PathBuf>,
}

impl System {
    /// Lets the player choose a file or folder.
    pub fn choose(&self, ctx: &Context, question: Question) -> Pending<PathBuf> {
        (self.choose_file)(ctx, question).into()
    }

    /// The same game settings with new seeds, so that engines don't repeat the last game.
    pub fn reseeded(&mut self, setup: GameSetup) -> GameSetup {
        let seats = setup.seats.map(|seat| seat.reseeded(self.rng.u32(..).into()));
        GameSetup { seats, ..setup }
    }

    /// The version, the system, the desktop if it is known, the scale and the renderer of the window, and the language,
    /// one line each, in English.
    pub fn details(&self, ctx: &Context, language: Language) -> String {
        format!(
            "{}scale: {}\nrenderer: {}\nlanguage: {}\n",
            crash::version_and_system(),
            ctx.pixels_per_point(),
            self.renderer,
            language.tag()
        )
    }

    /// What a bug report should say about the program and the computer: the crash report of an earlier run, which
    /// begins with the details of that run, or else the details of this run.
    pub fn report(&self, ctx: &Context, language: Language) -> String {
        let report = self.crash.as_ref().map(|report| report.text.clone());
        report.unwrap_or_else(|| self.details(ctx, language))
    }
}

/// The audio output, and the low-time warnings already given.
pub struct Sound {
    pub sink: AudioSink,
    pub low: LowTime,
}

impl Sound {
    /// Plays a cue if sounds are on. Returns `false` if they are on and no program can play the cue.
    pub fn play(&self, cue: Cue, settings: &Settings) -> bool {
        !settings.sound || (self.sink)(AudioRequest::Play(cue, settings.volume))
    }

    /// Gives the low-time warning if it is due and turned on. If sounds are off, the warning makes no sound. Returns
    /// whether it was given.
    pub fn warn_of_low_time(&mut self, table: &Table, now: u64, settings: &Settings) -> bool {
        let warns = self.low.tick(table, now) && settings.low_time;
        if warns {
            self.play(Cue::LowTime, settings);
        }
        warns
    }
}

impl App {
    /// Switches sounds or spoken moves on or off. Switching on plays a sample; if no program can play it, a message
    /// says so. If the settings dialog is open, it says so too, because it covers the message.
    pub(crate) fn turn_audio(&mut self, ctx: &Context, setting: Setting) {
        self.set(ctx, |settings| setting.turn(settings));
        let Preferences { settings, texts, .. } = &self.prefs;
        let (sample, message, key) = if setting == Setting::Speak {
            let said = AudioRequest::Say(t!(texts, "speech-on"), texts.language(), settings.volume);
            (said, Message::NoVoice, "speech-none")
        } else {
            (AudioRequest::Play(Cue::Move, settings.volume), Message::Silent, "sound-none")
        };
        let sink = &self.system.sound.sink;
        // Search for sound programs again, since some may have been installed in the meantime.
        sink(AudioRequest::Rescan);
        let is_silent = setting.is_on(settings) && !sink(sample);
        if let Some(Dialog::Settings(window)) = &mut self.overlay.dialog {
            window.tell_silent(is_silent.then_some(key));
        }
        self.overlay.tell(is_silent.then_some(message));
    }
}
