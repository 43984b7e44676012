//! Pasting a position, moves or a game, and copying or saving the position shown.
//!
//! Recognising text: see `record::recognise`.

use egui::{Context, ViewportCommand};

use super::App;
use crate::platform::copied_files;
use crate::record::pgn::Games;
use crate::record::{Epd, Recognised, Unrecognised, recognise};
use crate::rules::{Excerpt, FenError, FenStyle, Position};
use crate::start::{Start, StartError};
use crate::study::Origin;
use crate::ui::files::Question;
use crate::ui::view::message::{Message, Pasted};

/// The file extension of positions.
const FEN: &[&str] = &["fen"];

impl App {
    /// Pastes text, unless it names files that were copied in a file manager: those are opened.
    pub(crate) fn paste_or_open(&mut self, ctx: &Context, text: &str) {
        if !self.open_first_of(ctx, &copied_files::named_in(text)) {
            self.paste(text);
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
    pub(crate) fn paste(&mut self, text: &str) {
        match recognise(text, &self.letters()) {
            Ok(Recognised::Position { epd, more }) => self.take_position(&epd, more),
            Ok(Recognised::Moves(record)) => {
                self.open_study(*record, Origin::Nowhere);
            }
            Ok(Recognised::Games) => self.paste_games(text),
            Err(why) => self.overlay.message = Some(Message::Unrecognised(why)),
        }
    }

    /// Uses a pasted or opened position, the first of several, and shows its EPD data.
    pub(crate) fn take_position(&mut self, epd: &Epd, more: usize) {
        let operand = |code: &str| epd.operand(code).map(str::to_owned);
        let pasted = Pasted { id: operand("id"), best: operand("bm"), more };
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
            Ok(position) => self.begin_from(Start::at(position), pasted),
            Err(faults) => {
                let why = Unrecognised::Position(StartError::Fen(FenError::Setup(faults)));
                self.overlay.message = Some(Message::Unrecognised(why));
            }
        }
    }

    /// Opens the first game and mentions how many others there were.
    fn paste_games(&mut self, text: &str) {
        let mut games = Games::new(text.as_bytes()).bounded();
        let Some(first) = games.next() else {
            let why = Unrecognised::Unknown(Excerpt::new(text.trim()));
            self.overlay.message = Some(Message::Unrecognised(why));
            return;
        };
        let opened = self.open_study_with(first.record, first.faults, Origin::Nowhere);
        let more = games.count();
        if opened && more > 0 {
            self.overlay.message = Some(Message::PastedGames(more));
        }
    }

    /// Copies the position shown as FEN.
    pub(crate) fn copy_position(&mut self, ctx: &Context) {
        ctx.copy_text(self.shown_fen());
        self.overlay.message = Some(Message::Copied);
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
    fn shown_fen(&self) -> String {
        match self.screens.editor() {
            Some(editor) => editor.setup().fen(FenStyle::XFen),
            None => self.shown_position().fen(),
        }
    }
}
