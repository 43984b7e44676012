//! Divides a rectangle among parts that are side by side or one below the other.
//!
//! A part has at least its minimum length. The remaining space brings parts up to their wanted lengths, in order; the
//! rest goes to the parts that grow. If there is too little space, parts with a rank above 0 are left out, the highest
//! rank first.

use std::ops::RangeInclusive;

use egui::Rect;

/// A part of a row or column, and the lengths that suit it, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part<K> {
    pub key: K,
    pub least: f32,
    pub wanted: f32,
    pub grows: bool,
    /// The rank. The part with the highest rank is left out first; a part with rank 0 is never left out.
    pub leaves: u8,
}

impl<K> Part<K> {
    /// A part of a fixed length.
    pub fn fixed(key: K, length: f32) -> Part<K> {
        Part { key, least: length, wanted: length, grows: false, leaves: 0 }
    }

    /// A part that has at least the first of two lengths and, if there is space, the second.
    pub fn between(key: K, lengths: RangeInclusive<f32>) -> Part<K> {
        let (least, wanted) = lengths.into_inner();
        Part { key, least, wanted: wanted.max(least), grows: false, leaves: 0 }
    }

    /// A part that takes the space that the other parts do not need; several such parts share it equally.
    pub fn rest(key: K, least: f32) -> Part<K> {
        Part { key, least, wanted: least, grows: true, leaves: 0 }
    }

    /// Lets the part be left out if there is not enough space. The parts with the highest rank are left out first.
    pub fn leaves(self, rank: u8) -> Part<K> {
        Part { leaves: rank, ..self }
    }

    /// Keeps the part only if `shown`; otherwise it is always left out.
    pub fn only_if(self, shown: bool) -> Part<K> {
        if shown { self } else { Part { least: f32::INFINITY, leaves: u8::MAX, ..self } }
    }
}

/// The rectangles of the parts that were not left out.
#[derive(Clone, PartialEq, Debug)]
pub struct Places<K>(Vec<(K, Rect)>);

impl<K: Copy + PartialEq> Places<K> {
    /// The rectangle of a part; `None` if it was left out.
    pub fn get(&self, key: K) -> Option<Rect> {
        self.0.iter().find(|(other, _)| *other == key).map(|(_, place)| *place)
    }

    /// The rectangle of a part; [`Rect::NOTHING`] if it was left out.
    pub fn of(&self, key: K) -> Rect {
        self.get(key).unwrap_or(Rect::NOTHING)
    }

    /// These rectangles, and those of another division.
    pub fn and(mut self, other: Places<K>) -> Places<K> {
        self.0.extend(other.0);
        self
    }

    /// The same division with one part divided further.
    pub fn divided(mut self, key: K, into: Places<K>) -> Places<K> {
        self.0.retain(|(other, _)| *other != key);
        self.and(into)
    }

    /// The parts with their rectangles.
    pub fn iter(&self) -> impl Iterator<Item = (K, Rect)> + '_ {
        self.0.iter().copied()
    }
}

/// Divides a rectangle from top to bottom.
pub fn column<K: Copy>(place: Rect, gap: f32, parts: &[Part<K>]) -> Places<K> {
    let cut = |from, to| place.with_min_y(place.top() + from).with_max_y(place.top() + to);
    placed(divide(place.height(), gap, parts), cut)
}

/// Divides a rectangle from left to right.
pub fn row<K: Copy>(place: Rect, gap: f32, parts: &[Part<K>]) -> Places<K> {
    let cut = |from, to| place.with_min_x(place.left() + from).with_max_x(place.left() + to);
    placed(divide(place.width(), gap, parts), cut)
}

fn placed<K>(divided: Vec<(K, f32, f32)>, cut: impl Fn(f32, f32) -> Rect) -> Places<K> {
    let cut = |(key, from, length): (K, f32, f32)| (key, cut(from, from + length));
    Places(divided.into_iter().map(cut).collect())
}

/// Divides a rectangle into rows of the same height, and each row into parts of the same width.
pub fn grid<K: Copy + PartialEq>(place: Rect, gap: f32, rows: &[Vec<K>]) -> Places<K> {
    let equal = |count: usize| (0..count).map(|index| Part::rest(index, 0.0)).collect::<Vec<_>>();
    let lines = column(place, gap, &equal(rows.len()));
    let cells = rows.iter().zip(lines.iter()).flat_map(|(keys, (_, line))| {
        let cells = row(line, gap, &equal(keys.len()));
        keys.iter().copied().zip(cells.0.into_iter().map(|(_, cell)| cell)).collect::<Vec<_>>()
    });
    Places(cells.collect())
}

/// The minimum length of all these parts with the gaps between them.
pub fn least<K>(gap: f32, parts: &[Part<K>]) -> f32 {
    let lengths: f32 = parts.iter().map(|part| part.least).sum();
    lengths + gap * parts.len().saturating_sub(1) as f32
}

/// The key of each part that is not left out, where the part begins, and its length.
fn divide<K: Copy>(room: f32, gap: f32, parts: &[Part<K>]) -> Vec<(K, f32, f32)> {
    let mut stay = parts.to_vec();
    while least(gap, &stay) > room
        && let Some(rank) = stay.iter().map(|part| part.leaves).max().filter(|rank| *rank > 0)
        && let Some(index) = stay.iter().rposition(|part| part.leaves == rank)
    {
        stay.remove(index);
    }
    let mut spare = (room - least(gap, &stay)).max(0.0);
    for part in &mut stay {
        let more = (part.wanted - part.least).min(spare);
        (part.least, spare) = (part.least + more, spare - more);
    }
    let growing = stay.iter().filter(|part| part.grows).count();
    let each = if growing > 0 { spare / growing as f32 } else { 0.0 };
    let mut from = 0.0;
    let place = |part: &Part<K>| {
        let length = part.least + if part.grows { each } else { 0.0 };
        let placed = (part.key, from, length);
        from += length + gap;
        placed
    };
    stay.iter().map(place).collect()
}
