//! Opens pasted text and files. A file may be chosen, dropped on the window, pasted from a file manager, named on the
//! command line, or listed as recent. What happens depends on their content. Also saves positions.
//!
//! The modules `table::content` and `record::recognise` read files and recognise text.

use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use super::App;
use super::overlay::LONG;
use super::save::GameExport;
use crate::game::Date;
use crate::platform::{self, Pending, copied_files, fs::File, in_background};
use crate::record::pgn::{Games, ReadGame};
use crate::record::{Epd, RecognisedText, RecognitionError, recognise};
use crate::rules::{Excerpt, FenError, PieceLetters, Position};
use crate::session::review::{ReviewedGame, is_reviewable};
use crate::start::{Start, StartError};
use crate::study::{self, Origin, Study};
use crate::table::journal::{Script, began, earlier_games};
use crate::table::{Content, ContentError, GameSetup};
use crate::text::notation;
use crate::ui::dialogs::{Dialog, Recent, RecentItem};
use crate::ui::files::Question;
use crate::ui::screens::start::STUDIES;
use crate::ui::view::message::PasteSummary;
use crate::ui::view::request::{Confirmation, NextGame, SavedGame};
use crate::ui::view::{Message, Request, wake};

impl App {
    pub(crate) fn open(&mut self, ctx: &Context, file: &Path) {
        // The list of recent files needs absolute paths.
        let file = &std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        match Content::read(file) {
            Ok(Content::Games) => return self.open_games(ctx, file),
            Ok(Content::Position(positions)) => self.take_position(&positions.epd, positions.more, true),
            Ok(Content::Setup(setup)) => self.start_or_ask(*setup),
            Ok(Content::Game(script)) => {
                let game = SavedGame { file: file.to_owned(), script: *script };
                // A program that is killed may leave a journal with an incomplete last line: nothing that was shown is
                // lost.
                let is_whole = match self.session.is_journal(file) {
                    true => game.script.damage.is_torn_at_most(),
                    false => game.script.damage.is_none(),
                };
                if is_whole {
                    self.open_saved(game);
                } else {
                    let about = Box::new((game.script.play(), game.script.damage.clone()));
                    let request = Request::OpenDamaged(Box::new(game));
                    self.overlay.confirm(Confirmation::Damaged(about), request);
                }
            }
            Err(why) => return self.overlay.tell(Message::File { file: file.to_owned(), why }),
        }
        self.remember(file);
    }

    /// Continues a saved game, or opens the review of a finished one; a finished game that can't be reviewed opens as a
    /// study.
    pub(crate) fn open_saved(&mut self, game: SavedGame) {
        let SavedGame { file, script } = game;
        self.overlay.dialog = None;
        let table = script.play();
        let began = script.began.or_else(|| began(&file).filter(|_| self.session.is_journal(&file)));
        let date = began.map(|began| Date::of_day(self.now().day_of(Duration::from_millis(began))));
        if table.result().is_none() {
            let journal = self.session.is_journal(&file).then_some(file);
            self.start_or_ask(NextGame::SavedGame { script, journal });
        } else if !is_reviewable(&table) {
            let game = GameExport { table: &table, date, texts: &self.prefs.texts };
            self.open_study(Study::new(game.record(), Origin::Nowhere));
        } else if self.session.journal_file().is_some_and(|journal| journal == file) {
            self.open_review(None);
        } else {
            self.open_review(Some(ReviewedGame { table, date, record: None }));
        }
    }

    pub(crate) fn open_recent(&mut self, ctx: &Context) {
        let recent = Recent::new(self.prefs.store.files(), self.find_saved(ctx, false));
        self.overlay.open(Dialog::Recent(Box::new(recent)));
    }

