//! Two windows work on a file of many games and are killed at any moment: games are opened, edited, closed, saved,
//! added, deleted and reordered. No original game is lost, and only edited games change.
//!
//! The comment before the first move of a game is the history of its edits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::Duration;

use fastrand::Rng;
use jadoube::record::pgn::{Games, Scan, write};
use jadoube::record::{Record, Tags};
use jadoube::start::Start;
use jadoube::storage::Backups;
use jadoube::storage::games::{Change, Field, is_same_text};
use jadoube::study::{Origin, Side, Snapshot, Study, Target, edited};

use crate::folder::{Folder, is_backup};
use crate::house::data;
use crate::killed::{is_alone, job, kill_two, kills, step, tell, tidy};
use crate::storage::many_games::read;

const GAMES: usize = 984;
/// Each round kills both windows.
const ROUNDS: usize = 10;
const TEST: &str = "study::many_games_kill::changes_games_until_it_is_killed";
/// The words with which the history of a game and the name of an added game begin.
const MARK: &str = "edited";
const ADDED: &str = "added ";

/// [`GAMES`] different games, with spacing that `pgn::write` does not use.
fn games() -> String {
    let mut random = Rng::with_seed(984);
    let mut text = String::new();
    for number in 1..=GAMES {
        let mut record = Record::new(Start::standard());
        record.tags = Tags::default();
        for (tag, value) in [("Event", "Club"), ("White", "De Vries, Ü."), ("Black", "Jansen")] {
            record.tags.set(tag, value);
        }
        record.tags.set("Round", &number.to_string());
        let mut at = Record::ROOT;
        for _ in 0..random.usize(4..30) {
            let moves = record.position(at).legal_moves();
            let Some(mv) = random.choice(moves.iter()) else { break };
            at = record.add(at, *mv).expect("a legal move");
        }
        let _ = write!(text, "{}", write(&record).replacen(" 2. ", "   2. ", 1));
    }
    text
}

/// A hash of a game, calculated without its history, and the history.
fn split(record: &Record) -> (u64, String) {
    let mut record = record.clone();
    let comments = &mut record.notes_mut(Record::ROOT).comments;
    let history = comments.iter().position(|comment| comment.starts_with(MARK));
    let history = history.map(|at| comments.remove(at)).unwrap_or_default().replace('\n', " ");
    (hash(write(&record)), history)
}

