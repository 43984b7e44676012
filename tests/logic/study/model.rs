//! A study without a window: moving through it, editing it, and keeping it while it is unsaved.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use jadoube::record::pgn::Games;
use jadoube::record::{Nag, Record};
use jadoube::storage::Backups;
use jadoube::study::{DamagedStudy, Origin, Saving, Side, Study, Target, Walk, copy_damaged, unsaved};

use crate::folder::Folder;

const GAME: &str = "[White \"De Vries\"]\n[Black \"Jansen\"]\n\n1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 Nc6 *\n";

fn study(text: &str) -> Study {
    Study::new(Games::new(text.as_bytes()).next().expect("a game").record, Origin::Nowhere)
}

/// A study with this text and this symbol after the first move.
fn edited(text: &str, symbol: char) -> Study {
    let mut study = study(text);
    study.walk(Walk::Forward);
    study.type_symbol(symbol);
    study
}

/// The study that `edited` makes, with a working copy in this folder.
fn copied(text: &str, symbol: char, folder: &Path) -> Study {
    let mut study = edited(text, symbol);
    study.save_working_copy(folder, Duration::ZERO).expect("written");
    study
}

/// The working copies in a folder, without their locks.
fn copies(studies: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(studies).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|file| file.extension().is_some_and(|end| end == "pgn")).collect()
}

#[test]
fn steps_lead_along_and_between_variations() {
    for (steps, expected) in [
        (&[Walk::Forward][..], "e4"),
        (&[Walk::End], "Nc6"),
        (&[Walk::Forward, Walk::Forward, Walk::Below], "c5"),
        (&[Walk::Forward, Walk::Forward, Walk::Below, Walk::End], "d6"),
        (&[Walk::Forward, Walk::Forward, Walk::Below, Walk::Above], "e5"),
        (&[Walk::End, Walk::Above], "e5"),
        (&[Walk::End, Walk::Back], "Nc3"),
        (&[Walk::Forward, Walk::Below], "Nc3"),
    ] {
        let mut study = study(GAME);
        assert!(steps.iter().all(|step| study.walk(*step)), "{steps:?}");
        assert_eq!(study.record().san(study.at()), expected, "{steps:?}");
    }
    let mut study = study(GAME);
    assert!(!study.walk(Walk::Back) && study.walk(Walk::Start));
    assert!(study.status().at_start && !study.is_changed());
}

#[test]
fn edits_are_undone_where_they_were_made() {
    let mut study = study(GAME);
    study.walk(Walk::Forward);
    let e4 = study.at();
    study.type_symbol('!');
    study.type_symbol('?');
    assert_eq!(study.notes().nags, [Nag(5)]);
    study.toggle_sign(Nag(16));
    study.toggle_sign(Nag(18));
    assert_eq!(study.notes().nags, [Nag(5), Nag(18)], "one sign for the position");
    let begun = study.set_comment(e4, Side::After, "G", false);
    assert!(begun && study.set_comment(e4, Side::After, "Good", begun));
    assert_eq!(study.comment(e4, Side::After), "Good");
    assert!(!study.set_comment(e4, Side::Before, " ", false), "a space alone is no edit");
    study.walk(Walk::End);
    assert!(study.undo());
    assert_eq!((study.at(), study.comment(e4, Side::After).as_str()), (e4, ""), "all letters at once");
    assert!(study.redo());
    assert_eq!(study.comment(e4, Side::After), "Good");
    study.go(e4);
    assert!(study.delete());
    assert_eq!((study.at(), study.status().at_end), (Record::ROOT, true));
    assert!(study.undo() && study.at() == e4);
}

#[test]
fn study_is_preserved_until_saved() {
    let folder = Folder::new();
    let (second, studies) = (Duration::from_secs(1), folder.0.join("studies"));
    let copies = || copies(&studies).len();
    let mut study = study(GAME);
    assert_eq!(study.autosave(&studies, second).expect("nothing to write"), None);
    study.walk(Walk::Forward);
    study.type_symbol('!');
    assert_eq!(study.autosave(&studies, second).expect("written"), None);
    study.type_symbol('!');
    let wait = study.autosave(&studies, second * 3 / 2).expect("it waits");
    assert_eq!((wait, copies()), (Some(second / 2), 1));
    assert_eq!(study.autosave(&studies, second * 2).expect("written"), None);

    // Another window leaves the study alone as long as this one has it open.
    assert!(Study::recover(&studies).is_none());
    drop(study);
    let mut found = Study::recover(&studies).expect("the study");
    assert!(found.is_changed() && found.pgn().contains("1. e4 $3"), "{}", found.pgn());
    assert!(found.save(&Backups::none()).is_none(), "there is no file yet");
    let file = folder.0.join("found.pgn");
    save(&mut found, |study| study.snapshot().save(Target::New(file.clone()), Backups::none()));
    assert!(!found.is_changed() && copies() == 0);
    found.walk(Walk::Forward);
    found.type_symbol('?');
    save(&mut found, |study| study.save(&Backups::none()).expect("a file"));
    assert!(fs::read_to_string(&file).expect("the file").contains("1. e4 $2"), "{}", found.pgn());
}

