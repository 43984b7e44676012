//! Whether any placement of the pieces mates a king, given the squares that each can ever reach.
//!
//! For every square of the king: can one side give check there and at the same time guard all adjacent squares, except
//! those that the king's own pieces block? A piece can be on only one square at a time. With few pieces that makes a
//! difference, so the possible sets of guarded squares are built up piece by piece.
//!
//! A `false` is sound: in a real mate, every piece stands on a square it can reach, and attacks no more squares than
//! when only the pieces that never move are in its way.

use super::reach::{PieceReach, Reach};
use super::spread;
use crate::rules::{Bitboard, Color, Role, Square, attacks};

/// The sets of neighbours of a square that can be covered (guarded or blocked), without and with a check: bit `n` of
/// the first 256 stands for the set `n`; the other 256 are the same sets with a check.
#[derive(Clone, Copy)]
struct Nets([u64; 8]);

/// Added to the number of a set of neighbours if there is also a check.
const CHECK: usize = 256;

/// If the mating side has more moving pieces than this, the piece-by-piece test is skipped: a net is then nearly always
/// possible.
const FEW: usize = 7;

/// Whether `side` might be able to mate somewhere; `false` is certain.
pub(crate) fn is_possible(reach: &Reach, side: Color) -> bool {
    let net = Net::new(reach, side);
    let candidates = reach.king(!side) & net.checks;
    let few = reach.men.iter().filter(|man| man.color == side && net.moves(man)).count() <= FEW;
    candidates.into_iter().any(|square| net.may_hold(square) && (!few || net.holds(square)))
}

/// What the pieces of a side can do around the enemy king.
pub(crate) struct Net<'a> {
    reach: &'a Reach,
    side: Color,
    /// Permanent obstacles for an attacker. The attacked king is not one: the squares behind it are attacked too.
    ways: Bitboard,
    /// The squares on which the king can be checked. The last move gives the check, so a piece that never moves can't
    /// give it, unless it does so already. (A slider that never moves is walled in by its own side, so no line opens
    /// for it.)
    checks: Bitboard,
    guarded: Bitboard,
    /// The squares guarded or blocked by pieces that never move.
    always: Bitboard,
    blocks: Bitboard,
}

