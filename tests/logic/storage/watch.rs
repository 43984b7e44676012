//! The program notices files that vanish while it is idle.

use std::fs;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use jadoube::storage::Watch;

use crate::folder::Folder;

const LONG: Duration = Duration::from_mins(1);

#[test]
fn a_file_that_vanishes_is_missed() {
    let folder = Folder::new();
    let [file, other] = ["game", "study"].map(|name| folder.0.join(name));
    fs::create_dir_all(&folder.0).expect("a folder");
    for file in [&file, &other] {
        fs::write(file, "moves").expect("a file");
    }
    let (sender, woken) = channel();
    let mut watch = Watch::default();
    let mut set = |files: Vec<_>| {
        let sender = sender.clone();
        watch.set(files, || Arc::new(move || _ = sender.send(())))
    };
    let both = || vec![file.clone(), other.clone()];
    assert!(!set(Vec::new()) && !set(both()));
    fs::remove_file(&other).expect("the file");
    woken.recv_timeout(LONG).expect("the file is missed");
    assert!(set(both()));
    // The new list no longer has the missing file.
    assert!(!set(vec![file.clone()]));
    fs::remove_dir_all(&folder.0).expect("the folder");
    woken.recv_timeout(LONG).expect("the other file is missed too");
}
