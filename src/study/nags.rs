//! Annotation glyphs: which exclude each other, and how typed `!` and `?` combine.

use crate::record::Nag;

/// `!` to `?!`: a move has at most one of these.
const MOVES: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// `=` to `−+`: a position has at most one of these.
const POSITIONS: [u8; 8] = [10, 13, 14, 15, 16, 17, 18, 19];

/// Removes the glyph if present; otherwise adds it, replacing another of its group.
pub fn toggle(nags: &mut Vec<Nag>, nag: Nag) {
    let was_there = nags.contains(&nag);
    let group = [&MOVES[..], &POSITIONS[..]].into_iter().find(|group| group.contains(&nag.0)).unwrap_or(&[]);
    nags.retain(|other| *other != nag && !group.contains(&other.0));
    if !was_there {
        nags.push(nag);
        nags.sort();
    }
}

/// The glyph that results from typing `!` or `?` at a move with these glyphs.
pub fn typed(nags: &[Nag], letter: char) -> Nag {
    let before = nags.iter().map(|nag| nag.0).find(|nag| MOVES.contains(nag));
    Nag(match (before, letter) {
        (Some(1), '!') => 3,
        (Some(1), _) => 5,
        (Some(2), '!') => 6,
        (Some(2), _) => 4,
        (_, '!') => 1,
        (_, _) => 2,
    })
}
