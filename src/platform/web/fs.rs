//! Files in the browser's storage, with the interface of `std::fs`. When a write returns, its content is stored and
//! visible to other tabs, except for files that are kept only in memory (see `MAX_STORED`).
//!
//! The name of a file in the storage is `jadoube:` and its path. The text under that name is the time of the last
//! change in milliseconds since 1970, a line break, and a character for each byte. A folder exists while there are
//! files in it.

#![allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "as std has it")]

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, Error, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use web_time::{SystemTime, UNIX_EPOCH};

use super::host::HOST;
use super::{folders, storage, tabs};
use crate::platform::thread::lock;

const MARK: &str = "jadoube:";

/// The maximum size, in bytes, of a file of the player's own that is kept after the page is closed. Larger files, and
/// those that the storage does not accept, are kept only in memory, because they usually come from elsewhere and can be
/// opened again.
const MAX_STORED: usize = 1 << 20;

fn name_of(path: &Path) -> String {
    format!("{MARK}{}", path.display())
}

fn load(path: &Path) -> Option<(SystemTime, Vec<u8>)> {
    let text = storage::get(&name_of(path))?;
    let (time, letters) = text.split_once('\n')?;
    let time = UNIX_EPOCH + Duration::from_millis(time.parse().unwrap_or(0));
    Some((time, letters.chars().map(|letter| letter as u8).collect()))
}

fn keep(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let letters: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let (name, text) = (name_of(path), format!("{time}\n{letters}"));
    let may_go = path.starts_with(folders::FILES);
    download(path, bytes);
    if !may_go {
        return storage::set(&name, &text);
    }
    if bytes.len() > MAX_STORED || storage::set(&name, &text).is_err() {
        storage::keep_in_memory(&name, &text);
    }
    Ok(())
}

thread_local! {
    /// The files that the browser also downloads when they are written.
    static DOWNLOADED: RefCell<BTreeSet<PathBuf>> = const { RefCell::new(BTreeSet::new()) };
}

/// Makes the browser also download this file each time it is written from now on.
pub fn download_on_write(path: &Path) {
    DOWNLOADED.with_borrow_mut(|paths| paths.insert(path.to_owned()));
}

fn download(path: &Path, bytes: &[u8]) {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    if let Some(name) = name.filter(|_| DOWNLOADED.with_borrow(|paths| paths.contains(path))) {
        HOST.with(|host| host.as_ref().map(|host| host.download(&name, bytes)));
    }
}

/// An open file.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    open: Mutex<Open>,
    appends: bool,
}

#[derive(Debug, Default)]
struct Open {
    bytes: Vec<u8>,
    place: usize,
    lock: Option<tabs::Lock>,
}

impl File {
    /// # Errors
    /// There is no such file, or it is a folder.
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::default().read(true).open(path)
    }

    /// # Errors
    /// There is such a file already, or it can't be stored.
    pub fn create_new(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::default().read(true).write(true).create_new(true).open(path)
    }

    pub fn options() -> OpenOptions {
        OpenOptions::default()
    }

    /// # Errors
    /// The file is gone.
    pub fn metadata(&self) -> io::Result<Metadata> {
        metadata(&self.path)
    }

    /// # Errors
    /// The file can't be stored.
    pub fn set_len(&self, length: u64) -> io::Result<()> {
        let mut open = lock(&self.open);
        open.bytes.resize(length as usize, 0);
        keep(&self.path, &open.bytes)
    }

    /// # Errors
    /// This never fails.
    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }

    /// # Errors
    /// This never fails.
    pub fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    /// # Errors
    /// This never fails.
    pub fn set_permissions(&self, _: Permissions) -> io::Result<()> {
        Ok(())
    }

    /// Locks the file until it is dropped; returns `false` if it is already locked through another [`File`], in this
    /// tab or another.
    pub fn is_locked_by_us(&self) -> bool {
        let mut open = lock(&self.open);
        if open.lock.is_none() {
            open.lock = tabs::lock(&self.path.display().to_string());
        }
        open.lock.is_some()
    }
}

impl Read for &File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut open = lock(&self.open);
        let left = open.bytes.get(open.place..).unwrap_or_default();
        let count = left.len().min(buffer.len());
        buffer[..count].copy_from_slice(&left[..count]);
        open.place += count;
        Ok(count)
    }
}

impl Write for &File {
    fn write(&mut self, new: &[u8]) -> io::Result<usize> {
        let mut open = lock(&self.open);
        let old = open.bytes.clone();
        let from = if self.appends { old.len() } else { open.place };
        let to = from + new.len();
        if open.bytes.len() < to {
            open.bytes.resize(to, 0);
        }
        open.bytes[from..to].copy_from_slice(new);
        if let Err(error) = keep(&self.path, &open.bytes) {
            open.bytes = old;
            return Err(error);
        }
        open.place = to;
        Ok(new.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for &File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let mut open = lock(&self.open);
        let place = match to {
            SeekFrom::Start(place) => place as i64,
            SeekFrom::End(by) => open.bytes.len() as i64 + by,
            SeekFrom::Current(by) => open.place as i64 + by,
        };
        open.place = usize::try_from(place).map_err(|_| Error::from(ErrorKind::InvalidInput))?;
        Ok(open.place as u64)
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (&*self).read(buffer)
    }
}

impl Write for File {
    fn write(&mut self, new: &[u8]) -> io::Result<usize> {
        (&*self).write(new)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        (&*self).seek(to)
    }
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenOptions {
    append: bool,
    create: bool,
    create_new: bool,
}

impl OpenOptions {
    pub fn new() -> OpenOptions {
        OpenOptions::default()
    }

