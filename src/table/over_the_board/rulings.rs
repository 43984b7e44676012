//! Rulings on illegal moves and on moves that break touch-move, claims of illegal moves, and the parts of a game that
//! ended with an illegal move (7.5, A.5.2).

use crate::game::{
    Bond, Fault, Game, Incident, IncidentKind, MoveNotes, Penalties, RuledMove, Ruling, RulingSubject,
};
use crate::rules::{Bitboard, Board, BoardChange, Color, Move, Square};
use crate::table::{ClaimKind, FinishedTurn, Notice, Table, Turn};

/// A part of the game that ended with an illegal move. That move stands or may still be claimed.
#[derive(Clone, Debug)]
pub(in crate::table) struct Part {
    pub(in crate::table) game: Game,
    pub(in crate::table) past: Vec<FinishedTurn>,
    pub(super) illegal: IllegalMove,
    /// How much of the reply the opponent has made (A.5.2). A ruling that takes the reply back does not change this.
    pub(in crate::table) reply: Reply,
}

/// How much of the reply to an illegal move has been made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::table) enum Reply {
    None,
    /// A legal move was made on the board (4.6, 4.7).
    Made,
    /// The clock was pressed.
    Completed,
}

/// A completed illegal move.
#[derive(Clone, Debug)]
pub(super) struct IllegalMove {
    pub(super) by: Color,
    pub(super) fault: Fault,
    /// The turn in which the move was made.
    pub(super) turn: Turn,
    pub(super) noted: MoveNotes,
    /// The pieces as the move left them.
    pub(super) board: Board,
    /// The bonus that the offender's clock received for the press, in milliseconds.
    pub(super) bonus_ms: u64,
    /// How often White and Black had pressed the clock before the move.
    pub(super) presses: [u32; 2],
}

impl Part {
    /// The number of completed plies, including the illegal one.
    pub(in crate::table) fn moves(&self) -> usize {
        self.game.played().len() + 1
    }

    /// The notes on the moves of this part and on the illegal one.
    pub(in crate::table) fn notes(&self) -> Vec<MoveNotes> {
        self.past.iter().map(|past| past.noted).chain([self.illegal.noted]).collect()
    }

    /// The notes on the illegal move.
    pub(in crate::table) fn last_notes(&mut self) -> &mut MoveNotes {
        &mut self.illegal.noted
    }

    /// The squares that the illegal move changed.
    pub(in crate::table) fn changed(&self) -> Bitboard {
        let before = self.game.position().board();
        Square::all().filter(|&on| before.piece_at(on) != self.illegal.board.piece_at(on)).collect()
    }

    /// The illegal move that ended this part: in short, such as `Ke3` or `exd5`, if it is one move without castling or
    /// promotion; otherwise in long notation; `–` if nothing changed on the board.
    pub(in crate::table) fn written(&self) -> String {
        let moved = BoardChange::write(&self.changes());
        match moved.split_once(['-', 'x']) {
            None if moved.is_empty() => "–".to_owned(),
            Some((from, to)) if to.len() == 2 => {
                let (piece, file) = (from.len() == 3, &from[..1]);
                let takes = if moved.contains('x') { "x" } else { "" };
                let first = if piece || !takes.is_empty() { file } else { "" };
                format!("{first}{takes}{to}")
            }
            _ => moved,
        }
    }

    /// The illegal move that ended this part, as an incident in the record of this part.
    pub(in crate::table) fn unclaimed(&self) -> Incident {
        let IllegalMove { by, fault, .. } = self.illegal;
        Incident {
            part: 0,
            after: self.game.played().len(),
            number: self.game.position().fullmove_number(),
            turn: by,
            at: 0,
            local_time: None,
            clocks: [None; 2],
            kind: IncidentKind::Unclaimed { by, fault, moved: self.changes() },
        }
    }

    /// The changes on the board that the illegal move made.
    pub(in crate::table) fn changes(&self) -> Vec<BoardChange> {
        let position = self.game.position();
        BoardChange::between(position.board(), &self.illegal.board, position.turn())
    }

