//! The arbiter's desk and its certificate, and learners' answers. Each answer is added to a file, as one line, as soon
//! as it is given.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::print::Sheet;
use crate::exam::PracticeNote;
use crate::paper::{Certificate, PaperFormat};
use crate::platform;
use crate::storage::LineLog;
use crate::table::ContentError;
use crate::ui::view::Message;

/// The name of the file of rounds and rulings at the arbiter's desk.
pub(super) const CASES: &str = "cases.jsonl";

impl App {
    /// Opens the arbiter's desk where it was left, in this run or an earlier one.
    pub(super) fn open_exam(&mut self) {
        self.overlay.forget_game();
        let (file, seed) = (self.practice_file(CASES), self.system.rng.u64(..));
        let mut failed = None;
        self.screens.open_exam(seed, || {
            let text = file.as_deref().map(LineLog::open).transpose();
            let text = text.unwrap_or_else(|error| {
                failed = Some(error);
                None
            });
            text.map(|(_, text)| text.lines().filter_map(PracticeNote::read).collect()).unwrap_or_default()
        });
        if let Some((file, error)) = file.zip(failed) {
            self.overlay.tell(Message::File { file, why: ContentError::Unreadable(error) });
        }
    }

    /// Adds a line to a file of a learner's answers.
    pub(super) fn note_answer(&mut self, name: &str, line: &str) {
        let Some(file) = self.practice_file(name) else { return };
        let noted = LineLog::open(&file).and_then(|(mut log, _)| log.append([line]));
        if let Err(error) = noted {
            self.overlay.tell(Message::Unsaved { file, error });
        }
    }

    pub(super) fn practice_file(&self, name: &str) -> Option<PathBuf> {
        Some(self.system.practice.as_ref()?.join(name))
    }

    /// Saves a certificate as a PDF, in the paper format of the user's region.
    pub(super) fn print_certificate(&mut self, ctx: &Context, certificate: Certificate) {
        let format =
            platform::locales().next().map_or(PaperFormat::A4, |locale| PaperFormat::of_locale(&locale));
        self.save_pdf(ctx, Sheet::Certificate(certificate), format);
    }
}
