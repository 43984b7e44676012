//! The list of keyboard shortcuts.

use egui::{Grid, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo};

use super::form::part;
use super::shell::Shell;
use crate::text::Texts;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{Command, ViewContext};
use crate::ui::widgets::focus_ring;

/// Keys that are not commands, with their effects.
const BOARD: [(&str, &str); 11] = [
    ("key-tab", "keys-tab"),
    ("key-arrows", "keys-arrows"),
    ("key-shift-arrows", "keys-shift-arrows"),
    ("key-enter", "keys-enter"),
    ("key-letter", "keys-letter"),
    ("key-escape", "keys-escape"),
    ("key-wheel", "keys-wheel"),
    ("key-right-drag", "keys-right-drag"),
    ("key-space", "keys-space"),
    ("key-clock-left", "keys-clock-left"),
    ("key-clock-right", "keys-clock-right"),
];

/// Keys of the book.
const BOOK: [(&str, &str); 3] =
    [("key-pages", "keys-book-scroll"), ("key-sides", "keys-book-page"), ("key-alt-sides", "keys-book-back")];

/// Shows the dialog.
pub fn show(shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    shell.tell(&t!(words, "shortcuts"), ctx, |ui, _| {
        let (edits, others): (Vec<_>, Vec<_>) = Command::all()
            .filter(|command| command.shortcut().is_some())
            .partition(|command| matches!(command, Command::Edit(_)));
        let of_command = |command: Command| (command.keys(words), command.label(words));
        rows(ui, words, "commands", others.into_iter().map(of_command));
        part(ui, &t!(words, "keys-study"));
        rows(ui, words, "study", edits.into_iter().map(of_command));
        for (heading, keys) in [("keys-board", &BOARD[..]), ("keys-book", &BOOK)] {
            part(ui, &t!(words, heading));
            rows(ui, words, heading, keys.iter().map(|(name, what)| (t!(words, name), t!(words, what))));
        }
    });
}

/// Makes a row a keyboard stop, at which a screen reader reads it.
fn read_row(ui: &Ui, salt: (&str, usize), place: Rect, name: &str) {
    let response = ui.interact(place, ui.scope_id().with(salt), Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    focus_ring(ui, place, &response);
}

/// Shows keys, and what each of them does.
fn rows(ui: &mut Ui, words: &Texts, heading: &str, rows: impl Iterator<Item = (String, String)>) {
    let (law, tokens) = (Palette::of(ui.theme()).law, tokens(ui.ctx()));
    Grid::new(heading).num_columns(2).min_row_height(0.0).spacing([tokens.space.l, tokens.space.xs]).show(
        ui,
        |ui| {
            for (index, (keys, what)) in rows.enumerate() {
                let what = what.trim_end_matches('…');
                let name = words.row([keys.clone(), what.to_owned()]);
                let shown = ui.label(RichText::new(keys).font(tokens.bold()).color(law));
                let place = shown.rect.union(ui.add(Label::new(what).wrap()).rect);
                read_row(ui, (heading, index), place, &name);
                ui.end_row();
            }
        },
    );
    ui.add_space(tokens.space.s);
}
