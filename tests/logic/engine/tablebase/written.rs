//! Writes tablebases for three pieces in the real format, with the simplest compression that uses pairs, pairs of
//! pairs, and codes of two lengths.

use std::fs;
use std::path::Path;

use jadoube::engine::tablebase::Wdl;
use jadoube::rules::{Color, Role, Square};

use super::solved::{Placed, Solved};

/// The codes of the pieces in a file: White's king and piece, Black's king.
fn pieces(role: Role) -> [u8; 3] {
    [6, if role == Role::Queen { 5 } else { 4 }, 14]
}

/// How distances are stored.
#[derive(Clone, Copy)]
pub enum Distances {
    /// In plies, with White to move.
    Plies,
    /// In moves, as indices into a list, with White to move.
    Moves,
    /// In plies, as indices into a list of two-byte numbers, with Black to move.
    Wide,
}

/// Writes the two files of `KQvK` or `KRvK` into a folder.
pub fn write(folder: &Path, solved: &Solved, distances: Distances) {
    let order = order();
    let name = if solved.role == Role::Queen { "KQvK" } else { "KRvK" };
    let list = |turn: Color, value: &dyn Fn(Wdl, i32) -> u16| -> Vec<u16> {
        let known = |placed: Placed| match solved.is_legal(placed, turn) {
            true => solved.known(placed, turn),
            // Any value is allowed here; real tables store the one that compresses best.
            false => (Wdl::Draw, 0),
        };
        order.iter().map(|&placed| known(placed)).map(|(result, distance)| value(result, distance)).collect()
    };
    let head = |magic: [u8; 4]| {
        let mut bytes = magic.to_vec();
        // The sides differ and there are no pawns; the leading group comes first.
        bytes.extend([1, 0]);
        bytes.extend(pieces(solved.role).map(|piece| piece | piece << 4));
        bytes.resize(bytes.len().next_multiple_of(2), 0);
        bytes
    };

    let lists = Color::ALL.map(|turn| Packed::new(&list(turn, &|result, _| result as u16)));
    let mut bytes = head([0x71, 0xE8, 0x23, 0x5D]);
    for packed in &lists {
        packed.write_head(0, &mut bytes);
    }
    finish(&lists, &mut bytes);
    fs::write(folder.join(format!("{name}.rtbw")), bytes).expect("a folder to write to");

    let (turn, flags) = match distances {
        Distances::Plies => (Color::White, 4 | 8),
        Distances::Moves => (Color::White, 2),
        Distances::Wide => (Color::Black, 1 | 2 | 4 | 8 | 16),
    };
    let stored = |_, distance: i32| {
        let plies = distance.unsigned_abs().max(1) as u16 - 1;
        if matches!(distances, Distances::Moves) { plies / 2 } else { plies }
    };
    let mut values = list(turn, &stored);
    let mut known = values.clone();
    known.sort_unstable();
    known.dedup();
    if !matches!(distances, Distances::Plies) {
        for value in &mut values {
            *value = known.binary_search(value).expect("a value of the list") as u16;
        }
    }
    let packed = [Packed::new(&values)];
    let mut bytes = head([0xD7, 0x66, 0x0C, 0xA5]);
    packed[0].write_head(flags, &mut bytes);
    match distances {
        Distances::Plies => {}
        // The lists for wins and for losses. The two lists for wins and losses that the fifty-move rule turns into
        // draws are empty.
        Distances::Moves => {
            for _ in 0..2 {
                bytes.push(known.len() as u8);
                bytes.extend(known.iter().map(|value| *value as u8));
            }
            bytes.extend([0, 0]);
        }
        Distances::Wide => {
            for _ in 0..2 {
                bytes.extend((known.len() as u16).to_le_bytes());
                bytes.extend(known.iter().flat_map(|value| value.to_le_bytes()));
            }
            bytes.extend([0; 4]);
        }
    }
    bytes.resize(bytes.len().next_multiple_of(2), 0);
    finish(&packed, &mut bytes);
    fs::write(folder.join(format!("{name}.rtbz")), bytes).expect("a folder to write to");
}

/// All positions of three different pieces in the order of a file, one for each set of mirror images: first those with
/// the first piece in the triangle below the diagonal; then those with it on the diagonal and the second piece below;
/// then those with both on the diagonal and the third below; then those with all three on it.
fn order() -> Vec<Placed> {
    let squares: Vec<Square> = Square::all().collect();
    let height = |square: Square| square.rank().index() as i32 - square.file().index() as i32;
    let below: Vec<Square> = squares.iter().copied().filter(|&square| height(square) < 0).collect();
    let long: Vec<Square> = squares.iter().copied().filter(|&square| height(square) == 0).collect();
    let triangle: Vec<Square> = below.iter().copied().filter(|square| square.file().index() < 4).collect();
    let four: Vec<Square> = long[..4].to_vec();
    let mut order = Vec::new();
    for [first, second, third] in [
        [&triangle, &squares, &squares],
        [&four, &below, &squares],
        [&four, &long, &below],
        [&four, &long, &long],
    ] {
        for &a in first {
            for &b in second.iter().filter(|&&b| b != a) {
                order.extend(third.iter().filter(|&&c| c != a && c != b).map(|&c| [a, b, c]));
            }
        }
    }
    order
}

