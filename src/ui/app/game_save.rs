//! Saves a game or a study in a PGN file. Unless a study goes to its own file, the player chooses a file, and its games
//! are read. If it has any, the player also chooses where the saved game goes, unless it is to be added after them.
//!
//! The modules `study::saving` and `storage::games` write the files.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::platform::{Pending, fs};
use crate::storage::Part;
use crate::storage::games::{ReadError, Reader};
use crate::study::{FileError, POLL, SaveError, Saving, Snapshot, Study, Target};
use crate::ui::dialogs::{Dialog, SaveInFile};
use crate::ui::files::{self, Question};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::request::PlaceInFile;
use crate::ui::view::{Message, Screen, wake};

/// The file extension of games.
const GAME: &[&str] = &["pgn"];

/// What is saved.
pub(crate) enum Owner {
    /// The study that is open.
    Study,
    /// A study that has since been replaced or discarded.
    ReplacedStudy(Box<StudyScreen>),
    /// The game on the board.
    Game,
    /// A game that another game has since replaced on the board.
    ReplacedGame,
}

/// A game or a study to be saved, while the player chooses the file and the place in it.
pub(crate) struct GameSave {
    snapshot: Snapshot,
    pub(super) owner: Owner,
    /// Whether the game is added to the games of the file without asking where it goes.
    adds: bool,
    stage: Stage,
}

enum Stage {
    Choosing(Pending<PathBuf>),
    Reading(Reader),
    /// The dialog is open.
    Asking,
}

/// A game or a study that is being written.
pub(crate) struct WriteJob {
    saving: Saving,
    pub(super) owner: Owner,
    /// The number that the game gets in the file, counted from 1; `None` if it is not added to the games there.
    added: Option<usize>,
}

impl App {
    /// Saves the study in its file; if it has none, lets the player choose one.
    pub(super) fn save_study(&mut self, ctx: &Context) {
        self.end_saving();
        let Some(screen) = &self.screens.study else { return };
        match screen.study.save(&self.system.backups) {
            Some(saving) => {
                self.background.writing = Some(WriteJob { saving, owner: Owner::Study, added: None });
                self.take_saved(ctx);
            }
            None => self.choose_game_file(ctx, false),
        }
    }

    /// Lets the player choose a file for the study or the game that is shown, unless the file of another save, or the
    /// place in it, is still being chosen. `adds` says whether the study or game is added to the games of that file.
    pub(crate) fn choose_game_file(&mut self, ctx: &Context, adds: bool) {
        let (texts, study) = (&self.prefs.texts, self.study());
        if self.background.game_save.is_some() {
            let message = (study.is_none() || adds).then_some(Message::Saving);
            return self.overlay.tell(message);
        }
        let (owner, snapshot, name) = if let Some(study) = study {
            (Owner::Study, study.snapshot(), self.file_name("study-name", GAME[0]))
        } else {
            let game = self.game_shown();
            (Owner::Game, Snapshot::of_text(game.pgn()), game.file_name(GAME[0]))
        };
        let question = if adds {
            Question::existing(t!(texts, "add-to-file"), "PGN", GAME)
        } else {
            let folder = study.and_then(Study::folder).map(Path::to_owned);
            Question::new_file(t!(texts, "save-game"), "PGN", GAME, name).within(folder).keeping_games()
        };
        let stage = Stage::Choosing(self.system.choose(ctx, question));
        self.background.game_save = Some(GameSave { snapshot, owner, adds, stage });
    }

    /// Continues a save once its file has been chosen or read, and drops it if the player chose no file or closed the
    /// dialog.
    pub(super) fn take_game_file(&mut self, ctx: &Context) {
        let Some(save) = &mut self.background.game_save else { return };
        match &save.stage {
            Stage::Choosing(chosen) => match chosen.poll() {
                Some(Ok(file)) => self.read_games_of(ctx, files::with_extension(file, GAME[0])),
                Some(Err(_)) => self.background.game_save = None,
                None => {}
            },
            Stage::Reading(reader) if reader.worker.is_done() => self.take_games_of(ctx),
            Stage::Reading(_) => {}
            Stage::Asking if !matches!(self.overlay.dialog, Some(Dialog::SaveInFile(_))) => {
                self.background.game_save = None;
            }
            Stage::Asking => {}
        }
    }

