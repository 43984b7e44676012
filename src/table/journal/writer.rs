//! Writes the lines of one journal. Each line, or several that are added together, is one write, so that a killed
//! process leaves whole lines and at most one torn line at the end.
//!
//! The clock is recorded again and again, but only the last reading matters: its line is *loose*, and the next line
//! overwrites it if possible. An interrupted write can stop only at a page boundary of the file, so a line is
//! overwritten only within one page: either the old or the new line survives, never a mixture. Permanent lines
//! therefore leave room for a tick on their page, or fill it to its end.
//!
//! Each line that is not blank ends with its sum. Spaces that pad a line come before the sum. For the sums, see
//! `table::sum`.
//!
//! For the file, see `table::journal::file`; for the folder, `table::journal::folder`.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};

use crate::table::sum::{self, with_sum};

/// A write within one page of this size is atomic. Larger page sizes are multiples of it.
const PAGE: u64 = 4096;
/// The maximum length of a tick line, with its sum and its line break.
const LONGEST_TICK: u64 = 40 + sum::LENGTH as u64;

/// The destination of a journal.
pub trait Sink {
    /// Writes some or all of the bytes at an offset. Returns how many were written.
    ///
    /// # Errors
    /// Nothing was written.
    fn write_at(&mut self, bytes: &[u8], place: u64) -> io::Result<usize>;

    /// Truncates to a length.
    ///
    /// # Errors
    /// The length is unchanged.
    fn cut(&mut self, length: u64) -> io::Result<()>;
}

/// A tick line that may be overwritten.
#[derive(Clone, Copy, Debug)]
struct TickLine {
    place: u64,
    length: u64,
    at: u64,
}

/// The lines of a journal: those written, and those pending after a failed write.
#[derive(Debug)]
pub struct JournalWriter<P> {
    sink: P,
    /// The offset at which the permanent lines end.
    end: u64,
    loose: Option<TickLine>,
    /// Whether a partial line may follow the permanent lines.
    torn: bool,
    waiting: VecDeque<(u64, String)>,
    last_at: u64,
}

impl<P: Sink> JournalWriter<P> {
    pub fn new(sink: P) -> JournalWriter<P> {
        JournalWriter { sink, end: 0, loose: None, torn: false, waiting: VecDeque::new(), last_at: 0 }
    }

    /// A writer that continues a journal after its first `end` bytes, which end at the game time `last_at` in
    /// milliseconds. Any further bytes are cut off before the first write.
    pub fn after(sink: P, end: u64, last_at: u64) -> JournalWriter<P> {
        JournalWriter { end, last_at, torn: true, ..JournalWriter::new(sink) }
    }

    /// The destination of the lines.
    pub fn sink(&self) -> &P {
        &self.sink
    }

    /// The destination of the lines, which the caller may change.
    pub fn sink_mut(&mut self) -> &mut P {
        &mut self.sink
    }

    /// The time of the last permanent line, written or pending, in milliseconds.
    pub fn last_at(&self) -> u64 {
        self.last_at
    }

    /// Whether all lines have been written, and it is certain that no partial line follows them.
    pub fn is_whole(&self) -> bool {
        self.waiting.is_empty() && !self.torn
    }

    /// Adds a permanent line, or several lines in one write. `line` has no sums, and no line break at its end.
    ///
    /// # Errors
    /// The line stays pending, like any earlier lines that could not be written. The next call of a method that writes
    /// tries again.
    pub fn append(&mut self, at: u64, line: String) -> io::Result<()> {
        self.last_at = self.last_at.max(at);
        self.waiting.push_back((at, line));
        self.retry()
    }

    /// Records the current game time in milliseconds, in a line that the next line overwrites if possible.
    ///
    /// # Errors
    /// The tick is lost; a later one is just as good.
    pub fn tick(&mut self, at: u64) -> io::Result<()> {
        self.retry()?;
        if at < self.last_at || self.loose.is_some_and(|loose| at <= loose.at) {
            return Ok(());
        }
        self.put_loose(at)
    }

