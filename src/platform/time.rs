//! Clocks for measuring, the calendar of files, and the time of day. The clocks of a game: see [`super::TimeReading`].

use std::time::Duration;

use chrono::{Local, Timelike};

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::{Instant, SystemTime, UNIX_EPOCH};

#[cfg(target_arch = "wasm32")]
pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// The time of day where the computer is.
pub(super) fn since_midnight() -> Duration {
    Duration::from_secs(Local::now().num_seconds_from_midnight().into())
}
