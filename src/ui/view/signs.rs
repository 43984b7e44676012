//! How signs for moves and positions are written: as in books, or in plain letters where ours have no such sign.

use crate::record::Nag;

/// The signs that the menu offers for a move, each of which takes the place of the others.
pub const OF_MOVES: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// The same for a position.
pub const OF_POSITIONS: [u8; 8] = [10, 13, 14, 15, 16, 17, 18, 19];
/// Others that the menu offers.
const OTHERS: [u8; 3] = [7, 22, 146];

/// Whether there are words of ours for it.
pub fn has_words(nag: Nag) -> bool {
    [&OF_MOVES[..], &OF_POSITIONS[..], &OTHERS[..]].iter().any(|group| group.contains(&nag.0))
}

/// The sign as it is written.
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

/// Whether it stands at the move without a space.
pub fn is_close(nag: Nag) -> bool {
    (1..=6).contains(&nag.0)
}

/// The sign for a move that comes of typing `!` or `?` after what is there: the second letter joins the first.
pub fn typed(before: Option<Nag>, letter: char) -> Nag {
    let number = match (before.map(|nag| nag.0), letter) {
        (Some(1), '!') => 3,
        (Some(1), _) => 5,
        (Some(2), '!') => 6,
        (Some(2), _) => 4,
        (_, '!') => 1,
        (_, _) => 2,
    };
    Nag(number)
}

/// Signs of which a place has at most one.
pub fn group(nag: Nag) -> Option<&'static [u8]> {
    [&OF_MOVES[..], &OF_POSITIONS[..]].into_iter().find(|group| group.contains(&nag.0))
}
