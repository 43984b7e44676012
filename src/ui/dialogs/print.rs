//! Two dialogs: one asks what to print and on which paper, the other which moves an animation shows, how fast, and from
//! which side.

use egui::DragValue;

use super::form::{agreement, row};
use super::shell::Shell;
use crate::paper::{PaperFormat, PerPage};
use crate::platform;
use crate::rules::Color;
use crate::ui::view::request::{GifChoice, GifPace, PrintChoice, PrintSource, SheetDiagrams};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};

/// The state of the dialog for printing.
#[derive(Clone, Copy, Debug)]
pub struct PrintForm(PrintChoice);

impl PrintForm {
    /// A dialog for printing `what`, on paper of the format that is usual in the player's region.
    pub fn of(what: PrintSource) -> PrintForm {
        let format =
            platform::locales().next().map_or(PaperFormat::A4, |locale| PaperFormat::of_locale(&locale));
        let (per_page, diagrams) = (PerPage::default(), SheetDiagrams::default());
        PrintForm(PrintChoice { what, per_page, boards: 10, diagrams, drawings: true, format })
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let chosen = &mut self.0;
        let (words, is_round) = (ctx.look.words, chosen.what == PrintSource::Round);
        let title = if is_round { t!(words, "print-round") } else { t!(words, "save-pdf") };
        let shell = Shell { buttons: &["print-save", "cancel"], ..shell };
        let saves = shell.ask(&title, ctx, |ui, _| {
            if !is_round {
                let choices = PrintSource::OF_GAME.map(|(what, key)| Choice::new(what, t!(words, key)));
                let what = Choices { name: &title, arrangement: Arrangement::Rows, choices: &choices };
                what.show(ui, &mut chosen.what);
                ui.add_space(ui.spacing().item_spacing.y);
            }
            match chosen.what {
                PrintSource::ScoreSheet => {
                    let choices = SheetDiagrams::ALL.map(|(which, key)| Choice::new(which, t!(words, key)));
                    agreement(ui, &t!(words, "print-diagrams-of-sheet"), &mut chosen.diagrams, &choices);
                }
                PrintSource::Diagrams | PrintSource::DiagramsOfFile => {
                    let choices = PerPage::ALL.map(|per_page| Choice::new(per_page, per_page.name()));
                    agreement(ui, &t!(words, "print-per-page"), &mut chosen.per_page, &choices);
                }
                PrintSource::Round => {
                    let boards = DragValue::new(&mut chosen.boards).range(1..=500);
                    row(ui, &t!(words, "print-boards"), |ui| ui.add(boards));
                }
            }
            // Diagrams of a file always show its drawings.
            if matches!(chosen.what, PrintSource::ScoreSheet | PrintSource::Diagrams) {
                ui.checkbox(&mut chosen.drawings, t!(words, "print-drawings"));
                ui.add_space(ui.spacing().item_spacing.y);
            }
            let choices = PaperFormat::ALL.map(|format| Choice::new(format, format.title()));
            agreement(ui, &t!(words, "print-paper"), &mut chosen.format, &choices);
        });
        ctx.requests.extend(saves.then_some(Request::Print(*chosen)));
    }
}

/// The state of the dialog for an animation.
#[derive(Clone, Copy, Debug)]
pub struct GifForm {
    choice: GifChoice,
    /// The numbers of the first and the last move that can be chosen, which are those of the whole game or line.
    moves: [u32; 2],
}

impl GifForm {
    /// A dialog for a game whose first and last moves have these numbers, with this side at the bottom.
    pub fn new(moves: [u32; 2], bottom: Color) -> GifForm {
        GifForm { choice: GifChoice { moves, pace: GifPace::default(), bottom }, moves }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let (GifForm { choice, moves: [first, last] }, title) = (self, t!(words, "save-film"));
        let shell = Shell { buttons: &["print-save", "cancel"], ..shell };
        let saves = shell.ask(&title, ctx, |ui, _| {
            let [from, to] = &mut choice.moves;
            row(ui, &t!(words, "gif-from"), |ui| ui.add(DragValue::new(from).range(*first..=*last)));
            *to = (*to).max(*from);
            row(ui, &t!(words, "gif-to"), |ui| ui.add(DragValue::new(to).range(*from..=*last)));
            let paces = GifPace::ALL.map(|(pace, key)| Choice::new(pace, t!(words, key)));
            agreement(ui, &t!(words, "gif-pace"), &mut choice.pace, &paces);
            let sides = Color::ALL.map(|color| Choice::new(color, words.color(color)));
            agreement(ui, &t!(words, "gif-bottom"), &mut choice.bottom, &sides);
        });
        ctx.requests.extend(saves.then_some(Request::SaveGif(*choice)));
    }
}
