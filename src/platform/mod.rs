//! What differs between systems: clocks, folders, child processes, programs that make sound, languages.
//!
//! This is the lowest layer; no other layer checks which system it runs on.

pub mod audio;
mod clocks;
pub mod folders;
pub mod process;

pub use clocks::Reading;

/// The locales chosen in the system settings, such as `nl-NL`, the preferred one first.
pub fn locales() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}
