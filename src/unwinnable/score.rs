//! Heuristics for how close a position is to a helpmate: four different views for `search`, and features for `walk`.
//! Lower is closer.

use super::spread;
use crate::rules::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square, attacks};

/// A position, scored for the side that is to mate.
pub(crate) struct HelpmateScore<'a> {
    position: &'a Position,
    side: Color,
    /// The pawns that may still move.
    pawns: Bitboard,
    /// The number of moves, roughly, that the side needs to promote a pawn; see [`promotion`].
    promotion: usize,
    /// The number of squares next to the enemy king that are open; see [`open_squares`].
    open: usize,
    /// The number of moves that the side's own king needs to come within two squares of the enemy king.
    near: usize,
    /// How far away a mate in a corner is, as the view [`corner`] scores it.
    corner: usize,
}

impl HelpmateScore<'_> {
    /// Scores a position in which the pieces in `stuck` never move. A pawn among them neither promotes nor strengthens
    /// its side.
    pub(crate) fn new(position: &Position, side: Color, stuck: Bitboard) -> HelpmateScore<'_> {
        let board = position.board();
        let king = position.king(!side);
        let open = open_squares(board, side, king);
        let near = position.king(side).distance(king).saturating_sub(2);
        let pawns = board.role(Role::Pawn) - stuck;
        let promotion = promotion(board, pawns, side);
        let corner = to_corner(board, pawns, side, king) + 2 * (open + near + promotion);
        HelpmateScore { position, side, pawns, promotion, open, near, corner }
    }
}

/// A heuristic for how far away a helpmate is; lower is closer.
pub(crate) type View = fn(&HelpmateScore<'_>) -> usize;

/// The views; `search` refers to them by index.
pub(crate) const VIEWS: [View; 4] = [net, corner, simple, opening];

/// Prefers a mating net around the king where it stands: few escape squares and a check close at hand.
fn net(&HelpmateScore { position, side, pawns, promotion, open, near, .. }: &HelpmateScore) -> usize {
    let board = position.board();
    let king = position.king(!side);
    let score = 4 * open + edge(king).min(2 * open) + near.min(2 * open);
    let score = score + 2 * moves_to_check(board, side, king) + promotion;
    if has_heavy(board, side) || (pawns & board.color(side)).any() {
        return score;
    }
    score + 2 * edge(king) + near + helper(board, helpers(board, !side), !side, king)
}

/// Prefers a mate in a corner, with the king there and the pieces of `side` around it.
fn corner(look: &HelpmateScore) -> usize {
    look.corner
}

/// A weighted sum of what [`king_and_help`] scores and the distances of the two nearest pieces of `side` from the king.
fn to_corner(board: &Board, pawns: Bitboard, side: Color, king: Square) -> usize {
    let [first, second] = two_nearest(board, side, king);
    king_and_help(board, pawns, side, king) + first + second / 2
}

/// The distances of the two nearest pieces of `side` from the king; 7 for a missing piece. Pawns and the king don't
/// count.
#[inline(always)]
fn two_nearest(board: &Board, side: Color, king: Square) -> [usize; 2] {
    let mut nearest = [7, 7];
    for at in board.color(side) - board.role(Role::King) - board.role(Role::Pawn) {
        let far = at.distance(king);
        if far < nearest[0] {
            nearest = [far, nearest[0]];
        } else {
            nearest[1] = nearest[1].min(far);
        }
    }
    nearest
}

/// How far the enemy king is from a corner. If the side is weak, this includes how far the enemy piece that is to block
/// the king's escape is from that corner.
#[inline(always)]
fn king_and_help(board: &Board, pawns: Bitboard, side: Color, king: Square) -> usize {
    if is_weak(board, pawns, side) { cage(board, side, king) } else { 3 * edge(king) }
}

/// The number of enemy pieces that have to be captured: all but the king and, if the side is weak, one piece that
/// blocks the king.
#[inline(always)]
fn spare(board: &Board, pawns: Bitboard, side: Color) -> usize {
    (board.color(!side).len() - 1).saturating_sub(usize::from(is_weak(board, pawns, side)))
}

/// The features that a walk looks at, or their weights.
#[derive(Clone, Copy)]
pub(super) struct Features {
    /// The number of enemy pieces that have to be captured; see [`spare`].
    pub men: i32,
    /// The number of moves, roughly, that the side needs to promote a pawn; see [`promotion`].
    pub promotion: i32,
    /// The number of moves that the side's own king needs to come within two squares of the enemy king.
    pub king: i32,
    /// The distances of the side's two nearest pieces from the enemy king.
    pub pieces: [i32; 2],
    /// How far the enemy king is from a corner, as [`king_and_help`] scores it.
    pub cage: i32,
    /// The number of squares next to the enemy king that none of its own pieces occupies.
    pub free: i32,
}

/// The features of a board for the side that is to mate, with the enemy king on this square.
#[inline(always)]
pub(super) fn features(board: &Board, side: Color, king: Square) -> Features {
    features_near(board, side, king, two_nearest(board, side, king).map(count))
}

/// The features, given the distances of the two nearest pieces.
#[inline(always)]
fn features_near(board: &Board, side: Color, king: Square, pieces: [i32; 2]) -> Features {
    let pawns = board.role(Role::Pawn);
    Features {
        men: count(spare(board, pawns, side)),
        promotion: count(promotion(board, pawns, side)),
        king: count(board.by(side, Role::King).first().unwrap_or(king).distance(king).saturating_sub(2)),
        pieces,
        cage: count(king_and_help(board, pawns, side, king)),
        free: count((attacks::king(king) - board.color(!side)).len()),
    }
}

/// The data for scoring a move by what it changes. While the side that is to mate has a rook or queen, a move changes
/// little.
pub(super) struct Changes<'a> {
    position: &'a Position,
    /// The side that is to mate.
    side: Color,
    weights: &'a Features,
    king: Square,
    /// The score before the move.
    score: i32,
    /// The `king` feature before the move.
    own_king: i32,
    /// The side's three pieces nearest to the enemy king, with their distances from it; 7 and `None` for a missing
    /// piece. Pawns, the king and pieces seven squares away don't count.
    nearest: [(i32, Option<Square>); 3],
}

