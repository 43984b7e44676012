//! Illegal moves: claims, restored positions and penalties (7.5, A.5.2).

use crate::game::{Fault, Game, Incident, Noted, Penalties};
use crate::rules::{Bitboard, Board, Color, Square};
use crate::table::{Arbiter, ClaimKind, Notice, Past, Reason, Table, Turn, refuse};

/// A part of the game that ended with an illegal move, which stands or may still be claimed.
#[derive(Clone, Debug)]
pub(in crate::table) struct Part {
    pub(in crate::table) game: Game,
    pub(in crate::table) past: Vec<Past>,
    pub(super) illegal: IllegalMove,
    /// The opponent has completed the next move without a claim (A.5.2).
    pub(super) stands: bool,
}

/// A completed illegal move.
#[derive(Clone, Debug)]
pub(super) struct IllegalMove {
    pub(super) by: Color,
    pub(super) fault: Fault,
    /// The turn in which it was made.
    pub(super) turn: Turn,
    /// The notes on the move, as on any other.
    pub(super) noted: Noted,
    /// The pieces as they were left.
    pub(super) board: Board,
    /// What the offender's clock got for the press, in milliseconds.
    pub(super) bonus_ms: u64,
    /// How often each player had pressed the clock before.
    pub(super) presses: [u32; 2],
}

impl Part {
    /// The number of completed moves.
    pub(in crate::table) fn moves(&self) -> usize {
        self.game.played().len() + 1
    }

    /// The notes on its moves and on the illegal one.
    pub(in crate::table) fn notes(&self) -> Vec<Noted> {
        self.past.iter().map(|past| past.noted).chain([self.illegal.noted]).collect()
    }

    /// The squares that the illegal move changed.
    pub(in crate::table) fn changed(&self) -> Bitboard {
        let before = self.game.position().board();
        Square::all().filter(|&on| before.piece_at(on) != self.illegal.board.piece_at(on)).collect()
    }

    /// The illegal move at its end as a player would write it: `Ke3`, `exd5`; `–` without a move.
    pub(in crate::table) fn written(&self) -> String {
        let moved = Incident::describe(self.game.position().board(), &self.illegal.board);
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

    /// The illegal move at its end, for the record.
    pub(in crate::table) fn incident(&self, ruled: bool, penalty_ms: Option<u64>) -> Incident {
        let IllegalMove { by, fault, ref board, .. } = self.illegal;
        let moved = Incident::describe(self.game.position().board(), board);
        Incident { after: self.game.played().len(), by, fault: Some(fault), moved, ruled, penalty_ms }
    }
}

impl Table {
    /// What the Laws prescribe in this game.
    pub fn penalties(&self) -> Penalties {
        self.setup.laws().penalties()
    }

    /// 7.5: in standard chess the earliest illegal move of either side is found, otherwise only the opponent's last
    /// completed move (A.5.2).
    pub(in crate::table) fn claim_illegal_move(&mut self, notices: &mut Vec<Notice>) {
        if !self.setup.is_over_the_board() {
            return refuse(notices, Reason::NotOverTheBoard);
        }
        if self.setup.arbiter == Arbiter::Program {
            return refuse(notices, Reason::ProgramRules);
        }
        let found = match self.penalties().illegal_move_stands {
            true => {
                self.parts.iter().rposition(|part| !part.stands).filter(|_| self.game.played().is_empty())
            }
            false => Some(0).filter(|_| !self.parts.is_empty()),
        };
        match found {
            Some(index) => self.rule(index, notices),
            None => notices.push(Notice::ClaimWrong(ClaimKind::IllegalMove)),
        }
    }

    /// Rules on the illegal move that ended this part: the position before it is restored, or the pawn becomes a queen.
    pub(super) fn rule(&mut self, index: usize, notices: &mut Vec<Notice>) {
        let Some(part) = self.parts.drain(index..).next() else { return };
        let penalties = self.penalties();
        let IllegalMove { by, fault, bonus_ms, presses, .. } = part.illegal;
        let count = &mut self.ruled_illegal[by.index()];
        *count += 1;
        let is_lost = *count >= penalties.losing_illegal_move;
        let has_clock = self.setup.clock[(!by).index()].is_some();
        let penalty_ms = Some(penalties.illegal_move_ms).filter(|_| has_clock && !is_lost);
        let incident = part.incident(true, penalty_ms);
        (self.game, self.past) = (part.game, part.past);
        let offer = self.draw_offer;
        self.go_back_to(part.illegal.turn);
        self.draw_offer = offer;
        self.game.note_incident(incident);
        match fault {
            // The move stands as a promotion, so its press of the clock does too.
            Fault::PawnLeft(_) if !is_lost => {
                let mut presses = presses;
                presses[by.index()] += 1;
                self.restore_clock(!by, by, 0, presses);
            }
            _ => self.restore_clock(by, by, bonus_ms, presses),
        }
        let ruling = notices.len();
        let mut told = vec![Notice::IllegalMove { by, article: fault.article() }];
        match fault {
            _ if is_lost => {
                self.game.second_illegal_move(by);
                self.tell_end(notices);
            }
            Fault::PawnLeft(mv) => self.make_with(mv, Some((bonus_ms, presses)), notices),
            Fault::NotLegal | Fault::NoMove => {}
        }
        if let Some(ms) = penalty_ms {
            self.give_time(!by, ms);
            told.push(Notice::Penalty { by, ms });
        }
        if is_lost || !matches!(fault, Fault::PawnLeft(_)) {
            told.push(Notice::Restored);
        }
        let moved = notices.iter().rposition(|notice| matches!(notice, Notice::Moved { .. }));
        let at = moved.map_or(ruling, |moved| moved + 1);
        notices.splice(at..at, told);
    }

    /// The turn of an earlier move begins again; its touches and releases still bind (4.3, 4.7).
    pub(in crate::table) fn go_back_to(&mut self, turn: Turn) {
        self.dead_after = None;
        self.turn = Turn { held_to_it: true, adjusting: false, announced: None, offered: false, ..turn };
        self.clear_input();
        (self.draw_offer, self.take_back) = (None, None);
        self.lay_out();
    }

    /// The clocks stay as they are, without what the offender got for the press that is undone (7.1).
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
    }
}
