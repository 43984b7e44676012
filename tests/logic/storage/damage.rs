//! Damaged settings and studies: damage that is noticed is reported, and the damaged content is kept.

use std::fs;

use fastrand::Rng;
use jadoube::record::pgn::{Games, write};
use jadoube::storage::settings::{SettingsError, SettingsStore};
use jadoube::study::{Study, copy_damaged, unsaved};
use jadoube::ui::Settings;

use crate::folder::Folder;
use crate::table::damage::Harm;

const ROUNDS: usize = 2000;

#[test]
fn unreadable_settings_are_reported_and_preserved() {
    let folder = Folder::new();
    let file = folder.0.join("settings.json");
    let mut store = SettingsStore::at(Some(file.clone()));
    assert!(store.choose(&Settings { lines: 5, volume: 7, ..Settings::default() }).is_none());
    let whole = fs::read(&file).unwrap();
    let (mut random, mut told) = (Rng::with_seed(1), 0);
    for round in 0..ROUNDS {
        let text = Harm::of(&mut random, &whole).done_to(&whole);
        fs::write(&file, &text).unwrap();
        let reads = serde_json::from_slice::<serde_json::Map<_, serde_json::Value>>(&text);
        match SettingsStore::at(Some(file.clone())).read() {
            None => assert!(reads.is_ok(), "round {round}: {}", String::from_utf8_lossy(&text)),
            Some(SettingsError::Broken { kept, .. } | SettingsError::Newer { kept, .. }) => {
                told += 1;
                assert_eq!(fs::read(&kept).unwrap(), text, "round {round}");
                fs::remove_file(kept).unwrap();
            }
            Some(other) => panic!("round {round}: {other:?}"),
        }
    }
    assert!(told > ROUNDS / 2, "{told}");
}

#[test]
fn unreadable_studies_are_reported_and_preserved() {
    let record = "[White \"De Vries\"]\n[Black \"Jansen\"]\n\n1. e4 e5 2. Nf3 {good} (2. f4 exf4 3. Nf3) 2... Nc6 \
                  3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 $1 *\n";
    let record = Games::new(record.as_bytes()).next().expect("a game").record;
    let whole = write(&record).into_bytes();
    let (mut random, mut told, mut unharmed) = (Rng::with_seed(2), 0, 0);
    for round in 0..ROUNDS / 4 {
        let text = Harm::of(&mut random, &whole).done_to(&whole);
        let folder = Folder::new();
        let file = folder.write("0000000000007-1.pgn", &text);
        let mut damaged = copy_damaged(&folder.0);
        // A process that another test starts inherits all locks for a moment.
        while damaged.is_empty() && unsaved(None, &folder.0).count() == 0 {
            damaged = copy_damaged(&folder.0);
        }
        let case = || format!("round {round}: {}", String::from_utf8_lossy(&text));
        assert_eq!(fs::read(&file).unwrap(), text, "{}", case());
        if let [damaged] = &damaged[..] {
            told += 1;
            assert_eq!(fs::read(&damaged.file).unwrap(), text, "{}", case());
            let opens = (0..1000).any(|_| Study::reopen(&file).is_ok() == damaged.opens);
            assert!(opens, "{}", case());
            assert!(copy_damaged(&folder.0).is_empty(), "told once: {}", case());
            continue;
        }
        // If the damage goes unnoticed, only the result of the game is compared, since one move may have become
        // another.
        unharmed += 1;
        let is_found = (0..1000).any(|_| unsaved(None, &folder.0).count() == 1);
        assert!(is_found, "{}", case());
        let again = Games::new(&text[..]).next().expect("a game").record;
        assert_eq!(again.result, record.result, "{}", case());
    }
    println!("{told} told, {unharmed} read");
    assert!(told > ROUNDS / 8 && unharmed > 50, "{told} {unharmed}");
}
