//! Touch-move: what the pieces touched so far still allow (Articles 4.3 to 4.5).
//!
//! The obligation is a pure function of the position and of the pieces touched, in order. It is made anew after every
//! touch and never patched, so that it cannot drift from what was touched.
//!
//! What counts as a touch: see `table`.

use crate::rules::{Bitboard, Move, MoveList, Position, Square};

/// Why the player may not make every legal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bond {
    /// The king was touched, then the rook that it can castle with.
    Castling,
    /// The rook was touched before the king: no castling with it.
    RookFirst,
    /// The king was touched, then a rook that it can't castle with.
    KingFirst,
    /// One's own piece takes the other player's, or the first of them all that can be moved or captured is.
    EachColour,
    /// One's own piece moves.
    Own,
    /// The other player's piece is taken.
    Enemy,
    /// A draw was claimed wrongly with this move in mind.
    IntendedMove,
}

impl Bond {
    /// The article of the Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            Bond::Castling => "4.4.1",
            Bond::RookFirst => "4.4.2",
            Bond::KingFirst => "4.4.3",
            Bond::EachColour => "4.3.3",
            Bond::Own => "4.3.1",
            Bond::Enemy => "4.3.2",
            Bond::IntendedMove => "9.5.3",
        }
    }

    /// A name for machines, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Bond::Castling => "castling",
            Bond::RookFirst => "rook-first",
            Bond::KingFirst => "king-first",
            Bond::EachColour => "each-colour",
            Bond::Own => "own",
            Bond::Enemy => "enemy",
            Bond::IntendedMove => "intended-move",
        }
    }
}

/// The moves that a player may still make.
#[derive(Clone, Debug)]
pub struct Obligation {
    moves: MoveList,
    bond: Option<Bond>,
    pieces: Bitboard,
    struck: Bitboard,
}

impl Obligation {
    /// A player who claimed a draw with a move in mind, and wrongly, has to make it (9.5.3).
    pub fn intended(mv: Move) -> Obligation {
        let rook = if mv.is_castling() { Bitboard::of(mv.to()) } else { Bitboard::EMPTY };
        let pieces = rook.with(mv.from());
        Obligation {
            moves: [mv].into_iter().collect(),
            bond: Some(Bond::IntendedMove),
            pieces,
            struck: Bitboard::EMPTY,
        }
    }

    /// The moves that are left; never empty while there is a legal move.
    pub fn moves(&self) -> &MoveList {
        &self.moves
    }

    /// What binds; `None` when nothing does.
    pub fn bond(&self) -> Option<Bond> {
        self.bond
    }

    /// The article of what binds; `None` when nothing does.
    pub fn article(&self) -> Option<&'static str> {
        self.bond.map(Bond::article)
    }

    /// The pieces that bind: those that must move or be taken.
    pub fn pieces(&self) -> Bitboard {
        self.pieces
    }

    /// The rooks touched before the king, with which there is no castling in this turn (4.4.2).
    pub fn struck(&self) -> Bitboard {
        self.struck
    }
}

/// What the pieces touched, each once and in order, leave to the player having the move.
///
/// ```
/// use jadoube::game::{Bond, obligation};
/// use jadoube::rules::Position;
///
/// let start = Position::standard();
/// let touched = ["a1".parse()?, "g1".parse()?, "e2".parse()?];
/// // The rook can't move and so doesn't bind; the knight does.
/// let bound = obligation(&start, &touched);
/// assert_eq!(bound.bond(), Some(Bond::Own));
/// assert!(bound.moves().iter().all(|mv| mv.from() == touched[1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn obligation(position: &Position, touched: &[Square]) -> Obligation {
    Touches::new(position, touched).obligation()
}

/// The touches of one turn and the moves that they can leave.
struct Touches<'a> {
    position: &'a Position,
    touched: &'a [Square],
    own: Vec<Square>,
    enemy: Vec<Square>,
    legal: MoveList,
    struck: Bitboard,
}

