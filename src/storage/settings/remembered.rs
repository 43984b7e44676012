//! Remembers the last game settings, overall and for each kind of game, in the format of a journal's settings line.
//! Also remembers the analysing engine, recently opened files, the folder of tablebases, the event that was last
//! entered for drawing starts, whether the tour was completed, whether the players at the chess clock swapped sides,
//! and how the window was left.
//!
//! Invalid values stay in the file until they are replaced, and don't affect the other values.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Change, SettingsError, SettingsStore};
use crate::table::{GameKind, GameSetup};

const KEY: &str = "game";
const KINDS: &str = "games";
/// The keys that game settings leave out when their values are the usual ones.
const WITHOUT: [&str; 4] = ["seats", "laws", "last_two_minutes", "clock_only"];
const ANALYST: &str = "analyst";
const FILES: &str = "files";
const TABLES: &str = "tables";
const EVENT: &str = "event";
const TOUR: &str = "tour-done";
const CLOCK_SWAPPED: &str = "clock-swapped";
const WINDOW: &str = "window";

/// The maximum number of recently opened files.
pub const MAX_RECENT_FILES: usize = 12;

/// The limit, in points, below which widths, heights and coordinates must be: no screen is larger, and a larger window
/// does not open.
const MAX_SCREEN: f32 = 16_384.0;

/// How the window was left when it was closed. Sizes and coordinates are in logical points at the desktop's scale,
/// without the program's own zoom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowPlace {
    /// The width and height when the window is neither maximised nor full screen.
    pub size: [f32; 2],
    /// The top left corner of the window with its title bar; `None` if it is unknown.
    pub corner: Option<[f32; 2]>,
    pub maximized: bool,
    pub full_screen: bool,
}

impl SettingsStore {
    /// The folder of tablebases; `None` if none was chosen.
    pub fn tables(&self) -> Option<PathBuf> {
        self.values.get(TABLES)?.as_str().filter(|path| !path.is_empty()).map(PathBuf::from)
    }

    /// Remembers the folder of tablebases, or that there is none. A path that is not Unicode can't be saved, and counts
    /// as none. A failure is reported once.
    pub fn keep_tables(&mut self, folder: Option<&Path>) -> Option<SettingsError> {
        self.update(match folder.and_then(Path::to_str) {
            Some(folder) => Change::Set(TABLES.to_owned(), folder.into()),
            None => Change::Remove(TABLES),
        })
    }

    /// The event that was last entered for drawing starts; `None` if none was.
    pub fn event(&self) -> Option<&str> {
        self.values.get(EVENT)?.as_str()
    }

    /// Remembers the event, without reporting a failure.
    pub fn keep_event(&mut self, event: &str) {
        if self.event().unwrap_or_default() != event {
            self.update_quietly(Change::Set(EVENT.to_owned(), event.into()));
        }
    }

    /// Whether the tour of touch-move was completed.
    pub fn has_done_tour(&self) -> bool {
        self.values.get(TOUR).and_then(Value::as_bool).unwrap_or_default()
    }

    /// Remembers that the tour was completed, without reporting a failure.
    pub fn keep_tour_done(&mut self) {
        if !self.has_done_tour() {
            self.update_quietly(Change::Set(TOUR.to_owned(), true.into()));
        }
    }

    /// Whether the players at a clock without a board have swapped sides.
    pub fn is_clock_swapped(&self) -> bool {
        self.values.get(CLOCK_SWAPPED).and_then(Value::as_bool).unwrap_or_default()
    }

    /// Remembers whether the players have swapped sides, without reporting a failure.
    pub fn keep_clock_swapped(&mut self, is_swapped: bool) {
        self.update_quietly(Change::Set(CLOCK_SWAPPED.to_owned(), is_swapped.into()));
    }

    /// How the window was left; `None` if that is unknown or the size is out of range. A corner that is out of range is
    /// left out.
    pub fn window(&self) -> Option<WindowPlace> {
        let place: WindowPlace = serde_json::from_value(self.values.get(WINDOW)?.clone()).ok()?;
        let fits = |length: f32| (1.0..MAX_SCREEN).contains(&length);
        let corner = place.corner.filter(|corner| corner.iter().all(|at| at.abs() < MAX_SCREEN));
        place.size.into_iter().all(fits).then_some(WindowPlace { corner, ..place })
    }

    /// How the window was left, according to a settings file that has not been read yet; the file is not changed.
    pub fn left_window(mut self) -> Option<WindowPlace> {
        let bytes = super::read_whole(self.file.as_deref()?).ok()??;
        self.take(&bytes);
        self.window()
    }

    /// Remembers how the window was left, without reporting a failure.
    pub fn keep_window(&mut self, place: &WindowPlace) {
        if let Ok(value) = serde_json::to_value(place)
            && self.window().as_ref() != Some(place)
        {
            self.update_quietly(Change::Set(WINDOW.to_owned(), value));
        }
    }

