//! What a report of a problem should say about the program and the computer.

use std::fmt::Write;

use egui::Context;

use super::system::System;
use crate::storage::crash;
use crate::text::messages::Language;

impl System {
    /// The version, the system, and how the window is drawn, a line each, in English.
    pub(super) fn details(&self, ctx: &Context, language: Language) -> String {
        let mut text = crash::version_and_system();
        let _ = writeln!(text, "scale: {}", ctx.pixels_per_point());
        let _ = writeln!(text, "renderer: {}", self.renderer);
        let _ = writeln!(text, "language: {}", language.tag());
        text
    }

    /// The report of a crash in an earlier run, which begins with the details of that run; otherwise those of this run.
    pub(super) fn report(&self, ctx: &Context, language: Language) -> String {
        let report = self.crash.as_ref().map(|report| report.text.clone());
        report.unwrap_or_else(|| self.details(ctx, language))
    }
}
