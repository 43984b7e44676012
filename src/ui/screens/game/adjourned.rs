//! The buttons of an adjourned game, in place of those at the board. The law card above them is the envelope.

use egui::{Rect, Ui};

use super::buttons::Buttons;
use crate::ui::view::command::Command;
use crate::ui::view::request::Request;
use crate::ui::widgets::Press;

impl Buttons<'_> {
    /// Shows the buttons: what to do with the envelope above what ends the game.
    pub(super) fn show_adjourned(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let place = |row: usize, column: usize| self.place(rect, (row, 2), (column, 2));
        let [open, keep] = [Command::OpenEnvelope, Command::KeepGame]
            .map(|command| (command, [self.words.short(command.key()), self.words.tiny(command.key())]));
        self.press(ui, place(0, 0), &open.1, open.0, Press::Strong, requests);
        self.press(ui, place(0, 1), &keep.1, keep.0, Press::Open, requests);
        self.menu(ui, place(1, 0), ["offer-draw", "offer-menu", "offer-alone"], Command::OFFERS, requests);
        self.menu(ui, place(1, 1), ["resign", "resign-menu", "resign-alone"], Command::RESIGN, requests);
    }
}
