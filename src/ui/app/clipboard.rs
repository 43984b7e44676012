//! What comes from the clipboard: a position, moves, a game; and the position that goes there, or to a file.
//!
//! Telling what a text is: see `ui::screens::chess960::record`.

use egui::Context;

use super::App;
use crate::record::pgn::Games;
use crate::record::{Epd, Recognised, Unrecognised, recognise};
use crate::rules::{Excerpt, FenError, FenStyle, Position};
use crate::start::{Start, StartError};
use crate::study::Origin;
use crate::ui::files::Question;
use crate::ui::view::message::{Message, Pasted};

/// How the names of positions end.
const FEN: &[&str] = &["fen"];

impl App {
    /// Takes whatever it is: in the editor a position is set up there, else a game begins from it; moves and games are
    /// studied.
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

    /// The first of some positions from elsewhere, with what is told of it.
    pub(crate) fn take_position(&mut self, epd: &Epd, more: usize) {
        let operand = |code: &str| epd.operand(code).map(str::to_owned);
        let pasted = Pasted { id: operand("id"), best: operand("bm"), more };
        let telling = pasted.more > 0 || pasted.id.is_some() || pasted.best.is_some();
        let pasted = Some(pasted).filter(|_| telling);
        if let Some(editor) = self.screens.editor_mut() {
            // What is wrong with it is told there.
            editor.set_up(epd.setup.clone());
            self.overlay.message = pasted.map(Message::Pasted).or(self.overlay.message.take());
            return;
        }
        match Position::new(&epd.setup) {
            Ok(position) => self.begin_from(Start::at(position), pasted),
            Err(faults) => {
                let why = Unrecognised::Position(StartError::Fen(FenError::Setup(faults)));
                self.overlay.message = Some(Message::Unrecognised(why));
            }
        }
    }

    /// The first game; it is told that there were others.
    fn paste_games(&mut self, text: &str) {
        let mut games = Games::new(text.as_bytes());
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

    /// The position that is shown, as FEN.
    pub(crate) fn copy_position(&mut self, ctx: &Context) {
        ctx.copy_text(self.shown_fen());
        self.overlay.message = Some(Message::Copied);
    }

    pub(crate) fn save_position(&mut self, ctx: &Context) {
        let (title, name) = (t!(self.prefs.texts, "save-position"), t!(self.prefs.texts, "position-name"));
        let (kind, new) = ("FEN", Some(format!("{name}.{}", FEN[0])));
        self.save(ctx, self.shown_fen() + "\n", Question { title, kind, extensions: FEN, new });
    }

    /// Whatever is wrong with it, in the editor.
    fn shown_fen(&self) -> String {
        match self.screens.editor() {
            Some(editor) => editor.setup().fen(FenStyle::XFen),
            None => self.shown_position().fen(),
        }
    }
}
