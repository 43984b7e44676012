//! The colours, sizes, durations and fonts of the window.

pub mod art;
mod bidi;
mod board;
mod fonts;
pub mod share;
mod style;
mod tokens;

pub use art::Art;
pub use board::{BoardColors, SquarePair, color32, pair_of};
pub use fonts::RareLetters;
pub use style::{RING, animate, animates, follow_pointer, install, menus, row_height, rows, zoom};
pub use tokens::{CARD_RADIUS, CONTROL_RADIUS, Density, Tokens, bold, is_compact, tokens};

use egui::{Color32, Theme as Mode};

use crate::rules::Color;

pub use crate::diagram::{BoardTheme, PieceSet};

/// Sizes in points.
pub mod size {
    /// The corner radius of the board.
    pub const BOARD_RADIUS: u8 = 6;
    /// The size of a window that is not restored to an earlier size.
    pub const WINDOW: [f32; 2] = [1180.0, 760.0];
    /// The minimum size requested from the desktop.
    pub const WINDOW_MIN: [f32; 2] = [280.0, 200.0];
}

/// Durations in seconds.
pub mod duration {
    /// How long a moved piece takes to fly to its square.
    pub const FLIGHT: f64 = 0.2;
    /// How long an adjusted piece takes to reach the centre.
    pub const SETTLE: f64 = 0.15;
    /// How long an adjusted piece wobbles.
    pub const WOBBLE: f64 = 0.3;
    /// How long a die rolls.
    pub const ROLL: f64 = 0.9;
    /// The delay before the rest of the starting position appears, once the last piece has been placed.
    pub const REVEAL_AFTER: f64 = 0.45;
    /// The additional delay for each file of the board.
    pub const REVEAL_FILE: f64 = 0.06;
    /// How long confetti falls.
    pub const JOY: f64 = 1.4;
    /// How long a wrong try, or a move after the task is done, stays on a practice board.
    pub const TRIED: f64 = 2.5;
    /// How long a correct move in an exercise is shown before the opponent's reply.
    pub const BEFORE_REPLY: f64 = 0.9;
}

/// The size of a figurine in text, as a multiple of the font size.
pub const FIGURINE: f32 = 1.4;

/// The minimum size of a square with coordinates on it, in points; on smaller squares, the coordinates would cover the
/// pieces.
pub const COORDINATES_FROM: f32 = 28.0;
/// The range of the font size of coordinates, in points.
pub const COORDINATE_POINTS: std::ops::RangeInclusive<f32> = 8.0..=22.0;

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Takes one row per colour: its name, and the colour in a light and in a dark window.
macro_rules! palettes {
    ($($name:ident: $light:expr, $dark:expr;)+) => {
        /// The colours that differ between a light and a dark window, except those of the board.
        #[derive(Clone, Copy, Debug)]
        pub struct Palette {
            $(pub $name: Color32,)+
        }

        const LIGHT: Palette = Palette { $($name: $light,)+ };
        const DARK: Palette = Palette { $($name: $dark,)+ };
    };
}

palettes! {
    window: rgb(0xF4F1EA), rgb(0x1C1A18);
    surface: rgb(0xFBFAF6), rgb(0x252220);
    raised: rgb(0xFFFFFF), rgb(0x2E2A27);
    hovered: rgb(0xEFEBE1), rgb(0x38332F);
    ink: rgb(0x2B2723), rgb(0xECE6DB);
    quiet: rgb(0x6F675E), rgb(0xA1988C);
    line: rgb(0xDDD6C8), rgb(0x3A3631);
    edge: rgb(0x968C7E), rgb(0x756D63);
    law_surface: rgb(0xE6EFEA), rgb(0x22322E);
    law: rgb(0x245A4E), rgb(0x8CCBB9);
    refusal_surface: rgb(0xF7E8E2), rgb(0x3A2722);
    refusal: rgb(0x9C3F28), rgb(0xE9A489);
    shade: Color32::from_rgba_premultiplied(0, 0, 0, 70), Color32::from_rgba_premultiplied(0, 0, 0, 120);
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 34), Color32::from_rgba_premultiplied(0, 0, 0, 90);
}

impl Palette {
    pub const fn of(mode: Mode) -> &'static Palette {
        match mode {
            Mode::Light => &LIGHT,
            Mode::Dark => &DARK,
        }
    }
}

/// The colours of the discs that stand for the players.
pub const DISC_WHITE: Color32 = rgb(0xFBF7EC);
pub const DISC_BLACK: Color32 = rgb(0x23201D);

/// The colour of the disc for a player.
pub const fn disc(color: Color) -> Color32 {
    match color {
        Color::White => DISC_WHITE,
        Color::Black => DISC_BLACK,
    }
}

/// The colour of the marks at the middle of the evaluation bar, and of marks in the graph of a review; visible on white
/// and on black.
pub const WORTH_MARK: Color32 = rgb(0xC0592E);

/// The colour of the mark for the position on the board in the graph of a review; the mark has a white edge.
pub const REVIEW_NOW: Color32 = rgb(0x245A4E);

/// The colours of an ivory die, the same in light and dark themes.
pub const DIE_FACE: Color32 = rgb(0xFDFAF2);
pub const DIE_EDGE: Color32 = rgb(0xB9AE9B);
pub const DIE_PIP: Color32 = rgb(0x2B2723);
pub const DIE_SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 60);
