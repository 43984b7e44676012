//! The colours of boards, in the window and in pictures. Every mark has one colour for light and one for dark squares, so that it is
//! visible on both.
//!
//! Colours used only in the window: see `ui::theme`.

use serde::{Deserialize, Serialize};

use crate::record::MarkColor;

/// A colour: red, green, blue and alpha, premultiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgba(pub [u8; 4]);

impl Rgba {
    /// An opaque colour from `0xRRGGBB`.
    pub const fn opaque(hex: u32) -> Rgba {
        Rgba([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255])
    }
}

/// A colour on light squares and one on dark squares.
#[derive(Clone, Copy, Debug)]
pub struct SquareColors {
    /// `0xRRGGBB`
    pub on_light: u32,
    /// `0xRRGGBB`
    pub on_dark: u32,
}

impl SquareColors {
    /// The colour for this kind of square.
    pub const fn on(&self, dark_square: bool) -> Rgba {
        Rgba::opaque(if dark_square { self.on_dark } else { self.on_light })
    }
}

const fn pair(on_light: u32, on_dark: u32) -> SquareColors {
    SquareColors { on_light, on_dark }
}

/// The colours of a board and its marks.
#[derive(Clone, Copy, Debug)]
pub struct Colors {
    /// The squares.
    pub squares: SquareColors,
    /// Coordinates.
    pub coordinates: SquareColors,
    /// Brackets of the last move.
    pub last_move: SquareColors,
    /// The star of a king in check.
    pub check: SquareColors,
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

/// The available boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    /// Brown squares.
    #[default]
    Wood,
    /// Green squares.
    Green,
    /// Blue squares.
    Blue,
    /// Grey squares, as in print.
    Stone,
    /// White and grey squares in light and dark mode, with maximum contrast.
    Contrast,
}

impl BoardTheme {
    /// All boards, wood first.
    pub const ALL: [BoardTheme; 5] =
        [BoardTheme::Wood, BoardTheme::Green, BoardTheme::Blue, BoardTheme::Stone, BoardTheme::Contrast];

    /// The name in files and on the command line: `"wood"`, `"green"` and so on.
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Wood => "wood",
            BoardTheme::Green => "green",
            BoardTheme::Blue => "blue",
            BoardTheme::Stone => "stone",
            BoardTheme::Contrast => "contrast",
        }
    }

    /// The colours in light or dark mode.
    pub const fn palette(self, dark: bool) -> Colors {
        match (self, dark) {
            (BoardTheme::Wood, false) => Colors {
                squares: pair(0xEBDCC0, 0xB08A5E),
                coordinates: pair(0x75562E, 0x2B1A08),
                last_move: pair(0x5A7A20, 0x274000),
                check: pair(0xB2351B, 0x741503),
            },
            (BoardTheme::Wood, true) => Colors {
                squares: pair(0xCDB993, 0x7E6145),
                coordinates: pair(0x5B4426, 0xF5EDDE),
                last_move: pair(0x46620F, 0xD3EA8C),
                check: pair(0x9A2610, 0xFFBCA8),
            },
            (BoardTheme::Green, false) => Colors {
                squares: pair(0xEBE9D4, 0x7F9B6F),
                coordinates: pair(0x4C653E, 0x1A2812),
                last_move: pair(0x8A6400, 0x3B2600),
                check: pair(0xB2351B, 0x6B1202),
            },
            (BoardTheme::Green, true) => Colors {
                squares: pair(0xC6C9AE, 0x55704D),
                coordinates: pair(0x3D5334, 0xF0F2E4),
                last_move: pair(0x6A4B00, 0xFFE08A),
                check: pair(0x9A2610, 0xFFC8B6),
            },
            (BoardTheme::Blue, false) => Colors {
                squares: pair(0xE3E9EF, 0x8BA5BF),
                coordinates: pair(0x3F5A75, 0x10202F),
                last_move: pair(0x7A5B00, 0x3A2A00),
                check: pair(0xB2351B, 0x6B1202),
            },
            (BoardTheme::Blue, true) => Colors {
                squares: pair(0xBCC8D4, 0x506A85),
                coordinates: pair(0x34495F, 0xEBF1F7),
                last_move: pair(0x5F4600, 0xFFE08A),
                check: pair(0x9A2610, 0xFFC8B6),
            },
            (BoardTheme::Stone, false) => Colors {
                squares: pair(0xE9E7E3, 0xA8A5A0),
                coordinates: pair(0x5E5A54, 0x23201C),
                last_move: pair(0x6E5600, 0x3A2D00),
                check: pair(0xB2351B, 0x741503),
            },
            (BoardTheme::Stone, true) => Colors {
                squares: pair(0xC4C1BC, 0x66635F),
                coordinates: pair(0x4C4843, 0xF3F1EC),
                last_move: pair(0x5A4600, 0xFFE08A),
                check: pair(0x9A2610, 0xFFC2AE),
            },
            (BoardTheme::Contrast, _) => Colors {
                squares: pair(0xFFFFFF, 0x8E8E8E),
                coordinates: pair(0x000000, 0x000000),
                last_move: pair(0x4A5A00, 0x262E00),
                check: pair(0xA00000, 0x560000),
            },
        }
    }
}
