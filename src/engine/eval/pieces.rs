//! Attack maps and piece activity: mobility, minor pieces, rook files, space and king safety.
//!
//! For attacks on pieces, see `engine::eval::threats`.

use super::sides::{Sides, ahead, color, ever_attacked, front, height, ranks, sign, us};
use super::tally::Tally;
use super::terms;
use crate::rules::{Bitboard, File, Role, Square, attacks};

/// The attacks of each side. Bishops and rooks also attack through queens, and rooks through rooks of their side. In
/// arrays, White comes first.
pub(super) struct Reach {
    /// The attacked squares by role, in the order of [`Role::index`].
    pub(super) by: [[Bitboard; 6]; 2],
    pub(super) all: [Bitboard; 2],
    /// The squares attacked at least twice, where all pawns of a side together count once.
    pub(super) twice: [Bitboard; 2],
    /// The zone around each king: the squares next to it, and the same squares shifted one rank forward.
    zone: [Bitboard; 2],
    /// The attack units of each side's pieces that attack the enemy king's zone.
    danger: [usize; 2],
}

/// The attack units of a piece that attacks the enemy king's zone: pawn, knight, bishop, rook, queen.
const ATTACKER: [usize; 5] = [0, 2, 2, 3, 4];
/// The attack units of a role that can give a safe check, in the same order.
const SAFE_CHECK: [usize; 5] = [0, 4, 3, 5, 4];

impl Reach {
    #[inline(always)]
    pub(super) fn new(sides: &Sides) -> Reach {
        let near = [attacks::king(sides.kings[0]), attacks::king(sides.kings[1])];
        let mut reach = Reach {
            by: [[Bitboard::EMPTY; 6]; 2],
            all: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            zone: [near[0] | ahead::<true>(near[0]), near[1] | ahead::<false>(near[1])],
            danger: [0; 2],
        };
        for (side, near) in near.into_iter().enumerate() {
            reach.by[side][Role::Pawn.index()] = sides.guarded[side];
            reach.by[side][Role::King.index()] = near;
            reach.all[side] = sides.guarded[side] | near;
            reach.twice[side] = sides.guarded[side] & near;
        }
        reach
    }
}

/// Counts the terms for the knights, bishops, rooks and queens of one side, and for its space.
#[inline(always)]
pub(super) fn count<const WHITE: bool>(sides: &Sides, reach: &mut Reach, tally: &mut impl Tally) {
    let (own, one) = (us(WHITE), sign(WHITE));
    let board = sides.board;
    let by = |role: Role| board.by(color(WHITE), role);
    // The mobility area leaves out the side's king, its pawns that are blocked or on its first two ranks, and squares
    // attacked by enemy pawns.
    let blocked = if WHITE { ahead::<false>(sides.occupied) } else { ahead::<true>(sides.occupied) };
    let stuck = sides.pawns[own] & (blocked | ranks::<WHITE>(0, 1));
    let area = !(stuck | sides.guarded[us(!WHITE)] | Bitboard::of(sides.kings[own]));
    let queens = board.role(Role::Queen);
    let through_rooks = sides.occupied - queens - by(Role::Rook);

    for square in by(Role::Knight) {
        let set = attacks::knight(square);
        let free = note::<WHITE>(reach, Role::Knight, set, area);
        tally.add(terms::MOBILITY_KNIGHT + free, one);
        minor::<WHITE>(sides, square, 0, tally);
    }
    for square in by(Role::Bishop) {
        let set = attacks::bishop(square, sides.occupied - queens);
        let free = note::<WHITE>(reach, Role::Bishop, set, area);
        tally.add(terms::MOBILITY_BISHOP + free.min(13), one);
        minor::<WHITE>(sides, square, 1, tally);
        let shade = if square.is_dark() { Bitboard::DARK } else { Bitboard::LIGHT };
        tally.add(terms::BISHOP_PAWNS, one * (sides.pawns[own] & shade).len() as i32);
        if is_cornered::<WHITE>(sides, square) {
            tally.add(terms::CORNERED_BISHOP, one);
        }
    }
    for square in by(Role::Rook) {
        let set = attacks::rook(square, through_rooks);
        let free = note::<WHITE>(reach, Role::Rook, set, area);
        tally.add(terms::MOBILITY_ROOK + free.min(14), one);
        let file = Bitboard::file(square.file());
        if (file & sides.pawns[own]).is_empty() {
            let open = (file & sides.pawns[us(!WHITE)]).is_empty();
            tally.add(terms::ROOK_FILE + usize::from(open), one);
        }
    }
    for square in by(Role::Queen) {
        let set = attacks::queen(square, sides.occupied);
        let free = note::<WHITE>(reach, Role::Queen, set, area);
        tally.add(terms::MOBILITY_QUEEN + free.min(27), one);
    }
    let bishops = by(Role::Bishop);
    if (bishops & Bitboard::DARK).any() && (bishops & Bitboard::LIGHT).any() {
        tally.add(terms::BISHOP_PAIR, one);
    }
    let centre =
        Bitboard::file(File::C) | Bitboard::file(File::D) | Bitboard::file(File::E) | Bitboard::file(File::F);
    let behind = centre & (ranks::<WHITE>(1, 3) - sides.pawns[own] - sides.guarded[us(!WHITE)]);
    tally.add(terms::SPACE, one * behind.len() as i32);
}

