//! Plays sounds and speaks moves, as the settings ask.
//!
//! Which cue belongs to which deed: see `ui::sound::cue`. Playing: see `ui::sound`.

use egui::Context;

use super::App;
use crate::table::{Notice, Table};
use crate::text::language::Language;
use crate::ui::dialogs::Dialog;
use crate::ui::sound::cue::{Cue, LowTime};
use crate::ui::sound::{AudioRequest, AudioSink};
use crate::ui::view::message::Message;
use crate::ui::view::settings::Settings;

/// The audio output and the low-time warnings already given.
pub struct Sound {
    sink: AudioSink,
    low: LowTime,
}

impl Sound {
    pub fn new(sink: AudioSink) -> Sound {
        Sound { sink, low: LowTime::default() }
    }

    /// Resets for a new game.
    pub fn begin(&mut self) {
        self.low = LowTime::default();
    }

    /// Plays a cue if sounds are on; returns `false` if that is not possible.
    pub fn play(&self, cue: Cue, settings: &Settings) -> bool {
        !settings.sound || (self.sink)(AudioRequest::Play(cue, settings.volume))
    }

    /// Plays the low-time warning, once.
    pub fn warn_of_low_time(&mut self, table: &Table, now: u64, settings: &Settings) {
        if self.low.tick(table, now) && settings.low_time {
            self.play(Cue::LowTime, settings);
        }
    }

    /// Speaks a sentence; returns `false` if that is not possible.
    fn say(&self, sentence: String, language: Language, settings: &Settings) -> bool {
        (self.sink)(AudioRequest::Say(sentence, language, settings.volume))
    }
}

impl App {
    /// Plays the cue of what happened at the table, and speaks the move.
    pub(crate) fn play_cues(&mut self, notices: &[Notice]) {
        let (sound, settings) = (&self.system.sound, &self.prefs.settings);
        if let Some(cue) = self.screens.game.board.take_cue() {
            sound.play(cue, settings);
        }
        let table = self.session.table();
        let is_moved = notices.iter().any(|notice| matches!(notice, Notice::Moved { .. }));
        if let Some((last, before)) = table.moves().split_last().filter(|_| is_moved && settings.speak) {
            let said = self.announced(table.position_after(before.len()), last.mv);
            sound.say(said, self.prefs.texts.language(), settings);
        }
    }

    /// Switches sounds on or off. Switching on plays a sample, or reports that no sound is available.
    pub(crate) fn turn_sound(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.sound = !settings.sound);
        let (sound, settings) = (&self.system.sound, &self.prefs.settings);
        // Sound programs may have been installed since.
        (sound.sink)(AudioRequest::Rescan);
        let silent = settings.sound && !sound.play(Cue::Move, settings);
        self.report_silence(silent.then_some((Message::Silent, "sound-none")));
    }

    /// Switches spoken moves on or off, in the same way.
    pub(crate) fn turn_speech(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.speak = !settings.speak);
        let (sound, settings, texts) = (&self.system.sound, &self.prefs.settings, &self.prefs.texts);
        (sound.sink)(AudioRequest::Rescan);
        let silent = settings.speak && !sound.say(t!(texts, "speech-on"), texts.language(), settings);
        self.report_silence(silent.then_some((Message::NoVoice, "speech-none")));
    }

    /// Reports missing sound also in the settings dialog, which covers the law card.
    fn report_silence(&mut self, silent: Option<(Message, &'static str)>) {
        if let Some(Dialog::Settings(window)) = &mut self.overlay.dialog {
            window.tell_silent(silent.as_ref().map(|(_, key)| *key));
        }
        self.overlay.tell(silent.map(|(note, _)| note));
    }
}