fn hash(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

// The window that is killed.

struct Window {
    number: u64,
    file: PathBuf,
    studies: PathBuf,
    backups: Backups,
    random: Rng,
    count: usize,
}

impl Window {
    fn act(&mut self) {
        self.count += 1;
        match self.random.u8(..10) {
            0..3 => self.edit(),
            3..6 => self.save(),
            6 => self.add(),
            7 => self.reorder(),
            8 => self.delete(),
            // The backups of this run now count as those of an earlier one, as if the window had been reopened.
            _ => self.backups = Backups::listed_in(Some(self.studies.with_file_name("backups.jsonl"))),
        }
    }

    /// Picks a game. If this window may change it, opens the game or its working copy, edits it and closes it.
    fn edit(&mut self) {
        let reader = read(&self.file);
        let game = self.random.usize(..reader.index().count());
        let located = reader.locate(game).expect("a game");
        // The other window may have saved meanwhile.
        let Ok((game, Some(part))) = located.read() else { return };
        let (key, _) = split(&game.record);
        if key % 2 != self.number
            || game.record.tags.get("Event").is_some_and(|event| event.starts_with(ADDED))
        {
            return;
        }
        let newer =
            edited(&self.studies, &self.file).into_iter().find(|(_, other)| is_same_text(other, &part));
        let mut study = match newer {
            Some((copy, _)) => Study::reopen(&copy).expect("only this window opens it"),
            None => Study::new(game.record, Origin::File(part)),
        };
        let before = study.comment(Record::ROOT, Side::After);
        if !before.is_empty() && !before.starts_with(MARK) {
            return;
        }
        let before = if before.is_empty() { MARK.to_owned() } else { before.replace('\n', " ") };
        let round = self.count;
        let history = format!("{before} {}-{round}", self.number);
        study.set_comment(Record::ROOT, Side::After, &history, false);
        let (key, history) = split(study.record());
        step(&["edit", &key.to_string(), &history], || {
            study.save_working_copy(&self.studies, Duration::ZERO).expect("written").expect("edited");
        });
    }

    /// Picks a working copy and, if no window has it open and this window may change it, saves it.
    fn save(&mut self) {
        let copies = edited(&self.studies, &self.file);
        let Some((copy, _)) = self.random.choice(copies.iter()) else { return };
        let Ok(mut study) = Study::reopen(copy) else { return };
        let (key, history) = split(study.record());
        if key % 2 != self.number {
            return;
        }
        let saving = study.save(&self.backups).expect("it knows its file");
        if let Ok(part) = saving.wait() {
            study.saved_as(&saving, part);
            tell(&["did", "save", &key.to_string(), &history]);
        }
    }

    fn add(&mut self) {
        let name = format!("{ADDED}{}-{}", self.number, self.count);
        let text = format!("[Event \"{name}\"]\n\n1. e4 *\n");
        let target = Target::Added(read(&self.file).games_file());
        tell(&["try", "add", &name]);
        if Snapshot::of_text(text).save(target, self.backups.clone()).wait().is_ok() {
            tell(&["did", "add", &name]);
        }
    }

    fn reorder(&mut self) {
        let games = read(&self.file).games_file();
        let change = if self.random.u8(..4) == 0 {
            let mut order: Vec<u32> = (0..games.count() as u32).collect();
            self.random.shuffle(&mut order);
            Change::Order(order)
        } else {
            let [from, to] = [0, 1].map(|_| self.random.usize(..games.count()));
            Change::Move { from, to }
        };
        if games.apply(&change, &self.backups).is_ok() {
            tell(&["did", "reorder"]);
        }
    }

    /// Deletes a game that this window has added, and sometimes undoes that.
    fn delete(&mut self) {
        let reader = read(&self.file);
        let own = format!("{ADDED}{}-", self.number);
        let index = reader.index();
        let Some(game) = (0..index.count()).find(|&game| index.text(game, Field::Event).starts_with(&own))
        else {
            return;
        };
        let name = index.text(game, Field::Event).to_owned();
        drop(index);
        tell(&["try", "delete", &name]);
        let Ok(undo) = reader.games_file().apply(&Change::Delete(game), &self.backups) else { return };
        tell(&["did", "delete", &name]);
        if self.random.bool() {
            tell(&["try", "add", &name]);
            if read(&self.file).games_file().apply(&undo, &self.backups).is_ok() {
                tell(&["did", "add", &name]);
            }
        }
    }
}

#[test]
fn changes_games_until_it_is_killed() {
    let Some((folder, window, round)) = job() else { return };
    let (file, studies) = (folder.join("games.pgn"), folder.join("studies"));
    let backups = Backups::listed_in(Some(folder.join("backups.jsonl")));
    let (random, count) = (Rng::with_seed(2 * round + window), round as usize * 10_000);
    let mut window = Window { number: window, file, studies, backups, random, count };
    loop {
        window.act();
    }
}

// The program that kills both windows.

/// The original games, and what the windows have reported.
#[derive(Default)]
struct Known {
    /// The games at the beginning: the hash of each by its bytes, and the number of games with each hash.
    texts: HashMap<Vec<u8>, u64>,
    games: HashMap<u64, usize>,
    /// For each game, the longest history that was reported or found, and the longest that was saved.
    histories: BTreeMap<u64, [String; 2]>,
    /// Whether each added game must be in the file; `None` if either is possible.
    added: BTreeMap<String, Option<bool>>,
    done: BTreeMap<String, usize>,
}

impl Known {
    fn of(text: &str) -> Known {
        let mut known = Known::default();
        for game in Games::new(text.as_bytes()) {
            let (key, _) = split(&game.record);
            let bytes = &text.as_bytes()[game.bytes.start as usize..game.bytes.end as usize];
            known.texts.insert(bytes.trim_ascii().to_owned(), key);
            *known.games.entry(key).or_default() += 1;
        }
        known
    }

    fn hear(&mut self, line: &[String]) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let did = line[0] == "did";
        *self.done.entry(line[1].to_owned()).or_default() += usize::from(did);
        match line[1..] {
            ["edit" | "save", key, history] if did => {
                let saved = line[1] == "save";
                let known = self.histories.entry(key.parse().expect("a key")).or_default();
                for known in &mut known[..=usize::from(saved)] {
                    if history.len() > known.len() {
                        assert!(history.starts_with(known.as_str()), "{known}, then {history}");
                        history.clone_into(known);
                    }
                }
            }
            ["edit", ..] | ["reorder"] => {}
            ["add" | "delete", name] => {
                let is_there = line[1] == "add";
                self.added.insert(name.to_owned(), did.then_some(is_there));
            }
            _ => panic!("{line:?}"),
        }
    }

    /// Checks that every original game is in the file with everything that was saved, that every edit is there or in a
    /// working copy, and that the added games are as reported. Returns the number of games in the file.
    fn check(&mut self, file: &Path, studies: &Path) -> usize {
        let mut copies: HashMap<u64, String> = HashMap::new();
        for (copy, _) in edited(studies, file) {
            let study = Study::reopen(&copy).expect("no window is open");
            let (key, history) = split(study.record());
            assert!(copies.insert(key, history).is_none(), "a game has two copies");
        }
        let text = fs::read(file).expect("the file");
        let (mut games, mut added, mut count) = (self.games.clone(), BTreeSet::new(), 0);
        let mut histories: HashMap<u64, String> = HashMap::new();
        for game in Scan::new(&text[..]) {
            count += 1;
            let bytes = text[game.bytes.start as usize..game.bytes.end as usize].trim_ascii();
            if let Some(name) = game.tags.get("Event").filter(|event| event.starts_with(ADDED)) {
                assert!(added.insert(name.to_owned()), "{name} is there twice");
                continue;
            }
            let key = self.texts.get(bytes).copied().unwrap_or_else(|| {
                let (key, history) = split(&Games::new(bytes).next().expect("a game").record);
                histories.insert(key, history);
                key
            });
            let left = games
                .get_mut(&key)
                .unwrap_or_else(|| panic!("not a game of before: {}", String::from_utf8_lossy(bytes)));
            *left = left.checked_sub(1).expect("no game is there twice");
        }
        assert!(games.values().all(|left| *left == 0), "games are lost");
        for (key, [told, saved]) in &mut self.histories {
            let in_file = histories.get(key).cloned().unwrap_or_default();
            assert!(in_file.starts_with(saved.as_str()), "saved {saved}, found {in_file}");
            let copy = copies.remove(key).unwrap_or_default();
            let found = if copy.len() > in_file.len() { copy } else { in_file };
            assert!(found.starts_with(told.as_str()), "told {told}, found {found}");
            *told = found;
        }
        for (name, is_there) in &mut self.added {
            let found = added.remove(name);
            assert!(is_there.is_none_or(|known| known == found), "{name}: {is_there:?}, found {found}");
            *is_there = Some(found);
        }
        assert!(added.is_empty(), "{added:?}");
        count
    }
}

