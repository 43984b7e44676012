//! Opening the game again that was on the board when the program ended, however it ended.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Journal;
use super::folder::{self, Entry};
use super::header::ReadError;
use super::read::Script;
use crate::table::{Action, Table};

/// A game that goes on.
#[derive(Debug)]
pub struct Reopened {
    /// Its journal, to which what happened in opening it again was added.
    pub journal: Journal,
    /// The game: nothing is in hand, and no clock runs.
    pub table: Table,
    /// All that was done in it.
    pub actions: Vec<Action>,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// The milliseconds of its last line, where its time goes on.
    pub last_at: u64,
    /// A torn or unreadable last line was left out.
    pub dropped: bool,
    /// The journal was wrong in the middle: the game goes on from before that line, in a journal of its own.
    pub fault: Option<ReadError>,
}

/// A journal that can't be opened again. It is closed where that is possible, so that this is told once.
#[derive(Debug)]
pub struct Unread {
    /// Which one, under the name that it has now.
    pub file: PathBuf,
    /// What is wrong with it.
    pub why: UnreadReason,
}

/// What is wrong with a journal.
#[derive(Debug)]
pub enum UnreadReason {
    /// It can't be read.
    Io(io::Error),
    /// It does not begin with a game.
    NoGame(ReadError),
}

/// What there was to open again.
#[derive(Debug, Default)]
pub struct ReopenResult {
    /// The latest game that was not over.
    pub game: Option<Reopened>,
    /// Journals that were passed by on the way to it, the latest first.
    pub unread: Vec<Unread>,
}

impl Journal {
    /// Opens the latest game of a folder again that is neither closed nor over nor open in another program.
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

/// One journal; `None` when it is another program's, or there is nothing to go on with.
fn open(entry: &Entry) -> Result<Option<Reopened>, UnreadReason> {
    // A journal that can only be read goes on in another file.
    let writable = File::options().read(true).write(true).open(&entry.path);
    let own = writable.is_ok();
    let mut file = writable.or_else(|_| File::open(&entry.path)).map_err(UnreadReason::Io)?;
    if !folder::is_ours(&file) || !entry.path.exists() {
        return Ok(None);
    }
    let mut text = Vec::new();
    file.read_to_end(&mut text).map_err(UnreadReason::Io)?;
    let script = Script::read(&text).map_err(UnreadReason::NoGame)?;
    let script = script.filter(|script| script.play().result().is_none());
    let Some(mut script) = script else {
        // Over, or killed before its first line: if it can't be closed, it is passed by the next time too.
        let _ = folder::close(&entry.path);
        return Ok(None);
    };
    let journal = if own && script.fault.is_none() {
        Journal::after(entry.path.clone(), file, &script)
    } else {
        // In one write, so that a program that is killed meanwhile does not leave the half of a game.
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
