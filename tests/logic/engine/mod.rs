pub mod analyst;
#[cfg(target_os = "linux")]
pub mod bad_engines;
pub mod draws;
pub mod eval;
pub mod external;
pub mod external_end;
pub mod external_games;
pub mod external_guard;
pub mod external_options;
mod installed;
pub mod level_choice;
mod levels;
pub mod parts;
mod remote;
pub mod search;
pub mod time;
pub mod uci;
pub mod uci_strength;