/// Checks that every backup of ours has all the original games, and that a backup file that is not ours is unchanged.
fn check_backups(folder: &Folder, known: &Known) {
    let names = folder.names().into_iter().filter(|name| is_backup(name));
    for name in names {
        let text = fs::read(folder.0.join(&name)).expect("a backup");
        if name == "games.pgn.bak" {
            assert_eq!(text, b"mine");
            continue;
        }
        let own = |tags: &Tags| tags.get("Event").is_some_and(|event| event.starts_with(ADDED));
        let count = Scan::new(&text[..]).filter(|game| !own(&game.tags)).count();
        assert_eq!(count, known.games.values().sum::<usize>(), "{name}");
    }
}

fn run(text: &str, rounds: usize) {
    let folder = Folder::new();
    let (file, studies) = (folder.0.join("games.pgn"), folder.0.join("studies"));
    fs::write(&file, text).expect("the games");
    fs::write(folder.0.join("games.pgn.bak"), "mine").expect("a backup of somebody else");
    let (mut known, mut random) = (Known::of(text), Rng::with_seed(1));
    for round in 1..=rounds {
        let works = [0, 1].map(|_| Duration::from_micros(random.u64(..500_000)));
        for line in kill_two(TEST, &folder.0, round, works).concat() {
            known.hear(&line);
        }
        known.check(&file, &studies);
        check_backups(&folder, &known);
        tidy(&folder);
    }
    // All studies that were closed unsaved are saved to their games.
    let backups = Backups::listed_in(Some(folder.0.join("backups.jsonl")));
    let left = edited(&studies, &file);
    for (copy, _) in &left {
        let mut study = Study::reopen(copy).expect("no window is open");
        let (key, history) = split(study.record());
        let saving = study.save(&backups).expect("it knows its file");
        study.saved_as(&saving, saving.wait().expect("saved"));
        known.histories.entry(key).or_default()[1] = history;
    }
    assert!(edited(&studies, &file).is_empty());
    let count = known.check(&file, &studies);
    println!("{rounds} rounds, {:?}, {} copies saved at the end, {count} games", known.done, left.len());
    assert!(known.done.values().sum::<usize>() > rounds, "too little was done");
}

#[test]
fn many_games_outlive_two_windows_that_are_killed() {
    if !is_alone("study::many_games_kill::many_games_outlive_two_windows_that_are_killed") {
        return;
    }
    let rounds = kills(ROUNDS).min(300);
    run(&games(), rounds);
    if let Some(text) = data::read("pgn/WorldChamps.pgn") {
        run(&text, rounds);
    }
}
