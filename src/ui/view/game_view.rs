//! A game as the views see it: its state, and what the players may do now.
//!
//! The game is not copied: each method reads its current state.

use super::settings::Settings;
use crate::engine::Level;
use crate::game::Bond;
use crate::rules::{CastlingSide, Color, Square};
use crate::session::Session;
use crate::storage::settings::Advice;
use crate::table::{Arbiter, ClaimKind, Seat, Table, TakeBack, TouchMove};

/// A game, as the views see it.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    pub table: &'a Table,
    /// The session, which runs the game in real time; `None` for a table without real time, such as a lesson's.
    pub session: Option<&'a Session>,
    pub settings: &'a Settings,
    /// Game time, in milliseconds.
    pub now: u64,
    /// The number of plies before the position that the board shows, counted as in `GameView::moves`.
    pub shown: usize,
    /// The square of the piece that is chosen with the keyboard; `None` if there is none.
    pub keyed: Option<Square>,
    /// A level for the next game; `None` if there is no advice.
    pub advice: Option<Advice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// There is no clock.
    None,
    /// The clock waits for the players to begin.
    Waiting,
    Running,
    Paused,
    /// Stopped for a ruling, with the board visible (6.11).
    Ruling,
    /// The game is over or adjourned.
    Stopped,
}

impl ClockState {
    /// The message key of the button that starts and pauses the clocks.
    pub const fn key(self) -> &'static str {
        match self {
            ClockState::Waiting => "clock-start",
            ClockState::Paused | ClockState::Ruling => "clock-go-on",
            ClockState::None | ClockState::Running | ClockState::Stopped => "clock-pause",
        }
    }
}

/// The claims that a player can make, rightly or wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each kind of claim")]
pub struct Claims {
    pub draw: bool,
    pub touch_move: bool,
    /// Possible only over the board, with the players as their own arbiters.
    pub illegal_move: bool,
    /// Possible only over the board with clocks, with the players as their own arbiters.
    pub flag: bool,
}

impl Claims {
    pub const fn any(self) -> bool {
        self.draw || self.touch_move || self.illegal_move || self.flag
    }
}

