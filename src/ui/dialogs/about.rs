//! The About dialog: what the program is, its version and licences.

use egui::Ui;

use super::heading;
use crate::text::messages::Texts;

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, "Jadoube");
    ui.label(t!(words, "about-line"));
    ui.label(t!(words, "about-name"));
    ui.add_space(8.0);
    ui.weak(t!(words, "about-version", version = env!("CARGO_PKG_VERSION")));
    ui.weak(t!(words, "about-licence"));
    ui.weak(t!(words, "about-font"));
}
