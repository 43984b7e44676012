//! An external engine ends when it is dropped, when it fails, and when the program that started it exits; its children
//! end with it, and none remains as a zombie process.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, Instant};

use jadoube::engine::Analyst;
use jadoube::engine::external::{ExternalEngine, Timeouts, end_all};

use crate::engine::external::{CALM, ask, classical, shell};
use crate::support::fake_engine::fake;

const LONG: Duration = Duration::from_mins(1);

/// The process ID of a fake engine. The engine reports it as its number of nodes.
fn number(engine: &mut ExternalEngine) -> u64 {
    let (sender, receiver) = channel();
    engine.analyse(classical(""), 1, Box::new(move |told| drop(sender.send(told))));
    receiver.recv_timeout(LONG).expect("a line").expect("no failure").nodes
}

/// Whether the process exists. A process that has exited but has not been waited for still exists.
fn is_there(number: u64) -> bool {
    Path::new(&format!("/proc/{number}")).exists()
}

#[track_caller]
fn expect_gone(number: u64) {
    let begun = Instant::now();
    while is_there(number) {
        assert!(begun.elapsed() < LONG / 2, "{number} is still there");
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn engines_that_are_dropped_end() {
    let timeouts = Timeouts { grace: Duration::from_millis(200), ..CALM };
    for behaviour in ["plays", "stays", "leaves-late"] {
        let mut engine = ExternalEngine::with_timeouts(&fake(behaviour), timeouts);
        let number = number(&mut engine);
        assert!(is_there(number), "{behaviour}");
        drop(engine);
        expect_gone(number);
    }
}

#[test]
fn engines_that_fail_end() {
    for behaviour in ["hangs", "stays"] {
        let timeouts = Timeouts { grace: Duration::from_millis(300), ..CALM };
        let mut engine = ExternalEngine::with_timeouts(&fake(behaviour), timeouts);
        let number = number(&mut engine);
        ask(&mut engine, classical("")).expect_err("a failure");
        expect_gone(number);
    }
    let mut engine = ExternalEngine::with_timeouts(&fake("crashes"), CALM);
    ask(&mut engine, classical("")).expect_err("a failure");
}

/// The engine is started through another program, which waits for it.
#[test]
fn children_of_an_engine_end_with_it() {
    let inner = fake("stays");
    let quoted: Vec<String> = inner.arguments.iter().map(|word| format!("'{word}'")).collect();
    let script = format!("'{}' {}; true", inner.command.display(), quoted.join(" "));
    let timeouts = Timeouts { grace: Duration::from_millis(200), ..CALM };
    let mut engine = ExternalEngine::with_timeouts(&shell(&script), timeouts);
    let number = number(&mut engine);
    drop(engine);
    expect_gone(number);
}

const LEAVES: &str = "--skip=leaves";

/// The program that exits while its engine would keep running.
#[test]
fn a_program_that_leaves() {
    if !std::env::args().any(|word| word == LEAVES) {
        return;
    }
    let mut engine = ExternalEngine::with_timeouts(&fake("stays"), CALM);
    println!("\n@{}", number(&mut engine));
    drop(engine);
    end_all();
    std::process::exit(0);
}

#[test]
fn a_program_that_ends_takes_its_engines_along() {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "engine::external_end::a_program_that_leaves", "--nocapture", LEAVES])
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let number = text.lines().find_map(|line| line.strip_prefix('@')).expect("a number");
    assert!(!is_there(number.parse().expect("a number")), "{number} was left behind");
}
