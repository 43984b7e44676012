//! Hints and analysis in the window: asked for, told, and in the record of a game that goes on.

use std::time::Duration;

use egui::{Context, Ui};

use super::App;
use super::screens::Screen;
use crate::engine::external::GuestSetup;
use crate::rules::{Bitboard, CastlingSide, Color, Move};
use crate::session::analysis::{Hinted, Shown};
use crate::table::Deed;
use crate::ui::board::{Brush, Drawing, Geometry, Paint};
use crate::ui::view::context::Facts;
use crate::ui::view::message::Message;

impl App {
    /// The first move of the line that is pointed at, for who looks on.
    pub fn pointed(&self) -> Option<Move> {
        self.analysis.pointed()
    }

    /// Looks at what analysts have told, and at what the board shows now.
    pub(crate) fn tick_analysis(&mut self, ctx: &Context) {
        self.record_analysis();
        let now = self.awake();
        let table = self.play.table();
        if let Some(hinted) = self.hints.tick(ctx, table, now) {
            self.overlay.message = Some(Message::Hint(hinted));
        }
        let guest = self.analyst();
        let (table, moves, seen) = match self.screens.studied() {
            Some(study) => (study.table(), 0, true),
            None => (table, self.shown(), self.screens.shown() == Screen::Game),
        };
        let shown = Shown { table, moves, lines: self.prefs.settings.lines, guest: guest.as_ref() };
        let told = self.analysis.tick(ctx, Some(shown).filter(|_| seen), now, &self.analysts);
        if let Err(failure) = told {
            let name = guest.map_or_else(|| t!(self.prefs.texts, "analyst-built-in"), |guest| guest.name);
            self.record_analysis();
            self.overlay.message = Some(Message::NoAnalysis { name, failure });
        }
    }

    /// While a game goes on its record tells whether analysis is on. The table may refuse; then it is off.
    fn record_analysis(&mut self) {
        let table = self.play.table();
        let on = self.analysis.is_on();
        if table.result().is_none() && table.is_analysed() != on {
            self.deed(Deed::Analysis { on });
            let noted = self.play.table().is_analysed();
            self.analysis.turn(on && noted);
        }
    }

    /// The guest that analyses, if the player chose one and still has it.
    fn analyst(&self) -> Option<GuestSetup> {
        let name = self.prefs.store.analyst()?;
        self.prefs.engines.iter().find(|guest| guest.name == name).cloned()
    }

    pub(crate) fn analyse_with(&mut self, name: Option<&str>) {
        self.overlay.message = self.prefs.store.keep_analyst(name).map(Message::Settings);
    }

    pub(crate) fn turn_analysis(&mut self) {
        self.analysis.turn(!self.analysis.is_on());
    }

    /// The first time a hint is looked for, then its piece is told, and at last its move.
    pub(crate) fn hint(&mut self, ctx: &Context) {
        self.look_at_game();
        if let Some(hinted) = self.hints.go_on().filter(|hinted| *hinted != Hinted::Nothing) {
            self.overlay.message = Some(Message::Hint(hinted));
            return;
        }
        let allowed = self.play.table().allows_hint();
        self.deed(Deed::Hint);
        if allowed {
            let now = self.awake();
            self.hints.begin(ctx, self.play.table(), now, &self.analysts);
            self.overlay.message = Some(Message::Hint(Hinted::Sought));
        }
    }

    /// The squares that a hint is about.
    pub(crate) fn hinted(&self, facts: &Facts) -> Bitboard {
        match self.hints.told().filter(|_| facts.shown == facts.moves) {
            Some(Hinted::Piece(mv)) => Bitboard::of(mv.from()),
            Some(Hinted::Move(mv)) => Bitboard::of(mv.from()).with(mv.to()),
            Some(Hinted::Sought | Hinted::Nothing) | None => Bitboard::EMPTY,
        }
    }

    /// Time that goes by, whatever the clock of the game does.
    fn awake(&self) -> Duration {
        (self.readings)().awake
    }

    /// What was hinted, and the first move of the line that is pointed at, over the pieces.
    pub(crate) fn show_help(&self, ui: &Ui, board: &Geometry, facts: &Facts) {
        let hinted = self.hints.told().filter(|_| facts.shown == facts.moves);
        let hinted = match hinted {
            Some(Hinted::Piece(mv)) => Some(Drawing { from: mv.from(), to: mv.from(), brush: Brush::Yellow }),
            Some(Hinted::Move(mv)) => Some(arrow(mv, facts.turn, Brush::Yellow)),
            Some(Hinted::Sought | Hinted::Nothing) | None => None,
        };
        let turn = self.play.table().position_after(facts.shown).turn();
        let pointed = self.analysis.pointed().map(|mv| arrow(mv, turn, Brush::Blue));
        let colors = self.prefs.settings.board.colors(ui.theme());
        let paint = Paint { ctx: ui.ctx(), painter: ui.painter(), board, colors: &colors, upside_down: None };
        for drawing in hinted.into_iter().chain(pointed) {
            paint.drawing(drawing);
        }
    }
}

/// A castling is the way of its king, or of its rook where the king stays.
pub fn arrow(mv: Move, color: Color, brush: Brush) -> Drawing {
    let (from, to) = (mv.from(), mv.to());
    let side = CastlingSide::of(from, to);
    let (from, to) = match mv.is_castling() {
        true if side.king_goal(color) == from => (to, side.rook_goal(color)),
        true => (from, side.king_goal(color)),
        false => (from, to),
    };
    Drawing { from, to, brush }
}
