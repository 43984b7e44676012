//! The board turns to the player having the move, where two players share one side of the screen.
//!
//! The turn that a player asks for: see `ui::app`.

use egui::Ui;

use super::App;
use crate::rules::Color;
use crate::ui::view::context::Facts;

impl App {
    /// Turns the board once a move, when that move can be seen to have been made and no press goes on. The player may turn it
    /// back.
    pub(crate) fn turn_to_mover(&mut self, ui: &Ui, facts: &Facts) {
        if !self.prefs.settings.turn_to_mover || !facts.two_persons() {
            self.screens.game.turned_for = None;
            return;
        }
        let live = facts.shown == facts.moves && !facts.over;
        if !live || self.screens.game.turned_for == Some(facts.moves) || self.screens.game.board.is_pressed()
        {
            return;
        }
        if !self.screens.game.board.is_at_rest(ui.input(|input| input.time)) {
            ui.ctx().request_repaint();
            return;
        }
        self.screens.game.turned_for = Some(facts.moves);
        let black = self.play.table().position().turn() == Color::Black;
        if self.screens.game.flipped != black {
            self.screens.game.flipped = black;
            ui.ctx().request_repaint();
        }
    }
}
