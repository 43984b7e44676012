//! Makes the lists of the languages and of the book's pages out of the files in `assets`: adding a language is adding a
//! file in `i18n`, and a folder in `book`.
//!
//! Absent on purpose: a look inside the files, which the tests give them.

#![allow(clippy::print_stdout, reason = "cargo is told so what to watch")]

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: &str = "assets/i18n";
const BOOK: &str = "assets/book";

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let lists = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(lists.join("languages.rs"), languages(&root.join(LANGUAGES))?)?;
    Ok(fs::write(lists.join("book.rs"), book(&root.join(BOOK))?)?)
}

/// Each language: its tag and its messages.
fn languages(folder: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let (mut constants, mut names) = (String::new(), Vec::new());
    for file in sorted(folder, "ftl")? {
        let tag = stem(&file)?;
        let name = tag.replace('-', "_").to_ascii_uppercase();
        writeln!(constants, "/// The language of `{LANGUAGES}/{tag}.ftl`.")?;
        writeln!(constants, "pub const {name}: Language = Language::new({tag:?}, include_str!({file:?}));")?;
        names.push(format!("Language::{name}"));
    }
    let (count, names) = (names.len(), names.join(", "));
    let all = format!("/// Every language.\npub const ALL: [Language; {count}] = [{names}];");
    Ok(format!("impl Language {{\n{constants}{all}\n}}\n"))
}

/// Each page: the tag of its language, its name, its text.
fn book(folder: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={BOOK}");
    let (mut pages, mut count) = (String::new(), 0);
    for language in sorted(folder, "")? {
        println!("cargo::rerun-if-changed={}", language.display());
        for page in sorted(&language, "md")? {
            writeln!(pages, "    ({:?}, {:?}, include_str!({page:?})),", stem(&language)?, stem(&page)?)?;
            count += 1;
        }
    }
    Ok(format!("const FILES: [(&str, &str, &str); {count}] = [\n{pages}];\n"))
}

/// What is in a folder and ends so, in order; the folders in it have no end.
fn sorted(folder: &Path, end: &str) -> Result<Vec<PathBuf>, std::io::Error> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().unwrap_or_default() == end {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> Result<&str, String> {
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .ok_or(format!("found {}, expected a name in letters", path.display()))
}
