//! The progress of long-running work, on one line of the terminal that is overwritten and finally cleared. The line goes
//! to standard error, and only if that is a terminal, so that it is never part of the output of a command.

use std::io::{self, Read, Write};
use std::time::Duration;

use super::texts::{shown, texts};
use crate::platform::stdio;
use crate::platform::time::Instant;

/// The shortest interval between updates; work that takes less time shows nothing.
const EVERY: Duration = Duration::from_millis(500);

/// A progress line.
pub struct Progress {
    /// The output; `None` if no progress is to be shown.
    to: Option<Box<dyn Write>>,
    every: Duration,
    last: Instant,
    /// The name of the work.
    what: String,
    /// The number of characters on the line.
    length: usize,
}

impl Progress {
    /// Progress on standard error; none is shown unless that is a terminal. `answers` says whether the command prints
    /// an answer for each part of its input. If such answers also go to a terminal, no progress is shown, because the
    /// answers show it.
    pub fn of(what: &str, answers: bool) -> Progress {
        let watched =
            stdio::is_terminal(&stdio::stderr()) && !(answers && stdio::is_terminal(&stdio::stdout()));
        Progress::to(watched.then(|| Box::new(stdio::stderr()) as Box<dyn Write>), EVERY, what)
    }

    /// Progress written to this output.
    pub fn to(to: Option<Box<dyn Write>>, every: Duration, what: &str) -> Progress {
        Progress { to, every, last: Instant::now(), what: shown(what), length: 0 }
    }

    /// Shows how much of the whole (`of`) has been done, at most once per interval: as a percentage, or in megabytes
    /// read if the whole is unknown or 0. Errors are ignored, since the work does not depend on the terminal.
    pub fn tell(&mut self, done: u64, of: Option<u64>) {
        if self.to.is_none() || self.last.elapsed() < self.every {
            return;
        }
        self.last = Instant::now();
        let what = self.what.as_str();
        let line = match of.filter(|&of| of > 0) {
            Some(of) => {
                let percent = (u128::from(done.min(of)) * 100 / u128::from(of)) as u64;
                t!(texts(), "cli-progress", what, percent)
            }
            None => t!(texts(), "cli-progress-read", what, size = done / 1_000_000),
        };
        self.write(&line);
    }

    fn write(&mut self, line: &str) {
        let length = line.chars().count();
        let rest = " ".repeat(self.length.saturating_sub(length));
        if let Some(to) = &mut self.to {
            let _ = write!(to, "\r{line}{rest}").and_then(|()| to.flush());
        }
        self.length = length;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.length > 0 {
            self.write("");
            self.write("");
        }
    }
}

/// An input that shows how much of it has been read.
pub struct ProgressReader<R> {
    input: R,
    progress: Progress,
    read: u64,
    size: Option<u64>,
}

impl<R: Read> ProgressReader<R> {
    /// Wraps an input. `size` is its size in bytes; `None` if unknown.
    pub fn new(input: R, size: Option<u64>, progress: Progress) -> ProgressReader<R> {
        ProgressReader { input, progress, read: 0, size }
    }
}

impl<R: Read> Read for ProgressReader<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(to)?;
        self.read += count as u64;
        self.progress.tell(self.read, self.size);
        Ok(count)
    }
}
