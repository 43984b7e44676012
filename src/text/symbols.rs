//! How the numeric annotation glyphs (NAGs) of PGN are shown and spoken: as the symbols of tournament books and in
//! words, or as numbers where there is no symbol or phrase.

use super::messages::Texts;
use crate::record::Nag;
use crate::rules::Color;

/// The maximum number of symbols that are shown and spoken for a move; a file may have thousands.
pub const MAX_SYMBOLS: usize = 12;

/// The symbol of a NAG, as books print it, and the key of the message that describes it. Each is `None` if there is
/// none.
const fn symbol(nag: Nag) -> (Option<&'static str>, Option<&'static str>) {
    let (symbol, key) = match nag.0 {
        1 => ("!", "sign-1"),
        2 => ("?", "sign-2"),
        3 => ("!!", "sign-3"),
        4 => ("??", "sign-4"),
        5 => ("!?", "sign-5"),
        6 => ("?!", "sign-6"),
        7 | 8 => ("□", "sign-7"),
        9 => return (None, Some("sign-9")),
        10..=12 => ("=", "sign-10"),
        13 => ("∞", "sign-13"),
        14 => ("⩲", "sign-14"),
        15 => ("⩱", "sign-15"),
        16 => ("±", "sign-16"),
        17 => ("∓", "sign-17"),
        18 | 20 => ("+−", "sign-18"),
        19 | 21 => ("−+", "sign-19"),
        22 | 23 => ("⨀", "sign-22"),
        24..=29 => ("○", "sign-space"),
        30..=35 => ("⟳", "sign-development"),
        36..=39 => ("↑", "sign-initiative"),
        40 | 41 => ("→", "sign-attack"),
        42 | 43 => return (None, Some("sign-insufficient")),
        44..=47 => ("⯹", "sign-compensation"),
        130..=135 => ("⇆", "sign-counterplay"),
        136..=139 => ("⊕", "sign-time-trouble"),
        140 => ("△", "sign-idea"),
        141 => ("▽", "sign-against"),
        142 => ("⌓", "sign-better"),
        143 => ("≤", "sign-worse"),
        144 => return (None, Some("sign-equivalent")),
        145 => return (None, Some("sign-remark")),
        146 => ("N", "sign-146"),
        220 => ("(D)", "sign-diagram"),
        221 => ("(D)", "sign-diagram-turned"),
        _ => return (None, None),
    };
    (Some(symbol), Some(key))
}

/// The message key that describes a NAG, if there is one.
pub const fn key(nag: Nag) -> Option<&'static str> {
    symbol(nag).1
}

/// A NAG in words. From 22 to 139, even numbers are about White, odd numbers about Black.
pub fn spoken(texts: &Texts, nag: Nag) -> String {
    let color = if nag.0.is_multiple_of(2) { Color::White } else { Color::Black };
    match key(nag) {
        Some(key) => t!(texts, key, color = color.name()),
        None => t!(texts, "study-sign", sign = u32::from(nag.0)),
    }
}

/// The symbol of a NAG as displayed, or the number if there is no symbol.
pub fn text(nag: Nag) -> String {
    symbol(nag).0.map_or_else(|| format!("${}", nag.0), str::to_owned)
}

/// Whether the symbol of a NAG follows the move without a space.
pub fn is_close(nag: Nag) -> bool {
    (1..=6).contains(&nag.0)
}
