//! Journals on disk: writing, reading and reopening.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::rules::{Color, Square};
use jadoube::table::journal::{ReopenResult, Script, UnreadReason};
use jadoube::table::{Action, Deed, GameSetup, Journal, Table, answer};

use crate::folder::Folder;
use crate::table::deeds::lasting_deed;

/// The table's state in one line.
pub fn state(table: &Table) -> String {
    answer(table, 0, &[]).to_string()
}

/// Plays this many random actions, 100 ms apart, writes them to the journal and returns them.
pub fn play(random: &mut Rng, journal: &Journal, table: &mut Table, from: u64, count: u64) -> Vec<Action> {
    let actions = (from..from + count).map(|number| {
        let action = Action::new(number * 100, lasting_deed(random, table));
        table.apply(&action);
        journal.append(&action);
        action
    });
    actions.collect()
}

/// The settings of a Chess960 game with a clock, touch-move on claim and agreed takebacks.
pub fn setup(number: u32, minutes: u32) -> GameSetup {
    setup_with(number, minutes, r#""touch":"on-claim","takeback":"agreed""#)
}

/// The settings of a Chess960 game with a clock and with these keys.
pub fn setup_with(number: u32, minutes: u32, choices: &str) -> GameSetup {
    let clock = format!(r#"{{"kind":"fischer","base_ms":{},"bonus_ms":100}}"#, minutes * 60_000);
    let choices = format!(r#"{choices},"clock":{clock},"white":"Zoë \"Z\"""#);
    let first = format!(r#"{{"game":{{"start":{{"chess960":{number}}},{choices}}}}}"#);
    GameSetup::from_json(&first).expect(&first)
}

pub fn chess960() -> GameSetup {
    setup(300, 60)
}

pub fn read(file: &Path) -> Script {
    read_text(fs::read(file).expect("a journal"))
}

pub fn read_text(text: impl AsRef<[u8]>) -> Script {
    Script::read(text.as_ref()).expect("a game").expect("a first line")
}

/// Plays this many actions and leaves the journal open, as a killed program would; returns its path and the table.
pub fn left(folder: &Folder, started: u64, seed: u64, count: u64) -> (PathBuf, Table) {
    let mut table = Table::new(chess960());
    let journal = Journal::begin(&folder.0, started, table.setup());
    play(&mut Rng::with_seed(seed), &journal, &mut table, 0, count);
    assert!(table.result().is_none() && journal.take_error().is_none());
    (journal.path(), table)
}

#[test]
fn every_action_is_on_disk_at_once() {
    let folder = Folder::new();
    let mut table = Table::new(chess960());
    let journal = Journal::begin(&folder.0, 7, table.setup());
    let mut actions = Vec::new();
    for number in 0..60 {
        actions.extend(play(&mut Rng::with_seed(number), &journal, &mut table, number, 1));
        let script = read(&journal.path());
        assert_eq!((&script.setup, &script.actions), (table.setup(), &actions));
        assert_eq!((script.last_at, script.damage.is_none()), (number * 100, true));
        assert_eq!(state(&script.play()), state(&table));
    }
    assert_eq!(folder.names(), ["0000000000007.open.jsonl"]);
}

#[test]
fn a_journal_cut_off_anywhere_is_a_part_of_the_game() {
    let folder = Folder::new();
    let mut table = Table::new(chess960());
    let mut journal = Journal::begin(&folder.0, 0, table.setup());
    let time = Arc::new(AtomicU64::new(0));
    let now = Arc::clone(&time);
    journal.keep_time(move || now.fetch_add(7, Ordering::Relaxed));
    journal.set_running(true);
    let mut random = Rng::with_seed(1);
    for number in 0..40 {
        time.fetch_max(number * 100, Ordering::Relaxed);
        play(&mut random, &journal, &mut table, number, 1);
        if number % 10 == 0 {
            sleep(Duration::from_millis(60));
        }
    }
    sleep(Duration::from_millis(150));
    journal.set_running(false);
    let text = fs::read(journal.path()).unwrap();
    let whole = read_text(&text);
    assert_eq!(whole.actions.len(), 40);
    assert!(whole.last_at > 3900, "{}", whole.last_at);
    for length in 0..=text.len() {
        let Some(script) = Script::read(&text[..length]).unwrap() else { continue };
        assert!(whole.actions.starts_with(&script.actions), "{length}");
        assert_eq!(script.damage.loss.is_some(), text[length - 1] != b'\n', "{length}");
        assert!(script.damage.is_torn_at_most(), "{length}");
        assert!(script.good <= length as u64 && text[script.good as usize - 1] == b'\n', "{length}");
    }
}

/// A text that follows the first line, the number of actions that are read from it, and the number of the journal's
/// first damaged line; `None` if no line is damaged.
const TEXTS: &[(&str, usize, Option<usize>)] = &[
    ("", 0, None),
    ("{\"at\":1,\"do\":\"cancel\"}\n", 1, None),
    ("{\"at\":1,\"do\":\"cancel\"}\r\n\n   {\"at\":1,\"do\":\"cancel\"}    \n", 2, None),
    ("{\"at\":1,\"do\":\"cancel\"}", 0, Some(2)),
    ("{\"at\":1,\"do\":\"cancel\"}\n{\"at\":0,\"do\":\"cancel\"}\n", 1, Some(3)),
    ("{\"at\":1,\"do\":\"cancel\"}\n\0\0\0\0\0\0", 1, Some(3)),
    ("{\"at\":1,\"do\":\"dance\"}\n", 0, Some(2)),
    ("{\"at\":1,\"do\":\"dance\"}\n{\"at\":2,\"do\":\"cancel\"}\n", 0, Some(2)),
    ("{\"at\":1,\"do\":\"cancel\"}\n\u{fffd}\n{\"at\":2,\"do\":\"cancel\"}\n", 1, Some(3)),
    ("{\"at\":9,\"do\":\"tick\"}\n{\"at\":8,\"do\":\"cancel\"}\n{\"at\":9,\"do\":\"tick\"}\n", 0, Some(3)),
];

#[test]
fn lines_before_a_damaged_one_are_read() {
    for &(text, actions, wrong) in TEXTS {
        let script = read_text(format!("{{\"game\":{{}}}}\n{text}"));
        assert_eq!((script.actions.len(), script.damage.line()), (actions, wrong), "{text:?}");
    }
    assert!(Script::read(b"").unwrap().is_none());
    assert!(Script::read(b"{\"game\":{}}").unwrap().is_none());
    assert_eq!(Script::read(b"{\"gam\":{}}\n").unwrap_err().line, 1);
    assert_eq!(Script::read(b"\xff\n").unwrap_err().line, 1);
}

#[test]
fn the_clocks_last_reading_counts() {
    let text = |at: u64| format!("{}\n{{\"at\":{at},\"do\":\"tick\"}}\n", setup(300, 1).to_json());
    let table = |at: u64| read_text(text(at)).play();
    assert_eq!(table(59_999).clock_shows(Color::White, 59_999), Some(1));
    assert_eq!((table(59_999).now(), table(59_999).result().is_some()), (59_999, false));
    assert!(table(60_000).result().is_some(), "the flag fell");
}

#[test]
fn a_game_is_opened_again_and_goes_on_in_its_file() {
    for (seed, torn) in (0..30).flat_map(|seed| [(seed, false), (seed, true)]) {
        let folder = Folder::new();
        let (file, mut table) = left(&folder, 5, seed, 20 + seed);
        if torn {
            fs::write(&file, fs::read_to_string(&file).unwrap() + "{\"at\":99999,\"do\":\"pre").unwrap();
        }
        let ReopenResult { game, unread } = Journal::reopen(&folder.0);
        assert!(unread.is_empty());
        let mut game = game.expect("a game");
        assert_eq!((game.last_at, game.damage.loss.is_some()), ((19 + seed) * 100, torn));
        assert!(game.damage.is_torn_at_most());
        let at = game.last_at;
        if table.in_hand().is_some() {
            table.apply(&Action::new(at, Deed::Cancel));
        }
        table.apply(&Action::new(at, Deed::PAUSE));
        assert_eq!((game.table.in_hand(), game.table.is_paused()), (None, true));
        assert_eq!(state(&game.table), state(&table));
        assert_eq!((game.journal.path(), game.journal.is_whole()), (file.clone(), true));
        play(&mut Rng::with_seed(seed), &game.journal, &mut game.table, 20 + seed, 10);
        drop(game.journal);
        let script = read(&file);
        assert!(script.damage.is_none());
        assert_eq!(state(&script.play()), state(&game.table));
    }
}

#[test]
fn finished_or_closed_game_is_not_reopened() {
    let folder = Folder::new();
    assert!(Journal::reopen(&folder.0.join("nowhere")).game.is_none());
    assert_eq!(folder.names(), [""; 0]);

    left(&folder, 1, 1, 10);
    let journal = Journal::begin(&folder.0, 2, &GameSetup::default());
    journal.append(&Action::new(0, Deed::Resign { by: Color::White }));
    drop(journal);
    Journal::begin(&folder.0, 3, &GameSetup::default()).close().unwrap();
    let wrong = "{\"game\":{\"touch\":\"maybe\"}}\n";
    for (name, text) in [("0000000000004", ""), ("0000000000005", "{\"game\":"), ("0000000000006", wrong)] {
        folder.write(&format!("{name}.open.jsonl"), text);
    }
    folder.write("notes.open.jsonl", "mine");

    // The unfinished game is reopened and the other journals are closed; unreadable ones are reported once.
    let ReopenResult { game, unread } = Journal::reopen(&folder.0);
    let game = game.expect("the first game");
    assert_eq!(game.last_at, 900);
    let unread = unread.into_iter().map(|unread| match unread.why {
        UnreadReason::NoGame(fault) => (unread.file, fault.line),
        UnreadReason::Empty => (unread.file, 0),
        UnreadReason::Io(error) => panic!("{error}"),
    });
    let expected = [("0000000000006.jsonl", 1), ("0000000000005.jsonl", 1), ("0000000000004.jsonl", 0)];
    assert!(unread.eq(expected.map(|(name, line)| (folder.0.join(name), line))));
    let mut names: Vec<String> = (1..=6).map(|number| format!("{number:013}.jsonl")).collect();
    names[0] = "0000000000001.open.jsonl".to_owned();
    names.push("notes.open.jsonl".to_owned());
    assert_eq!(folder.names(), names);
    game.journal.close().unwrap();
    let search = Journal::reopen(&folder.0);
    assert!(search.game.is_none() && search.unread.is_empty());
}

#[test]
fn a_journal_that_is_wrong_in_the_middle_stays_and_goes_on_in_another() {
    let folder = Folder::new();
    let (file, _) = left(&folder, 5, 3, 30);
    let text = fs::read_to_string(&file).unwrap();
    let spoiled = text.replacen("\"at\":1500", "\"at\":\"noon\"", 1);
    fs::write(&file, &spoiled).unwrap();
    let game = Journal::reopen(&folder.0).game.expect("a game");
    assert_eq!((game.last_at, game.damage.line()), (1400, Some(17)));
    assert_eq!(game.damaged_file, Some(folder.0.join("0000000000005.jsonl")));
    assert_eq!(folder.names(), ["0000000000005.jsonl", "0000000000006.open.jsonl"]);
    assert_eq!(fs::read_to_string(folder.0.join("0000000000005.jsonl")).unwrap(), spoiled);
    assert_eq!(state(&read(&game.journal.path()).play()), state(&game.table));
    drop(game.journal);
    let again = Journal::reopen(&folder.0).game.expect("a game");
    assert_eq!((again.last_at, again.damage.is_none()), (1400, true));
}

#[test]
fn an_action_from_before_the_last_gets_its_time() {
    let folder = Folder::new();
    let journal = Journal::begin(&folder.0, 1, &GameSetup::default());
    for at in [10, 5, 12] {
        journal.append(&Action::new(at, Deed::Cancel));
    }
    let ats = read(&journal.path()).actions.into_iter().map(|action| action.at);
    assert!(ats.eq([10, 10, 12]));
}

#[test]
fn a_line_costs_a_frame_nothing() {
    let folder = Folder::new();
    let mut journal = Journal::begin(&folder.0, 1, &GameSetup::default());
    let begun = Instant::now();
    journal.keep_time(move || begun.elapsed().as_millis() as u64);
    journal.set_running(true);
    let mut times: Vec<Duration> = (0..10_000)
        .map(|number| {
            let action = Action::new(number, Deed::Press { square: Some(Square::new(12)), piece: None });
            let begun = Instant::now();
            journal.append(&action);
            begun.elapsed()
        })
        .collect();
    times.sort();
    let [median, most, worst] = [5000, 9990, 9999].map(|place| times[place]);
    println!("10,000 lines: {median:?} in the middle, {most:?} for all but ten, {worst:?} at worst");
    assert!(median < Duration::from_millis(2), "{median:?}");
}
