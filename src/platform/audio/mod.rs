//! The programs that play sounds and speak sentences on each system, and their arguments.
//!
//! `ui::sound::thread` starts them.

mod player;
mod voice;

pub use player::{Feed, PLAYERS, Player};
pub use voice::{VOICES, Voice};

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// The number of samples per second. The arguments of the players that take samples repeat it.
pub const SAMPLE_RATE: u32 = 44_100;

fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    folders.iter().map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Passes the sound file or the sentence as the last argument. On Windows, an environment variable is used instead,
/// because PowerShell would parse the argument as part of the script.
fn add_input(command: &mut Command, input: impl AsRef<OsStr>) {
    if cfg!(windows) {
        command.env("JADOUBE_HEARD", input);
    } else {
        command.arg(input);
    }
}
