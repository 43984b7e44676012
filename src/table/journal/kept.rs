//! Lists the earlier games in the journal folder: finished, abandoned and interrupted ones.

use std::io;
use std::path::{Path, PathBuf};

use super::folder;
use super::read::Script;
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
    /// The game as it was left.
    pub table: Table,
}

/// The games of a folder, latest first, without those that can't be read or that have neither moves nor a result.
/// A clock without a board counts once it has run.
///
/// # Errors
/// The folder can't be read.
pub fn kept(folder: &Path) -> io::Result<impl Iterator<Item = Kept>> {
    Ok(folder::list(folder)?.into_iter().rev().filter_map(|entry| {
        let held = File::open(&entry.path).ok().filter(|file| !entry.open || folder::is_ours(file))?;
        let script = Script::read(&fs::read(&entry.path).ok()?).ok()??;
        drop(held);
        let (table, began) = (script.play(), script.began.unwrap_or(entry.started));
        let ran = table.setup().clock_only && table.now() > 0;
        let something = ran || !table.moves().is_empty() || table.result().is_some();
        something.then_some(Kept { file: entry.path, began, open: entry.open, table })
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
