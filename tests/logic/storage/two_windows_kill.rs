//! Two windows in one folder are killed at any moment and started again: nothing that either had saved is lost.
//!
//! Each window is a process of this test program. It runs one test, which changes settings, edits studies, saves a game
//! in a shared file and closes journals as fast as possible. Every value belongs to one window or is a history of the
//! actions of both.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::engine::Level;
use jadoube::engine::external::EngineSetup;
use jadoube::record::pgn::Games;
use jadoube::record::{Record, Tags};
use jadoube::start::Start;
use jadoube::storage::settings::{GameOutcome, SettingsStore};
use jadoube::storage::{Backups, Part};
use jadoube::study::{Origin, Side, Study, Target};
use jadoube::table::journal::Script;
use jadoube::table::{Action, Deed, GameSetup, Journal};
use jadoube::ui::Settings;

use crate::folder::Folder;
use crate::killed::{is_alone, job, kill_two, kills, step, tidy};

/// Each round kills both windows.
const ROUNDS: usize = 200;
const TEST: &str = "storage::two_windows_kill::works_until_it_is_killed";
/// The maximum numbers of files and journals that a window adds per round: few enough that those of both windows are
/// kept.
const MOST_FILES: usize = 5;
const MOST_JOURNALS: usize = 20;

// The window that is killed.

struct Window {
    number: usize,
    folder: PathBuf,
    store: SettingsStore,
    study: Option<Study>,
    /// The window's game in the shared file.
    part: Part,
    random: Rng,
    /// The number of the window's latest action; no two rounds share a number.
    count: usize,
    files: usize,
    journals: usize,
}

/// A window's game in the shared file. All these games have the same length.
fn line(window: usize, number: usize) -> String {
    format!("[White \"{window}\"] {{{number:010}}} *\n")
}

impl Window {
    fn open(number: usize, folder: PathBuf, round: u64) -> Window {
        let mut store = SettingsStore::at(Some(folder.join("settings.json")));
        assert!(store.read().is_none(), "the settings are whole");
        let length = line(0, 0).len() as u64;
        let start = number as u64 * length;
        let part = Part::read(&folder.join("games.pgn"), start..start + length).expect("its game");
        let random = Rng::with_seed(2 * round + number as u64);
        let study = Study::recover(&folder.join("studies"));
        let count = round as usize * 100_000;
        Window { number, folder, store, study, part, random, count, files: 0, journals: 0 }
    }

    fn act(&mut self) {
        self.count += 1;
        let (window, count) = (self.number.to_string(), self.count.to_string());
        match self.random.u8(..8) {
            0 => {
                let volume = self.random.u8(..=100);
                let before: Settings = self.store.chosen();
                let now = match self.number {
                    0 => Settings { volume, ..before },
                    _ => Settings { text_size: 100 + u16::from(volume), ..before },
                };
                step(&["setting", &window, &volume.to_string()], || {
                    assert!(self.store.choose(&now).is_none());
                });
            }
            1 if self.files < MOST_FILES => {
                self.files += 1;
                let file = format!("/{window}/{count}");
                step(&["file", &window, &file], || self.store.keep_file(Path::new(&file)));
            }
            2 => {
                let fared = [GameOutcome::Won, GameOutcome::Drew, GameOutcome::Lost][self.random.usize(..3)];
                // Each window has its own level.
                step(&["result", &window, sign(fared)], || {
                    self.store.keep_result(level(self.number), fared);
                });
            }
            3 => self.change_engines(&window, &count),
            4 => step(&["game", &window, &count], || {
                let replaced = self.part.replace(&line(self.number, self.count), &Backups::none());
                replaced.expect("nobody else writes this game");
            }),
            5 if self.journals < MOST_JOURNALS => {
                self.journals += 1;
                let setup = GameSetup { white: format!("{window}-{count}"), ..GameSetup::default() };
                let folder = self.folder.join("journals");
                step(&["journal", &window, &setup.white], || {
                    let journal = Journal::begin(&folder, 1, &setup);
                    journal.append(&Action::new(1, Deed::Cancel));
                    assert!(journal.take_error().is_none());
                    journal.close().expect("closed");
                });
            }
            _ => self.edit_study(&window, &count),
        }
    }

