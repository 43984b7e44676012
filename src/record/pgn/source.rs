//! Reads the bytes of a file in blocks and tracks their offsets, lines and columns.
//!
//! UTF-16, recognised by a byte order mark or the first character, is converted to UTF-8. Other bytes pass unchanged,
//! except that a byte order mark at the beginning is left out; [`text`](super::text) decodes them.
//!
//! For parsing, see [`reader`](super::reader).

use std::io::{ErrorKind, Read};

use super::places::{Place, Places};

/// The maximum number of bytes read at a time.
const BLOCK: usize = 1 << 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    /// Bytes are passed unchanged.
    Bytes,
    /// Two bytes per unit, little-endian or big-endian.
    Utf16 { little: bool },
}

/// A buffered reader with lookahead.
pub(super) struct Source<R> {
    input: R,
    encoding: Option<Encoding>,
    /// Bytes whose encoding is not known yet, or UTF-16 bytes that are waiting for the rest of their character.
    half: Vec<u8>,
    bytes: Vec<u8>,
    at: usize,
    /// The file offset of the first byte in `bytes`.
    offset: u64,
    /// The place of `bytes[mark]`.
    place: Place,
    mark: usize,
    /// The index in `bytes` of the end of the last token. If it is 0, no byte of that token is left in `bytes`, and the
    /// token ended at `end_place`.
    end: usize,
    end_place: Place,
    /// The places of moves; `None` if they are not kept.
    places: Option<Places>,
    ended: bool,
    failed: Option<ErrorKind>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            encoding: None,
            half: Vec::new(),
            bytes: Vec::new(),
            at: 0,
            offset: 0,
            place: Place::FIRST,
            mark: 0,
            end: 0,
            end_place: Place::FIRST,
            places: None,
            ended: false,
            failed: None,
        }
    }

    /// The buffered bytes from here on; [`Source::more`] reads more.
    #[inline(always)]
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.at..]
    }

    /// The next byte, without consuming it; `None` if no more can be read.
    #[inline(always)]
    pub(super) fn peek(&mut self) -> Option<u8> {
        if self.at == self.bytes.len() {
            self.more();
        }
        self.bytes.get(self.at).copied()
    }

    /// The byte `ahead` positions after the next one; `None` if not that many can be read.
    pub(super) fn peek_after(&mut self, ahead: usize) -> Option<u8> {
        while self.rest().len() <= ahead && self.more() {}
        self.rest().get(ahead).copied()
    }

    /// Consumes buffered bytes that belong to no token, such as white space.
    #[inline(always)]
    pub(super) fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Consumes a token or a part of one.
    #[inline(always)]
    pub(super) fn take(&mut self, count: usize) {
        self.at += count;
        self.end = self.at;
    }

    /// The number of bytes before the first that satisfies `ends`, or before the end, but at most `most`. These bytes
    /// are in the buffer afterwards. `ends` is called once per byte, in order, up to the first byte that satisfies it.
    #[inline(always)]
    pub(super) fn until(&mut self, most: usize, mut ends: impl FnMut(u8) -> bool) -> usize {
        let mut seen = 0;
        loop {
            if let Some(found) = self.rest()[seen..].iter().position(|&byte| ends(byte)) {
                return (seen + found).min(most);
            }
            seen = self.rest().len();
            if seen >= most || !self.more() {
                return seen.min(most);
            }
        }
    }

    /// The file offset of the next byte.
    pub(super) fn offset(&self) -> u64 {
        self.offset + self.width(&self.bytes[..self.at])
    }

    /// The line and column of the next byte.
    pub(super) fn place(&mut self) -> Place {
        self.place.advance(&self.bytes[self.mark..self.at]);
        self.mark = self.at;
        self.place
    }

    /// The line and column of the byte `ahead` positions after the next one. The bytes before it must be in the buffer.
    pub(super) fn place_ahead(&mut self, ahead: usize) -> Place {
        let mut place = self.place();
        place.advance(&self.rest()[..ahead]);
        place
    }

    /// The line and column after the last token.
    pub(super) fn place_after_token(&mut self) -> Place {
        if self.end == 0 {
            return self.end_place;
        }
        // If `mark` is already past the token, the place of `mark` is returned instead.
        let end = self.end.max(self.mark);
        self.place.advance(&self.bytes[self.mark..end]);
        self.mark = end;
        self.place
    }

    /// Keeps the places of moves from now on.
    pub(super) fn keep_places(&mut self) {
        self.places = Some(Places::new());
    }

    /// If places are kept, starts those of a new game here.
    pub(super) fn begin_places(&mut self) {
        if self.places.is_none() {
            return;
        }
        let (place, at) = (self.place(), self.at);
        if let Some(places) = &mut self.places {
            places.begin(place, at);
        }
    }

    /// If places are kept, remembers that a move begins here.
    #[inline(always)]
    pub(super) fn mark_move(&mut self) {
        if let Some(places) = &mut self.places {
            places.push(self.at);
        }
    }

    /// The line and column of a move that was marked since [`Source::begin_places`]; moves are counted from 0. `None`
    /// if there is no such move.
    pub(super) fn place_of_move(&mut self, index: usize) -> Option<(u64, u64)> {
        self.places.as_mut()?.get(index, &self.bytes)
    }

    /// The error that stopped reading early; `None` if there was none.
    pub(super) fn failed(&self) -> Option<ErrorKind> {
        self.failed
    }

    /// Reads more bytes and drops the consumed ones. Returns `false` if nothing more could be read.
    #[cold]
    pub(super) fn more(&mut self) -> bool {
        if self.at > 0 {
            (self.end_place, self.end) = (self.place_after_token(), 0);
            let place = self.place();
            if let Some(places) = &mut self.places {
                places.drop_bytes(&self.bytes, place);
            }
            self.offset += self.width(&self.bytes[..self.at]);
            self.bytes.drain(..self.at);
            (self.at, self.mark) = (0, 0);
        }
        let before = self.bytes.len();
        while !self.ended && self.bytes.len() == before {
            match self.encoding {
                None => self.begin(),
                Some(Encoding::Bytes) => {
                    self.ended = !read(&mut self.input, &mut self.bytes, &mut self.failed);
                }
                Some(Encoding::Utf16 { little }) => {
                    self.ended = !read(&mut self.input, &mut self.half, &mut self.failed);
                    widen(&mut self.half, &mut self.bytes, little, self.ended);
                }
            }
        }
        self.bytes.len() > before
    }

    /// Detects the encoding from the first bytes: a byte order mark, or a zero byte next to a nonzero one.
    fn begin(&mut self) {
        while self.half.len() < 3 && read(&mut self.input, &mut self.half, &mut self.failed) {}
        let (encoding, mark) = match self.half[..] {
            [0xEF, 0xBB, 0xBF, ..] => (Encoding::Bytes, 3),
            [0xFF, 0xFE, ..] => (Encoding::Utf16 { little: true }, 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16 { little: false }, 2),
            [first, 0, ..] if first > 0 => (Encoding::Utf16 { little: true }, 0),
            [0, second, ..] if second > 0 => (Encoding::Utf16 { little: false }, 0),
            _ => (Encoding::Bytes, 0),
        };
        self.encoding = Some(encoding);
        self.offset = mark as u64;
        self.half.drain(..mark);
        match encoding {
            Encoding::Bytes => self.bytes.append(&mut self.half),
            Encoding::Utf16 { little } => widen(&mut self.half, &mut self.bytes, little, false),
        }
    }

    /// The number of bytes that these bytes take up in the file.
    fn width(&self, bytes: &[u8]) -> u64 {
        match self.encoding {
            // A four-byte character in UTF-8 is a surrogate pair in UTF-16.
            Some(Encoding::Utf16 { .. }) => {
                let letters = bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
                let pairs = bytes.iter().filter(|&&byte| byte >= 0xF0).count();
                2 * (letters + pairs) as u64
            }
            Some(Encoding::Bytes) | None => bytes.len() as u64,
        }
    }
}

/// Reads up to one more block. Returns `false` at the end and after an error.
fn read(input: &mut impl Read, into: &mut Vec<u8>, failed: &mut Option<ErrorKind>) -> bool {
    let before = into.len();
    into.resize(before + BLOCK, 0);
    let count = loop {
        match input.read(&mut into[before..]) {
            Ok(count) => break count,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                *failed = Some(error.kind());
                break 0;
            }
        }
    };
    into.truncate(before + count);
    count > 0
}

/// Converts the complete characters from UTF-16 to UTF-8; an unpaired surrogate becomes U+FFFD.
fn widen(half: &mut Vec<u8>, into: &mut Vec<u8>, little: bool, last: bool) {
    let unit = if little { u16::from_le_bytes } else { u16::from_be_bytes };
    let mut units: Vec<u16> = half.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    // A high surrogate at the end waits for its low surrogate.
    if !last && units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit)) {
        units.pop();
    }
    half.drain(..if last { half.len() } else { 2 * units.len() });
    let mut letter = [0; 4];
    for read in char::decode_utf16(units) {
        let read = read.unwrap_or(char::REPLACEMENT_CHARACTER);
        into.extend_from_slice(read.encode_utf8(&mut letter).as_bytes());
    }
}
