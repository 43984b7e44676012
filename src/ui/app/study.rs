//! The study in the window: opening and leaving it.
//!
//! Saving: see `ui::app::game_save`. Editing: see `study`. Display: see `ui::screens::study`.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::game::Date;
use crate::record::Record;
use crate::record::pgn::Fault;
use crate::rules::Position;
use crate::start::Start;
use crate::study::{self, FileError, Origin, Study};
use crate::table::Table;
use crate::ui::dialogs::{Dialog, TagForm};
use crate::ui::screens::learn::book::pages;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::Screen;
use crate::ui::view::command::Edit;
use crate::ui::view::message::Message;
use crate::ui::view::request::{Confirmation, Request};

impl App {
    /// Opens a record as a study. Unsaved edits of the previous study are saved to its working copy.
    pub fn open_study(&mut self, record: Record, origin: Origin) -> bool {
        self.open_study_with(record, Vec::new(), origin)
    }

    /// The same, with the errors found while reading the file. `false`, with a message, if the previous study would be
    /// lost.
    pub fn open_study_with(&mut self, record: Record, faults: Vec<Fault>, origin: Origin) -> bool {
        self.replace_study(Study::new(record, origin).with_faults(faults))
    }

    fn replace_study(&mut self, study: Study) -> bool {
        self.let_go();
        let was_saved = self.end_saving();
        self.screens.show_new_study();
        if matches!(self.overlay.dialog, Some(Dialog::Tags(_))) {
            self.overlay.dialog = None;
        }
        match self.leave_study() {
            Ok(kept) => {
                // What was told of the previous study no longer matters, unless something went wrong.
                let trouble = self.overlay.message.take().filter(Message::is_trouble);
                if was_saved {
                    self.overlay.message = kept.or(trouble);
                } else {
                    self.overlay.message = trouble;
                    self.overlay.next_messages.extend(kept);
                }
                self.forget_found();
            }
            Err(lost) => {
                self.overlay.message = Some(lost);
                return false;
            }
        }
        let before = self.screens.study.replace(Box::new(StudyScreen::new(study)));
        self.put_aside(before);
        self.overlay.announcer.opened();
        true
    }

    /// Opens a study that starts from a position.
    pub(crate) fn study_from(&mut self, position: Position) {
        self.open_study(Record::new(Start::at(position)), Origin::Nowhere);
    }

    /// Opens a game of the book, by its number from 1.
    pub(crate) fn play_through(&mut self, number: usize) {
        if let Some(record) = pages::game(number) {
            self.open_study(record, Origin::Nowhere);
        }
    }

    /// Read-only access to the study while it is shown.
    pub fn study(&self) -> Option<&Study> {
        self.screens.studied().map(StudyScreen::study)
    }

    /// Opens the last study, or an empty one.
    pub(crate) fn open_last_study(&mut self) {
        if self.screens.study.is_none() {
            self.open_study(Record::new(Start::standard()), Origin::Nowhere);
            return;
        }
        self.let_go();
        self.overlay.message = None;
        self.forget_found();
        self.screens.show(Screen::Study);
    }

    /// Tells no longer that a study was recovered: another one is open, or the player has seen it.
    pub(super) fn forget_found(&mut self) {
        let found = |message: &Message| matches!(message, Message::StudyFound);
        self.overlay.next_messages.retain(|message| !found(message));
        self.overlay.message.take_if(|message| found(message));
    }

    /// The game on the board, or that under review while it is shown; and the day it began, if known.
    pub(crate) fn game_shown(&self) -> (&Table, Option<Date>) {
        if self.screens.shown() == Screen::Review {
            self.session.reviewed()
        } else {
            (self.session.table(), Some(self.session.date()))
        }
    }

    /// Opens a copy of the current game; not while two humans play with touch-move (11.3.1).
    pub(crate) fn study_game(&mut self) {
        let (table, date) = self.game_shown();
        if table.allows_study() && table.position_after(0).is_regular() {
            let record = self.record(table, date);
            self.open_study(record, Origin::Played);
        }
    }

    /// Opens the game followed by the moves with which the winner could still have mated (5.1.2, 6.9).
    pub(crate) fn show_mate(&mut self) {
        let table = self.session.table();
        let Some(line) = table.mate_line() else { return };
        let mut record = self.record(table, Some(self.session.date()));
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        let mut at = last;
        for &mv in line {
            let Some(next) = record.add(at, mv) else { return };
            at = next;
        }
        record.notes_mut(at).comments.push(t!(self.prefs.texts, "mate-shown"));
        if self.open_study(record, Origin::Played)
            && let Some(study) = &mut self.screens.study
        {
            study.go(last);
        }
    }