    /// Writes pending lines.
    ///
    /// # Errors
    /// A partial line could not be cut off, or some lines are still pending.
    pub fn retry(&mut self) -> io::Result<()> {
        self.mend()?;
        while let Some((at, line)) = self.waiting.pop_front() {
            if let Err(error) = self.put(at, &line) {
                self.waiting.push_front((at, line));
                return Err(error);
            }
        }
        Ok(())
    }

    /// Cuts off a partial line, if there is one; no loose line exists in that case.
    fn mend(&mut self) -> io::Result<()> {
        if self.torn {
            self.sink.cut(self.end)?;
            self.torn = false;
        }
        Ok(())
    }

    fn put(&mut self, at: u64, line: &str) -> io::Result<()> {
        let (mut place, mut least) = (self.end, 0);
        if let Some(loose) = self.loose {
            if one_page(loose.place, loose.length.max(length(line))) {
                (place, least) = (loose.place, loose.length);
            } else {
                // The line does not fit into the page, so the loose one stays; its time must not be later than that of
                // the line that follows.
                if loose.at > at {
                    self.put_loose(at)?;
                }
                place = loose.place + loose.length;
                (self.end, self.loose) = (place, None);
            }
        }
        let end = place + length(line).max(least);
        if room(end) < LONGEST_TICK {
            least = end + room(end) - place;
        }
        let length = self.write(&filled(line, least), place)?;
        (self.end, self.loose) = (place + length, None);
        Ok(())
    }

    fn put_loose(&mut self, at: u64) -> io::Result<()> {
        let line = format!(r#"{{"at":{at},"do":"tick"}}"#);
        if let Some(loose) = self.loose {
            let length = self.write(&filled(&line, loose.length), loose.place)?;
            self.loose = Some(TickLine { length, at, ..loose });
            return Ok(());
        }
        // A reopened journal may lack room for a tick on its last page. A blank line then moves the tick to the next
        // page.
        let blank = match room(self.end) {
            room if room < LONGEST_TICK => " ".repeat(room as usize - 1) + "\n",
            _ => String::new(),
        };
        let skip = blank.len() as u64;
        let length = self.write(&(blank + &filled(&line, 0)), self.end)? - skip;
        self.loose = Some(TickLine { place: self.end + skip, length, at });
        Ok(())
    }

    /// Writes all of a text at an offset; returns its length in bytes.
    fn write(&mut self, text: &str, place: u64) -> io::Result<u64> {
        let text = text.as_bytes();
        let mut written = 0;
        while written < text.len() {
            let error = match self.sink.write_at(&text[written..], place + written as u64) {
                Ok(0) => ErrorKind::WriteZero.into(),
                Ok(more) => {
                    written += more;
                    continue;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => error,
            };
            if written > 0 {
                // A partial line must not stay. If it can't be cut off now, it is cut off before the next write.
                (self.torn, self.loose) = (true, None);
                let _ = self.mend();
            }
            return Err(error);
        }
        Ok(text.len() as u64)
    }
}

/// The length of these lines with their sums and line breaks, in bytes.
fn length(lines: &str) -> u64 {
    (lines.len() + lines.lines().count() * sum::LENGTH + 1) as u64
}

/// The lines with their sums and line breaks, the last one padded so that the text has at least `least` bytes.
fn filled(lines: &str, least: u64) -> String {
    let mut text = lines.to_owned();
    if text.ends_with('}') {
        text.pop();
        text.extend(std::iter::repeat_n(' ', least.saturating_sub(length(lines)) as usize).chain(['}']));
    }
    text.lines().map(|line| with_sum(line) + "\n").collect()
}

/// The number of bytes from an offset to the end of its page.
fn room(place: u64) -> u64 {
    PAGE - place % PAGE
}

/// Whether the `length` bytes from `place` on are within one page.
fn one_page(place: u64, length: u64) -> bool {
    place / PAGE == (place + length - 1) / PAGE
}
