//! The squares that each piece can ever reach: sets of squares that grow until nothing is new (mobility saturation,
//! after Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability", FUN 2022).
//!
//! The sets are never too small. Proof by induction: suppose that in some legal game from the position the first n - 1
//! moves stay within the sets. The path of the nth move was empty, so whatever stood there at first has moved or been
//! captured; since that happened within the sets, it already counts as gone. In the rules below, only pieces that are
//! still on their home squares, and pawns that keep their order on a file, stand in the way of others. So the nth move
//! stays within the sets too. The rules demand less than chess does: they ignore pins, checks and temporary obstacles.
//!
//! `unwinnable::net` decides whether the pieces suffice for a mate.

use arrayvec::ArrayVec;

use super::spread;
use crate::rules::{Bitboard, CastlingPath, Color, Position, Rank, Role, Square, attacks};

/// A piece and the squares it can reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceReach {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) home: Bitboard,
    /// The squares it can reach before promotion, including those where it promotes.
    pub(crate) reach: Bitboard,
    /// The squares it can reach after promotion. A promoted pawn counts as queen and knight in one.
    pub(crate) promoted: Bitboard,
    /// Whether it is a pawn that stays on its file and is never captured or promoted, so that no other pawn gets past
    /// it there.
    bound: bool,
    /// The value of `news` (for a pawn) or `gone` (for another piece) when this piece was last found to reach nothing
    /// new.
    settled: u32,
}

impl PieceReach {
    /// All squares it can reach.
    pub(crate) fn squares(&self) -> Bitboard {
        self.reach | self.promoted
    }
}

/// All pieces with the squares they can reach.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    pub(crate) men: ArrayVec<PieceReach, 32>,
    /// The home squares of pieces that never move and are never captured, per side.
    pub(crate) stuck: [Bitboard; 2],
    /// The squares that pieces other than the king can reach, per side.
    pub(crate) common: [Bitboard; 2],
    kings: Bitboard,
    /// Change counters: `gone` goes up when a piece may have left its home square or been captured there; `news` also
    /// goes up for what matters only to pawns.
    gone: u32,
    news: u32,
}

impl Reach {
    /// The squares that each piece can ever reach.
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

    /// Grows the sets while a side can move only its pawns; returns whether that side runs out of moves.
    ///
    /// The sets grow one move at a time, so after n moves they contain every square that a piece can reach in n moves.
    /// Once the side would need more moves than its pawns have within these squares, the game must have ended.
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

    /// Counts as gone from its home square every slider that can now move further, since the last move of the game can
    /// open a line for it.
    fn open_lines(&mut self) {
        for index in 0..self.men.len() {
            let man = self.men[index];
            let slides = matches!(man.role, Role::Bishop | Role::Rook | Role::Queen);
            if slides && self.step(&man).0 != man.reach {
                self.free(man.color, man.home);
            }
        }
    }

    /// Whether this side can move nothing but pawns at the start.
    fn is_poor(&self, color: Color, position: &Position) -> bool {
        (position.castling_rooks() & Bitboard::back_rank(color)).is_empty()
            && self.men_of(color).filter(|man| man.role != Role::Pawn).all(|man| self.step(man).0 == man.home)
    }

    fn only_pawns_move(&self, color: Color) -> bool {
        self.men_of(color).all(|man| match man.role {
            Role::Pawn => man.promoted.is_empty(),
            _ => man.reach == man.home,
        })
    }

