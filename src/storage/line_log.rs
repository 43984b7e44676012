//! A file to which lines are only ever added, such as the file of a learner's answers.
//!
//! Lines are on disk when [`LineLog::append`] has returned without an error, so that they survive if the program is
//! killed. If the program is killed while it writes, the last line may be torn; the next text begins on a new line, and
//! readers skip a line that they can't read.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::platform::fs::{self, File};

/// An append-only file of lines.
#[derive(Clone, Debug)]
pub struct LineLog {
    file: PathBuf,
    /// Whether the file may end without a line break.
    is_torn: bool,
}

impl LineLog {
    /// Reads a file of lines. Returns the log, for adding lines, and the text of the file, which is empty if there is
    /// no file. Bytes that are not UTF-8 are replaced in the text.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn open(file: &Path) -> io::Result<(LineLog, String)> {
        let bytes = match fs::read(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
        };
        let is_torn = bytes.last().is_some_and(|last| *last != b'\n');
        let text = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        Ok((LineLog { file: file.to_owned(), is_torn }, text))
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Adds lines, which must not contain line breaks.
    ///
    /// # Errors
    /// The lines could not be written and synced; some or all of them may be in the file.
    pub fn append<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> io::Result<()> {
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::options().append(true).create(true).open(&self.file)?;
        let mut text = if self.is_torn { String::from("\n") } else { String::new() };
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        self.is_torn = true;
        file.write_all(text.as_bytes())?;
        self.is_torn = false;
        file.sync_data()
    }
}
