//! Reads a journal or a saved game back into game settings and actions.
//!
//! A program that is killed can leave a partial last line; nothing depends on that line yet. If the line of an action
//! is damaged, everything before it is kept. A line with a wrong sum is damaged, and so is a line without a sum if the
//! first line has one. For the sums, see `table::sum`.
//!
//! For opening the journals of a folder, see `table::journal::reopen`; for opening other files, `table::content`.

use super::damage::{Damage, Loss};
use super::header::{Header, ReadError};
use crate::table::sum::{self, Line, with_sum};
use crate::table::{Action, Deed, GameSetup, LineError, Notice, Table};

/// The content of a journal or a saved game.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// When the game began, in milliseconds since 1970; `None` if it is not known.
    pub began: Option<u64>,
    /// The keys of the header that this version of the program does not know.
    pub unknown: Vec<String>,
    /// The game settings.
    pub setup: GameSetup,
    /// Whether the game settings name the edition of the Laws. Game settings from before editions were introduced do
    /// not.
    pub is_dated: bool,
    /// The actions in order, without ticks.
    pub actions: Vec<Action>,
    /// The game time of the last action or tick that is kept, in milliseconds.
    pub last_at: u64,
    /// The number of bytes of the text that were read successfully.
    pub good: u64,
    /// What could not be read, differs from what was written, or would be decided differently now.
    pub damage: Damage,
}

impl Script {
    /// Reads a journal or a saved game; returns `None` if the text ends before the end of the settings line.
    ///
    /// # Errors
    /// The header or the settings line is invalid, or the header gives a format version that is too high for this
    /// program.
    pub fn read(text: &[u8]) -> Result<Option<Script>, ReadError> {
        let mut lines = Lines { text, read: 0, number: 0 };
        let (mut has_sums, mut is_setup_changed) = (None, false);
        let mut header = None;
        let (setup, is_dated) = loop {
            let Some((line, true)) = lines.next() else { return Ok(None) };
            let wrong = |fault| ReadError { line: lines.number, fault, newer: None };
            let line = words(line).map_err(wrong)?;
            if line.is_empty() {
                continue;
            }
            let line = Line::new(line);
            is_setup_changed |= line.check(*has_sums.get_or_insert(line.has_sum())).is_err();
            if header.is_none()
                && let Some(found) =
                    Header::read(&line.text).map_err(|fault| ReadError { line: lines.number, ..fault })?
            {
                header = Some(found);
                continue;
            }
            break (GameSetup::read(&line.text).map_err(wrong)?, GameSetup::is_dated(&line.text));
        };
        let Header { began, unknown } = header.unwrap_or_default();
        let damage = Damage { is_setup_changed, ..Damage::default() };
        let good = lines.read as u64;
        let mut script = Script { began, unknown, setup, is_dated, good, damage, ..Script::default() };
        while let Some((line, has_end)) = lines.next() {
            // A power cut during a write may leave zero bytes in the file; a line with zero bytes is damaged, not
            // merely cut off.
            let taken = match has_end || line.contains(&0) {
                true => script.take(line, has_sums == Some(true)),
                false => Err(LineError::Cut),
            };
            if let Err(fault) = taken {
                let fault = ReadError { line: lines.number, fault, newer: None };
                let rest = &text[script.good as usize..];
                let is_line = |line: &&[u8]| !line.trim_ascii().is_empty();
                let lines = rest.split(|&byte| byte == b'\n').filter(is_line).count();
                script.damage.loss = Some(Loss { fault, lines, bytes: rest.len() as u64 });
                break;
            }
        }
        if !script.is_dated {
            script.stop_at_difference();
        }
        Ok(Some(script))
    }

