//! Switches the analysis of a session on and off, runs it together with the hints, and records the use of both in the
//! game.

use super::{Analysis, HintState, ShownPosition};
use crate::session::{AnalysisRequest, Event, Session, SessionEnvironment};
use crate::table::{Deed, TimeReading};

impl Session {
    /// The live analysis of the position shown.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Switches analysis on or off.
    pub fn set_analysis(&mut self, on: bool) {
        self.analysis.set_on(on);
        self.is_changed = true;
    }

    /// Continues hints and the analysis of the position that is shown. Reports the result of a hint, and a failure of
    /// the analysis, as events.
    pub(in crate::session) fn tick_analysis(
        &mut self,
        analysed: Option<AnalysisRequest<'_>>,
        now: TimeReading,
    ) {
        let of_game = analysed.filter(|analysed| analysed.is_of_game);
        let is_forbidden = of_game.is_some() && !self.table().allows_help();
        if is_forbidden && of_game.is_some_and(|analysed| analysed.other.is_none()) {
            self.analysis.set_on(false);
        }
        self.record_analysis(of_game.is_some() && !is_forbidden, now);
        let SessionEnvironment { analysts, tables, wake, .. } = &self.environment;
        let hint = self.hints.tick(&self.game.table, now.awake, analysts, wake);
        let until = *self.table().position().board();
        let is_kept_from = !self.table().allows_study();
        let shown = analysed.filter(|_| !is_forbidden).map(|analysed| ShownPosition {
            table: analysed.other.unwrap_or(&self.game.table),
            moves: analysed.moves,
            lines: analysed.lines,
            engine: analysed.engine,
            until: analysed.other.filter(|_| is_kept_from).map(|_| until),
        });
        if let Err(failure) = self.analysis.tick(shown, now.awake, (analysts, tables), wake) {
            self.record_analysis(false, now);
            self.events.push(Event::AnalysisFailed(failure));
        }
        if let Some(hint) = hint {
            if let HintState::Piece(_) = hint {
                self.done(Deed::Hint, now);
            }
            self.events.push(Event::Hint(hint));
        }
    }

    /// Records in the game whether it is being analysed, unless the game is over, adjourned or paused for a ruling.
    /// Once it is analysed, it counts as analysed until analysis is switched off, whatever is shown in the meantime. If
    /// the table refuses the record, analysis is switched off.
    fn record_analysis(&mut self, is_of_game: bool, now: TimeReading) {
        let was = self.table().is_analysed();
        let on = self.analysis.is_on() && (is_of_game || was);
        let table = self.table();
        let is_noted =
            table.result().is_none() && table.sealed_by().is_none() && !table.is_paused_for_ruling();
        if is_noted && was != on {
            self.done(Deed::Analysis { on }, now);
            let noted = self.table().is_analysed() == on;
            self.analysis.set_on(self.analysis.is_on() && noted);
        }
    }
}
