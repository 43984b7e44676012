//! Access to the system: clocks, randomness, file dialogs, sound, and files being chosen.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::App;
use super::cues::Sound;
use super::desktop::Desktop;
use super::game_save::{GameSave, Writing};
use super::list_edits::ListEdit;
use super::print::Printing;
use super::save::FileSave;
use super::screenshot::Picture;
use super::window_place::Placing;
use crate::engine::tablebase::Tables;
use crate::platform::Pending;
use crate::platform::copied_files::CopiedFiles;
use crate::platform::fonts::FindFont;
use crate::platform::preferences;
use crate::platform::screen_on::KeepScreenOn;
use crate::session::Readings;
use crate::session::analysis::Analysts;
use crate::session::players::Invite;
use crate::storage::crash::Report;
use crate::storage::settings::Store;
use crate::storage::{Backups, Watch};
use crate::text::messages::Language;
use crate::ui::dialogs::{Dialog, FileForm};
use crate::ui::files::{self, Chooser, Question};
use crate::ui::sound::AudioSink;
use crate::ui::view::message::Message;
use crate::ui::view::tables::TablesFolder;

/// What the window is given when it opens; tests supply their own.
pub struct Environment {
    pub store: Store,
    /// The system's language.
    pub language: Language,
    pub readings: Readings,
    pub rng: fastrand::Rng,
    /// The folder of journals; without one games are not saved.
    pub journals: Option<PathBuf>,
    /// The folder of reports of crashes; without one an earlier crash is not told.
    pub crashes: Option<PathBuf>,
    /// What draws the window, for reports.
    pub renderer: String,
    pub choose_file: Chooser,
    pub analysts: Analysts,
    pub invite: Invite,
    /// Endgame tables, which `analysts` and `invite` use too.
    pub tables: Tables,
    pub audio: AudioSink,
    /// The computer's fonts.
    pub find_font: FindFont,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    pub keep_screen_on: KeepScreenOn,
    /// The files on the clipboard.
    pub copied_files: CopiedFiles,
    /// The wishes for all programs.
    pub preferences: preferences::Watch,
}

/// Access to the system.
pub(crate) struct System {
    /// The source of time.
    pub readings: Readings,
    pub rng: fastrand::Rng,
    pub choose_file: Chooser,
    pub sound: Sound,
    pub desktop: Desktop,
    pub placing: Placing,
    /// The file to open, while it is being chosen.
    pub opening: Option<Pending<PathBuf>>,
    pub saving: Option<FileSave>,
    /// The game or study whose place in a file is being chosen, and the one that is being written.
    pub game_save: Option<GameSave>,
    pub writing: Option<Writing>,
    /// A change of the list's file that is being written.
    pub list_edit: Option<ListEdit>,
    /// The former versions of files that were written to.
    pub backups: Backups,
    /// Looks after the files that keep the game and the study.
    pub watch: Watch,
    /// What draws the window.
    pub renderer: String,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    /// The files on the clipboard.
    pub copied_files: CopiedFiles,
    /// The report of a crash in an earlier run.
    pub crash: Option<Report>,
    /// If set, the window saves a picture of itself and closes.
    pub screenshot: Option<Picture>,
    /// The folder of endgame tables, and the one that is being chosen.
    pub tables: TablesFolder,
    pub choosing_tables: Option<Pending<PathBuf>>,
    /// The file whose positions are to be printed, while it is chosen and read.
    pub printing: Option<Printing>,
    /// The folder for working copies of studies; `None` if games are not saved either.
    pub studies: Option<PathBuf>,
}

impl System {
    pub fn new(
        readings: Readings,
        rng: fastrand::Rng,
        choose_file: Chooser,
        audio: AudioSink,
        keep_screen_on: KeepScreenOn,
    ) -> System {
        let (sound, desktop) = (Sound::new(audio), Desktop::new(keep_screen_on));
        System {
            renderer: String::new(),
            engine_folders: Vec::new(),
            copied_files: Arc::new(Vec::new),
            crash: None,
            readings,
            rng,
            choose_file,
            sound,
            desktop,
            placing: Placing::default(),
            opening: None,
            saving: None,
            game_save: None,
            writing: None,
            list_edit: None,
            backups: Backups::none(),
            watch: Watch::default(),
            screenshot: None,
            tables: TablesFolder::default(),
            choosing_tables: None,
            printing: None,
            studies: None,
        }
    }

    /// Asks the player for a file.
    pub fn choose(&self, ctx: &Context, question: Question) -> Pending<PathBuf> {
        (self.choose_file)(ctx, question).into()
    }

    /// Waits for a change of the list that is being written. Nobody can be told any more.
    pub fn end_list_edit(&mut self) {
        if let Some(edit) = self.list_edit.take() {
            let _ = edit.done.wait();
        }
    }
}

impl App {
    /// Takes what has arrived since the last frame: files that were chosen, and what threads have read, made and
    /// written. Each of them requested this frame.
    pub(super) fn take_arrivals(&mut self, ctx: &Context) {
        // The file form waits while another dialog is open.
        if self.overlay.dialog.is_none()
            && let Some(question) = files::take_asked(ctx)
        {
            self.overlay.dialog = Some(Dialog::File(Box::new(FileForm::new(question))));
        }
        if let Some(file) = Pending::take_from(&mut self.system.opening) {
            self.open(ctx, &file);
        }
        if let Some(text) = Pending::take_from(&mut self.screens.arriving_text) {
            self.overlay.dismiss_if(|message| matches!(message, Message::ReadingPasted));
            self.take_text(text);
        }
        self.take_game(ctx);
        self.take_games(ctx);
        self.take_tables(ctx);
        self.take_printing(ctx);
        self.take_saving();
        self.take_list_edit(ctx);
        self.mark_edited(ctx);
        self.take_game_file(ctx);
        self.take_saved(ctx);
    }
}
