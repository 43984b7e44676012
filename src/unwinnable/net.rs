//! Whether the men can stand anywhere so that a king is mated, given where each of them can ever come to.
//!
//! Asked for every square of the king: can the men of one side give check there and at the same time guard,
//! or those of the other block, all squares beside it? Each man stands on one square only, which a mating net
//! of few men needs to be told: the sets of guarded squares that are possible are built up man by man.
//!
//! A `false` is sound: in a real mate each man stands on a square that it can come to, and attacks no more
//! than it would with only the men in its way that never go.

use super::reach::{Man, Reach};
use super::spread;
use crate::rules::{Bitboard, Color, Role, Square, attacks};

/// Sets of neighbours of a square that may be guarded or blocked, each without and with a check: bit `n` of
/// the first 256 stands for the set `n`, the others are those with check.
#[derive(Clone, Copy)]
struct Nets([u64; 8]);

/// With the sets of neighbours as numbers: there is a check as well.
const CHECK: usize = 256;

/// With more men than these that move, nets are not built man by man: there is nearly always one.
const FEW: usize = 7;

/// Whether `side` could mate somewhere.
pub(crate) fn is_possible(reach: &Reach, side: Color) -> bool {
    let net = Net::new(reach, side);
    let candidates = reach.king(!side) & net.checks;
    let few = reach.men.iter().filter(|man| man.color == side && net.moves(man)).count() <= FEW;
    candidates.into_iter().any(|square| net.may_hold(square) && (!few || net.holds(square)))
}

/// What the men of a side can do around the other king.
pub(crate) struct Net<'a> {
    reach: &'a Reach,
    side: Color,
    /// What can stand in an attacker's way for ever. Not the king that is attacked: what is behind it is
    /// attacked too.
    ways: Bitboard,
    /// The squares where a man can give check. The last move gives it: a man that never moves can't, unless
    /// it does so already. (A slider that can never move is walled in by its own men, so that no line opens
    /// for it.)
    checks: Bitboard,
    guarded: Bitboard,
    /// What men that never move guard or block.
    always: Bitboard,
    blocks: Bitboard,
}

impl Net<'_> {
    /// Of the pieces alone: what kings and pawns do is added where it is asked for.
    pub(crate) fn of_pieces(reach: &Reach, side: Color) -> Net<'_> {
        Net::of(reach, side, |man| !matches!(man.role, Role::King | Role::Pawn))
    }

    fn new(reach: &Reach, side: Color) -> Net<'_> {
        Net::of(reach, side, |man| man.role != Role::King)
    }

    fn of(reach: &Reach, side: Color, counts: impl Fn(&Man) -> bool) -> Net<'_> {
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

    /// With these squares guarded or blocked besides.
    pub(crate) fn may_hold_with(&self, king: Square, covered: Bitboard) -> bool {
        (attacks::king(king) - covered - self.guarded - self.blocks - self.always).is_empty()
    }

    fn moves(&self, man: &Man) -> bool {
        (man.home & self.reach.all_stuck()).is_empty()
    }

    /// Quickly, each neighbour for itself: can it be guarded or blocked?
    fn may_hold(&self, square: Square) -> bool {
        let near = attacks::king(square);
        let open = near - self.guarded - self.blocks - self.always;
        let kings = self.reach.king(self.side) - near - Bitboard::of(square);
        kings.into_iter().any(|king| (open - attacks::king(king)).is_empty())
    }

    /// With every man on one square.
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

    /// What a man guards from each of its squares.
    fn patterns(&self, man: &Man, king: Square, squares: &Neighbours) -> impl Iterator<Item = usize> {
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

/// The squares that a man may attack some day.
fn attacked(man: &Man, ways: Bitboard) -> Bitboard {
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

/// Sets of the neighbours of a square as numbers below 256: its rank below, left and right, its rank above.
struct Neighbours(Square);

impl Neighbours {
    fn number(&self, set: Bitboard) -> usize {
        let at = self.0.index();
        // The square itself comes to bit 9, so that the rank below begins at bit 0.
        let near = if at >= 9 { set.0 >> (at - 9) } else { set.0 << (9 - at) };
        let beside = near >> 8 & 1 | near >> 9 & 2;
        (near & 7 | beside << 3 | (near >> 16 & 7) << 5) as usize
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

    /// With one more man, that does one of these or is not there.
    fn with(self, ways: impl Iterator<Item = usize>) -> Nets {
        self.with_one(ways.chain(std::iter::once(0)))
    }

    /// With one more man, that does one of these.
    fn with_one(self, ways: impl Iterator<Item = usize>) -> Nets {
        let mut nets = Nets([0; 8]);
        for way in ways {
            self.numbers().for_each(|number| nets.put(number | way));
        }
        nets
    }
}
