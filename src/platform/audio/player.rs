//! The programs that play sounds.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{add_input, find};

/// How a program receives the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feed {
    /// As samples on standard input.
    Samples,
    /// As a WAV file.
    File,
}

/// A program that plays sounds.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    program: &'static str,
    arguments: &'static [&'static str],
    pub feed: Feed,
}

/// The programs to try, the best first. The samples are 16-bit, little-endian and in one channel.
#[cfg(not(any(windows, target_os = "macos")))]
pub const PLAYERS: &[Player] = &[
    // PulseAudio; PipeWire supports its protocol too.
    Player {
        program: "paplay",
        arguments: &["--raw", "--format=s16le", "--rate=44100", "--channels=1", "--latency-msec=30"],
        feed: Feed::Samples,
    },
    // PipeWire.
    Player { program: "pw-play", arguments: &["--latency=30ms"], feed: Feed::File },
    // ALSA, the layer below PulseAudio and PipeWire.
    Player {
        program: "aplay",
        arguments: &["-q", "-t", "raw", "-f", "S16_LE", "-r", "44100", "-c", "1", "-"],
        feed: Feed::Samples,
    },
];

#[cfg(target_os = "macos")]
pub const PLAYERS: &[Player] = &[Player { program: "afplay", arguments: &[], feed: Feed::File }];

#[cfg(windows)]
pub const PLAYERS: &[Player] = &[Player {
    program: "powershell.exe",
    arguments: &[
        "-NoProfile",
        "-NonInteractive",
        "-Command",
        "(New-Object Media.SoundPlayer $env:JADOUBE_HEARD).PlaySync()",
    ],
    feed: Feed::File,
}];

impl Player {
    /// Whether the program is in one of these folders.
    pub fn is_in(&self, folders: &[PathBuf]) -> bool {
        find(self.program, folders).is_some()
    }

    /// The command that starts the program; `None` if the program is in none of these folders. `file` is the sound
    /// file, or `None` for a program that takes samples.
    pub fn command(&self, folders: &[PathBuf], file: Option<&Path>) -> Option<Command> {
        let mut command = Command::new(find(self.program, folders)?);
        command.args(self.arguments);
        if let Some(file) = file {
            add_input(&mut command, file);
        }
        Some(command)
    }
}
