//! A program that is killed at any moment while playing: what it had reported is in its journal when the program is
//! restarted.
//!
//! The program plays random games, with pauses, and reports each action after the journal has accepted it. One of its
//! threads reports the clock every few milliseconds, as a window would show it: no reading that was reported more than
//! 100 ms before the last one may be lost. If the machine is so busy that a sleeping thread wakes up late, that delay
//! is added; it is measured in the same program.
//!
//! Another program plays on a full disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::table::journal::{ReopenResult, Script, UnreadReason, UnreadableJournal};
use jadoube::table::{Action, Deed, GameSetup, Journal, Stopwatch, Table, TimeReading};

use crate::folder::Folder;
use crate::killed::{self, Moment, job, kill, kills, start, tell};
use crate::table::deeds::lasting_deed;
use crate::table::journal::{setup_with, state};

/// This many kills find most faults within a few seconds.
const KILLS: usize = 40;
const WORKERS: usize = 2;
const LONGEST_GAME: usize = 400;

// The program that is killed.

/// The kinds of games that the program plays; in all but the last, moves are also sealed and opened.
const CHOICES: &[&str] = &[
    r#""touch":"on-claim","takeback":"agreed""#,
    r#""touch":"over-the-board","arbiter":"players""#,
    r#""touch":"over-the-board","arbiter":"program""#,
    r#""clock_only":true"#,
];

/// The game whose time is reported, and its stopwatch; `None` if no time is reported.
type Told = Arc<Mutex<Option<(String, Stopwatch)>>>;

fn now(told: &Told) -> Option<(String, u64)> {
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    told.as_mut().map(|(game, watch)| (game.clone(), watch.read(TimeReading::now())))
}

/// A journal's name up to the first dot; the rest says whether the journal is closed.
fn name(path: &Path) -> String {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.split('.').next().unwrap_or_default().to_owned()
}

fn tell_clock(told: &Told) {
    let mut late = Duration::ZERO;
    loop {
        let begun = Instant::now();
        sleep(Duration::from_millis(5));
        late = late.max(begun.elapsed().saturating_sub(Duration::from_millis(5)));
        if let Some((game, at)) = now(told) {
            tell(&["clock", &game, &at.to_string(), &late.as_millis().to_string()]);
        }
    }
}

/// Reopens the last game, or begins a new one if there is none, and lets its time run.
fn sit_down(folder: &Path, random: &mut Rng, told: &Told) -> (Journal, Table) {
    let ReopenResult { game, unread } = Journal::reopen(folder);
    // A journal is empty if the program was killed before it wrote the first line.
    let is_empty = |unread: &UnreadableJournal| matches!(unread.why, UnreadReason::Empty);
    assert!(unread.iter().all(is_empty), "{unread:?}");
    let (mut journal, table, last_at) = if let Some(game) = game {
        let broken = if game.damage.is_torn_at_most() { "" } else { "broken" };
        let dropped = game.damage.loss.map_or("", |_| "dropped");
        tell(&["opened", &name(&game.journal.path()), broken, dropped, &state(&game.table)]);
        (game.journal, game.table, game.last_at)
    } else {
        let choices = random.choice(CHOICES).expect("some");
        let table = Table::new(setup_with(random.u32(..960), 1, choices));
        (Journal::begin(folder, 0, table.setup()), table, 0)
    };
    let watch = Stopwatch::new(last_at, TimeReading::now());
    let of_clock = Arc::clone(told);
    journal.keep_time(move || now(&of_clock).map_or(0, |(_, at)| at));
    *told.lock().unwrap_or_else(PoisonError::into_inner) = Some((name(&journal.path()), watch));
    journal.set_running(true);
    (journal, table)
}

#[test]
fn plays_until_it_is_killed() {
    let Some((folder, _, seed)) = job() else { return };
    let mut random = Rng::with_seed(seed);
    // Some programs pause for longer, so that only the clock changes; others keep the journal busy.
    let longest = if seed % 4 < 2 { 600 } else { 50 };
    let told = Told::default();
    let of_clock = Arc::clone(&told);
    thread::spawn(move || tell_clock(&of_clock));
    loop {
        let (journal, mut table) = sit_down(&folder, &mut random, &told);
        let game = name(&journal.path());
        for _ in 0..random.usize(1..LONGEST_GAME) {
            match random.u8(..20) {
                0 => sleep(Duration::from_millis(random.u64(..longest))),
                1..6 => sleep(Duration::from_millis(random.u64(..5))),
                _ => {}
            }
            let at = now(&told).map_or(0, |(_, at)| at);
            let action = Action::new(at, lasting_deed(&mut random, &table));
            journal.append(&action);
            table.apply(&action);
            tell(&["did", &game, &format!("{action:?}"), &state(&table)]);
            if table.result().is_some() {
                break;
            }
        }
        *told.lock().unwrap_or_else(PoisonError::into_inner) = None;
        journal.close().unwrap();
        tell(&["closed", &game]);
    }
}

