//! Two extra ways to castle: announcing castling, and taking the king off the board while the rook is moved.
//!
//! In Chess960, the king may castle by moving one square, or without moving. An announcement, or touching king and rook
//! in that order, makes the intention clear (Guideline II).
//!
//! For whether castling is legal, see `rules::movegen`.

use super::touch_input::{HandCastling, TouchInput};
use super::{Notice, Reason, Table};
use crate::game::Bond;
use crate::rules::{CastlingSide, Move, Square};

/// Castling that can't be made by dropping the king on its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortCastling {
    /// The king's square.
    pub king: Square,
    /// The rook's square.
    pub rook: Square,
    /// Where castling would bring the king: one square away, or where it stands.
    pub goal: Square,
}

impl Table {
    /// The allowed castling move that can't be made by dropping the king on its goal, because the goal is so close that
    /// the drop is a king move or no move. `None` if there is no such move, for example because an announcement or
    /// touch-move already makes the intention clear. There is never more than one, since no king is that close to both
    /// of its goals.
    pub fn near_goal(&self) -> Option<ShortCastling> {
        let color = self.mover();
        self.allowed().into_iter().filter(|mv| mv.is_castling()).find_map(|mv| {
            let (king, rook) = (mv.from(), mv.to());
            let goal = CastlingSide::of(king, rook).king_goal(color);
            (!self.meant(king, goal).contains(&mv)).then_some(ShortCastling { king, rook, goal })
        })
    }

    /// The castling move that dropping the piece from `from` on `to` would make; `None` if it would not castle.
    pub fn castling_by(&self, from: Square, to: Square) -> Option<Move> {
        let meant = self.meant(from, to).first().copied();
        meant.filter(|mv| mv.is_castling() && self.allowed().contains(mv))
    }

    /// Announces castling. The announcement does not count as touching a piece, and can be cancelled.
    pub(super) fn announce(&mut self, side: CastlingSide) {
        if let Some((_, to)) = self.promoting() {
            return self.refuse(Reason::ChoosePromotion(to));
        }
        match self.castling(side) {
            None => {
                if let Some(refusal) = self.game.castling_illegal_reason(side) {
                    self.refuse(Reason::Gesture(refusal));
                }
            }
            Some(mv) if self.allowed().contains(&mv) => self.turn.announced = Some(side),
            Some(mv) => self.refuse_move(mv),
        }
    }

    /// Makes the announced castling; king and rook count as touched in that order.
    pub(super) fn confirm(&mut self) {
        if let Some((_, to)) = self.promoting() {
            return self.refuse(Reason::ChoosePromotion(to));
        }
        let Some(mv) = self.turn.announced.and_then(|side| self.castling(side)) else {
            return self.refuse(Reason::NothingAnnounced);
        };
        self.touch(mv.from());
        self.touch(mv.to());
        if self.allowed().contains(&mv) {
            self.make(mv);
        } else {
            self.refuse_move(mv);
        }
    }

    /// The castling move meant by dropping the king on its goal even if the goal is at most one square away: the
    /// announced castling, or the one that 4.4.1 or 9.5.3 requires.
    pub(super) fn castling_to(&self, from: Square, to: Square) -> Option<Move> {
        if from != self.king() {
            return None;
        }
        let announced = self.turn.announced.and_then(|side| self.castling(side));
        let mv = announced.or_else(|| {
            let left = |bond| matches!(bond, Bond::Castling | Bond::IntendedMove);
            let bound = self.obligation().filter(|bound| bound.bond().is_some_and(left))?;
            // Dropping the king on its own square puts it back, unless castling was announced.
            bound.moves().first().copied().filter(|mv| mv.is_castling() && from != to)
        })?;
        let goal = CastlingSide::of(mv.from(), mv.to()).king_goal(self.mover());
        (goal == to).then_some(mv)
    }

