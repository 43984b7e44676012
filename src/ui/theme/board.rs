//! The colours of the boards. Every mark has one for each colour of square, so that it stands out on both.
//!
//! Absent on purpose: the shapes of the marks (see `board/marks`).

use egui::{Color32, Theme as Mode};
use serde::{Deserialize, Serialize};

use super::rgb;

/// A colour for a light square and one for a dark square.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub on_light: Color32,
    pub on_dark: Color32,
}

const fn pair(on_light: u32, on_dark: u32) -> Pair {
    Pair { on_light: rgb(on_light), on_dark: rgb(on_dark) }
}

impl Pair {
    /// The colour that is readable on this kind of square.
    pub const fn on(&self, dark_square: bool) -> Color32 {
        if dark_square { self.on_dark } else { self.on_light }
    }
}

/// Colours of the board. Every mark has one colour for each colour of square.
#[derive(Clone, Copy, Debug)]
pub struct BoardColors {
    pub squares: Pair,
    pub coordinates: Pair,
    pub last_move: Pair,
    pub target: Pair,
    pub bound: Pair,
    /// Arrows of what is announced, which lie on squares of both colours.
    pub plan: Color32,
    /// The frame round the board, which lies on the window.
    pub round: Color32,
    pub check: Pair,
    pub refusal: Pair,
    pub cursor: Pair,
    /// Arrows and circles: green, red, blue, yellow.
    pub brushes: [Color32; 4],
}

/// The boards that the player can choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    #[default]
    Wood,
    Green,
}

const BRUSHES: [Color32; 4] = [
    Color32::from_rgba_premultiplied(13, 76, 17, 162),
    Color32::from_rgba_premultiplied(92, 17, 17, 162),
    Color32::from_rgba_premultiplied(0, 31, 92, 162),
    Color32::from_rgba_premultiplied(156, 97, 0, 172),
];

impl BoardTheme {
    pub const ALL: [BoardTheme; 2] = [BoardTheme::Wood, BoardTheme::Green];

    /// The name of the message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            BoardTheme::Wood => "board-wood",
            BoardTheme::Green => "board-green",
        }
    }

    pub const fn colors(self, mode: Mode) -> BoardColors {
        match (self, mode) {
            (BoardTheme::Wood, Mode::Light) => BoardColors {
                squares: pair(0xEBDCC0, 0xB08A5E),
                coordinates: pair(0x7A5930, 0xFFFFFF),
                last_move: pair(0x5A7A20, 0x2A4500),
                target: pair(0x2F6B5E, 0x0C4036),
                bound: pair(0x2F6B5E, 0x0C4036),
                plan: rgb(0x123F36),
                round: rgb(0x2F6B5E),
                check: pair(0xB2351B, 0x7D1703),
                refusal: pair(0xA6462E, 0x6E1D08),
                cursor: pair(0x2B2723, 0x1E1A16),
                brushes: BRUSHES,
            },
            (BoardTheme::Wood, Mode::Dark) => BoardColors {
                squares: pair(0xCDB993, 0x7E6145),
                coordinates: pair(0x614829, 0xEADBBE),
                last_move: pair(0x46620F, 0xD3EA8C),
                target: pair(0x0F5B4C, 0xA5E8D5),
                bound: pair(0x0F5B4C, 0xA5E8D5),
                plan: rgb(0x0B3F35),
                round: rgb(0x8CCBB9),
                check: pair(0x9A2610, 0xFFB39C),
                refusal: pair(0x93321A, 0xFFC0AC),
                cursor: pair(0x1C1A18, 0xFFF8EA),
                brushes: BRUSHES,
            },
            (BoardTheme::Green, Mode::Light) => BoardColors {
                squares: pair(0xEBE9D4, 0x7F9B6F),
                coordinates: pair(0x4C653E, 0xFFFFFF),
                last_move: pair(0x8A6400, 0x3B2600),
                target: pair(0x2A5078, 0x13304F),
                bound: pair(0x2A5078, 0x13304F),
                plan: rgb(0x13304F),
                round: rgb(0x2A5078),
                check: pair(0xB2351B, 0x6B1202),
                refusal: pair(0xA6462E, 0x6B1A07),
                cursor: pair(0x2B2723, 0x171A14),
                brushes: BRUSHES,
            },
            (BoardTheme::Green, Mode::Dark) => BoardColors {
                squares: pair(0xC6C9AE, 0x55704D),
                coordinates: pair(0x3F5636, 0xE6E8D2),
                last_move: pair(0x6A4B00, 0xFFE08A),
                target: pair(0x20446B, 0xBFDDFF),
                bound: pair(0x20446B, 0xBFDDFF),
                plan: rgb(0x16365A),
                round: rgb(0xA9CBF0),
                check: pair(0x9A2610, 0xFFC2AE),
                refusal: pair(0x93321A, 0xFFCDBD),
                cursor: pair(0x1C1A18, 0xFFFDF2),
                brushes: BRUSHES,
            },
        }
    }
}