// The program that kills it.

/// What the killed programs in one folder reported, and counts of what occurred.
#[derive(Default, Debug)]
struct Known {
    /// The actions of each game, and its last time in milliseconds.
    games: BTreeMap<String, (Vec<Action>, u64)>,
    told: usize,
    opened: usize,
    dropped: usize,
    untold: usize,
    worst_age: u64,
    worst_lag: u64,
}

/// What one program reported: its actions, each with its game and the state after it; and the last reading of the
/// clock, with its game and the longest delay in milliseconds.
type Account = (Vec<[String; 3]>, Option<(String, u64, u64)>);

fn journal(folder: &Path, game: &str) -> Option<Script> {
    let files = [format!("{game}.open.jsonl"), format!("{game}.jsonl")].map(|name| folder.join(name));
    let text = files.iter().find_map(|file| fs::read(file).ok()).expect("the journal is there");
    Script::read(&text).expect("a game")
}

/// Applies the actions that reopening a game adds, and returns them.
fn settle(table: &mut Table) -> Vec<Deed> {
    let is_held = table.in_hand().is_some() || table.held().is_some();
    let cancel = is_held.then_some(Deed::Cancel);
    let pause = (table.clock_runs() && table.now() > 0).then_some(Deed::PAUSE);
    let deeds: Vec<Deed> = cancel.into_iter().chain(pause).collect();
    for deed in &deeds {
        table.apply(&Action::new(table.now(), deed.clone()));
    }
    deeds
}

fn play(setup: GameSetup, (actions, age): &(Vec<Action>, u64)) -> Table {
    let mut table = Table::new(setup);
    for action in actions {
        table.apply(action);
    }
    table.apply(&Action::new(*age, Deed::Tick));
    table
}

impl Known {
    /// Compares the state of a reopened game with that after its known actions.
    fn opened(&mut self, folder: &Path, words: &[&str]) {
        let [game, broken, dropped, told] = words else { panic!("{words:?}") };
        self.opened += 1;
        self.dropped += usize::from(!dropped.is_empty());
        assert_eq!(*broken, "", "{game}");
        let known = self.games.get(*game).expect("a game that was there");
        let mut table = play(journal(folder, game).expect("a game").setup, known);
        settle(&mut table);
        assert_eq!(state(&table), **told, "{game} was opened again otherwise");
    }

    fn check(&mut self, folder: &Path, lines: &[Vec<String>]) {
        let mut account = Account::default();
        for line in lines {
            let words: Vec<&str> = line.iter().map(String::as_str).collect();
            match words[..] {
                ["opened", ref words @ ..] => self.opened(folder, words),
                ["did", game, action, state] => account.0.push([game, action, state].map(str::to_owned)),
                ["clock", game, at, lag] => {
                    let number = |text: &str| text.parse().expect("a number");
                    account.1 = Some((game.to_owned(), number(at), number(lag)));
                }
                ["closed", game] => account.1 = account.1.filter(|(other, ..)| other != game),
                _ => panic!("{line:?}"),
            }
        }
        self.told += account.0.len();
        let mut games: BTreeSet<String> = account.0.iter().map(|[game, ..]| game.clone()).collect();
        let files = fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
        let open = files.filter(|file| file.to_string_lossy().ends_with(".open.jsonl"));
        games.extend(open.map(|file| name(&file)));
        for game in games {
            self.check_game(folder, &game, &account);
        }
    }

