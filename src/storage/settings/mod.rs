//! The settings, stored as a small JSON file in the configuration folder: an object of plain values; and the folder of
//! the journals of games in progress.
//!
//! Unknown keys and values stay in the file. A file that is not JSON or has a higher version is renamed, never
//! overwritten.
//!
//! The settings themselves: see `ui::view::settings`.

mod engines;
mod remembered;
mod results;

pub use remembered::MOST_FILES;
pub use results::{Advice, Fared, advice};

use std::path::{Path, PathBuf};
use std::{
    fs,
    io::{self, Read},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::platform::folders;

/// The version that this program writes, and the highest that it reads. A file without a version predates versions and
/// is read the same way.
pub const VERSION: u64 = 1;
/// The maximum size in bytes; a larger file is not a settings file.
const LARGEST: u64 = 4 << 20;
const VERSION_KEY: &str = "version";

/// A problem with the settings file.
#[derive(Debug)]
pub enum Trouble {
    /// The file is not valid and was renamed to `kept`.
    Broken { file: PathBuf, kept: PathBuf },
    /// The file has a higher version and was renamed to `kept`.
    Newer { file: PathBuf, kept: PathBuf },
    /// The file could not be written.
    Unsaved { file: PathBuf, error: io::Error },
    /// This many engines could not be read; they are kept under another key.
    Engines { file: PathBuf, count: usize },
    /// The system has no configuration folder.
    Nowhere,
}

/// The result of parsing a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    Known,
    Newer,
    /// Not a JSON object.
    Nonsense,
}

/// The settings file.
#[derive(Clone, Debug)]
pub struct Store {
    file: Option<PathBuf>,
    kept: Map<String, Value>,
    told: bool,
}

/// The folder for journals, as usual on each system.
pub fn journals_of_player() -> Option<PathBuf> {
    Some(folders::state()?.join("journals"))
}

impl Store {
    /// The settings file in the configuration folder.
    pub fn of_player() -> Store {
        Store::at(folders::settings().map(|folder| folder.join("settings.json")))
    }

    /// A given file; without one, nothing is saved.
    pub fn at(file: Option<PathBuf>) -> Store {
        Store { file, kept: Map::new(), told: false }
    }

    /// Reads the file.
    pub fn read(&mut self) -> Option<Trouble> {
        let file = self.file.clone()?;
        let bytes = match read_whole(&file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                return Some(set_aside(file, "broken", |file, kept| Trouble::Broken { file, kept }));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
            Err(error) => {
                // A file that can't be read must not be overwritten.
                (self.file, self.told) = (None, true);
                return Some(Trouble::Unsaved { file, error });
            }
        };
        let trouble = match self.take(&bytes) {
            Taken::Known => self.set_engines_aside(),
            Taken::Nonsense => Some(set_aside(file, "broken", |file, kept| Trouble::Broken { file, kept })),
            Taken::Newer => Some(set_aside(file, "newer", |file, kept| Trouble::Newer { file, kept })),
        };
        // A file that could not be renamed must not be overwritten.
        if matches!(trouble, Some(Trouble::Unsaved { .. })) && self.kept.is_empty() {
            (self.file, self.told) = (None, true);
        }
        trouble
    }

    /// Parses the content of a file.
    pub fn take(&mut self, bytes: &[u8]) -> Taken {
        let Ok(Value::Object(map)) = serde_json::from_slice(bytes) else { return Taken::Nonsense };
        match map.get(VERSION_KEY).map(Value::as_u64) {
            Some(Some(version)) if version > VERSION => Taken::Newer,
            Some(None) => Taken::Nonsense,
            Some(Some(_)) | None => {
                self.kept = map;
                Taken::Known
            }
        }
    }

    /// The chosen settings. A missing or invalid value gets its default and does not affect others.
    pub fn chosen<T: Default + Serialize + DeserializeOwned>(&self) -> T {
        let mut known = object(&T::default());
        for key in known.keys().cloned().collect::<Vec<_>>() {
            if let Some(value) = self.kept.get(&key) {
                let default = known.insert(key.clone(), value.clone()).unwrap_or_default();
                if typed::<T>(&known).is_none() {
                    known.insert(key, default);
                }
            }
        }
        typed(&known).unwrap_or_default()
    }

    /// Saves the chosen settings. Only changed values are written, so that a value only a later version understands
    /// survives. A failure is reported once.
    pub fn choose<T: Default + Serialize + DeserializeOwned>(&mut self, chosen: &T) -> Option<Trouble> {
        let known = object(&self.chosen::<T>());
        for (key, value) in object(chosen) {
            if known.get(&key) != Some(&value) {
                self.kept.insert(key, value);
            }
        }
        self.save()
    }

    fn save(&mut self) -> Option<Trouble> {
        self.kept.shift_insert(0, VERSION_KEY.to_owned(), VERSION.into());
        let trouble = match &self.file {
            None => Trouble::Nowhere,
            Some(file) => match save(file, &self.to_text()) {
                Ok(()) => return None,
                Err(error) => Trouble::Unsaved { file: file.clone(), error },
            },
        };
        let first = !self.told;
        self.told = true;
        first.then_some(trouble)
    }

    /// The content of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(&self.kept).unwrap_or_default()
    }

    /// Saves without reporting a failure now; a later save reports it.
    fn save_quietly(&mut self) {
        let told = self.told;
        self.save();
        self.told = told;
    }
}

/// The fields of a serialisable value as a JSON object.
fn object(of: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(of) {
        Ok(Value::Object(values)) => values,
        _ => Map::new(),
    }
}

fn typed<T: DeserializeOwned>(values: &Map<String, Value>) -> Option<T> {
    T::deserialize(values).ok()
}

/// Reads a whole file; `None` if it is too large.
fn read_whole(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    fs::File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= LARGEST))
}

/// Renames an invalid file to an unused name.
fn set_aside(file: PathBuf, why: &str, told: fn(PathBuf, PathBuf) -> Trouble) -> Trouble {
    let free = (1..100).map(|number| file.with_extension(format!("{why}-{number}.json")));
    let kept =
        free.into_iter().find(|name| !name.exists()).unwrap_or_else(|| file.with_extension("broken.json"));
    match fs::rename(&file, &kept) {
        Ok(()) => told(file, kept),
        Err(error) => Trouble::Unsaved { file, error },
    }
}

fn save(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    crate::storage::write(file, text)
}
