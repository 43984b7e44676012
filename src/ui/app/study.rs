//! Opens, leaves, recovers and discards studies, saves the working copy of the open study, and carries out edit
//! commands.
//!
//! For saving, see `ui::app::game_save`; for editing, `study`; for how the study is shown, `ui::screens::study`.

use std::path::Path;

use egui::Context;

use super::App;
use super::open::unreadable;
use super::save::GameExport;
use crate::record::Record;
use crate::start::Start;
use crate::study::{self, FileError, Origin, Study};
use crate::ui::dialogs::{Dialog, TagForm};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::command::Edit;
use crate::ui::view::request::{Confirmation, GamePurpose};
use crate::ui::view::{Message, Request, Screen};

impl App {
    /// Opens a study. Unsaved edits of the previous one are saved to its working copy. Returns `false`, and shows a
    /// message, if they would be lost.
    pub fn open_study(&mut self, study: Study) -> bool {
        self.let_go();
        let was_saved = self.end_saving();
        self.screens.show_new(Screen::Study);
        if matches!(self.overlay.dialog, Some(Dialog::Tags(_))) {
            self.overlay.dialog = None;
        }
        match self.leave_study() {
            Ok(saved) => {
                // Messages about the previous study no longer matter, unless something went wrong.
                self.overlay.dismiss_if(|message| !message.is_trouble());
                if was_saved {
                    self.overlay.tell(saved);
                } else {
                    self.overlay.tell_next(saved);
                }
                self.overlay.forget_found();
            }
            Err(lost) => {
                self.overlay.tell(lost);
                return false;
            }
        }
        let before = self.screens.study.replace(Box::new(StudyScreen::new(study)));
        self.background.put_aside(before);
        self.overlay.announcer.is_opened = true;
        self.overlay.focus.forget(Screen::Study);
        true
    }

    /// Read-only access to the study while it is shown.
    pub fn study(&self) -> Option<&Study> {
        self.screens.study_shown().map(|screen| &screen.study)
    }

    /// Shows the study that is open, or opens an empty one if none is open.
    pub(crate) fn open_last_study(&mut self) {
        if self.screens.study.is_none() {
            return self.open_new_study();
        }
        self.let_go();
        self.overlay.dismiss();
        self.overlay.forget_found();
        self.screens.show(Screen::Study);
    }

    /// Opens an empty study, from the standard starting position.
    pub(crate) fn open_new_study(&mut self) {
        self.open_study(Study::from_start(Start::standard()));
    }

    /// Opens a copy of the current game, but not while two humans play with touch-move (11.3.1), nor if the last
    /// illegal move left an irregular position. In the review, opens a study of the game under review instead.
    pub(crate) fn study_game(&mut self) {
        if let Some(review) = self.screens.review_shown() {
            return self.study_review(review.place());
        }
        let game = self.game_shown();
        if game.table.allows_study() && game.table.position_after(0).is_regular() {
            let study = Study::new(game.record(), Origin::Played);
            self.open_study(study);
        }
    }

    /// Opens a study of the game, followed by the moves with which the winner could still have mated (5.1.2, 6.9,
    /// 7.5.5).
    pub(crate) fn show_mate(&mut self) {
        let Some(line) = self.session.table().mate_line() else { return };
        let mut record = GameExport::of(&self.session, &self.prefs.texts).record();
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        let Some(at) = line.iter().try_fold(last, |at, &mv| record.add(at, mv)) else { return };
        record.notes_mut(at).comments.push(t!(self.prefs.texts, "mate-shown"));
        if self.open_study(Study::new(record, Origin::Played))
            && let Some(study) = &mut self.screens.study
        {
            study.go(last);
        }
    }

    /// Carries out an edit command in the study on screen.
    pub(super) fn edit_study(&mut self, ctx: &Context, edit: Edit) {
        let Some(screen) = self.screens.studied_mut() else { return };
        match edit {
            Edit::Discard if screen.study.is_changed() => {
                self.overlay.confirm(Confirmation::DiscardStudy(None), Request::DiscardStudy(None));
            }
            Edit::Discard => self.discard_study(None),
            Edit::GameBefore | Edit::GameAfter => {
                let rows = if edit == Edit::GameBefore { -1 } else { 1 };
                if let Some(game) = self.screens.games.as_ref().and_then(|games| games.neighbor(rows)) {
                    self.open_listed(ctx, game, GamePurpose::Listed);
                }
            }
            Edit::FindPosition => {
                if let Some((games, study)) = self.screens.games.as_mut().zip(self.screens.study.as_ref()) {
                    games.seek_position(ctx, study.position(), &self.prefs.texts);
                    self.screens.show(Screen::Games);
                }
            }
            Edit::PlayFrom => {
                let position = Box::new(screen.study.position().clone());
                self.handle(ctx, Request::PlayFrom(position));
            }
            Edit::SaveAs => self.choose_game_file(ctx, false),
            Edit::Tags => {
                let form = TagForm::of(screen.study.record());
                self.overlay.open(Dialog::Tags(Box::new(form)));
            }
            edit => screen.edit(edit),
        }
    }

