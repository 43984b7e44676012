//! A part of a file, such as one game among others, that can be replaced while all other bytes stay the same.
//!
//! Before a part is replaced, its old bytes are compared with those in the file. If they differ, the file has changed,
//! and the part is not replaced.
//!
//! For reading and writing games, see `record::pgn`.

use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;

use super::Backups;
use super::atomic_write::put;
use crate::platform::fs::{self, File};
use crate::platform::{self, lock::lock_folder};

/// A range of bytes in a file, with the content that was last read or written there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    file: PathBuf,
    start: u64,
    /// The content, which clones share, since it may be large.
    text: Arc<Vec<u8>>,
}

/// Why a file was not changed.
#[derive(Debug, Error)]
pub enum PartError {
    /// The file has changed, or does not have the games that a change names.
    #[error("found other bytes in the file, expected those that were read from it")]
    Changed,
    /// The file is in UTF-16, but only UTF-8 can be changed.
    #[error("found UTF-16 in the file, expected UTF-8")]
    Encoding,
    /// A game without a result, or text after the last game, would run into the next game.
    #[error("found games that run into each other, expected that each one ends")]
    Merged,
    /// The file can't be read, backed up or written, or its folder stays locked elsewhere.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Part {
    /// Reads a range of a file.
    ///
    /// # Errors
    /// The file can't be read or is too short.
    pub fn read(file: &Path, bytes: Range<u64>) -> io::Result<Part> {
        let mut open = platform::open_file(file)?;
        open.seek(SeekFrom::Start(bytes.start))?;
        let length = bytes.end.saturating_sub(bytes.start);
        let mut text = Vec::new();
        open.take(length).read_to_end(&mut text)?;
        if (text.len() as u64) < length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        Ok(Part::at(file, bytes.start, text))
    }

    /// The whole of a file that was just written with this text.
    pub fn written(file: &Path, text: &str) -> Part {
        Part::at(file, 0, text.as_bytes().to_owned())
    }

    /// A range of a file that begins at `start` and has this content.
    pub fn at(file: &Path, start: u64, text: Vec<u8>) -> Part {
        Part { file: file.to_owned(), start, text: Arc::new(text) }
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    pub fn bytes(&self) -> Range<u64> {
        self.start..self.start + self.text.len() as u64
    }

    /// The content.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether text in UTF-8 can replace the content. Such text can't replace PGN in UTF-16, which contains zero bytes.
    pub fn is_replaceable(&self) -> bool {
        !self.text.contains(&0)
    }

    /// Replaces the content in the file and in this part. The surrounding white space stays, and the new text gets the
    /// line endings of the old one.
    ///
    /// # Errors
    /// The file can't be changed, and stays as it was.
    pub fn replace(&mut self, text: &str, backups: &Backups) -> Result<(), PartError> {
        if !self.is_replaceable() {
            return Err(PartError::Encoding);
        }
        let new = self.like_the_old(text);
        rewrite(&self.file, |file| {
            if !self.copy(file, &new)? {
                return Err(PartError::Changed);
            }
            Ok(backups.keep_once(&self.file)?)
        })?;
        self.text = Arc::new(new);
        Ok(())
    }

    /// Copies the file to `to`, with the new text in place of the old one. Returns `false` if the file has changed.
    fn copy(&self, to: &mut File, new: &[u8]) -> io::Result<bool> {
        let mut old = File::open(&self.file)?;
        let before = old.metadata()?;
        if io::copy(&mut (&mut old).take(self.start), to)? < self.start {
            return Ok(false);
        }
        let mut there = Vec::new();
        (&mut old).take(self.text.len() as u64).read_to_end(&mut there)?;
        if there != *self.text {
            return Ok(false);
        }
        to.write_all(new)?;
        io::copy(&mut old, to)?;
        let after = fs::metadata(&self.file)?;
        Ok(after.len() == before.len() && after.modified().ok() == before.modified().ok())
    }

    /// The text with the line endings and the surrounding white space of the old one.
    fn like_the_old(&self, text: &str) -> Vec<u8> {
        let within = self.text.trim_ascii();
        let begins = self.text.len() - self.text.trim_ascii_start().len();
        let ends = self.text.trim_ascii_end().len().max(begins);
        let windows = within.windows(2).any(|pair| pair == b"\r\n");
        let lines = text.trim().replace("\r\n", "\n");
        let lines = if windows { lines.replace('\n', "\r\n") } else { lines };
        [&self.text[..begins], lines.as_bytes(), &self.text[ends..]].concat()
    }
}

/// Replaces the content of a file with what `fill` writes, while its folder is locked, so that another window saves
/// before or after this one. The file itself can't be locked, because it is replaced.
///
/// # Errors
/// The folder stays locked elsewhere, the file can't be written, or `fill` fails; the old content remains.
pub(super) fn rewrite(
    file: &Path,
    fill: impl FnOnce(&mut File) -> Result<(), PartError>,
) -> Result<(), PartError> {
    let folder = fs::without_links(file).parent().map(Path::to_owned);
    let _lock = folder.map(|folder| lock_folder(&folder)).transpose()?;
    let mut refused = None;
    let written = put(file, |new| {
        fill(new).map_err(|why| match why {
            PartError::Io(error) => error,
            why => {
                refused = Some(why);
                ErrorKind::Other.into()
            }
        })
    });
    match refused {
        Some(why) => Err(why),
        None => Ok(written?),
    }
}
