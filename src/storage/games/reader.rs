//! Reads the headings of the games in a file in the background, while the list of games is already shown, and detects
//! later changes to the file.

use std::io::{self, ErrorKind, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use thiserror::Error;

use super::games_file::{GamesFile, Stamp};
use super::index::Index;
use super::worker::{Bytes, Wake, Worker};
use crate::platform;
use crate::platform::thread::lock;
use crate::record::pgn::{Games, Heading, ReadGame, Scan};
use crate::storage::Part;

/// The maximum number of games added to the index at a time.
const HANDFUL: usize = 512;

/// Reading a game of more bytes than this may take longer than the window has for one frame.
const LARGE: u64 = 1 << 18;

/// A file that is being read or has been read.
#[derive(Debug)]
pub struct Reader {
    file: PathBuf,
    stamp: Stamp,
    index: Arc<Mutex<Index>>,
    /// The thread that reads the file.
    pub worker: Worker,
}

/// Why a game could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file has changed.
    #[error("found another version of the file, expected that of its list")]
    Changed,
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Reader {
    /// Starts reading the headings of a file.
    ///
    /// # Errors
    /// The file can't be opened, or the thread can't be started.
    pub fn begin(wake: Wake, file: &Path) -> io::Result<Reader> {
        let stamp = Stamp::of(file)?;
        let index = Arc::new(Mutex::new(Index::default()));
        let filled = index.clone();
        let worker = Worker::begin(wake, file, "games", move |bytes| read_headings(bytes, &filled))?;
        Ok(Reader { file: file.to_owned(), stamp, index, worker })
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The size of the file in bytes.
    pub fn bytes(&self) -> u64 {
        self.stamp.bytes
    }

    /// The index so far. The worker waits while it is locked.
    pub fn index(&self) -> MutexGuard<'_, Index> {
        lock(&self.index)
    }

    /// Whether the file has changed since it was opened; `false` if its size can't be read, for example because it is
    /// missing.
    pub fn is_changed(&self) -> bool {
        Stamp::of(&self.file).is_ok_and(|now| now != self.stamp)
    }

    /// The file as it was read, for changing its games.
    pub fn games_file(&self) -> GamesFile {
        GamesFile::new(self.file.clone(), self.stamp, self.index().starts())
    }

    /// Where a game is in the file; `None` if the index has no such game.
    pub fn locate(&self, game: usize) -> Option<GameLocation> {
        let index = self.index();
        let (start, line) = index.place(game)?;
        let end = index.place(game + 1).map_or(self.stamp.bytes, |(next, _)| next);
        let (file, stamp) = (self.file.clone(), self.stamp);
        Some(GameLocation { file, stamp, game, start, line, bytes: end.saturating_sub(start) })
    }
}

/// Where a game is in a file. Any thread can read the game.
#[derive(Clone, Debug)]
pub struct GameLocation {
    file: PathBuf,
    stamp: Stamp,
    game: usize,
    start: u64,
    line: u64,
    bytes: u64,
}

impl GameLocation {
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Whether reading the game may take longer than the window has for one frame.
    pub fn is_large(&self) -> bool {
        self.bytes > LARGE
    }

    /// The approximate size of the game in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Reads the game, with offsets and line numbers relative to the whole file, together with the part of the file
    /// through which it can be replaced. The part is `None` if the game is too long to be read as a whole.
    ///
    /// # Errors
    /// The file has changed or can't be read.
    pub fn read(&self) -> Result<(ReadGame, Option<Part>), ReadError> {
        let GameLocation { start, line, game, .. } = *self;
        // If the file is missing, opening it below reports that.
        let is_changed = || Stamp::of(&self.file).is_ok_and(|now| now != self.stamp);
        if is_changed() {
            return Err(ReadError::Changed);
        }
        let mut file = platform::open_file(&self.file)?;
        file.seek(SeekFrom::Start(start))?;
        let mut read = Games::new(file).bounded().next().ok_or(io::Error::from(ErrorKind::UnexpectedEof))?;
        read.bytes = start + read.bytes.start..start + read.bytes.end;
        read.line += line - 1;
        for fault in &mut read.faults {
            (fault.game, fault.line) = (game as u64 + 1, fault.line + line - 1);
        }
        let part = (!read.is_cut).then(|| Part::read(&self.file, read.bytes.clone()));
        // If the file has changed in the meantime, the part may have other bytes.
        if is_changed() {
            return Err(ReadError::Changed);
        }
        Ok((read, part.transpose()?))
    }
}

fn read_headings(bytes: Bytes, index: &Mutex<Index>) {
    let mut games = Scan::new(bytes);
    loop {
        let some: Vec<Heading> = games.by_ref().take(HANDFUL).collect();
        if some.is_empty() {
            return;
        }
        let mut index = lock(index);
        for game in &some {
            index.push(game);
        }
    }
}
