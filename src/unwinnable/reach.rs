//! Who can ever reach what: every man's squares, grown to a fixpoint (mobility saturation, after the idea of
//! Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability", FUN 2022), with a whole set of squares at
//! a time.
//!
//! The sets are never too small. Take any legal game from the position and suppose that its first n - 1 moves
//! lie within the sets. Then so does the nth: its way was empty, so what stood there at first has gone or
//! been taken, and a man whose move or loss lies within the sets counts as gone; and the rules below forbid
//! only what a man does that is still where it was. They ask for nothing that the rules of chess don't, so
//! that pins, checks and what stands in the way for a while are left out of account.
//!
//! How many men there are for a task: see `unwinnable::net`.

use arrayvec::ArrayVec;

use super::spread;
use crate::rules::{Bitboard, CastlingPath, Color, Position, Rank, Role, Square, attacks};

/// A man and the squares that it may come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Man {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) home: Bitboard,
    /// As what it is now.
    pub(crate) reach: Bitboard,
    /// As what it may become: a pawn that arrives counts as queen and knight in one.
    pub(crate) promoted: Bitboard,
    /// Of a pawn: it stays on its file and is never taken, or promoted, so that nothing on the file gets past
    /// it.
    bound: bool,
    /// The state of the board when nothing new was found for it.
    settled: u32,
}

impl Man {
    /// All its squares.
    pub(crate) fn squares(&self) -> Bitboard {
        self.reach | self.promoted
    }
}

/// All men with their squares.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    pub(crate) men: ArrayVec<Man, 32>,
    /// The homes of men that never move and are never taken.
    pub(crate) stuck: [Bitboard; 2],
    /// The squares that a side's men other than the king may come to.
    pub(crate) common: [Bitboard; 2],
    kings: Bitboard,
    /// Counts what matters to pieces: who has gone from his home. And what matters to pawns besides.
    gone: u32,
    news: u32,
}

impl Reach {
    /// Where everyone can ever come to.
    pub(crate) fn of(position: &Position) -> Reach {
        let mut reach = Reach::at_home(position);
        if reach.runs_out(position) {
            return reach;
        }
        loop {
            let grown = reach.grow(Color::White) | reach.grow(Color::Black) | reach.castle(position);
            if !grown && !reach.unbind() {
                return reach;
            }
        }
    }

    /// Grows as long as a side is so poor that it can only move its pawns; whether it runs out of moves.
    ///
    /// One move after the other: after n of them nobody is further than n moves take him, on a board where
    /// all others moved as well. Once the poor side would have made more moves than all its pawns have in the
    /// squares that they can have come to by then, the game has ended.
    fn runs_out(&mut self, position: &Position) -> bool {
        let mut poor = Color::ALL.map(|color| self.is_poor(color, position));
        let mut turn = position.turn();
        let mut idle = 0;
        let mut ply = 0;
        while (poor[0] || poor[1]) && idle < 2 {
            let grown = self.grow(turn) | self.castle(position);
            if grown {
                self.unbind();
            }
            idle = if grown { 0 } else { idle + 1 };
            let own = turn.index();
            poor[own] = poor[own] && self.only_pawns_move(turn);
            if poor[own] && self.pawn_moves(turn) <= ply / 2 {
                self.open_lines();
                return true;
            }
            turn = !turn;
            ply += 1;
        }
        false
    }

    /// The last move of all may open a line for a slider that had no move before: it counts as gone from its
    /// home.
    fn open_lines(&mut self) {
        for index in 0..self.men.len() {
            let man = self.men[index];
            let slides = matches!(man.role, Role::Bishop | Role::Rook | Role::Queen);
            if slides && self.step(&man).0 != man.reach {
                self.free(man.color, man.home);
            }
        }
    }

    /// Whether at first at most the pawns of a side can move.
    fn is_poor(&self, color: Color, position: &Position) -> bool {
        (position.castling_rooks() & Bitboard::back_rank(color)).is_empty()
            && self
                .men
                .iter()
                .filter(|man| man.color == color && man.role != Role::Pawn)
                .all(|man| self.step(man).0 == man.home)
    }

    fn only_pawns_move(&self, color: Color) -> bool {
        self.men.iter().filter(|man| man.color == color).all(|man| match man.role {
            Role::Pawn => man.promoted.is_empty(),
            _ => man.reach == man.home,
        })
    }

