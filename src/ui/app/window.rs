//! The layout of the window: menu bar, screen, and dialogs above them.
//!
//! Carrying out requests: see `ui::app`.

use egui::{CentralPanel, Frame, Ui};

use super::App;
use super::menu::Menu;
use crate::ui::screens::game::clocks_elsewhere;
use crate::ui::screens::game::status::Status;
use crate::ui::theme::{Palette, size};
use crate::ui::view::context::Facts;
use crate::ui::view::context::Look;
use crate::ui::view::request::Request;

impl App {
    /// Shows the whole window.
    pub(crate) fn show(&mut self, ui: &mut Ui, facts: &Facts, actions: &mut Vec<Request>) {
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label("Jadoube"));
        let palette = Palette::of(ui.theme());
        CentralPanel::default().frame(Frame::NONE.fill(palette.window)).show(ui, |ui| {
            let whole = ui.max_rect();
            let bar = whole.with_max_y(whole.top() + size::MENU);
            // Other screens show only the clocks of the game, not its kind.
            let status = if facts.away {
                let look = Look {
                    words: &self.prefs.texts,
                    settings: &self.prefs.settings,
                    keys: false,
                    told: None,
                };
                clocks_elsewhere(self.session.table(), facts, look)
            } else {
                Some(Status::of(&self.prefs.texts, self.session.table()))
            };
            let (engines, analyst) = (&self.prefs.engines[..], self.prefs.store.analyst());
            let menu = Menu { words: &self.prefs.texts, facts, engines, analyst, status: status.as_ref() };
            menu.show(ui, bar, actions);
            self.show_stage(ui, whole.with_min_y(bar.bottom()), facts, actions);
        });
        if let Some(dialog) = &mut self.overlay.dialog {
            dialog.show(ui.ctx(), &self.prefs.texts, facts, &mut self.prefs.art, actions);
        }
    }
}
