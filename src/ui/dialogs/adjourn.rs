//! Adjourning a game: the dialog in which a move is sealed.

use super::form::{row, text_edit};
use super::shell::Shell;
use crate::ui::view::explain::short_name;
use crate::ui::view::{Request, ViewContext};

/// The maximum length of a sealed move, in characters.
const LONGEST: usize = 40;

/// The move that is being sealed. The opponent must not see it, so it is shown as dots unless `shown` is on.
#[derive(Debug, Default)]
pub struct SealForm {
    text: String,
    /// Whether the move is shown as text.
    shown: bool,
}

impl SealForm {
    /// Shows the dialog. Any text that is not blank is accepted.
    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let is_valid = !self.text.trim().is_empty();
        let shell = Shell { aside: true, buttons: &["seal", "cancel"], is_valid, ..shell };
        let sealed = shell.ask(&t!(ctx.look.words, "cmd-adjourn"), ctx, |ui, ctx| {
            let (words, table) = (ctx.look.words, ctx.game().table);
            let name = short_name(words, table, table.position().turn());
            ui.label(t!(words, "seal-detail", name));
            row(ui, &t!(words, "seal-move"), |ui| {
                let edit = text_edit(ui, &mut self.text, ui.available_width());
                ui.add(edit.password(!self.shown).char_limit(LONGEST));
                ui.checkbox(&mut self.shown, t!(words, "seal-shown"));
            });
        });
        ctx.requests.extend(sealed.then(|| Request::Seal(self.text.clone())));
    }
}
