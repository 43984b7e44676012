//! A set of visited positions of three words each, numbered in the order of insertion.
//!
//! All three words are compared, not only a hash, so two positions are never confused and a *no* stays a proof.

/// A packed position, or an `Arrangement` of the module `shadow`, as three words.
pub(crate) type Words = [u64; 3];

pub(crate) struct PositionSet {
    all: Vec<Words>,
    /// Open addressing: the number of a position in the slot of its hash, or in the next free one.
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl PositionSet {
    pub(crate) fn new() -> PositionSet {
        PositionSet { all: Vec::new(), slots: vec![FREE; 256] }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn get(&self, index: usize) -> Words {
        self.all[index]
    }

    /// Inserts a position; returns `false` if it was there already.
    pub(crate) fn insert(&mut self, words: Words) -> bool {
        if self.all.len() * 2 >= self.slots.len() {
            self.enlarge();
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash(words) as usize & mask;
        while self.slots[slot] != FREE {
            if self.all[self.slots[slot] as usize] == words {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = self.all.len() as u32;
        self.all.push(words);
        true
    }

    fn enlarge(&mut self) {
        let size = self.slots.len() * 4;
        self.slots = vec![FREE; size];
        for (index, &words) in self.all.iter().enumerate() {
            let mut slot = hash(words) as usize & (size - 1);
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = index as u32;
        }
    }
}

/// A hash that mixes every bit of the words.
fn hash([a, b, c]: Words) -> u64 {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let h = (a ^ b.rotate_left(29)).wrapping_mul(MIX);
    let h = (h ^ h >> 32 ^ b ^ c.rotate_left(17)).wrapping_mul(MIX);
    let h = (h ^ h >> 29 ^ c).wrapping_mul(MIX);
    h ^ h >> 32
}
