//! The folder of endgame tables: chosen, kept in the settings, and used.

use std::path::PathBuf;
use std::sync::mpsc::TryRecvError;

use egui::Context;

use super::App;
use crate::ui::dialogs::{Dialog, TablesForm};
use crate::ui::files::Question;
use crate::ui::view;
use crate::ui::view::message::Message;
use crate::ui::view::request::TablesRequest;

impl App {
    pub(crate) fn open_tables(&mut self) {
        self.overlay.dialog = Some(Dialog::Tables(TablesForm::new(self.system.tables.clone())));
    }

    /// Uses the folder of the settings.
    pub(crate) fn begin_tables(&mut self, ctx: &Context) {
        if let Some(folder) = self.prefs.store.tables() {
            self.use_tables(ctx, Some(folder));
        }
    }

    /// Carries out a request of the dialog.
    pub(crate) fn tables_request(&mut self, ctx: &Context, request: TablesRequest) {
        match request {
            TablesRequest::Choose => {
                let question = Question {
                    title: t!(self.prefs.texts, "tables-choose-title"),
                    kind: "",
                    extensions: &[],
                    new: None,
                    folder: self.system.tables.path(),
                    is_folder: true,
                };
                self.system.choosing_tables = Some((self.system.choose_file)(ctx, question));
            }
            TablesRequest::Forget => self.keep_tables(ctx, None),
        }
    }

    /// Takes the folder once it is chosen, and shows the dialog again if another took its place.
    pub(crate) fn take_tables(&mut self, ctx: &Context) {
        match self.system.choosing_tables.as_ref().map(std::sync::mpsc::Receiver::try_recv) {
            Some(Ok(folder)) => {
                self.system.choosing_tables = None;
                let folder = std::path::absolute(&folder).unwrap_or(folder);
                self.keep_tables(ctx, Some(folder));
                if self.overlay.dialog.is_none() {
                    self.open_tables();
                }
            }
            Some(Err(TryRecvError::Disconnected)) => self.system.choosing_tables = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    fn keep_tables(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        let trouble = self.prefs.store.keep_tables(folder.as_deref());
        self.overlay.message = trouble.map(Message::Settings).or(self.overlay.message.take());
        self.use_tables(ctx, folder);
    }

    fn use_tables(&self, ctx: &Context, folder: Option<PathBuf>) {
        let wake = view::wake(ctx);
        self.system.tables.choose(folder, move || wake());
    }
}
