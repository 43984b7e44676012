//! The settings, stored as a JSON object in a small file in the configuration folder, and the location of the folder
//! for journals.
//!
//! Unknown keys and values stay in the file. A file that is invalid or has a higher version is renamed and never
//! overwritten.
//!
//! Several windows share the file: each applies its own changes to the current content, under a lock.
//!
//! For the settings themselves, see `ui::view::settings`.

mod change;
mod engines;
mod remembered;
mod results;

pub use remembered::{MAX_RECENT_FILES, WindowPlace};
pub use results::{Advice, GameOutcome, adapted, advice};

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::platform::lock::lock;
use crate::platform::{self, folders, fs};
use change::Change;

/// The version that this program writes, and the highest one that it reads. A file without a version is read in the
/// same way.
pub const VERSION: u64 = 1;
/// The maximum size in bytes; a larger file is invalid.
const MAX_BYTES: u64 = 4 << 20;
const VERSION_KEY: &str = "version";

/// A problem with the settings file.
#[derive(Debug)]
pub enum SettingsError {
    /// The file is not valid and was renamed to `kept`.
    Broken { file: PathBuf, kept: PathBuf },
    /// The file has a higher version and was renamed to `kept`.
    Newer { file: PathBuf, kept: PathBuf },
    /// The file could not be read, locked, renamed or written, so changes are not saved.
    Unsaved { file: PathBuf, error: io::Error },
    /// This many engines could not be read; they were moved to another key.
    Engines { file: PathBuf, count: usize },
    /// There is no file, because the system has no configuration folder.
    Nowhere,
}

/// The result of parsing a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseOutcome {
    Known,
    Newer,
    /// The content is not a JSON object, its version is not a natural number, or the file is too large.
    Nonsense,
}

/// The settings file. Where a method says that a failure is reported once, later failures are not reported until a save
/// has succeeded.
#[derive(Clone, Debug)]
pub struct SettingsStore {
    file: Option<PathBuf>,
    /// The values of the file when it was last read or written, with all changes since.
    values: Map<String, Value>,
    /// The changes that are not in the file yet.
    unsaved: Vec<Change>,
    /// Whether the file exists but can't be read, or has to be renamed but can't be, so that it is left alone.
    unreadable: bool,
    /// Whether the failure to save has been reported.
    is_reported: bool,
}

/// The folder for journals; `None` if the user has no home folder.
pub fn journals_of_player() -> Option<PathBuf> {
    Some(folders::state()?.join("journals"))
}

impl SettingsStore {
    /// The settings file in the configuration folder.
    pub fn of_player() -> SettingsStore {
        SettingsStore::at(folders::settings().map(|folder| folder.join("settings.json")))
    }

    /// The settings in this file; without a file, nothing is saved.
    pub fn at(file: Option<PathBuf>) -> SettingsStore {
        SettingsStore { file, values: Map::new(), unsaved: Vec::new(), unreadable: false, is_reported: false }
    }

    /// Reads the file if it exists. Returns what is wrong with the file; `None` if nothing is.
    pub fn read(&mut self) -> Option<SettingsError> {
        let file = self.file.clone()?;
        match load(&file) {
            Ok(SettingsFile::Nothing) => None,
            Ok(SettingsFile::Known(values)) => {
                self.values = values;
                self.set_engines_aside()
            }
            Ok(SettingsFile::Aside(trouble)) => Some(trouble),
            Err(error) => {
                // A file that can't be read or renamed must not be overwritten.
                (self.file, self.unreadable, self.is_reported) = (None, true, true);
                Some(SettingsError::Unsaved { file, error })
            }
        }
    }

    /// Parses the content of a file, and takes its values if the outcome is [`ParseOutcome::Known`].
    pub fn take(&mut self, bytes: &[u8]) -> ParseOutcome {
        let (taken, values) = parse(bytes);
        if taken == ParseOutcome::Known {
            self.values = values;
        }
        taken
    }

    /// The chosen settings. A missing or invalid value is replaced by its default, and does not affect the others.
    pub fn chosen<T: Default + Serialize + DeserializeOwned>(&self) -> T {
        let mut known = object(&T::default());
        for key in known.keys().cloned().collect::<Vec<_>>() {
            if let Some(value) = self.values.get(&key) {
                let default = known.insert(key.clone(), value.clone()).unwrap_or_default();
                if typed::<T>(&known).is_none() {
                    known.insert(key, default);
                }
            }
        }
        typed(&known).unwrap_or_default()
    }

    /// Whether there is a value for this key, valid or not.
    pub fn has(&self, key: &str) -> bool {
        self.values.contains_key(key)
    }

    /// Saves the chosen settings. Only changed values are written, so that a value that only a later version
    /// understands survives. A failure is reported once.
    pub fn choose<T: Default + Serialize + DeserializeOwned>(&mut self, chosen: &T) -> Option<SettingsError> {
        self.change(&self.chosen::<T>(), chosen)
    }

    /// Saves the settings in `now` that differ from those in `before`. A failure is reported once.
    pub fn change<T: Serialize>(&mut self, before: &T, now: &T) -> Option<SettingsError> {
        let before = object(before);
        for (key, value) in object(now) {
            if before.get(&key) != Some(&value) {
                self.note(Change::Set(key, value));
            }
        }
        self.save()
    }

    /// Makes a change and saves it. A failure is reported once.
    fn update(&mut self, change: Change) -> Option<SettingsError> {
        self.note(change);
        self.save()
    }

    /// Makes a change and saves it, without reporting a failure.
    fn update_quietly(&mut self, change: Change) {
        let was_reported = self.is_reported;
        self.update(change);
        self.is_reported &= was_reported;
    }

