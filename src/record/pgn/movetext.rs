//! Reads the moves of a game and everything between them.
//!
//! For text that becomes comments, see [`comment`](super::comment).

use std::io::Read;

use arrayvec::ArrayVec;

use super::reader::{End, Line, LostMoves, MAX_CHUNK, Reader};
use super::text::{decode, whole_letters, words};
use super::{PgnFaultKind, Visitor, word};
use crate::record::Nag;
use crate::rules::{Claim, Color, Excerpt, Move, MoveTextError, PieceLetters, quick_san, read_written};

const MAX_VARIATION_DEPTH: usize = 200;
/// The maximum length of a word that is tried as a move, in bytes.
const MAX_MOVE_LENGTH: usize = 32;

/// The maximum length of a tag among the moves, in bytes.
const MAX_LATE_TAG: usize = 1024;

/// The first byte of `½` in UTF-8.
const ONE_HALF: u8 = 0xC2;

/// What a word turned out to be.
enum Reading {
    /// A move, annotation symbols, both, or a word without information.
    Known(Option<Made>, Vec<Nag>),
    Text,
    Wrong(PgnFaultKind),
}

/// A move or a null move, and what is odd about how it is written.
struct Made {
    mv: Option<Move>,
    odd: ArrayVec<PgnFaultKind, 2>,
}

impl<R: Read> Reader<R> {
    /// Reads up to the end of the game. If the moves are not `readable`, they are kept as text.
    pub(super) fn moves(&mut self, visitor: &mut impl Visitor, readable: bool) -> End {
        if !readable {
            self.lost = Some(LostMoves::default());
        }
        loop {
            if self.skimmed.is_none() && !visitor.wants_moves() {
                self.skimmed = Some(self.depth());
            }
            if self.skimmed.is_some() {
                self.skim();
            }
            let Some(byte) = self.skip_space() else { return End::Missing };
            match byte {
                b'{' => self.comment(visitor),
                b';' => self.line_comment(visitor),
                b'%' if self.column_one => self.escaped_line(visitor),
                b'(' => self.open(visitor),
                b')' => self.close(visitor),
                b'$' => self.nag(visitor),
                b'[' if self.is_next_game() => return End::Missing,
                b'[' => self.bracket(visitor),
                b'}' | b']' => self.nothing_to_close(byte, visitor),
                b'.' => self.take(1),
                _ => {
                    if let Some(end) = self.word(byte, visitor) {
                        return end;
                    }
                }
            }
        }
    }

