//! Over the board: the players' hands may put any piece on any square, and a move is completed by pressing the clock
//! (Articles 4 and 7.5).
//!
//! For the press of the clock, see `complete`; for rulings on illegal moves and on touch-move, `rulings`; for the score
//! sheet while the players are the arbiters, `sheet`.

mod complete;
mod rulings;
mod sheet;

use super::{Notice, Reason, Table};
use crate::game::Ending;
use crate::rules::{Bitboard, Board, HandMove, Move, MoveKind, MoveList, Piece, Position, Role, Square};

pub(super) use rulings::{Part, Reply};
pub use sheet::HandwrittenMove;

/// The pieces as the hands have left them in this turn.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    board: Board,
    /// Where the piece on each square stood at the start of the turn; `None` for an empty square.
    origins: [Option<Square>; 64],
    /// The pieces taken off the board in this turn and not put back, in order, each with its origin.
    off: Vec<(Piece, Option<Square>)>,
    grip: Grip,
    /// Whether the arrangement was changed in this turn, even if it was changed back later.
    pub(super) made: bool,
    /// When a legal move that mates was made on the board, in milliseconds since the game began; `None` if the pieces
    /// don't show such a move.
    pub(super) mated_at: Option<u64>,
}

/// What the player's hand is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Grip {
    Open,
    /// The button is down, but nothing is held.
    Empty,
    Holding {
        piece: Piece,
        origin: Option<Square>,
        from: Source,
    },
}

/// Where a piece was picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Board(Square),
    /// Off the board; this is its index in the list of pieces taken off.
    Off(usize),
}

impl Hands {
    pub(super) fn new(position: &Position) -> Hands {
        let mut origins = [None; 64];
        for (square, _) in position.board().pieces() {
            origins[square.index()] = Some(square);
        }
        let board = *position.board();
        Hands { board, origins, off: Vec::new(), grip: Grip::Open, made: false, mated_at: None }
    }

    /// Whether this square still has the piece that it had at the start of the turn.
    fn stayed(&self, square: Square) -> bool {
        self.origins[square.index()] == Some(square)
    }

    /// Removes a piece from the place where it is picked up.
    fn lift(&mut self, from: Source) {
        match from {
            Source::Board(square) => {
                self.board.set(square, None);
                self.origins[square.index()] = None;
            }
            Source::Off(index) => {
                self.off.remove(index);
            }
        }
    }

    /// Puts a piece on a square; a piece already there is taken off the board.
    fn put(&mut self, piece: Piece, origin: Option<Square>, to: Square) {
        if let Some(taken) = self.board.piece_at(to) {
            self.off.push((taken, self.origins[to.index()]));
        }
        self.board.set(to, Some(piece));
        self.origins[to.index()] = origin;
    }

    /// The square of a pawn of the side to move on its last rank; `None` if there is none. A pawn that was moved there
    /// in this turn takes precedence.
    fn pawn_to_promote(&self, position: &Position) -> Option<Square> {
        let us = position.turn();
        let pawns = self.board.by(us, Role::Pawn) & Bitboard::back_rank(!us);
        let moved = |square: &Square| self.origins[square.index()] != Some(*square);
        pawns.into_iter().find(moved).or_else(|| pawns.first())
    }
}

impl Table {
    /// The current arrangement of the pieces; `None` in games that are not played over the board.
    pub fn arrangement(&self) -> Option<&Board> {
        self.hands.as_deref().map(|hands| &hands.board)
    }

    /// Over the board: the piece in hand, and the square from which it was picked up; `None` instead of the square if
    /// the piece stood beside the board.
    pub fn held(&self) -> Option<(Piece, Option<Square>)> {
        match self.hands.as_deref()?.grip {
            Grip::Holding { piece, from: Source::Board(square), .. } => Some((piece, Some(square))),
            Grip::Holding { piece, from: Source::Off(_), .. } => Some((piece, None)),
            Grip::Open | Grip::Empty => None,
        }
    }

    /// Over the board: the pieces taken off the board in this turn and not put back, in order.
    pub fn taken_off(&self) -> impl Iterator<Item = Piece> {
        self.hands.iter().flat_map(|hands| hands.off.iter().map(|&(piece, _)| piece))
    }

