//! The file of one journal, created when the first line is written.
//!
//! For the handling of failures, see `table::journal::sync`.

use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::folder;
use super::writer::Sink;
use crate::platform::fs::{self, File};

/// A journal's file, or the folder where it will be created.
#[derive(Debug)]
pub(crate) struct JournalFile {
    folder: PathBuf,
    started: u64,
    open: Option<(PathBuf, Arc<File>)>,
    closed: bool,
}

impl JournalFile {
    /// A new file in this folder. Its name is the time `started`, in milliseconds since 1970, or a later time.
    pub(crate) fn new(folder: &Path, started: u64) -> JournalFile {
        JournalFile { folder: folder.to_owned(), started, open: None, closed: false }
    }

    /// An existing file that is already locked.
    pub(crate) fn of(path: PathBuf, file: File) -> JournalFile {
        let folder = path.parent().map(Path::to_owned).unwrap_or_default();
        JournalFile { folder, started: 0, open: Some((path, Arc::new(file))), closed: false }
    }

    /// The path of the file; the folder if there is no file yet.
    pub(crate) fn path(&self) -> &Path {
        self.open.as_ref().map_or(&self.folder, |(path, _)| path)
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn file(&self) -> Option<Arc<File>> {
        self.open.as_ref().map(|(_, file)| Arc::clone(file))
    }

    /// If the file was removed, perhaps with its folder, creates it again with all that was written to it.
    pub(crate) fn restore(&mut self) -> io::Result<()> {
        let gone = |(path, _): &&(PathBuf, Arc<File>)| !self.closed && !fs::exists(path);
        let Some((path, old)) = self.open.as_ref().filter(gone) else { return Ok(()) };
        fs::create_dir_all(&self.folder)?;
        let new = File::options().read(true).write(true).create_new(true).open(path)?;
        folder::is_ours(&new);
        let mut from = &**old;
        let copied = from.seek(SeekFrom::Start(0)).and_then(|_| io::copy(&mut from, &mut &new));
        if let Err(error) = copied {
            let _ = fs::remove_file(path);
            return Err(error);
        }
        self.open = Some((path.clone(), Arc::new(new)));
        Ok(())
    }

    /// Notes that the journal was closed, so that its renamed file is not created again under the old name.
    pub(crate) fn close(&mut self) {
        self.closed = true;
    }

    fn opened(&mut self) -> io::Result<&File> {
        let open = if let Some(open) = self.open.take() {
            open
        } else {
            let (path, file) = folder::create(&self.folder, self.started)?;
            (path, Arc::new(file))
        };
        Ok(&self.open.insert(open).1)
    }
}

impl Sink for JournalFile {
    fn write_at(&mut self, bytes: &[u8], place: u64) -> io::Result<usize> {
        let mut file = self.opened()?;
        file.seek(SeekFrom::Start(place))?;
        file.write(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.opened()?.set_len(length)
    }
}
