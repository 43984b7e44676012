//! Where each system keeps what.

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// The folder for settings.
pub fn settings() -> Option<PathBuf> {
    Some(ours()?.config_dir().to_owned())
}

/// The folder for what a program writes down for itself and can go on from, such as journals.
pub fn state() -> Option<PathBuf> {
    let ours = ours()?;
    Some(ours.state_dir().unwrap_or(ours.data_local_dir()).to_owned())
}

/// The player's documents; their home folder where the system has no folder for documents.
pub fn documents() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// The player's home folder.
pub fn home() -> Option<PathBuf> {
    Some(UserDirs::new()?.home_dir().to_owned())
}

/// A folder for files that are soon removed; where there is one, the folder that only the player can read.
pub fn temporary() -> PathBuf {
    let own = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_dir());
    own.unwrap_or_else(std::env::temp_dir)
}

/// The folders in which the system looks for programs.
pub fn programs() -> Vec<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect()
}

fn ours() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "jadoube")
}
