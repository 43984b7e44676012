//! The UCI handshake: the `id` and `option` lines that an engine writes before `uciok`.
//!
//! `engine::external::uci_client` sends `uci`.

use super::option::UciOption;

/// The maximum length of the engine's and the author's name, in characters; longer names are cut.
const MAX_NAME: usize = 80;
/// The maximum number of options; further ones are ignored.
const MAX_OPTIONS: usize = 500;

/// An engine's name, author and options.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Handshake {
    /// The name that the engine reports.
    pub name: String,
    /// The name of the engine's author.
    pub author: String,
    /// The engine's options in its own order, including those that the player may not set.
    pub options: Vec<UciOption>,
}

impl Handshake {
    /// The option of this name, whatever its case; `None` if the engine has none.
    pub fn option(&self, name: &str) -> Option<&UciOption> {
        self.options.iter().find(|option| option.is_called(name))
    }

    pub fn plays_chess960(&self) -> bool {
        self.option("UCI_Chess960").is_some()
    }

    /// Reads a line; returns whether it was `uciok`.
    pub(crate) fn read(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim().split_once(char::is_whitespace)) {
            ("uciok", _) => return true,
            ("id", Some(("name", name))) => self.name = single_line(name),
            ("id", Some(("author", author))) => self.author = single_line(author),
            ("option", _) => {
                let new = UciOption::read(rest).filter(|new| self.option(&new.name).is_none());
                self.options.extend(new.filter(|_| self.options.len() < MAX_OPTIONS));
            }
            _ => {}
        }
        false
    }
}

/// Removes control characters and cuts the text at [`MAX_NAME`] characters, so that it fits on one line.
fn single_line(text: &str) -> String {
    text.trim().chars().filter(|letter| !letter.is_control()).take(MAX_NAME).collect()
}
