//! The programs that speak.

use std::path::PathBuf;
use std::process::Command;

use super::{add_input, find};

/// A program that speaks.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    program: &'static str,
    /// What it is told, but for the sentence, which comes last.
    arguments: fn(&str, u8) -> Vec<String>,
}

/// Those that are tried, the best first.
#[cfg(not(any(windows, target_os = "macos")))]
pub const VOICES: &[Voice] = &[
    // The desktop's own, as the player set it up; its volume goes from -100 to 100. What it says later breaks off what it
    // says by itself, and leaves alone what a screen reader says.
    Voice {
        program: "spd-say",
        arguments: |language, volume| {
            let volume = (2 * i32::from(volume) - 100).to_string();
            ["-w", "-l", language, "-i", &volume, "--"].map(str::to_owned).to_vec()
        },
    },
    // Its volume goes to 200, and is 100 unless told.
    Voice { program: "espeak-ng", arguments: espeak },
    Voice { program: "espeak", arguments: espeak },
];

#[cfg(not(any(windows, target_os = "macos")))]
fn espeak(language: &str, volume: u8) -> Vec<String> {
    ["-v", language, "-a", &(2 * u32::from(volume)).to_string(), "--"].map(str::to_owned).to_vec()
}

/// The voice that the player chose for the system; one of another language has a name and no other sign.
#[cfg(target_os = "macos")]
pub const VOICES: &[Voice] = &[Voice { program: "say", arguments: |_, _| vec!["--".to_owned()] }];

#[cfg(windows)]
pub const VOICES: &[Voice] = &[Voice {
    program: "powershell.exe",
    arguments: |language, volume| {
        let script = format!(
            "Add-Type -AssemblyName System.Speech; \
             $voice = New-Object Speech.Synthesis.SpeechSynthesizer; $voice.Volume = {volume}; \
             try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') }} catch {{ }}; \
             $voice.Speak($env:JADOUBE_HEARD)"
        );
        ["-NoProfile", "-NonInteractive", "-Command", &script].map(str::to_owned).to_vec()
    },
}];

impl Voice {
    /// Whether one of these folders has it.
    pub fn is_in(&self, folders: &[PathBuf]) -> bool {
        find(self.program, folders).is_some()
    }

    /// How it is started to say this in the language of this tag, where one of these folders has it.
    pub fn command(&self, folders: &[PathBuf], text: &str, language: &str, volume: u8) -> Option<Command> {
        let mut command = Command::new(find(self.program, folders)?);
        command.args((self.arguments)(language, volume.min(100)));
        add_input(&mut command, text);
        Some(command)
    }
}