    /// Has no effect, because every file can be read and written.
    pub fn read(&mut self, _: bool) -> &mut OpenOptions {
        self
    }

    pub fn write(&mut self, _: bool) -> &mut OpenOptions {
        self
    }

    pub fn append(&mut self, on: bool) -> &mut OpenOptions {
        self.append = on;
        self
    }

    pub fn create(&mut self, on: bool) -> &mut OpenOptions {
        self.create = on;
        self
    }

    pub fn create_new(&mut self, on: bool) -> &mut OpenOptions {
        self.create_new = on;
        self
    }

    /// # Errors
    /// There is no such file, it is a folder, it exists although it should be new, or it can't be stored.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = path.as_ref().to_owned();
        let bytes = match load(&path) {
            Some(_) if self.create_new => return Err(ErrorKind::AlreadyExists.into()),
            Some((_, bytes)) => bytes,
            None if self.create || self.create_new => {
                keep(&path, &[])?;
                Vec::new()
            }
            None if metadata(&path).is_ok() => return Err(ErrorKind::IsADirectory.into()),
            None => return Err(ErrorKind::NotFound.into()),
        };
        let open = Mutex::new(Open { bytes, ..Open::default() });
        Ok(File { path, open, appends: self.append })
    }
}

/// The permissions of a file: there is only one kind, because every file may be read and written.
#[derive(Clone, Copy, Debug)]
pub struct Permissions;

/// What is known about a file or a folder.
#[derive(Clone, Copy, Debug)]
pub struct Metadata {
    /// `None` for a folder.
    file: Option<(SystemTime, u64)>,
}

#[allow(clippy::len_without_is_empty, reason = "as std has it")]
impl Metadata {
    pub fn is_file(&self) -> bool {
        self.file.is_some()
    }

    pub fn is_dir(&self) -> bool {
        self.file.is_none()
    }

    pub fn len(&self) -> u64 {
        self.file.map_or(0, |(_, length)| length)
    }

    /// # Errors
    /// The metadata is that of a folder, which has no time.
    pub fn modified(&self) -> io::Result<SystemTime> {
        self.file.map(|(time, _)| time).ok_or_else(|| ErrorKind::Unsupported.into())
    }

    pub fn permissions(&self) -> Permissions {
        Permissions
    }
}

/// # Errors
/// There is no such file or folder.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    let path = path.as_ref();
    if let Some((time, bytes)) = load(path) {
        return Ok(Metadata { file: Some((time, bytes.len() as u64)) });
    }
    let inside = storage::names(&name_of(&path.join("")));
    if inside.is_empty() { Err(ErrorKind::NotFound.into()) } else { Ok(Metadata { file: None }) }
}

/// # Errors
/// There is no such file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    load(path.as_ref()).map(|(_, bytes)| bytes).ok_or_else(|| ErrorKind::NotFound.into())
}

/// # Errors
/// There is no such file, or it is not in UTF-8.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// # Errors
/// The file can't be stored.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    keep(path.as_ref(), bytes.as_ref())
}

/// # Errors
/// There is no such file.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let path = path.as_ref();
    load(path).ok_or(ErrorKind::NotFound)?;
    storage::remove(&name_of(path));
    Ok(())
}

/// # Errors
/// There is no such file, or it can't be stored under its new name.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (from.as_ref(), to.as_ref());
    let (_, bytes) = load(from).ok_or(ErrorKind::NotFound)?;
    if name_of(from) == name_of(to) {
        return Ok(());
    }
    keep(to, &bytes)?;
    remove_file(from)
}

/// # Errors
/// This never fails, because a folder appears with its first file.
pub fn create_dir_all(_: impl AsRef<Path>) -> io::Result<()> {
    Ok(())
}

/// A file or a folder in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry(PathBuf);

impl DirEntry {
    pub fn path(&self) -> PathBuf {
        self.0.clone()
    }

    pub fn file_name(&self) -> OsString {
        self.0.file_name().unwrap_or_default().to_owned()
    }

    /// # Errors
    /// The file or folder is gone.
    pub fn metadata(&self) -> io::Result<Metadata> {
        metadata(&self.0)
    }
}

/// # Errors
/// There is no such folder.
pub fn read_dir(folder: impl AsRef<Path>) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    let folder = folder.as_ref();
    let beginning = name_of(&folder.join(""));
    let names = storage::names(&beginning);
    let inside = names.iter().filter_map(|name| name.strip_prefix(&beginning)?.split('/').next());
    let mut entries: Vec<PathBuf> = inside.map(|name| folder.join(name)).collect();
    entries.dedup();
    if entries.is_empty() && !metadata(folder).is_ok_and(|about| about.is_dir()) {
        return Err(ErrorKind::NotFound.into());
    }
    Ok(entries.into_iter().map(|path| Ok(DirEntry(path))))
}
