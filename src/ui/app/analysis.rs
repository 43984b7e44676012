//! Hints and analysis in the window: asked for, told, and in the record of a game that goes on.

use super::App;
use crate::engine::external::EngineSetup;
use crate::rules::Move;
use crate::session::analysis::Hinted;
use crate::table::Deed;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::message::Message;

impl App {
    /// The first move of the line that is pointed at, for who looks on.
    pub fn pointed(&self) -> Option<Move> {
        self.screens.studied().map_or(self.screens.game.pointed, StudyScreen::pointed)
    }

    /// The guest that analyses, if the player chose one and still has it.
    pub(crate) fn analyst(&self) -> Option<EngineSetup> {
        let name = self.prefs.store.analyst()?;
        self.prefs.engines.iter().find(|guest| guest.name == name).cloned()
    }

    pub(crate) fn analyse_with(&mut self, name: Option<&str>) {
        self.overlay.message = self.prefs.store.keep_analyst(name).map(Message::Settings);
    }

    pub(crate) fn turn_analysis(&mut self) {
        let on = self.session.analysis().is_on();
        self.session.turn_analysis(!on);
    }

    /// The first time a hint is looked for, then its piece is told, and at last its move.
    pub(crate) fn hint(&mut self) {
        self.look_at_game();
        if let Some(hinted) = self.session.next_hint().filter(|hinted| *hinted != Hinted::Nothing) {
            self.overlay.message = Some(Message::Hint(hinted));
            return;
        }
        self.deed(Deed::Hint);
        if self.session.hinted() == Some(Hinted::Sought) {
            self.overlay.message = Some(Message::Hint(Hinted::Sought));
        }
    }
}
