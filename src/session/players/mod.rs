//! The engines at the table. They are asked when it is their turn, and their moves may be delayed as if they were
//! thinking.
//!
//! A question belongs to one position. After a takeback, a pause, the end of the game or a new game, the question is
//! dropped together with any late answer.
//!
//! For turning an answer into actions, see `session::players::reply`.

mod pending_move;
mod reply;
mod seat_player;

use std::sync::mpsc::channel;
use std::time::Duration;

pub use reply::deeds;
pub use seat_player::{PlayerFactory, create_player, with_tables};

use super::Wake;
use super::local_game::LocalGame;
use crate::engine::external::EngineSetup;
use crate::engine::{Answer, EngineFailure};
use crate::rules::Color;
use crate::table::{Table, TimeReading};
use pending_move::PendingMove;
use seat_player::SeatPlayer;

/// The engines at the table.
pub struct Opponents {
    invite: PlayerFactory,
    /// The engines for White and Black; `None` for a human, or for an engine that was dismissed or has not been started
    /// yet.
    players: [Option<SeatPlayer>; 2],
    pending: Option<PendingMove>,
    /// The colour of the engine that failed, and why it failed, until someone else takes the seat or the game ends.
    failed: Option<(Color, EngineFailure)>,
    held: bool,
}

impl Opponents {
    /// Opponents without any engine yet.
    pub fn new(invite: PlayerFactory) -> Opponents {
        Opponents { invite, players: [None, None], pending: None, failed: None, held: false }
    }

    /// Dismisses all engines without waiting, because the game is over.
    pub fn leave(&mut self) {
        self.players = [None, None];
        (self.pending, self.failed, self.held) = (None, None, false);
    }

    /// The colour of the engine that failed, and why it failed; `None` if none has failed.
    pub fn failed(&self) -> Option<(Color, &EngineFailure)> {
        self.failed.as_ref().map(|(color, failure)| (*color, failure))
    }

    /// Dismisses an engine that failed, and remembers why it failed.
    pub fn fail(&mut self, color: Color, failure: EngineFailure) {
        self.dismiss(color);
        self.failed = Some((color, failure));
    }

    /// Dismisses the engine of a seat. Drops the current question, and forgets any failure.
    pub fn dismiss(&mut self, color: Color) {
        self.stop();
        self.failed = None;
        self.players[color.index()] = None;
    }

    /// Whether the game between engines is paused. Only a game without a clock is paused in this way.
    pub fn are_held(&self) -> bool {
        self.held
    }

    /// Pauses or resumes the game between engines.
    pub fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Asks the engine whose turn it is. Returns the engine's colour and its answer once the answer is due. `engine`
    /// finds external engines by name.
    pub fn tick(
        &mut self,
        play: &LocalGame,
        now: TimeReading,
        at_once: bool,
        engine: impl Fn(&str) -> Option<EngineSetup>,
        wake: &Wake,
    ) -> Option<(Color, Answer)> {
        let table = &play.table;
        if table.result().is_some() {
            self.leave();
            return None;
        }
        self.fetch(table, engine);
        let stale = self.pending.as_ref().is_some_and(|pending| !pending.is_about(table));
        if stale || !self.may_play(play) {
            self.stop();
        }
        if !self.may_play(play) {
            return None;
        }
        let Some(pending) = &mut self.pending else {
            self.ask(play, now, wake);
            return None;
        };
        let answer = pending.take_answer(now.awake, at_once)?;
        self.pending = None;
        Some(answer)
    }

    /// The time until a delayed answer is due; `None` if no answer is delayed.
    pub fn wake_after(&self, now: TimeReading) -> Option<Duration> {
        self.pending.as_ref()?.wake_after(now.awake)
    }

    /// Whether it is an engine's turn and nothing keeps it from moving.
    fn may_play(&self, play: &LocalGame) -> bool {
        let table = &play.table;
        let person = table.seat(table.position().turn()).is_person();
        !person && play.started && !table.is_paused() && !self.held && self.failed.is_none()
    }

    /// Starts each engine before its first question, so that a clock rarely waits for a program to start.
    /// Dismisses an engine if a human has taken its seat, or if it failed.
    fn fetch(&mut self, table: &Table, engine: impl Fn(&str) -> Option<EngineSetup>) {
        for color in Color::ALL {
            let (seat, player) = (table.seat(color), &mut self.players[color.index()]);
            let failed = self.failed.as_ref().is_some_and(|(failed, _)| *failed == color);
            if seat.is_person() || failed {
                *player = None;
            } else if player.is_none() {
                let engine = seat.external().and_then(&engine);
                *player = Some(SeatPlayer::new(seat, engine, &self.invite));
            }
        }
    }

    fn ask(&mut self, play: &LocalGame, now: TimeReading, wake: &Wake) {
        let table = &play.table;
        let (color, question) =
            (table.position().turn(), table.engine_question(table.moves().len(), play.time_at(now)));
        let Some(player) = &self.players[color.index()] else { return };
        let (sender, answer) = channel();
        let clock = question.clocks[color.index()];
        let wake = wake.clone();
        player.ask(question, move |answer| {
            // The receiver is gone if the question was dropped in the meantime.
            let _ = sender.send(answer);
            wake(Duration::ZERO);
        });
        self.pending = Some(PendingMove::new(table, clock, now.awake, answer));
    }

    /// Drops the current question and stops the engines; does nothing if there is no question.
    fn stop(&mut self) {
        if self.pending.take().is_some() {
            self.players.iter().flatten().for_each(SeatPlayer::stop);
        }
    }
}
