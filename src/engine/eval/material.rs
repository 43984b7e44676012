//! Material and piece-square values. Files are mirrored according to the half of the board where a king stands, so that
//! one table serves both wings. This matters most in Chess960, where kings start on files b to g.
//!
//! For piece activity, see `engine::eval::pieces`.

use super::sides::{Sides, color, sign, us};
use super::tally::Tally;
use super::terms;
use crate::rules::{Role, Square};

#[inline(always)]
pub(super) fn count<const WHITE: bool>(sides: &Sides, tally: &mut impl Tally) {
    let own = turn_by::<WHITE>(sides.kings[us(WHITE)]);
    let facing = turn_by::<WHITE>(sides.kings[us(!WHITE)]);
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let pieces = sides.board.by(color(WHITE), role);
        tally.add(terms::MATERIAL + role.index(), sign(WHITE) * pieces.len() as i32);
        for square in pieces {
            let place = role.index() * 64;
            tally.add(terms::PLACE + place + (square.index() ^ own), sign(WHITE));
            tally.add(terms::FACING + place + (square.index() ^ facing), sign(WHITE));
        }
    }
    let king = sides.kings[us(WHITE)].index() ^ own;
    tally.add(terms::PLACE + 5 * 64 + king, sign(WHITE));
}

/// The XOR mask that turns the board so that the side plays upwards and the king stands on files e to h.
#[inline(always)]
const fn turn_by<const WHITE: bool>(king: Square) -> usize {
    let files = if king.file().index() < 4 { 0b111 } else { 0 };
    if WHITE { files } else { files | 0b11_1000 }
}
