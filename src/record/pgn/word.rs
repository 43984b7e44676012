//! Recognises the kinds of words among the moves, such as results, null moves and annotation symbols, and finds where
//! words end.

use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::record::{GameResult, Nag};
use crate::rules::Color;
use crate::rules::cpu::{self, Work};

/// Reads a result in any of its usual spellings; `None` for any other word.
pub(super) fn result(word: &[u8]) -> Option<GameResult> {
    Some(match std::str::from_utf8(word).ok()? {
        "1-0" | "1:0" | "1–0" => GameResult::Won(Color::White),
        "0-1" | "0:1" | "0–1" => GameResult::Won(Color::Black),
        "1/2-1/2" | "1/2" | "1/2:1/2" | "0.5-0.5" | "1/2–1/2" | "½-½" | "½" | "½–½" => {
            GameResult::Drawn
        }
        "*" => GameResult::Open,
        _ => return None,
    })
}

/// Whether the word is a null move.
pub(super) fn is_pass(word: &[u8]) -> bool {
    matches!(word, b"--" | b"Z0" | b"null" | b"NULL" | b"0000" | b"@@@@" | b"pass" | b"<>")
}

/// NAGs and the symbols that are read as them (PGN standard, section 10, and later additions).
const SIGNS: [(u8, &str); 30] = [
    (1, "!"),
    (2, "?"),
    (3, "!! ‼"),
    (4, "?? ⁇"),
    (5, "!? ⁉"),
    (6, "?! ⁈"),
    (7, "□ ⬜"),
    (10, "="),
    (11, "=="),
    (13, "∞ ~"),
    (14, "+/= += ⩲"),
    (15, "=/+ =+ ⩱"),
    (16, "+/- +/− ±"),
    (17, "-/+ −/+ ∓"),
    (18, "+- +− +–"),
    (19, "-+ −+ –+"),
    (20, "+--"),
    (21, "--++"),
    (22, "⊙ ⨀"),
    (26, "○"),
    (32, "⟳ ↑↑"),
    (36, "↑"),
    (40, "→"),
    (44, "=/∞ =∞ ∞="),
    (132, "⇄ ⇆"),
    (138, "⊕"),
    (140, "∆ △"),
    (142, "⌓"),
    (146, "N"),
    (220, "D"),
];

/// Each symbol with its NAG. A symbol that is a prefix of another comes after the longer one.
static SPELLINGS: LazyLock<Vec<(&str, u8)>> = LazyLock::new(|| {
    let spelled = |&(number, signs): &(u8, &'static str)| signs.split(' ').map(move |sign| (sign, number));
    let mut all: Vec<(&str, u8)> = SIGNS.iter().flat_map(spelled).collect();
    all.sort_by_key(|(sign, _)| Reverse(sign.len()));
    all
});

/// Reads a word that consists only of symbols, and returns their NAGs in order; `None` for any other word.
pub(super) fn signs(mut word: &str) -> Option<Vec<Nag>> {
    let mut nags = Vec::new();
    while !word.is_empty() {
        let (sign, number) = SPELLINGS.iter().find(|(sign, _)| word.starts_with(sign))?;
        nags.push(Nag(*number));
        word = &word[sign.len()..];
    }
    (!nags.is_empty()).then_some(nags)
}

/// Whether a word only marks a check, a mate, an en passant capture or another capture, so that it adds nothing to the
/// move.
pub(super) fn says_nothing(word: &[u8]) -> bool {
    const NOTHING: [&[u8]; 13] =
        [b"+", b"++", b"#", b"ch", b"ch.", b"dbl", b"dblch", b"mate", b"e.p.", b"ep", b"e.p", b"ep.", b"x"];
    NOTHING.contains(&word)
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

static ENDS: [bool; 256] = ends();

/// The number of bytes before the first that may begin something other than a word, or that shows that a word may be a
/// result. The last word may continue beyond them, and may still be a result.
pub(super) fn skimmed(bytes: &[u8]) -> usize {
    cpu::run(Skim(bytes))
}

struct Skim<'a>(&'a [u8]);

impl Work<usize> for Skim<'_> {
    #[inline(always)]
    fn work(self) -> usize {
        /// The number of bytes in one step; compiled code can compare all of them at once.
        const BLOCK: usize = 32;
        let [first, after @ ..] = self.0 else { return 0 };
        if stops_skimming(*first) {
            return 0;
        }
        // No result has a letter before a dash, so castling is skipped.
        let stops = |before: u8, stop: bool, byte: u8| stop && !(before == b'O' && byte == b'-');
        let is_plain = |(before, after): &(&[u8], &[u8])| {
            let pairs = before.iter().zip(*after);
            !pairs.fold(false, |any, (&before, &byte)| any | stops(before, stops_skimming(byte), byte))
        };
        let blocks = self.0.chunks_exact(BLOCK).zip(after.chunks_exact(BLOCK));
        let from = BLOCK * blocks.take_while(is_plain).count();
        let mut pairs = self.0[from..].iter().zip(&after[from..]);
        let found = pairs.position(|(&before, &byte)| stops(before, STOPS[usize::from(byte)], byte));
        found.map_or(self.0.len(), |found| from + found + 1)
    }
}

static STOPS: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < table.len() {
        table[byte] = stops_skimming(byte as u8);
        byte += 1;
    }
    table
};

/// Whether a byte may begin something other than a word, or shows that a word may be a result. The bytes form ranges,
/// which the compiler turns into code for many bytes at once: `$%&'()*`, `-`, `/`, `:;`, `[\]`, and everything from `{`
/// on.
#[inline(always)]
const fn stops_skimming(byte: u8) -> bool {
    matches!(byte, b'$'..=b'*' | b'-' | b'/' | b':' | b';' | b'['..=b']' | b'{'..)
}

const fn ends() -> [bool; 256] {
    let others = b"{}()[];$";
    let mut table = [false; 256];
    let mut at = 0;
    while at <= b' ' as usize {
        table[at] = true;
        at += 1;
    }
    at = 0;
    while at < others.len() {
        table[others[at] as usize] = true;
        at += 1;
    }
    table
}
