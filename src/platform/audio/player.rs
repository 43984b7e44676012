//! The programs that play sounds.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{add_input, find};

/// How a program gets what it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feed {
    /// The samples, on its standard input.
    Samples,
    /// A WAV file.
    File,
}

/// A program that plays sounds.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    program: &'static str,
    arguments: &'static [&'static str],
    pub feed: Feed,
}

/// Those that are tried, the best first. Samples are numbers of 16 bits, the low byte first, in one channel.
#[cfg(not(any(windows, target_os = "macos")))]
pub const PLAYERS: &[Player] = &[
    // PulseAudio, which PipeWire speaks as well.
    Player {
        program: "paplay",
        arguments: &["--raw", "--format=s16le", "--rate=44100", "--channels=1", "--latency-msec=30"],
        feed: Feed::Samples,
    },
    // PipeWire alone.
    Player { program: "pw-play", arguments: &["--latency=30ms"], feed: Feed::File },
    // ALSA, which is there under all of them.
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
    /// Whether one of these folders has it.
    pub fn is_in(&self, folders: &[PathBuf]) -> bool {
        find(self.program, folders).is_some()
    }

    /// How it is started, where one of these folders has it; with the file that it is to play, if it plays files.
    pub fn command(&self, folders: &[PathBuf], file: Option<&Path>) -> Option<Command> {
        let mut command = Command::new(find(self.program, folders)?);
        command.args(self.arguments);
        if let Some(file) = file {
            add_input(&mut command, file);
        }
        Some(command)
    }
}
