//! Finds a game again by its text, after its file has grown or was reordered.

use std::io::{self, Read, Seek, SeekFrom};

use crate::platform;
use crate::record::pgn::Scan;
use crate::storage::Part;

/// The part of the file that reads like this one, except for line endings and blank lines around it. If there are
/// several, the one nearest to where it was.
///
/// # Errors
/// The file can't be read.
pub fn find(part: &Part) -> io::Result<Option<Part>> {
    let Some(sought) = Scan::new(part.text()).next() else { return Ok(None) };
    let (mut file, text) = (platform::open_file(part.file())?, lines(part.text()));
    let mut found: Option<Part> = None;
    for game in Scan::new(platform::open_file(part.file())?) {
        let start = game.bytes.start;
        let distance = |start: u64| start.abs_diff(part.bytes().start);
        let is_nearer = found.as_ref().is_none_or(|found| distance(start) < distance(found.bytes().start));
        if !is_nearer || game.result != sought.result || game.tags != sought.tags {
            continue;
        }
        file.seek(SeekFrom::Start(start))?;
        let mut bytes = Vec::new();
        (&mut file).take(game.bytes.end - start).read_to_end(&mut bytes)?;
        if lines(&bytes) == text {
            found = Some(Part::at(part.file(), start, bytes));
        }
    }
    Ok(found)
}

/// The byte offset at which the game of a part begins in its file now; `None` if it is not found or the file can't be
/// read.
pub fn start_of(part: &Part) -> Option<u64> {
    let there = Part::read(part.file(), part.bytes()).ok();
    match there.filter(|there| there.text() == part.text()) {
        Some(_) => Some(part.bytes().start),
        None => Some(find(part).ok()??.bytes().start),
    }
}

/// Whether two games read the same, except for line endings and blank lines around them.
pub fn is_same_text(a: &Part, b: &Part) -> bool {
    lines(a.text()) == lines(b.text())
}

/// The text without the blank lines around it and without carriage returns.
fn lines(text: &[u8]) -> Vec<u8> {
    text.trim_ascii().iter().copied().filter(|byte| *byte != b'\r').collect()
}
