//! Saving a game or a study in a PGN file: the file is chosen and its games are read. If it has any, the player decides
//! what becomes of them.
//!
//! Writing: see `study::saving` and `storage::games`.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;

use super::App;
use crate::platform::fs;
use crate::storage::Part;
use crate::storage::games::{Missed, Reader};
use crate::study::{FileError, Origin, POLL, SaveError, Saving, Snapshot, Study, Target};
use crate::ui::dialogs::{Dialog, SaveInFile};
use crate::ui::files::{self, Question};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::Screen;
use crate::ui::view::message::Message;
use crate::ui::view::request::PlaceInFile;
use crate::ui::view::wake;

/// The file extension of games.
const GAME: &[&str] = &["pgn"];

/// What is saved.
pub(crate) enum Owner {
    /// The study that is open.
    Study,
    /// A study that another one has replaced since.
    Left(Box<StudyScreen>),
    /// The game on the board.
    Game,
}

/// A game or a study whose place is being chosen.
pub(crate) struct GameSave {
    snapshot: Snapshot,
    owner: Owner,
    /// It is added to the file without a question.
    adds: bool,
    stage: Stage,
}

enum Stage {
    Choosing(Receiver<PathBuf>),
    Reading(Reader),
    /// The dialog is open.
    Asking,
}

/// A game or a study that is being written.
pub(crate) struct Writing {
    saving: Saving,
    owner: Owner,
    /// The number that it gets, if it is added.
    added: Option<usize>,
}

impl App {
    /// Saves the study to its file, or asks for one.
    pub(super) fn save_study(&mut self, ctx: &Context) {
        self.end_saving();
        let Some(screen) = &self.screens.study else { return };
        match screen.study().save(&self.system.backups) {
            Some(saving) => {
                self.system.writing = Some(Writing { saving, owner: Owner::Study, added: None });
                self.take_saved(ctx);
            }
            None => self.save_study_as(ctx),
        }
    }

    pub(super) fn save_study_as(&mut self, ctx: &Context) {
        let Some(screen) = self.screens.study.as_ref().filter(|_| self.system.game_save.is_none()) else {
            return;
        };
        let (study, title) = (screen.study(), t!(self.prefs.texts, "save-game"));
        let (new, folder) = (
            Some(self.file_name(&t!(self.prefs.texts, "study-name"), GAME[0])),
            study.folder().map(Path::to_owned),
        );
        let question = Question { title, kind: "PGN", extensions: GAME, new, folder, is_folder: false };
        let snapshot = study.snapshot();
        self.choose_game_file(ctx, snapshot, Owner::Study, question, false);
    }

    pub(crate) fn save_game(&mut self, ctx: &Context) {
        let (snapshot, new) = (Snapshot::of_text(self.pgn()), Some(self.game_name(GAME[0])));
        let title = t!(self.prefs.texts, "save-game");
        let question = Question { title, kind: "PGN", extensions: GAME, new, folder: None, is_folder: false };
        self.choose_game_file(ctx, snapshot, Owner::Game, question, false);
    }

    /// Adds the study, or the game, to the games of a file.
    pub(crate) fn add_to_file(&mut self, ctx: &Context) {
        let study = self.screens.studied().map(|screen| screen.study().snapshot());
        let owner = if study.is_some() { Owner::Study } else { Owner::Game };
        let snapshot = study.unwrap_or_else(|| Snapshot::of_text(self.pgn()));
        let title = t!(self.prefs.texts, "add-to-file");
        let question =
            Question { title, kind: "PGN", extensions: GAME, new: None, folder: None, is_folder: false };
        self.choose_game_file(ctx, snapshot, owner, question, true);
    }

    /// Asks for a file, unless one is already being asked for.
    fn choose_game_file(
        &mut self,
        ctx: &Context,
        snapshot: Snapshot,
        owner: Owner,
        question: Question,
        adds: bool,
    ) {
        if self.system.game_save.is_some() {
            self.overlay.message = Some(Message::Saving);
            return;
        }
        let stage = Stage::Choosing((self.system.choose_file)(ctx, question));
        self.system.game_save = Some(GameSave { snapshot, owner, adds, stage });
    }

