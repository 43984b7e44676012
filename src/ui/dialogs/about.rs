//! About the program: what it is, its version, its licences.

use egui::Ui;

use super::heading;
use crate::text::messages::Texts;

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, "Jadoube");
    ui.label(words.say("about-line"));
    ui.label(words.say("about-name"));
    ui.add_space(8.0);
    ui.weak(words.with("about-version", [("version", env!("CARGO_PKG_VERSION").into())]));
    ui.weak(words.say("about-licence"));
    ui.weak(words.say("about-font"));
}
