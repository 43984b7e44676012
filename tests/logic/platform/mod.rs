//! What differs between systems.

#[cfg(all(unix, not(target_vendor = "apple")))]
mod display;
