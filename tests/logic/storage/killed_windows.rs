//! A window that works until it is killed: this program, started again for one of its tests. It reports on its standard
//! output what it tries and what it has done.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, sleep};
use std::time::Duration;

const FOLDER: &str = "JADOUBE_KILLED_WINDOW_FOLDER";
const WINDOW: &str = "JADOUBE_KILLED_WINDOW_NUMBER";
const ROUND: &str = "JADOUBE_KILLED_WINDOW_ROUND";
const PATIENCE: Duration = Duration::from_mins(1);

/// In the window: its folder, its number and the round; `None` in a usual run of the tests.
pub fn job() -> Option<(PathBuf, u64, u64)> {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok()).expect("a number");
    let folder = PathBuf::from(std::env::var_os(FOLDER)?);
    Some((folder, number(WINDOW), number(ROUND)))
}

/// In the window: tells of a step before and after it.
pub fn step(words: &[&str], act: impl FnOnce()) {
    tell(&[&["try"], words].concat());
    act();
    tell(&[&["did"], words].concat());
}

/// Writes one complete line; see `journal_kill`.
pub fn tell(words: &[&str]) {
    let line = format!("\n@{}\n", words.join("\t"));
    let _ = io::stdout().lock().write_all(line.as_bytes());
}

/// Starts a window that runs this test.
pub fn start(test: &str, folder: &Path, window: usize, round: usize) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", test, "--nocapture"]);
    command.env(FOLDER, folder).env(WINDOW, window.to_string()).env(ROUND, round.to_string());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Kills a window once it has worked for a while; returns the words of each complete line that it told.
pub fn kill(mut child: Child, work: Duration) -> Vec<Vec<String>> {
    let (mut output, mut errors) =
        (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
    let (sender, told) = std::sync::mpsc::channel();
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
    // It begins to work some time after it was started.
    let _ = told.recv_timeout(PATIENCE);
    sleep(work);
    let ended = child.try_wait().expect("its state");
    child.kill().expect("killed");
    child.wait().expect("it was killed");
    let told = String::from_utf8(reader.join().expect("the reader")).expect("UTF-8");
    if ended.is_some() {
        let mut text = String::new();
        let _ = errors.read_to_string(&mut text);
        panic!("the window ended by itself: {told}\n{text}");
    }
    let lines = told.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    lines.filter_map(|line| line.strip_prefix('@')).map(words).collect()
}

fn words(line: &str) -> Vec<String> {
    line.split('\t').map(str::to_owned).collect()
}
