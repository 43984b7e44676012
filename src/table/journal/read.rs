//! The text of a journal, back into a game and its actions.
//!
//! A program that was killed may have left a torn line at the end; it was never answered, and is dropped. Whatever else
//! is wrong keeps what comes before it.
//!
//! Absent on purpose: files (see `reopen`).

use crate::table::{Action, Deed, GameSetup, Table};

/// A line that is not of the table's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it, and what was expected, in words for a person.
    pub fault: String,
}

/// What a journal says.
#[derive(Clone, Debug)]
pub struct Script {
    /// What was agreed before the game.
    pub setup: GameSetup,
    /// What was done, in order; the clock's readings, of which only the last matters, are left out.
    pub actions: Vec<Action>,
    /// The milliseconds of the last line that was read.
    pub last_at: u64,
    /// How many bytes of the text say all this.
    pub good: u64,
    /// The last line was torn or unreadable, and is left out.
    pub dropped: bool,
    /// An earlier line was wrong; that one and what follows is left out.
    pub fault: Option<Fault>,
}

impl Script {
    /// Reads a journal; `None` where even the first line was torn.
    ///
    /// # Errors
    /// The first line is no game.
    pub fn read(text: &[u8]) -> Result<Option<Script>, Fault> {
        let mut lines = text.split_inclusive(|&byte| byte == b'\n').enumerate().peekable();
        let Some((_, first)) = lines.next().filter(|(_, first)| first.ends_with(b"\n")) else {
            return Ok(None);
        };
        let setup = words(first).and_then(GameSetup::from_json).map_err(|fault| Fault { line: 1, fault })?;
        let (actions, good) = (Vec::new(), first.len() as u64);
        let mut script = Script { setup, actions, last_at: 0, good, dropped: false, fault: None };
        while let Some((index, line)) = lines.next() {
            if let Err(fault) = script.take(line) {
                match lines.peek() {
                    None => script.dropped = true,
                    Some(_) => script.fault = Some(Fault { line: index + 1, fault }),
                }
                break;
            }
        }
        Ok(Some(script))
    }

    /// Takes in one line after the first.
    fn take(&mut self, line: &[u8]) -> Result<(), String> {
        if !line.ends_with(b"\n") {
            return Err("found no end, expected a whole line".to_owned());
        }
        let text = words(line)?;
        if !text.is_empty() {
            let action = Action::from_json(text)?;
            if action.at < self.last_at {
                return Err(format!("found \"at\": {}, expected at least {}", action.at, self.last_at));
            }
            self.last_at = action.at;
            self.actions.extend(Some(action).filter(|action| action.deed != Deed::Tick));
        }
        self.good += line.len() as u64;
        Ok(())
    }

    /// The table after all this.
    pub fn play(&self) -> Table {
        let mut table = Table::new(self.setup.clone());
        for action in &self.actions {
            table.apply(action);
        }
        table.apply(&Action { at: self.last_at, deed: Deed::Tick });
        table
    }
}

/// The text of a line without spaces around it.
fn words(line: &[u8]) -> Result<&str, String> {
    str::from_utf8(line).map(str::trim).map_err(|error| format!("found no UTF-8 ({error})"))
}
