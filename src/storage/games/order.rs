//! Sorts games by one of their fields.
//!
//! The texts are sorted first, and then the games by the ranks of their texts, so that sorting a million games is fast.

use std::cmp::Ordering;

use super::index::{Field, Index};

/// A field to sort by, and the direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sort {
    pub field: Field,
    pub descending: bool,
}

/// Sorts these games. Games that are equal in this field keep their order, and games whose field is unknown come last.
pub fn sort(index: &Index, games: &mut [u32], sort: Sort) {
    let mut texts: Vec<usize> = (0..index.texts()).collect();
    texts.sort_by(|&a, &b| {
        let order = compare(index.text_of(a), index.text_of(b), sort.field);
        if sort.descending { order.reverse() } else { order }
    });
    let mut ranks = vec![0_u32; texts.len()];
    let mut rank = 0;
    for (place, &text) in texts.iter().enumerate() {
        let before = place.checked_sub(1).map(|before| texts[before]);
        let same = before.is_some_and(|before| {
            compare(index.text_of(before), index.text_of(text), sort.field) == Ordering::Equal
        });
        rank += u32::from(!same);
        ranks[text] = if index.text_of(text).is_empty() { u32::MAX } else { rank };
    }
    games.sort_by_key(|&game| ranks[index.number(game as usize, sort.field)]);
}

fn compare(a: &str, b: &str, field: Field) -> Ordering {
    if field.is_number() {
        let number = |text: &str| text.parse::<u32>().unwrap_or(0);
        return number(a).cmp(&number(b));
    }
    let letters = |text: &str| text.chars().flat_map(char::to_lowercase).collect::<String>();
    letters(a).cmp(&letters(b))
}
