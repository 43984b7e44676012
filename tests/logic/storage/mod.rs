pub mod crash;
mod damage;
pub mod files;
mod pipes;
pub mod save_kill;
pub mod two_windows;
pub mod two_windows_kill;
mod watch;
mod window;
