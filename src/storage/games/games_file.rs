//! Changes which games a file contains, and their order. The bytes of each game stay the same; missing line breaks
//! between games are added.
//!
//! A change is refused if the file has changed since it was read. Unless all games are replaced, a change is also
//! refused if the file is in UTF-16, or if one game would run into the next.

use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::platform::fs::{self, File, Metadata};
use crate::platform::time::SystemTime;
use crate::record::pgn::Scan;
use crate::storage::part_file::rewrite;
use crate::storage::{Backups, Part, PartError};

/// How many bytes at the beginning of the file are searched for Windows line endings.
const SAMPLE: u64 = 1 << 16;

/// A change to the games of a file. Games are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    Delete(usize),
    /// Puts the text of a deleted game back, so that the game has the number `at`.
    Insert {
        at: usize,
        text: Arc<Vec<u8>>,
    },
    Move {
        from: usize,
        to: usize,
    },
    /// The numbers of the first games in their new order. Later games keep their places.
    Order(Vec<u32>),
}

/// The size and the modification time of a file: if either differs, the file has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stamp {
    pub(super) bytes: u64,
    modified: Option<SystemTime>,
}

/// A file with games, as it was read.
#[derive(Clone, Debug)]
pub struct GamesFile {
    file: PathBuf,
    stamp: Stamp,
    /// The byte offset at which each game begins.
    starts: Vec<u64>,
}

/// A game of the new file: the number of a game of the old file, or a new text.
#[derive(Clone, Copy)]
enum Game<'a> {
    Old(usize),
    New(&'a [u8]),
}

impl Stamp {
    pub(super) fn of(file: &Path) -> io::Result<Stamp> {
        Ok(Stamp::about(&fs::metadata(file)?))
    }

    fn about(about: &Metadata) -> Stamp {
        Stamp { bytes: about.len(), modified: about.modified().ok() }
    }
}

impl GamesFile {
    pub(super) fn new(file: PathBuf, stamp: Stamp, starts: Vec<u64>) -> GamesFile {
        GamesFile { file, stamp, starts }
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The size of the file in bytes.
    pub fn bytes(&self) -> u64 {
        self.stamp.bytes
    }

    /// The number of games.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// Adds a game at the end of the file; returns the part of the file with its text.
    ///
    /// # Errors
    /// The file can't be changed, and stays as it was.
    pub fn add(&self, text: &str, backups: &Backups) -> Result<Part, PartError> {
        let mut text = text.trim().replace("\r\n", "\n") + "\n\n";
        if self.has_windows_lines()? {
            text = text.replace('\n', "\r\n");
        }
        // A game in which an illegal move stands has several parts, each written as a game.
        let starts: Vec<usize> = Scan::new(text.as_bytes()).map(|game| game.bytes.start as usize).collect();
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        let new = starts.iter().zip(ends).map(|(&start, end)| Game::New(&text.as_bytes()[start..end]));
        let games = (0..self.count()).map(Game::Old).chain(new);
        let starts = self.write(games, backups)?;
        let start = starts.get(self.count()).copied().unwrap_or(0);
        Ok(Part::at(&self.file, start, text.into_bytes()))
    }

    /// Replaces the content of the file with this text, and returns the whole new file as a part; the old file is
    /// backed up first.
    ///
    /// # Errors
    /// The file can't be changed, and stays as it was.
    pub fn replace_all(&self, text: &str, backups: &Backups) -> Result<Part, PartError> {
        rewrite(&self.file, |new| {
            self.open()?;
            new.write_all(text.as_bytes())?;
            Ok(backups.keep(&self.file)?)
        })?;
        Ok(Part::written(&self.file, text))
    }

    /// Makes a change; returns the change that undoes it. A game inserted beyond the end is added at the end. Any other
    /// change that names a game beyond the end is refused with [`PartError::Changed`], and so is an order of *n* games
    /// that does not name each of the first *n* games exactly once.
    ///
    /// # Errors
    /// The file can't be changed, and stays as it was.
    pub fn apply(&self, change: &Change, backups: &Backups) -> Result<Change, PartError> {
        let mut games: Vec<Game<'_>> = (0..self.count()).map(Game::Old).collect();
        let last = self.count().checked_sub(1);
        let undo = match change {
            Change::Delete(game) if *game < games.len() => {
                games.remove(*game);
                let text = read_range(&mut self.open()?, self.range(*game))?;
                Change::Insert { at: *game, text: Arc::new(text) }
            }
            Change::Insert { at, text } => {
                let at = (*at).min(games.len());
                games.insert(at, Game::New(text));
                Change::Delete(at)
            }
            Change::Move { from, to } if Some(*from.max(to)) <= last => {
                let game = games.remove(*from);
                games.insert(*to, game);
                Change::Move { from: *to, to: *from }
            }
            Change::Order(order) if is_order(order) && order.len() <= games.len() => {
                let mut back = vec![0; order.len()];
                for (new, &old) in order.iter().enumerate() {
                    games[new] = Game::Old(old as usize);
                    back[old as usize] = new as u32;
                }
                Change::Order(back)
            }
            Change::Delete(_) | Change::Move { .. } | Change::Order(_) => return Err(PartError::Changed),
        };
        self.write(games.into_iter(), backups)?;
        Ok(undo)
    }

    /// The bytes from the beginning of a game to the beginning of the next one, or to the end of the file.
    fn range(&self, game: usize) -> Range<u64> {
        let end = self.starts.get(game + 1).copied().unwrap_or(self.stamp.bytes);
        self.starts.get(game).copied().unwrap_or(end)..end
    }

    /// Opens the file if it has not changed since it was read. The content of the open file stays the same, because
    /// this program replaces files instead of writing into them.
    fn open(&self) -> Result<File, PartError> {
        let file = File::open(&self.file)?;
        let stamp = Stamp::about(&file.metadata()?);
        if stamp == self.stamp { Ok(file) } else { Err(PartError::Changed) }
    }

    fn has_windows_lines(&self) -> io::Result<bool> {
        let sample = read_range(&mut File::open(&self.file)?, 0..SAMPLE)?;
        Ok(sample.windows(2).any(|pair| pair == b"\r\n"))
    }

    /// Writes these games; returns the byte offset at which each begins.
    fn write<'a>(
        &self,
        games: impl Iterator<Item = Game<'a>>,
        backups: &Backups,
    ) -> Result<Vec<u64>, PartError> {
        let line = if self.has_windows_lines()? { "\r\n" } else { "\n" };
        let mut starts = Vec::with_capacity(self.count() + 1);
        rewrite(&self.file, |new| {
            let mut old = self.open()?;
            let first = read_range(&mut old, 0..2)?;
            // A byte order mark of UTF-16 or a zero byte at the beginning means that the file is in UTF-16.
            if first == [0xFF, 0xFE] || first == [0xFE, 0xFF] || first.contains(&0) {
                return Err(PartError::Encoding);
            }
            starts = self.copy(games, &mut old, new, line)?;
            new.seek(SeekFrom::Start(0))?;
            if !Scan::new(&mut *new).map(|game| game.bytes.start).eq(starts.iter().copied()) {
                return Err(PartError::Merged);
            }
            self.open()?;
            Ok(backups.keep_once(&self.file)?)
        })?;
        Ok(starts)
    }

