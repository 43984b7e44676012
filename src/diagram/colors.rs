//! The colours of boards, in the window, in pictures and on paper. Coordinates, the last move and a check have one
//! colour for light and one for dark squares, so that they are visible on both.
//!
//! Colours that only the window uses are in `ui::theme`.

use crate::record::MarkColor;
use crate::rules::named;

/// A colour: red, green, blue and alpha, premultiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgba(pub [u8; 4]);

impl Rgba {
    /// An opaque colour from `0xRRGGBB`.
    pub const fn opaque(hex: u32) -> Rgba {
        Rgba([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255])
    }
}

/// A colour for light squares and a colour for dark squares.
#[derive(Clone, Copy, Debug)]
pub struct SquareColors {
    /// The colour on light squares, as `0xRRGGBB`.
    pub on_light: u32,
    /// The colour on dark squares, as `0xRRGGBB`.
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

/// The colours of a board and of what is marked on its squares.
#[derive(Clone, Copy, Debug)]
pub struct Colors {
    pub squares: SquareColors,
    pub coordinates: SquareColors,
    /// The colours of the brackets in the corners of the last move's squares.
    pub last_move: SquareColors,
    /// The colours of the star around a king in check.
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

named! {
    /// The available board themes.
    #[derive(Default)]
    pub enum BoardTheme {
        /// Brown squares.
        #[default]
        Wood = "wood",
        /// Green squares.
        Green = "green",
        /// Blue squares.
        Blue = "blue",
        /// Grey squares, as in print.
        Stone = "stone",
        /// The same white and grey squares in light and dark mode, for high contrast.
        Contrast = "contrast",
    }
}

/// The colours of the squares, the coordinates, the last move and a check, for each theme first in light mode and then
/// in dark mode.
const PALETTES: [[SquareColors; 4]; 2 * BoardTheme::ALL.len()] = [
    // wood
    [pair(0xEBDCC0, 0xB08A5E), pair(0x75562E, 0x2B1A08), pair(0x5A7A20, 0x274000), pair(0xB2351B, 0x741503)],
    [pair(0xCDB993, 0x7E6145), pair(0x5B4426, 0xF5EDDE), pair(0x46620F, 0xD3EA8C), pair(0x9A2610, 0xFFBCA8)],
    // green
    [pair(0xEBE9D4, 0x7F9B6F), pair(0x4C653E, 0x1A2812), pair(0x8A6400, 0x3B2600), pair(0xB2351B, 0x6B1202)],
    [pair(0xC6C9AE, 0x55704D), pair(0x3D5334, 0xF0F2E4), pair(0x6A4B00, 0xFFE08A), pair(0x9A2610, 0xFFC8B6)],
    // blue
    [pair(0xE3E9EF, 0x8BA5BF), pair(0x3F5A75, 0x10202F), pair(0x7A5B00, 0x3A2A00), pair(0xB2351B, 0x6B1202)],
    [pair(0xBCC8D4, 0x506A85), pair(0x34495F, 0xEBF1F7), pair(0x5F4600, 0xFFE08A), pair(0x9A2610, 0xFFC8B6)],
    // stone
    [pair(0xE9E7E3, 0xA8A5A0), pair(0x5E5A54, 0x23201C), pair(0x6E5600, 0x3A2D00), pair(0xB2351B, 0x741503)],
    [pair(0xC4C1BC, 0x66635F), pair(0x4C4843, 0xF3F1EC), pair(0x5A4600, 0xFFE08A), pair(0x9A2610, 0xFFC2AE)],
    // contrast
    [pair(0xFFFFFF, 0x8E8E8E), pair(0x000000, 0x000000), pair(0x4A5A00, 0x262E00), pair(0xA00000, 0x560000)],
    [pair(0xFFFFFF, 0x8E8E8E), pair(0x000000, 0x000000), pair(0x4A5A00, 0x262E00), pair(0xA00000, 0x560000)],
];

impl BoardTheme {
    /// The colours in light or dark mode.
    pub const fn palette(self, dark: bool) -> Colors {
        let [squares, coordinates, last_move, check] = PALETTES[2 * self as usize + dark as usize];
        Colors { squares, coordinates, last_move, check }
    }
}
