//! The dialog that asks which moves an animation shows, how fast, and from which side.

use egui::DragValue;

use super::form::{agreement, row};
use super::shell::Shell;
use crate::rules::Color;
use crate::ui::view::request::{GifChoice, GifPace};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::Choice;

/// The state of the dialog.
#[derive(Clone, Copy, Debug)]
pub struct GifForm {
    choice: GifChoice,
    /// The numbers of the first and last moves that can be chosen: those of the whole game or line.
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
