//! The audio output: plays cues, and turns sounds and spoken moves on and off.
//!
//! Which cue belongs to which deed: see `ui::sound::cue`. Playing: see `ui::sound`.

use egui::Context;

use super::App;
use super::preferences::Preferences;
use crate::table::Table;
use crate::ui::dialogs::Dialog;
use crate::ui::sound::cue::{Cue, LowTime};
use crate::ui::sound::{AudioRequest, AudioSink};
use crate::ui::view::{Message, Setting, Settings};

/// The audio output, and the low-time warnings already given.
pub struct Sound {
    pub sink: AudioSink,
    low: LowTime,
}

impl Sound {
    pub fn new(sink: AudioSink) -> Sound {
        Sound { sink, low: LowTime::default() }
    }

    /// Resets the low-time warnings for a new game.
    pub fn begin(&mut self) {
        self.low = LowTime::default();
    }

    /// Plays a cue if sounds are on. Returns `false` if they are on and no program can play the cue.
    pub fn play(&self, cue: Cue, settings: &Settings) -> bool {
        !settings.sound || (self.sink)(AudioRequest::Play(cue, settings.volume))
    }

    /// Gives the low-time warning if it is due and turned on; with sounds off, it makes no sound. Returns whether it
    /// was given.
    pub fn warn_of_low_time(&mut self, table: &Table, now: u64, settings: &Settings) -> bool {
        let warns = self.low.tick(table, now) && settings.low_time;
        if warns {
            self.play(Cue::LowTime, settings);
        }
        warns
    }
}

impl App {
    /// Switches sounds or spoken moves on or off. Switching on plays a sample; if no program can play it, the law card
    /// says so and, since the settings dialog covers that card, the dialog does too.
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
        // Sound programs may have been installed in the meantime.
        sink(AudioRequest::Rescan);
        let is_silent = setting.is_on(settings) && !sink(sample);
        if let Some(Dialog::Settings(window)) = &mut self.overlay.dialog {
            window.tell_silent(is_silent.then_some(key));
        }
        self.overlay.tell(is_silent.then_some(message));
    }
}