/// Records the attacks of a piece and returns its mobility.
#[inline(always)]
fn note<const WHITE: bool>(reach: &mut Reach, role: Role, set: Bitboard, area: Bitboard) -> usize {
    let own = us(WHITE);
    reach.twice[own] |= reach.all[own] & set;
    reach.all[own] |= set;
    reach.by[own][role.index()] |= set;
    if (set & reach.zone[us(!WHITE)]).any() {
        reach.danger[own] += ATTACKER[role.index() % 5];
    }
    (set & area).len()
}

/// Counts the terms shared by knights and bishops; `kind` is 0 for a knight and 1 for a bishop.
#[inline(always)]
fn minor<const WHITE: bool>(sides: &Sides, square: Square, kind: usize, tally: &mut impl Tally) {
    let (own, their) = (us(WHITE), us(!WHITE));
    let at = Bitboard::of(square);
    let driven = if WHITE {
        ever_attacked::<false>(sides.pawns[their])
    } else {
        ever_attacked::<true>(sides.pawns[their])
    };
    if (at & ranks::<WHITE>(3, 5) & (sides.guarded[own] - driven)).any() {
        tally.add(terms::OUTPOST + kind, sign(WHITE));
    }
    if (ahead::<WHITE>(at) & (sides.pawns[0] | sides.pawns[1])).any() {
        tally.add(terms::SHIELDED_MINOR, sign(WHITE));
    }
}

/// Whether a bishop is in a corner behind a pawn of its own side, such as a bishop on a1 with a pawn on b2.
#[inline(always)]
fn is_cornered<const WHITE: bool>(sides: &Sides, square: Square) -> bool {
    let corners = ranks::<WHITE>(0, 0) & (Bitboard::file(File::A) | Bitboard::file(File::H));
    corners.has(square) && (attacks::pawn(color(WHITE), square) & sides.pawns[us(WHITE)]).any()
}

/// Counts the terms for king safety: the pawn shelter, the enemy's pawn storm, and the enemy's attack units.
#[inline(always)]
pub(super) fn king<const WHITE: bool>(sides: &Sides, reach: &Reach, tally: &mut impl Tally) {
    let (own, their) = (us(WHITE), us(!WHITE));
    let king = sides.kings[own];
    let from_here = front::<WHITE>(Bitboard::rank(king.rank())) | Bitboard::rank(king.rank());
    let middle = king.file().index().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let column = Bitboard::file(File::ALL[file]) & from_here;
        let edge = file.min(7 - file) * 8;
        let nearest = |pawns: Bitboard| {
            let set = column & pawns;
            let nearest = if WHITE { set.first() } else { set.last() };
            nearest.map_or(0, height::<WHITE>)
        };
        tally.add(terms::SHELTER + edge + nearest(sides.pawns[own]), sign(WHITE));
        tally.add(terms::STORM + edge + nearest(sides.pawns[their]), sign(WHITE));
    }
    let units = danger_to::<WHITE>(sides, reach, king);
    tally.add(terms::DANGER + units.min(39), sign(!WHITE));
}

/// The enemy's attack units around this side's king.
#[inline(always)]
fn danger_to<const WHITE: bool>(sides: &Sides, reach: &Reach, king: Square) -> usize {
    let (own, their) = (us(WHITE), us(!WHITE));
    let enemy = color(!WHITE);
    let only_king = reach.all[own] & !reach.twice[own] & reach.by[own][Role::King.index()];
    let weak = reach.all[their] & (only_king | !reach.all[own]);
    let mut units = reach.danger[their] + (weak & reach.zone[own]).len();
    let safe = !sides.board.color(enemy) & (!reach.all[own] | only_king & reach.twice[their]);
    let straight = attacks::rook(king, sides.occupied);
    let diagonal = attacks::bishop(king, sides.occupied);
    let checks = [
        (Role::Knight, attacks::knight(king)),
        (Role::Bishop, diagonal),
        (Role::Rook, straight),
        (Role::Queen, straight | diagonal),
    ];
    for (role, from) in checks {
        if (from & safe & reach.by[their][role.index()]).any() {
            units += SAFE_CHECK[role.index() % 5];
        }
    }
    if sides.board.by(enemy, Role::Queen).is_empty() { units / 2 } else { units }
}
