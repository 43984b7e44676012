//! One second after an external engine or the program has ended, none of the engine's processes is left, whatever the
//! engine does and however the program ended.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

use jadoube::engine::EnginePlayer;
use jadoube::engine::external::{ExternalEngine, end_all};
use jadoube::platform::process::guard_with;

use super::bad_engines::bad_engine;
use super::external::{self, classical};
use crate::folder::Folder;
use crate::tables::rows;

/// The time within which all processes of an engine must be gone.
const SOON: Duration = Duration::from_secs(1);
const LONG: Duration = Duration::from_secs(30);
/// The number of engines that one test runs at the same time. Some use a whole processor.
const AT_ONCE: usize = 4;

/// The prefix of the argument that says why the test program is started; the test harness takes the argument for the
/// name of a test to skip.
const AS: &str = "--skip=window:";

/// The command that starts the test program again, to run engines as the real program does.
fn window(what: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "engine::external_guard::plays_the_window", "--nocapture"]);
    command.arg(format!("{AS}{what}"));
    command
}

#[test]
fn plays_the_window() {
    let Some(what) = std::env::args().find_map(|word| word.strip_prefix(AS).map(str::to_owned)) else {
        return;
    };
    guard_with(PathBuf::from(env!("CARGO_BIN_EXE_jadoube")));
    if what == "failures" {
        external::an_engine_that_does_not_start_is_told_of();
        external::a_file_without_a_program_is_no_engine();
        external::an_engine_behind_a_closed_pipe_is_told_of();
        external::an_engine_that_fails_is_told_of();
        return;
    }
    let mut lines = io::stdin().lines().map(|line| line.expect("a line"));
    let [kind, mark, at] = [(); 3].map(|()| lines.next().expect("three lines"));
    let at = Path::new(&at);
    let mut engine = ExternalEngine::new(&bad_engine(&kind, &mark, at));
    engine.ask(classical(""), Box::new(|_| ()));
    let begun = Instant::now();
    while !at.exists() && begun.elapsed() < LONG {
        sleep(Duration::from_millis(2));
    }
    sleep(Duration::from_millis(30));
    if what == "NewGame" {
        EnginePlayer::stop(&mut engine);
        sleep(Duration::from_millis(50));
    }
    println!("\n@now");
    io::stdout().flush().expect("a test that reads it");
    match what.as_str() {
        "Closed" => {
            drop(engine);
            end_all();
            std::process::exit(0);
        }
        "NewGame" | "MidSearch" => drop(engine),
        _ => {}
    }
    // Unless a signal ends it, the program runs until the test closes its input.
    lines.next();
    std::process::exit(0);
}

/// The processes that have `mark` in their command line or environment. Processes that have exited have neither.
fn marked(mark: &str) -> Vec<u32> {
    let has = |file: PathBuf| {
        fs::read(file).is_ok_and(|bytes| bytes.windows(mark.len()).any(|part| part == mark.as_bytes()))
    };
    let entries = fs::read_dir("/proc").expect("the processes").flatten();
    let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    numbers
        .filter(|number: &u32| {
            let folder = PathBuf::from(format!("/proc/{number}"));
            has(folder.join("cmdline")) || has(folder.join("environ"))
        })
        .collect()
}

/// Runs an engine, ends it, and returns how long its processes kept running. The engine ends when the window is
/// `Closed`, when the player starts a `NewGame`, when the game is closed `MidSearch`, or when the program receives the
/// signal `TERM` or `KILL`.
fn check(kind: &str, end: &str) -> Duration {
    let folder = Folder::new();
    let at = folder.0.join("here");
    let mark = format!("mark-{}", folder.0.file_name().expect("a name").display());
    let mut window =
        window(end).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("this program starts");
    let mut input = window.stdin.take().expect("a pipe");
    write!(input, "{kind}\n{mark}\n{}\n", at.display()).expect("a program that reads");
    let output = BufReader::new(window.stdout.take().expect("a pipe"));
    let now = output.lines().map_while(Result::ok).any(|line| line == "@now");
    assert!(now && at.exists(), "{kind}, {end}: did not get to the point");
    let begun = Instant::now();
    if ["TERM", "KILL"].contains(&end) {
        signal(&window, end);
    }
    let stayed = loop {
        let left = marked(&mark);
        let stayed = begun.elapsed();
        if left.is_empty() {
            break stayed;
        }
        if stayed > 5 * SOON {
            for number in left {
                let _ = Command::new("kill").args(["-KILL", &number.to_string()]).status();
            }
            break stayed;
        }
        sleep(Duration::from_millis(10));
    };
    drop(input);
    window.wait().expect("the end");
    stayed
}

fn signal(child: &Child, name: &str) {
    let status = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
    assert!(status.expect("the program kill").success());
}

/// Ends every kind of engine in this way, and checks that all its processes are gone in time.
fn check_all(end: &str) {
    let (kinds, times) = (Mutex::new(rows!("bad-engines")), Mutex::new(Vec::new()));
    let next = || kinds.lock().expect("a lock").next();
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some([kind, _]) = next() {
                    let stayed = check(kind, end);
                    times.lock().expect("a lock").push((stayed, kind));
                }
            });
        }
    });
    let times = times.into_inner().expect("a lock");
    println!("{end}: at most {:?}", times.iter().max());
    for (_, kind) in times.iter().filter(|(stayed, _)| *stayed > SOON) {
        // The computer may have been busy with the other engines, so an engine that was late is tried again alone.
        let stayed = check(kind, end);
        assert!(stayed <= SOON, "{kind}, {end}: something is left after {stayed:?}");
    }
}

#[test]
fn nothing_is_left_when_the_window_is_closed() {
    check_all("Closed");
}

#[test]
fn nothing_is_left_after_a_signal() {
    check_all("TERM");
}

#[test]
fn nothing_is_left_when_the_window_is_killed() {
    check_all("KILL");
}

#[test]
fn nothing_is_left_after_a_new_game() {
    check_all("NewGame");
}

#[test]
fn nothing_is_left_of_an_engine_that_thinks() {
    check_all("MidSearch");
}

/// A guard passes on why an engine could not be started, or how it failed.
#[test]
fn failures_pass_through_the_guard() {
    let output = window("failures").stdin(Stdio::null()).output().expect("this program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
