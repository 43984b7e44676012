//! Handles live games: keeps the file that others follow up to date with the game on the board, and follows a file with
//! a game that is played elsewhere.
//!
//! Until the game is over, the file ends before the first illegal move without a ruling (see `Table::live_pgn`). No
//! engine analyses a followed game before it has a result.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::App;
use super::preferences::RETRY;
use crate::platform::Pending;
use crate::record::pgn::Games;
use crate::record::{GameResult, NodeId, Record};
use crate::rules::{Color, Position};
use crate::session::Session;
use crate::storage::follow::Follower;
use crate::storage::{self, Backups};
use crate::study::{Origin, Study};
use crate::ui::files::{self, Question};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::{Message, wake};

/// The file extension of games that others follow, or that are followed here.
const EXTENSIONS: &[&str] = &["pgn"];

/// The file that others follow, and the one that is followed here.
#[derive(Default)]
pub(crate) struct Live {
    /// The file for the game on the board, while it is being chosen.
    choosing: Option<Pending<PathBuf>>,
    /// The file to which the game on the board is written.
    pub file: Option<PathBuf>,
    /// Whether the earlier content of the file has been backed up, if there was any and backups are made.
    is_backed_up: bool,
    /// The state of the game in the file.
    written: Option<GameState>,
    writing: Option<(PathBuf, GameState, Pending<LiveWrite>)>,
    /// The state that could not be written, and when that was tried.
    failed: Option<(GameState, Duration)>,
    /// The file to follow, while it is being chosen.
    finding: Option<Pending<PathBuf>>,
    follower: Option<Follower>,
    /// Whether the followed game was opened as a study: once that study is closed, the file is no longer followed.
    is_shown: bool,
}

/// The facts about a game that show whether others should see a change in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct GameState {
    journal: Option<PathBuf>,
    position: Position,
    moves: usize,
    completed: usize,
    incidents: usize,
    is_over: bool,
}

/// What is to be written to the file that others follow.
struct LiveUpdate {
    file: PathBuf,
    pgn: String,
    /// Where the file is backed up before it is replaced for the first time; `None` if that has been done.
    backups: Option<Backups>,
}

/// The outcome of writing to the file that others follow.
struct LiveWrite {
    is_backed_up: bool,
    result: io::Result<()>,
}

impl LiveUpdate {
    fn write(&self) -> LiveWrite {
        match self.backups.as_ref().map_or(Ok(()), |backups| backups.keep(&self.file)) {
            Ok(()) => LiveWrite { is_backed_up: true, result: storage::write(&self.file, &self.pgn) },
            Err(error) => LiveWrite { is_backed_up: false, result: Err(error) },
        }
    }
}

impl GameState {
    fn of(session: &Session) -> GameState {
        let table = session.table();
        GameState {
            journal: session.journal_file(),
            position: table.position().clone(),
            moves: table.moves().len(),
            completed: table.completed_moves(),
            incidents: table.incidents().len(),
            is_over: table.result().is_some(),
        }
    }
}

impl App {
    /// Lets the player choose the file that others follow, or stops writing to it.
    pub(super) fn turn_live_file(&mut self, ctx: &Context) {
        if let Some(file) = self.live.file.take() {
            let live = &mut self.live;
            (live.is_backed_up, live.written, live.failed) = (false, None, None);
            return self.overlay.tell(Message::LiveEnded(file));
        }
        let title = t!(self.prefs.texts, "live-file");
        let name = format!("{}.pgn", t!(self.prefs.texts, "live-name"));
        let question = || Question::new_file(title, "PGN", EXTENSIONS, name);
        self.live.choosing.get_or_insert_with(|| self.system.choose(ctx, question()));
    }

    /// Lets the player choose a file to follow.
    pub(super) fn choose_followed(&mut self, ctx: &Context) {
        let question = || Question::existing(t!(self.prefs.texts, "follow-file"), "PGN", EXTENSIONS);
        self.live.finding.get_or_insert_with(|| self.system.choose(ctx, question()));
    }

    /// Takes the files that were chosen, and the changed content of the file that is followed.
    pub(super) fn take_live(&mut self, ctx: &Context) {
        if let Some(file) = Pending::take_from(&mut self.live.choosing) {
            let file = files::with_extension(file, EXTENSIONS[0]);
            self.overlay.tell(Message::LiveBegun(file.clone()));
            self.live.file = Some(file);
        }
        if let Some(file) = Pending::take_from(&mut self.live.finding) {
            self.live.follower = Some(Follower::new(&file, wake(ctx)));
            self.live.is_shown = false;
        }
        if self.live.is_shown && !self.screens.study.as_ref().is_some_and(|screen| screen.is_followed) {
            self.live.follower = None;
        }
        let bytes = self.live.follower.as_ref().and_then(Follower::take);
        if let Some(record) = bytes.and_then(|bytes| first_game(&bytes)) {
            self.show_followed(record);
        }
    }