    /// Keeps a replaced study whose file is still being chosen, so that it is marked as saved.
    pub(super) fn put_aside(&mut self, study: Option<Box<StudyScreen>>) {
        if let Some(GameSave { owner, .. }) = &mut self.system.game_save
            && matches!(owner, Owner::Study)
            && let Some(study) = study
        {
            *owner = Owner::Left(study);
        }
    }

    /// Goes on with a game whose file was chosen or read since the last frame.
    pub(crate) fn take_game_file(&mut self, ctx: &Context) {
        let Some(save) = &mut self.system.game_save else { return };
        match &save.stage {
            Stage::Choosing(chosen) => match chosen.try_recv() {
                Ok(file) => self.read_games_of(ctx, files::with_extension(file, GAME[0])),
                Err(TryRecvError::Disconnected) => self.system.game_save = None,
                Err(TryRecvError::Empty) => {}
            },
            Stage::Reading(reader) if reader.worker().is_done() => self.take_games_of(ctx),
            Stage::Reading(_) => {}
            // The dialog was closed.
            Stage::Asking if !matches!(self.overlay.dialog, Some(Dialog::SaveInFile(_))) => {
                self.system.game_save = None;
            }
            Stage::Asking => {}
        }
    }

    /// Reads the games of the chosen file, if it has any.
    fn read_games_of(&mut self, ctx: &Context, file: PathBuf) {
        // It may be the file that is being written.
        self.end_saving();
        let Some(save) = &mut self.system.game_save else { return };
        // What can't be read is not replaced either.
        let is_there = fs::metadata(&file).is_ok_and(|about| about.is_file() && about.len() > 0);
        if !is_there {
            return self.write_game(ctx, Target::New(file), None);
        }
        match Reader::begin(wake(ctx), &file) {
            Ok(reader) => {
                let bytes = reader.bytes();
                save.stage = Stage::Reading(reader);
                self.tell_reading(&file, bytes);
                self.take_game_file(ctx);
            }
            Err(error) => {
                self.system.game_save = None;
                self.overlay.message = Some(Message::Unsaved { file, error });
            }
        }
    }

    /// Adds the game to the file that was read, or asks where in it the game goes.
    fn take_games_of(&mut self, ctx: &Context) {
        let Some(mut save) = self.system.game_save.take() else { return };
        let (is_asked, is_free) = (!save.adds, self.overlay.dialog.is_none());
        let Stage::Reading(reader) = std::mem::replace(&mut save.stage, Stage::Asking) else { return };
        self.end_reading();
        let (file, count) = (reader.file().to_owned(), reader.index().count());
        if let Some(kind) = reader.worker().failure() {
            self.overlay.message = Some(Message::Unsaved { file, error: kind.into() });
        } else if count == 0 && is_asked {
            self.system.game_save = Some(save);
            self.write_game(ctx, Target::New(file), None);
        } else if !is_asked {
            self.system.game_save = Some(save);
            self.write_game(ctx, Target::Added(reader.games_file()), Some(count + 1));
        } else if !is_free {
            // The question waits while another dialog is open.
            save.stage = Stage::Reading(reader);
            self.system.game_save = Some(save);
        } else {
            let own = match &save.owner {
                Owner::Study => self.screens.study.as_ref().and_then(|screen| own_part(screen, &file)),
                Owner::Left(screen) => own_part(screen, &file),
                Owner::Game => None,
            };
            let backup = self.system.backups.next(&file);
            let form = SaveInFile::new(reader, own.map(|part| part.bytes().start), &save.snapshot, backup);
            self.overlay.dialog = Some(Dialog::SaveInFile(Box::new(form)));
            self.system.game_save = Some(save);
            ctx.request_repaint();
        }
    }

