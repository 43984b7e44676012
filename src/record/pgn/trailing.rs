//! Comments and other text outside games. This text belongs to the following game or, if there is none, to the last
//! one. In a file without games, the text becomes a game without moves. Text that is too long to keep begins a game
//! itself.
//!
//! For the text that still belongs to the previous game, see [`reader`](super::reader).

use std::io::Read;

use super::reader::{MAX_CHUNK, Reader};
use super::text::{decode, whole_letters};
use super::visitor::Visitor;
use super::word::{self, ends_word};
use super::{PgnFaultKind, RawComment};
use crate::rules::Excerpt;

impl<R: Read> Reader<R> {
    pub(crate) fn emit_trailing(&mut self, visitor: &mut impl Visitor) {
        let trailing = std::mem::take(&mut self.trailing);
        for (text, commands) in trailing.recorder.texts {
            if commands {
                visitor.comment(RawComment(text.as_bytes()));
            } else {
                visitor.remark(&text);
            }
        }
        for (line, column, kind) in trailing.recorder.faults {
            visitor.fault(line, column, kind);
        }
    }

    /// Reads up to the next game or the end of the file, and keeps the text before it. Stops early once it has kept
    /// more than about `MAX_CHUNK` bytes.
    pub(crate) fn read_trailing(&mut self) {
        while let Some(byte) = self.skip_space() {
            let game = match byte {
                b'[' => self.has_tag_here(MAX_CHUNK),
                // A comment too long to keep is left for the next game.
                b'{' => self.source.until(MAX_CHUNK, |byte| byte == b'}') == MAX_CHUNK,
                b';' | b'%' => {
                    self.source.until(MAX_CHUNK, |byte| matches!(byte, b'\n' | b'\r')) == MAX_CHUNK
                }
                _ => self.begins_with_a_move(),
            };
            if game || self.trailing.size > MAX_CHUNK {
                return;
            }
            let place = self.source.place();
            self.trailing.begin.get_or_insert((place.line, self.source.offset()));
            let mut recorder = std::mem::take(&mut self.trailing.recorder);
            match byte {
                b'{' => self.comment(&mut recorder),
                b';' => self.line_comment(&mut recorder),
                b'%' if self.column_one => self.escaped_line(&mut recorder),
                _ => {
                    let text = self.text();
                    recorder.fault(place.line, place.column, PgnFaultKind::TextOutside(Excerpt::new(&text)));
                    recorder.remark(&text);
                }
            }
            self.trailing.size += recorder.texts.last().map_or(0, |(text, _)| text.len() + 64);
            self.trailing.recorder = recorder;
        }
    }

    /// Whether moves begin here. They do if there is a move with a number, or a move or result at the beginning of a
    /// line.
    fn begins_with_a_move(&mut self) -> bool {
        self.source.peek_after(40);
        let rest = self.source.rest();
        let rest = &rest[..rest.len().min(41)];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = rest[digits..].iter().take_while(|&&byte| byte == b'.').count();
        let blanks = rest[digits + dots..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let numbered = digits > 0 && dots > 0;
        let rest = if numbered { &rest[digits + dots + blanks..] } else { rest };
        let length = rest.iter().take_while(|&&byte| !ends_word(byte)).count();
        let word = &rest[..length];
        let first = self.breaks > 0;
        (numbered || first) && word::looks_like_a_move(word) || first && word::result(word).is_some()
    }

    /// The length of the word here in bytes; at least 1. A `*` after other characters is not part of the word, since it
    /// ends a game by itself (PGN standard, section 7).
    pub(super) fn word_here(&mut self) -> usize {
        let length = self.source.until(MAX_CHUNK, ends_word).max(1);
        let starred = length > 1 && self.source.rest()[length - 1] == b'*';
        length - usize::from(starred)
    }

    /// Reads words up to a blank line, an escaped line, a character such as `{` that ends a word, or a word that may be
    /// part of the movetext. A very long text is read in parts. The first word is always taken.
    pub(crate) fn text(&mut self) -> String {
        let mut text = String::new();
        loop {
            let length = self.word_here();
            let length = whole_letters(self.source.rest(), length);
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&decode(&self.source.rest()[..length]));
            self.take(length);
            let Some(next) = self.skip_space() else { break };
            let apart = self.breaks > 1 || self.column_one && next == b'%';
            if apart || text.len() > MAX_CHUNK || ends_word(next) {
                break;
            }
            let length = self.word_here();
            if word::means_something(&self.source.rest()[..length]) {
                break;
            }
        }
        text
    }
}
