//! The shared test data, if it is installed beside the project; without it, only the tables in the tests run.

use serde_json::Value;

/// A folder of the test data.
#[expect(clippy::print_stderr, reason = "a test that has less to do must say so")]
pub fn folder(path: &str) -> Option<std::path::PathBuf> {
    let whole = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(path);
    let there = whole.is_dir();
    if !there {
        eprintln!("no ../shared/data/{path}: only the test's own table has run");
    }
    there.then_some(whole)
}

/// A whole file.
#[expect(clippy::print_stderr, reason = "a test that has less to do must say so")]
pub fn read(path: &str) -> Option<String> {
    let whole = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/").to_owned() + path;
    let text = std::fs::read_to_string(whole).ok();
    if text.is_none() {
        eprintln!("no ../shared/data/{path}: only the test's own table has run");
    }
    text
}

pub fn json(path: &str) -> Option<Value> {
    read(path).map(|text| serde_json::from_str(&text).expect("a JSON file"))
}

/// The entries of a list in a JSON file; empty if the file is missing.
pub fn cases(path: &str) -> Vec<Value> {
    json(path).map_or_else(Vec::new, |value| value.as_array().expect("a list").clone())
}

pub fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_else(|| panic!("{key} is missing in {case}"))
}
