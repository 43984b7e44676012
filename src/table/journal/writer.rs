//! The lines of one journal, each in one write, so that a program that is killed leaves whole lines and at most one torn
//! end.
//!
//! The clock is written many times a second, and only its last reading is worth keeping: that line is *loose*, and the
//! next one is written over it. A killed write may stop where a page of the file ends and nowhere else, so only what lies
//! in one page is written over: the old line or the new one is there, never the start of one and the end of the other.
//!
//! Files and folders: see `table::journal::file`.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};

/// Writes are whole within this many bytes; larger pages are multiples of it.
const PAGE: u64 = 4096;
/// The longest line of a clock, with its end.
const LONGEST_TICK: u64 = 40;

/// What a journal is written on.
pub trait Sink {
    /// Writes bytes at this place, as many as go in; returns how many.
    ///
    /// # Errors
    /// None were written.
    fn write_at(&mut self, bytes: &[u8], place: u64) -> io::Result<usize>;

    /// Leaves only so many bytes.
    ///
    /// # Errors
    /// The length is as it was.
    fn cut(&mut self, length: u64) -> io::Result<()>;
}

/// A loose line, which tells the time and nothing else.
#[derive(Clone, Copy, Debug)]
struct Loose {
    place: u64,
    length: u64,
    at: u64,
}

/// A journal's lines: those on sink, and those that wait because the paper took them not.
#[derive(Debug)]
pub struct JournalWriter<P> {
    sink: P,
    /// Where the lines that stay end.
    end: u64,
    loose: Option<Loose>,
    /// Half a line may lie behind the lines.
    torn: bool,
    waiting: VecDeque<(u64, String)>,
    last_at: u64,
}

impl<P: Sink> JournalWriter<P> {
    /// A journal that begins.
    pub fn new(sink: P) -> JournalWriter<P> {
        JournalWriter { sink, end: 0, loose: None, torn: false, waiting: VecDeque::new(), last_at: 0 }
    }

    /// A journal that goes on after so many bytes and so many milliseconds of its game; what lies behind is cut off
    /// before anything is written.
    pub fn after(sink: P, end: u64, last_at: u64) -> JournalWriter<P> {
        JournalWriter { end, last_at, torn: true, ..JournalWriter::new(sink) }
    }

    /// What the lines are written on.
    pub fn sink(&self) -> &P {
        &self.sink
    }

    /// The milliseconds of the last line that stays.
    pub fn last_at(&self) -> u64 {
        self.last_at
    }

    /// Whether all lines are on sink.
    pub fn is_whole(&self) -> bool {
        self.waiting.is_empty() && !self.torn
    }

    /// Adds a line (without its end) that stays.
    ///
    /// # Errors
    /// The line waits, with those before it that wait, for the next call of any of these.
    pub fn append(&mut self, at: u64, line: String) -> io::Result<()> {
        self.last_at = self.last_at.max(at);
        self.waiting.push_back((at, line));
        self.retry()
    }

    /// Writes down that the game is so many milliseconds old; the next line takes the place of this one.
    ///
    /// # Errors
    /// This one does not wait: a later one is as good.
    pub fn tick(&mut self, at: u64) -> io::Result<()> {
        self.retry()?;
        if at < self.last_at || self.loose.is_some_and(|loose| at <= loose.at) {
            return Ok(());
        }
        self.put_loose(at)
    }

    /// Writes the lines that wait.
    ///
    /// # Errors
    /// Some still wait.
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

    /// Cuts off half a line; a loose one never lies there then.
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
            if one_page(loose.place, loose.length.max(line.len() as u64 + 1)) {
                (place, least) = (loose.place, loose.length);
            } else {
                // The line has no room in that page, so the loose one stays; it must not be later than what follows.
                if loose.at > at {
                    self.put_loose(at)?;
                }
                place = loose.place + loose.length;
                (self.end, self.loose) = (place, None);
            }
        }
        let length = self.write(line, place, least)?;
        (self.end, self.loose) = (place + length, None);
        Ok(())
    }

    fn put_loose(&mut self, at: u64) -> io::Result<()> {
        let line = format!(r#"{{"at":{at},"do":"tick"}}"#);
        if let Some(loose) = self.loose {
            let length = self.write(&line, loose.place, loose.length)?;
            self.loose = Some(Loose { length, at, ..loose });
            return Ok(());
        }
        // Spaces before the line bring it into the next page, if this one has not enough room.
        let room = PAGE - self.end % PAGE;
        let skip = if room < LONGEST_TICK { room } else { 0 };
        let line = " ".repeat(skip as usize) + &line;
        let length = self.write(&line, self.end, 0)? - skip;
        self.loose = Some(Loose { place: self.end + skip, length, at });
        Ok(())
    }

    /// Writes a line with its end, and spaces between the two up to the `least` length; returns the length.
    fn write(&mut self, line: &str, place: u64, least: u64) -> io::Result<u64> {
        let mut text = line.to_owned().into_bytes();
        text.resize(text.len().max((least as usize).saturating_sub(1)), b' ');
        text.push(b'\n');
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
                // Half a line must not stay; if it can't be cut off now, then before the next write.
                (self.torn, self.loose) = (true, None);
                let _ = self.mend();
            }
            return Err(error);
        }
        Ok(text.len() as u64)
    }
}

/// Whether so many bytes from this place lie in one page.
fn one_page(place: u64, length: u64) -> bool {
    place / PAGE == (place + length - 1) / PAGE
}
