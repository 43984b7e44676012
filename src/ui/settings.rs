//! What the player chose for the window, kept in a small JSON file in the configuration folder.
//!
//! A key that this program does not know, and a value that it does not know, stay in the file. A file that is not JSON
//! is set aside, never overwritten.
//!
//! Absent on purpose: what belongs to one game only; sentences, which are in `words`.

mod analyst;
mod guests;
mod remembered;
mod results;

pub use results::{Advice, Fared, advice};

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::analysis::LINES;
use super::theme::BoardTheme;
use super::words::Language;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    #[default]
    System,
    Light,
    Dark,
}

/// How moves are written on the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    #[default]
    Letters,
    English,
    Figurines,
}

/// What can be chosen.
#[allow(clippy::struct_excessive_bools, reason = "choices are on or off, and independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// None: the language of the desktop.
    pub language: Option<Language>,
    pub appearance: Appearance,
    pub board: BoardTheme,
    pub coordinates: bool,
    pub notation: Notation,
    /// Pieces stay a little beside the middle of their squares, where they were let go.
    pub off_centre: bool,
    /// The board turns to the player having the move.
    pub turn_to_mover: bool,
    /// The far player sits across the screen: his pieces, name and clock are upside-down.
    pub face_to_face: bool,
    /// How many lines an analysis shows.
    pub lines: usize,
    /// Engines move as soon as they know what, and not after as long as a person would think.
    pub at_once: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            appearance: Appearance::default(),
            board: BoardTheme::default(),
            coordinates: true,
            notation: Notation::default(),
            off_centre: true,
            turn_to_mover: false,
            face_to_face: false,
            lines: 3,
            at_once: false,
        }
    }
}

/// What went wrong with the file.
#[derive(Debug)]
pub enum Trouble {
    /// It could not be read as settings and is kept under the second name.
    Broken { file: PathBuf, kept: PathBuf },
    /// It could not be written.
    Unsaved { file: PathBuf, error: io::Error },
    /// So many of the engines in it could not be read, and are set aside within it.
    Guests { file: PathBuf, count: usize },
    /// The computer has no folder for settings.
    Nowhere,
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

    /// Reads the settings; what is not there or not known is as at first.
    pub fn read(&mut self) -> (Settings, Option<Trouble>) {
        let Some(file) = self.file.clone() else { return (Settings::default(), None) };
        let bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
            Err(error) => {
                // What can't be read is not to be written over.
                (self.file, self.told) = (None, true);
                return (Settings::default(), Some(Trouble::Unsaved { file, error }));
            }
        };
        match serde_json::from_slice(&bytes) {
            Ok(Value::Object(map)) => {
                self.kept = map;
                let trouble = self.set_guests_aside();
                (self.settings(), trouble)
            }
            _ => (Settings::default(), Some(set_aside(file))),
        }
    }

    /// Writes the settings. A failure is told once; the program goes on.
    pub fn write(&mut self, settings: &Settings) -> Option<Trouble> {
        let known = self.settings();
        self.put("language", &known.language, &settings.language);
        self.put("appearance", &known.appearance, &settings.appearance);
        self.put("board", &known.board, &settings.board);
        self.put("coordinates", &known.coordinates, &settings.coordinates);
        self.put("notation", &known.notation, &settings.notation);
        self.put("off-centre", &known.off_centre, &settings.off_centre);
        self.put("turn-to-mover", &known.turn_to_mover, &settings.turn_to_mover);
        self.put("face-to-face", &known.face_to_face, &settings.face_to_face);
        self.put("lines", &known.lines, &settings.lines);
        self.put("at-once", &known.at_once, &settings.at_once);
        self.save()
    }

    fn save(&mut self) -> Option<Trouble> {
        let trouble = match &self.file {
            None => Trouble::Nowhere,
            Some(file) => match save(file, &self.kept) {
                Ok(()) => return None,
                Err(error) => Trouble::Unsaved { file: file.clone(), error },
            },
        };
        let first = !self.told;
        self.told = true;
        first.then_some(trouble)
    }

    fn settings(&self) -> Settings {
        let other = Settings::default();
        Settings {
            language: self.get("language").unwrap_or(other.language),
            appearance: self.get("appearance").unwrap_or(other.appearance),
            board: self.get("board").unwrap_or(other.board),
            coordinates: self.get("coordinates").unwrap_or(other.coordinates),
            notation: self.get("notation").unwrap_or(other.notation),
            off_centre: self.get("off-centre").unwrap_or(other.off_centre),
            turn_to_mover: self.get("turn-to-mover").unwrap_or(other.turn_to_mover),
            face_to_face: self.get("face-to-face").unwrap_or(other.face_to_face),
            lines: self.get("lines").filter(|lines| LINES.contains(lines)).unwrap_or(other.lines),
            at_once: self.get("at-once").unwrap_or(other.at_once),
        }
    }

    fn get<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        serde_json::from_value(self.kept.get(key)?.clone()).ok()
    }

    /// Only a changed value is put in, so that one which only a later version understands survives this one.
    fn put<T: Serialize + PartialEq>(&mut self, key: &str, old: &T, new: &T) {
        if old != new
            && let Ok(value) = serde_json::to_value(new)
        {
            self.kept.insert(key.to_owned(), value);
        }
    }
}

/// Renames a file that is not understood, to a name that is free.
fn set_aside(file: PathBuf) -> Trouble {
    let free = (1..100).map(|number| file.with_extension(format!("broken-{number}.json")));
    let kept =
        free.into_iter().find(|name| !name.exists()).unwrap_or_else(|| file.with_extension("broken.json"));
    match fs::rename(&file, &kept) {
        Ok(()) => Trouble::Broken { file, kept },
        Err(error) => Trouble::Unsaved { file, error },
    }
}

/// Writes beside the file first, so that a full disk does not cost the old settings.
fn save(file: &Path, map: &Map<String, Value>) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = file.with_extension("json.new");
    fs::write(&beside, serde_json::to_vec_pretty(map)?)?;
    fs::rename(&beside, file)
}
