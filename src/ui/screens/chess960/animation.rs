//! Once White's eight pieces are placed, Black's pieces and the pawns appear file by file.

use egui::Context;

use crate::rules::{Color, File, Piece, Position, Role, Square};
use crate::ui::board::Placement;
use crate::ui::theme::share;

/// When the eight pieces were complete.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reveal {
    since: Option<f64>,
}

impl Reveal {
    /// The number of files, from the a-file on, on which Black's pieces and the pawns are shown.
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

/// White's first rank, and the whole start on this many files.
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
