//! Sizes as fractions of the width of a square, and an opacity, for boards in the window, in pictures and on paper, and
//! for strips in pictures.
//!
//! Sizes that only the window uses are in `ui::theme`.

/// The length of the corner brackets of the last move.
pub const BRACKET: f32 = 0.26;
/// The line width of the brackets.
pub const BRACKET_WIDTH: f32 = 0.05;
/// The distance between the edge of the square and the outer edge of the brackets.
pub const BRACKET_INSET: f32 = 0.02;
/// The outer radius of the star around a king in check.
pub const STAR: f32 = 0.44;
/// The inner radius of the star.
pub const STAR_VALLEY: f32 = 0.37;
/// The line width of the star.
pub const STAR_LINE: f32 = 0.04;
/// The radius of the disc behind the star.
pub const STAR_DISC: f32 = 0.38;
/// The opacity of the disc behind the star, from 0 to 1.
pub const STAR_TINT: f32 = 0.35;
/// The font size of coordinates; pictures and paper use a slightly larger one.
pub const COORDINATE: f32 = 0.16;
/// The distance of coordinates from the edges of their square.
pub const COORDINATE_INSET: f32 = 0.06;
/// The height of a strip with a player's name.
pub const STRIP: f32 = 0.62;
/// The font size of a strip.
pub const STRIP_LETTERS: f32 = 0.34;
/// The space at the sides of a strip.
pub const STRIP_INSET: f32 = 0.2;
/// The width of arrow shafts.
pub const ARROW: f32 = 0.15;
/// The line width of circles.
pub const CIRCLE: f32 = 0.06;
