//! A proof that tracks kings and pawns exactly, and pieces only as shadows. It visits every arrangement of kings and
//! pawns that can arise, while each piece is anywhere it could ever reach, or nowhere, as needed. It finds dead
//! positions where pieces wander around walls: such positions have few arrangements, and the exact squares of the
//! pieces don't matter.
//!
//! Nothing possible is left out. A move by a piece either changes nothing here or captures a pawn on a square that the
//! piece can reach. Kings and pawns move as on a board with only the pieces that never move, may capture any of the
//! other pieces wherever it can go, and are restricted only by checks from each other and from the pieces that never
//! move. If no such arrangement allows a mate, there is none. A promotion ends the attempt without a proof.

use super::net::Net;
use super::position_set::{PositionSet, Words};
use super::reach::Reach;
use super::spread;
use crate::rules::{Bitboard, Color, Position, Rank, Role, Square, attacks};

/// The squares of kings and pawns, and the side to move.
#[derive(Clone, Copy)]
struct Arrangement {
    pawns: [Bitboard; 2],
    kings: [Square; 2],
    turn: Color,
}

/// The move that led to an arrangement, as far as it matters for checks.
#[derive(Clone, Copy)]
enum LastMove {
    Piece,
    /// A king moved from this square.
    King(Square),
    /// A pawn moved from the first square to the second.
    Pawn(Square, Square),
    /// A pawn captured on this square. This can open lines through the square that it left and, en passant, through
    /// that of the captured pawn.
    PawnTakes(Square),
}

/// Returns whether it is proved that no arrangement allows a mate by `side`, and how many arrangements were made.
/// `false` means unknown.
///
/// A position with a castling right is not tried, because castling moves two pieces at once.
pub(crate) fn rule_out(position: &Position, reach: &Reach, side: Color, budget: u64) -> (bool, u64) {
    if position.castling_rooks().any() {
        return (false, 0);
    }
    let board = position.board();
    let scene = Arrangement {
        pawns: Color::ALL.map(|color| board.by(color, Role::Pawn)),
        kings: Color::ALL.map(|color| position.king(color)),
        turn: position.turn(),
    };
    let mut play = ShadowSearch::new(reach, side);
    play.seen.insert(scene.words());
    let mut index = 0;
    while index < play.seen.len() {
        let scene = Arrangement::from_words(play.seen.get(index));
        index += 1;
        if play.made >= budget || !play.visit(&scene) {
            return (false, play.made);
        }
    }
    (true, play.made)
}

struct ShadowSearch<'a> {
    net: Net<'a>,
    side: Color,
    seen: PositionSet,
    made: u64,
    /// Pieces other than kings and pawns that never move and are never captured, per side.
    walls: [Bitboard; 2],
    /// The squares that `walls` always guard, so that the enemy king never enters them. Of a slider's squares, only the
    /// adjacent ones are sure to be guarded.
    guarded: [Bitboard; 2],
    /// The squares that the pieces other than kings, pawns and `walls` can reach, per side.
    shadows: [Bitboard; 2],
    /// The squares that sliders of `side`, except `walls`, can reach: those that move along diagonals, and those that
    /// move along ranks and files.
    sliders: [Bitboard; 2],
    /// For each side, whether it has pieces that may be able to move: those other than kings, pawns and `walls`.
    moves: [bool; 2],
}