impl Net<'_> {
    /// The net of the pieces alone; the caller adds what kings and pawns do.
    pub(crate) fn of_pieces(reach: &Reach, side: Color) -> Net<'_> {
        Net::of(reach, side, |man| !matches!(man.role, Role::King | Role::Pawn))
    }

    fn new(reach: &Reach, side: Color) -> Net<'_> {
        Net::of(reach, side, |man| man.role != Role::King)
    }

    fn of(reach: &Reach, side: Color, counts: impl Fn(&PieceReach) -> bool) -> Net<'_> {
        let king = reach.men.iter().find(|man| man.color != side && man.role == Role::King);
        let ways = reach.all_stuck() - king.map_or(Bitboard::EMPTY, |king| king.home);
        let mut net = Net {
            reach,
            side,
            ways,
            checks: Bitboard::EMPTY,
            guarded: Bitboard::EMPTY,
            always: Bitboard::EMPTY,
            blocks: Bitboard::EMPTY,
        };
        for man in reach.men.iter().filter(|man| counts(man)) {
            if man.color != side {
                net.blocks |= man.squares();
                net.always |= man.home & reach.all_stuck();
                continue;
            }
            let attacked = attacked(man, ways);
            net.guarded |= attacked;
            if net.moves(man) {
                net.checks |= attacked;
            } else {
                net.always |= attacked;
            }
        }
        net
    }

    pub(crate) fn may_check(&self, king: Square) -> bool {
        self.checks.has(king)
    }

    /// Whether all squares around the king can be covered, if `covered` are covered already.
    pub(crate) fn may_hold_with(&self, king: Square, covered: Bitboard) -> bool {
        (attacks::king(king) - covered - self.guarded - self.blocks - self.always).is_empty()
    }

    fn moves(&self, man: &PieceReach) -> bool {
        (man.home & self.reach.all_stuck()).is_empty()
    }

    /// A quick test that looks at each adjacent square separately.
    fn may_hold(&self, square: Square) -> bool {
        let near = attacks::king(square);
        let open = near - self.guarded - self.blocks - self.always;
        let kings = self.reach.king(self.side) - near - Bitboard::of(square);
        kings.into_iter().any(|king| (open - attacks::king(king)).is_empty())
    }

    /// The full test, in which each piece is on only one square.
    fn holds(&self, square: Square) -> bool {
        let near = attacks::king(square);
        let squares = Neighbours(square);
        let full = squares.number(near);
        let mut nets = Nets::only(squares.number(near & self.always));
        let men = || self.reach.men.iter().filter(|man| self.moves(man));
        for man in men().filter(|man| man.color != self.side && man.role != Role::King) {
            let ways = (man.squares() & near).into_iter().map(|at| squares.number(Bitboard::of(at)));
            nets = nets.with(ways);
        }
        for man in men().filter(|man| man.color == self.side && man.role != Role::King) {
            nets = nets.with(self.patterns(man, square, &squares));
            if nets.has(full | CHECK) {
                break;
            }
        }
        let kings = self.reach.king(self.side) - near - Bitboard::of(square);
        let covers = kings.into_iter().map(|king| squares.number(near & attacks::king(king)));
        nets.with_one(covers).has(full | CHECK)
    }

    /// The sets of neighbours that a piece guards from the squares it can reach, each marked if it also gives check
    /// from there.
    fn patterns(&self, man: &PieceReach, king: Square, squares: &Neighbours) -> impl Iterator<Item = usize> {
        let near = attacks::king(king);
        let mut seen = Nets([0; 8]);
        let mut add = |attacked: Bitboard| {
            let check = if attacked.has(king) { CHECK } else { 0 };
            seen.put(squares.number(attacked & near) | check);
        };
        for at in man.reach.without(king) {
            add(attacks::of(man.color, man.role, at, self.ways));
        }
        for at in man.promoted.without(king) {
            add(attacks::queen(at, self.ways) | attacks::knight(at));
        }
        seen.numbers()
    }
}

/// The squares that a piece may ever attack.
fn attacked(man: &PieceReach, ways: Bitboard) -> Bitboard {
    match man.role {
        Role::Pawn => {
            spread::pawn(man.color, man.reach)
                | spread::queen(man.promoted, ways)
                | spread::knight(man.promoted)
        }
        Role::Knight => spread::knight(man.reach),
        Role::Bishop => spread::bishop(man.reach, ways),
        Role::Rook => spread::rook(man.reach, ways),
        Role::Queen => spread::queen(man.reach, ways),
        Role::King => spread::king(man.reach),
    }
}

/// A numbering of the sets of neighbours of a square, from 0 to 255: three bits for the rank below, one for the square
/// on the left, one for the square on the right, and three for the rank above.
struct Neighbours(Square);

impl Neighbours {
    fn number(&self, set: Bitboard) -> usize {
        let at = self.0.index();
        // Shifts the square itself to bit 9, so that the rank below begins at bit 0.
        let near = if at >= 9 { set.0 >> (at - 9) } else { set.0 << (9 - at) };
        let sides = near >> 8 & 1 | near >> 9 & 2;
        (near & 7 | sides << 3 | (near >> 16 & 7) << 5) as usize
    }
}

impl Nets {
    fn only(number: usize) -> Nets {
        let mut nets = Nets([0; 8]);
        nets.put(number);
        nets
    }

    pub(crate) fn put(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }

    fn numbers(self) -> impl Iterator<Item = usize> {
        (0..8)
            .flat_map(move |word| Bitboard(self.0[word]).into_iter().map(move |bit| word * 64 + bit.index()))
    }

    /// Adds a piece that covers one of these sets, or nothing.
    fn with(self, ways: impl Iterator<Item = usize>) -> Nets {
        self.with_one(ways.chain(std::iter::once(0)))
    }

    /// Adds a piece that covers one of these sets.
    fn with_one(self, ways: impl Iterator<Item = usize>) -> Nets {
        let mut nets = Nets([0; 8]);
        for way in ways {
            self.numbers().for_each(|number| nets.put(number | way));
        }
        nets
    }
}
