//! The milliseconds of a game, from clocks that nobody can set.
//!
//! Two readings are compared: one of a clock that stands still while the computer sleeps, one of a clock that goes on.
//! Time asleep is told once and not counted, until the players say that it counts. Where both are the same clock
//! (Windows), and when the whole program was stopped, a long silence while readings were due is told in the same way.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use boot_time::Instant as BootInstant;

/// Sleep shorter than this is counted and not told: the players were hardly away.
const SHORTEST_SLEEP: Duration = Duration::from_secs(2);
/// While readings are due many times a second, a silence longer than this is told as sleep.
const LONGEST_SILENCE: Duration = Duration::from_secs(10);

/// The computer's clocks at one moment: two that nobody can set, since some moment before, and the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// Without the time that the computer slept, where the system can tell.
    pub awake: Duration,
    /// With it.
    pub elapsed: Duration,
    /// The system's own clock, which may be set back: it names files and dates games, and nothing is measured by it.
    pub since_1970: Duration,
}

impl Reading {
    /// The computer's clocks now, since they were first read. The only place where time comes from.
    pub fn now() -> Reading {
        static FIRST: OnceLock<(Instant, BootInstant)> = OnceLock::new();
        let (awake, elapsed) = FIRST.get_or_init(|| (Instant::now(), BootInstant::now()));
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Reading { awake: awake.elapsed(), elapsed: elapsed.elapsed(), since_1970 }
    }
}

/// The time of one game, which never falls.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    at: Duration,
    last: Reading,
    due: bool,
    asleep: Duration,
}

impl Stopwatch {
    /// Goes on from `at` milliseconds of the game; no readings are due yet.
    pub fn new(at: u64, reading: Reading) -> Stopwatch {
        Stopwatch { at: Duration::from_millis(at), last: reading, due: false, asleep: Duration::ZERO }
    }

    /// The milliseconds of the game. A reading from before the last one changes nothing.
    pub fn read(&mut self, reading: Reading) -> u64 {
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

    /// Whether a clock runs from this reading on, so that readings are due many times a second and sleep matters.
    pub fn running(&mut self, due: bool, reading: Reading) {
        self.read(reading);
        self.due = due;
    }

    /// How long the computer slept while a clock ran, in all since this was last asked; `None` when it did not.
    pub fn take_asleep(&mut self) -> Option<Duration> {
        Some(std::mem::take(&mut self.asleep)).filter(|asleep| !asleep.is_zero())
    }

    /// The players say that this time counts after all.
    pub fn count_sleep(&mut self, asleep: Duration) {
        self.at += asleep;
    }
}
