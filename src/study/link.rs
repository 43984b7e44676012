//! The link from a working copy to the game that it belongs to: the file, the byte offset of the game in the file, and
//! the text of the game. The link is the first line of the copy, written as an escaped line of PGN.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Origin;
use crate::platform::open_file;
use crate::storage::Part;

const MARK: &str = "%jadoube ";

#[derive(Serialize, Deserialize)]
struct Link {
    file: PathBuf,
    start: u64,
    /// The text of the game, with a character for each byte, since the file may be in any encoding.
    text: String,
}

/// The line for a study with this origin; empty if the study is from no file, or from one whose path is not Unicode.
pub(super) fn line(origin: &Origin) -> String {
    let Origin::File(part) = origin else { return String::new() };
    let text = part.text().iter().copied().map(char::from).collect();
    let link = Link { file: part.file().to_owned(), start: part.bytes().start, text };
    serde_json::to_string(&link).map_or_else(|_| String::new(), |link| format!("{MARK}{link}\n"))
}

/// The origin of the study in a copy (`Nowhere` if the copy has no valid link), and the rest of the copy.
pub(super) fn split(copy: &[u8]) -> (Origin, &[u8]) {
    let Some(rest) = copy.strip_prefix(MARK.as_bytes()) else { return (Origin::Nowhere, copy) };
    let end = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
    let (line, record) = rest.split_at(end);
    (read(line).map_or(Origin::Nowhere, Origin::File), record)
}

/// The part of a file that a copy belongs to; `None` if the copy can't be read or has no valid link.
pub(super) fn of(copy: &Path) -> Option<Part> {
    let mut line = Vec::new();
    BufReader::new(open_file(copy).ok()?).read_until(b'\n', &mut line).ok()?;
    read(line.strip_prefix(MARK.as_bytes())?)
}

fn read(line: &[u8]) -> Option<Part> {
    let Link { file, start, text } = serde_json::from_slice(line).ok()?;
    let text = text.chars().map(|letter| u8::try_from(letter).ok()).collect::<Option<Vec<u8>>>()?;
    Some(Part::at(&file, start, text))
}