    /// Looks in the background for unsaved studies and saved games to list, or only for as many as the start screen
    /// needs.
    pub(super) fn find_saved(&self, ctx: &Context, is_for_start: bool) -> Pending<RecentItem> {
        let (sender, found) = Pending::channel();
        let folders = self.session.journals().map(Path::to_owned).zip(self.system.studies.clone());
        let Some((folder, studies)) = folders else { return found };
        let open = self.screens.open_copy();
        let (most_studies, most_games) =
            if is_for_start { (STUDIES + 1, 1) } else { (usize::MAX, usize::MAX) };
        let wake = wake(ctx);
        in_background("saved games", move || {
            let studies = study::unsaved(open, &studies).take(most_studies).map(RecentItem::Study);
            // A folder that can't be read counts as having no games; the journal reports that error.
            let games = earlier_games(&folder).into_iter().flatten();
            let games = games.filter(|game| !is_for_start || game.table.is_some()).take(most_games);
            for found in studies.chain(games.map(|game| RecentItem::Game(Box::new(game)))) {
                if sender.send(found).is_err() {
                    return;
                }
                wake();
            }
            // When the sender is dropped, the list is complete.
            drop(sender);
            wake();
        });
        found
    }

    /// Adds a file to the recent files, except a journal, which is listed as a game.
    pub(crate) fn remember(&mut self, file: &Path) {
        if !self.session.is_journal(file) {
            self.prefs.store.keep_file(file);
        }
    }

    /// Opens the first of these files. If there are others, a message says that only the first was opened. Returns
    /// whether there was a file.
    pub(crate) fn open_first_of(&mut self, ctx: &Context, files: &[PathBuf]) -> bool {
        let Some(file) = files.first() else { return false };
        self.overlay.dismiss();
        self.open(ctx, file);
        if files.len() > 1 {
            // An error in the first file matters more.
            self.overlay.tell_if_free(Message::OnlyFirst(file.clone()));
        }
        true
    }
}

/// The file extension of positions.
const FEN: &[&str] = &["fen"];
/// A text that has more bytes than this is read in the background, so that the window stays responsive.
const LARGE: usize = 1 << 18;

/// What was recognised in a pasted text, or why nothing was recognised.
pub(crate) struct PastedText {
    what: Result<RecognisedText, RecognitionError>,
    /// The first game, and how many more there are; `None` if no games were recognised.
    games: Option<(ReadGame, usize)>,
}

impl PastedText {
    fn read(text: &str, letters: &PieceLetters) -> PastedText {
        let mut what = recognise(text, letters);
        let mut games = None;
        if matches!(what, Ok(RecognisedText::Games)) {
            let mut all = Games::new(text.as_bytes()).bounded();
            games = all.next().map(|first| (first, all.count()));
            if games.is_none() {
                what = Err(RecognitionError::Unknown(Excerpt::new(text.trim())));
            }
        }
        PastedText { what, games }
    }
}

impl App {
    /// Pastes text. If the text names files that were copied in a file manager, opens the first of them instead.
    pub(crate) fn paste(&mut self, ctx: &Context, text: String) {
        if self.open_first_of(ctx, &copied_files::named_in(&text)) {
            return;
        }
        let letters = self.prefs.texts.language().letters();
        if text.len() <= LARGE {
            return self.take_text(PastedText::read(&text, &letters));
        }
        self.overlay.tell((text.len() as u64 > LONG).then_some(Message::ReadingPasted));
        let read = move || Some(PastedText::read(&text, &letters));
        self.screens.arriving_text = Some(Pending::in_background("pasted text", wake(ctx), read));
    }

    /// Uses a pasted text that was read. A position goes to the editor if the editor is on screen; it opens a new study
    /// if a study is on screen; otherwise it starts a game. Moves and games open as a study; if there are several
    /// games, only the first one opens.
    pub(super) fn take_text(&mut self, PastedText { what, games }: PastedText) {
        match (what, games) {
            (Ok(RecognisedText::Position { epd, more }), _) => self.take_position(&epd, more, false),
            (Ok(RecognisedText::Moves(record)), _) => {
                _ = self.open_study(Study::new(*record, Origin::Nowhere));
            }
            (Ok(RecognisedText::Games), Some((first, more))) => {
                let study = Study::new(first.record, Origin::Nowhere).with_faults(first.faults);
                if self.open_study(study) && more > 0 {
                    self.overlay.tell(Message::PastedGames(more));
                }
            }
            (Ok(RecognisedText::Games), None) => {}
            (Err(why), _) => self.overlay.tell(Message::Unrecognised(why)),
        }
    }