    /// Reads a saved game, which ends with a tick. Returns `None` if [`Script::read`] does. If a game with sums, whose
    /// header says when it began, lacks that tick, the end of the file is reported as missing.
    ///
    /// # Errors
    /// See [`Script::read`].
    pub fn read_saved(text: &[u8]) -> Result<Option<Script>, ReadError> {
        let Some(mut script) = Script::read(text)? else { return Ok(None) };
        let mut lines = text.split(|&byte| byte == b'\n').filter_map(|line| words(line).ok());
        let has_sums = lines.next().is_some_and(|line| Line::new(line).has_sum());
        let last = lines.rfind(|line| !line.is_empty()).and_then(|line| Action::read(line).ok());
        let has_end = last.is_some_and(|action| action.deed == Deed::Tick);
        if has_sums && script.began.is_some() && script.damage.loss.is_none() && !has_end {
            let lines = text.split_inclusive(|&byte| byte == b'\n').count();
            script.damage.loss = Some(Loss::missing_after(lines));
        }
        Ok(Some(script))
    }

    /// The text of a saved game, with sums.
    pub fn to_text(&self) -> String {
        self.to_lines().lines().map(|line| with_sum(line) + "\n").collect()
    }

    /// The text without sums and without the last line break.
    pub(super) fn to_lines(&self) -> String {
        let began = self.began.map(Header::write);
        let actions = self.actions.iter().map(Action::to_json);
        let time = Action::new(self.last_at, Deed::Tick).to_json();
        let lines = began.into_iter().chain([self.setup.to_json()]).chain(actions).chain([time]);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Reads one line after the settings line.
    fn take(&mut self, line: &[u8], has_sums: bool) -> Result<(), LineError> {
        let text = words(line)?;
        if !text.is_empty() {
            let line = Line::new(text);
            // An error in the JSON is reported first, since it is more specific than a wrong sum.
            let action = Action::read(&line.text)?;
            line.check(has_sums)?;
            if action.at < self.last_at {
                return Err(LineError::Back { found: action.at, last: self.last_at });
            }
            self.last_at = action.at;
            self.actions.extend(Some(action).filter(|action| action.deed != Deed::Tick));
        }
        self.good += line.len() as u64;
        Ok(())
    }

    /// Returns the table on which the game continues: with nothing in hand, with the clock stopped if any time has
    /// passed, and with analysis off unless the game is over, adjourned or paused for a ruling. The actions needed for
    /// this are added to `actions`.
    pub fn settle(&mut self) -> Table {
        let mut table = self.play();
        let is_held = table.in_hand().is_some() || table.held().is_some();
        let held = is_held.then_some(Deed::Cancel);
        let runs = Some(Deed::PAUSE).filter(|_| table.clock_runs() && self.last_at > 0);
        let analysed = table.is_analysed().then_some(Deed::Analysis { on: false });
        for deed in held.into_iter().chain(runs).chain(analysed) {
            let action = Action::new(self.last_at, deed);
            if !table.apply(&action).iter().any(Notice::is_refusal) {
                self.actions.push(action);
            }
        }
        table
    }

    /// Replays all actions.
    pub fn play(&self) -> Table {
        let mut table = Table::new(self.setup.clone());
        for action in &self.actions {
            table.apply(action);
        }
        table.apply(&Action::new(self.last_at, Deed::Tick));
        table
    }
}

/// The lines of a text, read one by one. Each is returned with its line end, if any, and a flag that says whether it is
/// complete. Two lines that lost the line end between them are still read as two if the sum of the first is right.
struct Lines<'a> {
    text: &'a [u8],
    /// The number of bytes that have been returned.
    read: usize,
    /// The number, counted from 1, of the line of the file that was returned last, in whole or in part.
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<(&'a [u8], bool)> {
        let (before, rest) = self.text.split_at(self.read);
        let line = rest.split_inclusive(|&byte| byte == b'\n').next()?;
        let first = sum::first_of_joined(line);
        let line = first.map_or(line, |length| &line[..length]);
        self.read += line.len();
        self.number += usize::from(before.last().is_none_or(|&byte| byte == b'\n'));
        Some((line, first.is_some() || line.ends_with(b"\n")))
    }
}

/// The text of a line, without a byte order mark or surrounding white space.
fn words(line: &[u8]) -> Result<&str, LineError> {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    str::from_utf8(line).map(str::trim).map_err(|_| LineError::NotUtf8)
}
