//! The parts of a form, such as rows, headings, notes and error messages. A row has a label in the first column and
//! controls in the columns after it; in a narrow form, the label is above the controls.

use egui::accesskit::{Live, Role};
use egui::{
    Align, Align2, ComboBox, Context, Id, Label, Layout, Order, Response, RichText, Sense, TextEdit, Ui, vec2,
};

use crate::text::Texts;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::first_step::{first_stop, widget_count};
use crate::ui::view::live;
use crate::ui::widgets::choices::{Arrangement, Choice, Choices, GAP};
use crate::ui::widgets::{drop_down, list_option, named};

/// The number of columns of tiles in a form that fills the available width, and the width of one column.
pub fn columns(ui: &Ui) -> (usize, f32) {
    let (room, gap) = (ui.available_width(), GAP);
    let count = if room < 360.0 { 2 } else { ((room / 140.0) as usize).clamp(3, 5) };
    (count, (room - gap * (count - 1) as f32) / count as f32)
}

/// Shows a row with its label; a click on the label moves the focus to the first control. In a narrow form, the label
/// is above the controls.
pub fn row<T>(ui: &mut Ui, name: &str, show: impl FnOnce(&mut Ui) -> T) -> T {
    note_section(ui, name);
    let (columns, width) = columns(ui);
    let tokens = tokens(ui.ctx());
    let row = |ui: &mut Ui| {
        let place = match columns > 2 {
            true => vec2(width, tokens.control.m),
            false => vec2(ui.available_width(), tokens.control.s),
        };
        let label = ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(place);
            ui.set_max_width(place.x);
            let text = RichText::new(name).font(tokens.bold());
            ui.add(Label::new(text).wrap().sense(Sense::CLICK))
        });
        let controls = |ui: &mut Ui| {
            let first = widget_count(ui);
            let shown = ui.label_inputs_by(label.inner.id, show);
            if let Some(stop) = first_stop(ui, first) {
                name_by(ui, stop, label.inner.id);
                if label.inner.clicked() {
                    ui.memory_mut(|memory| memory.request_focus(stop));
                }
            }
            shown
        };
        ui.vertical(controls).inner
    };
    let shown = if columns > 2 { ui.horizontal_top(row).inner } else { ui.vertical(row).inner };
    // Together with the usual spacing, this is the space between rows.
    ui.add_space(tokens.space.s);
    shown
}

/// Names a control after its label, unless the control has a name of its own. A hint in a text field does not count as
/// a name.
fn name_by(ui: &Ui, control: Id, label: Id) {
    ui.ctx().accesskit_node_builder(control, |node| {
        if node.label().is_none_or(str::is_empty) {
            node.clear_label();
            node.set_labelled_by([label.accesskit_id()]);
        }
    });
}

/// Shows the heading of a section.
pub fn part(ui: &mut Ui, text: &str) -> Response {
    note_section(ui, text);
    let response = ui.label(RichText::new(text).font(tokens(ui.ctx()).bold()));
    named(ui, &response, Role::Heading, text);
    response
}

/// Shows a line in small type, for example about what a chosen value means. For screen readers, it is not a label,
/// because, when a dialog opens, screen readers read all labels in it that belong to no control.
pub fn note(ui: &mut Ui, text: impl Into<String>) {
    let text = text.into();
    let response = ui.add(Label::new(RichText::new(&text).small().weak()).wrap());
    named(ui, &response, Role::Paragraph, &text);
}

/// Shows an error message, which is announced when it appears, and again after a call of `live::refuse`.
pub fn fault(ui: &mut Ui, text: impl Into<String>) {
    let text = text.into();
    ui.colored_label(Palette::of(ui.theme()).refusal, &text);
    live::show(ui.ctx(), live::fault_place(), text, Live::Polite);
}

/// A text field of this width.
pub fn text_edit<'a>(ui: &Ui, text: &'a mut String, width: f32) -> TextEdit<'a> {
    let tokens = tokens(ui.ctx());
    let edit = TextEdit::singleline(text).margin(vec2(tokens.space.m, 0.0)).align(Align2::LEFT_CENTER);
    edit.min_size(vec2(0.0, tokens.control.m)).desired_width(width)
}

/// Shows a row with a text field that fills it.
pub fn field(ui: &mut Ui, name: &str, text: &mut String, hint: &str, longest: usize) -> Response {
    row(ui, name, |ui| {
        let edit = text_edit(ui, text, ui.available_width());
        ui.add(edit.hint_text(hint).char_limit(longest))
    })
}

/// Shows a drop-down list of values. Returns the list's response, and whether a value was chosen, even if it was the
/// current one.
pub fn pick<T: PartialEq>(
    ui: &mut Ui,
    list: ComboBox,
    current: &mut T,
    values: impl IntoIterator<Item = T>,
    named: impl Fn(&T) -> String,
) -> (Response, bool) {
    let (value, mut is_chosen) = (named(current), false);
    let list = drop_down(ui, list, &value, |ui| {
        for other in values {
            if list_option(ui, *current == other, &named(&other)) {
                (*current, is_chosen) = (other, true);
            }
        }
    });
    (list, is_chosen)
}

/// A choice for each of these values, with the name and the tip of its message key.
pub fn choices<T: Copy>(words: &Texts, values: &[(T, &str)]) -> Vec<Choice<T>> {
    let tip = |key| words.tip_if_any(key).unwrap_or_default();
    values.iter().map(|&(value, key)| Choice::new(value, t!(words, key)).tip(tip(key))).collect()
}

/// Shows a row with values to choose from, and the tip of the chosen value. Returns whether a different value was
/// chosen.
pub fn agreement<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    current: &mut T,
    choices: &[Choice<T>],
) -> bool {
    row(ui, name, |ui| values(ui, name, current, choices))
}

/// Shows values to choose from, and the tip of the chosen value, within a row. Returns whether a different value was
/// chosen.
pub fn values<T: PartialEq + Clone>(ui: &mut Ui, name: &str, current: &mut T, choices: &[Choice<T>]) -> bool {
    let shown = ui.scope(|ui| {
        // Each choice gets a quarter of the column's width. Together, however, the choices get at least 360 points, and
        // never more than the column has.
        let tile = (ui.available_width() + GAP) / 4.0;
        ui.set_max_width(ui.available_width().min((tile * choices.len() as f32 - GAP).max(360.0)));
        Choices { name, arrangement: Arrangement::Bar, choices }.show(ui, current)
    });
    let tip = choices.iter().find(|choice| choice.value == *current).map(|choice| choice.tip.as_str());
    if let Some(tip) = tip.filter(|tip| !tip.is_empty()) {
        note(ui, tip);
    }
    shown.inner
}

/// A name as it is written within a sentence: without its initial capital if a lower-case letter follows it.
pub fn within(name: &str) -> String {
    let mut letters = name.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(next)) if next.is_lowercase() => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// The names of sections, and where each section begins.
type Sections = Vec<(String, f32)>;

fn note_section(ui: &Ui, name: &str) {
    if ui.layer_id().order == Order::Background {
        // Only dialogs have a bar that names the sections hidden below; screens don't.
        return;
    }
    let section = (name.to_owned(), ui.cursor().top());
    ui.data_mut(|data| data.get_temp_mut_or_default::<Sections>(Id::unique("sections")).push(section));
}

/// Takes the sections of the form that was shown.
pub fn take_sections(ctx: &Context) -> Sections {
    ctx.data_mut(|data| data.remove_temp(Id::unique("sections"))).unwrap_or_default()
}
