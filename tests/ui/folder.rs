//! A temporary folder, removed with the test.

use std::fs;
use std::path::PathBuf;

pub struct Folder(pub PathBuf);

impl Folder {
    /// The name distinguishes the tests of one program.
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the test's own folder");
    }
}
