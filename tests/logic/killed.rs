//! Programs that work until they are killed: this program, started again for one of its tests. Each reports on standard
//! output what it tries and what it has done.
//!
//! `JADOUBE_KILLS=2000 cargo test --test logic kill -- --nocapture` makes tests kill more programs than usual.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, sleep};
use std::time::Duration;

use crate::folder::Folder;

const JOB: &str = "JADOUBE_KILLED";
const ALONE: &str = "JADOUBE_KILLED_ALONE";
const PATIENCE: Duration = Duration::from_mins(1);

/// In the program that is killed: its folder, its number and the round; `None` in an ordinary test run.
pub fn job() -> Option<(PathBuf, u64, u64)> {
    let job = std::env::var(JOB).ok()?;
    let mut words = job.split('\t');
    let mut word = || words.next().expect("a folder, a number and a round");
    let folder = PathBuf::from(word());
    let mut number = || word().parse().expect("a number");
    Some((folder, number(), number()))
}

/// Takes a step, and reports it both before and after.
pub fn step(words: &[&str], act: impl FnOnce()) {
    tell(&[&["try"], words].concat());
    act();
    tell(&[&["did"], words].concat());
}

/// Writes one complete line, bypassing the test harness. A line break comes first, because on a single processor the
/// harness may already have begun a line.
pub fn tell(words: &[&str]) {
    let line = format!("\n@{}\n", words.join("\t"));
    let _ = io::stdout().lock().write_all(line.as_bytes());
}

/// What a program reported: the words of each line.
pub type Told = Vec<Vec<String>>;

/// The words of each complete line that begins with `@`. If the last line is incomplete, it does not count as reported.
pub fn told(output: &[u8]) -> Told {
    let text = String::from_utf8_lossy(output);
    let lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')?.strip_prefix('@'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The command that runs this program for one of its tests.
pub fn program(test: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", test, "--nocapture"]);
    command
}

/// Starts a program that runs this test until it is killed.
pub fn start(test: &str, folder: &Path, number: usize, round: usize) -> Child {
    let mut command = program(test);
    command.env(JOB, format!("{}\t{number}\t{round}", folder.display()));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// When a program is killed.
#[derive(Clone, Copy)]
pub enum Moment {
    /// This long after it was started, possibly before its first step.
    AfterStart(Duration),
    /// This long after the first step.
    AfterStep(Duration),
}

/// Kills a program and returns what it reported.
pub fn kill(mut child: Child, moment: Moment) -> Told {
    let (mut output, mut errors) =
        (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
    let (sender, first) = std::sync::mpsc::channel();
    let reader = thread::spawn(move || {
        let (mut all, mut some) = (Vec::new(), [0; 4096]);
        while let Ok(count @ 1..) = output.read(&mut some) {
            all.extend_from_slice(&some[..count]);
            if all.windows(5).any(|part| part == b"\n@did") {
                let _ = sender.send(());
            }
        }
        all
    });
    match moment {
        Moment::AfterStart(work) => sleep(work),
        Moment::AfterStep(work) => {
            let _ = first.recv_timeout(PATIENCE);
            sleep(work);
        }
    }
    let ended = child.try_wait().expect("its state");
    child.kill().expect("killed");
    child.wait().expect("it was killed");
    let output = reader.join().expect("the reader");
    if ended.is_some() {
        let mut text = String::new();
        let _ = errors.read_to_string(&mut text);
        panic!("the program ended by itself: {}\n{text}", String::from_utf8_lossy(&output));
    }
    told(&output)
}

/// Runs two windows in one folder and kills each when its time has passed since its first step; returns what they
/// reported.
pub fn kill_two(test: &str, folder: &Path, round: usize, works: [Duration; 2]) -> [Told; 2] {
    let windows = [0, 1].map(|window| start(test, folder, window, round));
    thread::scope(|scope| {
        let killers = windows
            .into_iter()
            .zip(works)
            .map(|(child, work)| scope.spawn(move || kill(child, Moment::AfterStep(work))));
        let killers: Vec<_> = killers.collect();
        let told: Vec<Told> =
            killers.into_iter().map(|killer| killer.join().expect("its own end is above")).collect();
        told.try_into().expect("two windows")
    })
}

/// Removes the unfinished new files that a killed program left; returns how many there were.
pub fn tidy(folder: &Folder) -> usize {
    let left = folder.names().into_iter().filter(|name| name.contains(".new"));
    left.map(|name| fs::remove_file(folder.0.join(name)).expect("what a killed program left")).count()
}

/// How many programs to kill: `usually`, unless `JADOUBE_KILLS` says otherwise.
pub fn kills(usually: usize) -> usize {
    std::env::var("JADOUBE_KILLS").map_or(usually, |kills| kills.parse().expect("JADOUBE_KILLS is a number"))
}

/// Runs a test in its own process. Returns `true` in that process, and `false` in the process that started it. A
/// process that is just being started briefly holds the locks of its parent, which would disturb other tests.
pub fn is_alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let output = program(test).env(ALONE, "").output().expect("the program starts");
    print!("{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    false
}