    /// Saves the game where the player has decided.
    pub(crate) fn save_in_file(&mut self, ctx: &Context, place: PlaceInFile) {
        let Some(Dialog::SaveInFile(form)) = self.overlay.dialog.take() else { return };
        let reader = form.into_reader();
        let file = reader.file().to_owned();
        if reader.is_changed() {
            // It may have more games by now, or others.
            return self.read_games_of(ctx, file);
        }
        match place {
            PlaceInFile::Add => {
                let number = reader.index().count() + 1;
                self.write_game(ctx, Target::Added(reader.games_file()), Some(number));
            }
            PlaceInFile::Whole => self.write_game(ctx, Target::Whole(reader.games_file()), None),
            PlaceInFile::Game(game) => match reader.locate(game).map(|located| located.read()) {
                Some(Ok((_, Some(part)))) => self.write_game(ctx, Target::Game(part), None),
                Some(Err(Missed::Io(error))) => {
                    self.system.game_save = None;
                    self.overlay.message = Some(Message::Unsaved { file, error });
                }
                Some(Ok((_, None)) | Err(Missed::Changed)) | None => {
                    self.system.game_save = None;
                    self.overlay.message = Some(Message::FileChanged(file));
                }
            },
        }
    }

    /// Begins to write the game whose place was chosen.
    fn write_game(&mut self, ctx: &Context, target: Target, added: Option<usize>) {
        let Some(GameSave { snapshot, owner, .. }) = self.system.game_save.take() else { return };
        self.end_saving();
        let saving = snapshot.save(target, self.system.backups.clone());
        self.system.writing = Some(Writing { saving, owner, added });
        self.take_saved(ctx);
    }

    /// Tells what became of a game or study that was being written. If a study can't be written to its file, asks for
    /// another.
    pub(super) fn take_saved(&mut self, ctx: &Context) {
        let Some(result) = self.system.writing.as_ref().map(|writing| writing.saving.result()) else {
            return;
        };
        match result {
            None => ctx.request_repaint_after(POLL),
            Some(result) => {
                let other = matches!(result, Err(SaveError::Changed(_) | SaveError::Encoding));
                let of_study = matches!(self.system.writing, Some(Writing { owner: Owner::Study, .. }));
                self.tell_saved(result);
                if other && of_study && self.screens.shown() == Screen::Study {
                    self.save_study_as(ctx);
                }
            }
        }
    }

    /// Waits until a game or study is written that is being saved: it is left, saved again, or read. `false` if that
    /// failed.
    pub(super) fn end_saving(&mut self) -> bool {
        let Some(result) = self.system.writing.as_ref().map(|writing| writing.saving.wait()) else {
            return true;
        };
        let is_saved = result.is_ok();
        self.tell_saved(result);
        is_saved
    }

    fn tell_saved(&mut self, result: Result<Part, SaveError>) {
        let Some(Writing { saving, owner, added }) = self.system.writing.take() else { return };
        let saved = result.as_ref().ok().cloned();
        let message = match result {
            Ok(part) => {
                let file = part.file().to_owned();
                Some(added.map_or(Message::Saved(file.clone()), |game| Message::Added { file, game }))
            }
            Err(SaveError::Changed(file)) => Some(Message::FileChanged(file)),
            Err(SaveError::Merged(file)) => Some(Message::GamesWouldMerge(file)),
            // Another file is asked for.
            Err(SaveError::Encoding) => None,
            Err(SaveError::Io(FileError { file, error })) => Some(Message::Unsaved { file, error }),
        };
        let note = |study: &mut Study| {
            if let Some(part) = &saved {
                study.saved_as(&saving, part.clone());
            }
        };
        match owner {
            Owner::Study => {
                if let Some(screen) = &mut self.screens.study {
                    note(screen.study_mut());
                }
                self.overlay.message = message.or(self.overlay.message.take());
            }
            Owner::Left(mut left) => {
                note(left.study_mut());
                // The study that is open may have had trouble.
                if self.overlay.has_trouble() {
                    self.overlay.next_messages.extend(message);
                } else {
                    self.overlay.message = message;
                }
            }
            Owner::Game => {
                if let Some(part) = &saved {
                    self.remember(part.file());
                }
                self.overlay.message = message.or(self.overlay.message.take());
            }
        }
    }
}

/// The part of this file that a study belongs to.
fn own_part<'a>(screen: &'a StudyScreen, file: &Path) -> Option<&'a Part> {
    match screen.study().origin() {
        Origin::File(part) if fs::without_links(part.file()) == fs::without_links(file) => Some(part),
        Origin::File(_) | Origin::Played | Origin::Nowhere => None,
    }
}
