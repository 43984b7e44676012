//! The board on which a Chess960 starting position is set up, on the Chess960 screen and in the book.
//!
//! For the methods of choosing a starting position, see `ui::screens::chess960::method`.

use egui::{Color32, Context, Ui};

use super::method::{Method, Top};
use crate::rules::{Color, File, Piece, Position, Rank, Role, Square};
use crate::start::Start;
use crate::ui::board::{Board, BoardEvent, Geometry, Placement, View};
use crate::ui::theme::art::whole;
use crate::ui::theme::{Art, duration, share};
use crate::ui::view::ViewContext;

/// The board. Once all eight pieces are placed, Black's pieces and the pawns appear: file by file, or all at once if
/// the caller asks for that.
pub struct StartBoard {
    board: Board,
    complete_since: Option<f64>,
}

impl Default for StartBoard {
    fn default() -> StartBoard {
        let mut board = Board::default();
        board.cursor = Square::at(File::A, Rank::R1);
        StartBoard { board, complete_since: None }
    }
}

impl StartBoard {
    pub fn widget_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// Shows the board; `method` handles what the player does on it. With `at_once`, a complete start appears without
    /// animation.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        method: &mut dyn Method,
        at_once: bool,
        ctx: &mut ViewContext<'_>,
    ) {
        let look = ctx.look;
        let colors = look.settings.board.colors(ui.theme());
        let time = ui.input(|input| input.time);
        let start = method.start();
        let files = self.files(ui.ctx(), start.is_some(), at_once, time);
        let pieces = pieces(method.row(), start.as_ref().map(Start::position), files);
        self.board.arrived.extend(method.arrivals());
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
        let said = self.board.show(ui, geometry, &view, ctx.art, time);
        faint_pawns(ui, geometry, &pieces, ctx.art);
        let top = Top { board: geometry, colors: &colors, look };
        method.on_board(ui, &top, ctx.art, time);
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let on_first_rank =
            pointer.and_then(|at| geometry.square_at(at)).is_some_and(|at| at.rank() == Rank::R1);
        for said in said {
            // Outside the first rank, only the widgets of `method` itself react to the pointer.
            if on_first_rank || matches!(said, BoardEvent::Enter(_) | BoardEvent::Cancel) {
                method.take(said);
                ui.ctx().request_repaint();
            }
        }
    }

    /// The number of files, counted from the a-file, on which Black's pieces and the pawns are shown.
    fn files(&mut self, ctx: &Context, complete: bool, at_once: bool, time: f64) -> usize {
        if !complete {
            self.complete_since = None;
            return 0;
        }
        let since = *self.complete_since.get_or_insert(if at_once { f64::NEG_INFINITY } else { time });
        let files = ((time - since - duration::REVEAL_AFTER) / duration::REVEAL_FILE).max(0.0) as usize;
        if files < File::ALL.len() {
            ctx.request_repaint();
        }
        files.min(File::ALL.len())
    }
}

/// Shows the pawns faintly where they will be, until they appear.
fn faint_pawns(ui: &Ui, geometry: &Geometry, pieces: &Placement, art: &mut Art) {
    for (color, rank) in [(Color::White, Rank::R2), (Color::Black, Rank::R7)] {
        for square in Square::all().filter(|at| at.rank() == rank && pieces[at.index()].is_none()) {
            let place = geometry.square(square);
            let pixels = (place.width() * ui.pixels_per_point()).round() as u32;
            if let Some(pawn) = art.piece(ui.ctx(), Piece { color, role: Role::Pawn }, pixels) {
                let tint = Color32::WHITE.gamma_multiply(share::FAINT);
                ui.painter().image(pawn.id(), place, whole(false), tint);
            }
        }
    }
}

/// The pieces on White's first rank, and all pieces of the start on the first `files` files.
fn pieces(row: [Option<Role>; 8], start: Option<&Position>, files: usize) -> Placement {
    let mut pieces = [None; 64];
    for (file, role) in File::ALL.into_iter().zip(row) {
        let piece = role.map(|role| Piece { color: Color::White, role });
        pieces[Square::at(file, Color::White.back_rank()).index()] = piece;
    }
    for square in Square::all().filter(|square| square.file().index() < files) {
        if let Some(start) = start {
            pieces[square.index()] = start.piece_at(square);
        }
    }
    pieces
}
