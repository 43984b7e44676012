//! Nothing that was done to a study is lost: it is saved where the player wants it, and until then beside the journals.
//!
//! What is not in a file of the player's is written down soon after every edit, each study in a file of its own, and is
//! found again when the program begins. Another study that is opened takes nothing away: the file of the one before stays.
//!
//! Writing whole files: see `ui::files`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, SystemTime};

use egui::Context;

use super::App;
use crate::record::Editing;
use crate::record::pgn::{Games, write};
use crate::storage::{Part, PartError};
use crate::ui::files::{self, Question};
use crate::ui::screens::study::Copy;
use crate::ui::screens::study::{Origin, Study};
use crate::ui::view::message::Message;

/// How the names of games end.
const GAME: &[&str] = &["pgn"];

/// The most words in the name of a file.
const MOST_WORDS: usize = 6;

/// The last study that was thrown away.
const THROWN_AWAY: &str = "thrown-away.pgn";

/// Edits are written down after so long at the latest.
const SOON: Duration = Duration::from_secs(1);

/// A text whose file the player is choosing.
pub struct Saving {
    text: String,
    revision: u64,
    file: Receiver<PathBuf>,
    /// The study that it is of, once that fills the window no more.
    left: Option<Box<Study>>,
}

impl Study {
    /// The record as PGN.
    pub fn pgn(&self) -> String {
        write(self.record())
    }

    /// It is in a file as it was after so many edits.
    fn kept(&mut self, revision: u64) {
        if self.editing.revision() == revision {
            self.editing.kept();
        }
        if let Some(copy) = self.copy.take_if(|_| !self.editing.is_changed()) {
            // A copy that stays is only found again.
            let _ = fs::remove_file(copy.file);
        }
    }

    /// `De-Vries-Jansen`: who played, as the name of a file.
    fn name(&self) -> String {
        let tags = &self.record().tags;
        let names = ["White", "Black"].map(|tag| tags.known(tag).unwrap_or_default());
        let words = names.iter().flat_map(|name| name.split(|letter: char| !letter.is_alphanumeric()));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
        if words.is_empty() { "study".to_owned() } else { words.join("-") }
    }

    /// Writes down what is in no file, once the last time is long enough ago. How long to wait else. Where it failed,
    /// the disk is not asked again before something else is done.
    fn write_down(&mut self, folder: &Path, now: Duration) -> io::Result<Option<Duration>> {
        let revision = self.editing.revision();
        if !self.is_changed() || self.copy.as_ref().is_some_and(|copy| copy.tried == revision) {
            return Ok(None);
        }
        let left = self.copy.as_ref().map_or(Duration::ZERO, |copy| (copy.at + SOON).saturating_sub(now));
        if !left.is_zero() {
            return Ok(Some(left));
        }
        self.write_copy(&self.copy_file(folder), now).map(|()| None)
    }

    /// Where it is written down.
    fn copy_file(&self, folder: &Path) -> PathBuf {
        self.copy.as_ref().map_or_else(|| new_name(folder), |copy| copy.file.clone())
    }

    /// Writes it down at once.
    fn write_copy(&mut self, file: &Path, now: Duration) -> io::Result<()> {
        self.copy = Some(Copy { file: file.to_owned(), tried: self.editing.revision(), at: now });
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        crate::storage::write(file, self.pgn())
    }
}

impl App {
    /// Saves the study: into its file, or into one that the player chooses.
    pub(crate) fn save_study(&mut self, ctx: &Context, as_new: bool) {
        let Some(study) = &mut self.screens.study else { return };
        let (text, revision) = (study.pgn(), study.editing.revision());
        let Origin::File(part) = &mut study.origin else { return self.save_study_as(ctx) };
        if as_new {
            return self.save_study_as(ctx);
        }
        let file = part.file().to_owned();
        match part.replace(&text) {
            Ok(()) => {
                study.kept(revision);
                self.overlay.message = Some(Message::Saved(file));
            }
            Err(PartError::Changed) => {
                self.save_study_as(ctx);
                self.overlay.message = Some(Message::FileChanged(file));
            }
            Err(PartError::Encoding) => self.save_study_as(ctx),
            Err(PartError::Io(error)) => self.overlay.message = Some(Message::Unsaved { file, error }),
        }
    }

    /// The study is to make room: what is in no file of the player's is written down now, and where that is gets told.
    ///
    /// # Errors
    /// It can't be written down, which is told, and would be lost.
    pub(crate) fn leave_study(&mut self) -> Result<Option<Message>, Message> {
        let (folder, now) = (self.studies(), self.now().awake);
        let Some(study) = self.screens.study.as_mut().filter(|study| study.is_changed()) else {
            return Ok(None);
        };
        let file = study.copy_file(&folder.ok_or(Message::StudyStays(None))?);
        match study.write_copy(&file, now) {
            Ok(()) => Ok(Some(Message::StudyKept(file))),
            Err(error) => Err(Message::StudyStays(Some(error))),
        }
    }