fn save(study: &mut Study, begin: impl FnOnce(&Study) -> Saving) {
    let saving = begin(study);
    let part = saving.wait().expect("saved");
    study.saved_as(&saving, part);
}

/// Lets a study write its copy until there is nothing more to write.
fn settle(study: &mut Study, folder: &Path, now: &mut Duration) {
    while let Some(wait) = study.autosave(folder, *now).expect("written") {
        assert!(copies(folder).len() <= 1, "{:?}", copies(folder));
        thread::sleep(wait);
        *now += wait;
    }
}

/// A long study is written on its own thread, and edits made meanwhile do not count as saved.
#[test]
fn long_study_is_saved_in_the_background() {
    let folder = Folder::new();
    let copies = || copies(&folder.0);
    let mut study = edited(&format!("1. e4 {} *", "(1. d4) ".repeat(6_000)), '!');
    let mut now = Duration::ZERO;
    settle(&mut study, &folder.0, &mut now);
    assert_eq!(copies(), [found_file(&study, &folder.0)]);
    let saving = study.snapshot().save(Target::New(folder.0.join("saved.txt")), Backups::none());
    study.type_symbol('?');
    study.saved_as(&saving, saving.wait().expect("saved"));
    assert!(study.is_changed() && copies().len() == 1, "the last sign is in no file");
    save(&mut study, |study| study.save(&Backups::none()).expect("a file"));
    assert!(!study.is_changed() && copies().is_empty());
    assert_eq!(fs::read_to_string(folder.0.join("saved.txt")).expect("the file"), study.pgn());
    // An edit that is undone while the study is being written is still in the file.
    study.type_symbol('?');
    let saving = study.save(&Backups::none()).expect("a file");
    assert!(study.undo());
    study.saved_as(&saving, saving.wait().expect("saved"));
    assert!(study.is_changed());
    assert!(study.redo() && !study.is_changed());
    // If edits are undone while the copy is being written, no copy remains. An edit made meanwhile is written next.
    study.type_symbol('!');
    now += Duration::from_secs(9);
    study.autosave(&folder.0, now).expect("begun");
    assert!(study.undo());
    settle(&mut study, &folder.0, &mut now);
    assert!(copies().is_empty());
    study.type_symbol('!');
    now += Duration::from_secs(9);
    study.autosave(&folder.0, now).expect("begun");
    study.type_symbol('?');
    settle(&mut study, &folder.0, &mut now);
    assert_eq!(copies(), [found_file(&study, &folder.0)]);
    // The working copy that is saved on closing replaces one that is still being written.
    study.type_symbol('!');
    study.autosave(&folder.0, now + Duration::from_secs(9)).expect("begun");
    study.type_symbol('!');
    study.save_working_copy(&folder.0, now).expect("written");
    assert_eq!(copies(), [found_file(&study, &folder.0)]);
}

/// Unsaved studies are listed newest first, apart from those that are open, and can be reopened or discarded.
#[test]
fn unsaved_studies_are_listed() {
    let folder = Folder::new();
    for event in ["One", "Two", "Three"] {
        copied(&format!("[Event \"{event}\"]\n\n1. e4 *"), '!', &folder.0);
    }
    let listed = || unsaved(None, &folder.0).collect::<Vec<_>>();
    let names = || -> Vec<String> {
        listed().iter().map(|study| study.tags.get("Event").expect("its event").to_owned()).collect()
    };
    assert_eq!(names(), ["Three", "Two", "One"]);
    let open = Study::reopen(&listed()[1].file).expect("it is there");
    assert!(open.is_changed() && open.pgn().contains("Two"));
    assert_eq!(names(), ["Three", "One"], "one is open");
    let its = open.working_copy_file().expect("a copy").to_owned();
    assert_eq!(refusal(&its), ErrorKind::ResourceBusy);
    let kept = Study::discard_unsaved(&its, &folder.0).expect_err("it is open");
    assert_eq!(kept.error.kind(), ErrorKind::ResourceBusy);
    Study::discard_unsaved(&listed()[0].file, &folder.0).expect("discarded");
    drop(open);
    assert_eq!(names(), ["Two", "One"]);
    assert_eq!(refusal(&folder.0.join("1-1.pgn")), ErrorKind::NotFound);
}

