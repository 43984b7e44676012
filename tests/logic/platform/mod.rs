//! What differs between systems.

mod copied_files;
mod fonts;
mod memory;
mod ports;

#[cfg(all(unix, not(target_vendor = "apple")))]
mod bus;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod display;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod message;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod preferences;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod screen_on;
