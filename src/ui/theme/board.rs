//! The colours of the boards in the window. Most marks have one colour for light squares and one for dark squares, so
//! that they stand out on both.
//!
//! Colours that exported pictures also use are in `diagram`.

use egui::{Color32, Theme as Mode};

use super::rgb;
use crate::diagram::{self, BoardTheme, Colors, Rgba};

/// A colour for light squares and one for dark squares.
#[derive(Clone, Copy, Debug)]
pub struct SquarePair {
    pub on_light: Color32,
    pub on_dark: Color32,
}

const fn pair(on_light: u32, on_dark: u32) -> SquarePair {
    SquarePair { on_light: rgb(on_light), on_dark: rgb(on_dark) }
}

impl SquarePair {
    /// The colour for this kind of square.
    pub const fn on(&self, dark_square: bool) -> Color32 {
        if dark_square { self.on_dark } else { self.on_light }
    }
}

/// The colours of the board.
#[derive(Clone, Copy, Debug)]
pub struct BoardColors {
    /// The colours that exported pictures also use.
    pub shared: Colors,
    pub squares: SquarePair,
    /// Dots, rings and arrowheads that show where a piece can go: one colour on all squares, inside a rim that stands
    /// out from it.
    pub dot: Color32,
    pub rim: Color32,
    pub target: SquarePair,
    pub bound: SquarePair,
    /// Arrows of planned castling and outlines of hints, which cross squares of both colours.
    pub plan: Color32,
    /// The frame around the board while pieces are being adjusted, on the window's background.
    pub round: Color32,
    pub refusal: SquarePair,
    /// The outer of the two lines of the keyboard cursor, and the inner one, which stands out from it.
    pub cursor: SquarePair,
    pub cursor_inside: SquarePair,
}

/// Converts a colour of exported pictures to egui's colour type.
pub const fn color32(Rgba([red, green, blue, alpha]): Rgba) -> Color32 {
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

/// Converts a pair of colours of exported pictures to egui's colour type.
pub const fn pair_of(pair: diagram::SquareColors) -> SquarePair {
    SquarePair { on_light: color32(pair.on(false)), on_dark: color32(pair.on(true)) }
}

impl BoardTheme {
    /// The colours in a light or a dark window.
    pub const fn colors(self, mode: Mode) -> BoardColors {
        let dark = matches!(mode, Mode::Dark);
        let shared = self.palette(dark);
        let [target_light, target_dark, plan, round, refusal_light, refusal_dark, cursor_light, cursor_dark] =
            self.marks()[dark as usize];
        let (squares, target, plan) = (pair_of(shared.squares), pair(target_light, target_dark), rgb(plan));
        // The high-contrast board is just as light in dark mode.
        let is_dark = dark && !matches!(self, BoardTheme::Contrast);
        BoardColors {
            shared,
            squares,
            dot: target.on_dark,
            rim: if is_dark { plan } else { squares.on_light },
            target,
            bound: target,
            plan,
            round: rgb(round),
            refusal: pair(refusal_light, refusal_dark),
            cursor: pair(cursor_light, cursor_dark),
            cursor_inside: SquarePair {
                on_light: squares.on_dark,
                on_dark: if is_dark { rgb(cursor_light) } else { squares.on_light },
            },
        }
    }

    /// The colours that only the window uses, in a light and in a dark window: for targets (on light squares, on dark
    /// ones), planned castling, the frame around the board, a refusal and the cursor (both again on light and on dark
    /// squares).
    const fn marks(self) -> [[u32; 8]; 2] {
        match self {
            BoardTheme::Wood => [
                [0x2F6B5E, 0x0B3B31, 0x123F36, 0x2F6B5E, 0xA6462E, 0x6E1D08, 0x2B2723, 0x1E1A16],
                [0x0F5B4C, 0xA5E8D5, 0x0B3F35, 0x8CCBB9, 0x93321A, 0xFFC0AC, 0x1C1A18, 0xFFF8EA],
            ],
            BoardTheme::Green => [
                [0x2A5078, 0x13304F, 0x13304F, 0x2A5078, 0xA6462E, 0x6B1A07, 0x2B2723, 0x171A14],
                [0x20446B, 0xBFDDFF, 0x16365A, 0xA9CBF0, 0x93321A, 0xFFCDBD, 0x1C1A18, 0xFFFDF2],
            ],
            BoardTheme::Blue => [
                [0x1F6A55, 0x06382B, 0x06382B, 0x1F6A55, 0xA6462E, 0x6B1A07, 0x232A31, 0x12181E],
                [0x0F5848, 0xA5E8D5, 0x0B3F35, 0x8CCBB9, 0x93321A, 0xFFCDBD, 0x171B20, 0xF6FAFF],
            ],
            BoardTheme::Stone => [
                [0x1F5F8C, 0x0B3352, 0x0B3352, 0x1F5F8C, 0xA6462E, 0x6B1A07, 0x2B2723, 0x1E1A16],
                [0x174A70, 0xBFE2FF, 0x0F3856, 0xA9CBF0, 0x93321A, 0xFFCDBD, 0x1C1A18, 0xFFFDF2],
            ],
            BoardTheme::Contrast => [
                [0x00478F, 0x00264D, 0x00264D, 0x00478F, 0x8A2500, 0x4E1500, 0x000000, 0x000000],
                [0x00478F, 0x00264D, 0x00264D, 0xA9CBF0, 0x8A2500, 0x4E1500, 0x000000, 0x000000],
            ],
        }
    }
}