    /// Each window adds and removes its own engines. For the engine that both share, it sets an option of its own.
    fn change_engines(&mut self, window: &str, count: &str) {
        let mut engines = self.store.engines();
        let own = |engine: &EngineSetup| engine.name.starts_with(&format!("{window}-"));
        engines[0].options.insert(window.to_owned(), count.to_owned());
        if engines.iter().filter(|engine| own(engine)).count() > 3 {
            let first = engines.iter().position(own).expect("an engine");
            engines.remove(first);
        }
        let name = format!("{window}-{count}");
        engines.push(EngineSetup { name, ..EngineSetup::new(format!("/bin/{count}")) });
        let listed: Vec<&str> = engines.iter().filter(|it| own(it)).map(|it| it.name.as_str()).collect();
        let listed = listed.join(" ");
        step(&["engines", window, &listed, count], || {
            assert!(self.store.edit_engines(self.store.engines(), &engines).is_none());
        });
    }

    /// Edits the open study, or a new one, and then may save or leave it. The study's comment is the history of all
    /// edits, whichever window made them.
    fn edit_study(&mut self, window: &str, count: &str) {
        let studies = self.folder.join("studies");
        let study = self.study.get_or_insert_with(|| {
            let mut record = Record::new(Start::standard());
            record.tags = Tags::default();
            record.tags.set("White", &format!("{window}-{count}"));
            Study::new(record, Origin::Nowhere)
        });
        let name = name(study.record());
        let before = study.comment(Record::ROOT, Side::After);
        let history = format!("{before} {window}-{count}").trim().to_owned();
        study.set_comment(Record::ROOT, Side::After, &history, false);
        step(&["study", &name, &history], || {
            study.save_working_copy(&studies, Duration::ZERO).expect("written").expect("edited");
        });
        match self.random.u8(..12) {
            // The study is saved to its own file, and its working copy is removed.
            0 | 1 => {
                let snapshot = study.snapshot();
                let file = self.folder.join("saved").join(format!("{name}.pgn"));
                step(&["saved", &name], || {
                    let saving = snapshot.save(Target::New(file), Backups::none());
                    let part = saving.wait().expect("saved");
                    study.saved_as(&saving, part);
                });
                self.study = None;
            }
            // The study is left, so that this window begins another study, and the other window may find this one.
            2 => self.study = None,
            3 if self.study.is_some() => {
                self.study = None;
                self.study = Study::recover(&studies);
            }
            _ => {}
        }
    }
}

fn level(window: usize) -> Level {
    Level::new(1 + window as u8).expect("a level")
}

fn name(record: &Record) -> String {
    record.tags.known("White").unwrap_or_default().to_owned()
}

#[test]
fn works_until_it_is_killed() {
    let Some((folder, window, round)) = job() else { return };
    let mut window = Window::open(window as usize, folder, round);
    loop {
        window.act();
    }
}

// The program that kills both windows.

/// The last value that was reported as saved or found after a kill, and the value that was tried after that; each is
/// `None` if there is none.
#[derive(Clone, Default, Debug)]
struct Told {
    did: Option<String>,
    tried: Option<String>,
}

impl Told {
    fn note(&mut self, did: bool, value: &str) {
        let value = Some(value.to_owned());
        if did {
            (self.did, self.tried) = (value, None);
        } else {
            self.tried = value;
        }
    }

    fn is(&self, found: Option<&str>) -> bool {
        found == self.did.as_deref() || (found.is_some() && found == self.tried.as_deref())
    }

