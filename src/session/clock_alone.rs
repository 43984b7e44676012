//! The clock alone: a chess clock for a game on another board.
//!
//! What it shows: see `game::clock`; which actions it accepts: see `table`.

use std::time::Duration;

use super::Session;
use crate::table::{Deed, Notice, TimeReading};

/// A press this soon after another one is taken for a slip: a key or a button that bounces, or a double click.
const BOUNCE: Duration = Duration::from_millis(250);

impl Session {
    /// Whether another game would replace something: a game, or a clock that was started before anything was touched,
    /// for instance by j'adoube.
    pub fn is_begun(&self) -> bool {
        self.table().is_begun() || self.table().setup().has_clock() && self.is_started()
    }

    /// The player whose time runs presses the clock. The first press of all is by their opponent and starts it. Ignored
    /// while the clock is stopped.
    pub fn press_clock(&mut self, now: TimeReading) -> Vec<Notice> {
        let since = self.pressed_at.map(|pressed| now.awake.saturating_sub(pressed));
        if since.is_some_and(|since| since < BOUNCE) || self.table().is_paused() {
            return Vec::new();
        }
        self.pressed_at = Some(now.awake);
        if self.is_started() {
            return self.apply(Deed::PressClock { by: self.table().clock_turn() }, now);
        }
        self.start(now);
        Vec::new()
    }
}
