//! The parts that dialogs have in common: a heading within, and a field with its name before it.

use egui::{Align, Label, Layout, Response, RichText, Sense, TextEdit, Ui, vec2};

use crate::ui::theme::{self, size};

/// The heading of a part of the dialog.
pub fn part(ui: &mut Ui, text: &str) {
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(theme::bold(size::TEXT)));
}

/// A field for text that fills the rest of the line.
pub fn field(ui: &mut Ui, name: &str, text: &mut String, hint: &str, longest: usize) -> Response {
    row(ui, name, size::FIELD_LABEL, |ui| {
        let width = ui.available_width();
        ui.add(TextEdit::singleline(text).hint_text(hint).char_limit(longest).desired_width(width))
    })
}

/// A name as wide as this, and beside it the field that it is the name of.
pub fn row(ui: &mut Ui, name: &str, width: f32, show: impl FnOnce(&mut Ui) -> Response) -> Response {
    let (label, field) = beside(ui, name, width, show);
    focus_from(&label, field)
}

/// The same for what has names of its own. Gives back the name, and what was shown.
pub fn beside<T>(ui: &mut Ui, name: &str, width: f32, show: impl FnOnce(&mut Ui) -> T) -> (Response, T) {
    let shown = ui.horizontal(|ui| {
        let place = vec2(width, size::BUTTON_SMALL);
        let label = ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(place.x);
            caption(ui, name)
        });
        (label.inner, show(ui))
    });
    shown.inner
}

/// The name of a field, which can be clicked but is no stop for Tab.
pub fn caption(ui: &mut Ui, name: &str) -> Response {
    ui.add(Label::new(name).truncate().sense(Sense::CLICK))
}

/// A click on its name brings one into the field.
pub fn focus_from(caption: &Response, field: Response) -> Response {
    let field = field.labelled_by(caption.id);
    if caption.clicked() {
        field.request_focus();
    }
    field
}