/// The kind of error that reopening a working copy gives.
fn refusal(copy: &Path) -> ErrorKind {
    Study::reopen(copy).map(drop).expect_err("it does not open").kind()
}

/// A study opens even if its lock is held for a moment, as by a thread that lists the studies.
#[test]
fn a_study_that_is_being_listed_opens() {
    let folder = Folder::new();
    let copy = found_file(&copied(GAME, '!', &folder.0), &folder.0);
    let lock = fs::File::create(copy.with_extension("lock")).expect("a lock");
    lock.lock().expect("locked");
    let lister = thread::spawn(move || {
        thread::sleep(Duration::from_millis(20));
        drop(lock);
    });
    assert!(Study::reopen(&copy).is_ok());
    lister.join().expect("it ends");
}

/// Each of two windows has a study: neither writes, finds or removes the other's study while it is open.
#[test]
fn two_windows_keep_a_study_each() {
    let folder = Folder::new();
    let [mut one, two] = ['!', '?'].map(|symbol| copied(GAME, symbol, &folder.0));
    assert_eq!(copies(&folder.0).len(), 2);
    assert!(Study::recover(&folder.0).is_none(), "both are open");
    drop(two);
    let mut found = Study::recover(&folder.0).expect("what the second window left");
    assert!(found.pgn().contains("1. e4 $2"), "{}", found.pgn());
    assert!(Study::recover(&folder.0).is_none(), "the first one is still open");
    save(&mut one, |study| study.snapshot().save(Target::New(folder.0.join("saved.txt")), Backups::none()));
    assert_eq!(copies(&folder.0), [found_file(&found, &folder.0)], "it removes only its own");
    // The folder is removed while a window has a study open, and a new folder takes its place.
    fs::remove_dir_all(&folder.0).expect("the folder");
    found.type_symbol('!');
    found.save_working_copy(&folder.0, Duration::ZERO).expect("written again");
    assert!(Study::recover(&folder.0).is_none() && copies(&folder.0).len() == 1);
    // The lock that a killed window left is removed.
    fs::write(folder.0.join("0000000000001-7.lock"), "").expect("a lock");
    drop(found);
    assert!(Study::recover(&folder.0).is_some());
    assert!(!folder.0.join("0000000000001-7.lock").exists());
}

/// The working copy that has the text of a study.
fn found_file(study: &Study, folder: &Path) -> PathBuf {
    let is_its = |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| text.ends_with(&study.pgn()));
    copies(folder).into_iter().find(is_its).expect("its copy")
}

#[test]
fn a_study_is_discarded_but_for_the_last() {
    let folder = Folder::new();
    let mut study = edited(GAME, '?');
    study.discard(&folder.0, Duration::ZERO).expect("moved");
    assert!(Study::recover(&folder.0).is_none());
    assert!(folder.0.join("thrown-away.pgn").exists());
}

/// The lock is removed while a window has the study open, so the next working copy is a different file. This study
/// takes a while to write.
#[test]
fn a_new_copy_is_named_once_it_is_written() {
    let folder = Folder::new();
    let mut study = copied(&format!("1. e4 {} *", "(1. d4) ".repeat(6_000)), '!', &folder.0);
    let first = study.working_copy_file().expect("a copy").to_owned();
    fs::remove_file(first.with_extension("lock")).expect("its lock");
    study.type_symbol('?');
    study.autosave(&folder.0, Duration::from_secs(9)).expect("begun");
    let named = study.working_copy_file();
    assert!(named.is_none_or(Path::exists), "{named:?}");
}

/// Of this working copy, only part of the first line was written. That line names the study's file.
#[test]
fn a_copy_without_a_game_does_not_open() {
    let folder = Folder::new();
    let copy = folder.write("0000000000001-1.pgn", "%jadoube {\"file\": \"/games.pgn\", \"st");
    let damaged = copy.with_extension("damaged");
    assert_eq!(copy_damaged(&folder.0), [DamagedStudy { file: damaged, opens: false }]);
    assert_eq!(refusal(&copy), ErrorKind::UnexpectedEof);
}
