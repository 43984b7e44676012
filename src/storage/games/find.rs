//! Finds a game again by its text, after its file has changed.

use std::io::{self, Read, Seek, SeekFrom};

use crate::platform;
use crate::record::pgn::Scan;
use crate::storage::Part;

/// Finds the game whose text equals that of this part, apart from carriage returns and surrounding white space. If
/// there are several, returns the one that begins nearest to the offset of the part; returns `None` if there is none.
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

/// The byte offset at which the game of a part begins in its file now; `None` if the game is not found or the file
/// can't be read.
pub fn start_of(part: &Part) -> Option<u64> {
    let there = Part::read(part.file(), part.bytes()).ok();
    match there.filter(|there| there.text() == part.text()) {
        Some(_) => Some(part.bytes().start),
        None => Some(find(part).ok()??.bytes().start),
    }
}

/// Whether two games have the same text, apart from carriage returns and surrounding white space.
pub fn is_same_text(a: &Part, b: &Part) -> bool {
    lines(a.text()) == lines(b.text())
}

/// The text without carriage returns and surrounding white space.
fn lines(text: &[u8]) -> Vec<u8> {
    text.trim_ascii().iter().copied().filter(|byte| *byte != b'\r').collect()
}
