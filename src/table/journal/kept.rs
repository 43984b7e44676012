//! Lists the earlier games in the journal folder: finished, abandoned and interrupted ones.

use std::io;
use std::path::{Path, PathBuf};

use super::folder::{self, Entry};
use super::reopen::read_script;
use crate::platform::fs::{self, File};
use crate::table::Table;

/// An earlier game.
#[derive(Debug)]
pub struct Kept {
    /// Its journal file.
    pub file: PathBuf,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// Whether the game was still on the board when the program ended.
    pub open: bool,
    /// Whether something of its journal can't be read.
    pub is_damaged: bool,
    /// The game as it was left; `None` if nothing can be read.
    pub table: Option<Table>,
}

/// The games of a folder, latest first, without those in which nothing happened.
///
/// # Errors
/// The folder can't be read.
pub fn kept(folder: &Path) -> io::Result<impl Iterator<Item = Kept>> {
    Ok(folder::list(folder)?.into_iter().rev().filter_map(|entry| {
        let Entry { path: file, started, open, .. } = entry;
        let held = File::open(&file).ok().filter(|file| !open || folder::is_ours(file))?;
        let script = fs::read(&file).ok().and_then(|text| read_script(&text).ok());
        drop(held);
        let Some(script) = script else {
            return Some(Kept { file, began: started, open, is_damaged: true, table: None });
        };
        let (table, began) = (script.play(), script.began.unwrap_or(started));
        // A program that was killed leaves an open journal, whose last line may be torn.
        let is_damaged = !(script.damage.is_none() || open && script.damage.is_torn_at_most());
        let ran = table.setup().has_clock() && table.now() > 0;
        let something = is_damaged || table.is_begun() || ran;
        something.then_some(Kept { file, began, open, is_damaged, table: Some(table) })
    }))
}

/// When the game of a journal began, by the name of the file, in milliseconds since 1970.
pub fn began(journal: &Path) -> Option<u64> {
    journal.file_name()?.to_str()?.split('.').next()?.parse().ok()
}

/// Closes a journal whose game continues in another one. Returns its new path.
pub fn give_up(journal: &Path) -> PathBuf {
    // Keep the lock until the journal is renamed, so that nobody opens it in between.
    let held = File::open(journal).ok().filter(folder::is_ours);
    let closed = held.and_then(|_held| folder::close(journal).ok());
    closed.unwrap_or_else(|| journal.to_owned())
}
