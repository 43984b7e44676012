//! Shared parts of dialogs: headings, labelled fields and the buttons at the end.

use egui::{
    Align, Button, Key, Label, Layout, Response, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, vec2,
};

use crate::text::Texts;
use crate::ui::theme::{self, size};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::main_button;

/// The heading of a section.
pub fn part(ui: &mut Ui, text: &str) {
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(theme::bold(size::TEXT)));
}

/// One of several values side by side, each with its outline.
pub fn segment<T: PartialEq>(ui: &mut Ui, current: &mut T, value: T, label: impl Into<String>) -> Response {
    segment_if(ui, true, current, value, label)
}

/// The same, dimmed where the value can't be chosen.
pub fn segment_if<T: PartialEq>(
    ui: &mut Ui,
    enabled: bool,
    current: &mut T,
    value: T,
    label: impl Into<String>,
) -> Response {
    let on = *current == value;
    let button = Button::selectable(on, label.into()).frame_when_inactive(true);
    let mut response = ui.add_enabled(enabled, button);
    if response.clicked() && !on {
        *current = value;
        response.mark_changed();
    }
    response
}

/// A labelled text field that fills the rest of the line.
pub fn field(ui: &mut Ui, name: &str, text: &mut String, hint: &str, longest: usize) -> Response {
    row(ui, name, size::FIELD_LABEL, |ui| {
        let width = ui.available_width();
        ui.add(TextEdit::singleline(text).hint_text(hint).char_limit(longest).desired_width(width))
    })
}

/// A label of this width with its field.
pub fn row(ui: &mut Ui, name: &str, width: f32, show: impl FnOnce(&mut Ui) -> Response) -> Response {
    let (label, field) = label_row(ui, name, width, show);
    focus_from(&label, field)
}

/// The same for content with its own names. Returns the label and the content's result.
pub fn label_row<T>(ui: &mut Ui, name: &str, width: f32, show: impl FnOnce(&mut Ui) -> T) -> (Response, T) {
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

/// The label of a field: clickable, but no tab stop.
pub fn caption(ui: &mut Ui, name: &str) -> Response {
    ui.add(Label::new(name).truncate().sense(Sense::CLICK))
}

/// Labels a field; a click on the label focuses the field.
pub fn focus_from(caption: &Response, field: Response) -> Response {
    let field = field.labelled_by(caption.id);
    if caption.clicked() {
        field.request_focus();
    }
    field
}

/// Names a list of choices and its chosen value for screen readers.
pub fn name_list(list: &Response, name: &str, value: &str) {
    list.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(value.to_owned());
        info
    });
}

/// A segment for each of these values, with the name and the tip of its message key.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, words: &Texts, current: &mut T, values: &[(T, &str)]) {
    for &(value, key) in values {
        segment(ui, current, value, t!(words, key)).on_hover_text(words.tip(key));
    }
}

/// The heading of a dialog.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::bold(size::TITLE)));
    ui.add_space(8.0);
}

/// Whether Enter was pressed, and not on a focused button.
fn enter_is_free(ui: &Ui) -> bool {
    let free = ui.ctx().text_edit_focused() || ui.memory(|memory| memory.focused().is_none());
    free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// A button at the bottom of a dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FootButton {
    Main,
    Other,
}

/// The buttons at the bottom of a dialog by their message keys, with the main one at the right. Returns the one that was
/// pressed.
pub fn buttons(ui: &mut Ui, words: &Texts, keys: &[&str], enabled: bool) -> Option<FootButton> {
    ui.add_space(size::DIALOG_FOOT - size::BUTTON_SMALL - 8.0);
    let mut pressed = None;
    let row = vec2(ui.available_width(), size::BUTTON_SMALL);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        for (key, button) in keys.iter().zip([FootButton::Main, FootButton::Other]) {
            let response = match button {
                FootButton::Main => main_button(ui, enabled, &t!(words, key), theme::bold(size::TEXT)),
                FootButton::Other => ui.button(t!(words, key)),
            };
            pressed = response.clicked().then_some(button).or(pressed);
        }
    });
    pressed
}

/// The main button and Cancel. Returns whether the main one was pressed, or Enter, which a focused button keeps.
pub fn confirm_buttons(ui: &mut Ui, main: &str, enabled: bool, ctx: &mut ViewContext<'_>) -> bool {
    let pressed = buttons(ui, ctx.look.words, &[main, "cancel"], enabled);
    ctx.requests.extend((pressed == Some(FootButton::Other)).then_some(Request::CloseDialog));
    pressed == Some(FootButton::Main) || (enabled && enter_is_free(ui))
}
