//! Hints and analysis in the window, recorded while a game goes on.

use super::App;
use super::overlay::StudyAnalysis;
use crate::engine::external::EngineSetup;
use crate::rules::Move;
use crate::session::analysis::HintState;
use crate::table::Deed;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::Screen;
use crate::ui::view::message::Message;

impl App {
    /// The first move of the analysis line under the pointer; read-only access for tests.
    pub fn pointed(&self) -> Option<Move> {
        self.screens.study_shown().map_or(self.screens.game.pointed, StudyScreen::pointed)
    }

    /// The external engine chosen for analysis, if it still exists.
    pub(crate) fn analyst(&self) -> Option<EngineSetup> {
        let name = self.prefs.store.analyst()?;
        self.prefs.engines.iter().find(|engine| engine.name == name).cloned()
    }

    /// Turns analysis on or off, of the game or of the study on screen.
    pub(crate) fn turn_analysis(&mut self) {
        let on = !self.session.analysis().is_on();
        if on && self.screens.shown() == Screen::Game && !self.session.table().allows_help() {
            if !self.session.table().allows_study() {
                // The table says why not.
                return self.deed(Deed::Analysis { on });
            }
            // Where help is forbidden, the game stays without it.
            self.study_game();
        }
        self.session.set_analysis(on);
        let is_of_study = on && self.screens.shown() == Screen::Study;
        self.overlay.study_analysis = if is_of_study { StudyAnalysis::On } else { StudyAnalysis::Off };
    }

    /// Lets the analysis of a study rest while a game in progress is shown.
    pub(super) fn rest_analysis(&mut self) {
        let is_played = self.session.is_begun() && self.session.table().result().is_none();
        let is_on = self.session.analysis().is_on();
        let rests = match (self.screens.shown(), self.overlay.study_analysis) {
            (Screen::Game, StudyAnalysis::On) if is_on && is_played => true,
            (Screen::Study, StudyAnalysis::Rests) => false,
            _ => return,
        };
        self.session.set_analysis(!rests);
        self.overlay.study_analysis = if rests { StudyAnalysis::Rests } else { StudyAnalysis::On };
    }

    /// The first call starts the search for a hint; later calls show its piece and then its move.
    pub(crate) fn hint(&mut self) {
        self.look_at_game();
        if let Some(hinted) = self.session.next_hint().filter(|hinted| *hinted != HintState::TooShallow) {
            self.overlay.tell(Message::Hint(hinted));
            return;
        }
        self.deed(Deed::Hint);
        if self.session.hint_state() == Some(HintState::Sought) {
            self.overlay.tell(Message::Hint(HintState::Sought));
        }
    }
}
