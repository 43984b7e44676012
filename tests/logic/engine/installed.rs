//! Installed engines, and whether two commands start the same one.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;

use jadoube::engine::external::{installed, is_same_program};

use crate::folder::Folder;

#[test]
fn installed_engines_are_found() {
    let folder = Folder::new();
    let [one, two] = ["one", "two"].map(|name| folder.0.join(name));
    // The columns are the files in the first and in the second folder, and the engines that are found: name, folder and
    // arguments.
    let cases: &[(&[&str], &[&str], &[&str])] = &[
        (&[], &[], &[]),
        (&["stockfish"], &[], &["Stockfish one "]),
        (&["stockfish"], &["stockfish"], &["Stockfish one "]),
        (&["gnuchess"], &["toga2", "lc0"], &["Leela Chess Zero two ", "Toga II two ", "GNU Chess one --uci"]),
        (&["fairymax", "stockfish-old", "README", "xboard"], &[], &[]),
        (&["stockfish/README"], &["stockfish"], &["Stockfish two "]),
    ];
    for (first, second, expected) in cases {
        for (place, files) in [(&one, first), (&two, second)] {
            // A folder of the previous case may still exist.
            let _ = fs::remove_dir_all(place);
            for file in *files {
                let file = place.join(format!("{file}{EXE_SUFFIX}"));
                fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
                fs::write(file, "").expect("a file");
            }
        }
        let found = installed(&[one.clone(), folder.0.join("nowhere"), two.clone()]);
        let found = found.iter().map(|engine| {
            let place = engine.command.parent().and_then(Path::file_name).expect("a folder");
            format!("{} {} {}", engine.name, place.display(), engine.arguments.join(" "))
        });
        assert_eq!(found.collect::<Vec<_>>(), *expected, "{first:?} {second:?}");
    }
}

#[test]
fn an_engine_is_recognised_by_its_program() {
    for (one, other, expected) in [
        ("/usr/games/stockfish", "/usr/games/stockfish", true),
        ("stockfish", "/usr/games/stockfish", true),
        ("/usr/games/stockfish", "stockfish.exe", true),
        ("/home/me/stockfish", "/usr/games/stockfish", false),
        ("toga2", "/usr/games/stockfish", false),
        ("", "/usr/games/stockfish", false),
    ] {
        assert_eq!(is_same_program(Path::new(one), Path::new(other)), expected, "{one:?} {other:?}");
    }
}
