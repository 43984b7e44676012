//! Touch-move: the moves that players may still make after touching pieces (4.3 to 4.5), releasing a piece (4.7) or
//! making a wrong draw claim (9.5.3).
//!
//! The obligation is not stored but computed from the position and from what the player touched, released or claimed in
//! this turn, so it can't get out of step with them.
//!
//! For what counts as a touch, see `table::touch_input`.

use crate::rules::{Bitboard, Move, MoveList, Position, Square, named};

named! {
    /// The rule that limits the player's choice of moves.
    pub enum Bond {
        /// The player touched the king, then the rook they can castle with: they must castle.
        Castling = "castling" in "4.4.1",
        /// The player touched the rook before the king: they must move the first of the two that can move, and must not
        /// castle with that rook.
        RookFirst = "rook-first" in "4.4.2",
        /// The player touched the king, then a rook that has a castling right but can't castle now: the king must move.
        KingFirst = "king-first" in "4.4.3",
        /// The player touched pieces of both colours: their own must capture the opponent's; if that is illegal, the
        /// first of the touched pieces that can be moved or captured must be moved or captured.
        EachColour = "each-colour" in "4.3.3",
        /// The player touched their own piece, which must move.
        Own = "own" in "4.3.1",
        /// The player touched an opponent's piece, which must be captured.
        Enemy = "enemy" in "4.3.2",
        /// The move intended with a wrong draw claim must be played.
        IntendedMove = "intended-move" in "9.5.3",
        /// The player released a piece on a square, as a legal move or as part of one.
        Released = "released" in "4.7",
    }
}

/// The moves that touch-move still allows a player.
#[derive(Clone, Debug)]
pub struct Obligation {
    moves: MoveList,
    bond: Option<Bond>,
    pieces: Bitboard,
    struck: Bitboard,
}

impl Obligation {
    /// The obligation to make the move that a player intended with a wrong draw claim (9.5.3).
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

    /// The obligation after the player released a piece, so that only these moves remain (4.7). If touch-move allows
    /// none of them, the obligation does not change.
    pub fn after_release(self, released: &[Move]) -> Obligation {
        let moves: MoveList = self.moves.iter().copied().filter(|mv| released.contains(mv)).collect();
        match moves.is_empty() {
            true => self,
            false => Obligation {
                pieces: moves.iter().map(|mv| mv.from()).collect(),
                moves,
                bond: Some(Bond::Released),
                struck: self.struck,
            },
        }
    }

    /// The moves left; never empty while there is a legal move.
    pub fn moves(&self) -> &MoveList {
        &self.moves
    }

    /// The rule that applies; `None` if the player is free to make any legal move, except to castle with the rooks in
    /// [`Obligation::struck`].
    pub fn bond(&self) -> Option<Bond> {
        self.bond
    }

    /// The pieces that must move or be captured.
    pub fn pieces(&self) -> Bitboard {
        self.pieces
    }

    /// The rooks with which castling is not allowed in this turn, because they were touched before the king or while
    /// the king is still untouched (4.4.2).
    pub fn struck(&self) -> Bitboard {
        self.struck
    }
}

/// The obligation of the side to move after it has touched these pieces, each listed once, in order.
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
    Touches::new(position, position.legal_moves(), touched).obligation()
}

/// Works like [`obligation`], but with the legal moves in `legal`.
pub(crate) fn obligation_among(position: &Position, legal: MoveList, touched: &[Square]) -> Obligation {
    Touches::new(position, legal, touched).obligation()
}

/// The touches of one turn, and the legal moves except castling that 4.4.2 forbids.
struct Touches<'a> {
    position: &'a Position,
    touched: &'a [Square],
    own: Vec<Square>,
    enemy: Vec<Square>,
    legal: MoveList,
    struck: Bitboard,
}

