//! Temporary folders.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A temporary folder, removed when it is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = Folder(std::env::temp_dir().join(format!("jadoube-{}-{number}", std::process::id())));
        fs::create_dir_all(&folder.0).expect("a folder for the test");
        folder
    }

    /// Writes a file in the folder, and returns its path.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.0.join(name), bytes).expect("a file of the test");
        self.0.join(name)
    }

    /// The path of a file in the folder, as text.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).into_os_string().into_string().expect("a name in UTF-8")
    }

    /// The names of the files and folders in the folder, in order.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<String> =
            entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Whether this is the name of a backup.
pub fn is_backup(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "bak")
}
