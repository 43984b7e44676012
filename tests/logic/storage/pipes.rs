//! The program does not wait for a pipe in the place of a study or a lock.

#![cfg(unix)]

use std::fs;
use std::process::Command;

use jadoube::storage::settings::{SettingsError, SettingsStore};
use jadoube::study::{Study, unsaved};
use jadoube::ui::Settings;

use crate::folder::Folder;

#[test]
fn a_pipe_is_no_study_and_no_lock() {
    let folder = Folder::new();
    let names =
        ["1767225600001-1.pgn", "1767225600000-1.lock", "1767225600001-1.lock", "1767225600002-1.lock"];
    for name in names.into_iter().chain(["settings.lock"]) {
        let made = Command::new("mkfifo").arg(folder.0.join(name)).status().expect("mkfifo");
        assert!(made.success(), "{name}");
    }
    fs::write(folder.0.join("1767225600000-1.pgn"), "[White \"Menchik\"]\n\n1. e4 *\n").expect("a file");
    let study = Study::recover(&folder.0).expect("the study");
    assert_eq!(study.record().tags.get("White"), Some("Menchik"));
    assert_eq!(unsaved(None, &folder.0).count(), 1);
    let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
    let trouble = store.choose(&Settings { lines: 5, ..Settings::default() });
    assert!(matches!(trouble, Some(SettingsError::Unsaved { .. })), "{trouble:?}");
    fs::remove_file(folder.0.join("settings.lock")).expect("the pipe");
    assert!(store.save_rest().is_none() && folder.0.join("settings.json").is_file());
}
