//! A temporary folder, removed at the end of a test; and a user who chooses a file.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use jadoube::ui::files::Question;

use crate::prelude::*;

pub struct Folder(pub PathBuf);

impl Folder {
    /// Creates a folder. The name distinguishes it from the folders of other tests in the same process.
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    /// The path of a file or subfolder in the folder.
    pub fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let file = self.join(name);
        fs::write(&file, bytes).expect("a file for the test");
        file
    }

    /// The settings in the folder's file, which must be valid if there is one.
    pub fn settings(&self) -> SettingsStore {
        let mut store = self.store();
        assert!(store.read().is_none(), "there is nothing wrong with it");
        store
    }

    /// The store of the folder's settings file, which has not been read yet.
    pub fn store(&self) -> SettingsStore {
        SettingsStore::at(Some(self.join("settings.json")))
    }

    /// A window with the folder's settings.
    pub fn with_settings(&self) -> Window {
        Begin { store: self.store(), ..Begin::default() }.open()
    }

    /// A window, yet to be opened, whose journals, studies and practice are in the folder.
    pub fn begin(&self) -> Begin {
        Begin { journals: self.journals(), ..Begin::default() }
    }

    /// The subfolder for journals, next to the one for unsaved studies.
    #[allow(clippy::unnecessary_wraps, reason = "a window may have none")]
    pub fn journals(&self) -> Option<PathBuf> {
        Some(self.join("journals"))
    }

    /// The texts of the journals.
    pub fn recorded(&self) -> Vec<String> {
        let files = fs::read_dir(self.join("journals")).into_iter().flatten().flatten();
        files.filter_map(|entry| fs::read_to_string(entry.path()).ok()).collect()
    }

    /// How many files and folders are directly in the folder.
    pub fn count(&self) -> usize {
        fs::read_dir(&self.0).expect("the folder").count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the test's own folder");
    }
}

/// The text of a file.
#[track_caller]
pub fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The questions that a user was asked.
pub type Asked = Arc<Mutex<Vec<Question>>>;

/// A user who always chooses this file.
pub fn chooses(file: &Path) -> Chooser {
    chooses_and_tells(file).0
}

/// A user who always chooses this file, and the questions that this user was asked.
pub fn chooses_and_tells(file: &Path) -> (Chooser, Asked) {
    let (file, asked) = (file.to_owned(), Asked::default());
    let heard = asked.clone();
    let files: Chooser = Arc::new(move |_, question| {
        heard.lock().expect("one thread").push(question);
        let (sender, receiver) = channel();
        sender.send(file.clone()).expect("the window listens");
        receiver
    });
    (files, asked)
}
