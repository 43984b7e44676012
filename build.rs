//! Makes the list of the book's pages out of the files in `assets/book`: adding a language is adding a folder.
//!
//! Absent on purpose: a look inside the files, which the tests give them.

#![allow(clippy::print_stdout, reason = "cargo is told so what to watch")]

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const BOOK: &str = "assets/book";

fn main() -> Result<(), Box<dyn Error>> {
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let list = Path::new(&env::var("OUT_DIR")?).join("book.rs");
    Ok(fs::write(list, book(&Path::new(&root).join(BOOK))?)?)
}

/// Each page: the tag of its language, its name, its text.
fn book(folder: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={BOOK}");
    let mut pages = String::new();
    let mut count = 0;
    for language in sorted(folder)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", language.display());
        for page in
            sorted(&language)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "md"))
        {
            writeln!(pages, "    ({:?}, {:?}, include_str!({page:?})),", stem(&language)?, stem(&page)?)?;
            count += 1;
        }
    }
    Ok(format!("const FILES: [(&str, &str, &str); {count}] = [\n{pages}];\n"))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> Result<&str, String> {
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .ok_or(format!("found {path:?}, expected a name in letters"))
}
