//! The start for one round of an event, the same on all boards, drawn from the starts that are not excluded: at random
//! or with numbered balls.

use std::collections::BTreeSet;
use std::fmt;

use arrayvec::ArrayVec;
use thiserror::Error;

use super::Start;
use crate::rules::chess960::STARTS;

/// A set of Chess960 starts, such as those that a draw leaves out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartSet(BTreeSet<u16>);

impl StartSet {
    /// Reads numbers and ranges separated by commas: `518,534`, `0-9,518`.
    ///
    /// # Errors
    /// The first part that is neither the number of a start nor a range.
    pub fn read(text: &str) -> Result<StartSet, StartSetError> {
        let mut set = StartSet::default();
        for part in text.split(',').map(str::trim) {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let number = |text: &str| text.trim().parse::<u16>().ok().filter(|number| *number < STARTS);
            match (number(first), number(last)) {
                (Some(first), Some(last)) if first <= last => set.0.extend(first..=last),
                _ => return Err(StartSetError(part.to_owned())),
            }
        }
        Ok(set)
    }

    /// Adds a start; returns `false` if it was already in the set or is above 959.
    pub fn insert(&mut self, number: u16) -> bool {
        number < STARTS && self.0.insert(number)
    }

    /// Whether the start is in the set.
    pub fn contains(&self, number: u16) -> bool {
        self.0.contains(&number)
    }

    /// How many starts are in the set.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no start is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Draws one of the starts that are not in the set. `draw` receives their count and returns the index of the one to
    /// take. Returns `None` if the set has all starts or the index is too large.
    pub fn draw_other(&self, draw: impl FnOnce(u32) -> u32) -> Option<Start> {
        let left: Vec<u16> = (0..STARTS).filter(|number| !self.contains(*number)).collect();
        let index = if left.is_empty() { None } else { Some(draw(left.len() as u32) as usize) };
        Start::chess960((*left.get(index?)?).into()).ok()
    }
}

impl Extend<u16> for StartSet {
    fn extend<T: IntoIterator<Item = u16>>(&mut self, numbers: T) {
        self.0.extend(numbers.into_iter().filter(|number| *number < STARTS));
    }
}

/// Writes the set as text that [`StartSet::read`] accepts, with ranges for three or more consecutive numbers. An empty
/// set becomes an empty text, which `read` rejects.
impl fmt::Display for StartSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<u16> = self.0.iter().copied().collect();
        let runs = numbers.chunk_by(|a, b| a + 1 == *b).flat_map(|run| match run {
            [first, _, .., last] => vec![format!("{first}-{last}")],
            run => run.iter().map(u16::to_string).collect(),
        });
        f.write_str(&runs.collect::<Vec<_>>().join(","))
    }
}

/// The part of a text that is neither the number of a start nor a range of them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is not a start or a range, expected numbers such as 518,534 or 0-9")]
pub struct StartSetError(pub String);

/// Spreads seeds out (SplitMix64, Steele and others 2014). With neighbouring seeds, a generator's first numbers could
/// otherwise be alike.
pub const fn scattered(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A draw with numbered balls: one ball for each of the three digits of a start's number, from a box with the digits 0
/// to 9.
///
/// If the box for the second digit holds only 0 to 5 after a first 9, every number drawn is a start, but each of 900 to
/// 959 comes up on average once in 600 draws and each of the others once in 1000. If the box always holds all digits, a
/// number above 959 is drawn again, and all starts are equally likely. Both ways work here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Balls {
    digits: ArrayVec<u8, 3>,
}

impl Balls {
    /// The digits so far.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The number drawn; `None` until there are three digits.
    pub fn number(&self) -> Option<u16> {
        let number = self.digits.iter().fold(0, |number, digit| number * 10 + u16::from(*digit));
        self.digits.is_full().then_some(number)
    }

    /// Adds the digit of a ball; ignores a number above 9 and a fourth digit. After an error, no digit is left: all
    /// balls are drawn again.
    ///
    /// # Errors
    /// The number would be above 959, or its start is excluded.
    pub fn add(&mut self, digit: u8, excluded: &StartSet) -> Result<(), BallError> {
        if digit > 9 || self.digits.is_full() {
            return Ok(());
        }
        if self.digits[..] == [9] && digit > 5 {
            self.digits.clear();
            return Err(BallError::AboveLast(90 + digit));
        }
        self.digits.push(digit);
        match self.number() {
            Some(number) if excluded.contains(number) => {
                self.digits.clear();
                Err(BallError::Excluded(number))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Removes the last digit, for example one entered by mistake.
    pub fn take_back(&mut self) {
        self.digits.pop();
    }
}

/// Why all balls are drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BallError {
    /// Every number with these first two digits is above 959.
    #[error("{0} as the first two digits, expected at most 95")]
    AboveLast(u8),
    /// The start with this number is excluded.
    #[error("start {0}, which is left out")]
    Excluded(u16),
}
