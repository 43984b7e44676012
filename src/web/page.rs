//! The window in the form that eframe's runner for the web needs.

use std::any::Any;

use eframe::{Frame, glow};
use egui::{Context, Ui};

use crate::ui::App;

/// The window. Between frames, the functions that the page's script calls reach it through this type.
pub(super) struct Page(pub(super) App);

impl eframe::App for Page {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.0.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.0.ui(ui, frame);
    }

    fn on_exit(&mut self, gl: Option<&glow::Context>) {
        self.0.on_exit(gl);
    }

    fn as_any_mut(&mut self) -> Option<&mut dyn Any> {
        Some(self)
    }
}
