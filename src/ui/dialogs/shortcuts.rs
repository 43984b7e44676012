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

fn part(ui: &mut Ui, words: &Texts, key: &str) {
    ui.add_space(10.0);
    ui.label(RichText::new(t!(words, key)).font(theme::bold(size::TEXT)));
}

/// Keys, and what each of them does.
fn rows(ui: &mut Ui, name: &str, rows: impl Iterator<Item = (String, String)>) {
    let law = Palette::of(ui.theme()).law;
    Grid::new(name).num_columns(2).min_row_height(20.0).spacing([18.0, 5.0]).show(ui, |ui| {
        for (keys, what) in rows {
            ui.label(RichText::new(keys).font(theme::bold(size::TEXT_SMALL)).color(law));
            ui.add(Label::new(what.trim_end_matches('…')).wrap());
            ui.end_row();
        }
    });
}

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, &t!(words, "shortcuts"));
    let all = || Command::all().filter(|command| command.shortcut().is_some());
    let row_of = |command: Command| (command.keys(words), command.label(words));
    rows(ui, "commands", all().filter(|command| !matches!(command, Command::Edit(_))).map(row_of));
    part(ui, words, "keys-study");
    rows(ui, "study", all().filter(|command| matches!(command, Command::Edit(_))).map(row_of));
    for (heading, keys) in [("keys-board", &BOARD[..]), ("keys-book", &BOOK)] {
        part(ui, words, heading);
        rows(ui, heading, keys.iter().map(|(name, what)| (t!(words, name), t!(words, what))));
    }
}