    /// Reads the games of the chosen file. If that file is missing, empty or not a regular file, begins to write it.
    fn read_games_of(&mut self, ctx: &Context, file: PathBuf) {
        // An earlier save may still be writing to the chosen file.
        self.end_saving();
        let Some(save) = &mut self.background.game_save else { return };
        match fs::metadata(&file) {
            Ok(about) if about.is_file() && about.len() > 0 => {}
            // A file that can't be read must not be replaced.
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return self.give_up_save(Message::Unsaved { file, error });
            }
            Ok(_) | Err(_) => return self.write_game(ctx, Target::New(file), None),
        }
        match Reader::begin(wake(ctx), &file) {
            Ok(reader) => {
                self.overlay.tell_reading(&file, reader.bytes());
                save.stage = Stage::Reading(reader);
                self.take_game_file(ctx);
            }
            Err(error) => self.give_up_save(Message::Unsaved { file, error }),
        }
    }

    /// Adds the game to the file that was read, if it is to be added without asking. Otherwise asks the player where in
    /// the file it goes; a file without games is replaced.
    fn take_games_of(&mut self, ctx: &Context) {
        let Some(save) = &mut self.background.game_save else { return };
        let Stage::Reading(reader) = std::mem::replace(&mut save.stage, Stage::Asking) else { return };
        self.overlay.end_reading();
        let (file, count) = (reader.file().to_owned(), reader.index().count());
        if let Some(kind) = reader.worker.failure() {
            self.give_up_save(Message::Unsaved { file, error: kind.into() });
        } else if save.adds {
            self.write_game(ctx, Target::Added(reader.games_file()), Some(count + 1));
        } else if count == 0 {
            self.write_game(ctx, Target::New(file), None);
        } else if self.overlay.dialog.is_some() {
            // The question waits while another dialog is open.
            save.stage = Stage::Reading(reader);
        } else {
            let own = match &save.owner {
                Owner::Study => self.screens.study.as_ref().and_then(|screen| screen.part_of(&file)),
                Owner::ReplacedStudy(screen) => screen.part_of(&file),
                Owner::Game => {
                    let is_same = |part: &&Part| fs::without_links(part.file()) == fs::without_links(&file);
                    self.background.saved_game.as_ref().filter(is_same)
                }
                Owner::ReplacedGame => None,
            };
            let backup = self.system.backups.next(&file);
            let form = SaveInFile::new(reader, own.map(|part| part.bytes().start), &save.snapshot, backup);
            self.overlay.open(Dialog::SaveInFile(Box::new(form)));
            ctx.request_repaint();
        }
    }

    /// Saves the game in the place in the file that the player chose. If the file has changed since it was read, reads
    /// it again instead.
    pub(crate) fn save_in_file(&mut self, ctx: &Context, place: PlaceInFile) {
        let Some(Dialog::SaveInFile(form)) = self.overlay.dialog.take() else { return };
        let reader = form.into_reader();
        let file = reader.file().to_owned();
        if reader.is_changed() {
            // The file may now have more games, or different ones.
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
                Some(Err(ReadError::Io(error))) => self.give_up_save(Message::Unsaved { file, error }),
                Some(Ok((_, None)) | Err(ReadError::Changed)) | None => {
                    self.give_up_save(Message::FileChanged(file));
                }
            },
        }
    }

    fn give_up_save(&mut self, why: Message) {
        self.background.game_save = None;
        self.overlay.tell(why);
    }

    fn write_game(&mut self, ctx: &Context, target: Target, added: Option<usize>) {
        let Some(GameSave { snapshot, owner, .. }) = self.background.game_save.take() else { return };
        self.end_saving();
        let saving = snapshot.save(target, self.system.backups.clone());
        self.background.writing = Some(WriteJob { saving, owner, added });
        self.take_saved(ctx);
    }

    /// Reports the result of writing a game or study. If the study on screen was not written because its file has
    /// changed or is in UTF-16, lets the player choose another file.
    pub(super) fn take_saved(&mut self, ctx: &Context) {
        let Some(writing) = &self.background.writing else { return };
        let Some(result) = writing.saving.result() else { return ctx.request_repaint_after(POLL) };
        let of_study = matches!(writing.owner, Owner::Study) && self.screens.shown() == Screen::Study;
        let other = matches!(result, Err(SaveError::Changed(_) | SaveError::Encoding(_)));
        self.finish_saving(result);
        if other && of_study {
            self.choose_game_file(ctx, false);
        }
    }

    /// Waits until the game or study that is being saved has been written, before it is left, saved again, or read.
    /// Returns `false` if it could not be written.
    pub(super) fn end_saving(&mut self) -> bool {
        let Some(result) = self.background.writing.as_ref().map(|writing| writing.saving.wait()) else {
            return true;
        };
        let is_saved = result.is_ok();
        self.finish_saving(result);
        is_saved
    }

    fn finish_saving(&mut self, result: Result<Part, SaveError>) {
        let Some(WriteJob { saving, owner, added }) = self.background.writing.take() else { return };
        let (part, message) = match result {
            Ok(part) => {
                let file = part.file().to_owned();
                let message =
                    added.map_or(Message::Saved(file.clone()), |game| Message::Added { file, game });
                (Some(part), message)
            }
            Err(SaveError::Changed(file)) => (None, Message::FileChanged(file)),
            Err(SaveError::Merged(file)) => (None, Message::GamesWouldMerge(file)),
            Err(SaveError::Encoding(file)) => (None, Message::Unwritable(file)),
            Err(SaveError::Io(FileError { file, error })) => (None, Message::Unsaved { file, error }),
        };
        match &owner {
            // The message must not replace a problem that the open study has reported.
            Owner::ReplacedStudy(_) if self.overlay.has_trouble() => self.overlay.tell_next([message]),
            Owner::ReplacedStudy(_) | Owner::Study | Owner::Game | Owner::ReplacedGame => {
                self.overlay.tell(message);
            }
        }
        let Some(part) = part else { return };
        match owner {
            Owner::Study => {
                if let Some(screen) = &mut self.screens.study {
                    screen.study.saved_as(&saving, part);
                }
            }
            Owner::ReplacedStudy(mut left) => left.study.saved_as(&saving, part),
            Owner::Game => {
                self.remember(part.file());
                self.background.saved_game = Some(part);
            }
            Owner::ReplacedGame => self.remember(part.file()),
        }
    }
}
