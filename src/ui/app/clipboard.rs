//! Pasting a position, moves or a game, and copying or saving the position shown.
//!
//! Recognising text: see `record::recognise`.

use std::sync::mpsc::{Receiver, channel};

use egui::{Context, ViewportCommand};

use super::App;
use crate::platform::{copied_files, in_background};
use crate::record::pgn::{Games, ReadGame};
use crate::record::{Epd, Recognised, Unrecognised, recognise};
use crate::rules::{Excerpt, FenError, FenStyle, PieceLetters, Position};
use crate::start::StartError;
use crate::study::Origin;
use crate::ui::files::Question;
use crate::ui::view::message::{Message, Pasted};

/// The file extension of positions.
const FEN: &[&str] = &["fen"];
/// A text of more bytes than this is read on a thread, so that the window goes on meanwhile.
const LARGE: usize = 1 << 18;
/// Reading more bytes than this is told.
const LONG: usize = 4 << 20;

/// What a pasted text is.
pub(crate) struct Found {
    what: Result<Recognised, Unrecognised>,
    /// The first game, and how many follow.
    games: Option<(ReadGame, usize)>,
}

impl Found {
    fn read(text: &str, letters: &PieceLetters) -> Found {
        let mut what = recognise(text, letters);
        let mut games = None;
        if matches!(what, Ok(Recognised::Games)) {
            let mut all = Games::new(text.as_bytes()).bounded();
            games = all.next().map(|first| (first, all.count()));
            if games.is_none() {
                what = Err(Unrecognised::Unknown(Excerpt::new(text.trim())));
            }
        }
        Found { what, games }
    }
}

/// A text that is being read.
pub(crate) type ArrivingText = Receiver<Found>;

impl App {
    /// Pastes text, unless it names files that were copied in a file manager: those are opened.
    pub(crate) fn paste_or_open(&mut self, ctx: &Context, text: String) {
        if !self.open_first_of(ctx, &copied_files::named_in(&text)) {
            self.paste(ctx, text);
        }
    }

    /// Opens a file that was copied in a file manager; if there is none, pastes text.
    pub(crate) fn open_copied_or_paste(&mut self, ctx: &Context) {
        if !self.open_copied(ctx) {
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        }
    }

    /// Opens a file that was copied without words. Whether there is one.
    pub(crate) fn open_copied(&mut self, ctx: &Context) -> bool {
        let files = (self.system.copied_files)();
        self.open_first_of(ctx, &files)
    }

    /// Pastes text: a position goes to the editor if it is open, from a study it opens another one, otherwise it starts a
    /// game; moves and games open as a study.
    fn paste(&mut self, ctx: &Context, text: String) {
        let letters = self.letters();
        if text.len() <= LARGE {
            return self.take_text(Found::read(&text, &letters));
        }
        if text.len() > LONG {
            self.overlay.message = Some(Message::ReadingPasted);
        }
        let (sender, read) = channel();
        self.screens.arriving_text = Some(read);
        let ctx = ctx.clone();
        in_background("pasted text", move || {
            // Nobody waits for it any more if another text was pasted meanwhile.
            drop(sender.send(Found::read(&text, &letters)));
            ctx.request_repaint();
        });
    }

    /// Takes a large text, once it was read.
    pub(crate) fn take_arriving_text(&mut self) {
        let Some(Ok(found)) = self.screens.arriving_text.as_ref().map(Receiver::try_recv) else { return };
        self.screens.arriving_text = None;
        self.overlay.message.take_if(|message| matches!(message, Message::ReadingPasted));
        self.take_text(found);
    }

    fn take_text(&mut self, Found { what, games }: Found) {
        match what {
            Ok(Recognised::Position { epd, more }) => self.take_position(&epd, more, false),
            Ok(Recognised::Moves(record)) => {
                self.open_study(*record, Origin::Nowhere);
            }
            Ok(Recognised::Games) => self.take_games(games),
            Err(why) => self.overlay.message = Some(Message::Unrecognised(why)),
        }
    }

    /// Uses a pasted or opened position, the first of several, and shows its EPD data.
    pub(crate) fn take_position(&mut self, epd: &Epd, more: usize, opened: bool) {
        let operand = |code: &str| epd.operand(code).map(str::to_owned);
        let pasted = Pasted { opened, id: operand("id"), best: operand("bm"), more };
        let telling = pasted.more > 0 || pasted.id.is_some() || pasted.best.is_some();
        let pasted = Some(pasted).filter(|_| telling);
        if let Some(editor) = self.screens.editor_mut() {
            // The editor shows what is wrong with it.
            editor.set_up(epd.setup.clone());
            self.overlay.message = pasted.map(Message::Pasted).or(self.overlay.message.take());
            return;
        }
        match Position::new(&epd.setup) {
            Ok(position) if self.screens.studied().is_some() => {
                self.study_from(position);
                self.overlay.message = self.overlay.message.take().or(pasted.map(Message::Pasted));
            }
            Ok(position) => self.start_from(position, pasted),
            Err(faults) => {
                let why = Unrecognised::Position(StartError::Fen(FenError::Setup(faults)));
                self.overlay.message = Some(Message::Unrecognised(why));
            }
        }
    }

    /// Opens the first game and mentions how many others there were.
    fn take_games(&mut self, games: Option<(ReadGame, usize)>) {
        let Some((first, more)) = games else { return };
        let opened = self.open_study_with(first.record, first.faults, Origin::Nowhere);
        if opened && more > 0 {
            self.overlay.message = Some(Message::PastedGames(more));
        }
    }

    pub(crate) fn save_position(&mut self, ctx: &Context) {
        let (title, name) = (t!(self.prefs.texts, "save-position"), t!(self.prefs.texts, "position-name"));
        let (kind, new) = ("FEN", Some(format!("{name}.{}", FEN[0])));
        self.save(
            ctx,
            self.shown_fen() + "\n",
            Question { title, kind, extensions: FEN, new, folder: None, is_folder: false },
        );
    }

    /// The FEN of the position shown, valid or not in the editor.
    pub(super) fn shown_fen(&self) -> String {
        match self.screens.editor() {
            Some(editor) => editor.setup().fen(FenStyle::XFen),
            None => self.shown_position().fen(),
        }
    }
}
