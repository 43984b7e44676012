//! What the player chose for the window, kept in a small JSON file in the configuration folder.
//!
//! A key that this program does not know, and a value that it does not know, stay in the file. A file that is not JSON,
//! or of a later version, is set aside, never overwritten.

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

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::session::analysis::LINES;
use crate::text::messages::Language;
use crate::ui::theme::{BoardTheme, PieceSet};

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

/// The version of the file that this program writes, and the latest that it reads. One without a version is of before
/// there were any, and is read likewise.
pub const VERSION: u64 = 1;
/// A larger file is not one of ours; it need not be read to know that.
const LARGEST: u64 = 4 << 20;
const VERSION_KEY: &str = "version";

/// What can be chosen.
#[allow(clippy::struct_excessive_bools, reason = "choices are on or off, and independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// None: the language of the desktop.
    pub language: Option<Language>,
    pub appearance: Appearance,
    pub board: BoardTheme,
    pub pieces: PieceSet,
    pub coordinates: bool,
    pub notation: Notation,
    /// Pieces stay a little beside the middle of their squares, where they were let go.
    pub off_centre: bool,
    /// Pieces fly, dice roll, and what opens does so gradually.
    pub animation: bool,
    /// The board turns to the player having the move.
    pub turn_to_mover: bool,
    /// The far player sits across the screen: his pieces, name and clock are upside-down.
    pub face_to_face: bool,
    /// How many lines an analysis shows.
    pub lines: usize,
    /// Engines move as soon as they know what, and not after as long as a person would think.
    pub at_once: bool,
    /// Clocks show tenths of the last seconds.
    pub tenths: bool,
    /// The digits of a clock tell that little time is left.
    pub low_time: bool,
    /// How large everything but the board is, in hundredths of its usual size.
    pub text_size: u16,
    /// What is done is heard, at a volume of 0 to 100.
    pub sound: bool,
    pub volume: u8,
    /// Moves are spoken.
    pub speak: bool,
}

/// The smallest text and the largest.
pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 80..=200;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            appearance: Appearance::default(),
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            notation: Notation::default(),
            off_centre: true,
            animation: true,
            turn_to_mover: false,
            face_to_face: false,
            lines: 3,
            at_once: false,
            tenths: true,
            low_time: true,
            text_size: 100,
            sound: true,
            volume: 60,
            speak: false,
        }
    }
}

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

    /// Reads the settings; what is not there or not known is as at first.
    pub fn read(&mut self) -> (Settings, Option<Trouble>) {
        let Some(file) = self.file.clone() else { return (Settings::default(), None) };
        let bytes = match read_whole(&file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                let trouble = set_aside(file, "broken", |file, kept| Trouble::Broken { file, kept });
                return (Settings::default(), Some(trouble));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
            Err(error) => {
                // What can't be read is not to be written over.
                (self.file, self.told) = (None, true);
                return (Settings::default(), Some(Trouble::Unsaved { file, error }));
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
        (self.settings(), trouble)
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

    /// Writes the settings. A failure is told once; the program goes on.
    pub fn write(&mut self, settings: &Settings) -> Option<Trouble> {
        let known = self.settings();
        self.put("language", &known.language, &settings.language);
        self.put("appearance", &known.appearance, &settings.appearance);
        self.put("board", &known.board, &settings.board);
        self.put("pieces", &known.pieces, &settings.pieces);
        self.put("coordinates", &known.coordinates, &settings.coordinates);
        self.put("notation", &known.notation, &settings.notation);
        self.put("off-centre", &known.off_centre, &settings.off_centre);
        self.put("animation", &known.animation, &settings.animation);
        self.put("turn-to-mover", &known.turn_to_mover, &settings.turn_to_mover);
        self.put("face-to-face", &known.face_to_face, &settings.face_to_face);
        self.put("lines", &known.lines, &settings.lines);
        self.put("at-once", &known.at_once, &settings.at_once);
        self.put("tenths", &known.tenths, &settings.tenths);
        self.put("low-time", &known.low_time, &settings.low_time);
        self.put("text-size", &known.text_size, &settings.text_size);
        self.put("sound", &known.sound, &settings.sound);
        self.put("volume", &known.volume, &settings.volume);
        self.put("speak", &known.speak, &settings.speak);
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

    /// What was chosen; what is not known is as at first.
    pub fn settings(&self) -> Settings {
        let other = Settings::default();
        Settings {
            language: self.get("language").unwrap_or(other.language),
            appearance: self.get("appearance").unwrap_or(other.appearance),
            board: self.get("board").unwrap_or(other.board),
            pieces: self.get("pieces").unwrap_or(other.pieces),
            coordinates: self.get("coordinates").unwrap_or(other.coordinates),
            notation: self.get("notation").unwrap_or(other.notation),
            off_centre: self.get("off-centre").unwrap_or(other.off_centre),
            animation: self.get("animation").unwrap_or(other.animation),
            turn_to_mover: self.get("turn-to-mover").unwrap_or(other.turn_to_mover),
            face_to_face: self.get("face-to-face").unwrap_or(other.face_to_face),
            lines: self.get("lines").filter(|lines| LINES.contains(lines)).unwrap_or(other.lines),
            at_once: self.get("at-once").unwrap_or(other.at_once),
            tenths: self.get("tenths").unwrap_or(other.tenths),
            low_time: self.get("low-time").unwrap_or(other.low_time),
            text_size: self
                .get("text-size")
                .filter(|size| TEXT_SIZES.contains(size))
                .unwrap_or(other.text_size),
            sound: self.get("sound").unwrap_or(other.sound),
            volume: self.get("volume").filter(|volume| *volume <= 100).unwrap_or(other.volume),
            speak: self.get("speak").unwrap_or(other.speak),
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