    /// Checks that a game's journal has what was known before, what reopening added, what this program reported, and at
    /// most one more action; and that the clock goes back no further than it may.
    fn check_game(&mut self, folder: &Path, game: &str, (actions, clock): &Account) {
        let mut told = actions.iter().filter(|[other, ..]| other == game).peekable();
        let Some(script) = journal(folder, game) else {
            assert!(told.peek().is_none(), "{game} lost its first line");
            return;
        };
        assert!(script.damage.is_torn_at_most(), "{game}");
        let new = !self.games.contains_key(game);
        let known = self.games.entry(game.to_owned()).or_default();
        assert!(script.actions.starts_with(&known.0), "{game} lost what it had before");
        let mut table = play(script.setup.clone(), known);
        let mut rest = script.actions[known.0.len()..].iter();
        if !new && rest.len() > 0 {
            for deed in settle(&mut table) {
                assert!(rest.next().is_none_or(|action| action.deed == deed), "{game} was not put in order");
            }
        }
        for [_, told, after] in told {
            let action = rest.next().unwrap_or_else(|| panic!("{game} lost {told}"));
            assert_eq!(format!("{action:?}"), *told, "{game}");
            table.apply(action);
            assert_eq!(state(&table), *after, "{game} after {told}");
        }
        assert!(rest.len() <= 1, "{game} has {rest:?}, of which nothing was told");
        self.untold += rest.len();
        assert!(script.last_at >= known.1, "{game} became younger");
        *known = (script.actions.clone(), script.last_at);
        if let Some((_, at, lag)) = clock.as_ref().filter(|(other, ..)| other == game) {
            let age = at.saturating_sub(script.last_at);
            assert!(age <= 100 + lag, "{game}: the clock goes back {age} ms, the machine was {lag} ms late");
            self.worst_age = self.worst_age.max(age);
            self.worst_lag = self.worst_lag.max(*lag);
        }
    }
}

#[test]
fn nothing_is_lost_when_the_program_is_killed() {
    let kills = kills(KILLS);
    let worker = |worker: u64| {
        let folder = Folder::new();
        let mut random = Rng::with_seed(worker);
        let mut known = Known::default();
        for round in 0..kills.div_ceil(WORKERS) as u64 {
            let seed = round as usize * WORKERS + worker as usize;
            let child = start("table::journal_kill::plays_until_it_is_killed", &folder.0, 0, seed);
            let longest = [10, 40, 300][random.usize(..3)];
            let moment = Moment::AfterStart(Duration::from_micros(random.u64(..longest * 1000)));
            known.check(&folder.0, &kill(child, moment));
        }
        let Known { games, told, opened, dropped, untold, worst_age, worst_lag } = &known;
        println!(
            "{} games, {told} actions told, {untold} found that were not; {opened} games opened again, {dropped} last \
            lines dropped; the clock went back {worst_age} ms at most, where the machine was {worst_lag} ms late at most",
            games.len(),
        );
        assert!(known.opened > 0 && known.told > 100, "too little was met");
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS as u64).map(|number| scope.spawn(move || worker(number))).collect();
        for worker in workers {
            worker.join().expect("what was lost is above");
        }
    });
}

// A full disk, simulated by a system limit of a few kilobytes for this program's files.

#[cfg(unix)]
const FULL: &str = "JADOUBE_FULL_FOLDER";

#[cfg(unix)]
#[test]
fn plays_on_a_full_disk() {
    let Some(folder) = std::env::var_os(FULL).map(PathBuf::from) else { return };
    let mut table = Table::new(GameSetup::default());
    let mut journal = Journal::begin(&folder, 1, table.setup());
    let begun = Instant::now();
    journal.keep_time(move || begun.elapsed().as_millis() as u64 / 100 * 100);
    journal.set_running(true);
    let mut random = Rng::with_seed(5);
    for number in 0..300 {
        let action = Action::new(number * 100, lasting_deed(&mut random, &table));
        table.apply(&action);
        journal.append(&action);
        tell(&["did", &format!("{action:?}")]);
        if let Some(trouble) = journal.take_error() {
            tell(&["trouble", &format!("{:?}", trouble.error.kind())]);
        }
    }
    tell(&["end", if journal.is_whole() { "whole" } else { "not whole" }]);
}

#[cfg(unix)]
#[test]
fn full_disk_is_reported_once_and_the_game_continues() {
    let folder = Folder::new();
    let output = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$@\"", "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "table::journal_kill::plays_on_a_full_disk", "--nocapture"])
        .env(FULL, &folder.0)
        .output()
        .unwrap();
    let told = killed::told(&output.stdout);
    let words = |word: &str| -> Vec<&str> {
        told.iter().filter(|line| line[0] == word).map(|line| line[1].as_str()).collect()
    };
    assert_eq!(words("trouble"), ["FileTooLarge"], "{told:?}");
    assert_eq!(words("end"), ["not whole"], "{told:?}");
    let script = journal(&folder.0, "0000000000001").unwrap();
    assert!(script.damage.is_none());
    let did = words("did");
    let written: Vec<String> = script.actions.iter().map(|action| format!("{action:?}")).collect();
    assert!(written.len() > 50 && did.len() == 300, "{} of {}", written.len(), did.len());
    assert!(written.iter().zip(&did).all(|(written, did)| written == did));
}
