//! A file by its name, where the desktop has no window of its own to choose one.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use egui::{Key, Ui};

use super::field::field;
use super::{buttons, heading};
use crate::text::messages::Texts;
use crate::ui::files::Asked;
use crate::ui::view::request::Request;

/// The longest path that is taken.
const LONGEST: usize = 1000;

/// The file as it is named so far.
#[derive(Debug)]
pub struct FileForm {
    title: String,
    text: String,
    /// What is proposed: not every path can be written as text.
    proposed: PathBuf,
    /// The ending of a file that is written; none for one that is read.
    ending: Option<&'static str>,
    /// A file is written, not read.
    new: bool,
    answer: Sender<PathBuf>,
    /// The field is still to have the keyboard.
    fresh: bool,
}

impl FileForm {
    /// In the folder of the player's documents, with the name that is proposed.
    pub fn new(asked: Asked) -> FileForm {
        let Asked { question, answer } = asked;
        let folders = directories::UserDirs::new();
        let documents = folders.as_ref().map(|all| all.document_dir().unwrap_or(all.home_dir()).to_owned());
        let new = question.new.is_some();
        let proposed = documents.unwrap_or_default().join(question.new.unwrap_or_default());
        let text = proposed.display().to_string();
        let ending = question.extensions.first().copied().filter(|_| new);
        FileForm { title: question.title, text, proposed, ending, new, answer, fresh: true }
    }

    pub fn show(&mut self, ui: &mut Ui, words: &Texts) {
        heading(ui, self.title.trim_end_matches('…'));
        let field = field(ui, &t!(words, "file-name"), &mut self.text, "", LONGEST);
        if std::mem::take(&mut self.fresh) {
            field.request_focus();
        }
        let replaces = self.new && self.file().is_file();
        ui.label(if replaces { t!(words, "file-replaces") } else { String::new() });
    }

    /// The buttons; Enter in the field is the main one.
    pub fn foot(&self, ui: &mut Ui, words: &Texts, actions: &mut Vec<Request>) {
        let free = ui.ctx().text_edit_focused() || ui.memory(|memory| memory.focused().is_none());
        let entered = free && ui.input(|input| input.key_pressed(Key::Enter));
        let main = if self.new { "file-save" } else { "file-open" };
        let named = !self.text.trim().is_empty();
        let pressed = buttons(ui, &t!(words, main), Some(&t!(words, "cancel")), named, actions);
        if named && (pressed || entered) {
            // Nobody listens any more when what was to be saved is gone.
            let _ = self.answer.send(self.file());
            actions.push(Request::CloseDialog);
        }
    }

    /// The file as it will be called, with its ending.
    fn file(&self) -> PathBuf {
        let edited = self.proposed.display().to_string() != self.text;
        let file = if edited { at_home(Path::new(self.text.trim())) } else { self.proposed.clone() };
        match self.ending {
            Some(ending) if file.extension().is_none() && file.file_name().is_some() => {
                file.with_extension(ending)
            }
            _ => file,
        }
    }
}

/// What begins with `~` is in the player's own folder.
fn at_home(file: &Path) -> PathBuf {
    let below = file.strip_prefix("~").ok();
    let home = directories::UserDirs::new().map(|all| all.home_dir().to_owned());
    below.zip(home).map_or_else(|| file.to_owned(), |(below, home)| home.join(below))
}
