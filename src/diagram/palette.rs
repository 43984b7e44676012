//! The palette of a GIF. Similar colours form a group, and the palette has the most frequent colour of each of the 255
//! most frequent groups. Every other colour is replaced by the nearest colour of the palette.
//!
//! A board has few main colours; most others are blends at the edges of pieces. The frequent colours stay exact, so
//! that they do not flicker between frames (popularity algorithm: Heckbert, 1982).

use std::collections::HashMap;

/// The maximum number of colours. One of the 256 indices is reserved for unchanged pixels.
const MAX_COLORS: usize = 255;

/// A colour without its three lowest bits per channel, so that similar colours are counted together.
type Bucket = [u8; 3];

fn bucket(color: [u8; 3]) -> Bucket {
    color.map(|part| part >> 3)
}

/// How often each colour occurs.
#[derive(Clone, Debug, Default)]
pub struct Census {
    seen: HashMap<[u8; 3], u64>,
}

impl Census {
    /// Counts pixels; equal neighbours are counted together for speed.
    pub fn count(&mut self, mut pixels: impl Iterator<Item = [u8; 3]>) {
        let Some(mut last) = pixels.next() else { return };
        let mut times = 1;
        for pixel in pixels {
            if pixel == last {
                times += 1;
            } else {
                *self.seen.entry(last).or_default() += times;
                (last, times) = (pixel, 1);
            }
        }
        *self.seen.entry(last).or_default() += times;
    }

    /// The palette for the counted colours.
    pub fn palette(self) -> Palette {
        let mut buckets: HashMap<Bucket, (u64, u64, [u8; 3])> = HashMap::new();
        let mut seen: Vec<([u8; 3], u64)> = self.seen.into_iter().collect();
        seen.sort_unstable();
        for (color, times) in seen {
            let (all, most, best) = buckets.entry(bucket(color)).or_default();
            *all += times;
            if times > *most {
                (*most, *best) = (times, color);
            }
        }
        let mut ranked: Vec<(u64, [u8; 3])> = buckets.values().map(|&(all, _, best)| (all, best)).collect();
        ranked.sort_unstable_by(|a, b| b.cmp(a));
        let colors: Vec<[u8; 3]> = ranked.into_iter().take(MAX_COLORS).map(|(_, color)| color).collect();
        Palette { colors, known: HashMap::new(), last: None }
    }
}

/// A palette of at most 255 colours.
#[derive(Clone, Debug)]
pub struct Palette {
    colors: Vec<[u8; 3]>,
    known: HashMap<[u8; 3], u8>,
    /// The colour that was looked up last, with its index; the next colour is often the same.
    last: Option<([u8; 3], u8)>,
}

impl Palette {
    /// The index that marks a pixel as unchanged.
    pub const STAYS: u8 = MAX_COLORS as u8;

    /// The bytes of the palette in GIF format, padded to 256 colours.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colors.iter().flatten().copied().collect();
        bytes.resize(3 * (MAX_COLORS + 1), 0);
        bytes
    }

    /// The index of the nearest colour.
    pub fn index(&mut self, color: [u8; 3]) -> u8 {
        if let Some((last, index)) = self.last
            && last == color
        {
            return index;
        }
        let far = |other: &[u8; 3]| {
            let apart = |index: usize| i32::from(color[index]) - i32::from(other[index]);
            // The channels are weighted, since the eye distinguishes greens best, then reds.
            3 * apart(0).pow(2) + 4 * apart(1).pow(2) + 2 * apart(2).pow(2)
        };
        let nearest =
            || (0..self.colors.len()).min_by_key(|&index| far(&self.colors[index])).unwrap_or(0) as u8;
        let index = *self.known.entry(color).or_insert_with(nearest);
        self.last = Some((color, index));
        index
    }
}
