//! Test data outside the repository, in the folder that `JADOUBE_TEST_DATA` names; without it, only the cases in the
//! repository are tested.

use std::path::PathBuf;

use serde_json::Value;

/// A folder of the test data; `None` if it does not exist.
pub fn folder(path: &str) -> Option<PathBuf> {
    Some(root()?.join(path)).filter(|folder| folder.is_dir())
}

/// The text of a file of the test data; `None` if it can't be read.
pub fn read(path: &str) -> Option<String> {
    std::fs::read_to_string(root()?.join(path)).ok()
}

/// The folder of the test data; `None` if the variable names none. A relative path starts at the root of the
/// repository.
fn root() -> Option<PathBuf> {
    let named = std::env::var_os("JADOUBE_TEST_DATA").filter(|named| !named.is_empty())?;
    Some(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(named))
}

pub fn json(path: &str) -> Option<Value> {
    read(path).map(|text| serde_json::from_str(&text).expect("a JSON file"))
}

/// The entries of a list in a JSON file; empty if the file can't be read.
pub fn cases(path: &str) -> Vec<Value> {
    json(path).map_or_else(Vec::new, |value| value.as_array().expect("a list").clone())
}

pub fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_else(|| panic!("{key} is missing in {case}"))
}
