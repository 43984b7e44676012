//! The progress of long-running work, as it is written to a terminal.

use std::io::{Read, Write};
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use jadoube::cli::progress::{Progress, ProgressReader};

use crate::cli::commands::jadoube;
use crate::engine::uci::Paper;

#[test]
fn each_line_is_written_over_and_the_last_removed() {
    let check = |size: Option<u64>, every: Duration, expected: &str| {
        let terminal = Paper::default();
        let progress = Progress::to(Some(Box::new(terminal.clone())), every, "a\n.pgn");
        let mut watched = ProgressReader::new(&[b' '; 3_000_000][..], size, progress);
        let mut part = vec![0; 1_200_000];
        while watched.read(&mut part).expect("memory can be read") > 0 {}
        drop(watched);
        assert_eq!(terminal.text().replace('\r', "|"), expected);
    };
    let at_once = Duration::ZERO;
    check(
        Some(3_000_000),
        at_once,
        "|a\\n.pgn: 40%|a\\n.pgn: 80%|a\\n.pgn: 100%|a\\n.pgn: 100%|             |",
    );
    // The progress of a growing file never exceeds 100 %.
    check(
        Some(1_500_000),
        at_once,
        "|a\\n.pgn: 80%|a\\n.pgn: 100%|a\\n.pgn: 100%|a\\n.pgn: 100%|             |",
    );
    check(None, at_once, "|a\\n.pgn: 1 MB|a\\n.pgn: 2 MB|a\\n.pgn: 3 MB|a\\n.pgn: 3 MB|             |");
    // Short work shows no progress.
    check(Some(3_000_000), Duration::from_hours(1), "");
}

#[test]
fn progress_is_written_only_to_a_terminal() {
    let mut command = jadoube(&["verify", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("it starts");
    let mut input = program.stdin.take().expect("its input");
    for game in ["1. e4 e5 *\n\n", "1. d4 d5 *\n"] {
        input.write_all(game.as_bytes()).expect("it reads");
        // This is longer than the interval between updates.
        sleep(Duration::from_millis(700));
    }
    drop(input);
    let output = program.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2, "a line for each game");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