impl<'a> Changes<'a> {
    /// Returns `None` if `side` has no queen or rook.
    #[inline(always)]
    pub(super) fn new(position: &'a Position, side: Color, weights: &'a Features) -> Option<Changes<'a>> {
        let board = position.board();
        if !has_heavy(board, side) {
            return None;
        }
        let king = position.king(!side);
        let mut nearest = [(7, None); 3];
        for at in board.color(side) - board.role(Role::King) - board.role(Role::Pawn) {
            let mut next = (count(at.distance(king)), Some(at));
            for place in &mut nearest {
                if next.0 < place.0 {
                    std::mem::swap(place, &mut next);
                }
            }
        }
        let features = features_near(board, side, king, [nearest[0].0, nearest[1].0]);
        Some(Changes {
            position,
            side,
            weights,
            king,
            score: features.dot(weights),
            own_king: features.king,
            nearest,
        })
    }

    /// The score after a move; `None` if the move changes too much for a quick answer.
    #[inline(always)]
    pub(super) fn after(&self, mv: Move) -> Option<i32> {
        let score = self.quick(mv);
        debug_assert!(score.is_none_or(|score| score == self.slow(mv)));
        score
    }

    /// The score after a move, computed from the board after it.
    fn slow(&self, mv: Move) -> i32 {
        let board = self.position.board_after(mv);
        let king = board.by(!self.side, Role::King).first().unwrap_or(self.king);
        features(&board, self.side, king).dot(self.weights)
    }

    #[inline(always)]
    fn quick(&self, mv: Move) -> Option<i32> {
        let (board, weights) = (self.position.board(), self.weights);
        let role = match mv.kind() {
            MoveKind::Plain(role) => role,
            MoveKind::DoubleStep => Role::Pawn,
            _ => return None,
        };
        let takes = board.occupied().has(mv.to());
        let next_to = |square: Square| i32::from(attacks::king(self.king).has(square));
        if self.position.turn() != self.side {
            if takes && !board.role(Role::Pawn).has(mv.to()) {
                return None;
            }
            if role == Role::King {
                // `board` still has the king on the square that it leaves, so that square is added as free.
                return Some(features(board, self.side, mv.to()).dot(weights) + weights.free);
            }
            return Some(self.score + weights.free * (next_to(mv.from()) - next_to(mv.to())));
        }
        let taking = if takes { weights.free * next_to(mv.to()) - weights.men } else { 0 };
        let far = count(mv.to().distance(self.king));
        let moving = match role {
            Role::Pawn => 0,
            Role::King => weights.king * ((far - 2).max(0) - self.own_king),
            _ => {
                let [one, two, three] = self.nearest;
                let from = Some(mv.from());
                let first = if one.1 == from { two.0 } else { one.0 };
                let second = if one.1 == from || two.1 == from { three.0 } else { two.0 };
                weights.pieces[0] * (first.min(far) - one.0)
                    + weights.pieces[1] * (first.max(far).min(second) - two.0)
            }
        };
        Some(self.score + taking + moving)
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Features {
    /// The weighted sum; lower is closer to mate.
    #[inline(always)]
    pub(super) fn dot(&self, weights: &Features) -> i32 {
        let Features { men, promotion, king, pieces: [first, second], cage, free } = weights;
        men * self.men
            + promotion * self.promotion
            + king * self.king
            + first * self.pieces[0]
            + second * self.pieces[1]
            + cage * self.cage
            + free * self.free
    }
}

/// Prefers fewer enemy pieces, because a bare king is easily mated. If the mating side is weak, the enemy keeps one
/// piece to block its own king.
fn simple(look: &HelpmateScore) -> usize {
    let &HelpmateScore { position, side, pawns, promotion, corner, .. } = look;
    let board = position.board();
    4 * spare(board, pawns, side) + 2 * promotion + corner / 2
}

/// Prefers positions in which an enemy pawn is close to promotion, since promoting it can open a closed position.
fn opening(look: &HelpmateScore) -> usize {
    let &HelpmateScore { position, side, pawns, promotion: own, corner, .. } = look;
    2 * promotion(position.board(), pawns, !side) + own + corner / 4
}

/// The number of squares next to a king that are neither attacked by `side` nor occupied by the king's own pieces.
fn open_squares(board: &Board, side: Color, king: Square) -> usize {
    (attacks::king(king) - board.color(!side) - attacked_through(board, side, board.occupied().without(king)))
        .len()
}

/// The squares that the pieces of `side` attack.
#[inline(always)]
pub(super) fn attacked(board: &Board, side: Color) -> Bitboard {
    attacked_through(board, side, board.occupied())
}

#[inline(always)]
fn attacked_through(board: &Board, side: Color, occupied: Bitboard) -> Bitboard {
    let own = |role| board.by(side, role);
    spread::pawn(side, own(Role::Pawn))
        | spread::knight(own(Role::Knight))
        | spread::king(own(Role::King))
        | spread::bishop(own(Role::Bishop) | own(Role::Queen), occupied)
        | spread::rook(own(Role::Rook) | own(Role::Queen), occupied)
}

/// The number of moves, roughly, that the pieces of `side` need to give check; 0 if one gives check now.
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

/// The pieces that could block their own king's escape squares.
#[inline(always)]
fn helpers(board: &Board, color: Color) -> Bitboard {
    board.color(color) - board.role(Role::King)
}

/// The distance from `king` to the nearest of these pieces, which is to block a square next to `king`; 0 if there are
/// no pieces. For a pawn, it is at most the distance to promotion plus one.
#[inline(always)]
fn helper(board: &Board, men: Bitboard, color: Color, king: Square) -> usize {
    let pawns = board.role(Role::Pawn);
    let far = |at: Square| {
        let far = at.distance(king);
        if pawns.has(at) { far.min(to_go(color, at) + 1) } else { far }
    };
    men.into_iter().map(far).min().unwrap_or(0)
}

/// Roughly the fewest moves in which a pawn that is `free` to move can promote, including captures that clear its way;
/// 0 if the side has a rook or queen. If no such pawn is left, the value is high, so that the side keeps its last one.
#[inline(always)]
fn promotion(board: &Board, free: Bitboard, side: Color) -> usize {
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
    (pawns & free).into_iter().map(moves).min().unwrap_or(NO_PAWN)
}

#[inline(always)]
fn has_heavy(board: &Board, side: Color) -> bool {
    (board.color(side) & board.straight_sliders()).any()
}

/// Whether the side counts as needing help to mate: it has no rook, no queen and no pawn from `pawns`, and at most two
/// minor pieces, or only bishops on squares of one colour.
#[inline(always)]
fn is_weak(board: &Board, pawns: Bitboard, side: Color) -> bool {
    let own = board.color(side);
    let pieces = own - board.role(Role::Pawn) - board.role(Role::King);
    let bishops = board.role(Role::Bishop);
    let alike =
        || [Bitboard::DARK, Bitboard::LIGHT].into_iter().any(|shade| (pieces - (bishops & shade)).is_empty());
    !has_heavy(board, side) && (own & pawns).is_empty() && (pieces.len() <= 2 || alike())
}

/// How far the king and its helper are from a corner where a weak side can mate, as a weighted sum. The corner must
/// match the colour of a bishop of `side`. If `side` has no bishop, the enemy must have a piece that can block there,
/// or no bishop.
#[inline(always)]
fn cage(board: &Board, side: Color, king: Square) -> usize {
    let (own, other) = (board.by(side, Role::Bishop), board.by(!side, Role::Bishop));
    let same = |corner: Square| if corner.is_dark() { Bitboard::DARK } else { Bitboard::LIGHT };
    // A bishop of the corner's colour can't stand on the adjacent squares that must be blocked.
    let helpers = |corner: Square| helpers(board, !side) - (other & same(corner));
    let fits = |&corner: &Square| {
        if own.any() { (own & same(corner)).any() } else { helpers(corner).any() || other.is_empty() }
    };
    let corners = [0, 7, 56, 63].map(Square::new).into_iter().filter(fits);
    let far = |corner: Square| 3 * corner.distance(king) + 2 * helper(board, helpers(corner), !side, corner);
    corners.map(far).min().unwrap_or(40)
}

/// The number of ranks that a pawn still has in front of it.
#[inline(always)]
fn to_go(color: Color, pawn: Square) -> usize {
    pawn.rank().index().abs_diff((!color).back_rank().index())
}

#[inline(always)]
fn nearest(men: Bitboard, to: Square) -> Option<usize> {
    men.into_iter().map(|at| at.distance(to)).min()
}

/// The number of files plus the number of ranks to the nearest corner.
#[inline(always)]
fn edge(square: Square) -> usize {
    let near = |index: usize| index.min(7 - index);
    near(square.file().index()) + near(square.rank().index())
}