impl ShadowSearch<'_> {
    fn new(reach: &Reach, side: Color) -> ShadowSearch<'_> {
        let mut play = ShadowSearch {
            net: Net::of_pieces(reach, side),
            side,
            seen: PositionSet::new(),
            made: 0,
            walls: [Bitboard::EMPTY; 2],
            guarded: [Bitboard::EMPTY; 2],
            shadows: [Bitboard::EMPTY; 2],
            sliders: [Bitboard::EMPTY; 2],
            moves: [false; 2],
        };
        for man in reach.men.iter().filter(|man| !matches!(man.role, Role::King | Role::Pawn)) {
            let us = man.color.index();
            if (man.home & reach.all_stuck()).any() {
                play.walls[us] |= man.home;
                let near = man.home.first().map(|home| attacks::of(man.color, man.role, home, Bitboard::ALL));
                play.guarded[us] |= near.unwrap_or_default();
                continue;
            }
            play.moves[us] = true;
            play.shadows[us] |= man.reach;
            if man.color == side {
                let diagonal = matches!(man.role, Role::Bishop | Role::Queen);
                let straight = matches!(man.role, Role::Rook | Role::Queen);
                for (along, slides) in [diagonal, straight].into_iter().enumerate() {
                    if slides {
                        play.sliders[along] |= man.reach;
                    }
                }
            }
        }
        play
    }

    /// Makes the moves from an arrangement; returns `false` once a mate is possible or a pawn promotes.
    fn visit(&mut self, scene: &Arrangement) -> bool {
        let (us, them) = (scene.turn, !scene.turn);
        let (own, other) = (scene.pawns[us.index()], scene.pawns[them.index()]);
        let next = Arrangement { turn: them, ..*scene };
        if self.moves[us.index()] {
            let mut taken = (other & self.shadows[us.index()]).into_iter();
            if !self.add(next, LastMove::Piece)
                || !taken.all(|at| self.add(next.less(them, at), LastMove::Piece))
            {
                return false;
            }
        }
        let king = scene.kings[us.index()];
        let goals = attacks::king(king)
            - own
            - self.walls[0]
            - self.walls[1]
            - self.guarded[them.index()]
            - spread::pawn(them, other)
            - attacks::king(scene.kings[them.index()]);
        let to = |goal| {
            let mut next = next.less(them, goal);
            next.kings[us.index()] = goal;
            next
        };
        goals.into_iter().all(|goal| self.add(to(goal), LastMove::King(king)))
            && own.into_iter().all(|pawn| self.push(scene, pawn) && self.take(scene, pawn))
    }

    fn push(&mut self, scene: &Arrangement, pawn: Square) -> bool {
        let us = scene.turn;
        let free = !(scene.taken() | self.walls[0] | self.walls[1]);
        let one = spread::ahead(us, Bitboard::of(pawn)) & free;
        let third = Bitboard::rank(Rank::R3.seen_by(us));
        let two = spread::ahead(us, one & third) & free;
        (one | two).into_iter().all(|to| {
            let next = scene.less(us, pawn).with(us, to);
            self.add(next, LastMove::Pawn(pawn, to))
        })
    }

    fn take(&mut self, scene: &Arrangement, pawn: Square) -> bool {
        let (us, them) = (scene.turn, !scene.turn);
        let others = scene.pawns[them.index()];
        let kings = Bitboard::of(scene.kings[0]).with(scene.kings[1]);
        let goals = attacks::pawn(us, pawn) - scene.pawns[us.index()] - kings - self.walls[0] - self.walls[1];
        // This proof does not track double steps, so any pawn on the rank where they end may just have made one.
        let fifth = Bitboard::rank(Rank::R5.seen_by(us));
        let passed = spread::ahead(us, others & fifth) - others;
        let victims = others | self.shadows[them.index()] | passed;
        (goals & victims).into_iter().all(|to| {
            let next = scene.less(us, pawn).with(us, to);
            let here = others.has(to) || self.shadows[them.index()].has(to);
            let behind = Square::new(to.index() as u8 ^ 8);
            (!here || self.add(next.less(them, to), LastMove::PawnTakes(to)))
                && (!passed.has(to) || self.add(next.less(them, behind), LastMove::PawnTakes(to)))
        })
    }

    /// Adds an arrangement unless a pawn attacks the king of the side that has just moved; returns `false` if the
    /// arrangement may be mate or has a pawn on its last rank.
    fn add(&mut self, scene: Arrangement, last_move: LastMove) -> bool {
        self.made += 1;
        let last = Bitboard::rank(Rank::R1) | Bitboard::rank(Rank::R8);
        if ((scene.pawns[0] | scene.pawns[1]) & last).any() {
            return false;
        }
        let mover = !scene.turn;
        let checks = spread::pawn(scene.turn, scene.pawns[scene.turn.index()]);
        if checks.has(scene.kings[mover.index()]) {
            return true;
        }
        // Only a move by the mating side can give mate.
        if mover == self.side && self.may_be_mate(&scene, last_move) {
            return false;
        }
        self.seen.insert(scene.words());
        true
    }

    fn may_be_mate(&self, scene: &Arrangement, last_move: LastMove) -> bool {
        let (us, them) = (self.side, !self.side);
        let king = scene.kings[them.index()];
        let pawns = scene.pawns[us.index()];
        // Only kings and pawns are exact here: leaving a square can open a line for a piece, and a pawn can give check
        // itself.
        let checked = match last_move {
            LastMove::Piece => self.net.may_check(king),
            LastMove::King(from) => self.opens(scene, from, king),
            LastMove::Pawn(from, to) => attacks::pawn(us, to).has(king) || self.opens(scene, from, king),
            LastMove::PawnTakes(to) => attacks::pawn(us, to).has(king) || self.net.may_check(king),
        };
        let guarded = spread::pawn(us, pawns) | attacks::king(scene.kings[us.index()]);
        checked && self.net.may_hold_with(king, guarded | scene.pawns[them.index()])
    }

    /// Whether a slider can give check once `from` is vacated.
    fn opens(&self, scene: &Arrangement, from: Square, king: Square) -> bool {
        let taken = scene.taken() | self.walls[0] | self.walls[1];
        let between = attacks::between(from, king);
        if (between & taken).any() {
            return false;
        }
        let beyond = attacks::line(from, king) - between - attacks::king(king).without(from);
        let along = usize::from(attacks::rook_rays(king).has(from));
        (beyond & self.sliders[along]).any()
    }
}

impl Arrangement {
    fn taken(&self) -> Bitboard {
        (self.pawns[0] | self.pawns[1]).with(self.kings[0]).with(self.kings[1])
    }

    fn less(mut self, color: Color, square: Square) -> Arrangement {
        self.pawns[color.index()] = self.pawns[color.index()].without(square);
        self
    }

    fn with(mut self, color: Color, square: Square) -> Arrangement {
        self.pawns[color.index()] = self.pawns[color.index()].with(square);
        self.turn = !color;
        self
    }

    fn words(&self) -> Words {
        let kings = self.kings[0].index() | self.kings[1].index() << 6 | self.turn.index() << 12;
        [self.pawns[0].0, self.pawns[1].0, kings as u64]
    }

    fn from_words([white, black, rest]: Words) -> Arrangement {
        Arrangement {
            pawns: [Bitboard(white), Bitboard(black)],
            kings: [Square::new(rest as u8), Square::new((rest >> 6) as u8)],
            turn: Color::ALL[(rest >> 12 & 1) as usize],
        }
    }
}
