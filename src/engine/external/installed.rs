//! UCI engines that are installed on this computer, found by the names under which packages install them.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};

use super::EngineSetup;
use crate::platform::fs;

/// The common name of an engine, its program, and the arguments with which it speaks UCI.
struct KnownEngine(&'static str, &'static str, &'static [&'static str]);

/// Engines that package managers for Linux, macOS or Windows offer, roughly the strongest first.
const ENGINES: [KnownEngine; 12] = [
    KnownEngine("Stockfish", "stockfish", &[]),
    KnownEngine("Leela Chess Zero", "lc0", &[]),
    KnownEngine("Berserk", "berserk", &[]),
    KnownEngine("Koivisto", "koivisto", &[]),
    KnownEngine("Ethereal", "ethereal-chess", &[]),
    KnownEngine("Ethereal", "ethereal", &[]),
    KnownEngine("Fairy-Stockfish", "fairy-stockfish", &[]),
    KnownEngine("Arasan", "arasanx-64", &[]),
    KnownEngine("Toga II", "toga2", &[]),
    KnownEngine("Fruit", "fruit", &[]),
    KnownEngine("Glaurung", "glaurung", &[]),
    KnownEngine("GNU Chess", "gnuchess", &["--uci"]),
];

/// The known engines in these folders, each from the first folder that has it.
pub fn installed(folders: &[PathBuf]) -> Vec<EngineSetup> {
    let found = |KnownEngine(name, program, arguments): &KnownEngine| {
        let file = format!("{program}{EXE_SUFFIX}");
        let command = folders.iter().map(|folder| folder.join(&file)).find(|path| fs::is_file(path))?;
        let arguments = arguments.iter().map(|&word| word.to_owned()).collect();
        Some(EngineSetup { name: (*name).to_owned(), arguments, ..EngineSetup::new(command) })
    };
    ENGINES.iter().filter_map(found).collect()
}

/// Whether both commands start the same program. A name without a folder, which the system looks up, counts as the same
/// as any path to a file of that name, whatever the extension.
pub fn is_same_program(one: &Path, other: &Path) -> bool {
    let bare = |path: &Path| path.components().count() == 1;
    one == other || ((bare(one) || bare(other)) && one.file_stem() == other.file_stem())
}
