//! Data on disk: settings (including the recent files), game files and their backups, followed files, used starts,
//! learners' exercises and answers, crash reports, and a watch for missing files.

pub(crate) mod atomic_write;
mod backup;
pub mod crash;
pub mod follow;
pub mod games;
mod line_log;
pub(crate) mod part_file;
pub mod settings;
pub mod used_starts;
mod watch;

pub use atomic_write::{put, write};
pub use backup::Backups;
pub use line_log::LineLog;
pub use part_file::{Part, PartError};
pub use watch::Watch;
