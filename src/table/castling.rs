//! Castling other than by letting the king go: announced, and with the king in hand while the rook is moved.
//!
//! In Chess960 the king may castle by one step, or by none; announcing it, or touching king and rook in that order, makes
//! clear what is meant (Guideline II).
//!
//! Absent on purpose: whether castling is legal (see `rules`).

use super::hand::Hand;
use super::{Notice, Reason, Table, refuse};
use crate::game::Bond;
use crate::rules::{CastlingSide, Move, Square};

/// The king is off the board: then the rook goes to its final square, and the king to its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InHand {
    /// Where the king stood.
    pub king: Square,
    /// Where the rook stood that is on its final square.
    pub rook: Option<Square>,
    /// Where the piece stood that is held now, king or rook.
    pub holding: Option<Square>,
}

impl Table {
    /// Says "I am about to castle": nothing is touched, and it can be taken back.
    pub(super) fn announce(&mut self, side: CastlingSide, notices: &mut Vec<Notice>) {
        if let Some((_, to)) = self.promoting() {
            return refuse(notices, Reason::ChoosePromotion(to));
        }
        match self.castling(side) {
            None => {
                if let Some(refusal) = self.game.castling_refusal(side) {
                    refuse(notices, Reason::Gesture(refusal));
                }
            }
            Some(mv) if self.allowed().contains(&mv) => self.turn.announced = Some(side),
            Some(mv) => self.refuse_move(mv, notices),
        }
    }

    /// Makes the castling that was announced: king and rook are touched in that order.
    pub(super) fn confirm(&mut self, notices: &mut Vec<Notice>) {
        if let Some((_, to)) = self.promoting() {
            return refuse(notices, Reason::ChoosePromotion(to));
        }
        let Some(mv) = self.turn.announced.and_then(|side| self.castling(side)) else {
            return refuse(notices, Reason::NothingAnnounced);
        };
        self.touch(mv.from(), notices);
        self.touch(mv.to(), notices);
        if self.allowed().contains(&mv) {
            self.make(mv, notices);
        } else {
            self.refuse_move(mv, notices);
        }
    }

    /// The castling that letting the king go on its goal means, though it may be one step away or where the king is: the one
    /// that was announced, or the only one that is left.
    pub(super) fn castling_to(&self, from: Square, to: Square) -> Option<Move> {
        if from != self.king() {
            return None;
        }
        let announced = self.turn.announced.and_then(|side| self.castling(side));
        let mv = announced.or_else(|| {
            let left = |bond| matches!(bond, Bond::Castling | Bond::IntendedMove);
            let bound = self.obligation().filter(|bound| bound.bond().is_some_and(left))?;
            // On its own square the king is put back, unless castling was announced.
            bound.moves().first().copied().filter(|mv| mv.is_castling() && from != to)
        })?;
        let goal = CastlingSide::of(mv.from(), mv.to()).king_goal(self.mover());
        (goal == to).then_some(mv)
    }

    /// Whether letting the piece go where it stands is a castling.
    pub(super) fn castles_on(&self, from: Square) -> bool {
        self.castling_to(from, from).is_some()
    }

    /// The king is let go beside the board: it is in hand if it may castle. `false` when it goes back.
    pub(super) fn take_king_off(&mut self, from: Square) -> bool {
        let castles = self.allowed().iter().any(|mv| mv.is_castling() && mv.from() == from);
        if castles {
            self.hand = Hand::Castling(InHand { king: from, rook: None, holding: None });
        }
        castles
    }

    /// A press while the king is off the board. `false` when it puts both back and is a press like any other.
    pub(super) fn press_to_castle(
        &mut self,
        in_hand: InHand,
        square: Option<Square>,
        notices: &mut Vec<Notice>,
    ) -> bool {
        let Some(square) = square else {
            self.hand = Hand::Castling(InHand { holding: Some(in_hand.king), ..in_hand });
            return true;
        };
        let castles = self.allowed().iter().any(|mv| mv.is_castling() && mv.to() == square);
        if castles && in_hand.rook.is_none() {
            self.touch(square, notices);
            self.hand = Hand::Castling(InHand { holding: Some(square), ..in_hand });
            return true;
        }
        self.put_both_back(in_hand, notices);
        false
    }

    /// The rook is let go on its final square, or after it the king on its own; anything else puts both back.
    pub(super) fn release_to_castle(
        &mut self,
        in_hand: InHand,
        square: Option<Square>,
        notices: &mut Vec<Notice>,
    ) {
        let Some(held) = in_hand.holding else { return refuse(notices, Reason::NothingPressed) };
        let color = self.mover();
        let castling = |rook| self.allowed().into_iter().find(|mv| mv.is_castling() && mv.to() == rook);
        match in_hand.rook.and_then(castling) {
            None if held != in_hand.king => {
                let goal = CastlingSide::of(in_hand.king, held).rook_goal(color);
                if square == Some(goal) && castling(held).is_some() {
                    self.hand = Hand::Castling(InHand { rook: Some(held), holding: None, ..in_hand });
                    return;
                }
            }
            Some(mv) if held == in_hand.king => {
                if square == Some(CastlingSide::of(mv.from(), mv.to()).king_goal(color)) {
                    self.hand = Hand::Empty;
                    return self.make(mv, notices);
                }
            }
            _ => {}
        }
        self.put_both_back(in_hand, notices);
        self.hand = Hand::Empty;
    }

    /// King and rook go back; that they were touched stands.
    pub(super) fn put_both_back(&mut self, in_hand: InHand, notices: &mut Vec<Notice>) {
        let rook = in_hand.rook.or(in_hand.holding.filter(|&held| held != in_hand.king));
        notices.extend(rook.map(Notice::PutBack));
        notices.push(Notice::PutBack(in_hand.king));
        let pressed = in_hand.holding.is_some();
        self.hand = if pressed { Hand::Idle { on: None, selected: None } } else { Hand::Empty };
    }
}
