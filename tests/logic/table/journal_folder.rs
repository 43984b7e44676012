//! The folder of journals: the names and number of the journals, use by two programs, and folders without write access.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::table::journal::{Limits, UnreadReason, close_superseded, rotate};
use jadoube::table::{GameSetup, Journal, Table};

use crate::folder::Folder;
use crate::table::journal::{chess960, left, play, read};

#[test]
fn two_programs_write_in_two_files() {
    let folder = Folder::new();
    let (first, _) = left(&folder, 1, 1, 10);
    let (second, _) = left(&folder, 1, 2, 20);
    assert_ne!(first, second);
    let one = Journal::reopen(&folder.0).game.expect("the second game");
    assert_eq!(one.journal.path(), second);
    let two = Journal::reopen(&folder.0).game.expect("the first game");
    assert_eq!(two.journal.path(), first);
    let three = Journal::reopen(&folder.0);
    assert!(three.game.is_none() && three.unread.is_empty());
    // Another program that makes room in the folder does not remove journals that are open.
    rotate(&folder.0, Limits { journals: 0, bytes: 0 }).unwrap();
    assert!(first.exists() && second.exists());
    drop(one);
    assert_eq!(Journal::reopen(&folder.0).game.expect("the second game").journal.path(), second);
}

#[test]
fn unwritable_folder_is_reported_once_and_nothing_is_lost() {
    let place = Folder::new();
    let folder = place.0.join("journals");
    // A file is in the place of the folder, so that not even root can write there.
    fs::write(&folder, "mine").unwrap();
    let mut table = Table::new(chess960());
    let journal = Journal::begin(&folder, 9, table.setup());
    let trouble = journal.take_error().expect("told");
    assert_eq!(trouble.file, folder);
    let mut random = Rng::with_seed(9);
    let mut actions = play(&mut random, &journal, &mut table, 0, 20);
    assert!(journal.take_error().is_none() && !journal.is_whole());
    fs::remove_file(&folder).unwrap();
    // The journal tries again by itself, even if nothing happens.
    let begun = Instant::now();
    while !journal.is_whole() && begun.elapsed() < Duration::from_secs(20) {
        sleep(Duration::from_millis(20));
    }
    assert_eq!(read(&journal.path()).actions, actions);
    actions.extend(play(&mut random, &journal, &mut table, 20, 5));
    assert_eq!(read(&journal.path()).actions, actions);
    assert!(journal.take_error().is_none());
}

#[cfg(unix)]
#[test]
fn a_game_in_a_read_only_folder_is_opened_again() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let (file, table) = left(&folder, 1, 4, 20);
    let mode = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(&file, 0o444);
    mode(&folder.0, 0o555);
    // Permissions do not restrict root, so `bound` is false for root.
    let bound = fs::write(folder.0.join("x"), "").is_err();
    let search = Journal::reopen(&folder.0);
    mode(&folder.0, 0o755);
    let game = search.game.expect("a game");
    assert_eq!(game.table.position(), table.position());
    assert_eq!(game.journal.take_error().is_some(), bound);
}

#[test]
fn the_folder_keeps_the_latest() {
    let check = |limits: Limits, kept: &[&str]| {
        let folder = Folder::new();
        let names = ["1.jsonl", "2.open.jsonl", "3.jsonl", "4.open.jsonl", "5.jsonl"];
        for name in names.iter().chain(&["6.json", "a.jsonl", "+7.jsonl", "8.jsonl.txt"]) {
            folder.write(name, [b' '; 100]);
        }
        fs::create_dir(folder.0.join("9.jsonl")).unwrap();
        rotate(&folder.0, limits).unwrap();
        let mut found = folder.names();
        assert_eq!(found.len(), kept.len() + 5);
        found.retain(|name| names.contains(&name.as_str()));
        assert_eq!(found, kept);
    };
    check(Limits::default(), &["1.jsonl", "2.open.jsonl", "3.jsonl", "4.open.jsonl", "5.jsonl"]);
    check(Limits { journals: 3, bytes: 500 }, &["2.open.jsonl", "4.open.jsonl", "5.jsonl"]);
    check(Limits { journals: 9, bytes: 399 }, &["2.open.jsonl", "4.open.jsonl", "5.jsonl"]);
    check(Limits { journals: 1, bytes: 500 }, &["4.open.jsonl"]);
    check(Limits { journals: 5, bytes: 0 }, &[]);
}

/// A journal that is closed never replaces another file, whatever the journal's name is.
#[test]
fn closed_journals_get_names_of_their_own() {
    let folder = Folder::new();
    let check = |name: &str, there: &[&str], expected: &str| {
        for file in there {
            folder.write(file, file);
        }
        let (mut file, _) = left(&folder, 3, 1, 10);
        if !name.is_empty() {
            let old = std::mem::replace(&mut file, folder.0.join(name));
            fs::rename(old, &file).unwrap();
        }
        let text = fs::read(&file).unwrap();
        assert_eq!(close_superseded(&file), folder.0.join(expected));
        assert_eq!(fs::read(folder.0.join(expected)).unwrap(), text);
        for other in there {
            assert_eq!(fs::read_to_string(folder.0.join(other)).unwrap(), *other);
        }
        for file in folder.names() {
            fs::remove_file(folder.0.join(file)).unwrap();
        }
    };
    check("", &[], "0000000000003.jsonl");
    check("7.open.jsonl", &[], "7.jsonl");
    check("7.open.jsonl", &["7.jsonl"], "0000000000008.jsonl");
    check("7.open.jsonl", &["7.jsonl", "0000000000008.jsonl"], "0000000000009.jsonl");
    // A new game does not get the name of a closed journal either.
    check("", &["0000000000003.jsonl"], "0000000000004.jsonl");
}

#[test]
fn a_new_journal_makes_room_and_comes_last() {
    let folder = Folder::new();
    for number in 1..=60 {
        folder.write(&format!("{:013}.jsonl", number * 1000), "");
    }
    // The start is earlier than that of the other journals, as if the system clock had been set back.
    drop(Journal::begin(&folder.0, 5, &GameSetup::default()));
    let names = folder.names();
    assert_eq!(names.len(), Limits::default().journals);
    assert_eq!(names.last().map(String::as_str), Some("0000000060001.open.jsonl"));
}

/// Another window deletes journals while this one looks for its game.
#[test]
fn journals_that_vanish_meanwhile_are_skipped() {
    let folder = Folder::new();
    let journal = |number: u32| folder.0.join(format!("{number:013}.open.jsonl"));
    for number in 1..=1000 {
        fs::write(journal(number), "").unwrap();
    }
    let unread = std::thread::scope(|scope| {
        scope.spawn(|| {
            // The search goes from the latest journal to the oldest, and closes those that it can't read.
            while journal(1000).exists() {
                std::thread::yield_now();
            }
            for number in 1..1000 {
                let _ = fs::remove_file(journal(number));
            }
        });
        Journal::reopen(&folder.0).unread
    });
    let is_io = |why: &UnreadReason| matches!(why, UnreadReason::Io(_));
    assert!(!unread.is_empty() && !unread.iter().any(|journal| is_io(&journal.why)));
}
