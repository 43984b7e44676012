//! The folders in which each system keeps files and programs.

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// The folder for settings; `None` if the user has no home folder.
pub fn settings() -> Option<PathBuf> {
    Some(ours()?.config_dir().to_owned())
}

/// The folder for data that the program writes by itself, such as journals; `None` if the user has no home folder.
pub fn state() -> Option<PathBuf> {
    let ours = ours()?;
    Some(ours.state_dir().unwrap_or(ours.data_local_dir()).to_owned())
}

/// The folder for the user's documents, or the home folder if the system has no folder for documents; `None` if the
/// user has no home folder.
pub fn documents() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// The user's home folder; `None` if there is none.
pub fn home() -> Option<PathBuf> {
    Some(UserDirs::new()?.home_dir().to_owned())
}

/// The folder for short-lived files. If the system has one that only the user can read, this is that folder.
pub fn temporary() -> PathBuf {
    let own = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_dir());
    own.unwrap_or_else(std::env::temp_dir)
}

/// The folders in which the system looks for programs.
pub fn program_folders() -> Vec<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect()
}

/// The folders in which to look for engines: those of [`program_folders`], and others that may be missing from the
/// `PATH` of a program started from a menu.
pub fn engine_folders() -> Vec<PathBuf> {
    let home = home().unwrap_or_default();
    // Without a home folder, those in it are left out.
    let others = OTHERS.iter().map(|folder| home.join(folder)).filter(|folder| folder.is_absolute());
    program_folders().into_iter().chain(others).collect()
}

/// Debian's folders for games, the system's folders, Snap's folder, and the user's own, relative to the home folder.
#[cfg(not(any(windows, target_os = "macos")))]
const OTHERS: [&str; 6] =
    ["/usr/games", "/usr/local/games", "/usr/local/bin", "/usr/bin", "/snap/bin", ".local/bin"];

/// The folders of Homebrew (on Apple silicon and on Intel) and MacPorts.
#[cfg(target_os = "macos")]
const OTHERS: [&str; 3] = ["/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin"];

/// The folders of WinGet and Scoop, relative to the home folder, and Chocolatey's folder.
#[cfg(windows)]
const OTHERS: [&str; 3] =
    [r"AppData\Local\Microsoft\WinGet\Links", r"scoop\shims", r"C:\ProgramData\chocolatey\bin"];

fn ours() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "jadoube")
}
