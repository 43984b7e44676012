//! The press of the clock, which completes a move: the pieces on the board are compared with the position after each
//! legal move.

use super::Hands;
use super::rulings::{IllegalMove, Part, Reply};
use crate::game::{Ending, Fault, MoveNotes};
use crate::rules::{Bitboard, Board, Color, Move, Position, Role, Setup, Square};
use crate::table::{Arbiter, Reason, Table, Turn};

impl Table {
    /// Presses the clock, over the board or in a game with only a clock.
    pub(in crate::table) fn press_clock(&mut self, by: Color) {
        if self.setup.clock_only {
            return self.press_clock_alone(by);
        }
        let Some(board) = self.arrangement().copied() else {
            return self.refuse(Reason::NotOverTheBoard);
        };
        if by != self.mover() {
            return self.refuse(Reason::NotOnMove(by));
        }
        if self.held().is_some() {
            return self.refuse(Reason::AlreadyPressed);
        }
        let odd = Irregularity::of(self.position());
        if let Some(part) = self.parts.last_mut() {
            part.reply = Reply::Completed;
        }
        let ruled = self.setup.arbiter == Arbiter::Program;
        match self.completed(&board) {
            Ok(mv) if ruled && self.is_departing(mv) => self.restore_departing(mv),
            Ok(mv) => self.make(mv),
            Err(fault) => {
                self.complete_illegal(fault, &board);
                if ruled {
                    self.rule(self.parts.len() - 1, None);
                }
            }
        }
        let stays =
            self.penalties().illegal_move_stands && odd.is_still_in(&Irregularity::of(self.position()));
        if stays && self.game.draw(Ending::KingsInCheck) {
            self.tell_end();
        }
    }

    /// The legal move that leads to these pieces. If there is none, the error says what the player did wrong.
    fn completed(&self, board: &Board) -> Result<Move, Fault> {
        let position = self.position();
        let moves = self.game.legal_moves();
        if let Some(&mv) = moves.iter().find(|&&mv| position.after(mv).board() == board) {
            return Ok(mv);
        }
        if position.board() == board {
            return Err(Fault::NoMove);
        }
        let pawn = |mv: &&Move| {
            let mut left = *position.after(**mv).board();
            left.set(mv.to(), position.piece_at(mv.from()));
            mv.promotion() == Some(Role::Queen) && left == *board
        };
        Err(moves.iter().find(pawn).map_or(Fault::NotLegal, |&mv| Fault::PawnLeft(mv)))
    }

    /// Completes an illegal move without reporting that it is illegal: the opponent is to move in the arrangement that
    /// the move left.
    fn complete_illegal(&mut self, fault: Fault, board: &Board) {
        let by = self.mover();
        self.end_adjusting();
        let (now, presses) = (self.now, self.all_presses());
        let bonus_ms = self.clock.as_mut().map_or(0, |clock| clock.press(now));
        let stayed = |square: Square| self.hands.as_deref().is_some_and(|hands| hands.stayed(square));
        let next = after_illegal(self.position(), board, stayed);
        let game = self.game.after_illegal(next);
        let clock = self.clock.as_ref().map(|clock| clock.reading(now));
        let turn = std::mem::replace(&mut self.turn, Turn { clock, ..Turn::default() });
        let noted = MoveNotes { clock_ms: self.clock_shows(by, now), draw_offer: turn.offered };
        let illegal = IllegalMove { by, fault, turn, noted, board: *board, bonus_ms, presses };
        let game = std::mem::replace(&mut self.game, game);
        self.parts.push(Part { game, past: std::mem::take(&mut self.past), illegal, reply: Reply::None });
        self.lay_out();
    }

    /// In a game over the board, starts a turn with empty hands and the pieces of the position.
    pub(in crate::table) fn lay_out(&mut self) {
        self.hands = self.setup.is_over_the_board().then(|| Box::new(Hands::new(self.position())));
    }
}

/// The position after an illegal move: without en passant, with the half-move clock at 0, and with castling rights only
/// where king and rook have stayed.
fn after_illegal(position: &Position, board: &Board, stayed: impl Fn(Square) -> bool) -> Position {
    let keeps = |&rook: &Square| {
        let color = position.piece_at(rook).map(|piece| piece.color);
        stayed(rook) && color.is_some_and(|color| stayed(position.king(color)))
    };
    let turn = position.turn();
    Position::irregular(&Setup {
        board: *board,
        turn: !turn,
        castling_rooks: position.castling_rooks().into_iter().filter(keeps).collect(),
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: position.fullmove_number().saturating_add(u32::from(turn == Color::Black)),
    })
}

/// The irregularities that make the game a draw under A.5.4 if one of them is still there when the reply is completed.
struct Irregularity {
    both_kings_in_check: bool,
    /// Pawns on their last rank.
    pawns: Bitboard,
}

impl Irregularity {
    fn of(position: &Position) -> Irregularity {
        let both_kings_in_check = Color::ALL.into_iter().all(|color| position.is_in_check(color));
        let waiting =
            Color::ALL.map(|color| position.board().by(color, Role::Pawn) & Bitboard::back_rank(!color));
        Irregularity { both_kings_in_check, pawns: waiting[0] | waiting[1] }
    }

    fn is_still_in(&self, after: &Irregularity) -> bool {
        self.both_kings_in_check && after.both_kings_in_check || (self.pawns & after.pawns).any()
    }
}