    /// The moves that a side's pawns have at most: each goes on by a rank.
    fn pawn_moves(&self, color: Color) -> usize {
        let pawns = self.men.iter().filter(|man| man.color == color && man.role == Role::Pawn);
        pawns.map(|man| ranks(man.reach) - 1).sum()
    }

    fn at_home(position: &Position) -> Reach {
        let board = position.board();
        let mut reach = Reach {
            men: ArrayVec::new(),
            stuck: Color::ALL.map(|color| board.color(color)),
            common: Color::ALL.map(|color| board.color(color) - board.role(Role::King)),
            kings: board.role(Role::King),
            gone: 1,
            news: 1,
        };
        for color in Color::ALL {
            for role in Role::ALL {
                for square in board.by(color, role) {
                    let home = Bitboard::of(square);
                    reach.men.push(Man {
                        color,
                        role,
                        home,
                        reach: home,
                        promoted: Bitboard::EMPTY,
                        bound: role == Role::Pawn,
                        settled: 0,
                    });
                }
            }
        }
        if let Some(passed) = position.en_passant() {
            reach.allow_en_passant(passed, !position.turn());
        }
        reach
    }

    pub(crate) fn king(&self, color: Color) -> Bitboard {
        let king = self.men.iter().find(|man| man.color == color && man.role == Role::King);
        king.map_or(Bitboard::EMPTY, |king| king.reach)
    }

    pub(crate) fn all_stuck(&self) -> Bitboard {
        self.stuck[0] | self.stuck[1]
    }

    /// The pawn that has just passed over a square can be taken there: as if it could go there. Later passing
    /// needs no rule: a pawn that can go two squares can go one, and is there to be taken.
    fn allow_en_passant(&mut self, passed: Square, of: Color) {
        let pawn = Bitboard::of(Square::new(passed.index() as u8 ^ 8));
        self.common[of.index()] |= Bitboard::of(passed);
        self.free(of, pawn);
        for man in &mut self.men {
            man.bound &= (man.home & pawn).is_empty();
        }
    }

    /// Finds pawns that may be taken somewhere, or leave their files.
    fn unbind(&mut self) -> bool {
        let takes = Color::ALL.map(|color| self.takes(color));
        let mut found = false;
        for man in self.men.iter_mut().filter(|man| man.bound) {
            let file = man.home.first().map_or(Bitboard::EMPTY, |home| Bitboard::file(home.file()));
            let taken = man.reach & takes[(!man.color).index()];
            if taken.any() || man.promoted.any() || (man.reach - file).any() {
                man.bound = false;
                found = true;
            }
        }
        self.news += u32::from(found);
        found
    }

    /// Where men of a side may take.
    fn takes(&self, color: Color) -> Bitboard {
        let squares = |man: &Man| match man.role {
            Role::Pawn => spread::pawn(color, man.reach) | man.promoted,
            _ => man.reach,
        };
        self.men.iter().filter(|man| man.color == color).map(squares).fold(Bitboard::EMPTY, |a, b| a | b)
    }

    /// The squares on its file that a pawn can't come to as long as a bound pawn is before it: two pawns of
    /// one file stay in their order until one of them is taken, leaves the file or is promoted.
    fn barred(&self, man: &Man) -> Bitboard {
        let Some(home) = man.home.first() else { return Bitboard::EMPTY };
        if (man.reach - Bitboard::file(home.file())).any() {
            return Bitboard::EMPTY;
        }
        let ahead = |from: Square| {
            let file = Bitboard::file(from.file());
            match man.color {
                Color::White => Bitboard(file.0 & !0 << from.index() << 1),
                Color::Black => Bitboard(file.0 & ((1 << from.index()) - 1)),
            }
        };
        let way = ahead(home);
        let mut barred = Bitboard::EMPTY;
        for other in self.men.iter().filter(|other| other.bound && (other.home & way).any()) {
            let furthest = if man.color == Color::White { other.reach.last() } else { other.reach.first() };
            barred = furthest.map_or(barred, |at| barred | ahead(at).with(at));
        }
        barred
    }

