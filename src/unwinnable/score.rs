//! How near a position looks to a mate that both sides want, seen in several ways. The lower the nearer.

use super::spread;
use crate::rules::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// A position, for the side that is to mate.
pub(crate) struct Look<'a> {
    position: &'a Position,
    side: Color,
    /// How far the side is from promotion, which each view wants to know.
    promotion: usize,
}

impl Look<'_> {
    pub(crate) fn new(position: &Position, side: Color) -> Look<'_> {
        Look { position, side, promotion: promotion(position.board(), side) }
    }
}

/// What a view tells of it.
type View = fn(&Look) -> usize;

/// All views.
pub(crate) const VIEWS: [View; 4] = [net, corner, simple, opening];

/// Towards a mating net where the king stands: few squares to flee to, a check at hand.
fn net(&Look { position, side, promotion }: &Look) -> usize {
    let board = position.board();
    let king = position.king(!side);
    let open = open_squares(board, side, king);
    let near = distance(position.king(side), king).saturating_sub(2);
    let score = 4 * open + edge(king).min(2 * open) + near.min(2 * open);
    let score = score + 2 * moves_to_check(board, side, king) + promotion;
    if has_heavy(board, side) || board.by(side, Role::Pawn).any() {
        return score;
    }
    score + 2 * edge(king) + near + helper(board, helpers(board, !side), !side, king)
}

/// Towards a mate in a corner: the king there, the men of `side` around it.
fn corner(&Look { position, side, promotion }: &Look) -> usize {
    let board = position.board();
    let king = position.king(!side);
    let near = distance(position.king(side), king).saturating_sub(2);
    let mut nearest = [7, 7];
    for at in board.color(side) - board.role(Role::King) - board.role(Role::Pawn) {
        let far = distance(at, king);
        if far < nearest[0] {
            nearest = [far, nearest[0]];
        } else {
            nearest[1] = nearest[1].min(far);
        }
    }
    let king_and_help = if is_weak(board, side) { cage(board, side, king) } else { 3 * edge(king) };
    let score = king_and_help + 2 * open_squares(board, side, king) + 2 * near;
    score + nearest[0] + nearest[1] / 2 + 2 * promotion
}

/// Towards few men of the other side: one who has nothing left is mated easily. A weak side leaves it one, to
/// stand in its king's way.
fn simple(look: &Look) -> usize {
    let &Look { position, side, promotion } = look;
    let board = position.board();
    let men = board.color(!side).len() - 1;
    let spare = men.saturating_sub(usize::from(is_weak(board, side)));
    4 * spare + 2 * promotion + corner(look) / 2
}

/// Towards a pawn of the other side that arrives, and may open what is closed.
fn opening(look: &Look) -> usize {
    let &Look { position, side, promotion } = look;
    let board = position.board();
    2 * crate::unwinnable::score::promotion(board, !side) + promotion + corner(look) / 4
}

/// The squares beside a king to which it could flee from the men of `side`.
fn open_squares(board: &Board, side: Color, king: Square) -> usize {
    let occupied = board.occupied().without(king);
    let own = |role| board.by(side, role);
    let attacked = spread::pawn(side, own(Role::Pawn))
        | spread::knight(own(Role::Knight))
        | spread::king(own(Role::King))
        | spread::bishop(own(Role::Bishop) | own(Role::Queen), occupied)
        | spread::rook(own(Role::Rook) | own(Role::Queen), occupied);
    (attacks::king(king) - board.color(!side) - attacked).len()
}

/// How far the men of `side` are from giving check: 0 when one does.
fn moves_to_check(board: &Board, side: Color, king: Square) -> usize {
    let occupied = board.occupied();
    let own = |role| board.by(side, role);
    let (bishops, rooks) = (own(Role::Bishop) | own(Role::Queen), own(Role::Rook) | own(Role::Queen));
    let diagonal = attacks::bishop(king, occupied);
    let straight = attacks::rook(king, occupied);
    let leap = attacks::knight(king);
    if (diagonal & bishops | straight & rooks | leap & own(Role::Knight)).any() {
        return 0;
    }
    let next = spread::bishop(bishops, occupied) & diagonal
        | spread::rook(rooks, occupied) & straight
        | spread::queen(own(Role::Queen), occupied) & (diagonal | straight)
        | spread::knight(own(Role::Knight)) & leap;
    if (next - board.color(side)).any() {
        return 1;
    }
    let pieces = board.color(side) - board.role(Role::King) - board.role(Role::Pawn);
    2 + nearest(pieces, king).unwrap_or(7) / 2
}

