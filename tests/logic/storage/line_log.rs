//! Append-only logs of lines: a torn line does not affect others, and a killed program loses no line that it had
//! finished.

use std::time::Duration;

use jadoube::storage::LineLog;

use crate::folder::Folder;
use crate::killed::{Moment, job, kill, kills, start, step};

fn lines(file: &std::path::Path) -> Vec<String> {
    LineLog::open(file).expect("a file").1.lines().map(str::to_owned).collect()
}

#[test]
fn lines_are_added_to_a_file_that_need_not_exist() {
    let folder = Folder::new();
    let file = folder.0.join("practice").join("cases.jsonl");
    let (mut log, text) = LineLog::open(&file).expect("no file yet");
    assert_eq!(text, "");
    log.append(["one", "two"]).expect("written");
    log.append(["three"]).expect("written");
    assert_eq!(lines(&file), ["one", "two", "three"]);
    assert_eq!(log.file(), file);
}

#[test]
fn a_torn_line_and_bytes_that_are_no_text_harm_no_other_line() {
    let folder = Folder::new();
    let file = folder.0.join("cases.jsonl");
    std::fs::write(&file, b"one\n\xff\xfe\ntw").expect("written");
    let (mut log, text) = LineLog::open(&file).expect("a file");
    assert_eq!(text.lines().count(), 3);
    log.append(["three"]).expect("written");
    log.append(["four"]).expect("written");
    assert_eq!(lines(&file)[2..], ["tw", "three", "four"]);
    LineLog::open(&folder.0).expect_err("a folder");
}

#[test]
fn a_killed_program_loses_no_line() {
    let folder = Folder::new();
    let file = folder.0.join("cases.jsonl");
    for round in 0..kills(4) {
        let child = start("storage::line_log::work_until_killed", &folder.0, 0, round);
        let told = kill(child, Moment::AfterStep(Duration::from_millis(3 + 7 * round as u64)));
        let kept = lines(&file);
        let done: Vec<&str> =
            told.iter().filter(|words| words[0] == "did").map(|words| words[1].as_str()).collect();
        assert!(!done.is_empty(), "round {round}");
        for line in done {
            assert!(kept.iter().any(|other| other == line), "{line} is lost");
        }
    }
}

#[test]
fn work_until_killed() {
    let Some((folder, _, round)) = job() else { return };
    for number in 0.. {
        let line = format!("{round}-{number}");
        step(&[&line], || {
            let (mut log, _) = LineLog::open(&folder.join("cases.jsonl")).expect("a file");
            log.append([line.as_str()]).expect("written");
        });
    }
}
