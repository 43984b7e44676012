//! Handles the pieces: presses, releases, putting pieces back, promotions, adjusting and typed moves.
//!
//! The input has these main states: nothing is held, a piece is held, a piece that was released on its own square stays
//! selected, or a pawn on the last rank waits for its promotion. To drag a piece is to press on one square and release
//! on another; to click twice is to press and release on the first square, then on the second. A dropped piece is
//! checked in the same way, whether it was dragged or clicked.
//!
//! For castling with the king off the board, see `table::castling`.

use super::{Arbiter, Notice, Reason, Table, TouchMove};
use crate::rules::{
    Bitboard, Color, HandMove, Move, MoveList, MoveTextError, PieceLetters, Role, Square, read_move,
};

/// Castling with the king off the board: the rook goes to its goal first, then the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandCastling {
    /// The king's original square.
    pub king: Square,
    /// The original square of the rook, once it is on its goal.
    pub rook: Option<Square>,
    /// The original square of the piece held now, king or rook.
    pub holding: Option<Square>,
    /// The original square of the piece that was clicked; a click on the goal of this piece puts it there.
    pub chosen: Option<Square>,
}

/// The state of the hand of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TouchInput {
    Empty,
    /// The button is down, but nothing is held: the press did not pick up a piece, or the hand has been emptied since.
    Idle {
        on: Option<Square>,
        /// The piece that will still be selected when the button is released.
        selected: Option<Square>,
    },
    /// One of the player's own pieces is held; `again` says whether it was selected before this press.
    Holding {
        from: Square,
        again: bool,
    },
    /// A piece was released on its own square; pressing and releasing on a target moves it.
    Selected {
        from: Square,
    },
    /// The selected piece is held over a target that was pressed.
    Above {
        from: Square,
    },
    /// A pawn was dropped on the last rank: only its promotion is still open (4.7).
    Promoting {
        from: Square,
        to: Square,
    },
    /// The king is off the board in order to castle.
    Castling(HandCastling),
}

impl TouchInput {
    /// Whether the button is down.
    pub(crate) fn is_pressed(self) -> bool {
        match self {
            TouchInput::Idle { .. } | TouchInput::Holding { .. } | TouchInput::Above { .. } => true,
            TouchInput::Castling(in_hand) => in_hand.holding.is_some(),
            TouchInput::Empty | TouchInput::Selected { .. } | TouchInput::Promoting { .. } => false,
        }
    }
}

impl Table {
    /// The square of the piece in hand; for games over the board, see [`Table::held`]. While the king is off the board,
    /// this is the rook's original square if the rook is held, otherwise the king's.
    pub fn in_hand(&self) -> Option<Square> {
        match self.input {
            TouchInput::Holding { from, .. } | TouchInput::Above { from } => Some(from),
            TouchInput::Castling(in_hand) => Some(in_hand.holding.unwrap_or(in_hand.king)),
            _ => None,
        }
    }

    /// The square of the piece that is held or selected.
    pub fn selected(&self) -> Option<Square> {
        match self.input {
            TouchInput::Selected { from } => Some(from),
            TouchInput::Idle { selected, .. } => selected,
            _ => self.in_hand(),
        }
    }

    /// The origin and target of the pawn that waits for its promotion.
    pub fn promoting(&self) -> Option<(Square, Square)> {
        match self.input {
            TouchInput::Promoting { from, to } => Some((from, to)),
            _ => None,
        }
    }

    /// The state of castling with the king off the board.
    pub fn castling_in_hand(&self) -> Option<HandCastling> {
        match self.input {
            TouchInput::Castling(in_hand) => Some(in_hand),
            _ => None,
        }
    }

    /// Reads a typed move with these piece letters.
    ///
    /// # Errors
    /// The reason why the text is not a legal move, or what it says about the move that is not true.
    pub fn read(&self, text: &str, letters: &PieceLetters<'_>) -> Result<Move, Reason> {
        read_move(self.position(), text, letters).map_err(|error| self.why_not(error))
    }

