//! Asks where a game goes in a file that has games.

use std::path::PathBuf;

use egui::{DragValue, Label, RichText, Ui};

use super::field::{confirm_buttons, heading, label_row};
use crate::storage::games::{Field, Reader};
use crate::study::Snapshot;
use crate::text::Texts;
use crate::text::time::date_of_tag;
use crate::ui::theme::size;
use crate::ui::view::explain::file_name;
use crate::ui::view::request::PlaceInFile;
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Debug)]
pub struct SaveInFile {
    reader: Reader,
    chosen: Choice,
    /// The number of the game to replace, counted from 1.
    number: usize,
    count: usize,
    /// The name of the copy of the file, if all of it is replaced.
    backup: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Add,
    Replace,
    Whole,
}

impl SaveInFile {
    /// A dialog for a game that began at this byte of the file, if it is from there. Otherwise the game to replace is the
    /// last one with the same players, date and event.
    pub fn new(reader: Reader, own: Option<u64>, game: &Snapshot, backup: Option<PathBuf>) -> SaveInFile {
        let index = reader.index();
        let count = index.count();
        let known = own.and_then(|byte| {
            index.at(byte).filter(|&game| index.place(game).is_some_and(|(start, _)| start == byte))
        });
        let tags = game.tags();
        let keys = [
            (Field::White, "White"),
            (Field::Black, "Black"),
            (Field::Date, "Date"),
            (Field::Event, "Event"),
        ];
        let is_same = |game: &usize| {
            keys.iter().all(|(field, tag)| index.text(*game, *field) == tags.known(tag).unwrap_or_default())
        };
        let number = known.or_else(|| (0..count).rev().find(is_same)).unwrap_or(0) + 1;
        drop(index);
        let backup = backup.map(|backup| file_name(&backup));
        SaveInFile { reader, chosen: Choice::Add, number, count, backup }
    }

    /// The file as it was read.
    pub fn into_reader(self) -> Reader {
        self.reader
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Texts) {
        let file = file_name(self.reader.file());
        heading(ui, &t!(words, "save-in-file", file, count = self.count));
        let add = t!(words, "save-in-file-add", number = (self.count + 1).to_string());
        ui.radio_value(&mut self.chosen, Choice::Add, add);
        // Of one game it would be the same as the whole file.
        if self.count > 1 {
            let replace = t!(words, "save-in-file-replace", number = self.number.to_string());
            ui.radio_value(&mut self.chosen, Choice::Replace, replace);
            ui.add_enabled_ui(self.chosen == Choice::Replace, |ui| {
                ui.indent("game to replace", |ui| {
                    let name = t!(words, "save-in-file-game");
                    label_row(ui, &name, size::FIELD_LABEL, |ui| {
                        let field = ui.add(DragValue::new(&mut self.number).range(1..=self.count));
                        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name.as_str()));
                        ui.add(Label::new(RichText::new(self.players(words)).weak()).truncate());
                    });
                });
            });
        }
        ui.radio_value(&mut self.chosen, Choice::Whole, t!(words, "save-in-file-whole"));
        ui.add_space(8.0);
        let detail = match (self.chosen, &self.backup) {
            (Choice::Add, _) => t!(words, "save-in-file-others", count = self.count),
            (Choice::Replace, _) => t!(words, "save-in-file-others", count = self.count - 1),
            (Choice::Whole, Some(backup)) => t!(words, "save-in-file-backup", count = self.count, backup),
            (Choice::Whole, None) => t!(words, "save-in-file-lost", count = self.count),
        };
        ui.add(Label::new(RichText::new(detail).weak()).wrap());
    }

    /// The players and the date of the game to replace.
    fn players(&self, words: &Texts) -> String {
        let (index, game) = (self.reader.index(), self.number - 1);
        let name = |field| Some(index.text(game, field)).filter(|name| !name.is_empty()).unwrap_or("?");
        let players = format!("{} – {}", name(Field::White), name(Field::Black));
        let date = date_of_tag(words, index.text(game, Field::Date));
        if date.is_empty() { players } else { format!("{players} · {date}") }
    }

    /// The buttons; Enter presses the main one.
    pub(super) fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        if confirm_buttons(ui, "file-save", true, ctx) {
            ctx.requests.push(Request::SaveInFile(match self.chosen {
                Choice::Add => PlaceInFile::Add,
                Choice::Replace => PlaceInFile::Game(self.number - 1),
                Choice::Whole => PlaceInFile::Whole,
            }));
        }
    }
}