    /// Copies the games; successive games that also follow each other in the old file are copied in one go. Where
    /// another game follows, missing line breaks are added after the text that ended the old file, and after a new text
    /// that does not end with a line break.
    fn copy<'a>(
        &self,
        games: impl Iterator<Item = Game<'a>>,
        old: &mut File,
        new: &mut File,
        line: &str,
    ) -> io::Result<Vec<u64>> {
        let (mut starts, mut new) = (Vec::with_capacity(self.count() + 1), BufWriter::new(new));
        let mut run = 0..self.starts.first().copied().unwrap_or(self.stamp.bytes);
        let mut at = run.end;
        // The line breaks that are missing before the next game.
        let mut gap = if self.count() == 0 && at > 0 { gap(&tail(old, at)?, line) } else { String::new() };
        for game in games {
            at += gap.len() as u64;
            starts.push(at);
            let (next, after) = match game {
                Game::Old(game) => {
                    let next = self.range(game);
                    let is_last = next.end == self.stamp.bytes;
                    let after = if is_last { self::gap(&tail(old, next.end)?, line) } else { String::new() };
                    at += next.end - next.start;
                    (Ok(next), after)
                }
                Game::New(text) => {
                    at += text.len() as u64;
                    // The text of a deleted game includes the line breaks before the next game.
                    let is_apart = text.ends_with(b"\n");
                    (Err(text), if is_apart { String::new() } else { self::gap(text, line) })
                }
            };
            match next {
                Ok(next) if gap.is_empty() && next.start == run.end => run.end = next.end,
                next => {
                    copy_run(old, &run, &mut new)?;
                    new.write_all(gap.as_bytes())?;
                    run = match next {
                        Ok(next) => next,
                        Err(text) => {
                            new.write_all(text)?;
                            0..0
                        }
                    };
                }
            }
            gap = after;
        }
        copy_run(old, &run, &mut new)?;
        new.flush()?;
        Ok(starts)
    }
}

fn copy_run(old: &mut File, run: &Range<u64>, new: &mut impl Write) -> io::Result<()> {
    if run.is_empty() {
        return Ok(());
    }
    old.seek(SeekFrom::Start(run.start))?;
    let copied = io::copy(&mut old.take(run.end - run.start), new)?;
    if copied == run.end - run.start { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

/// The last four bytes before this offset, or fewer at the beginning of the file.
fn tail(file: &mut File, end: u64) -> io::Result<Vec<u8>> {
    read_range(file, end.saturating_sub(4)..end)
}

/// Reads a range of a file, or as much of it as there is.
pub(crate) fn read_range(file: &mut File, bytes: Range<u64>) -> io::Result<Vec<u8>> {
    let mut read = Vec::new();
    file.seek(SeekFrom::Start(bytes.start))?;
    file.take(bytes.end.saturating_sub(bytes.start)).read_to_end(&mut read)?;
    Ok(read)
}

/// The line breaks that a text lacks at its end: two must separate it from the next game.
fn gap(text: &[u8], line: &str) -> String {
    let space = &text[text.trim_ascii_end().len()..];
    let lines = space.split(|byte| *byte == b'\n').count() - 1;
    line.repeat(2_usize.saturating_sub(lines))
}

/// Whether the order contains each number below its length exactly once.
fn is_order(order: &[u32]) -> bool {
    let mut seen = vec![false; order.len()];
    order.iter().all(|&game| seen.get_mut(game as usize).is_some_and(|seen| !std::mem::replace(seen, true)))
}
