//! The colours of the boards as far as pictures show them. Every mark has one for each colour of square, so that it
//! stands out on both.
//!
//! Absent on purpose: the colours of what only the window shows (see `ui::theme`).

use serde::{Deserialize, Serialize};

use crate::record::MarkColor;

/// A colour: red, green and blue, each multiplied by how much it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgba(pub [u8; 4]);

impl Rgba {
    /// A colour that covers all, as `0xRRGGBB`.
    pub const fn opaque(hex: u32) -> Rgba {
        Rgba([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255])
    }
}

/// A colour for a light square and one for a dark square.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// `0xRRGGBB`
    pub on_light: u32,
    /// `0xRRGGBB`
    pub on_dark: u32,
}

impl Pair {
    /// The colour that is readable on this kind of square.
    pub const fn on(&self, dark_square: bool) -> Rgba {
        Rgba::opaque(if dark_square { self.on_dark } else { self.on_light })
    }
}

const fn pair(on_light: u32, on_dark: u32) -> Pair {
    Pair { on_light, on_dark }
}

/// The colours of a board and of the marks that pictures have.
#[derive(Clone, Copy, Debug)]
pub struct Colors {
    /// The squares themselves.
    pub squares: Pair,
    /// Letters and digits at the edge.
    pub coordinates: Pair,
    /// The brackets round the last move.
    pub last_move: Pair,
    /// The star round a king in check.
    pub check: Pair,
}

impl Colors {
    /// The colour of an arrow or circle, the same on every board.
    pub const fn mark(color: MarkColor) -> Rgba {
        Rgba(match color {
            MarkColor::Green => [13, 76, 17, 162],
            MarkColor::Red => [92, 17, 17, 162],
            MarkColor::Blue => [0, 31, 92, 162],
            MarkColor::Yellow => [156, 97, 0, 172],
        })
    }
}

/// The boards to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    /// Brown squares.
    #[default]
    Wood,
    /// Green squares.
    Green,
}

impl BoardTheme {
    /// Wood first.
    pub const ALL: [BoardTheme; 2] = [BoardTheme::Wood, BoardTheme::Green];

    /// `"wood"` or `"green"`.
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Wood => "wood",
            BoardTheme::Green => "green",
        }
    }

    /// Its colours by day, or in the dark.
    pub const fn palette(self, dark: bool) -> Colors {
        match (self, dark) {
            (BoardTheme::Wood, false) => Colors {
                squares: pair(0xEBDCC0, 0xB08A5E),
                coordinates: pair(0x7A5930, 0xFFFFFF),
                last_move: pair(0x5A7A20, 0x2A4500),
                check: pair(0xB2351B, 0x7D1703),
            },
            (BoardTheme::Wood, true) => Colors {
                squares: pair(0xCDB993, 0x7E6145),
                coordinates: pair(0x614829, 0xEADBBE),
                last_move: pair(0x46620F, 0xD3EA8C),
                check: pair(0x9A2610, 0xFFB39C),
            },
            (BoardTheme::Green, false) => Colors {
                squares: pair(0xEBE9D4, 0x7F9B6F),
                coordinates: pair(0x4C653E, 0xFFFFFF),
                last_move: pair(0x8A6400, 0x3B2600),
                check: pair(0xB2351B, 0x6B1202),
            },
            (BoardTheme::Green, true) => Colors {
                squares: pair(0xC6C9AE, 0x55704D),
                coordinates: pair(0x3F5636, 0xE6E8D2),
                last_move: pair(0x6A4B00, 0xFFE08A),
                check: pair(0x9A2610, 0xFFC2AE),
            },
        }
    }
}