impl<'a> Touches<'a> {
    fn new(position: &'a Position, mut legal: MoveList, touched: &'a [Square]) -> Touches<'a> {
        let us = position.turn();
        let of =
            |color| touched.iter().copied().filter(|&on| position.board().color(color).has(on)).collect();
        let king = position.king(us);
        // Everything touched before the king, or everything if the king was not touched.
        let before_king = touched.iter().take_while(|&&on| on != king);
        let rooks = position.castling_rooks() & position.board().color(us);
        let mut struck: Bitboard = before_king.copied().filter(|&on| rooks.has(on)).collect();
        let all = legal.clone();
        legal.retain(|mv| !(mv.is_castling() && struck.has(mv.to())));
        if legal.is_empty() {
            // In Chess960, castling can be the only legal move, and a player must keep a legal move.
            (legal, struck) = (all, Bitboard::EMPTY);
        }
        Touches { position, touched, own: of(us), enemy: of(!us), legal, struck }
    }

    fn obligation(&self) -> Obligation {
        let mut idle = Bitboard::EMPTY;
        if let Some((king, rook)) = self.king_then_rook() {
            let castling = self.those(|mv| mv.is_castling() && mv.to() == rook);
            if !castling.is_empty() {
                return self.bound(castling, Bond::Castling, Bitboard::of(king).with(rook));
            }
            let moves = self.of(king);
            if !moves.is_empty() {
                return self.bound(moves, Bond::KingFirst, Bitboard::of(king));
            }
            // Neither castling nor a king move is legal, so touching king and rook imposes nothing (4.4.3).
            idle = Bitboard::of(king).with(rook);
        }
        self.by_order(idle)
    }

    /// The king and the first castling rook touched after it. It is `None` if they were not touched in this order, or
    /// if another piece that can be moved or captured was touched before that rook.
    fn king_then_rook(&self) -> Option<(Square, Square)> {
        let us = self.position.turn();
        let king = self.position.king(us);
        let rooks = self.position.castling_rooks() & self.position.board().color(us);
        let at = self.touched.iter().position(|&on| on == king)?;
        let after = self.touched[at..].iter().position(|&on| rooks.has(on))? + at;
        let others = self.touched[..after].iter().filter(|&&on| on != king);
        others.into_iter().all(|&on| self.binding(on).is_empty()).then(|| (king, self.touched[after]))
    }

    /// The obligation under 4.3, 4.4.2 and 4.5. The pieces in `idle` are ignored.
    fn by_order(&self, idle: Bitboard) -> Obligation {
        let own = self.own.iter().copied().find(|&on| !idle.has(on));
        let each = if let (Some(own), Some(&enemy)) = (own, self.enemy.first()) {
            let capture = self.those(|mv| mv.from() == own && self.takes(mv, enemy));
            if !capture.is_empty() {
                return self.bound(capture, Bond::EachColour, Bitboard::of(own).with(enemy));
            }
            true
        } else {
            false
        };
        let candidates = self.touched.iter().copied().filter(|&on| !idle.has(on));
        let first = candidates.map(|on| (on, self.binding(on))).find(|(_, moves)| !moves.is_empty());
        match first {
            Some((on, moves)) if each => self.bound(moves, Bond::EachColour, Bitboard::of(on)),
            Some((on, moves)) if own.is_none() => self.bound(moves, Bond::Enemy, Bitboard::of(on)),
            Some((on, moves)) => self.bound(moves, self.own_bond(on), Bitboard::of(on)),
            None => Obligation {
                moves: self.legal.clone(),
                bond: None,
                pieces: Bitboard::EMPTY,
                struck: self.struck,
            },
        }
    }

    /// The bond of 4.4.2 if a rook and then the king were touched and one of them must move; otherwise the bond of
    /// 4.3.1.
    fn own_bond(&self, on: Square) -> Bond {
        let king = self.position.king(self.position.turn());
        let both = self.struck.any() && self.touched.contains(&king);
        if both && (on == king || self.struck.has(on)) { Bond::RookFirst } else { Bond::Own }
    }

    fn bound(&self, moves: MoveList, bond: Bond, pieces: Bitboard) -> Obligation {
        Obligation { moves, bond: Some(bond), pieces, struck: self.struck }
    }

    /// The moves that satisfy the touch of this piece: its moves if it is the player's own, otherwise the captures of
    /// it.
    fn binding(&self, on: Square) -> MoveList {
        if self.own.contains(&on) { self.of(on) } else { self.those(|mv| self.takes(mv, on)) }
    }

    fn of(&self, from: Square) -> MoveList {
        self.those(|mv| mv.from() == from)
    }

    /// Whether a move captures the piece on this square, en passant included.
    fn takes(&self, mv: Move, on: Square) -> bool {
        self.position.taken_by(mv) == Some(on)
    }

    fn those(&self, wanted: impl Fn(Move) -> bool) -> MoveList {
        self.legal.iter().copied().filter(|&mv| wanted(mv)).collect()
    }
}