    /// An upper bound on the number of moves of a side's pawns: each move advances a pawn at least one rank.
    fn pawn_moves(&self, color: Color) -> usize {
        self.men_of(color).filter(|man| man.role == Role::Pawn).map(|man| ranks(man.reach) - 1).sum()
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
                    reach.men.push(PieceReach {
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
        self.men_of(color).find(|man| man.role == Role::King).map_or(Bitboard::EMPTY, |king| king.reach)
    }

    fn men_of(&self, color: Color) -> impl Iterator<Item = &PieceReach> {
        self.men.iter().filter(move |man| man.color == color)
    }

    pub(crate) fn all_stuck(&self) -> Bitboard {
        self.stuck[0] | self.stuck[1]
    }

    /// Treats a pawn that can be captured en passant as if it could go back to the square that it has just passed over.
    /// Later double steps need no rule: a pawn that can go two squares can go one, and can be captured there.
    fn allow_en_passant(&mut self, passed: Square, of: Color) {
        let pawn = Bitboard::of(Square::new(passed.index() as u8 ^ 8));
        self.common[of.index()] |= Bitboard::of(passed);
        self.free(of, pawn);
        for man in &mut self.men {
            man.bound &= (man.home & pawn).is_empty();
        }
    }

    /// Releases pawns that can be captured or promoted, or can leave their files; returns whether there are any.
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

    /// The squares where a side's pieces can capture.
    fn takes(&self, color: Color) -> Bitboard {
        let squares = |man: &PieceReach| match man.role {
            Role::Pawn => spread::pawn(color, man.reach) | man.promoted,
            _ => man.reach,
        };
        self.men_of(color).map(squares).fold(Bitboard::EMPTY, |a, b| a | b)
    }

    /// The squares on its file that a pawn can't reach while a bound pawn is in front of it: two pawns on one file keep
    /// their order until one of them is captured, leaves the file or is promoted.
    fn barred(&self, man: &PieceReach) -> Bitboard {
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

    /// Adds the squares that each piece of a side reaches with one more move; returns whether any of them is new.
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
            self.men[index] = PieceReach { reach, promoted, ..man };
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

    /// Marks the pieces on these home squares as gone.
    fn free(&mut self, color: Color, homes: Bitboard) {
        if (self.stuck[color.index()] & homes).any() {
            self.stuck[color.index()] = self.stuck[color.index()] - homes;
            self.gone += 1;
            self.news += 1;
        }
    }

    /// The squares that the piece can reach with one more move: as itself, and after promotion. A promotion and the
    /// next move count as one.
    fn step(&self, man: &PieceReach) -> (Bitboard, Bitboard) {
        let us = man.color.index();
        let all = self.all_stuck();
        // A king is never captured: while it can't leave its home, no other piece gets there.
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

    fn pawn(&self, man: &PieceReach, all: Bitboard) -> Bitboard {
        let mut ahead = spread::ahead(man.color, man.reach) - all;
        if (ahead - man.reach).any() {
            ahead = ahead - self.barred(man);
        }
        // A pawn on its second rank has not moved.
        let third = Bitboard::rank(Rank::R3.seen_by(man.color));
        let mut double = spread::ahead(man.color, ahead & third) - all;
        if (double - man.reach).any() {
            double = double - self.barred(man);
        }
        let victims = self.common[(!man.color).index()];
        man.reach | ahead | double | spread::pawn(man.color, man.reach) & victims
    }

    /// The squares guarded by a side's pieces that are still at home; the enemy king can't enter them. A slider is sure
    /// to guard only adjacent squares, since something may stand further along its line.
    fn guarded(&self, by: Color) -> Bitboard {
        self.men_of(by)
            .filter(|man| (man.home & self.stuck[by.index()]).any())
            .filter_map(|man| Some(attacks::of(by, man.role, man.home.first()?, Bitboard::ALL)))
            .fold(Bitboard::EMPTY, |all, one| all | one)
    }

    /// Lets a king and a rook jump to their castling squares once no permanent piece is in their way; returns whether
    /// any king or rook can reach a new square.
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

/// The number of ranks with a square of the set.
fn ranks(set: Bitboard) -> usize {
    let halves = set.0 | set.0 >> 4;
    let quarters = halves | halves >> 2;
    ((quarters | quarters >> 1) & 0x0101_0101_0101_0101).count_ones() as usize
}
