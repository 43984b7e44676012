//! A dialog for typing the path of a file or folder, for desktops without a file dialog.

use std::path::{Path, PathBuf};

use super::form::{field, note};
use super::shell::Shell;
use crate::platform::{folders, fs};
use crate::ui::files::{PendingQuestion, Question};
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Debug)]
pub struct FileForm {
    asked: PendingQuestion,
    text: String,
    /// The suggested path, which is kept because not every path can be shown as text.
    proposed: PathBuf,
}

impl FileForm {
    /// A dialog that suggests the requested name, in the requested folder or else in the player's documents folder.
    pub fn new(asked: PendingQuestion) -> FileForm {
        let question = &asked.question;
        let folder = question.folder.clone().or_else(folders::documents).unwrap_or_default();
        let proposed = folder.join(question.new.as_deref().unwrap_or_default());
        let text = proposed.display().to_string();
        FileForm { asked, text, proposed }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (words, Question { title, new, is_folder, .. }) = (ctx.look.words, self.asked.question.clone());
        let main = match (is_folder, new.is_some()) {
            (true, _) => "file-choose",
            (false, true) => "file-save",
            (false, false) => "file-open",
        };
        let (buttons, is_valid) = (&[main, "cancel"], !self.text.trim().is_empty());
        let shell = Shell { width: 720.0, buttons, is_valid, ..shell };
        let accepted = shell.ask(&title, ctx, |ui, _| {
            let name = if is_folder { "file-folder" } else { "file-name" };
            field(ui, &t!(words, name), &mut self.text, "", 1000);
            let told = if self.asked.question.keeps_games { "file-has-games" } else { "file-replaces" };
            let replaces = new.is_some() && fs::is_file(&self.file());
            note(ui, if replaces { t!(words, told) } else { String::new() });
        });
        if accepted {
            // Perhaps nothing waits for the answer any longer.
            let _ = self.asked.answer.send(self.file());
            ctx.requests.push(Request::CloseDialog);
        }
    }

    /// The extension of a new file; `None` when a file is opened or a folder is chosen.
    fn ending(&self) -> Option<&'static str> {
        let question = &self.asked.question;
        question.extensions.first().copied().filter(|_| question.new.is_some())
    }

    /// The path that was entered. A new file without an extension gets the extension of its kind.
    fn file(&self) -> PathBuf {
        let edited = self.proposed.display().to_string() != self.text;
        let file = if edited { at_home(Path::new(self.text.trim())) } else { self.proposed.clone() };
        match self.ending() {
            Some(ending) if file.extension().is_none() && file.file_name().is_some() => {
                file.with_extension(ending)
            }
            _ => file,
        }
    }
}

/// Expands `~` at the beginning of a path to the home folder.
fn at_home(file: &Path) -> PathBuf {
    let below = file.strip_prefix("~").ok();
    below.zip(folders::home()).map_or_else(|| file.to_owned(), |(below, home)| home.join(below))
}
