//! Lets the player choose the programs of external engines, tests and saves them, and chooses, saves and uses the
//! folder of tablebases.

use std::path::PathBuf;

use egui::Context;

use super::App;
use crate::engine::external::{Timeouts, probe};
use crate::platform::Pending;
use crate::ui::dialogs::{Dialog, TablesForm};
use crate::ui::files::Question;
use crate::ui::view::request::EngineRequest;
use crate::ui::view::{Message, wake};

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
                    // The dialog may have been closed in the meantime.
                    let _ = sender.send(result);
                    wake();
                });
                engines.trying(test);
            }
            (EngineRequest::Choose | EngineRequest::Try, _) => {}
        }
    }

    /// Lets the player choose the folder of tablebases.
    pub(crate) fn choose_tables(&mut self, ctx: &Context) {
        let title = t!(self.prefs.texts, "tables-choose-title");
        let question = Question { is_folder: true, ..Question::existing(title, "", &[]) };
        let folder = self.system.choose(ctx, question.within(self.system.tables.path()));
        self.background.choosing_tables = Some(folder);
    }

    /// Takes the folder of tablebases once it is chosen, and shows the tablebases dialog again if no dialog is open.
    pub(super) fn take_tables(&mut self, ctx: &Context) {
        let Some(folder) = Pending::take_from(&mut self.background.choosing_tables) else { return };
        self.use_tables(ctx, Some(std::path::absolute(&folder).unwrap_or(folder)));
        if self.overlay.dialog.is_none() {
            self.overlay.dialog = Some(Dialog::Tables(TablesForm::new(self.system.tables.clone())));
        }
    }

    /// Uses another folder of tablebases, or none, from now on, and saves the choice.
    pub(super) fn use_tables(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        let trouble = self.prefs.store.keep_tables(folder.as_deref());
        self.overlay.tell(trouble.map(Message::Settings));
        let wake = wake(ctx);
        self.system.tables.choose(folder, move || wake());
    }
}
