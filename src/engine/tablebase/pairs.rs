//! One compressed list of values: recursive pairing (N. Jesper Larsson, Alistair Moffat, 1999) and a canonical Huffman
//! code, in blocks that are found through a sparse index.

use std::io::{self, ErrorKind};

use super::source::{Reader, Source};

/// The maximum block length: 2 to this power, in bytes.
const MAX_BLOCK: u8 = 16;
/// The value in place of the second symbol, if a symbol stands for a value rather than a pair.
const NO_PAIR: u16 = 0xFFF;
/// The longest code in bits.
const MAX_CODE: u8 = 32;

/// The flags of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flags(u8);

impl Flags {
    /// Black is to move in a table of distances.
    pub(super) const BLACK: u8 = 1;
    /// Stored distances are indices into other lists.
    pub(super) const MAPPED: u8 = 2;
    /// Distances of wins are plies instead of moves.
    pub(super) const WINS_IN_PLIES: u8 = 4;
    /// Distances of losses are plies instead of moves.
    pub(super) const LOSSES_IN_PLIES: u8 = 8;
    /// The lists of [`Flags::MAPPED`] contain two-byte numbers.
    pub(super) const WIDE: u8 = 16;
    /// All values are the same.
    const SINGLE: u8 = 128;

    pub(super) fn has(self, flag: u8) -> bool {
        self.0 & flag != 0
    }
}

/// A compressed list.
#[derive(Debug)]
pub(super) struct Pairs {
    pub(super) flags: Flags,
    content: Content,
}

#[derive(Debug)]
enum Content {
    /// All values are the same.
    Single(u16),
    Packed(Box<Packed>),
}

#[derive(Debug)]
struct Packed {
    /// The length of a block in bytes.
    block: u64,
    /// The number of values that each entry of the index stands for.
    span: u64,
    entries: u64,
    blocks: u64,
    /// The number of stored block lengths: one for each block, then padding.
    lengths: u64,
    shortest: u8,
    /// For each length of code from the shortest on: the smallest code, left-aligned in 64 bits.
    least: Vec<u64>,
    /// For each length of code: the first symbol.
    first: Vec<u16>,
    /// The pair of each symbol.
    pairs: Vec<(u16, u16)>,
    /// The number of values that each symbol stands for, less one.
    more: Vec<u32>,
    index_at: u64,
    lengths_at: u64,
    blocks_at: u64,
}

impl Pairs {
    /// Reads the header of a list of `size` values.
    pub(super) fn read(reader: &mut Reader<'_>, size: u64) -> io::Result<Pairs> {
        let flags = Flags(reader.byte()?);
        if flags.has(Flags::SINGLE) {
            let value = reader.byte()?.into();
            return Ok(Pairs { flags, content: Content::Single(value) });
        }
        let [block, span, padding] = reader.bytes()?;
        let blocks = reader.double()?;
        let [longest, shortest] = reader.bytes()?;
        if block > MAX_BLOCK || span > 32 || !(1..=longest).contains(&shortest) || longest > MAX_CODE {
            return Err(broken());
        }
        let lengths = usize::from(longest - shortest) + 1;
        let mut first = Vec::with_capacity(lengths);
        for _ in 0..lengths {
            first.push(reader.word()?);
        }
        let count = usize::from(reader.word()?);
        let pairs: Vec<(u16, u16)> = reader.many(3 * count)?.chunks_exact(3).map(pair).collect();
        reader.align(2);
        let packed = Packed {
            block: 1 << block,
            span: 1 << span,
            entries: size.div_ceil(1 << span),
            blocks: blocks.into(),
            lengths: u64::from(blocks) + u64::from(padding),
            shortest,
            least: least_codes(&first, shortest)?,
            first,
            more: weigh(&pairs)?,
            pairs,
            index_at: 0,
            lengths_at: 0,
            blocks_at: 0,
        };
        Ok(Pairs { flags, content: Content::Packed(Box::new(packed)) })
    }

    /// Finds the content of the lists in the file, after their headers: the indices of all, then the lengths of all
    /// blocks, then the blocks.
    pub(super) fn locate<'a>(lists: impl Iterator<Item = &'a mut Pairs>, reader: &mut Reader<'_>) {
        let packed = |pairs: &'a mut Pairs| match &mut pairs.content {
            Content::Single(_) => None,
            Content::Packed(packed) => Some(packed),
        };
        let mut lists: Vec<&mut Box<Packed>> = lists.filter_map(packed).collect();
        for packed in &mut lists {
            packed.index_at = reader.at;
            reader.at += 6 * packed.entries;
        }
        for packed in &mut lists {
            packed.lengths_at = reader.at;
            reader.at += 2 * packed.lengths;
        }
        for packed in &mut lists {
            reader.align(64);
            packed.blocks_at = reader.at;
            reader.at += packed.block * packed.blocks;
        }
    }

    /// The value with this number.
    pub(super) fn value(&self, source: &Source, number: u64) -> io::Result<u16> {
        match &self.content {
            Content::Single(value) => Ok(*value),
            Content::Packed(packed) => packed.value(source, number),
        }
    }
}

impl Packed {
    fn value(&self, source: &Source, number: u64) -> io::Result<u16> {
        let (block, offset) = self.find(source, number)?;
        let mut bytes = vec![0; self.block as usize + 8];
        source.read(self.blocks_at + block * self.block, &mut bytes[..self.block as usize])?;
        self.decode(&bytes, offset).ok_or_else(broken)
    }

