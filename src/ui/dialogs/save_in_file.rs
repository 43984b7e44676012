//! The dialog that asks where to put a game in a file that already contains games.

use std::path::PathBuf;

use egui::DragValue;

use super::form::{note, row};
use super::shell::Shell;
use crate::storage::games::{Field, Reader};
use crate::study::Snapshot;
use crate::text::Texts;
use crate::text::time::date_of_tag;
use crate::ui::view::explain::file_name;
use crate::ui::view::request::PlaceInFile;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};

/// The state of the dialog.
#[derive(Debug)]
pub struct SaveInFile {
    reader: Reader,
    chosen: Place,
    /// The number of the game to replace, counted from 1.
    number: usize,
    count: usize,
    /// The name of the backup that is made if the whole file is replaced; `None` if no backup is made.
    backup: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Add,
    Replace,
    Whole,
}

impl SaveInFile {
    /// A dialog for saving `game`. `own` is the byte offset at which this game began in the file; `None` if it is from
    /// elsewhere. If a game still begins there, the dialog suggests replacing that game. Otherwise, it suggests adding
    /// `game`; if the player chooses to replace a game instead, it suggests the last one with the same players, date
    /// and event, or else the first one.
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
        let chosen = match known {
            Some(_) if count == 1 => Place::Whole,
            Some(_) => Place::Replace,
            None => Place::Add,
        };
        SaveInFile { reader, chosen, number, count, backup }
    }

    /// Returns the reader. It knows the content of the file at the time of reading.
    pub fn into_reader(self) -> Reader {
        self.reader
    }

    /// The players and the date of the game to replace.
    fn players(&self, words: &Texts) -> String {
        let (index, game) = (self.reader.index(), self.number - 1);
        let name = |field| Some(index.text(game, field)).filter(|name| !name.is_empty()).unwrap_or("?");
        let players = format!("{} – {}", name(Field::White), name(Field::Black));
        let date = date_of_tag(words, index.text(game, Field::Date));
        if date.is_empty() { players } else { format!("{players} · {date}") }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let title = t!(words, "save-in-file", file = file_name(self.reader.file()), count = self.count);
        let shell = Shell { buttons: &["file-save", "cancel"], ..shell };
        let saves = shell.ask(&title, ctx, |ui, _| {
            let mut choices = vec![
                Choice::new(Place::Add, t!(words, "save-in-file-add", number = (self.count + 1).to_string())),
                Choice::new(
                    Place::Replace,
                    t!(words, "save-in-file-replace", number = self.number.to_string()),
                ),
                Choice::new(Place::Whole, t!(words, "save-in-file-whole")),
            ];
            // With a single game, replacing it is the same as replacing the whole file.
            choices.retain(|choice| self.count > 1 || choice.value != Place::Replace);
            let group = Choices { name: &title, arrangement: Arrangement::Rows, choices: &choices };
            group.show(ui, &mut self.chosen);
            ui.add_space(ui.spacing().item_spacing.y);
            if self.chosen == Place::Replace {
                row(ui, &t!(words, "save-in-file-game"), |ui| {
                    ui.add(DragValue::new(&mut self.number).range(1..=self.count));
                    note(ui, self.players(words));
                });
            }
            note(
                ui,
                match (self.chosen, &self.backup) {
                    (Place::Add, _) => t!(words, "save-in-file-others", count = self.count),
                    (Place::Replace, _) => t!(words, "save-in-file-others", count = self.count - 1),
                    (Place::Whole, Some(backup)) => {
                        t!(words, "save-in-file-backup", count = self.count, backup)
                    }
                    (Place::Whole, None) => t!(words, "save-in-file-lost", count = self.count),
                },
            );
        });
        let place = match self.chosen {
            Place::Add => PlaceInFile::Add,
            Place::Replace => PlaceInFile::Game(self.number - 1),
            Place::Whole => PlaceInFile::Whole,
        };
        ctx.requests.extend(saves.then_some(Request::SaveInFile(place)));
    }
}