    /// Opens the version of a study that has unsaved edits: this working copy or, if it belongs to the open study or is
    /// `None`, the open study. If `reviews` is true, the review of the study's main line opens too, if
    /// possible.
    pub(crate) fn reopen_study(&mut self, copy: Option<&Path>, reviews: bool) {
        self.overlay.dialog = None;
        let is_open = match copy.filter(|copy| self.screens.open_copy().as_deref() != Some(*copy)) {
            None => {
                self.open_last_study();
                true
            }
            Some(copy) => match Study::reopen(copy) {
                Ok(study) => self.open_study(study),
                Err(error) => {
                    self.overlay.tell(unreadable(copy, error));
                    false
                }
            },
        };
        if is_open && reviews {
            self.review_study();
        }
    }

    /// Discards the study of this working copy or, if it belongs to the open study or is `None`, the open study. The
    /// working copy stays in its folder until another study is discarded.
    pub(crate) fn discard_study(&mut self, copy: Option<&Path>) {
        let (folder, now) = (self.system.studies.clone(), self.now().awake);
        let other = copy.filter(|copy| self.screens.open_copy().as_deref() != Some(*copy));
        let discarded = if let Some(copy) = other {
            folder.map(|folder| Study::discard_unsaved(copy, &folder))
        } else {
            self.end_saving();
            let mut screen = self.screens.study.take();
            let open = screen.as_mut().zip(folder);
            let discarded = open.map(|(screen, folder)| screen.study.discard(&folder, now));
            self.background.put_aside(screen);
            if self.screens.shown() == Screen::Study {
                self.screens.back();
            }
            self.overlay.forget_found();
            self.overlay.dismiss();
            discarded
        };
        if let Some(Err(FileError { file, error })) = discarded {
            self.overlay.tell(Message::StudyNotDiscarded { file, error });
        }
    }

    /// Recovers the last unsaved study. It is shown when the player asks for it.
    pub(super) fn recover_study(&mut self) {
        let Some(folder) = &self.system.studies else { return };
        self.overlay.tell_next(study::copy_damaged(folder).into_iter().map(Message::StudyDamaged));
        if let Some(study) = Study::recover(folder) {
            self.screens.study = Some(Box::new(StudyScreen::new(study)));
            self.overlay.tell_next([Message::StudyFound]);
        }
    }

    /// Saves unsaved edits to the working copy at intervals. Shows a message if that fails.
    pub(super) fn autosave_study(&mut self, ctx: &Context) {
        let now = self.now().awake;
        let study = self.system.studies.as_deref().zip(self.screens.study.as_mut());
        match study.map(|(folder, screen)| screen.study.autosave(folder, now)) {
            Some(Ok(Some(wait))) => ctx.request_repaint_after(wait),
            Some(Ok(None)) | None => {}
            Some(Err(error)) => {
                // The next frame determines when to try again.
                ctx.request_repaint();
                self.overlay.tell(Message::StudyStays(Some(error)));
            }
        }
    }

    /// Saves unsaved edits to the working copy before the study is left. Returns the message that they were saved,
    /// unless there were no unsaved edits or the player has not seen the study.
    ///
    /// # Errors
    /// The edits can't be saved and would be lost; the error is the message that says so.
    pub(super) fn leave_study(&mut self) -> Result<Option<Message>, Message> {
        let now = self.now().awake;
        let Some(screen) = &mut self.screens.study else { return Ok(None) };
        let Some(folder) = &self.system.studies else {
            return if screen.study.is_changed() { Err(Message::StudyStays(None)) } else { Ok(None) };
        };
        let was_shown = screen.was_shown;
        let copy =
            screen.study.save_working_copy(folder, now).map_err(|error| Message::StudyStays(Some(error)))?;
        Ok(copy.filter(|_| was_shown).map(|_| Message::StudySaved))
    }
}
