pub mod files;
pub mod save_kill;
