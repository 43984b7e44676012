//! Reads a journal back into a set-up and actions.
//!
//! A killed program can leave a torn last line; nothing depended on it yet, so it is dropped. Any other error keeps
//! what precedes it.
//!
//! Files: see `table::journal::reopen`.

use super::header::{Header, ReadError};
use crate::table::{Action, Deed, GameSetup, LineError, Table};

/// The content of a journal.
#[derive(Clone, Debug)]
pub struct Script {
    /// When the game began, in milliseconds since 1970, if known.
    pub began: Option<u64>,
    /// Keys of the header that are unknown to this version.
    pub unknown: Vec<String>,
    /// The set-up of the game.
    pub setup: GameSetup,
    /// The actions in order, without ticks.
    pub actions: Vec<Action>,
    /// The time of the last line read, in milliseconds.
    pub last_at: u64,
    /// How many bytes of the text were read successfully.
    pub good: u64,
    /// Whether the last line was torn or unreadable and was dropped.
    pub dropped: bool,
    /// The first bad line before the last one; it and the rest are left out.
    pub fault: Option<ReadError>,
}

impl Script {
    /// Reads a journal or a saved game; `None` if even the set-up line is torn.
    ///
    /// # Errors
    /// There is no game, or its version is too high.
    pub fn read(text: &[u8]) -> Result<Option<Script>, ReadError> {
        let mut good = 0;
        let mut header = None;
        let mut lines = text.split_inclusive(|&byte| byte == b'\n').enumerate().peekable();
        let setup = loop {
            let Some((index, line)) = lines.next().filter(|(_, line)| line.ends_with(b"\n")) else {
                return Ok(None);
            };
            good += line.len() as u64;
            let wrong = |fault| ReadError { line: index + 1, fault, newer: None };
            let line = words(line).map_err(wrong)?;
            if line.is_empty() {
                continue;
            }
            if header.is_none()
                && let Some(found) =
                    Header::read(line).map_err(|fault| ReadError { line: index + 1, ..fault })?
            {
                header = Some(found);
                continue;
            }
            break GameSetup::read(line).map_err(wrong)?;
        };
        let Header { began, unknown } = header.unwrap_or_default();
        let (actions, last_at, dropped, fault) = (Vec::new(), 0, false, None);
        let mut script = Script { began, unknown, setup, actions, last_at, good, dropped, fault };
        while let Some((index, line)) = lines.next() {
            if let Err(fault) = script.take(line) {
                match lines.peek() {
                    None => script.dropped = true,
                    Some(_) => script.fault = Some(ReadError { line: index + 1, fault, newer: None }),
                }
                break;
            }
        }
        Ok(Some(script))
    }

    /// The text of a saved game.
    pub fn to_text(&self) -> String {
        let began = self.began.map(Header::write);
        let actions = self.actions.iter().map(Action::to_json);
        let time = Action { at: self.last_at, deed: Deed::Tick }.to_json();
        let lines = began.into_iter().chain([self.setup.to_json()]).chain(actions).chain([time]);
        lines.map(|line| line + "\n").collect()
    }

    /// Reads one line after the set-up.
    fn take(&mut self, line: &[u8]) -> Result<(), LineError> {
        if !line.ends_with(b"\n") {
            return Err(LineError::Cut);
        }
        let text = words(line)?;
        if !text.is_empty() {
            let action = Action::read(text)?;
            if action.at < self.last_at {
                return Err(LineError::Back { found: action.at, last: self.last_at });
            }
            self.last_at = action.at;
            self.actions.extend(Some(action).filter(|action| action.deed != Deed::Tick));
        }
        self.good += line.len() as u64;
        Ok(())
    }

    /// The table on which the game continues: nothing in hand, clock stopped, analysis off. The actions needed for this
    /// are added to the list.
    pub fn settle(&mut self) -> Table {
        let mut table = self.play();
        let is_held = table.in_hand().is_some() || table.held().is_some();
        let held = is_held.then_some(Deed::Cancel);
        let runs = Some(Deed::Pause).filter(|_| table.clock_runs() && self.last_at > 0);
        let analysed = table.is_analysed().then_some(Deed::Analysis { on: false });
        for deed in held.into_iter().chain(runs).chain(analysed) {
            let action = Action { at: self.last_at, deed };
            table.apply(&action);
            self.actions.push(action);
        }
        table
    }

    /// Replays all actions.
    pub fn play(&self) -> Table {
        let mut table = Table::new(self.setup.clone());
        for action in &self.actions {
            table.apply(action);
        }
        table.apply(&Action { at: self.last_at, deed: Deed::Tick });
        table
    }
}

/// The text of a line, without surrounding white space and byte order mark.
fn words(line: &[u8]) -> Result<&str, LineError> {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    str::from_utf8(line).map(str::trim).map_err(|_| LineError::NotUtf8)
}