    /// The ruling on the illegal move that ended this part, without its consequences.
    fn ruling(&self, by: Option<Color>) -> Ruling {
        let IllegalMove { fault, ref board, .. } = self.illegal;
        let (way, broken) = self.game.broken_rule(board);
        let reason = broken.filter(|_| fault == Fault::NotLegal);
        let article = reason.and_then(|reason| reason.article()).unwrap_or(fault.article());
        Ruling {
            against: Some(self.illegal.by),
            reason,
            uci: way.map(|(from, to)| format!("{from}{to}")),
            mv: RuledMove::ByHand(self.changes()),
            ..Ruling::new(
                self.game.played().len(),
                by,
                RulingSubject::IllegalMove(Some(fault)),
                Some(article),
            )
        }
    }
}

impl Table {
    /// The penalties that the Laws prescribe in this game.
    pub fn penalties(&self) -> Penalties {
        self.setup.edition.penalties(self.setup.laws())
    }

    /// Whether the reply to an illegal move was made on the board, but not completed by pressing the clock (A.5.2).
    pub(in crate::table) fn is_reply_made(&self) -> bool {
        self.game.played().is_empty() && self.parts.last().is_some_and(|part| part.reply == Reply::Made)
    }

    /// Decides a claim of an illegal move (7.5). Where illegal moves don't stand, the ruling is on the earliest one, by
    /// either side. Where they stand, only the opponent's last completed move counts, and only until the reply is made
    /// (A.5.2).
    pub(in crate::table) fn claim_illegal_move(&mut self, by: Color) {
        let stands = self.penalties().illegal_move_stands;
        let last = self.parts.last().filter(|_| self.game.played().is_empty());
        let found = match stands {
            true => last.filter(|part| part.reply == Reply::None).map(|_| self.parts.len() - 1),
            false => Some(0).filter(|_| !self.parts.is_empty()),
        };
        if let Some(index) = found {
            return self.rule(index, Some(by));
        }
        let too_late = stands && self.parts.iter().any(|part| part.illegal.by != by);
        let wrong = self.ruling_on(by, RulingSubject::IllegalMove(None), None);
        self.give_ruling(if too_late { wrong.too_late() } else { wrong });
        self.notices.push(Notice::ClaimWrong(ClaimKind::IllegalMove));
    }

    /// Rules on the illegal move that ended the part with this index: the position before that move is restored, or a
    /// pawn left on the last rank becomes a queen.
    pub(super) fn rule(&mut self, index: usize, claimant: Option<Color>) {
        let Some(part) = self.parts.drain(index..).next() else { return };
        let penalties = self.penalties();
        let IllegalMove { by, fault, noted, bonus_ms, presses, .. } = part.illegal;
        let count = self.count_illegal_move(by);
        let is_lost = count >= penalties.losing_illegal_move;
        let has_clock = self.setup.clock[(!by).index()].is_some();
        let penalty_ms = Some(penalties.illegal_move_ms).filter(|_| has_clock && !is_lost);
        let extra_time = penalty_ms.map(|ms| (!by, ms));
        let extra_time_article = extra_time.map(|_| penalties.illegal_move_article());
        let mut ruling = Ruling { extra_time, extra_time_article, count, ..part.ruling(claimant) };
        (self.game, self.past) = (part.game, part.past);
        let offer = self.draw_offer;
        self.go_back_to(part.illegal.turn);
        match fault {
            // The move stands as a promotion, so the clock press and a draw offer made with it stand too.
            Fault::PawnLeft(_) => {
                let mut presses = presses;
                presses[by.index()] += 1;
                self.turn.offered = noted.draw_offer;
                self.restore_clock(!by, by, 0, presses);
            }
            Fault::NotLegal | Fault::NoMove => {
                self.restore_clock(by, by, bonus_ms, presses);
                ruling.undone_ms = bonus_ms;
            }
        }
        let promotion = fault.promotion();
        self.give_ruling(if promotion.is_some() || is_lost { ruling } else { self.binding(ruling) });
        let at = self.notices.len();
        let mut consequences = vec![Notice::IllegalMove { by, article: fault.article() }];
        match promotion {
            Some(mv) => self.make_with(mv, Some((bonus_ms, presses)), is_lost),
            None if is_lost => {
                self.game.second_illegal_move(by, None);
                self.tell_end();
            }
            None => {}
        }
        if let Some(ms) = penalty_ms {
            self.give_time(!by, ms);
            consequences.push(Notice::Penalty { by, ms });
        }
        if promotion.is_none() {
            consequences.push(Notice::Restored);
        }
        let moved = self.notices.iter().rposition(|notice| matches!(notice, Notice::Moved { .. }));
        let at = moved.map_or(at, |moved| moved + 1);
        self.notices.splice(at..at, consequences);
        self.keep_offer(offer);
    }

