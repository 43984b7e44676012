//! The external engines: shown, tested and saved.

use egui::Context;

use super::App;
use crate::engine::external::{Timeouts, probe};
use crate::platform::Pending;
use crate::ui::dialogs::Dialog;
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::request::EngineRequest;
use crate::ui::view::wake;

impl App {
    /// Carries out a request of the engines dialog.
    pub(crate) fn engine_request(&mut self, ctx: &Context, request: EngineRequest) {
        match (request, &mut self.overlay.dialog) {
            (EngineRequest::Save { before, now }, _) => {
                let trouble = self.prefs.store.edit_engines(before, &now);
                self.overlay.tell(trouble.map(Message::Settings));
                self.prefs.engines = self.prefs.store.engines();
            }
            (EngineRequest::Choose, Some(Dialog::Engines(engines))) => {
                let question = Question::existing(t!(self.prefs.texts, "engine-choose-title"), "", &[]);
                engines.choosing(self.system.choose(ctx, question));
            }
            (EngineRequest::Try, Some(Dialog::Engines(engines))) => {
                let Some(setup) = engines.setup() else { return };
                let (sender, test) = Pending::channel();
                let wake = wake(ctx);
                probe(&setup, Timeouts::default(), move |result| {
                    // The dialog may have been closed meanwhile.
                    let _ = sender.send(result);
                    wake();
                });
                engines.trying(test);
            }
            (EngineRequest::Choose | EngineRequest::Try, _) => {}
        }
    }
}