impl<'a> GameView<'a> {
    /// The game of a session, with all its moves shown.
    pub fn of(session: &'a Session, settings: &'a Settings, now: u64) -> GameView<'a> {
        GameView { session: Some(session), now, ..GameView::at(session.table(), settings) }
    }

    /// A table without real time, with all its moves shown.
    pub fn at(table: &'a Table, settings: &'a Settings) -> GameView<'a> {
        let shown = table.moves().len();
        GameView { table, session: None, settings, now: 0, shown, keyed: None, advice: None }
    }

    /// The number of plies in the current part of the game (see `Table::moves`).
    pub fn moves(&self) -> usize {
        self.table.moves().len()
    }

    /// The number of moves that the human players have made.
    pub fn human_moves(&self) -> usize {
        // An illegal move that nobody has claimed also counts.
        let moves = self.table.completed_moves();
        let made = |color| if color == self.turn() { moves / 2 } else { moves.div_ceil(2) };
        Color::ALL.into_iter().filter(|color| self.is_person(*color)).map(made).sum()
    }

    /// The player to move.
    pub fn turn(&self) -> Color {
        self.table.position().turn()
    }

    pub fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    /// Whether a move has been sealed and not yet opened.
    pub fn is_adjourned(&self) -> bool {
        self.table.sealed_by().is_some() && !self.is_over()
    }

    /// Whether the command to adjourn, with which the player to move seals a move, is available.
    pub fn can_adjourn(&self) -> bool {
        self.is_live() && self.two_persons() && self.clock() != ClockState::Waiting
    }

    /// Whether the result waits for the players to sign it (8.7). Games with an engine are not signed.
    pub fn awaits_approval(&self) -> bool {
        self.is_over() && self.two_persons() && !self.table.is_approved()
    }

    /// Whether the player to move, with less than two minutes left, can ask for an increment.
    pub fn can_request_increment(&self) -> bool {
        let turn = self.turn();
        let running = self.clock() == ClockState::Running;
        running && self.is_person(turn) && self.table.increment_refusal(turn, self.now).is_none()
    }

    /// Whether the position after the last move is shown.
    pub fn is_latest_shown(&self) -> bool {
        self.shown >= self.moves()
    }

    /// The player whose clock runs or would run.
    pub fn clock_turn(&self) -> Color {
        if self.table.setup().clock_only { self.table.clock_turn() } else { self.turn() }
    }

    /// The state of the game's clock.
    pub fn clock(&self) -> ClockState {
        if !self.table.setup().has_clock() {
            ClockState::None
        } else if self.is_over() || self.is_adjourned() {
            ClockState::Stopped
        } else if self.session.is_some_and(|session| !session.is_started()) {
            ClockState::Waiting
        } else if self.table.is_paused_for_ruling() {
            ClockState::Ruling
        } else if self.table.is_paused() {
            ClockState::Paused
        } else {
            ClockState::Running
        }
    }

    /// Whether a game between engines without a clock is paused.
    pub fn is_held(&self) -> bool {
        self.session.is_some_and(Session::is_held)
    }

    /// Whether analysis is on.
    pub fn is_analysed(&self) -> bool {
        self.session.is_some_and(|session| session.analysis().is_on())
    }

    /// The number of analysis lines that the settings ask for; 0 without analysis.
    pub fn lines(&self) -> usize {
        if self.is_analysed() { self.settings.lines } else { 0 }
    }

    /// Whether the game is in progress, neither paused nor adjourned, and a human is to move.
    pub fn is_live(&self) -> bool {
        !self.is_over() && !self.is_adjourned() && !self.table.is_paused() && self.is_person(self.turn())
    }

    /// Whether an engine is thinking: it is to move, no engine has failed, and the game is in progress, neither waiting
    /// for its clock to be started nor paused nor adjourned.
    pub fn is_thinking(&self) -> bool {
        let waits =
            self.table.is_paused() || matches!(self.clock(), ClockState::Waiting | ClockState::Stopped);
        !self.is_over() && !waits && !self.has_failed() && !self.is_held() && !self.is_person(self.turn())
    }

    /// Whether an engine has failed and has not been replaced yet.
    pub fn has_failed(&self) -> bool {
        self.session.is_some_and(|session| session.failed().is_some())
    }

    /// The level that plays against the only human; `None` if there is no such level.
    pub fn opposing_level(&self) -> Option<Level> {
        match self.table.seat(!self.table.lone_person()?) {
            Seat::Level { level, .. } => Some(*level),
            Seat::Person | Seat::External { .. } => None,
        }
    }

    pub fn is_person(&self, color: Color) -> bool {
        self.table.seat(color).is_person()
    }

    /// Whether both players are human.
    pub fn two_persons(&self) -> bool {
        Color::ALL.iter().all(|color| self.is_person(*color))
    }

    /// Whether both players are engines.
    pub fn is_watched(&self) -> bool {
        !Color::ALL.iter().any(|color| self.is_person(*color))
    }

    /// Whether the player to move has touched a piece in this turn while touch-move applies, or has released a pawn on
    /// the last rank.
    pub fn is_touched(&self) -> bool {
        self.table.has_touched() || self.table.promoting().is_some()
    }

    /// Whether the table accepts castling on at least one side; `false` over the board.
    pub fn may_castle(&self) -> bool {
        // Without a castling right, the moves need not be searched.
        CastlingSide::ALL.into_iter().any(|side| self.has_castling_right(side))
            && self.table.arrangement().is_none()
            && self.table.allowed().iter().any(|mv| mv.is_castling())
    }

    /// Whether the player to move has the right to castle on this side, now or later.
    pub fn has_castling_right(&self, side: CastlingSide) -> bool {
        self.table.position().castling_rook(self.turn(), side).is_some()
    }

    /// Whether castling on this side is legal now; `false` over the board.
    pub fn can_castle(&self, side: CastlingSide) -> bool {
        // Over the board, nothing may reveal whether castling is legal.
        self.table.arrangement().is_none() && self.table.position().castling_illegal_reason(side).is_none()
    }

    pub fn can_offer_draw(&self, by: Color) -> bool {
        !self.is_over() && self.table.may_offer_draw(by) && self.is_person(by)
    }

    /// Whether a human player waits for the engine's move.
    pub fn awaits_engine(&self) -> bool {
        !self.is_over() && !self.is_person(self.turn()) && self.is_person(!self.turn())
    }

    /// Whether it is too early for a draw offer, because each side must have made a move first (5.2.3).
    pub fn is_too_early_for_draw(&self) -> bool {
        !self.is_over() && !self.table.may_agree()
    }

    /// Whether a human player has a draw offer to answer.
    pub fn is_draw_offered(&self) -> bool {
        self.table.draw_offer().is_some_and(|by| self.is_person(!by))
    }

    /// Whether this player can take a move back, or ask to.
    pub fn can_take_back(&self, by: Color) -> bool {
        let possible = self.table.setup().take_back != TakeBack::Never && self.table.plies_back(by).is_some();
        !self.is_over()
            && !self.is_adjourned()
            && possible
            && self.table.take_back_asked().is_none()
            && self.is_person(by)
    }

    /// Whether a human player has a takeback request to answer.
    pub fn is_take_back_asked(&self) -> bool {
        self.table.take_back_asked().is_some_and(|by| self.is_person(!by))
    }

    /// The player who takes a move back if the command names no player: the only human, or else the player who is not
    /// to move.
    pub fn takes_back(&self) -> Color {
        match Color::ALL.map(|color| self.is_person(color)) {
            [true, false] => Color::White,
            [false, true] => Color::Black,
            _ => !self.turn(),
        }
    }

    /// The claims that the player to move can make, rightly or wrongly.
    pub fn claims(&self) -> Claims {
        self.claims_of(self.turn())
    }

    /// The claims that this player can make, rightly or wrongly.
    pub fn claims_of(&self, by: Color) -> Claims {
        let table = self.table;
        // Engines don't use the claim card.
        if !self.is_person(by) || self.is_adjourned() {
            return Claims::default();
        }
        let may = |kind| table.may_claim(kind, by);
        let untouched = !table.has_touched();
        let setup = table.setup();
        let on_claim = matches!(setup.touch, TouchMove::OnClaim | TouchMove::OverTheBoard);
        let by_players = setup.is_over_the_board() && setup.arbiter == Arbiter::Players;
        let has_moves = table.completed_moves() > 0;
        let on_claim = on_claim && setup.arbiter == Arbiter::Players && has_moves;
        match table.result() {
            // A move that broke touch-move does not end the game, for example by mate or stalemate (5.1.1, 5.2.1).
            Some(_) => Claims {
                touch_move: may(ClaimKind::TouchMove)
                    && on_claim
                    && table.ended_by_move()
                    && !table.is_approved(),
                ..Claims::default()
            },
            None => Claims {
                draw: may(ClaimKind::Threefold) && untouched && table.bond() != Some(Bond::IntendedMove),
                touch_move: may(ClaimKind::TouchMove) && untouched && on_claim,
                illegal_move: may(ClaimKind::IllegalMove) && by_players && has_moves,
                flag: by_players && setup.has_clock(),
            },
        }
    }
}