    /// Whether typed moves are read as moves by hand: symbols such as `x` and `+` are not judged, and an illegal move
    /// matters only once it is claimed.
    pub fn reads_hands(&self) -> bool {
        self.hands.is_some() && self.setup.arbiter == Arbiter::Players
    }

    /// Reads a typed move with these piece letters, as hands would make it, legal or not.
    ///
    /// # Errors
    /// The text is not a move, no piece or several pieces could make the move, or king and rook can't be put where
    /// castling puts them.
    pub fn read_by_hand(&self, text: &str, letters: &PieceLetters<'_>) -> Result<HandMove, Reason> {
        HandMove::read(self.position().board(), self.mover(), text, letters).map_err(Reason::HandText)
    }

    pub(crate) fn press(&mut self, square: Option<Square>) {
        let selected = match self.input {
            TouchInput::Promoting { to, .. } => return self.refuse(Reason::ChoosePromotion(to)),
            TouchInput::Holding { .. }
            | TouchInput::Above { .. }
            | TouchInput::Castling(HandCastling { holding: Some(_), .. }) => {
                return self.refuse(Reason::AlreadyPressed);
            }
            TouchInput::Castling(in_hand) => {
                if self.press_to_castle(in_hand, square) {
                    return;
                }
                None
            }
            TouchInput::Selected { from } => Some(from),
            TouchInput::Empty | TouchInput::Idle { .. } => None,
        };
        self.input = TouchInput::Idle { on: square.filter(|_| selected.is_none()), selected: None };
        let Some(square) = square else { return self.stay_selected(selected) };
        if self.turn.adjusting {
            self.input = TouchInput::Idle { on: None, selected: None };
            if self.position().piece_at(square).is_some() {
                self.notices.push(Notice::Adjusted(square));
            }
            return;
        }
        self.press_square(square, selected);
    }

    fn press_square(&mut self, square: Square, selected: Option<Square>) {
        let target = selected.filter(|&from| !self.may_mean(from, square).is_empty());
        let piece = self.position().piece_at(square);
        let own = piece.is_some_and(|piece| piece.color == self.position().turn());
        // Pressing a target does not touch the piece on it, unless that is a rook to castle with.
        if piece.is_some() && (own || target.is_none()) {
            self.touch(square);
        }
        if let Some(from) = target {
            self.input = TouchInput::Above { from };
        } else if own && self.may_lift(square) {
            self.input = TouchInput::Holding { from: square, again: selected == Some(square) };
        } else if own {
            self.refuse_bound();
            self.stay_selected(selected);
        } else if let Some(from) = selected {
            self.refuse_gesture(from, square);
            self.stay_selected(selected);
        }
    }

    /// Keeps the piece selected after a press that moves nothing; deselects it if touch-move is off and no wrong claim
    /// named a move, or if the piece may not be picked up.
    fn stay_selected(&mut self, selected: Option<Square>) {
        let stays = self.setup.touch != TouchMove::Off || self.is_enforced();
        let selected = selected.filter(|&from| stays && self.may_lift(from));
        self.input = TouchInput::Idle { on: None, selected };
    }

    /// Touches a piece (4.3). A touch also withdraws an announcement of castling that is no longer allowed and, unless
    /// touch-move is off, declines the opponent's offers (9.1).
    pub(crate) fn touch(&mut self, square: Square) {
        if !self.turn.touched.contains(&square) {
            self.turn.touched.push(square);
            self.notices.push(Notice::Touched(square));
        }
        let allowed = self.allowed();
        let announced = self.turn.announced.and_then(|side| self.castling(side));
        if announced.is_none_or(|mv| !allowed.contains(&mv)) {
            self.turn.announced = None;
        }
        if self.setup.touch != TouchMove::Off {
            self.decline_by_going_on(self.position().turn());
        }
    }

    /// Whether one of the player's own pieces may be picked up: no enforced obligation binds the player, or the
    /// obligation lets this piece move.
    fn may_lift(&self, square: Square) -> bool {
        if !self.is_enforced() {
            return true;
        }
        let bound = self.obligation();
        bound.is_none_or(|bound| bound.bond().is_none() || bound.moves().iter().any(|mv| mv.from() == square))
    }

