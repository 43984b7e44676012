//! What must hold throughout the project, and access to its files for the tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

mod circles;
pub mod data;
pub mod documents;
mod layers;
mod paths;
mod plots;

pub use layers::sources;

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file in a folder and its subfolders.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
