//! The folder of endgame tables: chosen, saved in the settings, and used.

use std::path::PathBuf;

use egui::Context;

use super::App;
use crate::platform::Pending;
use crate::ui::dialogs::{Dialog, TablesForm};
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::request::TablesRequest;
use crate::ui::view::wake;

impl App {
    /// Carries out a request of the dialog.
    pub(crate) fn tables_request(&mut self, ctx: &Context, request: TablesRequest) {
        match request {
            TablesRequest::Choose => {
                let title = t!(self.prefs.texts, "tables-choose-title");
                let question = Question { is_folder: true, ..Question::existing(title, "", &[]) };
                let folder = self.system.choose(ctx, question.within(self.system.tables.path()));
                self.background.choosing_tables = Some(folder);
            }
            TablesRequest::Forget => self.use_tables(ctx, None),
        }
    }

    /// Takes the folder once it is chosen, and shows the dialog again if another took its place.
    pub(super) fn take_tables(&mut self, ctx: &Context) {
        let Some(folder) = Pending::take_from(&mut self.background.choosing_tables) else { return };
        self.use_tables(ctx, Some(std::path::absolute(&folder).unwrap_or(folder)));
        if self.overlay.dialog.is_none() {
            self.overlay.dialog = Some(Dialog::Tables(TablesForm::new(self.system.tables.clone())));
        }
    }

    /// Uses another folder, or none, from now on.
    fn use_tables(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        let trouble = self.prefs.store.keep_tables(folder.as_deref());
        self.overlay.tell(trouble.map(Message::Settings));
        let wake = wake(ctx);
        self.system.tables.choose(folder, move || wake());
    }
}