    fn note(&mut self, change: Change) {
        change.apply(&mut self.values);
        if self.file.is_some() {
            self.unsaved.retain(|earlier| !change.replaces(earlier));
            self.unsaved.push(change);
        }
    }

    /// Whether some changes are still to be saved, or none can be saved because the file can't be read or renamed.
    pub fn is_unsaved(&self) -> bool {
        self.unreadable || !self.unsaved.is_empty()
    }

    /// Tries again to save the changes that could not be saved yet. A failure is reported once.
    pub fn save_rest(&mut self) -> Option<SettingsError> {
        if self.unsaved.is_empty() { None } else { self.save() }
    }

    fn save(&mut self) -> Option<SettingsError> {
        self.values.shift_insert(0, VERSION_KEY.to_owned(), VERSION.into());
        let trouble = match self.file.clone() {
            None => SettingsError::Nowhere,
            Some(file) => match self.merge_into(&file) {
                Ok(aside) => return aside,
                Err(error) => SettingsError::Unsaved { file, error },
            },
        };
        let first = !self.is_reported;
        self.is_reported = true;
        first.then_some(trouble)
    }

    /// Applies the unsaved changes to the current content of the file, which another window may have changed. If that
    /// content is unusable, the file is renamed, and the reason is returned.
    fn merge_into(&mut self, file: &Path) -> io::Result<Option<SettingsError>> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let _lock = lock(&lock_file(file))?;
        let (mut values, aside) = match load_locked(file)? {
            SettingsFile::Known(mut values) => {
                for change in &self.unsaved {
                    change.apply(&mut values);
                }
                (values, None)
            }
            SettingsFile::Nothing => (self.values.clone(), None),
            SettingsFile::Aside(trouble) => (self.values.clone(), Some(trouble)),
        };
        values.shift_insert(0, VERSION_KEY.to_owned(), VERSION.into());
        crate::storage::write(file, to_text(&values))?;
        self.values = values;
        self.unsaved.clear();
        self.is_reported = false;
        Ok(aside)
    }

    /// The values as the content of a settings file.
    pub fn to_text(&self) -> String {
        to_text(&self.values)
    }
}

/// What was found where the settings file is expected.
enum SettingsFile {
    Nothing,
    Known(Map<String, Value>),
    /// A file that is invalid or has a higher version; it was renamed.
    Aside(SettingsError),
}

/// Loads the file. A file that has to be renamed is read again under the lock first, since another window may be
/// replacing it.
fn load(file: &Path) -> io::Result<SettingsFile> {
    match read_parsed(file)? {
        None => Ok(SettingsFile::Nothing),
        Some((ParseOutcome::Known, values)) => Ok(SettingsFile::Known(values)),
        Some((ParseOutcome::Newer | ParseOutcome::Nonsense, _)) => {
            let _lock = lock(&lock_file(file))?;
            load_locked(file)
        }
    }
}

/// Loads the file while the lock is held, and renames it if it is invalid or has a higher version.
fn load_locked(file: &Path) -> io::Result<SettingsFile> {
    let former = file.to_owned();
    Ok(match read_parsed(file)? {
        None => SettingsFile::Nothing,
        Some((ParseOutcome::Known, values)) => SettingsFile::Known(values),
        Some((ParseOutcome::Nonsense, _)) => {
            SettingsFile::Aside(SettingsError::Broken { file: former, kept: set_aside(file, "broken")? })
        }
        Some((ParseOutcome::Newer, _)) => {
            SettingsFile::Aside(SettingsError::Newer { file: former, kept: set_aside(file, "newer")? })
        }
    })
}

/// Reads and parses the file; returns `None` if there is none.
fn read_parsed(file: &Path) -> io::Result<Option<(ParseOutcome, Map<String, Value>)>> {
    match read_whole(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        read => Ok(Some(read?.map_or((ParseOutcome::Nonsense, Map::new()), |bytes| parse(&bytes)))),
    }
}

/// Parses the content of a file; the values are empty unless the outcome is [`ParseOutcome::Known`].
fn parse(bytes: &[u8]) -> (ParseOutcome, Map<String, Value>) {
    let Ok(Value::Object(map)) = serde_json::from_slice(bytes) else {
        return (ParseOutcome::Nonsense, Map::new());
    };
    match map.get(VERSION_KEY).map(Value::as_u64) {
        Some(Some(version)) if version > VERSION => (ParseOutcome::Newer, Map::new()),
        Some(None) => (ParseOutcome::Nonsense, Map::new()),
        Some(Some(_)) | None => (ParseOutcome::Known, map),
    }
}

fn to_text(values: &Map<String, Value>) -> String {
    serde_json::to_string_pretty(values).unwrap_or_default()
}

/// The lock file of the settings. The settings file itself can't be locked, because it is replaced.
fn lock_file(file: &Path) -> PathBuf {
    file.with_extension("lock")
}

/// The fields of a serialisable value as a JSON object; empty if it has no fields.
fn object(of: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(of) {
        Ok(Value::Object(values)) => values,
        _ => Map::new(),
    }
}

fn typed<T: DeserializeOwned>(values: &Map<String, Value>) -> Option<T> {
    T::deserialize(values).ok()
}

/// Reads a whole file; returns `None` if it is too large.
fn read_whole(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    platform::open_file(file)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= MAX_BYTES))
}

/// Renames a file to an unused name, and returns that name.
fn set_aside(file: &Path, why: &str) -> io::Result<PathBuf> {
    let mut names = (1_u32..).map(|number| file.with_extension(format!("{why}-{number}.json")));
    let aside = names.find(|name| !fs::exists(name)).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(file, &aside)?;
    Ok(aside)
}
