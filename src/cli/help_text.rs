//! The texts that `--help` prints.

use super::texts::texts;
use crate::text::script_language;

/// All commands, in the order of the overview.
pub const COMMANDS: [&str; 10] =
    ["perft", "chess960", "replay", "uci", "mate-possible", "verify", "picture", "print", "board", "help"];

/// The text of `--help` for this command; for `""` and unknown commands, the overview.
pub fn text(command: &str) -> String {
    let words = texts();
    let text = match command {
        "perft" => t!(words, "cli-help-perft"),
        "chess960" => t!(words, "cli-help-chess960"),
        "replay" => format!("{}\n\n{}", t!(words, "cli-help-replay"), script_language::listed(&words))
            .trim_end()
            .to_owned(),
        "uci" => t!(words, "cli-help-uci"),
        "mate-possible" => t!(words, "cli-help-mate-possible"),
        "verify" => t!(words, "cli-help-verify"),
        "picture" => t!(words, "cli-help-picture"),
        "print" => t!(words, "cli-help-print"),
        "board" => t!(words, "cli-help-board"),
        "help" => t!(words, "cli-help-help"),
        _ => t!(words, "cli-help"),
    };
    text + "\n"
}

/// The long options that occur in the help of a command, and `--help`.
pub(super) fn options(command: &str) -> Vec<String> {
    let text = text(command);
    let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    let begins = text.match_indices("--").map(|(at, _)| text[at..].split(ends).next().unwrap_or_default());
    let mut all: Vec<String> = begins.filter(|name| name.len() > 2).map(str::to_owned).collect();
    all.push("--help".to_owned());
    all.dedup();
    all
}
