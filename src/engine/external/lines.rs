//! Lines from a program that may write anything: not longer than a line of UCI can be, nor more of them than
//! anyone could read.
//!
//! What the lines say: see `engine::external::parse`.

use std::io::{self, BufRead, BufReader, Read};
use std::time::Instant;

/// The longest line, in bytes.
const LONGEST: usize = 64 << 10;
/// So much may come at once, in bytes.
const AT_ONCE: f64 = (8 << 20) as f64;
/// So much may come all the time, in bytes a second.
const STEADY: f64 = (1 << 20) as f64;

/// Why the lines came to their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// There are no more.
    Closed,
    /// There were too many, or one had no end.
    Flood,
}

/// Reads to the end, and tells each line, without what is no UTF-8.
pub fn read(input: impl Read, mut tell: impl FnMut(&str)) -> End {
    let mut input = BufReader::new(input);
    let (mut room, mut at) = (AT_ONCE, Instant::now());
    let mut line = Vec::new();
    loop {
        let bytes = match input.fill_buf() {
            Ok([]) => return End::Closed,
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return End::Closed,
        };
        let (taken, whole) = match bytes.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (bytes.len(), false),
        };
        line.extend_from_slice(&bytes[..taken]);
        input.consume(taken);
        let now = Instant::now();
        room = (room + STEADY * (now - at).as_secs_f64()).min(AT_ONCE) - taken as f64;
        at = now;
        if line.len() > LONGEST || room < 0.0 {
            return End::Flood;
        }
        if whole {
            tell(String::from_utf8_lossy(&line).trim());
            line.clear();
        }
    }
}
