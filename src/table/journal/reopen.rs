//! Reopens the game that was on the board when the program ended, for whatever reason, and lists the earlier games in a
//! folder: finished, abandoned and interrupted ones.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::Journal;
use super::damage::Damage;
use super::folder::{self, Entry};
use super::header::ReadError;
use super::read::Script;
use crate::platform::fs::{self, File};
use crate::table::{Action, LineError, Table};

#[derive(Debug)]
pub struct ReopenedGame {
    /// The journal of the game, including the actions that were added when it was reopened.
    pub journal: Journal,
    /// The table of the game: nothing is in hand and, if any time has passed, the clock is stopped.
    pub table: Table,
    /// All actions so far, including those that were added when the game was reopened.
    pub actions: Vec<Action>,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// The game time from which the game continues, in milliseconds.
    pub last_at: u64,
    /// What could not be read, differs from what was written, or would be decided differently now. After more damage
    /// than a torn last line, the game continues in a new journal.
    pub damage: Damage,
    /// The path of the old journal, if the game continues in a new one and `damage` reports anything about the old one;
    /// otherwise `None`.
    pub damaged_file: Option<PathBuf>,
}

/// A journal that can't be reopened, or a folder that can't be read. If possible, the journal is closed, so that the
/// problem is reported only once.
#[derive(Debug)]
pub struct UnreadableJournal {
    /// The current path of the journal, or the path of the folder if the folder can't be read.
    pub file: PathBuf,
    /// Why the journal can't be reopened, or the folder can't be read.
    pub why: UnreadReason,
}

/// Why a journal can't be reopened, or a folder can't be read.
#[derive(Debug)]
pub enum UnreadReason {
    /// The journal or the folder can't be read.
    Io(io::Error),
    /// The journal is empty.
    Empty,
    /// The header or the settings line of the journal can't be read.
    NoGame(ReadError),
}

/// The result of looking for a game to reopen.
#[derive(Debug, Default)]
pub struct ReopenResult {
    /// The latest unfinished game that can be reopened; `None` if there is none.
    pub game: Option<ReopenedGame>,
    /// The unreadable open journals that are later than `game`, latest first; all unreadable open journals if `game` is
    /// `None`. If the folder can't be read, the folder is the only entry.
    pub unread: Vec<UnreadableJournal>,
}

impl Journal {
    /// Reopens a folder's latest unfinished game, skipping journals that another window has open.
    pub fn reopen(folder: &Path) -> ReopenResult {
        let mut result = ReopenResult::default();
        let entries = match folder::list(folder) {
            Ok(entries) => entries,
            Err(error) => {
                result
                    .unread
                    .push(UnreadableJournal { file: folder.to_owned(), why: UnreadReason::Io(error) });
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
                    result.unread.push(UnreadableJournal { file, why });
                }
            }
        }
        result
    }
}

