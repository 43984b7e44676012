//! The time of day, as an arbiter notes it.

use std::fmt;

/// The local time of day where the game is played, to the minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeOfDay {
    /// The minutes since midnight.
    minutes: u16,
}

impl TimeOfDay {
    const MINUTES: u64 = 24 * 60;

    /// The time of day this many minutes after a midnight.
    pub const fn after_midnight(minutes: u64) -> TimeOfDay {
        TimeOfDay { minutes: (minutes % TimeOfDay::MINUTES) as u16 }
    }

    /// Reads a time of day such as `19:42`; `None` if the text is not one.
    pub fn read(text: &str) -> Option<TimeOfDay> {
        let number = |text: &str, end: u64| {
            let is_written = text.len() == 2 && text.bytes().all(|digit| digit.is_ascii_digit());
            text.parse::<u64>().ok().filter(|number| is_written && *number < end)
        };
        let (hours, minutes) = text.split_once(':')?;
        Some(TimeOfDay::after_midnight(number(hours, 24)? * 60 + number(minutes, 60)?))
    }
}

impl fmt::Display for TimeOfDay {
    /// Writes the time as [`TimeOfDay::read`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.minutes / 60, self.minutes % 60)
    }
}