    /// Records the value that was found as the saved one.
    fn settle(&mut self, found: Option<&str>) {
        (self.did, self.tried) = (found.map(str::to_owned), None);
    }
}

/// What the windows have reported.
#[derive(Default)]
struct Known {
    /// The values that belong to one window, by kind and window.
    values: BTreeMap<(String, usize), Told>,
    /// The longest history known of each study, whether reported or found.
    studies: BTreeMap<String, String>,
    saved: BTreeMap<String, bool>,
    done: usize,
}

impl Known {
    fn value(&mut self, kind: &str, window: &str) -> &mut Told {
        self.values.entry((kind.to_owned(), window.parse().expect("a window"))).or_default()
    }

    fn hear(&mut self, line: &[String], journals: &mut Vec<String>) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let did = line[0] == "did";
        self.done += usize::from(did);
        match line[1..] {
            ["result", window, sign] => {
                let told = self.value("result", window);
                let before = told.did.clone().unwrap_or_default();
                let all = format!("{before}{sign}");
                told.note(did, &all[all.len().saturating_sub(20)..]);
            }
            ["engines", window, listed, count] => {
                self.value("engines", window).note(did, listed);
                self.value("option", window).note(did, count);
            }
            ["journal", _, name] if did => journals.push(name.to_owned()),
            ["journal", ..] => {}
            ["study", name, history] => {
                let known = self.studies.entry(name.to_owned()).or_default();
                if did && history.len() > known.len() {
                    let is_longer = history.starts_with(known.as_str());
                    assert!(is_longer, "{name}: two windows had it: {known}, {history}");
                    history.clone_into(known);
                }
            }
            ["saved", name] => _ = self.saved.insert(name.to_owned(), did),
            [kind, window, value] => self.value(kind, window).note(did, value),
            _ => panic!("{line:?}"),
        }
    }

    fn check(&mut self, folder: &Path, journals: &[String]) {
        let mut store = SettingsStore::at(Some(folder.join("settings.json")));
        assert!(store.read().is_none());
        let settings: Settings = store.chosen();
        let games = fs::read_to_string(folder.join("games.pgn")).expect("the games");
        assert_eq!(games.lines().count(), 2, "{games}");
        for window in 0..2 {
            let engines: Vec<String> = store.engines().into_iter().map(|engine| engine.name).collect();
            let own = engines.iter().filter(|name| name.starts_with(&format!("{window}-")));
            let own: Vec<&str> = own.map(String::as_str).collect();
            let option = store.engines()[0].options.get(&window.to_string()).cloned();
            let files = store.files().into_iter().map(|file| file.display().to_string());
            let file = files.into_iter().find(|file| file.starts_with(&format!("/{window}/")));
            let signs: String = store.results(level(window)).into_iter().map(sign).collect();
            let chosen = [u16::from(settings.volume), settings.text_size - 100][window].to_string();
            let game = games.lines().nth(window).and_then(|line| line.split(['{', '}']).nth(1));
            let game = game.map(|text| text.trim_start_matches('0').to_owned());
            for (kind, found) in [
                ("setting", Some(chosen)),
                ("file", file),
                ("result", Some(signs).filter(|signs| !signs.is_empty())),
                ("engines", Some(own.join(" ")).filter(|own| !own.is_empty())),
                ("option", option),
                ("game", game.filter(|game| !game.is_empty())),
            ] {
                let told = self.value(kind, &window.to_string());
                let default = told.did.is_none() && matches!(kind, "setting" | "file");
                let is_known = default || told.is(found.as_deref());
                assert!(is_known, "{kind} of {window}: {found:?}, told {told:?}\n{}", store.to_text());
                told.settle(found.as_deref());
            }
        }
        self.check_studies(folder);
        check_journals(&folder.join("journals"), journals);
    }

    /// Checks that each study is in one working copy or in the file to which it was saved, with everything that was
    /// reported.
    fn check_studies(&mut self, folder: &Path) {
        let read = |file: &Path| -> (String, String) {
            let text = fs::read(file).expect("a study");
            let record = Games::new(&text[..]).next().expect("a whole study").record;
            (name(&record), record.notes(Record::ROOT).comments.join("\n").replace('\n', " "))
        };
        let mut copies: BTreeMap<String, String> = BTreeMap::new();
        for entry in fs::read_dir(folder.join("studies")).into_iter().flatten().flatten() {
            if entry.path().extension().is_some_and(|end| end == "pgn") {
                let (name, history) = read(&entry.path());
                assert!(copies.insert(name.clone(), history).is_none(), "{name} has two copies");
            }
        }
        for (name, known) in &mut self.studies {
            let file = folder.join("saved").join(format!("{name}.pgn"));
            let saved = self.saved.get(name).copied();
            let found = match (copies.remove(name), saved) {
                (Some(_), Some(true)) => panic!("{name} was saved, but its copy is there"),
                (Some(copy), _) => copy,
                // The window was killed after saving, or reported that it had saved.
                (None, Some(_)) => {
                    self.saved.insert(name.clone(), true);
                    read(&file).1
                }
                (None, None) => {
                    assert!(known.is_empty(), "{name} is lost: {known}");
                    continue;
                }
            };
            assert!(found.starts_with(known.as_str()), "{name}: {found}, told {known}");
            *known = found;
        }
        assert!(copies.len() <= 2, "{copies:?}");
        for (name, history) in copies {
            self.studies.insert(name, history);
        }
        self.saved.retain(|_, done| *done);
    }
}

