//! The programs of the command line, run as a user runs them.

use std::io::Read;
use std::process::{Command, Stdio};

fn jadoube(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args);
    command
}

/// The program is content, and some lines of its output begin so.
fn check(args: &[&str], lines: &[&str]) {
    let output = jadoube(args).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    for line in lines {
        assert!(text.lines().any(|other| other.starts_with(line)), "{args:?}: no line {line} in {text}");
    }
}

/// The program refuses with this sentence and code 2.
fn check_bad(args: &[&str], sentence: &str) {
    let output = jadoube(args).output().expect("the program starts");
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("jadoube: {sentence}\n"), "{args:?}");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
}

#[test]
fn perft_counts() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(&["perft", "3"], &["nodes 8902 ("]);
    check(&["perft", "0"], &["nodes 1 ("]);
    check(&["perft", "2", "--divide"], &["a2a3 20", "h2h4 20", "nodes 400 ("]);
    check(&["perft", "--fen", castling, "--divide", "1"], &["e1g1 1", "e1c1 1", "nodes 26 ("]);
    check(&["perft", "--chess960", "--fen", castling, "--divide", "1"], &["e1h1 1", "e1a1 1", "nodes 26 ("]);
}

#[test]
fn chess960_describes_a_start() {
    let classical = [
        "number 518",
        "start RNBQKBNR",
        "twin 534",
        "x-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "shredder-fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
    ];
    check(&["chess960", "518"], &classical);
    check(&["chess960", "--find", "rnbqkbnr"], &classical);
    check(&["chess960", "--twin", "534"], &classical);
    check(&["chess960", "959"], &["start RKRNNQBB"]);
}

#[test]
fn help_and_version() {
    check(&["--help"], &["jadoube [FILE]"]);
    check(&["-V"], &[concat!("jadoube ", env!("CARGO_PKG_VERSION"))]);
}

#[test]
fn bad_use_is_told_in_one_sentence() {
    let use_ = "expected the use that `jadoube --help` shows";
    let number = "expected one from 0 to 959";
    for (args, sentence) in [
        (&["perft"][..], "the depth is missing, expected a number such as 5".to_owned()),
        (&["perft", "x"], "the depth is \"x\", expected a number from 0 to 20".to_owned()),
        (&["perft", "-1"], format!("invalid option '-1', {use_}")),
        (&["perft", "21"], "the depth is \"21\", expected a number from 0 to 20".to_owned()),
        (&["perft", "--divide", "0"], "the depth is \"0\", expected a number from 1 to 20".to_owned()),
        (&["perft", "3", "4"], format!("unexpected argument \"4\", {use_}")),
        (&["perft", "3", "--fen"], format!("missing argument for option '--fen', {use_}")),
        (
            &["perft", "3", "--fen", "x"],
            "--fen: rank 8 is \"x\", expected letters out of PNBRQKpnbrqk and numbers of \
            empty squares, for eight squares together"
                .to_owned(),
        ),
        (
            &["perft", "3", "--fen", "k7/8/8/8/8/8/8/K6K w - -"],
            "--fen: White has 2 kings, expected one".to_owned(),
        ),
        (&["chess960"], "the start is missing, expected a number from 0 to 959, --find or --twin".to_owned()),
        (&["chess960", "960"], format!("the number is \"960\", {number}")),
        (&["chess960", "--twin", "99999"], format!("the number is \"99999\", {number}")),
        (&["chess960", "1", "2"], format!("unexpected argument \"2\", {use_}")),
        (
            &["chess960", "--find", "RNBQKNBR"],
            "the row is \"RNBQKNBR\", expected the eight letters RNBQKBNR in an order \
            that has the bishops on squares of opposite colours and the king between the rooks"
                .to_owned(),
        ),
        (&["--nonsense"], format!("invalid option '--nonsense', {use_}")),
    ] {
        check_bad(args, &sentence);
    }
}

#[test]
fn a_file_with_a_position_is_opened() {
    let file = std::env::temp_dir().join(format!("jadoube-{}.fen", std::process::id()));
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for text in [fen.to_owned(), format!("\u{feff}\r\n {fen}\r\n")] {
        std::fs::write(&file, &text).unwrap();
        let setup = jadoube::cli::open(&file);
        std::fs::remove_file(&file).unwrap();
        assert_eq!(setup.unwrap_or_else(|_| panic!("{text:?}")).start.position().fen(), fen);
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child =
        jadoube(&["perft", "--divide", "4"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
    let mut told = String::new();
    child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    assert_eq!(told, "");
}