    /// Carries out an edit command in the study on screen.
    pub(super) fn edit_study(&mut self, ctx: &Context, edit: Edit) {
        let Some(screen) = self.screens.studied_mut() else { return };
        match edit {
            Edit::ThrowAway if screen.study().is_changed() => {
                self.overlay.confirm(Confirmation::ThrowAway(None), Request::ThrowAway(None));
            }
            Edit::ThrowAway => self.throw_study_away(),
            Edit::GameBefore => self.open_beside(ctx, -1),
            Edit::GameAfter => self.open_beside(ctx, 1),
            Edit::FindPosition => self.find_position(ctx),
            Edit::SaveAs => self.save_study_as(ctx),
            Edit::Tags => {
                let form = TagForm::of(screen.study().record());
                self.overlay.dialog = Some(Dialog::Tags(Box::new(form)));
            }
            Edit::Above
            | Edit::Below
            | Edit::Comment
            | Edit::Before
            | Edit::Exclaim
            | Edit::Doubt
            | Edit::Sign(_)
            | Edit::NoSigns
            | Edit::Promote
            | Edit::Demote
            | Edit::MainLine
            | Edit::Delete
            | Edit::CutAfter
            | Edit::CutBefore
            | Edit::Undo
            | Edit::Redo => screen.edit(edit),
        }
    }

    /// Applies the form with the game's tags.
    pub(crate) fn fill_in_tags(&mut self, form: &TagForm) {
        self.overlay.dialog = None;
        if let Some(screen) = &mut self.screens.study {
            screen.study_mut().edit(|record| form.fill_in(record));
        }
    }

    /// Saves unsaved edits to the working copy before the study is left; the message says so, unless the player has not
    /// seen it.
    ///
    /// # Errors
    /// A message: they can't be saved and would be lost.
    pub(crate) fn leave_study(&mut self) -> Result<Option<Message>, Message> {
        let (folder, now) = (self.studies(), self.now().awake);
        let Some(screen) = &mut self.screens.study else { return Ok(None) };
        if folder.is_none() && !screen.study().is_changed() {
            return Ok(None);
        }
        let kept = screen.study_mut().keep(&folder.ok_or(Message::StudyStays(None))?, now);
        let was_shown = screen.was_shown();
        kept.map(|file| file.filter(|_| was_shown).map(|_| Message::StudyKept))
            .map_err(|error| Message::StudyStays(Some(error)))
    }

    /// Opens an unsaved study again.
    pub(crate) fn reopen_study(&mut self, file: &Path) {
        self.overlay.dialog = None;
        if self.open_copy().as_deref() == Some(file) {
            self.open_last_study();
        } else if let Some(study) = Study::reopen(file) {
            self.replace_study(study);
        }
    }

    /// The working copy of the study that is open, if it is all that keeps its edits.
    pub(crate) fn open_copy(&self) -> Option<PathBuf> {
        self.screens.study.as_ref()?.study().kept_file().map(Path::to_owned)
    }

    /// Discards an unsaved study of a list.
    pub(crate) fn discard_kept_study(&mut self, file: &Path) {
        if self.open_copy().as_deref() == Some(file) {
            return self.throw_study_away();
        }
        let Some(folder) = self.studies() else { return };
        if let Err(FileError { file, error }) = Study::discard_kept(file, &folder) {
            self.overlay.message = Some(Message::Unsaved { file, error });
        }
    }

    /// Discards the study. Until another one is discarded, it can be found in its folder.
    pub(crate) fn throw_study_away(&mut self) {
        self.end_saving();
        let (folder, now) = (self.studies(), self.now().awake);
        let mut screen = self.screens.study.take();
        let discarded =
            screen.as_mut().zip(folder).map(|(screen, folder)| screen.study_mut().discard(&folder, now));
        self.put_aside(screen);
        if self.screens.shown() == Screen::Study {
            self.screens.back();
        }
        self.forget_found();
        self.overlay.message = match discarded {
            Some(Err(FileError { file, error })) => Some(Message::Unsaved { file, error }),
            Some(Ok(())) | None => None,
        };
    }

    /// Writes the file chosen since the last frame, and autosaves edits.
    pub(crate) fn keep_study(&mut self, ctx: &Context) {
        self.take_game_file(ctx);
        self.take_saved(ctx);
        let (folder, now) = (self.studies(), self.now().awake);
        let (Some(screen), Some(folder)) = (&mut self.screens.study, folder) else { return };
        match screen.study_mut().autosave(&folder, now) {
            Ok(Some(wait)) => ctx.request_repaint_after(wait),
            Ok(None) => {}
            Err(error) => {
                self.overlay.message = Some(Message::Unsaved { file: folder, error });
                // The next frame finds out when to try again.
                ctx.request_repaint();
            }
        }
    }

    /// The folder for working copies; `None` if games are not saved either.
    pub(crate) fn studies(&self) -> Option<PathBuf> {
        Some(self.session.journals()?.with_file_name("studies"))
    }

    /// Recovers the last unsaved study. It opens when the player asks for it.
    pub(crate) fn find_study(&mut self) {
        let Some(folder) = self.studies() else { return };
        let damaged = study::set_damaged_aside(&folder).into_iter().map(Message::StudyDamaged);
        self.overlay.next_messages.extend(damaged);
        let Some(study) = Study::recover(&folder) else { return };
        self.screens.study = Some(Box::new(StudyScreen::new(study)));
        self.overlay.next_messages.push_back(Message::StudyFound);
    }
}