    pub(crate) fn release(&mut self, square: Option<Square>) {
        match self.input {
            TouchInput::Idle { on, selected } => {
                self.input = selected.map_or(TouchInput::Empty, |from| TouchInput::Selected { from });
                let enemy = on.filter(|&on| self.position().piece_at(on).is_some());
                if let (Some(from), Some(to)) = (enemy, square.filter(|_| square != on)) {
                    self.refuse_gesture(from, to);
                }
            }
            TouchInput::Holding { from, again } if square == Some(from) && !self.castles_on(from) => {
                let off = self.setup.touch == TouchMove::Off;
                self.input = if again && off { TouchInput::Empty } else { TouchInput::Selected { from } };
                self.notices.push(Notice::PutBack(from));
            }
            TouchInput::Above { from } if square == Some(from) && !self.castles_on(from) => {
                self.input = TouchInput::Selected { from };
                self.notices.push(Notice::PutBack(from));
            }
            TouchInput::Holding { from, .. } | TouchInput::Above { from } => self.let_go(from, square),
            TouchInput::Castling(in_hand) => self.release_to_castle(in_hand, square),
            TouchInput::Empty | TouchInput::Selected { .. } => self.refuse(Reason::NothingPressed),
            TouchInput::Promoting { to, .. } => self.refuse(Reason::ChoosePromotion(to)),
        }
    }

    /// Handles a dropped piece: makes the move, puts the piece back, takes a king off the board, or waits for the
    /// choice of a promotion.
    fn let_go(&mut self, from: Square, square: Option<Square>) {
        self.input = TouchInput::Empty;
        let Some(to) = square else {
            if !self.take_king_off(from) {
                self.notices.push(Notice::PutBack(from));
            }
            return;
        };
        match self.may_mean(from, to).first() {
            None => {
                self.refuse_gesture(from, to);
                self.notices.push(Notice::PutBack(from));
            }
            Some(mv) if mv.promotion().is_some() => {
                self.turn.announced = None;
                self.input = TouchInput::Promoting { from, to };
            }
            Some(&mv) => self.make(mv),
        }
    }

    /// The accepted moves that dropping the piece from `from` on `to` can mean.
    fn may_mean(&self, from: Square, to: Square) -> MoveList {
        let allowed = self.allowed();
        let mut meant = self.meant(from, to);
        meant.retain(|mv| allowed.contains(mv));
        meant
    }

    /// The legal moves that the gesture can mean. Dropping the king on its castling goal at most one square away
    /// castles if castling was announced, or if 4.4.1 or 9.5.3 requires it and the king changes squares.
    pub(crate) fn meant(&self, from: Square, to: Square) -> MoveList {
        match self.castling_to(from, to) {
            Some(mv) => [mv].into_iter().collect(),
            None => self.position().meant_by(from, to),
        }
    }

    pub(crate) fn cancel(&mut self) {
        if let Some((_, to)) = self.promoting() {
            return self.refuse(Reason::ChoosePromotion(to));
        }
        self.turn.announced = None;
        self.end_adjusting();
        self.put_back();
    }

    pub(super) fn end_adjusting(&mut self) {
        if std::mem::take(&mut self.turn.adjusting) {
            self.notices.push(Notice::Adjusting(false));
        }
    }

    /// Puts back the piece in hand and clears the selection.
    pub(crate) fn put_back(&mut self) {
        self.cancel_by_hand();
        match self.input {
            TouchInput::Holding { from, .. } | TouchInput::Above { from } => {
                self.input = TouchInput::Idle { on: None, selected: None };
                self.notices.push(Notice::PutBack(from));
            }
            TouchInput::Selected { from } => {
                self.input = TouchInput::Empty;
                self.notices.push(Notice::PutBack(from));
            }
            TouchInput::Castling(in_hand) => self.put_both_back(in_hand),
            TouchInput::Idle { on, .. } => self.input = TouchInput::Idle { on, selected: None },
            TouchInput::Empty | TouchInput::Promoting { .. } => {}
        }
    }