    /// This study makes room for another one. The file that is being chosen for it will still be written.
    pub(crate) fn put_aside(&mut self, study: Option<Box<Study>>) {
        if let Some(saving) = &mut self.system.saving_study {
            saving.left = saving.left.take().or(study);
        }
    }

    /// The study is not wanted any more. Until another one is thrown away it can still be fetched back from its folder.
    pub(crate) fn throw_study_away(&mut self) {
        let last = self.studies().map(|folder| folder.join(THROWN_AWAY));
        // What can't be written down now is lost, as it was asked for.
        let kept = self.leave_study().is_ok();
        let mut study = self.screens.study.take();
        let copy = study.as_mut().and_then(|study| study.copy.take()).filter(|_| kept);
        self.put_aside(study);
        self.screens.back();
        self.overlay.message = None;
        if let Some((copy, last)) = copy.zip(last)
            && let Err(error) = fs::rename(&copy.file, last)
        {
            self.overlay.message = Some(Message::Unsaved { file: copy.file, error });
        }
    }

    fn save_study_as(&mut self, ctx: &Context) {
        let Some(study) = &mut self.screens.study else { return };
        if self.system.saving_study.is_none() {
            let title = t!(self.prefs.texts, "save-game");
            let new = Some(format!("{}.{}", study.name(), GAME[0]));
            let question = Question { title, kind: "PGN", extensions: GAME, new };
            let (text, revision) = (study.pgn(), study.editing.revision());
            let file = (self.system.choose_file)(ctx, question);
            self.system.saving_study = Some(Saving { text, revision, file, left: None });
        }
    }

    /// Writes to the file that was chosen since the last frame, and writes down what was done.
    pub(crate) fn keep_study(&mut self, ctx: &Context) {
        self.take_study_file();
        let (folder, now) = (self.studies(), self.now().awake);
        let (Some(study), Some(folder)) = (&mut self.screens.study, folder) else { return };
        match study.write_down(&folder, now) {
            Ok(Some(wait)) => ctx.request_repaint_after(wait),
            Ok(None) => {}
            Err(error) => self.overlay.message = Some(Message::Unsaved { file: folder, error }),
        }
    }

    fn take_study_file(&mut self) {
        let chosen = self.system.saving_study.as_ref().map(|saving| saving.file.try_recv());
        let file = match chosen {
            Some(Ok(file)) => files::with_extension(file, GAME[0]),
            Some(Err(TryRecvError::Disconnected)) => return self.system.saving_study = None,
            Some(Err(TryRecvError::Empty)) | None => return,
        };
        let Some(mut saving) = self.system.saving_study.take() else { return };
        let length = saving.text.len() as u64;
        let written = crate::storage::write(&file, &saving.text).and_then(|()| Part::read(&file, 0..length));
        self.overlay.message = Some(match written {
            Ok(part) => {
                if let Some(study) = saving.left.as_mut().or(self.screens.study.as_mut()) {
                    study.origin = Origin::File(part);
                    study.kept(saving.revision);
                }
                Message::Saved(file)
            }
            Err(error) => Message::Unsaved { file, error },
        });
    }

    /// Where studies are written down; nowhere where games are not.
    fn studies(&self) -> Option<PathBuf> {
        Some(self.session.journals()?.with_file_name("studies"))
    }

    /// The study of the last time, if it is in no file of the player's. It waits until it is asked for.
    pub(crate) fn find_study(&mut self) {
        let Some(file) = self.studies().and_then(|folder| newest(&folder)) else { return };
        let Ok(text) = fs::read(&file) else { return };
        let Some(read) = Games::new(&text[..]).next() else { return };
        let mut study = Study::new(read.record, Origin::Nowhere);
        study.editing = Editing::unsaved(study.record().clone());
        study.copy = Some(Copy { file, tried: study.editing.revision(), at: Duration::ZERO });
        self.screens.study = Some(Box::new(study));
        self.overlay.next_message = Some(Message::StudyFound);
    }
}

/// A name that no other study has: the moment, in milliseconds since 1970, and the program's number.
fn new_name(folder: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
    folder.join(format!("{now:013}-{}.{}", std::process::id(), GAME[0]))
}

/// The last of the studies that were written down.
fn newest(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.filter(|file| is_copy(file)).max()
}

/// Whether it is called as a study is.
fn is_copy(file: &Path) -> bool {
    let begins =
        file.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
    begins && file.extension().is_some_and(|end| end == GAME[0])
}
