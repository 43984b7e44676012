//! The board of the Chess960 screen.
//!
//! The ways to choose a start: see `ui::screens::chess960::method`.

use egui::Ui;

use super::animation::{self, Reveal};
use super::method::{Method, Top};
use crate::rules::{File, Rank, Square};
use crate::start::Start;
use crate::ui::board::{Board, Geometry, Said, View};
use crate::ui::theme::art::Art;
use crate::ui::view::context::Look;

/// The board, and how much of a complete start it shows.
pub struct StartBoard {
    board: Board,
    reveal: Reveal,
}

impl Default for StartBoard {
    fn default() -> StartBoard {
        let mut board = Board::default();
        board.set_cursor(Square::at(File::A, Rank::R1));
        StartBoard { board, reveal: Reveal::default() }
    }
}

impl StartBoard {
    /// Shows the board; the method handles what is done on it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        method: &mut dyn Method,
        at_once: bool,
        look: Look<'_>,
        art: &mut Art,
    ) {
        let colors = look.settings.board.colors(ui.theme());
        let time = ui.input(|input| input.time);
        let start = method.start();
        let files = self.reveal.files(ui.ctx(), start.is_some(), at_once, time);
        let pieces = animation::pieces(method.row(), start.as_ref().map(Start::position), files);
        for (square, from) in method.arrivals() {
            self.board.arrive(square, from);
        }
        if let Some(square) = method.goes_on_at() {
            self.board.focus(ui, square);
        }
        let label = t!(look.words, "board");
        let name = |square: Square| look.words.square(square, pieces[square.index()]);
        let view = View {
            marks: method.marks(),
            coordinates: look.settings.coordinates,
            description: &|square| method.description(look, square),
            ..View::of(&pieces, &colors, &label, &name)
        };
        let said = self.board.show(ui, geometry, &view, art, time);
        let top = Top { board: geometry, colors: &colors, look };
        method.on_board(ui, &top, art, time);
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let on_first_rank =
            pointer.and_then(|at| geometry.square_at(at)).is_some_and(|at| at.rank() == Rank::R1);
        for said in said {
            // The method's own widgets take presses elsewhere.
            if on_first_rank || matches!(said, Said::Enter(_) | Said::Cancel) {
                method.take(said);
                ui.ctx().request_repaint();
            }
        }
    }
}
