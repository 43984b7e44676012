//! The external engines: shown, tested and saved.

use std::sync::mpsc::channel;

use egui::Context;

use super::App;
use crate::engine::external::{Timeouts, installed, probe};
use crate::ui::dialogs::{Dialog, Engines};
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::request::EngineRequest;

impl App {
    pub(crate) fn open_engines(&mut self) {
        let engines = Engines::of(&self.prefs.engines, installed(&self.system.engine_folders));
        self.overlay.dialog = Some(Dialog::Engines(Box::new(engines)));
    }

    /// Carries out a request of the engines dialog.
    pub(crate) fn engine_request(&mut self, ctx: &Context, request: EngineRequest) {
        if let EngineRequest::Keep { before, now } = request {
            self.overlay.message = self
                .prefs
                .store
                .edit_engines(before, &now)
                .map(Message::Settings)
                .or(self.overlay.message.take());
            self.prefs.engines = self.prefs.store.engines();
            return;
        }
        let Some(Dialog::Engines(engines)) = &mut self.overlay.dialog else { return };
        if matches!(request, EngineRequest::Choose) {
            let title = t!(self.prefs.texts, "engine-choose-title");
            engines.choosing((self.system.choose_file)(
                ctx,
                Question { title, kind: "", extensions: &[], new: None, folder: None, is_folder: false },
            ));
        } else if let Some(setup) = engines.setup() {
            let (sender, receiver) = channel();
            let ctx = ctx.clone();
            probe(&setup, Timeouts::default(), move |told| {
                // The dialog may have been closed meanwhile.
                let _ = sender.send(told);
                ctx.request_repaint();
            });
            engines.trying(receiver);
        }
    }
}
