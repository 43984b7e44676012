//! Decodes text of files as UTF-8 or, if it is not valid UTF-8, as Windows-1252, which extends the printable part of
//! Latin-1.
//!
//! Each comment, tag or word is decoded separately, because files are often put together from files in several
//! encodings.
//!
//! For UTF-16, see [`source`](super::source).

use std::borrow::Cow;

/// Windows-1252 from 0x80 to 0x9F, where it differs from Latin-1; the five undefined bytes keep their Latin-1 values.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The bytes of a comment or of a part of one, without delimiters.
#[derive(Clone, Copy, Debug)]
pub struct RawComment<'a>(pub(super) &'a [u8]);

impl RawComment<'_> {
    /// The words of the comment, separated by single spaces; line breaks in the file have no meaning.
    pub fn text(self) -> String {
        words(&decode(self.0))
    }

    /// Whether the comment is blank.
    pub fn is_empty(self) -> bool {
        self.0.iter().all(u8::is_ascii_whitespace)
    }
}

pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| letter(byte)).collect()),
    }
}

fn letter(byte: u8) -> char {
    match byte {
        0x80..0xA0 => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The words of a text, separated by single spaces.
pub(super) fn words(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !whole.is_empty() {
            whole.push(' ');
        }
        whole.push_str(word);
    }
    whole
}

/// Replaces braces with parentheses, since a comment in braces can't contain braces. The other kind of comment, from a
/// semicolon to the end of the line, is not written, since other programs may lose that comment or even the game.
pub fn without_braces(text: &str) -> Cow<'_, str> {
    if text.contains(['{', '}']) { text.replace('{', "(").replace('}', ")").into() } else { text.into() }
}

/// A tag value without unprintable characters (PGN standard, section 7); tabs become spaces.
pub(super) fn printing(text: &str) -> String {
    let prints = |letter: &char| !letter.is_control() && !matches!(letter, '\u{2028}' | '\u{2029}');
    text.chars().map(|letter| if letter == '\t' { ' ' } else { letter }).filter(prints).collect()
}

/// The length to which to cut a text: `most` bytes, or a few bytes less if that would split a UTF-8 character.
pub(super) fn whole_letters(bytes: &[u8], most: usize) -> usize {
    let is = |at: usize, kind: u8| bytes.get(at).is_some_and(|byte| byte & 0xC0 == kind);
    if !is(most, 0x80) {
        return most;
    }
    let mut inside = (most.saturating_sub(3)..most).rev().take_while(|&at| is(at, 0x80) || is(at, 0xC0));
    inside.find(|&at| at > 0 && is(at, 0xC0)).unwrap_or(most)
}
