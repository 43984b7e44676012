//! What comes from the clipboard: a position, moves, a game; and what goes there of the position.
//!
//! Absent on purpose: telling what a text is (see `record`).

use egui::Context;

use super::app::App;
use super::note::{Note, Pasted};
use super::study::Origin;
use crate::record::pgn::Games;
use crate::record::{Epd, Recognised, Unrecognised, recognise};
use crate::rules::{FenError, FenStyle, Found, Position};
use crate::start::{Start, StartError};

impl App {
    /// Takes whatever it is: in the editor a position is set up there, else a game begins from it; moves and games are
    /// studied.
    pub(super) fn paste(&mut self, text: &str) {
        let recognised = recognise(text, &self.letters());
        let outcome = match recognised {
            Ok(Recognised::Position { epd, more }) => self.paste_position(&epd, more),
            Ok(Recognised::Moves(record)) => {
                self.open_study(*record, Origin::Nowhere);
                Ok(())
            }
            Ok(Recognised::Games) => self.paste_games(text),
            Err(why) => Err(why),
        };
        if let Err(why) = outcome {
            self.note = Some(Note::Unrecognised(why));
        }
    }

    fn paste_position(&mut self, epd: &Epd, more: usize) -> Result<(), Unrecognised> {
        let operand = |code: &str| epd.operand(code).map(str::to_owned);
        let pasted = Pasted { id: operand("id"), best: operand("bm"), more };
        if let Some(editor) = self.stages.editor_mut() {
            // What is wrong with it is told there.
            editor.set_up(epd.setup.clone());
        } else {
            let wrong = |faults| Unrecognised::Position(StartError::Fen(FenError::Faults(faults)));
            let position = Position::new(&epd.setup).map_err(wrong)?;
            self.begin_from(Start::at(position));
        }
        let tells = pasted.more > 0 || pasted.id.is_some() || pasted.best.is_some();
        self.note = Some(Note::Pasted(pasted)).filter(|_| tells).or(self.note.take());
        Ok(())
    }

    /// The position that is shown, as FEN.
    pub(super) fn copy_position(&mut self, ctx: &Context) {
        ctx.copy_text(match self.stages.editor() {
            Some(editor) => editor.setup().fen(FenStyle::XFen),
            None => self.play.table().position_after(self.shown()).fen(),
        });
        self.note = Some(Note::Copied);
    }

    /// The first game; it is told that there were others, and that something in it could not be read.
    fn paste_games(&mut self, text: &str) -> Result<(), Unrecognised> {
        let mut games = Games::new(text.as_bytes());
        let first = games.next().ok_or_else(|| Unrecognised::Unknown(Found::new(text.trim())))?;
        self.open_study(first.record, Origin::Nowhere);
        let (faults, more) = (first.faults, games.count());
        if !faults.is_empty() || more > 0 {
            self.note = Some(Note::PastedGames { faults, more });
        }
        Ok(())
    }
}
