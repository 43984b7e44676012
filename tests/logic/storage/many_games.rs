//! A file of games that are added, deleted, moved and found again, and its backups.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use jadoube::record::pgn::Scan;
use jadoube::storage::games::{Change, GamesFile, Reader, start_of};
use jadoube::storage::{Backups, Part, PartError};

use crate::folder::{Folder, is_backup};

/// Games with odd spacing, text between them, and no line end at the end.
const THREE: &str = "% mine\n[White \"A\"]\n\n1. e4   e5 {odd   spacing} *\n\n\n; before B\n[White \"B\"]\n1. d4 d5 1-0\n[White \"C\"]\n\n1. c4 *";

/// A reader that has read all games of the file.
pub fn read(file: &Path) -> Reader {
    let reader = Reader::begin(Arc::new(|| {}), file).expect("the file");
    while !reader.worker.is_done() {
        sleep(Duration::from_millis(1));
    }
    reader
}

fn games(file: &Path) -> GamesFile {
    read(file).games_file()
}

fn whites(file: &Path) -> String {
    let text = fs::read(file).expect("the file");
    Scan::new(&text[..]).map(|game| game.tags.known("White").unwrap_or("?").to_owned()).collect()
}

#[test]
fn games_change_places_and_nothing_else() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    let insert = |at| Change::Insert { at, text: Arc::new(b"[White \"N\"]\n\n1. a3 *".to_vec()) };
    for lines in ["\n", "\r\n"] {
        let text = THREE.replace('\n', lines);
        for (change, expected) in [
            (Change::Delete(0), "BC"),
            (Change::Delete(1), "AC"),
            (Change::Delete(2), "AB"),
            (Change::Move { from: 0, to: 2 }, "BCA"),
            (Change::Move { from: 2, to: 0 }, "CAB"),
            (Change::Move { from: 1, to: 1 }, "ABC"),
            (Change::Order(vec![2, 1, 0]), "CBA"),
            (Change::Order(vec![1, 0]), "BAC"),
            (insert(0), "NABC"),
            (insert(3), "ABCN"),
            (insert(9), "ABCN"),
        ] {
            fs::write(&file, &text).expect("a file");
            let undo = games(&file).apply(&change, &Backups::none()).expect("changed");
            assert_eq!(whites(&file), expected, "{change:?}");
            let changed = fs::read_to_string(&file).expect("the file");
            for part in ["1. e4   e5 {odd   spacing} *", "; before B", "1. d4 d5 1-0", "1. c4 *"] {
                let is_deleted = matches!(change, Change::Delete(_));
                assert!(is_deleted || changed.contains(part), "{change:?}: {changed}");
            }
            assert!(lines == "\n" || !changed.replace("\r\n", "").contains('\n') || expected.contains('N'));
            games(&file).apply(&undo, &Backups::none()).expect("undone");
            let undone = fs::read_to_string(&file).expect("the file");
            let lines = |text: &str| {
                text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(lines(&undone), lines(&text), "{change:?}");
        }
        for change in [
            Change::Delete(3),
            Change::Move { from: 0, to: 3 },
            Change::Order(vec![0, 0, 1]),
            Change::Order(vec![0, 1, 2, 3]),
        ] {
            fs::write(&file, &text).expect("a file");
            let refused = games(&file).apply(&change, &Backups::none());
            assert!(matches!(refused, Err(PartError::Changed)), "{change:?}");
            assert_eq!(fs::read_to_string(&file).expect("the file"), text);
        }
    }
}

/// A file is left alone if the games could not be told apart afterwards, if it is in UTF-16, or if it has changed
/// meanwhile.
#[test]
fn a_file_that_games_would_merge_in_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    let add = |games: &GamesFile| games.add("[White \"N\"]\n\n1. a3 *\n", &Backups::none()).map(drop);
    let up = |games: &GamesFile| games.apply(&Change::Move { from: 1, to: 0 }, &Backups::none()).map(drop);
    type Act<'a> = &'a dyn Fn(&GamesFile) -> Result<(), PartError>;
    for (text, act) in [
        ("[White \"A\"]\n\n1. e4 *\n\n; the end\n", &add as Act<'_>),
        ("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n; the end\n", &up),
        ("1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5\n", &up),
    ] {
        fs::write(&file, text).expect("a file");
        assert!(matches!(act(&games(&file)), Err(PartError::Merged)), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    }
    let wide: Vec<u8> =
        "\u{feff}[White \"A\"]\n\n1. e4 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&file, &wide).expect("a file");
    assert!(matches!(add(&games(&file)), Err(PartError::Encoding)));
    assert_eq!(fs::read(&file).expect("the file"), wide);
    fs::write(&file, THREE).expect("a file");
    let before = games(&file);
    fs::write(&file, THREE.to_owned() + "\n").expect("another program");
    for act in [&add as Act<'_>, &up, &|games| games.replace_all("1. a3 *\n", &Backups::none()).map(drop)] {
        assert!(matches!(act(&before), Err(PartError::Changed)));
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), THREE.to_owned() + "\n");
}

