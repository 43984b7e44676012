//! Endgames that the sum of terms judges wrongly: advantages that can't be converted, and a bare king that must be
//! driven to the edge.

use super::FULL_SCALE;
use crate::rules::{Bitboard, Color, File, Position, Role, Square};

/// Piece values, in pawns, for this module only.
const WORTH: [i32; 5] = [1, 3, 3, 5, 9];
/// The bonus for a side that can force mate against a bare king without pawns, in centipawns.
const WON: i32 = 1000;

/// The part of an endgame advantage that counts, in 64ths. `end` is White's endgame score.
#[inline(always)]
pub(super) fn scale(position: &Position, end: i32) -> i32 {
    let board = position.board();
    let strong = if end >= 0 { Color::White } else { Color::Black };
    let pawns = board.by(strong, Role::Pawn).len() as i32;
    let (ours, theirs) = (worth(position, strong), worth(position, !strong));
    if pawns == 0 && ours - theirs <= 3 {
        // Without pawns and with at most a minor piece more than the other side, mate usually can't be forced.
        return if ours < 5 { 0 } else { 10 };
    }
    if is_rook_pawn_draw(position, strong) {
        return 0;
    }
    let bishops = board.role(Role::Bishop);
    let opposite = board.by(strong, Role::Bishop).len() == 1
        && board.by(!strong, Role::Bishop).len() == 1
        && (bishops & Bitboard::DARK).len() == 1;
    if opposite {
        let only = ours == 3 && theirs == 3;
        return if only { 20 + 3 * pawns } else { 40 + 2 * pawns };
    }
    if pawns == 1 && ours - theirs <= 0 { FULL_SCALE * 3 / 4 } else { (44 + 4 * pawns).min(FULL_SCALE) }
}

/// Whether all pawns of the stronger side are on one rook file, it has no pieces besides the king except bishops of the
/// wrong colour, and the other king is in or next to the promotion corner.
#[inline(always)]
fn is_rook_pawn_draw(position: &Position, strong: Color) -> bool {
    let board = position.board();
    let pawns = board.by(strong, Role::Pawn);
    let Some(file) = [File::A, File::H].into_iter().find(|&file| (pawns - Bitboard::file(file)).is_empty())
    else {
        return false;
    };
    let corner = Square::at(file, (!strong).back_rank());
    let shade = if corner.is_dark() { Bitboard::DARK } else { Bitboard::LIGHT };
    let helpers = board.color(strong) - pawns - board.role(Role::King);
    (helpers - board.role(Role::Bishop)).is_empty()
        && (helpers & shade).is_empty()
        && position.king(!strong).distance(corner) <= 1
}

/// The value of a side's knights, bishops, rooks and queens, in pawns.
#[inline(always)]
fn worth(position: &Position, color: Color) -> i32 {
    let count = |role: Role| position.board().by(color, role).len() as i32 * WORTH[role.index() % 5];
    count(Role::Knight) + count(Role::Bishop) + count(Role::Rook) + count(Role::Queen)
}

/// White's score in centipawns if one side has a bare king and the other can force mate without pawns; otherwise
/// `None`.
#[inline(always)]
pub(super) fn lone_king(position: &Position) -> Option<i32> {
    let board = position.board();
    let weak = Color::ALL.into_iter().find(|&color| !board.color(color).many())?;
    let strong = !weak;
    let count = |role: Role| board.by(strong, role).len() as i32;
    let bishops = board.by(strong, Role::Bishop);
    let both = (bishops & Bitboard::DARK).any() && (bishops & Bitboard::LIGHT).any();
    let heavy = count(Role::Rook) + count(Role::Queen) > 0;
    let knight_too = bishops.any() && count(Role::Knight) > 0;
    if !(heavy || both || knight_too || count(Role::Knight) > 2) {
        return None;
    }
    let (hunter, hunted) = (position.king(strong), position.king(weak));
    let edge = if heavy || both {
        2 * (3 - rim(hunted.file().index())) + 2 * (3 - rim(hunted.rank().index()))
    } else {
        // Bishop and knight can force mate only in a corner of the bishop's colour. With three knights, any
        // corner would do, and the light ones are used.
        let dark = (bishops & Bitboard::DARK).any();
        let corners = if dark { [0, 63] } else { [7, 56] };
        14 - 2 * corners.map(|corner| hunted.distance(Square::new(corner))).into_iter().min().unwrap_or(0)
            as i32
    };
    let near = 7 - hunter.distance(hunted) as i32;
    let material: i32 = (0..5).map(|index| 100 * WORTH[index] * count(Role::ALL[index])).sum();
    let score = WON + material + 20 * edge + 10 * near;
    Some(if strong == Color::White { score } else { -score })
}

/// The distance of a file or rank to the nearer edge, 0 to 3.
#[inline(always)]
const fn rim(index: usize) -> i32 {
    (if index < 4 { index } else { 7 - index }) as i32
}
