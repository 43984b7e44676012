//! Once White's eight pieces stand: Black's mirror them, and the pawns stand before both, file by file.

use egui::Context;

use crate::rules::{Color, File, Piece, Position, Role, Square};
use crate::ui::board::Placement;
use crate::ui::theme::share;

/// Since when the eight pieces stand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reveal {
    since: Option<f64>,
}

impl Reveal {
    /// On how many files, from the a-file on, Black's pieces and the pawns stand.
    pub fn files(&mut self, ctx: &Context, whole: bool, at_once: bool, time: f64) -> usize {
        if !whole {
            self.since = None;
            return 0;
        }
        let since = *self.since.get_or_insert(if at_once { f64::NEG_INFINITY } else { time });
        let files = ((time - since - share::REVEAL_AFTER) / share::REVEAL_FILE).max(0.0) as usize;
        if files < File::ALL.len() {
            ctx.request_repaint();
        }
        files.min(File::ALL.len())
    }
}

/// White's first rank; and of the whole start, once it is known, what stands on so many files.
pub fn pieces(row: [Option<Role>; 8], start: Option<&Position>, files: usize) -> Placement {
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
