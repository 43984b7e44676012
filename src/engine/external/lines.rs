//! Reads the lines of an engine, which may write anything, and limits their length and their rate.
//!
//! For the meaning of the lines, see `engine::external::parse`.

use std::io::{self, BufRead, BufReader, Read};

use crate::platform::time::Instant;

/// The longest line, in bytes.
const MAX_LINE: usize = 64 << 10;
/// The number of bytes that an engine may write in one burst, beyond [`STEADY`].
const BURST: f64 = (4 << 20) as f64;
/// The highest sustained rate, in bytes per second of waiting for the engine. Time while `tell` blocks does not count:
/// an engine that always writes faster than we read is flooding too.
const STEADY: f64 = (1 << 20) as f64;

/// Why reading ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The engine closed its output, or reading it failed.
    Closed,
    /// The engine wrote too fast, or one line was too long.
    Flood,
}

/// Reads until the end or a flood. Passes on each line without surrounding white space; a last line needs no line
/// break, and invalid UTF-8 is replaced.
pub fn read(input: impl Read, mut tell: impl FnMut(&str)) -> End {
    let mut input = BufReader::new(input);
    let mut room = BURST;
    let mut line = Vec::new();
    loop {
        let begun = Instant::now();
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return End::Closed,
        };
        room = (room + STEADY * begun.elapsed().as_secs_f64()).min(BURST);
        let is_end = bytes.is_empty();
        let (taken, whole) = match bytes.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            // At the end of the output, the line is whole even without a line break.
            None => (bytes.len(), is_end && !line.is_empty()),
        };
        line.extend_from_slice(&bytes[..taken]);
        input.consume(taken);
        room -= taken as f64;
        if line.len() > MAX_LINE || room < 0.0 {
            return End::Flood;
        }
        if whole {
            tell(String::from_utf8_lossy(&line).trim());
            line.clear();
        }
        if is_end {
            return End::Closed;
        }
    }
}
