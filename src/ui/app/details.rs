//! What a report of a problem should say about the program and the computer.

use std::fmt::Write;

use egui::Context;

use super::App;
use super::system::System;
use crate::storage::crash;
use crate::text::messages::Language;
use crate::ui::view::message::Message;

impl System {
    /// The version, the system, and how the window is drawn, a line each, in English.
    pub(super) fn details(&self, ctx: &Context, language: Language) -> String {
        let mut text = crash::version_and_system();
        let _ = writeln!(text, "scale: {}", ctx.pixels_per_point());
        let _ = writeln!(text, "renderer: {}", self.renderer);
        let _ = writeln!(text, "language: {}", language.tag());
        text
    }
}

impl App {
    /// Copies the details, or the report of a crash in an earlier run, which begins with those of that run.
    pub(crate) fn copy_details(&mut self, ctx: &Context) {
        let report = self.system.crash.as_ref().map(|report| report.text.clone());
        ctx.copy_text(report.unwrap_or_else(|| self.system.details(ctx, self.prefs.texts.language())));
        self.overlay.tell(Message::DetailsCopied);
    }
}
