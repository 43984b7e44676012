//! A program that is killed at any moment while saving: each file is either entirely old or entirely new.
//!
//! As fast as possible, the program saves a game, the settings, and one of the games of a file. What it saves depends
//! on a number that grows each time.

use std::fs;
use std::path::Path;
use std::time::Duration;

use fastrand::Rng;
use jadoube::record::pgn::Games;
use jadoube::storage::settings::SettingsStore;
use jadoube::storage::write;
use jadoube::storage::{Backups, Part};
use jadoube::table::journal::{Damage, Script};
use jadoube::table::{Action, Deed, GameSetup};
use jadoube::ui::Settings;

use crate::folder::Folder;
use crate::killed::{Moment, job, kill, kills, start, tell, tidy};

/// Enough to find most faults within a few seconds.
const KILLS: usize = 20;
/// The number of games in the file before the one that is saved, and the number after it.
const OTHERS: usize = 40;

/// A game that repeats its number many times.
fn game(number: u64) -> Script {
    let deeds = 1 + number as usize % 700;
    let actions = vec![Action::new(number, Deed::Cancel); deeds];
    let setup = GameSetup { white: number.to_string(), ..GameSetup::default() };
    let (unknown, good, damage) = (Vec::new(), 0, Damage::default());
    Script { began: Some(number), unknown, setup, is_dated: true, actions, last_at: number, good, damage }
}

fn pgn(number: u64) -> String {
    format!("[White \"{number}\"]\n\n{{{}}} *\n\n", "word ".repeat(number as usize % 3000).trim_end())
}

fn others() -> String {
    (0..OTHERS).map(|_| "[White \"other\"]\n\n1. e4 e5 2. Nf3 *\n\n").collect()
}

#[test]
fn saves_until_it_is_killed() {
    let Some((folder, ..)) = job() else { return };
    let games = folder.join("games.pgn");
    let length = fs::metadata(&games).expect("the games").len();
    let start = others().len() as u64;
    let mut part = Part::read(&games, start..length - start).expect("the game in the middle");
    let mut store = SettingsStore::at(Some(folder.join("settings.json")));
    assert!(store.read().is_none(), "the settings are whole");
    let mut number =
        fs::read_to_string(folder.join("number")).map_or(0, |text| text.parse().expect("a number"));
    loop {
        number += 1;
        write(&folder.join("number"), number.to_string()).expect("written");
        write(&folder.join("game.jadoube"), game(number).to_text()).expect("written");
        part.replace(&pgn(number), &Backups::none()).expect("replaced");
        assert!(store.choose(&Settings { lines: 1 + number as usize % 5, ..Settings::default() }).is_none());
        store.keep_file(Path::new(&format!("/{number}")));
        tell(&["did", &number.to_string()]);
    }
}

fn number(folder: &Path) -> u64 {
    fs::read_to_string(folder.join("number")).expect("a whole file").parse().expect("a number")
}

/// Checks that all files are complete and have the last number or the one before.
fn check(folder: &Path) {
    let last = number(folder);
    let recent = [last - 1, last];
    let text = fs::read_to_string(folder.join("game.jadoube")).expect("the game that is kept");
    assert!(recent.iter().any(|&number| game(number).to_text() == text), "{last}: {text}");
    let all = fs::read_to_string(folder.join("games.pgn")).expect("the games");
    let within = all.strip_prefix(&others()).and_then(|rest| rest.strip_suffix(&others()));
    let within = within.expect("the other games are as they were");
    assert!(recent.iter().any(|&number| pgn(number) == within), "{last}: {within}");
    assert_eq!(Games::new(all.as_bytes()).count(), 2 * OTHERS + 1);
    let settings = fs::read_to_string(folder.join("settings.json")).expect("the settings");
    let mut store = SettingsStore::at(Some(folder.join("settings.json")));
    assert!(store.read().is_none(), "{settings}");
    let file = store.files().first().map(|file| file.display().to_string()).unwrap_or_default();
    assert!(recent.iter().any(|number| file == format!("/{number}")), "{last}: {settings}");
}

#[test]
fn every_file_is_whole_when_the_program_is_killed() {
    let kills = kills(KILLS);
    let folder = Folder::new();
    write(&folder.0.join("number"), "0").expect("written");
    write(&folder.0.join("game.jadoube"), game(0).to_text()).expect("written");
    write(&folder.0.join("games.pgn"), others() + &pgn(0) + &others()).expect("written");
    SettingsStore::at(Some(folder.0.join("settings.json"))).keep_file(Path::new("/0"));
    let mut random = Rng::with_seed(1);
    let mut torn = 0;
    for round in 0..kills {
        let child = start("storage::save_kill::saves_until_it_is_killed", &folder.0, 0, round);
        let told = kill(child, Moment::AfterStep(Duration::from_micros(random.u64(..20_000))));
        assert!(!told.is_empty(), "the program does not save");
        check(&folder.0);
        torn += tidy(&folder);
    }
    println!("{kills} programs killed, {torn} of them in the middle of writing; {} saves", number(&folder.0));
}
