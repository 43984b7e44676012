//! Plays sounds and speaks moves, as the settings ask.
//!
//! Which cue belongs to which deed: see `ui::sound::cue`. Playing: see `ui::sound`.

use egui::Context;

use super::App;
use crate::table::Notice;
use crate::ui::dialogs::Dialog;
use crate::ui::sound::cue::{Cue, LowTime};
use crate::ui::sound::{AudioRequest, AudioSink};
use crate::ui::view::message::Message;

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
}

impl App {
    /// Plays the cue of what happened at the table.
    pub(crate) fn let_hear(&mut self, notices: &[Notice]) {
        if let Some(cue) = self.screens.game.board.take_cue() {
            self.sound(cue);
        }
        if notices.iter().any(|notice| matches!(notice, Notice::Moved { .. })) {
            self.speak_last_move();
        }
    }

    /// Plays the low-time warning, once.
    pub(crate) fn hear_low_time(&mut self, now: u64) {
        if self.system.sound.low.tick(self.session.table(), now) && self.prefs.settings.low_time {
            self.sound(Cue::LowTime);
        }
    }

    /// Switches sounds on or off. Switching on plays a sample, or reports that no sound is available.
    pub(crate) fn turn_sound(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.sound = !settings.sound);
        self.look_for_players();
        let silent = self.prefs.settings.sound && !self.sound(Cue::Move);
        self.tell_silent(silent.then_some((Message::Silent, "sound-none")));
    }

    /// Switches spoken moves on or off, in the same way.
    pub(crate) fn turn_speech(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.speak = !settings.speak);
        self.look_for_players();
        let silent = self.prefs.settings.speak && !self.say(t!(self.prefs.texts, "speech-on"));
        self.tell_silent(silent.then_some((Message::NoVoice, "speech-none")));
    }

    /// Looks again for sound programs, which may have been installed since.
    fn look_for_players(&self) {
        (self.system.sound.sink)(AudioRequest::Rescan);
    }

    /// Reports missing sound also in the settings dialog, which covers the law card.
    fn tell_silent(&mut self, silent: Option<(Message, &'static str)>) {
        if let Some(Dialog::Settings(window)) = &mut self.overlay.dialog {
            window.tell_silent(silent.as_ref().map(|(_, key)| *key));
        }
        self.overlay.tell(silent.map(|(note, _)| note));
    }

    /// Sets the volume and plays a sample.
    pub(crate) fn turn_up(&mut self, ctx: &Context, volume: u8) {
        self.set(ctx, |settings| settings.volume = volume);
        self.sound(Cue::Move);
    }

    /// Plays a cue if sounds are on; returns `false` if that is not possible.
    pub(crate) fn sound(&self, cue: Cue) -> bool {
        !self.prefs.settings.sound
            || (self.system.sound.sink)(AudioRequest::Play(cue, self.prefs.settings.volume))
    }

    fn speak_last_move(&self) {
        let table = self.session.table();
        let Some((last, before)) = table.moves().split_last().filter(|_| self.prefs.settings.speak) else {
            return;
        };
        self.say(self.announced(table.position_after(before.len()), last.mv));
    }

    fn say(&self, sentence: String) -> bool {
        (self.system.sound.sink)(AudioRequest::Say(
            sentence,
            self.prefs.texts.language(),
            self.prefs.settings.volume,
        ))
    }
}
