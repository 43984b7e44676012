//! `jadoube picture`, run as a user runs it, without any screen.

use std::path::PathBuf;

use crate::cli::commands::{check_bad, jadoube};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A temporary file of this test, removed with it.
pub struct Own(pub PathBuf);

impl Own {
    pub fn new(name: &str) -> Own {
        Own(std::env::temp_dir().join(format!("jadoube-picture-{}-{name}", std::process::id())))
    }

    pub fn text(&self) -> &str {
        self.0.to_str().expect("a name in UTF-8")
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // A failed test may not have written it.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Runs the program without a screen.
pub fn run(args: &[&str]) {
    let mut command = jadoube(args);
    let output = command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().expect("it starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_position_as_png() {
    let out = Own::new("start.png");
    run(&["picture", "--fen", START, "--out", out.text()]);
    assert_eq!(image::image_dimensions(&out.0).expect("a PNG"), (512, 512));
    let plain = std::fs::read(&out.0).expect("it was written");
    for more in [
        &["--flip"][..],
        &["--dark"],
        &["--theme", "green"],
        &["--no-coordinates"],
        &["--marks", "Gd4,Re4e5"],
        &["--size", "100"],
    ] {
        run(&[&["picture", "--fen", START, "--out", out.text()], more].concat());
        assert_ne!(std::fs::read(&out.0).expect("it was written"), plain, "{more:?}");
    }
    assert_eq!(image::image_dimensions(&out.0).expect("a PNG"), (100, 100));
}

#[test]
fn a_game_as_gif() {
    let (pgn, out) = (Own::new("games.pgn"), Own::new("game.gif"));
    let games =
        "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 2. c4 {[%cal Gc4d5]} (2. Nf3) e6 1-0\n";
    std::fs::write(&pgn.0, games).expect("a file of the test");
    let pictures = |file: &Own| {
        let bytes = std::fs::read(&file.0).expect("it was written");
        let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
        let size = (decoder.width(), decoder.height());
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            delays.push(frame.delay);
        }
        (size, delays)
    };
    run(&["picture", "--pgn", pgn.text(), "--out", out.text(), "--size", "160"]);
    assert_eq!(pictures(&out), ((160, 184), vec![100, 100, 300]), "with strips for the players");
    run(&["picture", "--pgn", pgn.text(), "--out", out.text(), "--size", "160", "--no-names"]);
    assert_eq!(pictures(&out), ((160, 160), vec![100, 100, 300]));
    run(&["picture", "--pgn", pgn.text(), "--game", "2", "--out", out.text(), "--delay", "500"]);
    assert_eq!(pictures(&out), ((512, 592), vec![50, 50, 50, 50, 300]));
    let still = Own::new("last.png");
    run(&["picture", "--pgn", pgn.text(), "--out", still.text()]);
    assert_eq!(image::image_dimensions(&still.0).expect("a PNG"), (512, 512));
    // What could be read is painted, what could not is told, and no script takes it for the whole game.
    std::fs::write(&pgn.0, "1. e4 e5 2. Ke3 *\n\n1. d4 *\n").expect("a file of the test");
    let output = jadoube(&["picture", "--pgn", pgn.text(), "--out", out.text()]).output().expect("it starts");
    assert_eq!((output.status.code(), pictures(&out).1.len()), (Some(2), 3));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        told.starts_with(&format!("jadoube: {}: Game 1, line 1, column 13: \"Ke3\" ", pgn.text())),
        "{told}"
    );
    std::fs::write(&pgn.0, "garbage").expect("a file of the test");
    std::fs::remove_file(&out.0).expect("the picture of before");
    let output = jadoube(&["picture", "--pgn", pgn.text(), "--out", out.text()]).output().expect("it starts");
    assert_eq!((output.status.code(), out.0.exists()), (Some(2), false), "there is nothing to paint");
    std::fs::write(&pgn.0, games).expect("a file of the test");
    let bad = |args: &[&str], sentence: &str| {
        check_bad(&[&["picture", "--out", out.text()], args].concat(), sentence);
    };
    let few = format!("{} has games 1 to 2: there is no game \"3\"", pgn.text());
    bad(&["--pgn", pgn.text(), "--game", "3"], &few);
    for number in ["0", "-1", "x", "18446744073709551616"] {
        let few = format!("{} has games 1 to 2: there is no game {number:?}", pgn.text());
        bad(&["--pgn", pgn.text(), "--game", number], &few);
    }
    let both = "--fen together with --pgn or --game: expected only one of them";
    bad(&["--pgn", pgn.text(), "--fen", START], both);
}

#[cfg(unix)]
#[test]
fn failed_picture_leaves_the_old_file() {
    let folder = Own::new("folder.png");
    std::fs::create_dir(&folder.0).expect("a folder of the test");
    let output = jadoube(&["picture", "--fen", START, "--out", folder.text()]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2), "no picture takes the place of a folder");
    let prefix = folder.0.file_name().expect("a name").to_owned();
    let beside = std::fs::read_dir(std::env::temp_dir()).expect("the folder");
    let left = beside
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(&*prefix.to_string_lossy()));
    assert_eq!(left.count(), 1, "nothing lies beside it");
    std::fs::remove_dir(&folder.0).expect("it is empty");
}

#[test]
fn bad_usage_is_explained_in_one_sentence() {
    let bad = |args: &[&str], sentence: &str| check_bad(&[&["picture"], args].concat(), sentence);
    bad(&[], "--out is missing: expected the file to save");
    bad(&["--out", "x.png"], "no position: expected --fen FEN or --pgn FILE");
    bad(&["--fen", START, "--out", "x.jpg"], "--out x.jpg: expected a name that ends in .png or .gif");
    bad(&["--fen", "8/8/8/8/8/8/8/8 w - -", "--out", "x.png"], "--fen: White has no king. Black has no king");
    bad(&["--size", "15"], "--size is \"15\": expected a number from 16 to 4096");
    bad(&["--size", "4097"], "--size is \"4097\": expected a number from 16 to 4096");
    bad(&["--size", "big"], "--size is \"big\": expected a number from 16 to 4096");
    bad(&["--theme", "pink"], "--theme is \"pink\": expected one of wood, green, blue, stone, contrast");
    bad(&["--pieces", "cat"], "--pieces is \"cat\": expected one of classic, bold");
    bad(
        &["--marks", "Gd4,Zz"],
        "--marks: \"Zz\" is not a mark: expected marks such as Gd4 or Re4e5, colours G, R, B and Y",
    );
    bad(&["--delay", "1"], "--delay is \"1\": expected a number from 20 to 600000");
    bad(&["5"], "unexpected argument \"5\": see `jadoube picture --help`");
    let nowhere = "/no such folder/x.png";
    let output = jadoube(&["picture", "--fen", START, "--out", nowhere]).output().expect("it starts");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.starts_with(&format!("jadoube: {nowhere} can't be written: ")), "{told}");
    assert_eq!(output.status.code(), Some(2));
}
