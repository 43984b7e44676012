//! Makes the list of the languages out of the files in `assets/i18n`: adding a language is adding a file.
//!
//! Absent on purpose: a look inside the files, which the tests give them.

#![allow(clippy::print_stdout, reason = "cargo is told so what to watch")]

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

const FOLDER: &str = "assets/i18n";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(FOLDER);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "ftl") {
            files.push(file);
        }
    }
    files.sort();
    let (mut constants, mut names) = (String::new(), Vec::new());
    for file in &files {
        let tag = file.file_stem().and_then(|stem| stem.to_str()).ok_or("a file with a tag as its name")?;
        let name = tag.replace('-', "_").to_ascii_uppercase();
        writeln!(constants, "/// The language of `{FOLDER}/{tag}.ftl`.")?;
        writeln!(constants, "pub const {name}: Language = Language::new({tag:?}, include_str!({file:?}));")?;
        names.push(format!("Language::{name}"));
    }
    let (count, names) = (names.len(), names.join(", "));
    let all = format!("/// Every language.\npub const ALL: [Language; {count}] = [{names}];");
    let list = Path::new(&env::var("OUT_DIR")?).join("languages.rs");
    Ok(fs::write(list, format!("impl Language {{\n{constants}{all}\n}}\n"))?)
}