    /// Shows a version of the followed game. If the player has edited the study, the file is no longer followed.
    fn show_followed(&mut self, record: Record) {
        let screen = self.screens.study.as_deref_mut().filter(|screen| screen.is_followed);
        match screen {
            Some(screen) if screen.study.is_changed() => {
                self.live.follower = None;
                self.overlay.tell(Message::FollowEnded);
            }
            Some(screen) => {
                screen.follow(record);
                self.live.is_shown = true;
            }
            None => {
                let mut study = Study::new(record, Origin::Nowhere);
                study.go(end(study.record()));
                if self.open_study(study)
                    && let Some(screen) = &mut self.screens.study
                {
                    screen.is_followed = true;
                    self.live.is_shown = true;
                }
            }
        }
    }

    /// Writes the game on the board to the file that others follow, unless the file is up to date. What could not be
    /// written is tried again after `RETRY`, or when more has happened.
    pub(super) fn write_live(&mut self, ctx: &Context) {
        match self.live.writing.as_ref().map(|(.., written)| written.poll()) {
            Some(None) => return,
            Some(Some(written)) => self.take_live_write(written),
            None => {}
        }
        let Some((file, state)) = self.unwritten() else { return };
        let again = self.live.failed.as_ref().filter(|(failed, _)| *failed == state);
        if again.is_some_and(|(_, tried)| self.now().awake < *tried + RETRY) {
            return ctx.request_repaint_after(RETRY);
        }
        let update = self.live_update(file.clone());
        let written = Pending::in_background("live file", wake(ctx), move || Some(update.write()));
        self.live.writing = Some((file, state, written));
    }

    /// Waits until the game on the board has been written to the file that others follow, and writes it once more if
    /// that is needed, before the window closes.
    pub(super) fn end_live(&mut self) {
        if let Some(written) = self.live.writing.as_ref().map(|(.., written)| written.wait()) {
            self.take_live_write(written);
        }
        if let Some((file, _)) = self.unwritten() {
            // It is too late for a message.
            let _ = self.live_update(file).write();
        }
    }

    /// The file that others follow and the state of the game; `None` if there is no such file, or if nothing has
    /// happened since it was written.
    fn unwritten(&self) -> Option<(PathBuf, GameState)> {
        let (file, state) = (self.live.file.clone()?, GameState::of(&self.session));
        (self.live.written.as_ref() != Some(&state)).then_some((file, state))
    }

    fn live_update(&self, file: PathBuf) -> LiveUpdate {
        let pgn = self.session.table().live_pgn(Some(self.session.date()));
        let backups = (!self.live.is_backed_up).then(|| self.system.backups.clone());
        LiveUpdate { file, pgn, backups }
    }

    /// Notes the outcome of writing to the file that others follow, unless the writing has been switched off or another
    /// file chosen since. A state that could not be written is reported only once.
    fn take_live_write(&mut self, written: io::Result<LiveWrite>) {
        let Some((file, state, _)) = self.live.writing.take() else { return };
        if self.live.file.as_ref() != Some(&file) {
            return;
        }
        self.live.is_backed_up |= written.as_ref().is_ok_and(|written| written.is_backed_up);
        match written.and_then(|written| written.result) {
            Ok(()) => (self.live.failed, self.live.written) = (None, Some(state)),
            Err(error) => {
                if self.live.failed.as_ref().is_none_or(|(failed, _)| *failed != state) {
                    self.overlay.tell(Message::Unsaved { file, error });
                }
                self.live.failed = Some((state, self.now().awake));
            }
        }
    }
}

impl StudyScreen {
    /// Shows a new version of the game that is followed: at its end if the end was shown, otherwise at the same move,
    /// or at the last one before it that is still there.
    fn follow(&mut self, record: Record) {
        let (before, at) = (self.study.record(), self.study.at());
        let at = if at == end(before) { end(&record) } else { record.same_place(before, at) };
        self.replace_study(Study::new(record, Origin::Nowhere));
        self.go(at);
    }

    /// Whether the game is being played elsewhere, so that no engine may analyse it.
    pub(super) fn forbids_engine(&self) -> bool {
        self.is_followed && self.study.record().result == GameResult::Open
    }
}

/// The end of the main line.
fn end(record: &Record) -> NodeId {
    record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT)
}

/// The first game of a file; `None` if there is none, or if the file does not end with a result because it is still
/// being written.
fn first_game(bytes: &[u8]) -> Option<Record> {
    let results =
        [GameResult::Won(Color::White), GameResult::Won(Color::Black), GameResult::Drawn, GameResult::Open];
    let is_whole = results.iter().any(|result| bytes.trim_ascii_end().ends_with(result.text().as_bytes()));
    is_whole.then(|| Games::new(bytes).next()).flatten().map(|game| game.record)
}
