//! Hints and analysis in the window: asked for, told, and in the record of a game that goes on.

use std::time::Duration;

use egui::Context;

use super::App;
use super::screens::Screen;
use crate::engine::external::GuestSetup;
use crate::rules::Move;
use crate::session::analysis::{Hinted, Shown};
use crate::table::Deed;
use crate::ui::view::message::Message;

impl App {
    /// The first move of the line that is pointed at, for who looks on.
    pub fn pointed(&self) -> Option<Move> {
        self.screens.studied().map_or(self.screens.game.pointed, |study| study.pointed)
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

    /// Time that goes by, whatever the clock of the game does.
    fn awake(&self) -> Duration {
        (self.readings)().awake
    }
}