    /// Over the board: the square of the pawn that [`super::Deed::Promote`] would replace; `None` if there is no such
    /// pawn.
    pub fn pawn_to_promote(&self) -> Option<Square> {
        self.hands.as_deref()?.pawn_to_promote(self.position())
    }

    pub(super) fn press_by_hand(&mut self, square: Option<Square>, piece: Option<Piece>) {
        let Some(hands) = self.hands.as_deref_mut() else { return };
        if hands.grip != Grip::Open {
            return self.refuse(Reason::AlreadyPressed);
        }
        let found = if let Some(square) = square {
            let piece = hands.board.piece_at(square);
            piece.map(|piece| (piece, hands.origins[square.index()], Source::Board(square)))
        } else {
            // Picks up the piece that was taken off last or, if `piece` is given, the last one of that kind.
            let mut off = hands.off.iter().enumerate().rev();
            let found = off.find(|(_, (off, _))| piece.is_none_or(|piece| *off == piece));
            found.map(|(at, &(piece, origin))| (piece, origin, Source::Off(at)))
        };
        hands.grip = Grip::Empty;
        match found {
            Some(_) if self.turn.adjusting => self.notices.extend(square.map(Notice::Adjusted)),
            Some((piece, origin, from)) => {
                hands.grip = Grip::Holding { piece, origin, from };
                if let Some(origin) = origin {
                    self.touch(origin);
                }
            }
            None => {}
        }
    }

    pub(super) fn release_by_hand(&mut self, square: Option<Square>) {
        let Some(hands) = self.hands.as_deref_mut() else { return };
        let (piece, origin, from) = match std::mem::replace(&mut hands.grip, Grip::Open) {
            Grip::Open => return self.refuse(Reason::NothingPressed),
            Grip::Empty => return,
            Grip::Holding { piece, origin, from } => (piece, origin, from),
        };
        match square {
            Some(to) if from == Source::Board(to) => return self.notices.push(Notice::PutBack(to)),
            Some(to) => {
                let met = hands.board.piece_at(to).filter(|met| met.color != piece.color);
                let met = met.and_then(|_| hands.origins[to.index()]);
                hands.lift(from);
                hands.put(piece, origin, to);
                if let Some(met) = met {
                    self.touch(met);
                }
            }
            None => {
                hands.lift(from);
                hands.off.push((piece, origin));
            }
        }
        self.let_go_by_hand();
    }

    pub(super) fn promote_by_hand(&mut self, role: Role) {
        let color = self.mover();
        let Some(pawn) = self.pawn_to_promote().filter(|_| self.held().is_none()) else {
            return self.refuse(Reason::NothingToPromote);
        };
        if let Some(hands) = self.hands.as_deref_mut() {
            hands.board.set(pawn, Some(Piece { color, role }));
        }
        self.let_go_by_hand();
    }

    /// Puts the piece in hand back where it was picked up.
    pub(super) fn cancel_by_hand(&mut self) {
        let Some(hands) = self.hands.as_deref_mut() else { return };
        if let Grip::Holding { from, .. } = hands.grip {
            hands.grip = Grip::Empty;
            if let Source::Board(square) = from {
                self.notices.push(Notice::PutBack(square));
            }
        }
    }

    /// Whether a piece is in hand, or the arrangement is no longer that of the start of the turn.
    pub fn hands_moved(&self) -> bool {
        let moved = |hands: &Hands| hands.board != *self.position().board();
        self.held().is_some() || self.hands.as_deref().is_some_and(moved)
    }

