//! Games that begin in the window: a new one, the same players again, a position from the clipboard, a
//! position or a set-up from a file.
//!
//! Absent on purpose: what is agreed before a game (see `dialogs`), and reading files (see `table`).

use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;
use fastrand::Rng;

use super::analysis::{Analysis, Hints};
use super::app::App;
use super::dead_watch::DeadWatch;
use super::desk::Desk;
use super::dialogs::Dialog;
use super::files::Question;
use super::note::Note;
use super::play::Play;
use crate::rules::Color;
use crate::start::Start;
use crate::table::{Beginning, GameSetup, Seat};

impl App {
    pub(super) fn begin(&mut self, setup: GameSetup) {
        let trouble = self.play.close();
        self.opponents.leave();
        self.dead_watch = DeadWatch::default();
        let before = self.play.table().lone_person();
        let lot = setup.lone_person().filter(|_| setup.lot);
        self.play = Play::new(setup, self.readings.clone(), self.journals.clone());
        self.play.write_down();
        self.board.begin();
        self.turned_for = None;
        (self.back, self.pressing, self.typing, self.keyed) = (None, false, None, None);
        self.note = trouble.map(Note::Journal).or(lot.map(Note::ByLot));
        self.advice = None;
        self.face_person(before);
        self.desk = Desk::default();
        (self.analysis, self.hints) = (Analysis::default(), Hints::default());
        self.stages.begin();
    }

    /// Whoever plays alone against an engine sees the board from his own side; whoever did in the game before
    /// gives the side back to White.
    pub(super) fn face_person(&mut self, before: Option<Color>) {
        match self.play.table().lone_person() {
            Some(person) => self.flipped = person == Color::Black,
            None if before.is_some() => self.flipped = false,
            None => {}
        }
    }

    /// The same players in another game: engines don't play the last one over again.
    fn anew(&mut self, setup: GameSetup) -> GameSetup {
        let seats = setup.seats.map(|seat| seat.reseeded(self.chance.u32(..).into()));
        GameSetup { seats, ..setup }
    }

    /// What was last agreed on.
    pub(super) fn last_setup(&mut self) -> GameSetup {
        let last = self.store.game().unwrap_or_else(|| self.play.table().setup().clone());
        self.anew(last)
    }

    /// The same players with the colours changed.
    pub(super) fn rematch(&mut self) -> GameSetup {
        let last = self.play.table().setup().clone();
        // Odds go with the player.
        let [of_white, of_black] = last.clock.clone();
        let changed = GameSetup { clock: [of_black, of_white], lot: false, ..last.change_colors() };
        self.anew(changed)
    }

    /// The same against the level that is advised.
    pub(super) fn rematch_as_advised(&mut self) -> Option<GameSetup> {
        let advised = self.advice?.level();
        let mut setup = self.rematch();
        for seat in &mut setup.seats {
            if let Seat::Level { level, .. } = seat {
                *level = advised;
            }
        }
        Some(setup)
    }

    /// A position from elsewhere, between the same players.
    fn begin_from(&mut self, start: Start) {
        let setup = GameSetup { start, lot: false, ..self.play.table().setup().clone() };
        let setup = self.anew(setup);
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
            Ok(Beginning::Setup(setup)) => {
                let setup = draw_lots(*setup, &mut self.chance);
                self.begin_or_ask(setup);
            }
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

/// What is in a file says only that the colours are drawn: now they are.
pub fn draw_lots(setup: GameSetup, chance: &mut Rng) -> GameSetup {
    if setup.lot && chance.bool() { setup.change_colors() } else { setup }
}
