//! The engines in their seats: they are asked when it is their turn, and their moves are held back for as long as a person
//! would think.
//!
//! A question belongs to one position. When that goes, by a move taken back, the end of the game or another one,
//! the question goes with it, and so does whatever is still answered to it.
//!
//! What an answer becomes at the table: see `session::players::reply`.

mod pending_move;
mod reply;
mod seat_player;

use std::sync::mpsc::channel;
use std::time::Duration;

pub use reply::deeds;
pub use seat_player::{Invite, fetch};

use super::Wake;
use super::local_game::LocalGame;
use crate::engine::external::EngineSetup;
use crate::engine::{Answer, Failure};
use crate::rules::Color;
use crate::table::{Reading, Table};
use pending_move::{Progress, Thought};
use seat_player::Chair;

/// The engines at the table.
pub struct Opponents {
    invite: Invite,
    /// Of White and of Black, where no person plays.
    chairs: [Option<Chair>; 2],
    thought: Option<Thought>,
    /// Who can't go on, and why; until somebody else takes the seat.
    failed: Option<(Color, Failure)>,
    /// Where only engines play: they are to wait.
    held: bool,
}

impl Opponents {
    /// Nobody so far.
    pub fn new(invite: Invite) -> Opponents {
        Opponents { invite, chairs: [None, None], thought: None, failed: None, held: false }
    }

    /// Sends all away, without waiting: the game is over, or left.
    pub fn leave(&mut self) {
        self.chairs = [None, None];
        (self.thought, self.failed, self.held) = (None, None, false);
    }

    /// Who can't go on, and why.
    pub fn failed(&self) -> Option<(Color, &Failure)> {
        self.failed.as_ref().map(|(color, failure)| (*color, failure))
    }

    /// This one can't go on.
    pub fn fail(&mut self, color: Color, failure: Failure) {
        self.dismiss(color);
        self.failed = Some((color, failure));
    }

    /// Whoever sits there is sent away, and the seat is free for another.
    pub fn dismiss(&mut self, color: Color) {
        self.stop();
        self.failed = None;
        self.chairs[color.index()] = None;
    }

    /// Whether engines that play each other are to wait.
    pub fn are_held(&self) -> bool {
        self.held
    }

    /// They are to wait, or to go on.
    pub fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Asks the engine whose turn it is, and listens. `guest` knows the external engines by their names.
    pub fn tick(
        &mut self,
        play: &LocalGame,
        now: Reading,
        at_once: bool,
        guest: impl Fn(&str) -> Option<EngineSetup>,
        wake: &Wake,
    ) -> Option<(Color, Answer)> {
        let table = play.table();
        if table.result().is_some() {
            self.leave();
            return None;
        }
        self.fetch(table, guest);
        let stale = self.thought.as_ref().is_some_and(|thought| !thought.is_about(table));
        if stale || !self.may_play(play) {
            self.stop();
        }
        if !self.may_play(play) {
            return None;
        }
        match &mut self.thought {
            None => self.ask(play, now, wake),
            Some(thought) => match thought.listen(now.awake, at_once) {
                Progress::Thinks | Progress::Waits => {}
                Progress::Done(color, answer) => {
                    self.thought = None;
                    return Some((color, answer));
                }
            },
        }
        None
    }

    /// After how long an engine moves that has answered already.
    pub fn wake_after(&self, now: Reading) -> Option<Duration> {
        self.thought.as_ref()?.wake_after(now.awake)
    }

    /// Whether it is an engine's turn, and time goes by.
    fn may_play(&self, play: &LocalGame) -> bool {
        let table = play.table();
        let person = table.seat(table.position().turn()).is_person();
        !person && play.is_started() && !table.is_paused() && !self.held && self.failed.is_none()
    }

    /// Has whoever is to play come before the first question, so that no clock waits for a program that starts.
    fn fetch(&mut self, table: &Table, guest: impl Fn(&str) -> Option<EngineSetup>) {
        for color in Color::ALL {
            let (seat, chair) = (table.seat(color), &mut self.chairs[color.index()]);
            let failed = self.failed.as_ref().is_some_and(|(failed, _)| *failed == color);
            if seat.is_person() || failed {
                *chair = None;
            } else if chair.as_ref().is_none_or(|chair| !chair.is_for(seat)) {
                let guest = seat.guest().and_then(&guest);
                *chair = Some(Chair::new(seat, guest, &self.invite));
            }
        }
    }

    fn ask(&mut self, play: &LocalGame, now: Reading, wake: &Wake) {
        let table = play.table();
        let (color, question) =
            (table.position().turn(), table.question(table.moves().len(), play.time_at(now)));
        let Some(chair) = &self.chairs[color.index()] else { return };
        let (sender, answer) = channel();
        let clock = question.clocks[color.index()];
        let wake = wake.clone();
        chair.ask(question, move |answer| {
            // Nobody listens any more when the game was left meanwhile.
            let _ = sender.send(answer);
            wake(Duration::ZERO);
        });
        self.thought = Some(Thought::new(table, clock, now.awake, answer));
    }

    /// Nothing that was asked is wanted any more.
    fn stop(&mut self) {
        if self.thought.take().is_some() {
            self.chairs.iter().flatten().for_each(Chair::stop);
        }
    }
}