impl<'a> Touches<'a> {
    fn new(position: &'a Position, touched: &'a [Square]) -> Touches<'a> {
        let us = position.turn();
        let of =
            |color| touched.iter().copied().filter(|&on| position.board().color(color).has(on)).collect();
        let king = position.king(us);
        // T2: rooks touched while the king was not.
        let before_king = touched.iter().take_while(|&&on| on != king);
        let rooks = position.castling_rooks() & position.board().color(us);
        let mut struck: Bitboard = before_king.copied().filter(|&on| rooks.has(on)).collect();
        let mut legal = position.legal_moves();
        let all = legal.clone();
        legal.retain(|mv| !(mv.is_castling() && struck.has(mv.to())));
        if legal.is_empty() {
            // In Chess960 castling can be the only legal move: a player is never left without one.
            (legal, struck) = (all, Bitboard::EMPTY);
        }
        Touches { position, touched, own: of(us), enemy: of(!us), legal, struck }
    }

    fn obligation(&self) -> Obligation {
        let mut idle = None;
        if let Some((king, rook)) = self.king_then_rook() {
            let castling = self.those(|mv| mv.is_castling() && mv.to() == rook);
            if !castling.is_empty() {
                return self.bound(castling, Bond::Castling, Bitboard::of(king).with(rook));
            }
            let moves = self.of(king);
            if !moves.is_empty() {
                return self.bound(moves, Bond::KingFirst, Bitboard::of(king));
            }
            // 4.4.3: the player is free, so far as king and rook go.
            idle = Some(rook);
        }
        self.by_order(idle)
    }

    /// T1, T3: the king, and the first castling rook touched after it, before any other piece that can be moved or
    /// captured.
    fn king_then_rook(&self) -> Option<(Square, Square)> {
        let us = self.position.turn();
        let king = self.position.king(us);
        let rooks = self.position.castling_rooks() & self.position.board().color(us);
        let at = self.touched.iter().position(|&on| on == king)?;
        let after = self.touched[at..].iter().position(|&on| rooks.has(on))? + at;
        let others = self.touched[..after].iter().filter(|&&on| on != king);
        others.into_iter().all(|&on| self.binding(on).is_empty()).then(|| (king, self.touched[after]))
    }

    /// T4 to T7; a rook that `idle` names doesn't bind.
    fn by_order(&self, idle: Option<Square>) -> Obligation {
        let each = if let (Some(&own), Some(&enemy)) = (self.own.first(), self.enemy.first()) {
            let capture = self.those(|mv| mv.from() == own && self.takes(mv, enemy));
            if !capture.is_empty() {
                return self.bound(capture, Bond::EachColour, Bitboard::of(own).with(enemy));
            }
            true
        } else {
            false
        };
        let candidates = self.touched.iter().copied().filter(|&on| Some(on) != idle);
        let first = candidates.map(|on| (on, self.binding(on))).find(|(_, moves)| !moves.is_empty());
        match first {
            Some((on, moves)) if each => self.bound(moves, Bond::EachColour, Bitboard::of(on)),
            Some((on, moves)) if self.own.is_empty() => self.bound(moves, Bond::Enemy, Bitboard::of(on)),
            Some((on, moves)) => self.bound(moves, self.own_bond(on), Bitboard::of(on)),
            None => Obligation {
                moves: self.legal.clone(),
                bond: None,
                pieces: Bitboard::EMPTY,
                struck: self.struck,
            },
        }
    }

    /// 4.4.2 is why, when a rook and then the king was touched, and one of the two has to move; else 4.3.1.
    fn own_bond(&self, on: Square) -> Bond {
        let king = self.position.king(self.position.turn());
        let both = self.struck.any() && self.touched.contains(&king);
        if both && (on == king || self.struck.has(on)) { Bond::RookFirst } else { Bond::Own }
    }

    fn bound(&self, moves: MoveList, bond: Bond, pieces: Bitboard) -> Obligation {
        Obligation { moves, bond: Some(bond), pieces, struck: self.struck }
    }

    /// The moves that a touched piece, alone, would leave: its own, or those that take it.
    fn binding(&self, on: Square) -> MoveList {
        if self.own.contains(&on) { self.of(on) } else { self.those(|mv| self.takes(mv, on)) }
    }

    fn of(&self, from: Square) -> MoveList {
        self.those(|mv| mv.from() == from)
    }

    /// A pawn that can only be taken en passant can be taken.
    fn takes(&self, mv: Move, on: Square) -> bool {
        self.position.taken_by(mv) == Some(on)
    }

    fn those(&self, wanted: impl Fn(Move) -> bool) -> MoveList {
        self.legal.iter().copied().filter(|&mv| wanted(mv)).collect()
    }
}
