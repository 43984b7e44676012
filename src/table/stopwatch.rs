//! Measures game time in milliseconds with clocks that can't be set.
//!
//! The stopwatch compares two clocks: one that stops while the computer sleeps, and one that continues. Sleep of two
//! seconds or more is not counted; if a game clock ran, the sleep is reported once, and the players may decide that it
//! counts. While a game clock runs, a long gap between readings counts as sleep too, because some systems (Windows,
//! browsers) have only one of the two clocks, and because the whole program may have been suspended.

use std::time::Duration;

use crate::platform::TimeReading;

/// Sleep shorter than this is counted as game time and not reported.
const SHORTEST_SLEEP: Duration = Duration::from_secs(2);
/// While a clock runs, the whole time between two readings counts as sleep if the computer was awake longer than this.
const LONGEST_SILENCE: Duration = Duration::from_secs(10);

/// The time of one game, which never decreases.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    at: Duration,
    last: TimeReading,
    due: bool,
    asleep: Duration,
}

impl Stopwatch {
    /// A stopwatch that continues from `at` milliseconds of game time, with no clock running.
    pub fn new(at: u64, reading: TimeReading) -> Stopwatch {
        Stopwatch { at: Duration::from_millis(at), last: reading, due: false, asleep: Duration::ZERO }
    }

    /// Reads the game time in milliseconds. A reading older than the last one does not change the game time.
    pub fn read(&mut self, reading: TimeReading) -> u64 {
        let elapsed = reading.elapsed.saturating_sub(self.last.elapsed);
        let awake = reading.awake.saturating_sub(self.last.awake).min(elapsed);
        self.last.elapsed = self.last.elapsed.max(reading.elapsed);
        self.last.awake = self.last.awake.max(reading.awake);
        let slept = match elapsed.saturating_sub(awake) {
            _ if self.due && awake > LONGEST_SILENCE => elapsed,
            slept if slept >= SHORTEST_SLEEP => slept,
            _ => Duration::ZERO,
        };
        if self.due {
            self.asleep += slept;
        }
        self.at += elapsed.saturating_sub(slept);
        self.at.as_millis() as u64
    }

    /// Sets whether a clock runs from this reading on. If one does, sleep is reported, and readings must be no more
    /// than ten seconds apart, since a longer gap counts as sleep.
    pub fn set_running(&mut self, due: bool, reading: TimeReading) {
        self.read(reading);
        self.due = due;
    }

    /// Takes the sleep that was not counted while a clock ran, so that it is reported only once; `None` if there is
    /// none.
    pub fn take_asleep(&mut self) -> Option<Duration> {
        Some(std::mem::take(&mut self.asleep)).filter(|asleep| !asleep.is_zero())
    }

    /// Counts this sleep as game time after all, as the players decided.
    pub fn count_sleep(&mut self, asleep: Duration) {
        self.at += asleep;
    }
}
