//! Clocks for measuring, the calendar of files, and the time of day. The clocks of a game: see [`super::TimeReading`].

use std::time::Duration;

use chrono::Local;

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::{Instant, SystemTime, UNIX_EPOCH};

#[cfg(target_arch = "wasm32")]
pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// The calendar and the time of day where the computer is, as seconds since 1970 there.
pub(super) fn local() -> Duration {
    let now = Local::now().naive_local().and_utc();
    Duration::from_secs(now.timestamp().try_into().unwrap_or_default())
}
