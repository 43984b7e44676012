//! The list of keyboard shortcuts.

use egui::{Grid, Label, RichText, Ui};

use crate::text::Texts;
use crate::ui::dialogs::field::heading;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::Command;

/// Keys that are not commands: name and effect.
const BOARD: [(&str, &str); 8] = [
    ("key-tab", "keys-tab"),
    ("key-arrows", "keys-arrows"),
    ("key-enter", "keys-enter"),
    ("key-letter", "keys-letter"),
    ("key-escape", "keys-escape"),
    ("key-wheel", "keys-wheel"),
    ("key-right-drag", "keys-right-drag"),
    ("key-space", "keys-space"),
];

/// Keys of the book.
const BOOK: [(&str, &str); 3] =
    [("key-pages", "keys-book-scroll"), ("key-sides", "keys-book-page"), ("key-alt-sides", "keys-book-back")];

fn key(ui: &mut Ui, text: String) {
    let law = Palette::of(ui.theme()).law;
    ui.label(RichText::new(text).font(theme::bold(size::TEXT_SMALL)).color(law));
}

fn row(ui: &mut Ui, command: Command, words: &Texts) {
    key(ui, command.keys(words));
    ui.add(Label::new(command.label(words).trim_end_matches('…')).wrap());
    ui.end_row();
}

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, &t!(words, "shortcuts"));
    Grid::new("commands").num_columns(2).min_row_height(20.0).spacing([18.0, 5.0]).show(ui, |ui| {
        let all = Command::all().filter(|command| command.shortcut().is_some());
        for command in all.filter(|command| !matches!(command, Command::Edit(_))) {
            row(ui, command, words);
        }
    });
    ui.add_space(10.0);
    ui.label(RichText::new(t!(words, "keys-study")).font(theme::bold(size::TEXT)));
    Grid::new("study").num_columns(2).min_row_height(20.0).spacing([18.0, 5.0]).show(ui, |ui| {
        let edits = Command::all().filter(|command| matches!(command, Command::Edit(_)));
        for command in edits.filter(|command| command.shortcut().is_some()) {
            row(ui, command, words);
        }
    });
    for (heading, keys) in [("keys-board", &BOARD[..]), ("keys-book", &BOOK)] {
        ui.add_space(10.0);
        ui.label(RichText::new(t!(words, heading)).font(theme::bold(size::TEXT)));
        Grid::new(heading).num_columns(2).min_row_height(20.0).spacing([18.0, 5.0]).show(ui, |ui| {
            for (name, what) in keys {
                key(ui, t!(words, name));
                ui.add(Label::new(t!(words, what)).wrap());
                ui.end_row();
            }
        });
    }
}