/// A game in which an illegal move stands is written as several games, which are added together.
#[test]
fn a_game_is_added_after_the_others() {
    let folder = Folder::new();
    let new = "[White \"N\"]\n\n1. a3 *\n\n";
    let two = format!("{new}[White \"N\"]\n[SetUp \"1\"]\n\n1. b3 0-1\n\n");
    let a = "[White \"A\"]\n\n1. e4 *";
    for (before, new, between, names) in [
        (String::new(), new, "", "M"),
        (a.to_owned(), new, "\n\n", "AM"),
        (format!("{a}\n\n\n"), new, "", "AM"),
        (format!("{a}\n").replace('\n', "\r\n"), new, "\r\n", "AM"),
        (format!("{a}\n"), &two, "\n", "AM"),
    ] {
        let file = folder.write("games.pgn", &before);
        let mut part = games(&file).add(new, &Backups::none()).expect("added");
        let new = if before.contains('\r') { new.replace('\n', "\r\n") } else { new.to_owned() };
        assert_eq!(fs::read_to_string(&file).expect("the file"), format!("{before}{between}{new}"));
        part.replace("[White \"M\"]\n\n1. h3 *", &Backups::none()).expect("it is there");
        assert_eq!(whites(&file), names, "{before}");
    }
}

/// A game is found by its text, wherever in the file it is now.
#[test]
fn a_game_is_found_again() {
    let folder = Folder::new();
    let file = folder.write("games.pgn", THREE);
    let (_, part) = read(&file).locate(1).expect("a game").read().expect("B");
    let part = part.expect("it is whole");
    let (grown, windows) = (format!("[White \"Z\"]\n\n1. h4 *\n\n{THREE}"), THREE.replace('\n', "\r\n"));
    let (twice, other) = (format!("{THREE}\n\n{THREE}"), THREE.replace("d5", "d6"));
    let there = [THREE, &grown, &windows, &twice].map(|text| (text, true));
    let gone = [other.as_str(), ""].map(|text| (text, false));
    for (text, is_there) in there.into_iter().chain(gone) {
        fs::write(&file, text).expect("a file");
        let nearest = text.find("; before B").map(|start| start as u64);
        assert_eq!(start_of(&part), nearest.filter(|_| is_there), "{text}");
    }
    assert_eq!(start_of(&Part::at(&folder.0.join("missing.pgn"), 0, b"1. e4 *".to_vec())), None);
}

/// A backup is made once per run, or again if all games are replaced, and never replaces a file that is not ours.
#[test]
fn previous_file_is_kept_as_a_backup() {
    let folder = Folder::new();
    let (file, list) = (folder.0.join("games.pgn"), folder.0.join("list.jsonl"));
    let names = || folder.names().into_iter().filter(|name| is_backup(name)).collect::<Vec<_>>();
    let content = |name: &str| fs::read_to_string(folder.0.join(name)).expect("a backup");
    let run = || Backups::listed_in(Some(list.clone()));
    let save = |text: &str, backups: &Backups| {
        let mut part = Part::read(&file, 0..fs::metadata(&file).expect("the file").len()).expect("the file");
        part.replace(text, backups).expect("saved");
    };
    fs::write(&file, "one").expect("a file");
    let first = run();
    assert_eq!(first.next(&file), Some(folder.0.join("games.pgn.bak")));
    save("two", &first);
    save("three", &first);
    assert_eq!((names(), content("games.pgn.bak").as_str()), (vec!["games.pgn.bak".to_owned()], "one"));
    save("four", &run());
    assert_eq!((names().len(), content("games.pgn.bak").as_str()), (1, "three"), "the next run has its own");
    // Replacing all games makes another backup, and keeps the first one of this run.
    let third = run();
    save("five", &third);
    games(&file).replace_all("six", &third).expect("replaced");
    assert_eq!([content("games.pgn.bak"), content("games.pgn.2.bak")], ["four", "five"]);
    // A backup that was changed by hand is not ours. Without a list, no earlier backup is.
    fs::write(folder.0.join("games.pgn.bak"), "mine").expect("a file");
    save("seven", &run());
    assert_eq!([content("games.pgn.bak"), content("games.pgn.2.bak")], ["mine", "six"]);
    save("eight", &Backups::listed_in(None));
    assert_eq!([content("games.pgn.2.bak"), content("games.pgn.3.bak")], ["six", "seven"]);
    save("nine", &Backups::none());
    assert_eq!(names().len(), 3);
}

/// While a file is being read, it is not known where the last known game ends, so no place counts as being in it.
#[test]
fn games_are_known_by_their_places() {
    let folder = Folder::new();
    let file = folder.write("games.pgn", THREE);
    let reader = read(&file);
    let index = reader.index();
    let [first, last] = [0, 2].map(|game| index.place(game).expect("a game").0);
    assert_eq!([index.known_at(first, false), index.known_at(last, false)], [Some(0), None]);
    assert_eq!(index.known_at(last, true), Some(2));
}
