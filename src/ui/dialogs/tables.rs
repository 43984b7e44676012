//! The dialog for tablebases. It shows the folder that they are in, and what was found there.

use std::io::Error;

use egui::RichText;

use super::shell::Shell;
use crate::engine::tablebase::UnreadableFile;
use crate::text::{Texts, io_errors};
use crate::ui::view::tables::{FolderContent, TablesFolder};
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Debug)]
pub struct TablesForm(TablesFolder);

impl TablesForm {
    /// A dialog for this folder.
    pub fn new(folder: TablesFolder) -> TablesForm {
        TablesForm(folder)
    }

    pub(super) fn show(&self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        shell.tell(&t!(words, "tables"), ctx, |ui, ctx| {
            ui.label(t!(words, "tables-about"));
            let path = self.0.path();
            if let Some(path) = &path {
                ui.label(RichText::new(path.display().to_string()).strong());
            }
            for line in lines_about(&self.0.found(), words) {
                ui.label(line);
            }
            ui.horizontal_wrapped(|ui| {
                if ui.button(t!(words, "tables-choose")).clicked() {
                    ctx.requests.push(Request::ChooseTables);
                }
                if path.is_some() && ui.button(t!(words, "tables-forget")).clicked() {
                    ctx.requests.push(Request::ForgetTables);
                }
            });
        });
    }
}

/// What was found, one sentence per line. At most five unreadable files are listed.
fn lines_about(found: &FolderContent, words: &Texts) -> Vec<String> {
    match found {
        FolderContent::Nowhere => vec![t!(words, "tables-nowhere")],
        FolderContent::Looking => vec![t!(words, "tables-looking")],
        FolderContent::Tables { results, distances, pieces, unreadable } => {
            let mut lines = vec![match results {
                0 => t!(words, "tables-none"),
                _ => t!(words, "tables-found", count = (*results), pieces = (*pieces)),
            }];
            if distances < results {
                lines.push(t!(words, "tables-without-distances", count = (results - distances)));
            }
            lines.extend(unreadable.iter().take(5).map(|file| unread(file, words)));
            lines
        }
        FolderContent::Unreadable(folder) => vec![unread(folder, words)],
    }
}

fn unread(file: &UnreadableFile, words: &Texts) -> String {
    let name = file.path.file_name().unwrap_or(file.path.as_os_str()).to_string_lossy().into_owned();
    t!(words, "tables-unreadable", name, why = io_errors::why(words, &Error::from(file.error)))
}
