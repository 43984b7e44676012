//! Games that begin in the window: a new one, the same players again, a position from the clipboard, a
//! position or a set-up from a file.
//!
//! Absent on purpose: what is agreed before a game (see `dialogs`), and reading files (see `table`).

use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;

use super::analysis::{Analysis, Hints};
use super::app::App;
use super::desk::Desk;
use super::dialogs::Dialog;
use super::files::Question;
use super::note::Note;
use super::play::Play;
use crate::rules::Color;
use crate::start::Start;
use crate::table::{Beginning, GameSetup};

impl App {
    pub(super) fn begin(&mut self, setup: GameSetup) {
        let trouble = self.play.close();
        self.play = Play::new(setup, self.readings.clone(), self.journals.clone());
        self.play.write_down();
        self.board.begin();
        self.turned_for = None;
        (self.back, self.pressing, self.typing, self.keyed) = (None, false, None, None);
        self.note = trouble.map(Note::Journal);
        self.desk = Desk::default();
        (self.analysis, self.hints) = (Analysis::default(), Hints::default());
        self.stages.begin();
    }

    /// The same players with the colours changed.
    pub(super) fn rematch(&self) -> GameSetup {
        let last = self.play.table().setup().clone();
        let unnamed = GameSetup::default();
        let swapped = |color: Color| match last.name(!color) {
            name if name == unnamed.name(!color) => unnamed.name(color).to_owned(),
            name => name.to_owned(),
        };
        let (white, black) = (swapped(Color::White), swapped(Color::Black));
        // Odds go with the player.
        let [of_white, of_black] = last.clock.clone();
        GameSetup { white, black, clock: [of_black, of_white], ..last }
    }

    /// A position from elsewhere, between the same players.
    fn begin_from(&mut self, start: Start) {
        let setup = GameSetup { start, ..self.play.table().setup().clone() };
        self.begin_or_ask(setup);
    }

    /// A game from elsewhere; it is asked first whether one that is going on is given up for it.
    fn begin_or_ask(&mut self, setup: GameSetup) {
        let table = self.play.table();
        let going_on = !table.moves().is_empty() || !table.touched().is_empty();
        if going_on && table.result().is_none() {
            self.dialog = Some(Dialog::Leave(Box::new(setup)));
        } else {
            self.begin(setup);
        }
    }

    pub(super) fn paste(&mut self, text: &str) {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        let line = lines.find(|line| !line.is_empty()).unwrap_or_default();
        if line.is_empty() {
            self.note = Some(Note::NoText);
            return;
        }
        match Start::from_fen(line, None) {
            Ok(start) => self.begin_from(start),
            Err(error) => self.note = Some(Note::Fen(error)),
        }
    }

    /// Has the player choose a file to begin from.
    pub(super) fn choose_file(&mut self, ctx: &Context) {
        let title = self.words.say("cmd-open");
        let extensions = &["fen", "epd", "txt", "jadoube", "json", "jsonl"];
        self.opening =
            Some((self.files)(ctx, Question { title, kind: "FEN, Jadoube", extensions, new: None }));
    }

    /// A file that was chosen, or dropped on the window.
    fn open(&mut self, file: &Path) {
        match Beginning::read(file) {
            Ok(Beginning::Position(start)) => self.begin_from(start),
            Ok(Beginning::Setup(setup)) => self.begin_or_ask(*setup),
            Err(why) => self.note = Some(Note::File { file: file.to_owned(), why }),
        }
    }

    /// The file that was chosen in the desktop's window since the last frame.
    pub(super) fn take_chosen(&mut self) {
        match self.opening.as_ref().map(Receiver::try_recv) {
            Some(Ok(file)) => self.open(&file),
            Some(Err(TryRecvError::Disconnected)) => {}
            Some(Err(TryRecvError::Empty)) | None => return,
        }
        self.opening = None;
    }

    /// A file that was dropped on the window.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(file) = dropped {
            self.open(&file);
        }
    }
}