    /// The name of the analysing engine; `None` for the built-in one.
    pub fn analyst(&self) -> Option<&str> {
        self.values.get(ANALYST)?.as_str()
    }

    /// Remembers the analysing engine. A failure is reported once.
    pub fn keep_analyst(&mut self, name: Option<&str>) -> Option<SettingsError> {
        self.update(match name {
            Some(name) => Change::Set(ANALYST.to_owned(), name.into()),
            None => Change::Remove(ANALYST),
        })
    }

    /// Recently opened files, latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        files(&self.values).map(PathBuf::from).collect()
    }

    /// Puts a file at the top of the recently opened files, without reporting a failure. A path that is not Unicode is
    /// ignored.
    pub fn keep_file(&mut self, file: &Path) {
        let Some(name) = file.to_str() else { return };
        if files(&self.values).next() != Some(name) {
            self.update_quietly(Change::File(name.to_owned()));
        }
    }

    /// The last game settings; `None` if there are none.
    pub fn game(&self) -> Option<GameSetup> {
        game(&self.values, KEY)
    }

    /// The last game settings of this kind; `None` if there are none.
    pub fn game_of(&self, kind: GameKind) -> Option<GameSetup> {
        let kinds = self.values.get(KINDS).and_then(Value::as_object);
        // An earlier version of the program remembered only the last game settings of any kind.
        let known = kinds.and_then(|kinds| game(kinds, kind.name())).or_else(|| self.game());
        known.filter(|setup| setup.kind() == kind)
    }

    /// Remembers game settings. A failure is reported once.
    pub fn keep_game(&mut self, setup: &GameSetup) -> Option<SettingsError> {
        self.update(Change::Game(setup.kind(), line(setup)))
    }
}

fn files(values: &Map<String, Value>) -> impl Iterator<Item = &str> {
    let files = values.get(FILES).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    files.iter().filter_map(Value::as_str)
}

pub(super) fn put_first(values: &mut Map<String, Value>, name: &str) {
    let others = files(values).filter(|other| *other != name).take(MAX_RECENT_FILES - 1);
    let list: Vec<Value> = std::iter::once(name).chain(others).map(Value::from).collect();
    values.insert(FILES.to_owned(), list.into());
}

fn game(values: &Map<String, Value>, key: &str) -> Option<GameSetup> {
    let values = values.get(key)?.as_object()?;
    let read = |game: &Map<String, Value>| GameSetup::from_json(&json!({ KEY: game }).to_string()).ok();
    let mut known = Map::new();
    // Touch-move comes first, because which takeback and arbiter settings are valid depends on it.
    let (first, rest): (Vec<_>, Vec<_>) = values.iter().partition(|(key, _)| *key == "touch");
    for (key, value) in first.into_iter().chain(rest) {
        let mut with = known.clone();
        with.insert(key.clone(), value.clone());
        if read(&with).is_some() {
            known = with;
        }
    }
    read(&known)
}

/// Replaces the last game settings, and the last ones of this kind.
pub(super) fn put_game(values: &mut Map<String, Value>, kind: GameKind, new: &Map<String, Value>) {
    let mut kinds = values.get(KINDS).and_then(Value::as_object).cloned().unwrap_or_default();
    // An earlier version of the program remembered only the last game settings of any kind.
    if let Some(last) = game(values, KEY) {
        kinds.entry(last.kind().name()).or_insert_with(|| values[KEY].clone());
    }
    replace(values, KEY, new);
    replace(&mut kinds, kind.name(), new);
    values.insert(KINDS.to_owned(), kinds.into());
}

/// Changes stored game settings to new ones. Only values that differ are written, so that a value that only a later
/// version understands survives. A starting position given as a FEN is not written, unless White gives odds in it.
fn replace(values: &mut Map<String, Value>, key: &str, new: &Map<String, Value>) {
    let old = line(&game(values, key).unwrap_or_default());
    let mut game = values.get(key).and_then(Value::as_object).cloned().unwrap_or_default();
    for (name, value) in new {
        let as_fen = value.get("fen").is_some() && !gives_odds(value);
        if old.get(name) != Some(value) && !as_fen {
            game.insert(name.clone(), value.clone());
        }
    }
    for absent in WITHOUT.into_iter().filter(|key| !new.contains_key(*key)) {
        game.remove(absent);
    }
    values.insert(key.to_owned(), game.into());
}

fn gives_odds(start: &Value) -> bool {
    let setup = GameSetup::from_json(&json!({ KEY: { "start": start } }).to_string());
    setup.is_ok_and(|setup| setup.start.odds().is_some())
}

fn line(setup: &GameSetup) -> Map<String, Value> {
    let line: Result<Value, _> = serde_json::from_str(&setup.to_json());
    let game = line.ok().and_then(|line| line.get(KEY)?.as_object().cloned());
    game.unwrap_or_default()
}
