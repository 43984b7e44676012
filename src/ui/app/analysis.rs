//! Hints and analysis in the window. The session records their use in a game in progress.

use super::App;
use super::overlay::{Overlay, StudyAnalysis};
use crate::rules::Move;
use crate::session::Session;
use crate::session::analysis::HintState;
use crate::table::Deed;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::{Message, Screen};

impl App {
    /// The first move of the analysis line under the pointer: in the study if it is shown, otherwise in the game. For
    /// tests.
    pub fn pointed(&self) -> Option<Move> {
        self.screens.study_shown().map_or(self.screens.game.pointed, |study| study.pointed)
    }

    /// Turns the analysis of the game or the study on screen on or off.
    pub(crate) fn turn_analysis(&mut self) {
        let on = !self.session.analysis().is_on();
        if on && self.screens.shown() == Screen::Game && !self.session.table().allows_help() {
            if !self.session.table().allows_study() {
                // The table says why it refuses.
                return self.deed(Deed::Analysis { on });
            }
            // Help is forbidden in the game, but a study of it can be analysed.
            self.study_game();
        }
        if on && self.screens.study_shown().is_some_and(StudyScreen::forbids_engine) {
            return self.overlay.tell(Message::NoEngineFollowed);
        }
        self.session.set_analysis(on);
        let key = if on { "analysis-on" } else { "analysis-off" };
        self.overlay.announcer.say(t!(self.prefs.texts, key));
        let is_of_study = on && self.screens.shown() == Screen::Study;
        self.overlay.study_analysis = if is_of_study { StudyAnalysis::On } else { StudyAnalysis::Off };
    }

    /// Starts the search for a hint. While a hint shows only which piece to move, the next call shows the move.
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

impl Overlay {
    /// Pauses the analysis of a study while a game in progress is shown, and resumes it with the study.
    pub(super) fn rest_analysis(&mut self, session: &mut Session, shown: Screen) {
        let is_played = session.is_begun() && session.table().result().is_none();
        let is_on = self.study_analysis == StudyAnalysis::On && session.analysis().is_on();
        if shown == Screen::Game && is_on && is_played {
            session.set_analysis(false);
            self.study_analysis = StudyAnalysis::Rests;
        } else if shown == Screen::Study && self.study_analysis == StudyAnalysis::Rests {
            session.set_analysis(true);
            self.study_analysis = StudyAnalysis::On;
        }
    }
}