    /// One move of every man of a side; whether anything is new.
    fn grow(&mut self, color: Color) -> bool {
        let mut grown = false;
        for index in 0..self.men.len() {
            let man = self.men[index];
            let state = if man.role == Role::Pawn { self.news } else { self.gone };
            if man.color != color || man.settled == state {
                continue;
            }
            let (reach, promoted) = self.step(&man);
            if reach == man.reach && promoted == man.promoted {
                self.men[index].settled = state;
                continue;
            }
            grown = true;
            self.men[index] = Man { reach, promoted, ..man };
            self.free(man.color, man.home);
            let squares = reach | promoted;
            self.free(!man.color, squares);
            if man.role != Role::King && (squares - self.common[man.color.index()]).any() {
                self.common[man.color.index()] |= squares;
                self.news += 1;
            }
            self.news += u32::from(man.role == Role::Pawn);
        }
        grown
    }

    /// Those of a side's men whose homes these are count as gone.
    fn free(&mut self, color: Color, homes: Bitboard) {
        if (self.stuck[color.index()] & homes).any() {
            self.stuck[color.index()] = self.stuck[color.index()] - homes;
            self.gone += 1;
            self.news += 1;
        }
    }

    /// The squares after one more move at least.
    fn step(&self, man: &Man) -> (Bitboard, Bitboard) {
        let us = man.color.index();
        let all = self.all_stuck();
        // A king is never taken: where it can't leave its home nobody else comes.
        let closed = self.stuck[us] | self.stuck[1 - us] & self.kings;
        let reach = man.reach;
        let grown = match man.role {
            Role::Pawn => {
                let reach = self.pawn(man, all);
                let last = Bitboard::back_rank(!man.color);
                let promoted = man.promoted | reach & last;
                let next = spread::queen(promoted, all) | spread::knight(promoted);
                return (reach, promoted | (next - closed));
            }
            Role::Knight => spread::knight(reach),
            Role::Bishop => spread::bishop(reach, all),
            Role::Rook => spread::rook(reach, all),
            Role::Queen => spread::queen(reach, all),
            Role::King => spread::king(reach) - self.guarded(!man.color),
        };
        (reach | (grown - closed), man.promoted)
    }

    fn pawn(&self, man: &Man, all: Bitboard) -> Bitboard {
        let mut ahead = spread::ahead(man.color, man.reach) - all;
        if (ahead - man.reach).any() {
            ahead = ahead - self.barred(man);
        }
        // A pawn stands on its second rank only where it began.
        let third = Bitboard::rank(if man.color == Color::White { Rank::R3 } else { Rank::R6 });
        let mut double = spread::ahead(man.color, ahead & third) - all;
        if (double - man.reach).any() {
            double = double - self.barred(man);
        }
        let victims = self.common[(!man.color).index()];
        man.reach | ahead | double | spread::pawn(man.color, man.reach) & victims
    }

    /// What the men of a side that are still at home guard now and as long as they are: no king comes there.
    /// A slider surely guards only its neighbours, as someone may stand in its way further on.
    fn guarded(&self, by: Color) -> Bitboard {
        self.men
            .iter()
            .filter(|man| man.color == by && (man.home & self.stuck[by.index()]).any())
            .filter_map(|man| Some(attacks::of(by, man.role, man.home.first()?, Bitboard::ALL)))
            .fold(Bitboard::EMPTY, |all, one| all | one)
    }

    /// King and rook jump to their goals once nobody stays in their way.
    fn castle(&mut self, position: &Position) -> bool {
        let mut grown = false;
        for rook in position.castling_rooks() {
            let color = if rook.rank() == Rank::R1 { Color::White } else { Color::Black };
            let king = position.king(color);
            let path = CastlingPath::new(color, king, rook);
            if (path.clear & self.all_stuck()).any() {
                continue;
            }
            for (from, goal) in [(king, path.king_goal), (rook, path.rook_goal)] {
                let goal = Bitboard::of(goal);
                let man = self.men.iter_mut().find(|man| man.home.has(from));
                if let Some(man) = man.filter(|man| (goal - man.reach).any()) {
                    man.reach |= goal;
                    man.settled = 0;
                    let home = man.home;
                    if man.role != Role::King {
                        self.common[color.index()] |= goal;
                    }
                    self.free(color, home);
                    self.news += 1;
                    grown = true;
                }
            }
        }
        grown
    }
}

/// How many ranks have a square of the set.
fn ranks(set: Bitboard) -> usize {
    let halves = set.0 | set.0 >> 4;
    let quarters = halves | halves >> 2;
    ((quarters | quarters >> 1) & 0x0101_0101_0101_0101).count_ones() as usize
}
