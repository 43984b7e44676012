//! The programs of each system that play sounds and speak sentences, and what each is told.
//!
//! Starting them: see `ui::sound::thread`.

mod player;
mod voice;

pub use player::{Feed, PLAYERS, Player};
pub use voice::{VOICES, Voice};

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// Samples a second, as players are told.
pub const SAMPLE_RATE: u32 = 44_100;

/// A program in the first folder that has it.
fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    folders.iter().map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Adds what is to be heard, after all else that a program is told. PowerShell would read it as a part of its script, and
/// finds it in its environment.
fn add_input(command: &mut Command, input: impl AsRef<OsStr>) {
    if cfg!(windows) {
        command.env("JADOUBE_HEARD", input);
    } else {
        command.arg(input);
    }
}