    /// Whether dropping the piece on its own square castles.
    pub(super) fn castles_on(&self, from: Square) -> bool {
        self.castling_to(from, from).is_some()
    }

    /// Handles a piece being dropped off the board: a king that may castle stays in hand. Returns `false` if the piece
    /// goes back.
    pub(super) fn take_king_off(&mut self, from: Square) -> bool {
        let castles = self.allowed().iter().any(|mv| mv.is_castling() && mv.from() == from);
        if castles {
            self.input =
                TouchInput::Castling(HandCastling { king: from, rook: None, holding: None, chosen: None });
        }
        castles
    }

    /// Handles a press while the king is off the board. Returns `false` if the press ends the castling and counts as an
    /// ordinary press.
    pub(super) fn press_to_castle(&mut self, in_hand: HandCastling, square: Option<Square>) -> bool {
        let chosen = in_hand.chosen.filter(|&piece| square == self.goal_in_hand(in_hand, piece));
        let rook =
            square.filter(|_| in_hand.rook.is_none()).filter(|&rook| self.castling_with(rook).is_some());
        // The king is already in hand, so a press on its goal is enough.
        let king =
            square.filter(|_| square == self.goal_in_hand(in_hand, in_hand.king)).map(|_| in_hand.king);
        let held = match square {
            None => Some(in_hand.king),
            Some(_) => chosen.or(king).or(rook),
        };
        let Some(held) = held else {
            self.put_both_back(in_hand);
            return false;
        };
        if Some(held) == rook {
            self.touch(held);
        }
        self.input = TouchInput::Castling(HandCastling { holding: Some(held), chosen: None, ..in_hand });
        true
    }

    /// Drops the rook on its goal, and after it the king. A piece released where it was picked up waits for another
    /// click. Any other release puts both pieces back.
    pub(super) fn release_to_castle(&mut self, in_hand: HandCastling, square: Option<Square>) {
        let Some(held) = in_hand.holding else { return self.refuse(Reason::NothingPressed) };
        let is_king = held == in_hand.king;
        let arrived = square.is_some() && square == self.goal_in_hand(in_hand, held);
        let castling = in_hand.rook.and_then(|rook| self.castling_with(rook));
        match castling {
            Some(mv) if arrived && is_king => self.make(mv),
            None if arrived => {
                self.input =
                    TouchInput::Castling(HandCastling { rook: Some(held), holding: None, ..in_hand });
            }
            _ if square == if is_king { None } else { Some(held) } => {
                self.input =
                    TouchInput::Castling(HandCastling { holding: None, chosen: Some(held), ..in_hand });
            }
            _ => {
                self.put_both_back(in_hand);
                self.input = TouchInput::Empty;
            }
        }
    }

    /// The goal of a piece while the king is off the board. First only the rook has a goal; once the rook is there,
    /// only the king has one. `None` for a piece without a goal.
    fn goal_in_hand(&self, in_hand: HandCastling, piece: Square) -> Option<Square> {
        let color = self.mover();
        match in_hand.rook {
            None if piece == in_hand.king => None,
            None => Some(CastlingSide::of(in_hand.king, piece).rook_goal(color)),
            Some(rook) if piece == in_hand.king => {
                Some(CastlingSide::of(in_hand.king, rook).king_goal(color))
            }
            Some(_) => None,
        }
    }

    /// The castling move with this rook; `None` if castling with it is not allowed now.
    fn castling_with(&self, rook: Square) -> Option<Move> {
        self.allowed().into_iter().find(|mv| mv.is_castling() && mv.to() == rook)
    }

    /// Puts back the king, and the rook if it was picked up; they still count as touched.
    pub(super) fn put_both_back(&mut self, in_hand: HandCastling) {
        let rook = in_hand.rook.or(in_hand.holding.filter(|&held| held != in_hand.king));
        self.notices.extend(rook.map(Notice::PutBack));
        self.notices.push(Notice::PutBack(in_hand.king));
        self.clear_input();
    }
}
