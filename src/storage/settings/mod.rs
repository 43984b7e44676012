//! What the player chose, kept in a small JSON file in the configuration folder: an object of plain values by key.
//!
//! A key that this program does not know, and a value that it does not know, stay in the file. A file that is not JSON,
//! or of a later version, is set aside, never overwritten.
//!
//! What can be chosen: see `ui::view::settings`.

mod analyst;
mod guests;
mod recent;
mod remembered;
mod results;

pub use recent::MOST_FILES;
pub use results::{Advice, Fared, advice};

use std::path::{Path, PathBuf};
use std::{
    fs,
    io::{self, Read},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// The version of the file that this program writes, and the latest that it reads. One without a version is of before
/// there were any, and is read likewise.
pub const VERSION: u64 = 1;
/// A larger file is not one of ours; it need not be read to know that.
const LARGEST: u64 = 4 << 20;
const VERSION_KEY: &str = "version";

/// What went wrong with the file.
#[derive(Debug)]
pub enum Trouble {
    /// It could not be read as settings and is kept under the second name.
    Broken { file: PathBuf, kept: PathBuf },
    /// It is of a later version, and is kept under the second name.
    Newer { file: PathBuf, kept: PathBuf },
    /// It could not be written.
    Unsaved { file: PathBuf, error: io::Error },
    /// So many of the engines in it could not be read, and are set aside within it.
    Guests { file: PathBuf, count: usize },
    /// The computer has no folder for settings.
    Nowhere,
}

/// What the text of a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    Known,
    Newer,
    /// No object of JSON.
    Nonsense,
}

/// The settings' file.
#[derive(Clone, Debug)]
pub struct Store {
    file: Option<PathBuf>,
    kept: Map<String, Value>,
    told: bool,
}

/// Where each system keeps what a program writes down for itself.
pub fn journals_of_player() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "jadoube")?;
    Some(folders.state_dir().unwrap_or(folders.data_local_dir()).join("journals"))
}

impl Store {
    /// The file in the player's configuration folder.
    pub fn of_player() -> Store {
        let folders = directories::ProjectDirs::from("", "", "jadoube");
        Store::at(folders.map(|folders| folders.config_dir().join("settings.json")))
    }

    /// A file of choice; without one, nothing is kept.
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
                // What can't be read is not to be written over.
                (self.file, self.told) = (None, true);
                return Some(Trouble::Unsaved { file, error });
            }
        };
        let trouble = match self.take(&bytes) {
            Taken::Known => self.set_guests_aside(),
            Taken::Nonsense => Some(set_aside(file, "broken", |file, kept| Trouble::Broken { file, kept })),
            Taken::Newer => Some(set_aside(file, "newer", |file, kept| Trouble::Newer { file, kept })),
        };
        // What could not be set aside is not to be written over.
        if matches!(trouble, Some(Trouble::Unsaved { .. })) && self.kept.is_empty() {
            (self.file, self.told) = (None, true);
        }
        trouble
    }

    /// Takes in what a file says.
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

    /// What was chosen. A value that is missing, or not understood, is the default, and spoils no other.
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

    /// Writes what is chosen now. Only a changed value is put in, so that one which only a later version understands
    /// survives this one. A failure is told once; the program goes on.
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

    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(&self.kept).unwrap_or_default()
    }

    /// A failure is told another time.
    fn save_quietly(&mut self) {
        let told = self.told;
        self.save();
        self.told = told;
    }
}

/// The values by key of something that is written as an object.
fn object(of: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(of) {
        Ok(Value::Object(values)) => values,
        _ => Map::new(),
    }
}

fn typed<T: DeserializeOwned>(values: &Map<String, Value>) -> Option<T> {
    T::deserialize(values).ok()
}

/// All of a file, unless it is larger than settings can be.
fn read_whole(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    fs::File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= LARGEST))
}

/// Renames a file that is not understood, to a name that is free.
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