    /// Moves the pieces of a typed move as hands would; the clock must still be pressed. The move is refused if a piece
    /// is in hand, or if the arrangement is not that of the start of the turn.
    pub(super) fn put_by_hand(&mut self, HandMove { from, to, rook, passed, promotion }: HandMove) {
        if self.hands_moved() {
            return self.refuse(Reason::AlreadyMoved);
        }
        let board = *self.position().board();
        let Some(piece) = board.piece_at(from) else { return };
        self.touch(from);
        let other = rook.map(|(rook, _)| rook).or(passed).unwrap_or(to);
        let is_own = board.color_at(other).is_none_or(|color| color == piece.color);
        if rook.is_some() || !is_own {
            self.touch(other);
        }
        let Some(hands) = self.hands.as_deref_mut() else { return };
        let castled = rook.and_then(|(rook, goal)| Some((rook, goal, board.piece_at(rook)?)));
        for square in [Some(from), castled.map(|(rook, ..)| rook)].into_iter().flatten() {
            hands.lift(Source::Board(square));
        }
        hands.put(Piece { role: promotion.unwrap_or(piece.role), ..piece }, Some(from), to);
        if let Some((rook, goal, piece)) = castled {
            hands.put(piece, Some(rook), goal);
        }
        if let Some((pawn, piece)) = passed.and_then(|pawn| Some((pawn, board.piece_at(pawn)?))) {
            hands.lift(Source::Board(pawn));
            hands.off.push((piece, Some(pawn)));
        }
        self.let_go_by_hand();
    }

    /// Records what letting go of a piece means: a legal move, or a part of one that binds the player (4.7).
    fn let_go_by_hand(&mut self) {
        let now = self.now;
        let changed = self.arrangement() != Some(self.position().board());
        let left = self.moves_let_go();
        let bound = self.obligation();
        let whole = left.as_ref().filter(|(_, whole)| *whole).and_then(|(moves, _)| moves.first().copied());
        let mates = whole.is_some_and(|mv| {
            let mut game = self.game.clone();
            game.play(mv) && game.outcome().is_some_and(|outcome| outcome.ending == Ending::Checkmate)
        });
        if let Some(part) = self.parts.last_mut().filter(|_| whole.is_some()) {
            part.reply = part.reply.max(Reply::Made);
        }
        let Some(hands) = self.hands.as_deref_mut() else { return };
        hands.made |= changed;
        hands.mated_at = mates.then(|| hands.mated_at.unwrap_or(now));
        if let Some((moves, _)) = left {
            // A release that touch-move forbids does not bind.
            let allowed = |mv: &&Move| bound.as_ref().is_some_and(|bound| bound.moves().contains(mv));
            let moves: Vec<Move> = moves.iter().filter(allowed).copied().collect();
            let known = &mut self.turn.released;
            if !moves.is_empty() && (known.is_empty() || moves.iter().all(|mv| known.contains(mv))) {
                *known = moves;
            }
        }
    }

    /// The legal move that leads to the arrangement, or else the legal moves of which the arrangement shows the part
    /// that is binding under 4.7: a king on its castling goal, at least two squares from where it stood; a pawn on the
    /// en passant square; or a pawn on the last rank. The `bool` says whether the move is complete. Returns `None` if
    /// there is no such move.
    fn moves_let_go(&self) -> Option<(MoveList, bool)> {
        let hands = self.hands.as_deref()?;
        let position = self.position();
        let moves = self.game.legal_moves();
        let whole = moves.iter().copied().find(|&mv| *position.after(mv).board() == hands.board);
        if let Some(mv) = whole {
            return Some(([mv].into_iter().collect(), true));
        }
        let part: MoveList =
            moves.into_iter().filter(|&mv| part_of(position, mv) == Some(hands.board)).collect();
        Some((part, false)).filter(|(part, _)| !part.is_empty())
    }
}

/// The arrangement with only the binding part of a move made; `None` for a move without such a part.
fn part_of(position: &Position, mv: Move) -> Option<Board> {
    let us = position.turn();
    let mut board = *position.board();
    let piece = board.piece_at(mv.from())?;
    let to = match mv.kind() {
        MoveKind::Castling => {
            let goal = crate::rules::CastlingSide::of(mv.from(), mv.to()).king_goal(us);
            let steps = goal.file().index().abs_diff(mv.from().file().index());
            Some(goal).filter(|_| steps >= 2 && board.piece_at(goal).is_none())?
        }
        MoveKind::EnPassant | MoveKind::Promotion(_) => mv.to(),
        MoveKind::Plain(_) | MoveKind::DoubleStep => return None,
    };
    board.set(mv.from(), None);
    board.set(to, Some(piece));
    Some(board)
}
