//! What differs between systems: clocks, where files live, child processes, programs that make sound, languages.
//!
//! The lowest layer. No other one asks which system it runs on.

pub mod audio;
mod clocks;
pub mod folders;
pub mod process;

pub use clocks::Reading;

/// The locales that the player set up in the system, such as `nl-NL`, the preferred one first.
pub fn locales() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}
