//! Closing the window, which asks first while the game is recorded nowhere.

use egui::{Context, ViewportCommand};

use super::App;
use crate::ui::view::request::{Confirmation, Request};

impl App {
    /// Closes the window, unless the game would be lost: then the player is asked.
    pub(super) fn quit_or_ask(&mut self, ctx: &Context) {
        match self.session.is_recorded() {
            true => self.quit(ctx),
            false => self.overlay.confirm(Confirmation::Quit, Request::Quit),
        }
    }

    /// Closes the window.
    pub(super) fn quit(&mut self, ctx: &Context) {
        self.overlay.is_quitting = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Asks in the same way when the system is about to close the window.
    pub(super) fn hold_back_close(&mut self, ctx: &Context) {
        let is_closing = ctx.input(|input| input.viewport().close_requested());
        if is_closing && !self.overlay.is_quitting && !self.session.is_recorded() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.overlay.confirm(Confirmation::Quit, Request::Quit);
        }
    }
}
