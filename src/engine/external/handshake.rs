//! What a program tells of itself before it is asked anything.
//!
//! Asking for it: see `engine::external::uci_client`.

use super::option::Declared;

/// The most letters of a name, and the most options, that are taken.
const LONGEST: usize = 80;
const MOST: usize = 500;

/// Who a guest is, and what can be set.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Introduction {
    /// The program's own name.
    pub name: String,
    /// Who wrote it.
    pub author: String,
    /// Its options in its own order, also those that the question decides.
    pub options: Vec<Declared>,
}

impl Introduction {
    /// The option of this name.
    pub fn option(&self, name: &str) -> Option<&Declared> {
        self.options.iter().find(|option| option.is_called(name))
    }

    /// Whether it plays Chess960.
    pub fn plays_chess960(&self) -> bool {
        self.option("UCI_Chess960").is_some()
    }

    /// Reads a line; true for the last one.
    pub(crate) fn read(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim().split_once(char::is_whitespace)) {
            ("uciok", _) => return true,
            ("id", Some(("name", name))) => self.name = plain(name),
            ("id", Some(("author", author))) => self.author = plain(author),
            ("option", _) => {
                let new = Declared::read(rest).filter(|new| self.option(&new.name).is_none());
                self.options.extend(new.filter(|_| self.options.len() < MOST));
            }
            _ => {}
        }
        false
    }
}

/// Words that fit on a line of the window.
fn plain(text: &str) -> String {
    text.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect()
}
