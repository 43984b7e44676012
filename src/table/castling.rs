//! Castling other than by letting the king go: announced, and with the king in hand while the rook is moved.
//!
//! In Chess960 the king may castle by one step, or by none; announcing it, or touching king and rook in that order, makes
//! clear what is meant (Guideline II).
//!
//! Whether castling is legal: see `rules`.

use super::touch_input::TouchInput;
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
    /// Where the piece stood that was clicked, and goes to its final square with the next click.
    pub chosen: Option<Square>,
}

/// A castling that letting the king go on its goal would not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearGoal {
    /// Where the king stands.
    pub king: Square,
    /// Where its rook stands.
    pub rook: Square,
    /// Where castling would bring the king: one step away, or where it stands.
    pub goal: Square,
}

impl Table {
    /// The castling that may be made now, but that the king let go on its goal would not be: it is so near
    /// that this is a king move, or no move at all. Not where what was announced, or what binds, makes it
    /// clear. No king is near to both of its goals.
    pub fn near_goal(&self) -> Option<NearGoal> {
        let color = self.mover();
        self.allowed().into_iter().filter(|mv| mv.is_castling()).find_map(|mv| {
            let (king, rook) = (mv.from(), mv.to());
            let goal = CastlingSide::of(king, rook).king_goal(color);
            (!self.meant(king, goal).contains(&mv)).then_some(NearGoal { king, rook, goal })
        })
    }

    /// The castling that letting a piece go on this square would be.
    pub fn castling_by(&self, from: Square, to: Square) -> Option<Move> {
        let meant = self.meant(from, to).first().copied();
        meant.filter(|mv| mv.is_castling() && self.allowed().contains(mv))
    }

    /// Says "I am about to castle": nothing is touched, and it can be taken back.
    pub(super) fn announce(&mut self, side: CastlingSide, notices: &mut Vec<Notice>) {
        if let Some((_, to)) = self.promoting() {
            return refuse(notices, Reason::ChoosePromotion(to));
        }
        match self.castling(side) {
            None => {
                if let Some(refusal) = self.game.castling_illegal_reason(side) {
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
            self.input = TouchInput::Castling(InHand { king: from, rook: None, holding: None, chosen: None });
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
        let chosen = in_hand.chosen.filter(|&piece| square == self.goal_in_hand(in_hand, piece));
        let rook =
            square.filter(|_| in_hand.rook.is_none()).filter(|&rook| self.castling_with(rook).is_some());
        // The king is in hand already: pressed is where he goes.
        let king =
            square.filter(|_| square == self.goal_in_hand(in_hand, in_hand.king)).map(|_| in_hand.king);
        let held = match square {
            None => Some(in_hand.king),
            Some(_) => chosen.or(king).or(rook),
        };
        let Some(held) = held else {
            self.put_both_back(in_hand, notices);
            return false;
        };
        if Some(held) == rook {
            self.touch(held, notices);
        }
        self.input = TouchInput::Castling(InHand { holding: Some(held), chosen: None, ..in_hand });
        true
    }

    /// The rook is let go on its final square, or after it the king on its own; one that is let go where it was waits for
    /// another click. Anything else puts both back.
    pub(super) fn release_to_castle(
        &mut self,
        in_hand: InHand,
        square: Option<Square>,
        notices: &mut Vec<Notice>,
    ) {
        let Some(held) = in_hand.holding else { return refuse(notices, Reason::NothingPressed) };
        let is_king = held == in_hand.king;
        let arrived = square.is_some() && square == self.goal_in_hand(in_hand, held);
        let castling = in_hand.rook.and_then(|rook| self.castling_with(rook));
        match castling {
            Some(mv) if arrived && is_king => self.make(mv, notices),
            None if arrived => {
                self.input = TouchInput::Castling(InHand { rook: Some(held), holding: None, ..in_hand });
            }
            _ if square == if is_king { None } else { Some(held) } => {
                self.input = TouchInput::Castling(InHand { holding: None, chosen: Some(held), ..in_hand });
            }
            _ => {
                self.put_both_back(in_hand, notices);
                self.input = TouchInput::Empty;
            }
        }
    }

    /// The final square of a piece while the king is off the board: of the rook, and once that is placed of the king.
    fn goal_in_hand(&self, in_hand: InHand, piece: Square) -> Option<Square> {
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

    /// The castling with this rook, if the player may still make it.
    fn castling_with(&self, rook: Square) -> Option<Move> {
        self.allowed().into_iter().find(|mv| mv.is_castling() && mv.to() == rook)
    }

    /// King and rook go back; that they were touched stands.
    pub(super) fn put_both_back(&mut self, in_hand: InHand, notices: &mut Vec<Notice>) {
        let rook = in_hand.rook.or(in_hand.holding.filter(|&held| held != in_hand.king));
        notices.extend(rook.map(Notice::PutBack));
        notices.push(Notice::PutBack(in_hand.king));
        let pressed = in_hand.holding.is_some();
        self.input = if pressed { TouchInput::Idle { on: None, selected: None } } else { TouchInput::Empty };
    }
}