    /// Empties the hand. If the button is still down, its release will be ignored.
    pub(crate) fn clear_input(&mut self) {
        let pressed = self.input.is_pressed();
        self.input = if pressed { TouchInput::Idle { on: None, selected: None } } else { TouchInput::Empty };
    }

    pub(crate) fn promote(&mut self, role: Role) {
        match self.allowed().into_iter().find(|mv| mv.promotion() == Some(role)) {
            _ if self.promoting().is_none() => self.refuse(Reason::NothingToPromote),
            Some(mv) => self.make(mv),
            None => self.refuse_bound(),
        }
    }

    /// Begins or ends adjusting pieces. The side to move can't begin while a pawn waits for its promotion. Unless
    /// touch-move is off, it can't begin after touching a piece in this turn either (4.2.1).
    pub(crate) fn jadoube(&mut self) {
        if !self.turn.adjusting && (self.has_touched() || self.promoting().is_some()) {
            return self.refuse(Reason::TouchedBeforeAdjusting);
        }
        self.turn.adjusting = !self.turn.adjusting;
        self.notices.push(Notice::Adjusting(self.turn.adjusting));
    }

    pub(crate) fn enter(&mut self, text: &str) {
        if self.reads_hands() {
            return match self.read_by_hand(text, &PieceLetters::ENGLISH) {
                Ok(mv) => self.put_by_hand(mv),
                Err(reason) => self.refuse(reason),
            };
        }
        match (self.read(text, &PieceLetters::ENGLISH), self.input) {
            (Ok(mv), _) if self.hands.is_some() => self.put_by_hand(HandMove::of(mv, self.mover())),
            (Ok(mv), _) if self.allowed().contains(&mv) => self.make(mv),
            (Ok(_), TouchInput::Promoting { to, .. }) => self.refuse(Reason::ChoosePromotion(to)),
            (Ok(mv), _) => self.refuse_move(mv),
            (Err(reason), _) => self.refuse(reason),
        }
    }

    /// The reason why a typed move is not made: why the move is illegal if that is known, otherwise the error in the
    /// text.
    fn why_not(&self, error: MoveTextError) -> Reason {
        let refusal = match error {
            MoveTextError::Illegal { castling: Some(side), .. } => self.game.castling_illegal_reason(side),
            MoveTextError::Illegal { from: Some(from), to, .. } if from != to => {
                self.game.illegal_reason(from, to)
            }
            _ => None,
        };
        refusal.map_or(Reason::Text(error), Reason::Gesture)
    }

    /// Refuses a gesture that is illegal or that touch-move or a wrong claim does not allow.
    pub(crate) fn refuse_gesture(&mut self, from: Square, to: Square) {
        if let Some(&mv) = self.meant(from, to).first() {
            self.refuse_move(mv);
        } else if let Some(refusal) = self.game.illegal_reason(from, to) {
            self.refuse(Reason::Gesture(refusal));
        }
    }

    /// Refuses a legal move that touch-move or a wrong claim does not allow.
    pub(crate) fn refuse_move(&mut self, mv: Move) {
        let struck = self.obligation().map_or(Bitboard::EMPTY, |bound| bound.struck());
        if mv.is_castling() && struck.has(mv.to()) {
            self.refuse(Reason::RookFirst(mv.to()));
        } else {
            self.refuse_bound();
        }
    }

    fn refuse_bound(&mut self) {
        if let Some(bound) = self.obligation()
            && let Some(bond) = bound.bond()
        {
            self.refuse(Reason::Bound(bond, bound.pieces()));
        }
    }

    /// The legal castling move on a side; `None` if there is none.
    pub(crate) fn castling(&self, side: crate::rules::CastlingSide) -> Option<Move> {
        let rook = self.position().castling_rook(self.position().turn(), side)?;
        self.position().legal_moves().into_iter().find(|mv| mv.is_castling() && mv.to() == rook)
    }

    /// The square of the king of the side to move.
    pub(crate) fn king(&self) -> Square {
        self.position().king(self.mover())
    }

    /// The side to move.
    pub(crate) fn mover(&self) -> Color {
        self.position().turn()
    }
}