    /// Uses a pasted or opened position. Shows its EPD id and its best moves, if it has them, and the number of
    /// positions after it (`more`), if that is not 0.
    pub(crate) fn take_position(&mut self, epd: &Epd, more: usize, opened: bool) {
        let (notation, texts) = (self.prefs.settings.notation, &self.prefs.texts);
        let best = epd.operand("bm").map(|moves| notation::text(moves, notation, texts));
        let pasted = PasteSummary { opened, id: epd.operand("id").map(str::to_owned), best, more };
        let pasted =
            Some(pasted).filter(|found| found.more > 0 || found.id.is_some() || found.best.is_some());
        if let Some(editor) = self.screens.editor_mut() {
            // The editor shows what is wrong with the position.
            editor.set_up(epd.setup.clone());
            return self.overlay.tell(pasted.map(Message::Pasted));
        }
        match Position::new(&epd.setup) {
            Ok(position) if self.screens.study_shown().is_some() => {
                self.open_study(Study::from_start(Start::at(position)));
                self.overlay.tell_if_free(pasted.map(Message::Pasted));
            }
            Ok(position) => {
                let start = Start::at(position);
                let setup = GameSetup { start, lot: false, ..self.agreements_on_board() };
                let setup = self.system.reseeded(setup);
                self.start_or_ask(NextGame::NewGame { setup, pasted });
            }
            Err(faults) => {
                let why = RecognitionError::Position(StartError::Fen(FenError::Setup(faults)));
                self.overlay.tell(Message::Unrecognised(why));
            }
        }
    }

    pub(crate) fn save_position(&mut self, ctx: &Context) {
        let (title, name) = (t!(self.prefs.texts, "save-position"), t!(self.prefs.texts, "position-name"));
        let text = self.screens.fen(self.session.table()) + "\n";
        let question = Question::new_file(title, "FEN", FEN, format!("{name}.{}", FEN[0]));
        self.save(ctx, Pending::ready(text.into()), question);
    }
}

/// The content of a file from which positions or games are taken.
pub(super) enum PositionFile {
    /// Positions, one on each line, which have not been checked yet.
    Lines(BufReader<File>),
    Games(Box<Games<File>>),
    /// A saved game.
    Saved(Box<Script>),
    /// Game settings, from which no positions or games are taken.
    Setup,
}

impl PositionFile {
    pub fn open(file: &Path) -> Result<PositionFile, Message> {
        let failed = |why| failed(file, why);
        let open = || platform::open_file(file).map_err(|error| unreadable(file, error));
        Ok(match Content::read(file) {
            // The first line may be invalid while others are valid.
            Ok(Content::Position(_)) | Err(ContentError::Fen(_)) => {
                PositionFile::Lines(BufReader::new(open()?))
            }
            Ok(Content::Games) => PositionFile::Games(Box::new(Games::new(open()?).bounded())),
            Ok(Content::Game(script)) => PositionFile::Saved(script),
            Ok(Content::Setup(_)) => PositionFile::Setup,
            Err(why) => return Err(failed(why)),
        })
    }
}

/// The message that a file can't be read because of this error.
pub(super) fn unreadable(file: impl Into<PathBuf>, error: io::Error) -> Message {
    Message::File { file: file.into(), why: ContentError::Unreadable(error) }
}

/// The message that a file can't be opened for this reason.
pub(super) fn failed(file: &Path, why: ContentError) -> Message {
    Message::File { file: file.to_owned(), why }
}
