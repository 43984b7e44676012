//! Adjourning a game: the dialog in which a move is sealed.

use egui::{TextEdit, Ui};

use super::field::{confirm_buttons, heading, row};
use crate::table::Table;
use crate::text::Texts;
use crate::ui::theme::size;
use crate::ui::view::explain::short_name;
use crate::ui::view::{Request, ViewContext};

/// The maximum length of a sealed move.
const LONGEST: usize = 40;

/// The move that is being sealed. The opponent must not see it, so it is shown as dots.
#[derive(Debug, Default)]
pub struct SealForm {
    text: String,
    /// The player looks at what they typed.
    shown: bool,
    /// The field has taken focus.
    focused: bool,
}

impl SealForm {
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, table: &Table) {
        heading(ui, t!(words, "cmd-adjourn").trim_end_matches('…'));
        let name = short_name(words, table, table.position().turn());
        ui.label(t!(words, "seal-detail", name));
        ui.add_space(6.0);
        let field = row(ui, &t!(words, "seal-move"), size::FIELD_LABEL, |ui| {
            let width = ui.available_width();
            let edit = TextEdit::singleline(&mut self.text).password(!self.shown);
            ui.add(edit.char_limit(LONGEST).desired_width(width))
        });
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
        }
        ui.checkbox(&mut self.shown, t!(words, "seal-shown"));
    }

    /// The buttons; Enter in the field presses the main one. Any text is accepted.
    pub fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        if confirm_buttons(ui, "seal", !self.text.trim().is_empty(), ctx) {
            ctx.requests.push(Request::Seal(self.text.clone()));
        }
    }
}
