//! The texts of the languages, and their use in the program.

use std::fs;
use std::path::{Path, PathBuf};

mod languages;
mod messages;
mod openings;
mod pieces;
mod plain;
mod typed_move;

/// Every file in a folder and its subfolders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
