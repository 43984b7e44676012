//! Generates lists of the files in some folders: the languages, the pages of the book and of the lessons, and the cases
//! of the arbiter's exam. To add a language, add a file to `assets/i18n` and, for the book and the lessons, folders
//! with the same name to `assets/book` and `assets/lessons`.
//!
//! Also embeds the commit, for bug reports, and in builds for Windows the icon and the version.

#![allow(clippy::print_stdout, reason = "cargo reads instructions from it")]

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const WORDS: &str = "assets/i18n";
const BOOK: &str = "assets/book";
const LESSONS: &str = "assets/lessons";
const CASES: &str = "assets/cases";

fn main() -> Result<(), Box<dyn Error>> {
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let out = env::var("OUT_DIR")?;
    let (root, out) = (Path::new(&root), Path::new(&out));
    fs::write(out.join("languages.rs"), languages(&root.join(WORDS))?)?;
    println!("cargo::rustc-env=JADOUBE_COMMIT={}", commit());
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        windows_resource(&root.join("packaging/icons/jadoube.ico"));
    }
    let pages = [pages("BOOK", &root.join(BOOK))?, pages("LESSONS", &root.join(LESSONS))?];
    fs::write(out.join("cases.rs"), cases(&root.join(CASES))?)?;
    Ok(fs::write(out.join("pages.rs"), pages.concat())?)
}

/// Adds the icon and the properties that Windows shows for the executable; `winresource` takes the version from the
/// package. If this fails, for example because the build machine has neither `windres` nor `rc`, the build only prints
/// a warning.
fn windows_resource(icon: &Path) {
    println!("cargo::rerun-if-changed={}", icon.display());
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(&icon.display().to_string());
    resource.set("ProductName", "Jadoube");
    resource.set("FileDescription", "Jadoube");
    resource.set("LegalCopyright", "The Jadoube authors, MIT or Apache-2.0");
    if let Err(error) = resource.compile() {
        println!("cargo::warning=the program gets no icon and no version: {error}");
    }
}

/// Returns "commit" and the hash, which comes from the environment variable `JADOUBE_COMMIT` or, in a release build,
/// from git; "commit unknown" if neither gives one. Other builds don't ask git, since they would be rebuilt after each
/// commit.
fn commit() -> String {
    println!("cargo::rerun-if-env-changed=JADOUBE_COMMIT");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let of_git = || if release { git(&["rev-parse", "--short=12", "HEAD"]) } else { None };
    if let Some(log) = of_git().and_then(|_| git(&["rev-parse", "--git-path", "logs/HEAD"]))
        && Path::new(&log).exists()
    {
        println!("cargo::rerun-if-changed={log}");
    }
    let given = env::var("JADOUBE_COMMIT").ok().filter(|commit| !commit.is_empty());
    given.or_else(of_git).map_or_else(|| "commit unknown".to_owned(), |commit| format!("commit {commit}"))
}

/// The line that git prints for these arguments; `None` if git fails or prints nothing.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok()?;
    let line = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    Some(line).filter(|line| output.status.success() && !line.is_empty())
}

/// The Rust source of a constant for each language and of a list of all languages.
fn languages(folder: &Path) -> Result<String, Box<dyn Error>> {
    let (mut constants, mut names) = (String::new(), Vec::new());
    for file in inside(folder, "ftl")? {
        let tag = stem(&file)?;
        let name = tag.replace('-', "_").to_ascii_uppercase();
        writeln!(constants, "/// The language of `{WORDS}/{tag}.ftl`.")?;
        let file = file.display().to_string();
        writeln!(constants, "pub const {name}: Language = Language::new({tag:?}, include_str!({file:?}));")?;
        names.push(format!("Language::{name}"));
    }
    let (count, names) = (names.len(), names.join(", "));
    let all = format!("/// Every language.\npub const ALL: [Language; {count}] = [{names}];");
    Ok(format!("impl Language {{\n{constants}{all}\n}}\n"))
}

/// The Rust source of a list of the pages in a folder, each with the tag of its language, its name and its text.
fn pages(constant: &str, folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut pages = String::new();
    for language in inside(folder, "")?.into_iter().filter(|path| path.is_dir()) {
        for page in inside(&language, "md")? {
            let (tag, name, file) = (stem(&language)?, stem(&page)?, page.display().to_string());
            writeln!(pages, "    ({tag:?}, {name:?}, include_str!({file:?})),")?;
        }
    }
    Ok(format!("const {constant}: &[File] = &[\n{pages}];\n"))
}

/// The Rust source of a list of the exam cases in a folder, each with its name and its text.
fn cases(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut cases = String::new();
    for case in inside(folder, "jsonl")? {
        let (name, file) = (stem(&case)?, case.display().to_string());
        writeln!(cases, "    ({name:?}, include_str!({file:?})),")?;
    }
    Ok(format!("const CASES: &[(&str, &str)] = &[\n{cases}];\n"))
}

/// The sorted paths in a folder whose extension is `ending`; if `ending` is empty, those without an extension. Also
/// makes Cargo watch the folder.
fn inside(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().and_then(|found| found.to_str()).unwrap_or_default() == ending {
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