/// Opens one journal; returns `None` if it is open in another window, if it was removed or renamed meanwhile, or if its
/// game is over.
fn open(entry: &Entry) -> Result<Option<ReopenedGame>, UnreadReason> {
    // The game of a read-only journal continues in a new one.
    let writable = File::options().read(true).write(true).open(&entry.path);
    let own = writable.is_ok();
    let mut file = match writable.or_else(|_| File::open(&entry.path)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(UnreadReason::Io)?,
    };
    if !folder::is_ours(&file) || !fs::exists(&entry.path) {
        return Ok(None);
    }
    let mut text = Vec::new();
    file.read_to_end(&mut text).map_err(UnreadReason::Io)?;
    let mut script = read_script(&text)?;
    if script.play().result().is_some() {
        // If the journal can't be closed, the finished game is skipped again next time.
        let _ = folder::close(&entry.path);
        return Ok(None);
    }
    let began = *script.began.get_or_insert(entry.started);
    let is_torn = script.damage.is_torn_at_most() && !text[script.good as usize..].contains(&b'\n');
    // A journal that names no edition counts as one from an earlier version, and is read only up to the first action
    // that would be decided differently now. So nothing is appended to it if there is any difference, or if the game is
    // played over the board, where an appended action might be taken for such an action.
    let is_dated = script.is_dated || !script.setup.is_over_the_board() && script.damage.difference.is_none();
    let (journal, damaged_file) = if own && is_torn && is_dated {
        (Journal::after(entry.path.clone(), file, &script), None)
    } else {
        let folder = entry.path.parent().unwrap_or(Path::new(""));
        let journal = Journal::go_on(folder, entry.started, &script);
        let old = folder::close(&entry.path).unwrap_or_else(|_| entry.path.clone());
        let is_whole = script.damage.is_none() && script.damage.difference.is_none();
        if is_whole && journal.is_whole() {
            let _ = fs::remove_file(&old);
        }
        (journal, Some(old).filter(|_| !is_whole))
    };
    let known = script.actions.len();
    let table = script.settle();
    for action in &script.actions[known..] {
        journal.append(action);
    }
    let Script { actions, last_at, damage, .. } = script;
    Ok(Some(ReopenedGame { journal, table, actions, began, last_at, damage, damaged_file }))
}

fn read_script(text: &[u8]) -> Result<Script, UnreadReason> {
    if text.is_empty() {
        return Err(UnreadReason::Empty);
    }
    let torn = || ReadError { line: 1, fault: LineError::Cut, newer: None };
    let script = Script::read(text).and_then(|script| script.ok_or_else(torn));
    script.map_err(UnreadReason::NoGame)
}

#[derive(Debug)]
pub struct EarlierGame {
    /// The journal of the game.
    pub file: PathBuf,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// Whether the game was still on the board when the program ended.
    pub open: bool,
    /// Whether part of the journal can't be read or differs from what was written, apart from a torn last line of an
    /// open journal.
    pub is_damaged: bool,
    /// The game as it was left; `None` if nothing can be read.
    pub table: Option<Table>,
}

/// The games of a folder, latest first. Left out are files that can't be opened, games that a window has open, and
/// undamaged games without a move, a touched piece, a result or time that has passed on a clock.
///
/// # Errors
/// The folder can't be read.
pub fn earlier_games(folder: &Path) -> io::Result<impl Iterator<Item = EarlierGame>> {
    Ok(folder::list(folder)?.into_iter().rev().filter_map(|entry| {
        let Entry { path: file, started, open, .. } = entry;
        let held = File::open(&file).ok().filter(|file| !open || folder::is_ours(file))?;
        let script = fs::read(&file).ok().and_then(|text| read_script(&text).ok());
        drop(held);
        let Some(script) = script else {
            return Some(EarlierGame { file, began: started, open, is_damaged: true, table: None });
        };
        let (table, began) = (script.play(), script.began.unwrap_or(started));
        // A program that was killed leaves an open journal, whose last line may be torn.
        let is_damaged = !(script.damage.is_none() || open && script.damage.is_torn_at_most());
        let ran = table.setup().has_clock() && table.now() > 0;
        let something = is_damaged || table.is_begun() || ran;
        something.then_some(EarlierGame { file, began, open, is_damaged, table: Some(table) })
    }))
}

/// The time in the name of a journal, in milliseconds since 1970: as a rule, when its game began. Returns `None` if the
/// part of the name before the first dot is not a number.
pub fn began(journal: &Path) -> Option<u64> {
    journal.file_name()?.to_str()?.split('.').next()?.parse().ok()
}

/// Closes a journal whose game continues in another one. Returns its new path, or the old one if the journal could not
/// be locked or renamed.
pub fn close_superseded(journal: &Path) -> PathBuf {
    // Keep the lock until the journal is renamed, so that no other window opens it in between.
    let held = File::open(journal).ok().filter(folder::is_ours);
    let closed = held.and_then(|_held| folder::close(journal).ok());
    closed.unwrap_or_else(|| journal.to_owned())
}
