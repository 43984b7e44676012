//! Reopens the game that was on the board when the program ended, for whatever reason.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Journal;
use super::folder::{self, Entry};
use super::header::ReadError;
use super::read::Script;
use crate::platform::fs::{self, File};
use crate::table::{Action, Table};

/// A reopened game.
#[derive(Debug)]
pub struct Reopened {
    /// Its journal, to which the actions of reopening have been added.
    pub journal: Journal,
    /// The game, with nothing in hand and the clock stopped.
    pub table: Table,
    /// All actions so far.
    pub actions: Vec<Action>,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// The game time of the last line, in milliseconds; time continues from here.
    pub last_at: u64,
    /// Whether a torn or unreadable last line was dropped.
    pub dropped: bool,
    /// The bad line in the middle of the journal, if any: the game continues from before it, in a new journal.
    pub fault: Option<ReadError>,
}

/// A journal that can't be reopened. If possible it is closed, so that this is reported only once.
#[derive(Debug)]
pub struct Unread {
    /// Its current path.
    pub file: PathBuf,
    /// Why it can't be reopened.
    pub why: UnreadReason,
}

/// Why a journal can't be reopened.
#[derive(Debug)]
pub enum UnreadReason {
    /// It can't be read.
    Io(io::Error),
    /// It does not begin with a game.
    NoGame(ReadError),
}

/// The result of looking for a game to reopen.
#[derive(Debug, Default)]
pub struct ReopenResult {
    /// The latest unfinished game.
    pub game: Option<Reopened>,
    /// Unreadable journals found before it, latest first.
    pub unread: Vec<Unread>,
}

impl Journal {
    /// Reopens the latest unfinished game in a folder that is not open in another process.
    pub fn reopen(folder: &Path) -> ReopenResult {
        let mut result = ReopenResult::default();
        let entries = match folder::list(folder) {
            Ok(entries) => entries,
            Err(error) => {
                result.unread.push(Unread { file: folder.to_owned(), why: UnreadReason::Io(error) });
                return result;
            }
        };
        for entry in entries.into_iter().rev().filter(|entry| entry.open) {
            match open(&entry) {
                Ok(None) => {}
                Ok(game) => {
                    result.game = game;
                    break;
                }
                Err(why) => {
                    let file = folder::close(&entry.path).unwrap_or(entry.path);
                    result.unread.push(Unread { file, why });
                }
            }
        }
        result
    }
}

/// Opens one journal; `None` if another process has it or there is nothing to continue.
fn open(entry: &Entry) -> Result<Option<Reopened>, UnreadReason> {
    // A read-only journal continues in a new file.
    let writable = File::options().read(true).write(true).open(&entry.path);
    let own = writable.is_ok();
    let mut file = writable.or_else(|_| File::open(&entry.path)).map_err(UnreadReason::Io)?;
    if !folder::is_ours(&file) || !fs::exists(&entry.path) {
        return Ok(None);
    }
    let mut text = Vec::new();
    file.read_to_end(&mut text).map_err(UnreadReason::Io)?;
    let script = Script::read(&text).map_err(UnreadReason::NoGame)?;
    let script = script.filter(|script| script.play().result().is_none());
    let Some(mut script) = script else {
        // Finished, or killed before the first line was written. If closing fails, it is simply skipped again next
        // time.
        let _ = folder::close(&entry.path);
        return Ok(None);
    };
    let journal = if own && script.fault.is_none() {
        Journal::after(entry.path.clone(), file, &script)
    } else {
        // In one write, so that a process killed meanwhile does not leave half a game.
        let good = String::from_utf8_lossy(&text[..script.good as usize]);
        let folder = entry.path.parent().unwrap_or(Path::new(""));
        let journal = Journal::with(folder, entry.started, good.trim_end(), script.last_at);
        let _ = folder::close(&entry.path);
        journal
    };
    let known = script.actions.len();
    let table = script.settle();
    for action in &script.actions[known..] {
        journal.append(action);
    }
    let Script { began, actions, last_at, dropped, fault, .. } = script;
    let began = began.unwrap_or(entry.started);
    Ok(Some(Reopened { journal, table, actions, began, last_at, dropped, fault }))
}