/// The men that may stand in the way of the king of their own side.
fn helpers(board: &Board, color: Color) -> Bitboard {
    board.color(color) - board.role(Role::King)
}

/// How far the nearest of these men of the king's own side is from standing in its way, a pawn at the latest where it
/// is promoted.
fn helper(board: &Board, men: Bitboard, color: Color, king: Square) -> usize {
    let pawns = board.role(Role::Pawn);
    let far = |at: Square| {
        let far = distance(at, king);
        if pawns.has(at) { far.min(to_go(color, at) + 1) } else { far }
    };
    men.into_iter().map(far).min().unwrap_or(0)
}

/// How many moves a pawn is from the last rank, with what must be taken on its way; 0 with a rook or a queen. The last
/// pawn is dear: without any it is as far as can be.
fn promotion(board: &Board, side: Color) -> usize {
    if has_heavy(board, side) {
        return 0;
    }
    const NO_PAWN: usize = 8;
    let pawns = board.by(side, Role::Pawn);
    let takers = board.color(side) - pawns;
    let moves = |pawn: Square| {
        let last = Square::at(pawn.file(), (!side).back_rank());
        let way = attacks::between(pawn, last).with(last);
        let own = (way & board.color(side)).len();
        let walls = way & board.by(!side, Role::Pawn);
        let others = (way & board.color(!side)).len() - walls.len();
        let taking: usize = walls.into_iter().map(|wall| nearest(takers, wall).unwrap_or(7)).sum();
        to_go(side, pawn) + 2 * own + others + taking
    };
    pawns.into_iter().map(moves).min().unwrap_or(NO_PAWN)
}

fn has_heavy(board: &Board, side: Color) -> bool {
    (board.color(side) & board.straight_sliders()).any()
}

/// With one knight or bishop or two, which need help.
fn is_weak(board: &Board, side: Color) -> bool {
    !has_heavy(board, side) && board.by(side, Role::Pawn).is_empty() && board.color(side).len() <= 3
}

/// How far a king is from a corner where weak men can mate it, and a man of its own from standing in its way there. The
/// corner is one of the colour of the bishops of `side`, or else one where bishops of its own can stand beside the king.
fn cage(board: &Board, side: Color, king: Square) -> usize {
    let (own, other) = (board.by(side, Role::Bishop), board.by(!side, Role::Bishop));
    let same = |corner: Square| if corner.is_dark() { Bitboard::DARK } else { Bitboard::LIGHT };
    // A bishop of the corner's colour never stands on the squares beside it that have to be filled.
    let helpers = |corner: Square| helpers(board, !side) - (other & same(corner));
    let fits = |&corner: &Square| {
        if own.any() { (own & same(corner)).any() } else { helpers(corner).any() || other.is_empty() }
    };
    let corners = [0, 7, 56, 63].map(Square::new).into_iter().filter(fits);
    let far = |corner| 3 * distance(corner, king) + 2 * helper(board, helpers(corner), !side, corner);
    corners.map(far).min().unwrap_or(40)
}

/// The ranks that a pawn has before it.
fn to_go(color: Color, pawn: Square) -> usize {
    pawn.rank().index().abs_diff((!color).back_rank().index())
}

fn nearest(men: Bitboard, to: Square) -> Option<usize> {
    men.into_iter().map(|at| distance(at, to)).min()
}

/// A king's moves from one square to another.
fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    files.max(a.rank().index().abs_diff(b.rank().index()))
}

/// The files and ranks between a square and the nearest corner.
fn edge(square: Square) -> usize {
    let near = |index: usize| index.min(7 - index);
    near(square.file().index()) + near(square.rank().index())
}
