//! Text forms of annotation glyphs: as in books, or plain letters if the font lacks the symbol.

use super::messages::Texts;
use crate::record::Nag;

/// The message key that describes a glyph, if there is one.
pub const fn key(nag: Nag) -> Option<&'static str> {
    Some(match nag.0 {
        1 => "sign-1",
        2 => "sign-2",
        3 => "sign-3",
        4 => "sign-4",
        5 => "sign-5",
        6 => "sign-6",
        7 => "sign-7",
        10 => "sign-10",
        13 => "sign-13",
        14 => "sign-14",
        15 => "sign-15",
        16 => "sign-16",
        17 => "sign-17",
        18 => "sign-18",
        19 => "sign-19",
        22 => "sign-22",
        146 => "sign-146",
        _ => return None,
    })
}

/// A glyph in words.
pub fn spoken(words: &Texts, nag: Nag) -> String {
    match key(nag) {
        Some(key) => t!(words, key),
        None => t!(words, "study-sign", sign = u32::from(nag.0)),
    }
}

/// The glyph as displayed.
pub fn text(nag: Nag) -> String {
    let known = match nag.0 {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "□",
        10..=12 => "=",
        13 => "∞",
        14 => "+/=",
        15 => "=/+",
        16 => "±",
        17 => "−/+",
        18 | 20 => "+−",
        19 | 21 => "−+",
        22 | 23 => "zz",
        32..=35 => "dev.",
        36..=39 => "↑",
        40 | 41 => "→",
        44..=47 => "comp.",
        132..=135 => "cp.",
        136..=139 => "time",
        140 => "idea",
        146 => "N",
        other => return format!("${other}"),
    };
    known.to_owned()
}

/// Whether the glyph follows the move without a space.
pub fn is_close(nag: Nag) -> bool {
    (1..=6).contains(&nag.0)
}