fn sign(fared: GameOutcome) -> &'static str {
    match fared {
        GameOutcome::Won => "+",
        GameOutcome::Drew => "=",
        GameOutcome::Lost => "-",
    }
}

/// Checks that every journal that was reported as closed exists.
fn check_journals(folder: &Path, told: &[String]) {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let closed = files.filter(|file| !file.to_string_lossy().ends_with(".open.jsonl"));
    let names: Vec<String> =
        closed.filter_map(|file| Some(Script::read(&fs::read(file).ok()?).ok()??.setup.white)).collect();
    for name in told {
        assert!(names.contains(name), "the journal of {name} is lost: {names:?}");
    }
}

#[test]
fn two_windows_that_are_killed_lose_nothing() {
    if !is_alone("storage::two_windows_kill::two_windows_that_are_killed_lose_nothing") {
        return;
    }
    let rounds = kills(2 * ROUNDS).div_ceil(2);
    let folder = Folder::new();
    fs::write(folder.0.join("games.pgn"), line(0, 0) + &line(1, 0)).expect("the games");
    fs::create_dir(folder.0.join("saved")).expect("a folder");
    let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
    assert!(store.edit_engines(store.engines(), &[EngineSetup::new("both")]).is_none());
    let (mut known, mut random, begun) = (Known::default(), Rng::with_seed(1), Instant::now());
    for round in 1..=rounds {
        let works = [0, 1].map(|_| Duration::from_micros(random.u64(..40_000)));
        let mut lines = kill_two(TEST, &folder.0, round, works).concat();
        // Shorter histories of a study come first, whichever window wrote them.
        lines.sort_by_key(|line| if line[1] == "study" { line[3].len() } else { 0 });
        // Files of earlier rounds may have dropped off the list.
        known.values.retain(|(kind, _), _| kind != "file");
        let mut journals = Vec::new();
        for line in &lines {
            known.hear(line, &mut journals);
        }
        known.check(&folder.0, &journals);
        let _ = fs::remove_dir_all(folder.0.join("journals"));
        tidy(&folder);
    }
    let (done, studies) = (known.done, known.studies.len());
    println!("{rounds} rounds: {done} steps, {studies} studies; {} s", begun.elapsed().as_secs());
    assert!(done > rounds && studies > 0, "too little was met");
}
