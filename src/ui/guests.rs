//! The engines that the player has added: shown, tried, kept.
//!
//! Absent on purpose: asking them for moves.

use std::sync::mpsc::channel;

use egui::Context;

use super::action::GuestWish;
use super::app::App;
use super::dialogs::{Dialog, Engines};
use super::files::Question;
use super::note::Note;
use crate::engine::guest::{Patience, probe};

impl App {
    pub(super) fn open_engines(&mut self) {
        self.dialog = Some(Dialog::Engines(Box::new(Engines::of(&self.guests))));
    }

    /// Does what the dialog asks for.
    pub(super) fn guest_wish(&mut self, ctx: &Context, wish: GuestWish) {
        if let GuestWish::Keep(guests) = wish {
            self.note = self.store.keep_guests(&guests).map(Note::Settings).or(self.note.take());
            self.guests = self.store.guests();
            return;
        }
        let Some(Dialog::Engines(engines)) = &mut self.dialog else { return };
        if matches!(wish, GuestWish::Choose) {
            let title = self.words.say("engine-choose-title");
            engines.choosing((self.files)(ctx, Question { title, kind: "", extensions: &[], new: None }));
        } else if let Some(setup) = engines.setup() {
            let (sender, receiver) = channel();
            let ctx = ctx.clone();
            probe(&setup, Patience::default(), move |told| {
                // Nobody listens any more when the dialog was closed meanwhile.
                let _ = sender.send(told);
                ctx.request_repaint();
            });
            engines.trying(receiver);
        }
    }
}
