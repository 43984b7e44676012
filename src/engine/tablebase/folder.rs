//! Tablebase files in one or more folders. Each file is opened when it is first needed.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

use super::material::Material;
use super::table::{Distance, Table};
use super::{Prober, Wdl, is_in_reach, probe};
use crate::platform::fs;
use crate::platform::thread::lock;
use crate::rules::Position;

/// The file extension of tables of results (WDL).
const RESULTS: &str = "rtbw";
/// The file extension of tables of distances (DTZ).
const DISTANCES: &str = "rtbz";

/// A file or folder that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableFile {
    /// The file or folder.
    pub path: PathBuf,
    /// The kind of error; `InvalidData` or `UnexpectedEof` if the content does not fit the name.
    pub error: ErrorKind,
}

/// Tablebases in folders.
#[derive(Debug)]
pub struct Folder {
    /// The files by the material in their names; either side's pieces can come first.
    files: HashMap<Material, TableFiles>,
    most_pieces: usize,
    /// The files that the program has so far failed to open or read.
    unreadable: Mutex<Vec<UnreadableFile>>,
}

/// The files for one combination of pieces.
#[derive(Debug)]
struct TableFiles {
    material: Material,
    results: Option<LazyTable>,
    distances: Option<LazyTable>,
}

/// A file that is opened when it is first needed; its table is `None` if that failed.
#[derive(Debug)]
struct LazyTable {
    path: PathBuf,
    table: OnceLock<Option<Table>>,
}

impl Folder {
    /// Looks for files in these folders.
    ///
    /// # Errors
    /// The first folder that can't be listed, and why.
    pub fn open(folders: &[PathBuf]) -> Result<Folder, UnreadableFile> {
        let mut files = HashMap::new();
        for folder in folders {
            list(folder, &mut files)
                .map_err(|error| UnreadableFile { path: folder.clone(), error: error.kind() })?;
        }
        // Distances without results are of no use.
        files.retain(|_, file| file.results.is_some());
        let most_pieces = files.keys().map(Material::pieces).max().unwrap_or(0);
        Ok(Folder { files, most_pieces, unreadable: Mutex::default() })
    }

    /// The number of tables of results.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// The number of tables of distances.
    pub fn count_distances(&self) -> usize {
        self.files.values().filter(|file| file.distances.is_some()).count()
    }

    /// The files that the program has so far failed to open or read.
    pub fn unreadable(&self) -> Vec<UnreadableFile> {
        lock(&self.unreadable).clone()
    }

    /// The files for the material of a position, if there are any.
    fn file(&self, position: &Position) -> Option<&TableFiles> {
        let material = Material::of(position.board())?;
        self.files.get(&material).or_else(|| self.files.get(&material.exchanged()))
    }

    /// Looks something up in a file. If the file can't be read, records this and returns `None`.
    fn ask<T>(
        &self,
        file: &LazyTable,
        open: impl FnOnce(&Path) -> io::Result<Table>,
        question: impl FnOnce(&Table) -> io::Result<T>,
    ) -> Option<T> {
        let note = |error: &io::Error| {
            let unreadable = UnreadableFile { path: file.path.clone(), error: error.kind() };
            let mut all = lock(&self.unreadable);
            if !all.contains(&unreadable) {
                all.push(unreadable);
            }
        };
        let table = file.table.get_or_init(|| open(&file.path).inspect_err(note).ok()).as_ref()?;
        question(table).inspect_err(note).ok()
    }
}

impl probe::Lookup for Folder {
    fn stored_result(&self, position: &Position) -> Option<Wdl> {
        let file = self.file(position)?;
        let open = |path: &Path| Table::results(path, file.material);
        self.ask(file.results.as_ref()?, open, |table| table.result(position.board(), position.turn()))
    }

    fn stored_distance(&self, position: &Position, result: Wdl) -> Option<Distance> {
        let file = self.file(position)?;
        let open = |path: &Path| Table::distances(path, file.material);
        let question = |table: &Table| table.distance(position.board(), position.turn(), result);
        self.ask(file.distances.as_ref()?, open, question)
    }
}

impl Prober for Folder {
    fn most_pieces(&self) -> usize {
        self.most_pieces
    }

    fn result(&self, position: &Position) -> Option<Wdl> {
        is_in_reach(position, self.most_pieces).then(|| probe::result(self, position)).flatten()
    }

    fn distance(&self, position: &Position) -> Option<i32> {
        is_in_reach(position, self.most_pieces).then(|| probe::distance(self, position)).flatten()
    }

    fn is_damaged(&self) -> bool {
        !lock(&self.unreadable).is_empty()
    }
}

/// Adds the files of a folder. Of two files with the same name, the first counts.
fn list(folder: &Path, files: &mut HashMap<Material, TableFiles>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let text = |part: Option<&std::ffi::OsStr>| part.and_then(|part| part.to_str()).map(str::to_owned);
        let Some(material) = text(path.file_stem()).and_then(|name| Material::named(&name)) else { continue };
        let file = files.entry(material).or_insert(TableFiles { material, results: None, distances: None });
        let kind = match text(path.extension()).as_deref() {
            Some(RESULTS) => &mut file.results,
            Some(DISTANCES) => &mut file.distances,
            _ => continue,
        };
        kind.get_or_insert_with(|| LazyTable { path, table: OnceLock::new() });
    }
    Ok(())
}
