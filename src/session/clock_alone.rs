//! Pressing the clock, either in a game over the board, or in a game that is played on another board and has only its
//! clock here.
//!
//! For what the clock shows, see `game::clock`; for the effect of pressing it, see `table::flag` and
//! `table::over_the_board`.

use std::time::Duration;

use super::Session;
use crate::rules::Color;
use crate::table::{Deed, Notice, Source, TimeReading};

/// What the clock is pressed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockPress {
    /// A button or another part of the screen, for the player whose turn it is to press.
    Button,
    /// The space bar, for the player whose turn it is to press.
    SpaceBar,
    /// The key that belongs to this player.
    Key(Color),
}

impl ClockPress {
    /// A press that comes sooner than this after another one is taken for a slip: a button that bounces, a double
    /// click, or the space bar pressed by both players. A player's own key needs no guard, since it does nothing in the
    /// opponent's turn.
    const fn guard(self) -> Duration {
        match self {
            ClockPress::Button => Duration::from_millis(250),
            ClockPress::SpaceBar => Duration::from_millis(700),
            ClockPress::Key(_) => Duration::ZERO,
        }
    }
}

impl Session {
    /// Whether another game would replace something: a game that has begun, or a clock that has been started, for
    /// instance by a j'adoube before the first touch.
    pub fn is_begun(&self) -> bool {
        self.table().is_begun() || self.table().setup().has_clock() && self.is_started()
    }

    /// Whether this press counts. It does not count while the game is paused, if it comes too soon after another press,
    /// or if its key belongs to a player whose turn it is not. A press that starts the clock is made by the opponent of
    /// the player whose time it starts.
    pub fn may_press_clock(&self, press: ClockPress, now: TimeReading) -> bool {
        let since = self.pressed_at.map(|pressed| now.awake.saturating_sub(pressed));
        let turn = self.table().clock_turn();
        let presser = if self.is_started() { turn } else { !turn };
        let is_in_turn = !matches!(press, ClockPress::Key(by) if by != presser);
        is_in_turn && since.is_none_or(|since| since >= press.guard()) && !self.table().is_paused()
    }

    /// Presses the clock for the player whose turn it is, or starts the clock if it has not been started. Does nothing
    /// if the press does not count.
    pub fn press_clock(&mut self, press: ClockPress, now: TimeReading) -> Vec<Notice> {
        if !self.may_press_clock(press, now) {
            return Vec::new();
        }
        self.pressed_at = Some(now.awake);
        if self.is_started() {
            let source = matches!(press, ClockPress::Key(_)).then_some(Source::Key);
            return self.apply_from(source, Deed::PressClock { by: self.table().clock_turn() }, now);
        }
        self.start(now);
        Vec::new()
    }
}
