//! A study without a window: walking, editing, and keeping unsaved studies.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use jadoube::record::pgn::Games;
use jadoube::record::{Nag, Record};
use jadoube::study::{Origin, SaveError, Side, Study, Walk};

const GAME: &str = "[White \"De Vries\"]\n[Black \"Jansen\"]\n\n1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 Nc6 *\n";

fn study(text: &str) -> Study {
    Study::new(Games::new(text.as_bytes()).next().expect("a game").record, Origin::Nowhere)
}

/// A temporary folder, removed with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn steps_lead_along_and_between_variations() {
    let table: &[(&[Walk], &str)] = &[
        (&[Walk::Forward], "e4"),
        (&[Walk::End], "Nc6"),
        (&[Walk::Forward, Walk::Forward, Walk::Below], "c5"),
        (&[Walk::Forward, Walk::Forward, Walk::Below, Walk::End], "d6"),
        (&[Walk::Forward, Walk::Forward, Walk::Below, Walk::Above], "e5"),
        (&[Walk::End, Walk::Above], "e5"),
        (&[Walk::End, Walk::Back], "Nc3"),
        (&[Walk::Forward, Walk::Below], "Nc3"),
    ];
    for (steps, expected) in table {
        let mut study = study(GAME);
        for step in *steps {
            assert!(study.walk(*step), "{steps:?}");
        }
        assert_eq!(study.record().san(study.at()), *expected, "{steps:?}");
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
    study.type_sign('!');
    study.type_sign('?');
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
    study.go(e4);
    assert!(study.delete());
    assert_eq!((study.at(), study.status().at_end), (Record::ROOT, true));
    assert!(study.undo() && study.at() == e4);
}

/// An unsaved study is found again until it is saved or discarded.
#[test]
fn a_study_is_kept_until_it_is_saved() {
    let folder = Folder::new("study-model");
    let (second, studies) = (Duration::from_secs(1), folder.0.join("studies"));
    let copies = || fs::read_dir(&studies).map_or(0, Iterator::count);
    let mut study = study(GAME);
    assert_eq!(study.autosave(&studies, second).expect("nothing to write"), None);
    study.walk(Walk::Forward);
    study.type_sign('!');
    assert_eq!(study.autosave(&studies, second).expect("written"), None);
    study.type_sign('!');
    let wait = study.autosave(&studies, second * 3 / 2).expect("it waits");
    assert_eq!((wait, copies()), (Some(second / 2), 1));
    assert_eq!(study.autosave(&studies, second * 2).expect("written"), None);

    let mut found = Study::recover(&studies).expect("the study");
    assert!(found.is_changed() && found.pgn().contains("1. e4 $3"), "{}", found.pgn());
    assert!(matches!(found.save(), Err(SaveError::NoFile)));
    let file = folder.0.join(found.file_name());
    assert!(file.ends_with("De-Vries-Jansen.pgn"));
    let snapshot = found.snapshot();
    let part = snapshot.write(&file).expect("saved");
    found.saved_as(&snapshot, part);
    assert!(!found.is_changed() && copies() == 0);
    found.walk(Walk::Forward);
    found.type_sign('?');
    assert_eq!(found.save().expect("saved again"), file);
    assert!(fs::read_to_string(&file).expect("the file").contains("1. e4 $2"), "{}", found.pgn());
}

#[test]
fn a_study_is_discarded_but_for_the_last() {
    let folder = Folder::new("study-discarded");
    let mut study = study(GAME);
    study.walk(Walk::Forward);
    study.type_sign('?');
    study.discard(&folder.0, Duration::ZERO).expect("moved");
    assert!(Study::recover(&folder.0).is_none());
    assert!(folder.0.join("thrown-away.pgn").exists());
}
