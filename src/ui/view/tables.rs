//! The folder of tablebases that is in use. It is listed on a thread of its own, because its disk may be slow or on
//! another computer.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::engine::tablebase::{Folder, MissingTables, Prober, Tables, UnreadableFile};
use crate::platform::in_background;

/// The folder in use. All clones share the choice of a folder.
#[derive(Clone, Default)]
pub struct TablesFolder {
    tables: Tables,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    path: Option<PathBuf>,
    listed: Option<Result<Arc<Folder>, UnreadableFile>>,
    /// How many choices have been made. A folder that is listed late, after a newer choice, is not used.
    turn: u64,
}

/// What is known about the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FolderContent {
    /// No folder is chosen.
    Nowhere,
    /// The folder is being listed.
    Looking,
    /// The numbers of tables with results (WDL) and with distances (DTZ), the maximum number of pieces, and the files
    /// that so far could not be read.
    Tables { results: usize, distances: usize, pieces: usize, unreadable: Vec<UnreadableFile> },
    /// The folder can't be read.
    Unreadable(UnreadableFile),
}

impl TablesFolder {
    /// A `TablesFolder` for these tables; no folder is chosen yet.
    pub fn new(tables: Tables) -> TablesFolder {
        TablesFolder { tables, state: Arc::default() }
    }

    /// Uses this folder; with `None`, no folder is used any more. `done` is called once the folder has been listed or
    /// found unreadable, unless another choice has been made by then.
    pub fn choose(&self, path: Option<PathBuf>, done: Arc<dyn Fn() + Send + Sync>) {
        let mut state = self.lock();
        let turn = state.turn + 1;
        *state = State { path: path.clone(), listed: None, turn };
        drop(state);
        self.tables.set(None);
        let Some(path) = path else { return };
        let own = self.clone();
        in_background("tables", move || {
            let listed = Folder::open(&[path]).map(Arc::new);
            let mut state = own.lock();
            if state.turn == turn {
                own.tables.set(Some(match &listed {
                    Ok(folder) => Arc::clone(folder) as Arc<dyn Prober>,
                    Err(_) => Arc::new(MissingTables),
                }));
                state.listed = Some(listed);
                drop(state);
                done();
            }
        });
    }

    /// The folder that was chosen; `None` if none is in use.
    pub fn path(&self) -> Option<PathBuf> {
        self.lock().path.clone()
    }

    /// What is known about the folder.
    pub fn found(&self) -> FolderContent {
        let state = self.lock();
        match (&state.path, &state.listed) {
            (None, _) => FolderContent::Nowhere,
            (Some(_), None) => FolderContent::Looking,
            (_, Some(Ok(folder))) => FolderContent::Tables {
                results: folder.count(),
                distances: folder.count_distances(),
                pieces: folder.most_pieces(),
                unreadable: folder.unreadable(),
            },
            (_, Some(Err(unreadable))) => FolderContent::Unreadable(unreadable.clone()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for TablesFolder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TablesFolder").field(&self.path()).finish()
    }
}
