//! What can be chosen for the window.
//!
//! Keeping it in a file: see `storage::settings`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use crate::diagram::{BoardTheme, PieceSet};
use crate::text::messages::Language;
use crate::text::notation::Notation;

/// How many lines of analysis can be asked for.
const LINES: RangeInclusive<usize> = 1..=5;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    #[default]
    System,
    Light,
    Dark,
}

/// The smallest text and the largest.
pub const TEXT_SIZES: RangeInclusive<u16> = 80..=200;

/// What can be chosen.
#[allow(clippy::struct_excessive_bools, reason = "choices are on or off, and independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// None: the language of the desktop.
    pub language: Option<Language>,
    pub appearance: Appearance,
    pub board: BoardTheme,
    pub pieces: PieceSet,
    pub coordinates: bool,
    pub notation: Notation,
    /// Pieces stay a little beside the middle of their squares, where they were let go.
    pub off_centre: bool,
    /// Pieces fly, dice roll, and what opens does so gradually.
    pub animation: bool,
    /// The board turns to the player having the move.
    pub turn_to_mover: bool,
    /// The far player sits across the screen: his pieces, name and clock are upside-down.
    pub face_to_face: bool,
    /// How many lines an analysis shows.
    #[serde(deserialize_with = "lines")]
    pub lines: usize,
    /// Engines move as soon as they know what, and not after as long as a person would think.
    pub at_once: bool,
    /// Clocks show tenths of the last seconds.
    pub tenths: bool,
    /// The digits of a clock tell that little time is left.
    pub low_time: bool,
    /// How large everything but the board is, in hundredths of its usual size.
    #[serde(deserialize_with = "text_size")]
    pub text_size: u16,
    /// What is done is heard, at a volume of 0 to 100.
    pub sound: bool,
    #[serde(deserialize_with = "volume")]
    pub volume: u8,
    /// Moves are spoken.
    pub speak: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            appearance: Appearance::default(),
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            notation: Notation::default(),
            off_centre: true,
            animation: true,
            turn_to_mover: false,
            face_to_face: false,
            lines: 3,
            at_once: false,
            tenths: true,
            low_time: true,
            text_size: 100,
            sound: true,
            volume: 60,
            speak: false,
        }
    }
}

fn lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    within(LINES, deserializer)
}

fn text_size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(TEXT_SIZES, deserializer)
}

fn volume<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(0..=100, deserializer)
}

fn within<'de, N, D>(range: RangeInclusive<N>, deserializer: D) -> Result<N, D::Error>
where
    N: Deserialize<'de> + PartialOrd,
    D: Deserializer<'de>,
{
    let number = N::deserialize(deserializer)?;
    if range.contains(&number) { Ok(number) } else { Err(serde::de::Error::custom("out of range")) }
}
