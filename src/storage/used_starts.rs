//! The list of the starts that an event has used, in a text file that people can read and edit.
//!
//! For the format of the lines, see `start/used.rs`.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::write;
use crate::platform;
use crate::platform::lock::lock_folder;
use crate::start::{UsedLineError, UsedStart, read_used};

/// The maximum size in bytes; a larger file is not a list of starts.
const MAX_BYTES: u64 = 1 << 20;

/// Why a list can't be used.
#[derive(Debug)]
pub enum UsedFileError {
    /// The file can't be read or written, or its folder stays locked elsewhere.
    Io(io::Error),
    /// A line is not valid in such a list.
    Line(UsedLineError),
}

impl From<io::Error> for UsedFileError {
    fn from(error: io::Error) -> UsedFileError {
        UsedFileError::Io(error)
    }
}

/// The path of the list for an event, in this folder; `None` if the first 60 characters of the event's name have no
/// letter or digit.
pub fn list_of_event(folder: &Path, event: &str) -> Option<PathBuf> {
    let is_safe = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    let name: String =
        event.trim().chars().map(|letter| if is_safe(letter) { letter } else { '_' }).collect();
    let name: String = name.chars().take(60).collect();
    name.chars().any(char::is_alphanumeric).then(|| folder.join(format!("{name}.txt")))
}

/// Reads a list of used starts.
///
/// # Errors
/// The file can't be read, or a line is not valid in such a list.
pub fn used_starts(file: &Path) -> Result<Vec<UsedStart>, UsedFileError> {
    text(file).and_then(|text| read_used(&text).map_err(UsedFileError::Line))
}

fn text(file: &Path) -> Result<String, UsedFileError> {
    let mut text = String::new();
    let read = platform::open_file(file)?.take(MAX_BYTES + 1).read_to_string(&mut text)?;
    if read as u64 > MAX_BYTES { Err(io::Error::from(ErrorKind::InvalidData).into()) } else { Ok(text) }
}

/// Adds a start to a list, which is created if it does not exist. `choose` gets the starts in the list and returns the
/// one to add. Where possible, the folder is locked in the meantime, so that two programs don't choose from the same
/// list.
///
/// # Errors
/// The list can't be read or written, its folder stays locked elsewhere, one of its lines is not valid, or `choose`
/// fails. The file is then unchanged.
pub fn note_used<E: From<UsedFileError>>(
    file: &Path,
    choose: impl FnOnce(&[UsedStart]) -> Result<UsedStart, E>,
) -> Result<UsedStart, E> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _lock = lock_folder(folder).map_err(UsedFileError::Io)?;
    let mut text = match text(file) {
        Err(UsedFileError::Io(error)) if error.kind() == ErrorKind::NotFound => String::new(),
        text => text?,
    };
    let chosen = choose(&read_used(&text).map_err(UsedFileError::Line)?)?;
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&chosen.to_string());
    text.push('\n');
    write(file, text).map_err(UsedFileError::Io)?;
    Ok(chosen)
}