/// A compressed list.
struct Packed {
    size: usize,
    /// The number of symbols with a longer code; each of these stands for one value.
    values: u16,
    pairs: Vec<(u16, u16)>,
    blocks: Vec<Vec<u8>>,
    /// For each block, the number of its values, less one.
    lengths: Vec<u16>,
}

/// The length of the shorter codes in bits; the longer ones have one bit more.
const SHORT: u32 = 7;
const BLOCK: usize = 64;
/// The base-2 logarithm of the number of values per entry of the index.
const SPAN: u32 = 9;
/// The number of surplus entries in the list of block lengths.
const PADDING: u8 = 1;

impl Packed {
    fn new(list: &[u16]) -> Packed {
        let values = (list.iter().max().expect("a value") + 1).next_multiple_of(2);
        // First a symbol for each value, then one for each value twice, and one for each value four times.
        let mut pairs: Vec<(u16, u16)> = (0..values).map(|value| (value, 0xFFF)).collect();
        pairs.extend((0..values).map(|value| (value, value)));
        pairs.extend((values..2 * values).map(|pair| (pair, pair)));
        let mut packed = Packed { size: list.len(), values, pairs, blocks: Vec::new(), lengths: Vec::new() };
        let (mut bits, mut count) = (Vec::new(), 0u16);
        let mut rest = list;
        while let Some(&value) = rest.first() {
            let run = rest.iter().take(4).take_while(|other| **other == value).count();
            let (symbol, len) = match run {
                4 => (value + 2 * values, 4),
                2 | 3 => (value + values, 2),
                _ => (value, 1),
            };
            let code = packed.code(symbol);
            if bits.len() + code.len() > 8 * BLOCK {
                packed.close(&mut bits, &mut count);
            }
            bits.extend(code);
            count += len as u16;
            rest = &rest[len..];
        }
        packed.close(&mut bits, &mut count);
        packed
    }

    /// The code of a symbol. Left-aligned, the longer codes are smaller than the shorter ones.
    fn code(&self, symbol: u16) -> Vec<bool> {
        let (code, len) = match symbol {
            long if long < self.values => (long, SHORT + 1),
            short => (self.values / 2 + short - self.values, SHORT),
        };
        assert!(code >> len == 0, "too many symbols");
        (0..len).rev().map(|bit| code >> bit & 1 == 1).collect()
    }

    fn close(&mut self, bits: &mut Vec<bool>, count: &mut u16) {
        bits.resize(8 * BLOCK, false);
        let byte = |bits: &[bool]| bits.iter().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
        self.blocks.push(bits.chunks(8).map(byte).collect());
        self.lengths.push(*count - 1);
        (*bits, *count) = (Vec::new(), 0);
    }

    fn write_head(&self, flags: u8, bytes: &mut Vec<u8>) {
        bytes.extend([flags, BLOCK.ilog2() as u8, SPAN as u8, PADDING]);
        bytes.extend((self.blocks.len() as u32).to_le_bytes());
        bytes.extend([SHORT as u8 + 1, SHORT as u8]);
        bytes.extend([self.values, 0].iter().flat_map(|first| first.to_le_bytes()));
        bytes.extend((self.pairs.len() as u16).to_le_bytes());
        bytes.extend(self.pairs.iter().flat_map(|&(left, right)| {
            [left as u8, (left >> 8) as u8 | (right << 4) as u8, (right >> 4) as u8]
        }));
        bytes.resize(bytes.len().next_multiple_of(2), 0);
    }

    /// For the middle of each span, writes the block that contains it and the number of values before it in that block.
    fn write_index(&self, bytes: &mut Vec<u8>) {
        let span = 1 << SPAN;
        for number in (0..self.size.div_ceil(span)).map(|entry| entry * span + span / 2) {
            if number > self.size {
                // Real files point past the last block here.
                bytes.extend((self.blocks.len() as u32 + u32::from(PADDING)).to_le_bytes());
                bytes.extend((number as u16 - self.size as u16 - u16::from(PADDING)).to_le_bytes());
                continue;
            }
            let (mut block, mut offset) = (0, number);
            while block + 1 < self.blocks.len() && offset > usize::from(self.lengths[block]) {
                offset -= usize::from(self.lengths[block]) + 1;
                block += 1;
            }
            bytes.extend((block as u32).to_le_bytes());
            bytes.extend((offset as u16).to_le_bytes());
        }
    }
}

/// Writes the indexes of all lists, then all lengths, then all blocks.
fn finish(lists: &[Packed], bytes: &mut Vec<u8>) {
    for packed in lists {
        packed.write_index(bytes);
    }
    for packed in lists {
        bytes.extend(packed.lengths.iter().flat_map(|length| length.to_le_bytes()));
        bytes.extend([0; 2 * PADDING as usize]);
    }
    for packed in lists {
        bytes.resize(bytes.len().next_multiple_of(64), 0);
        packed.blocks.iter().for_each(|block| bytes.extend(block));
    }
}
