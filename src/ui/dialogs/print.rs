//! The dialog that asks what is printed, and on which paper.

use egui::Ui;

use super::field::{confirm_buttons, heading, label_row, segment};
use crate::paper::{PaperFormat, PerPage};
use crate::platform;
use crate::text::Texts;
use crate::ui::theme::size;
use crate::ui::view::request::PrintSource;
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Clone, Copy, Debug)]
pub struct PrintForm {
    what: PrintSource,
    per_page: PerPage,
    format: PaperFormat,
}

impl PrintForm {
    /// A dialog for a score sheet, on the paper that is usual where the player lives.
    pub fn of_system() -> PrintForm {
        let format =
            platform::locales().next().map_or(PaperFormat::A4, |locale| PaperFormat::of_locale(&locale));
        PrintForm { what: PrintSource::ScoreSheet, per_page: PerPage::default(), format }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Texts) {
        heading(ui, &t!(words, "save-pdf"));
        for what in PrintSource::ALL {
            ui.radio_value(&mut self.what, what, t!(words, what.key()));
        }
        ui.add_space(8.0);
        ui.add_enabled_ui(self.what != PrintSource::ScoreSheet, |ui| {
            label_row(ui, &t!(words, "print-per-page"), size::FIELD_LABEL, |ui| {
                for per_page in PerPage::ALL {
                    segment(ui, &mut self.per_page, per_page, per_page.name());
                }
            });
        });
        label_row(ui, &t!(words, "print-paper"), size::FIELD_LABEL, |ui| {
            for format in PaperFormat::ALL {
                segment(ui, &mut self.format, format, format.title());
            }
        });
    }

    /// The buttons; Enter presses the main one.
    pub(super) fn foot(self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        if confirm_buttons(ui, "print-save", true, ctx) {
            ctx.requests.push(Request::Print(self.what, self.per_page, self.format));
        }
    }
}
