//! What the window lets be heard of its game, as far as the player wants to hear it.
//!
//! What is heard of a deed: see `ui::sound::cue`. How it is made to sound: see `ui::sound`.

use egui::Context;

use super::App;
use crate::table::Notice;
use crate::text::spoken_move::spoken;
use crate::ui::dialogs::Dialog;
use crate::ui::sound::cue::{Cue, LowTime};
use crate::ui::sound::{AudioSink, Order};
use crate::ui::view::message::Message;

/// Whoever listens, and what was told of the clocks.
pub struct Sound {
    ears: AudioSink,
    low: LowTime,
}

impl Sound {
    pub fn new(ears: AudioSink) -> Sound {
        Sound { ears, low: LowTime::default() }
    }

    /// Another game is on the board.
    pub fn begin(&mut self) {
        self.low = LowTime::default();
    }
}

impl App {
    /// What was done at the table is heard.
    pub(crate) fn let_hear(&mut self, notices: &[Notice]) {
        if let Some(heard) = self.screens.game.board.take_cue() {
            self.sound(heard);
        }
        if notices.iter().any(|notice| matches!(notice, Notice::Moved { .. })) {
            self.speak_last_move();
        }
    }

    /// Little time is left, which is heard once.
    pub(crate) fn hear_low_time(&mut self, now: u64) {
        if self.system.sound.low.tick(self.session.table(), now) && self.prefs.settings.low_time {
            self.sound(Cue::LowTime);
        }
    }

    /// Turns sounds on or off. Who turns them on hears at once how loud they are, or is told that he will hear nothing.
    pub(crate) fn turn_sound(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.sound = !settings.sound);
        self.look_for_players();
        let silent = self.prefs.settings.sound && !self.sound(Cue::Move);
        self.tell_silent(silent.then_some((Message::Silent, "sound-none")));
    }

    /// The same for spoken moves.
    pub(crate) fn turn_speech(&mut self, ctx: &Context) {
        self.set(ctx, |settings| settings.speak = !settings.speak);
        self.look_for_players();
        let silent = self.prefs.settings.speak && !self.say(t!(self.prefs.texts, "speech-on"));
        self.tell_silent(silent.then_some((Message::NoVoice, "speech-none")));
    }

    /// What was not there may have been installed since.
    fn look_for_players(&self) {
        (self.system.sound.ears)(Order::Look);
    }

    /// That nothing will be heard is told in the settings too, while they are open above the law card.
    fn tell_silent(&mut self, silent: Option<(Message, &'static str)>) {
        if let Some(Dialog::Settings(window)) = &mut self.overlay.dialog {
            window.tell_silent(silent.as_ref().map(|(_, key)| *key));
        }
        self.overlay.message = silent.map(|(note, _)| note).or(self.overlay.message.take());
    }

    /// How loud it is from now on, which is heard at once.
    pub(crate) fn turn_up(&mut self, ctx: &Context, volume: u8) {
        self.set(ctx, |settings| settings.volume = volume);
        self.sound(Cue::Move);
    }

    /// Whether there is something that sounds, where it is to sound.
    pub(crate) fn sound(&self, heard: Cue) -> bool {
        !self.prefs.settings.sound || (self.system.sound.ears)(Order::Play(heard, self.prefs.settings.volume))
    }

    fn speak_last_move(&self) {
        let table = self.session.table();
        let Some((last, before)) = table.moves().split_last().filter(|_| self.prefs.settings.speak) else {
            return;
        };
        self.say(spoken(&self.prefs.texts, table.position_after(before.len()), last.mv));
    }

    fn say(&self, sentence: String) -> bool {
        (self.system.sound.ears)(Order::Say(
            sentence,
            self.prefs.texts.language(),
            self.prefs.settings.volume,
        ))
    }
}
