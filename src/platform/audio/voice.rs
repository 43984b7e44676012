//! The programs that speak.

use std::path::PathBuf;
use std::process::Command;

use super::{add_input, find};

/// A program that speaks.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    program: &'static str,
    /// A function that returns the arguments, except the sentence, for a language and a volume in percent.
    arguments: fn(&str, u8) -> Vec<String>,
}

/// The programs to try, the best first.
#[cfg(not(any(windows, target_os = "macos")))]
pub const VOICES: &[Voice] = &[
    // Speech Dispatcher, as the user configured it. The volume goes from -100 to 100. `-S` and `-C` are left out,
    // because they would silence a screen reader too.
    Voice {
        program: "spd-say",
        arguments: |language, volume| {
            let volume = (2 * i32::from(volume) - 100).to_string();
            ["-w", "-l", language, "-i", &volume, "--"].map(str::to_owned).to_vec()
        },
    },
    // The volume goes from 0 to 200; the default is 100.
    Voice { program: "espeak-ng", arguments: espeak },
    Voice { program: "espeak", arguments: espeak },
];

#[cfg(not(any(windows, target_os = "macos")))]
fn espeak(language: &str, volume: u8) -> Vec<String> {
    ["-v", language, "-a", &(2 * u32::from(volume)).to_string(), "--"].map(str::to_owned).to_vec()
}

/// `say` with the voice selected in the system settings, because it can select another voice only by name, not by
/// language.
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
    /// Whether the program is in one of these folders.
    pub fn is_in(&self, folders: &[PathBuf]) -> bool {
        find(self.program, folders).is_some()
    }

    /// The command that speaks a text; `None` if the program is in none of these folders. `language` is a language tag,
    /// and `volume` a percentage.
    pub fn command(&self, folders: &[PathBuf], text: &str, language: &str, volume: u8) -> Option<Command> {
        let mut command = Command::new(find(self.program, folders)?);
        command.args((self.arguments)(language, volume.min(100)));
        add_input(&mut command, text);
        Some(command)
    }
}