    /// The block with a value, and how many values of the block come before it.
    fn find(&self, source: &Source, number: u64) -> io::Result<(u64, u64)> {
        let entry = number / self.span;
        if entry >= self.entries {
            return Err(broken());
        }
        let mut bytes = [0; 6];
        source.read(self.index_at + 6 * entry, &mut bytes)?;
        let [a, b, c, d, e, f] = bytes;
        // An index entry points to the middle of its span.
        let mut block = i64::from(u32::from_le_bytes([a, b, c, d]));
        let mut offset = i64::from(u16::from_le_bytes([e, f]));
        offset += (number % self.span) as i64 - (self.span / 2) as i64;
        loop {
            if offset < 0 {
                block -= 1;
                offset += self.length(source, block)? + 1;
                if offset >= 0 {
                    break;
                }
                continue;
            }
            let length = self.length(source, block)?;
            if offset <= length {
                break;
            }
            offset -= length + 1;
            block += 1;
        }
        let block = u64::try_from(block).ok().filter(|block| *block < self.blocks).ok_or_else(broken)?;
        Ok((block, offset as u64))
    }

    /// The number of values in a block, less one. The index may point past the last block.
    fn length(&self, source: &Source, block: i64) -> io::Result<i64> {
        let block = u64::try_from(block).ok().filter(|block| *block < self.lengths).ok_or_else(broken)?;
        let mut bytes = [0; 2];
        source.read(self.lengths_at + 2 * block, &mut bytes)?;
        Ok(u16::from_le_bytes(bytes).into())
    }

    /// Decodes a block up to the value at this offset, and returns that value. Bits after the last byte count as zero.
    fn decode(&self, bytes: &[u8], mut offset: u64) -> Option<u16> {
        let mut words =
            bytes.chunks_exact(4).filter_map(|word| Some(u32::from_be_bytes(word.try_into().ok()?)));
        let mut next = || words.next().map_or(0, u64::from);
        let mut bits = next() << 32 | next();
        let mut known = 64;
        let mut symbol = loop {
            let longer = self.least.iter().position(|least| bits >= *least)?;
            let length = longer as u32 + u32::from(self.shortest);
            let symbol = u64::from(*self.first.get(longer)?) + ((bits - self.least[longer]) >> (64 - length));
            let symbol = usize::try_from(symbol).ok()?;
            let more = u64::from(*self.more.get(symbol)?);
            if offset <= more {
                break symbol;
            }
            offset -= more + 1;
            bits <<= length;
            known -= length;
            if known <= 32 {
                known += 32;
                bits |= next() << (64 - known);
            }
        };
        while self.more[symbol] > 0 {
            let (left, right) = self.pairs[symbol];
            let more = u64::from(self.more[usize::from(left)]);
            symbol = if offset <= more {
                left.into()
            } else {
                offset -= more + 1;
                right.into()
            };
        }
        Some(self.pairs[symbol].0)
    }
}

/// Reads two numbers of twelve bits from three bytes.
fn pair(bytes: &[u8]) -> (u16, u16) {
    let [a, b, c] = [0, 1, 2].map(|at| u16::from(bytes[at]));
    (a | (b & 0xF) << 8, b >> 4 | c << 4)
}

/// The smallest code of each length, left-aligned in 64 bits. The longer a code, the smaller its value.
fn least_codes(first: &[u16], shortest: u8) -> io::Result<Vec<u64>> {
    let mut least = vec![0u64; first.len()];
    for at in (0..first.len().saturating_sub(1)).rev() {
        let sum = least[at + 1] + u64::from(first[at]);
        least[at] = sum.checked_sub(first[at + 1].into()).ok_or_else(broken)? / 2;
    }
    for (longer, code) in least.iter_mut().enumerate() {
        let length = longer as u32 + u32::from(shortest);
        if *code >> length != 0 {
            return Err(broken());
        }
        *code <<= 64 - length;
    }
    Ok(least)
}

/// How many values each symbol stands for, less one. Pairs that contain themselves are an error.
fn weigh(pairs: &[(u16, u16)]) -> io::Result<Vec<u32>> {
    let mut known: Vec<Option<u32>> = vec![None; pairs.len()];
    let mut open = vec![false; pairs.len()];
    for symbol in 0..pairs.len() {
        let mut path = vec![symbol];
        while let Some(&at) = path.last() {
            let (left, right) = pairs[at];
            if known[at].is_some() {
                path.pop();
                continue;
            }
            if right == NO_PAIR {
                known[at] = Some(0);
                continue;
            }
            let of = |part: u16| known.get(usize::from(part)).copied().ok_or_else(broken);
            match (of(left)?, of(right)?) {
                (Some(a), Some(b)) => {
                    known[at] = Some(a.checked_add(b).and_then(|sum| sum.checked_add(1)).ok_or_else(broken)?);
                }
                // This pair is already being weighed, so it contains itself.
                _ if open[at] => return Err(broken()),
                (a, b) => {
                    open[at] = true;
                    path.extend(
                        [(a, left), (b, right)]
                            .iter()
                            .filter_map(|(known, part)| known.is_none().then_some(usize::from(*part))),
                    );
                }
            }
        }
    }
    Ok(known.into_iter().flatten().collect())
}

/// The error for content that no table can have.
pub(super) fn broken() -> io::Error {
    ErrorKind::InvalidData.into()
}
