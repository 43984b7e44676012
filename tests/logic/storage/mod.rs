pub mod crash;
pub mod files;
pub mod many_games;
mod pipes;
pub mod save_kill;
pub mod two_windows;
pub mod two_windows_kill;
mod watch;
mod window;
