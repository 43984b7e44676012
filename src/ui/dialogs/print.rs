//! The dialog that asks what is printed, and on which paper.

use super::form::agreement;
use super::shell::Shell;
use crate::paper::{PaperFormat, PerPage};
use crate::platform;
use crate::ui::view::request::PrintSource;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};

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

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (words, title) = (ctx.look.words, t!(ctx.look.words, "save-pdf"));
        let shell = Shell { buttons: &["print-save", "cancel"], ..shell };
        let saves = shell.ask(&title, ctx, |ui, _| {
            let choices = PrintSource::ALL.map(|what| Choice::new(what, t!(words, what.key())));
            let what = Choices { name: &title, arrangement: Arrangement::Rows, choices: &choices };
            what.show(ui, &mut self.what);
            ui.add_space(ui.spacing().item_spacing.y);
            if self.what != PrintSource::ScoreSheet {
                let choices = PerPage::ALL.map(|per_page| Choice::new(per_page, per_page.name()));
                agreement(ui, &t!(words, "print-per-page"), &mut self.per_page, &choices);
            }
            let choices = PaperFormat::ALL.map(|format| Choice::new(format, format.title()));
            agreement(ui, &t!(words, "print-paper"), &mut self.format, &choices);
        });
        ctx.requests.extend(saves.then_some(Request::Print(self.what, self.per_page, self.format)));
    }
}