    /// Leaves a draw offer open after a ruling, and notes it again with the move that it belongs to (9.1.2.1).
    fn keep_offer(&mut self, offer: Option<Color>) {
        if let Some(by) = offer.filter(|_| self.result().is_none()) {
            self.draw_offer = Some(by);
            self.note_offer(by);
        }
    }

    /// Whether a legal move breaks the obligation of this turn.
    pub(in crate::table) fn is_departing(&self, mv: Move) -> bool {
        self.obligation().is_some_and(|bound| !bound.moves().contains(&mv))
    }

    /// Restores the position before a move that breaks the obligation of this turn: the program, as arbiter, does not
    /// let the player complete such a move.
    pub(super) fn restore_departing(&mut self, mv: Move) {
        let (by, now, presses) = (self.mover(), self.now, self.all_presses());
        self.end_adjusting();
        let ruling = self.departing(mv, None);
        // The press counts as undone: the time used stays used, and there is no increment (7.1).
        let bonus_ms = self.clock.as_mut().map_or(0, |clock| clock.press(now));
        let (turn, offer) = (self.turn.clone(), self.draw_offer);
        self.go_back_to(turn);
        self.keep_offer(offer);
        self.restore_clock(by, by, bonus_ms, presses);
        self.give_ruling(self.binding(ruling));
        self.notices.push(Notice::Restored);
    }

    /// The ruling on a legal move that breaks the obligation of the side to move. It does not yet name the pieces that
    /// must then be moved or taken.
    pub(in crate::table) fn departing(&self, mv: Move, by: Option<Color>) -> Ruling {
        let position = self.position();
        // If no bond applies, the move castles with a rook that was touched before the king.
        let article = self.article().unwrap_or(Bond::RookFirst.article());
        Ruling {
            against: Some(self.mover()),
            uci: Some(self.uci(position, mv)),
            mv: RuledMove::Legal(position.san(mv)),
            ..Ruling::new(self.moves().len(), by, RulingSubject::TouchMove, Some(article))
        }
    }

    /// Begins this turn again; its touches and releases still bind (4.3, 4.7).
    pub(in crate::table) fn go_back_to(&mut self, turn: Turn) {
        self.dead_after = None;
        self.turn = Turn { held_to_it: true, adjusting: false, announced: None, offered: false, ..turn };
        self.clear_input();
        (self.draw_offer, self.take_back) = (None, None);
        self.lay_out();
    }

    /// Leaves the times as they are, but takes back the bonus that the offender received for the press that is undone
    /// (7.1). `bonus_ms` is that bonus, or 0 if the press stands. The clock's turn becomes `turn`, and the numbers of
    /// presses become `presses`.
    pub(in crate::table) fn restore_clock(
        &mut self,
        turn: Color,
        offender: Color,
        bonus_ms: u64,
        presses: [u32; 2],
    ) {
        let now = self.now;
        if let Some(clock) = &mut self.clock {
            clock.restore(turn, offender, bonus_ms, presses, now);
        }
        self.run_on();
    }
}
