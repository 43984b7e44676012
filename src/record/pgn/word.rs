//! Words among the moves other than moves: results, annotation glyphs in all spellings, and words without information.

use crate::record::{GameResult, Nag};
use crate::rules::Color;

/// A result in any spelling.
pub(super) fn result(word: &[u8]) -> Option<GameResult> {
    Some(match word {
        b"1-0" | b"1:0" | b"1\xE2\x80\x930" => GameResult::Won(Color::White),
        b"0-1" | b"0:1" | b"0\xE2\x80\x931" => GameResult::Won(Color::Black),
        b"1/2-1/2" | b"1/2" | b"1/2:1/2" | b"0.5-0.5" | b"1/2\xE2\x80\x931/2" => GameResult::Drawn,
        _ if word == "½-½".as_bytes() || word == "½".as_bytes() || word == "½–½".as_bytes() => {
            GameResult::Drawn
        }
        b"*" => GameResult::Open,
        _ => return None,
    })
}

/// Whether the word is a null move.
pub(super) fn is_pass(word: &[u8]) -> bool {
    matches!(word, b"--" | b"Z0" | b"null" | b"NULL" | b"0000" | b"@@@@" | b"pass" | b"<>")
}

/// Annotation glyphs and their numbers (PGN standard, section 10, and later additions). A glyph that is a prefix of
/// another comes after it.
const SIGNS: [(&str, u8); 54] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("+/-", 16),
    ("+/=", 14),
    ("+/−", 16),
    ("+--", 20),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("+=", 14),
    ("--++", 21),
    ("-/+", 17),
    ("−/+", 17),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("=/+", 15),
    ("=/∞", 44),
    ("=∞", 44),
    ("=+", 15),
    ("==", 11),
    ("=", 10),
    ("∞=", 44),
    ("∞", 13),
    ("~", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("□", 7),
    ("⬜", 7),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑↑", 32),
    ("↑", 36),
    ("→", 40),
    ("⇄", 132),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("△", 140),
    ("⌓", 142),
    ("N", 146),
    ("D", 220),
];

/// The glyphs of a word that consists only of glyphs, in order.
pub(super) fn signs(mut word: &str) -> Option<Vec<Nag>> {
    let mut nags = Vec::new();
    while !word.is_empty() {
        let (sign, number) = SIGNS.iter().find(|(sign, _)| word.starts_with(sign))?;
        nags.push(Nag(*number));
        word = &word[sign.len()..];
    }
    (!nags.is_empty()).then_some(nags)
}

/// Whether a word adds nothing to the move: check, mate, en passant.
pub(super) fn says_nothing(word: &[u8]) -> bool {
    matches!(
        word,
        b"+" | b"++"
            | b"#"
            | b"ch"
            | b"ch."
            | b"dbl"
            | b"dblch"
            | b"mate"
            | b"e.p."
            | b"ep"
            | b"e.p"
            | b"ep."
            | b"x"
    )
}

/// Whether a word looks like a move, so that a game may begin with it.
pub(super) fn looks_like_a_move(word: &[u8]) -> bool {
    let piece = usize::from(matches!(word.first(), Some(b'K' | b'Q' | b'R' | b'B' | b'N' | b'P')));
    let square = |at: usize| matches!(word.get(at..at + 2), Some([b'a'..=b'h', b'1'..=b'8']));
    let castles = word.starts_with(b"O-O") || word.starts_with(b"0-0");
    castles || (0..4).any(|more| square(piece + more)) && word.len() <= 12
}

/// Whether a word may be part of the movetext.
pub(super) fn means_something(word: &[u8]) -> bool {
    let dots = word.iter().take_while(|&&byte| byte == b'.').count();
    let word = &word[dots..];
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && word.get(digits) == Some(&b'.')
        || result(word).is_some()
        || is_pass(word)
        || says_nothing(word)
        || looks_like_a_move(word)
        || std::str::from_utf8(word).is_ok_and(|word| signs(word).is_some())
}

/// Whether a word ends before this byte.
#[inline(always)]
pub(super) fn ends_word(byte: u8) -> bool {
    ENDS[usize::from(byte)]
}

/// Whether text that is not a move may begin with this byte.
pub(super) fn begins_text(byte: u8) -> bool {
    !ends_word(byte)
}

static ENDS: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte <= b' ' {
        table[byte as usize] = true;
        byte += 1;
    }
    let signs = *b"{}()[];$";
    let mut at = 0;
    while at < signs.len() {
        table[signs[at] as usize] = true;
        at += 1;
    }
    table
};

/// Whether words that consist of such bytes only, and the white space between them, are moves or move numbers, or mean
/// nothing, to those who skip moves.
#[inline(always)]
pub(super) fn is_skimmed(byte: u8) -> bool {
    SKIMMED[usize::from(byte)]
}

static SKIMMED: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = byte.is_ascii_alphanumeric();
        byte += 1;
    }
    let signs = *b" \t\r\n.+#=!?";
    let mut at = 0;
    while at < signs.len() {
        table[signs[at] as usize] = true;
        at += 1;
    }
    table
};
