//! Whether the screen should stay on while nobody touches anything.

use super::Session;
use crate::rules::Color;

impl Session {
    /// While a clock runs, and while two people play who look at the board; never when paused or over. `is_watched`: the
    /// game is on screen, in the window in front.
    pub fn wants_screen_on(&self, is_watched: bool) -> bool {
        let table = self.table();
        let runs = self.is_started() && table.clock_runs();
        let people = Color::ALL.iter().all(|color| table.seat(*color).is_person());
        let is_going_on = table.is_begun() && table.result().is_none() && table.sealed_by().is_none();
        runs || (is_watched && people && is_going_on && !table.setup().has_clock())
    }
}
