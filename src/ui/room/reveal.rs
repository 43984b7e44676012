//! Once White's eight pieces stand: Black's mirror them, and the pawns stand before both, file by file.
//!
//! Absent on purpose: which eight they are. Time is an argument, in seconds.

use egui::Context;

use crate::rules::{Color, File, Piece, Rank, Role, Square};
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
        let long_ago = time - share::REVEAL_AFTER - share::REVEAL_FILE * File::ALL.len() as f64;
        let since = *self.since.get_or_insert(if at_once { long_ago } else { time });
        let files = ((time - since - share::REVEAL_AFTER) / share::REVEAL_FILE).max(0.0) as usize;
        if files < File::ALL.len() {
            ctx.request_repaint();
        }
        files.min(File::ALL.len())
    }
}

/// White's first rank, and what stands opposite and before it on so many files.
pub fn pieces(row: [Option<Role>; 8], files: usize) -> Placement {
    let mut pieces = [None; 64];
    for (index, (file, role)) in File::ALL.into_iter().zip(row).enumerate() {
        let mut put = |color: Color, role, rank| {
            pieces[Square::at(file, rank).index()] = Some(Piece { color, role });
        };
        if let Some(role) = role {
            put(Color::White, role, Rank::R1);
            if index < files {
                put(Color::Black, role, Rank::R8);
                put(Color::White, Role::Pawn, Rank::R2);
                put(Color::Black, Role::Pawn, Rank::R7);
            }
        }
    }
    pieces
}
