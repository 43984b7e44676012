//! `jadoube picture`, run as a user runs it, without any screen.

use crate::cli::commands::{self, jadoube};
use crate::folder::Folder;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Runs the program without a screen; it must succeed and print nothing.
pub fn run(args: &[&str]) {
    assert_eq!(outcome(args), (Some(0), String::new(), String::new()), "{args:?}");
}

fn outcome(args: &[&str]) -> (Option<i32>, String, String) {
    commands::run(jadoube(args).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY"))
}

#[test]
fn a_position_becomes_a_png() {
    let folder = Folder::new();
    let out = &folder.path("start.png");
    run(&["picture", "--fen", START, "--out", out]);
    assert_eq!(image::image_dimensions(out).expect("a PNG"), (512, 512));
    let plain = std::fs::read(out).expect("it was written");
    for more in [
        &["--flip"][..],
        &["--dark"],
        &["--theme", "green"],
        &["--no-coordinates"],
        &["--marks", "Gd4,Re4e5"],
        &["--size", "100"],
    ] {
        run(&[&["picture", "--fen", START, "--out", out], more].concat());
        assert_ne!(std::fs::read(out).expect("it was written"), plain, "{more:?}");
    }
    assert_eq!(image::image_dimensions(out).expect("a PNG"), (100, 100));
}

#[test]
fn a_game_becomes_a_gif() {
    let folder = Folder::new();
    let [pgn, out, still] = &["games.pgn", "game.gif", "last.png"].map(|name| folder.path(name));
    let games =
        "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 2. c4 {[%cal Gc4d5]} (2. Nf3) e6 1-0\n";
    folder.write("games.pgn", games);
    let pictures = |file: &str| {
        let bytes = std::fs::read(file).expect("it was written");
        let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
        let size = (decoder.width(), decoder.height());
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            delays.push(frame.delay);
        }
        (size, delays)
    };
    run(&["picture", "--pgn", pgn, "--out", out, "--size", "160"]);
    assert_eq!(pictures(out), ((160, 184), vec![100, 100, 300]), "with strips for the players");
    run(&["picture", "--pgn", pgn, "--out", out, "--size", "160", "--no-names"]);
    assert_eq!(pictures(out), ((160, 160), vec![100, 100, 300]));
    run(&["picture", "--pgn", pgn, "--game", "2", "--out", out, "--delay", "500"]);
    assert_eq!(pictures(out), ((512, 592), vec![50, 50, 50, 50, 300]));
    run(&["picture", "--pgn", pgn, "--out", still]);
    assert_eq!(image::image_dimensions(still).expect("a PNG"), (512, 512));
    // The part that could be read is painted and the error is reported; the exit code tells scripts that the game is
    // not complete.
    folder.write("games.pgn", "1. e4 e5 2. Ke3 *\n\n1. d4 *\n");
    let (code, _, told) = outcome(&["picture", "--pgn", pgn, "--out", out]);
    assert_eq!((code, pictures(out).1.len()), (Some(2), 3));
    assert!(told.starts_with(&format!("jadoube: {pgn}: Game 1, line 1, column 13: \"Ke3\" ")), "{told}");
    folder.write("games.pgn", "1. e4 e5 {never closed 2. Nf3 *");
    let (code, ..) = outcome(&["picture", "--pgn", pgn, "--out", out]);
    assert_eq!(code, Some(2), "moves may be missing");
    folder.write("games.pgn", "garbage");
    std::fs::remove_file(out).expect("the picture of before");
    let (code, ..) = outcome(&["picture", "--pgn", pgn, "--out", out]);
    let exists = std::fs::exists(out).expect("the folder");
    assert_eq!((code, exists), (Some(2), false), "there is nothing to paint");
}

#[cfg(unix)]
#[test]
fn failed_picture_leaves_the_old_file() {
    let folder = Folder::new();
    std::fs::create_dir(folder.0.join("folder.png")).expect("a folder of the test");
    // This name is so long that the temporary file can't have a longer one.
    let long = format!("{}.png", "x".repeat(250));
    let old = folder.write(&long, "old");
    for name in ["folder.png", &long] {
        let (code, ..) = outcome(&["picture", "--fen", START, "--out", &folder.path(name)]);
        assert_eq!(code, Some(2), "{name} is not replaced");
    }
    assert_eq!(std::fs::read(old).expect("the old file"), b"old");
    assert_eq!(folder.names(), ["folder.png", &long], "nothing lies beside them");
}

#[test]
fn a_file_that_cannot_be_written_is_reported() {
    let nowhere = "/no such folder/x.png";
    let (code, _, told) = outcome(&["picture", "--fen", START, "--out", nowhere]);
    assert!(told.starts_with(&format!("jadoube: {nowhere} can't be written: ")), "{told}");
    assert_eq!(code, Some(2));
}