    /// Skips as much of the buffer as consists of move numbers, or of complete words that are surely not results.
    fn skim(&mut self) {
        let rest = self.source.rest();
        // Move numbers are skipped first: thousands of them may form one word, which must not be searched again for
        // each number.
        let mut numbers = 0;
        while rest.len() > numbers + b"0.5-".len() && !rest[numbers..].starts_with(b"0.5-") {
            let digits = rest[numbers..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            let dots = rest[numbers + digits..].iter().take_while(|&&byte| byte == b'.').count();
            if dots == 0 {
                break;
            }
            numbers += digits + dots;
        }
        let stop = word::skimmed(rest);
        let blank = |byte: &u8| *byte <= b' ';
        let last = rest[..stop].iter().rposition(blank).unwrap_or(0);
        // The white space after the last word is left, since what follows may depend on its line breaks.
        let end = rest[..last].iter().rposition(|byte| !blank(byte)).map_or(0, |end| end + 1);
        let passed = end.max(numbers);
        if passed > 0 {
            self.take(passed);
        }
    }

    /// The number of open variations.
    fn depth(&self) -> usize {
        self.skimmed.unwrap_or(self.waiting.len() + self.lost.as_ref().map_or(0, |lost| lost.deeper))
    }

    /// Reads a move, a number, a result, an annotation symbol, or some other word. Returns the end of the game if the
    /// word is the result after its moves.
    #[inline(always)]
    fn word(&mut self, first: u8, visitor: &mut impl Visitor) -> Option<End> {
        if first.is_ascii_digit()
            && let Some(length) = self.number_here()
        {
            self.count(length, visitor);
            return None;
        }
        let length = self.word_here();
        // Fast path: most words are well-formed moves.
        let plain = first > b'9' && first != ONE_HALF;
        if plain && self.skimmed.is_none() && self.lost.is_none() {
            if let Some(mv) = quick_san(&self.line.position, &self.source.rest()[..length]) {
                let sign = self.source.rest()[length - 1];
                self.make(mv, length, visitor);
                if !Claim::sign_holds(sign, &self.line.position) {
                    self.untrue_sign(mv, sign, length, visitor);
                }
                return None;
            }
        } else if plain && self.skimmed.is_some() {
            self.take(length);
            return None;
        }
        if let b'0'..=b'9' | b'*' | ONE_HALF = first {
            if let Some(result) = word::result(&self.source.rest()[..length]) {
                if self.depth() == 0 {
                    let place = self.source.place();
                    self.take(length);
                    return Some(End::Mark(result, place));
                }
                if self.skimmed.is_none() && self.lost.is_none() {
                    self.fault(visitor, PgnFaultKind::ResultInVariation(result));
                    self.remark(result.text(), visitor);
                    self.take(length);
                    return None;
                }
            }
            if let Some(length) = self.number(length) {
                self.count(length, visitor);
                return None;
            }
        }
        self.other_word(length, visitor);
        None
    }

    /// The length of the number here with its dots; `None` if there is no such number. What follows it is not searched,
    /// since thousands of numbers may be written as one word.
    #[inline(always)]
    fn number_here(&mut self) -> Option<usize> {
        let digits = self.source.until(MAX_CHUNK, |byte| !byte.is_ascii_digit());
        let mut end = digits;
        while end < MAX_CHUNK && self.source.peek_after(end) == Some(b'.') {
            end += 1;
        }
        // A drawn result may be written `0.5-0.5`.
        self.source.peek_after(4);
        (end > digits && !self.source.rest().starts_with(b"0.5-")).then_some(end)
    }

    /// The length of the move number at the start of a word, including its dots; `None` if the word doesn't start with
    /// one.
    #[inline(always)]
    fn number(&self, length: usize) -> Option<usize> {
        let word = &self.source.rest()[..length];
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
        let rest = word.get(digits + dots);
        let apart =
            dots > 0 || rest.is_none_or(|byte| byte.is_ascii_alphabetic() && !matches!(byte, b'O' | b'o'));
        (digits > 0 && apart && !word::is_pass(word)).then_some(digits + dots)
    }

    /// Consumes a move number. The number is checked if a move may be missing before it. If it does not fit, or if the
    /// line is unreadable, it becomes text.
    #[inline(always)]
    fn count(&mut self, length: usize, visitor: &mut impl Visitor) {
        if self.skimmed.is_none() && (self.uncertain || self.lost.is_some()) {
            self.doubtful(length, visitor);
        } else {
            self.take(length);
        }
    }

    #[cold]
    fn doubtful(&mut self, length: usize, visitor: &mut impl Visitor) {
        let number = decode(&self.source.rest()[..length]).into_owned();
        let digits = number.trim_end_matches('.');
        let position = &self.line.position;
        let black = number.len() - digits.len() > 1;
        let fits =
            digits.parse() == Ok(position.fullmove_number()) && (position.turn() == Color::Black) == black;
        if self.lost.is_none() && fits {
            self.uncertain = false;
        } else {
            if self.lost.is_none() {
                self.fault(visitor, PgnFaultKind::MoveMissing(Excerpt::new(&number)));
            }
            self.lose(&number);
        }
        self.take(length);
    }

    #[inline(always)]
    fn make(&mut self, mv: Move, length: usize, visitor: &mut impl Visitor) {
        self.mark_move();
        self.take(length);
        self.line.before.clone_from(&self.line.position);
        self.line.position.play(mv);
        self.line.moved = true;
        visitor.mv(Some(mv), &self.line.position);
    }

    /// If a move that begins here is on the main line, remembers its place.
    #[inline(always)]
    fn mark_move(&mut self) {
        if self.waiting.is_empty() {
            self.source.mark_move();
        }
    }

    /// Reports a `+` or `#` that is not true of the move just made.
    #[cold]
    fn untrue_sign(&mut self, mv: Move, sign: u8, length: usize, visitor: &mut impl Visitor) {
        let claim = if sign == b'+' { Claim::Check } else { Claim::Mate };
        let place = self.source.place();
        let written =
            format!("{}{}", self.line.before.san(mv).trim_end_matches(['+', '#']), char::from(sign));
        let kind = PgnFaultKind::Untrue { found: Excerpt::new(&written), claim };
        visitor.fault(place.line, place.column - length as u64, kind);
    }

    #[cold]
    fn other_word(&mut self, length: usize, visitor: &mut impl Visitor) {
        let length = self.promotion(length);
        let length = whole_letters(self.source.rest(), length);
        if self.skimmed.is_some() {
            self.take(length);
            return;
        }
        let word = decode(&self.source.rest()[..length]).into_owned();
        if self.lost.is_some() {
            self.take(length);
            self.lose(&word);
            self.flush_long(visitor);
            return;
        }
        let place = self.source.place();
        match self.reading(&word) {
            Reading::Known(made, nags) => {
                match made.as_ref().map(|made| made.mv) {
                    Some(Some(mv)) => self.make(mv, length, visitor),
                    Some(None) => self.pass(length, visitor),
                    None => self.take(length),
                }
                for kind in made.into_iter().flat_map(|made| made.odd) {
                    visitor.fault(place.line, place.column, kind);
                }
                for nag in nags {
                    visitor.nag(nag);
                }
            }
            Reading::Text => {
                let text = self.text();
                visitor.fault(place.line, place.column, PgnFaultKind::Text(Excerpt::new(&text)));
                visitor.remark(&text);
                self.uncertain = true;
            }
            Reading::Wrong(kind) => {
                visitor.fault(place.line, place.column, kind);
                self.take(length);
                let position = &self.line.position;
                let dots = if position.turn() == Color::White { "." } else { "..." };
                self.lose(&format!("{}{dots} {word}", position.fullmove_number()));
            }
        }
    }

    /// Returns the length of a word, including a promotion piece in parentheses if one follows it, as in `a8(Q)`.
    fn promotion(&mut self, length: usize) -> usize {
        self.source.peek_after(length + 2);
        match self.source.rest()[length..] {
            [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..] => length + 3,
            _ => length,
        }
    }

    fn pass(&mut self, length: usize, visitor: &mut impl Visitor) {
        self.mark_move();
        self.take(length);
        let next = self.line.position.after_pass();
        self.line.before = std::mem::replace(&mut self.line.position, next);
        self.line.moved = true;
        visitor.mv(None, &self.line.position);
    }

    /// Classifies a word that was not recognised as a well-formed legal move, a number or a result.
    fn reading(&self, word: &str) -> Reading {
        if word.len() > MAX_MOVE_LENGTH {
            return Reading::Text;
        }
        let mut refused = match self.read(word) {
            Ok(made) => return Reading::Known(Some(made), Vec::new()),
            Err(refused) => refused,
        };
        if let Some(nags) = word::signs(word) {
            return Reading::Known(None, nags);
        }
        if word::says_nothing(word.as_bytes()) {
            return Reading::Known(None, Vec::new());
        }
        for (end, _) in word.char_indices().skip(1) {
            let Some(nags) = word::signs(&word[end..]) else { continue };
            match self.read(&word[..end]) {
                Ok(made) => return Reading::Known(Some(made), nags),
                Err(PgnFaultKind::Text(_)) => {}
                Err(other) => refused = other,
            }
        }
        if let PgnFaultKind::Text(_) = refused { Reading::Text } else { Reading::Wrong(refused) }
    }

    fn read(&self, word: &str) -> Result<Made, PgnFaultKind> {
        let position = &self.line.position;
        if word::is_pass(word.as_bytes()) {
            let pass = Made { mv: None, odd: ArrayVec::new() };
            return if position.is_check() { Err(PgnFaultKind::PassInCheck) } else { Ok(pass) };
        }
        // `!` and `?` become NAGs, but `read_written` would drop them.
        if word.ends_with(['!', '?']) {
            return Err(PgnFaultKind::Text(Excerpt::new(word)));
        }
        let written = read_written(position, word, &PieceLetters::ENGLISH).map_err(|error| match error {
            MoveTextError::Malformed(found) => PgnFaultKind::Text(found),
            other => PgnFaultKind::Move(other),
        })?;
        let found = || Excerpt::new(word);
        let castles = written.castles_as_king_move.then(|| PgnFaultKind::CastlingAsKingMove(found()));
        let untrue = written.untrue(position).map(|claim| PgnFaultKind::Untrue { found: found(), claim });
        Ok(Made { mv: Some(written.mv), odd: castles.into_iter().chain(untrue).collect() })
    }

    fn open(&mut self, visitor: &mut impl Visitor) {
        self.source.peek_after(2);
        let offer = self.source.rest().starts_with(b"(=)");
        if let Some(depth) = &mut self.skimmed {
            *depth += usize::from(!offer);
        } else if let Some(lost) = &mut self.lost {
            lost.deeper += usize::from(!offer);
            self.lose(if offer { "(=)" } else { "(" });
        } else if offer {
            visitor.draw_offer();
        } else if !self.line.moved || self.waiting.len() == MAX_VARIATION_DEPTH {
            let kind = if self.line.moved { PgnFaultKind::TooDeep } else { PgnFaultKind::VariationEarly };
            self.fault(visitor, kind);
            self.lost = Some(LostMoves { text: "(".to_owned(), deeper: 1, only_variation: true });
        } else {
            let position = self.line.before.clone();
            let line = Line { before: position.clone(), position, moved: false };
            self.waiting.push(std::mem::replace(&mut self.line, line));
            visitor.open_variation();
        }
        self.take(if offer { 3 } else { 1 });
    }

    fn close(&mut self, visitor: &mut impl Visitor) {
        if let Some(depth) = &mut self.skimmed {
            *depth = depth.saturating_sub(1);
        } else if let Some(lost) = self.lost.as_mut().filter(|lost| lost.deeper > 0) {
            lost.deeper -= 1;
            let is_over = lost.deeper == 0 && lost.only_variation;
            self.lose(")");
            if is_over {
                self.flush(visitor);
            }
        } else if self.waiting.is_empty() {
            return self.nothing_to_close(b')', visitor);
        } else {
            if !self.line.moved && self.lost.is_none() {
                self.fault(visitor, PgnFaultKind::VariationEmpty);
            }
            self.close_variation(visitor);
        }
        self.take(1);
    }

    /// Skips braces, parentheses and brackets that close nothing. Several in a row are one error, but if the first one
    /// is not a `)`, a `)` after it is read by itself, since it may close a variation.
    #[cold]
    fn nothing_to_close(&mut self, sign: u8, visitor: &mut impl Visitor) {
        self.fault(visitor, PgnFaultKind::NothingToClose(char::from(sign)));
        loop {
            self.take(1);
            if !self.skip_space().is_some_and(|next| next == sign || matches!(next, b'}' | b']')) {
                return;
            }
        }
    }

    pub(super) fn close_variation(&mut self, visitor: &mut impl Visitor) {
        self.flush(visitor);
        if let Some(line) = self.waiting.pop() {
            self.line = line;
            visitor.close_variation();
        }
        self.uncertain = false;
    }

    fn nag(&mut self, visitor: &mut impl Visitor) {
        self.source.peek_after(8);
        let digits = self.source.rest()[1..].iter().take(8).take_while(|byte| byte.is_ascii_digit()).count();
        let number =
            std::str::from_utf8(&self.source.rest()[1..=digits]).ok().and_then(|text| text.parse().ok());
        let length = if number.is_some() {
            1 + digits
        } else {
            let length = self.source.until(MAX_CHUNK, |byte| word::ends_word(byte) && byte != b'$');
            whole_letters(self.source.rest(), length)
        };
        match number {
            _ if self.skimmed.is_some() => self.take(length),
            Some(number) if self.lost.is_none() => {
                self.take(length);
                visitor.nag(Nag(number));
            }
            _ => self.unreadable(length, PgnFaultKind::Nag, visitor),
        }
    }

    /// Reads a tag or any other bracketed text among the moves.
    fn bracket(&mut self, visitor: &mut impl Visitor) {
        let tag = self.short_tag_here(MAX_LATE_TAG).filter(|(_, tag)| !tag.odd);
        let inside = self.source.until(MAX_CHUNK, |byte| matches!(byte, b']' | b'\n' | b'\r'));
        let closed = self.source.rest().get(inside) == Some(&b']');
        let length = match &tag {
            Some((_, tag)) => tag.length,
            None => whole_letters(self.source.rest(), (inside + usize::from(closed)).max(1)),
        };
        match tag {
            _ if self.skimmed.is_some() => self.take(length),
            Some((line, tag)) if self.lost.is_none() => self.tag(&tag.text(&line), true, visitor),
            _ => self.unreadable(length, PgnFaultKind::Text, visitor),
        }
    }

    /// Keeps bracketed text, or a word that begins with `$`, as plain text. Reports it as an error unless the text
    /// around it is unreadable too.
    fn unreadable(&mut self, length: usize, kind: fn(Excerpt) -> PgnFaultKind, visitor: &mut impl Visitor) {
        let word = words(&decode(&self.source.rest()[..length]));
        if self.lost.is_none() {
            self.fault(visitor, kind(Excerpt::new(&word)));
        }
        self.take(length);
        self.keep(&word, visitor);
    }
}
