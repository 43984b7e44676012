//! The colours of the boards in the window. Every mark has one colour per colour of square, so that it stands out on
//! both.
//!
//! Colours that exported pictures use too are in `diagram`.

use egui::{Color32, Theme as Mode};

use super::rgb;
use crate::diagram::{self, BoardTheme, Colors, Rgba};

/// A colour for light squares and one for dark squares.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub on_light: Color32,
    pub on_dark: Color32,
}

const fn pair(on_light: u32, on_dark: u32) -> Pair {
    Pair { on_light: rgb(on_light), on_dark: rgb(on_dark) }
}

impl Pair {
    /// The colour for this kind of square.
    pub const fn on(&self, dark_square: bool) -> Color32 {
        if dark_square { self.on_dark } else { self.on_light }
    }
}

/// The colours of the board.
#[derive(Clone, Copy, Debug)]
pub struct BoardColors {
    /// Those that exported pictures use too.
    pub shared: Colors,
    pub squares: Pair,
    /// Dots and rings of where a piece can go: one colour on all squares, inside a rim that stands out from it.
    pub dot: Color32,
    pub rim: Color32,
    pub target: Pair,
    pub bound: Pair,
    /// Arrows of announced castling, which cross squares of both colours.
    pub plan: Color32,
    /// The frame around the board, on the window's background.
    pub round: Color32,
    pub refusal: Pair,
    pub cursor: Pair,
}

/// The colours that only the window uses.
struct Own {
    target: Pair,
    plan: Color32,
    round: Color32,
    refusal: Pair,
    cursor: Pair,
}

/// Converts a colour of pictures to egui.
pub const fn color32(Rgba([red, green, blue, alpha]): Rgba) -> Color32 {
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

/// Converts a pair of colours to egui.
pub const fn same(pair: diagram::Pair) -> Pair {
    Pair { on_light: color32(pair.on(false)), on_dark: color32(pair.on(true)) }
}

impl BoardTheme {
    /// The colours in a light or a dark window.
    pub const fn colors(self, mode: Mode) -> BoardColors {
        let dark = matches!(mode, Mode::Dark);
        let shared = self.palette(dark);
        let own = self.own(mode);
        BoardColors {
            shared,
            squares: same(shared.squares),
            dot: own.target.on_dark,
            // The board of high contrast is as light in the dark.
            rim: if dark && !matches!(self, BoardTheme::Contrast) {
                own.plan
            } else {
                same(shared.squares).on_light
            },
            target: own.target,
            bound: own.target,
            plan: own.plan,
            round: own.round,
            refusal: own.refusal,
            cursor: own.cursor,
        }
    }

    const fn own(self, mode: Mode) -> Own {
        match (self, mode) {
            (BoardTheme::Wood, Mode::Light) => Own {
                target: pair(0x2F6B5E, 0x0B3B31),
                plan: rgb(0x123F36),
                round: rgb(0x2F6B5E),
                refusal: pair(0xA6462E, 0x6E1D08),
                cursor: pair(0x2B2723, 0x1E1A16),
            },
            (BoardTheme::Wood, Mode::Dark) => Own {
                target: pair(0x0F5B4C, 0xA5E8D5),
                plan: rgb(0x0B3F35),
                round: rgb(0x8CCBB9),
                refusal: pair(0x93321A, 0xFFC0AC),
                cursor: pair(0x1C1A18, 0xFFF8EA),
            },
            (BoardTheme::Green, Mode::Light) => Own {
                target: pair(0x2A5078, 0x13304F),
                plan: rgb(0x13304F),
                round: rgb(0x2A5078),
                refusal: pair(0xA6462E, 0x6B1A07),
                cursor: pair(0x2B2723, 0x171A14),
            },
            (BoardTheme::Green, Mode::Dark) => Own {
                target: pair(0x20446B, 0xBFDDFF),
                plan: rgb(0x16365A),
                round: rgb(0xA9CBF0),
                refusal: pair(0x93321A, 0xFFCDBD),
                cursor: pair(0x1C1A18, 0xFFFDF2),
            },
            (BoardTheme::Blue, Mode::Light) => Own {
                target: pair(0x1F6A55, 0x06382B),
                plan: rgb(0x06382B),
                round: rgb(0x1F6A55),
                refusal: pair(0xA6462E, 0x6B1A07),
                cursor: pair(0x232A31, 0x12181E),
            },
            (BoardTheme::Blue, Mode::Dark) => Own {
                target: pair(0x0F5848, 0xA5E8D5),
                plan: rgb(0x0B3F35),
                round: rgb(0x8CCBB9),
                refusal: pair(0x93321A, 0xFFCDBD),
                cursor: pair(0x171B20, 0xF6FAFF),
            },
            (BoardTheme::Stone, Mode::Light) => Own {
                target: pair(0x1F5F8C, 0x0B3352),
                plan: rgb(0x0B3352),
                round: rgb(0x1F5F8C),
                refusal: pair(0xA6462E, 0x6B1A07),
                cursor: pair(0x2B2723, 0x1E1A16),
            },
            (BoardTheme::Stone, Mode::Dark) => Own {
                target: pair(0x174A70, 0xBFE2FF),
                plan: rgb(0x0F3856),
                round: rgb(0xA9CBF0),
                refusal: pair(0x93321A, 0xFFCDBD),
                cursor: pair(0x1C1A18, 0xFFFDF2),
            },
            (BoardTheme::Contrast, mode) => Own {
                target: pair(0x00478F, 0x00264D),
                plan: rgb(0x00264D),
                round: match mode {
                    Mode::Light => rgb(0x00478F),
                    Mode::Dark => rgb(0xA9CBF0),
                },
                refusal: pair(0x8A2500, 0x4E1500),
                cursor: pair(0x000000, 0x000000),
            },
        }
    }
}
