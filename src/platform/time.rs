//! A clock for measuring, the system time, and the local time. For the clocks that time a game, see
//! [`super::TimeReading`].

use std::time::Duration;

use chrono::Local;

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::{Instant, SystemTime, UNIX_EPOCH};

#[cfg(target_arch = "wasm32")]
pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// The local date and time of day, as the time since the beginning of 1970 by local clocks.
pub(super) fn local() -> Duration {
    let now = Local::now().naive_local().and_utc();
    Duration::from_secs(now.timestamp().try_into().unwrap_or_default())
}
