//! Sizes on a board, as shares of one square: those that the window and pictures have in common.
//!
//! What only the window shows: see `ui::theme`.

/// A piece's picture.
pub const PIECE: f32 = 0.94;
/// Corner brackets of the last move: length and width.
pub const BRACKET: f32 = 0.26;
/// See [`BRACKET`].
pub const BRACKET_WIDTH: f32 = 0.05;
/// How far the brackets are from the edge of the square, beside half their width.
pub const BRACKET_INSET: f32 = 0.02;
/// The star round a king in check: its points, its valleys, its line, and the disc in it.
pub const STAR: f32 = 0.48;
/// See [`STAR`].
pub const STAR_VALLEY: f32 = 0.40;
/// See [`STAR`].
pub const STAR_LINE: f32 = 0.04;
/// See [`STAR`].
pub const STAR_DISC: f32 = 0.41;
/// How much of its colour that disc has.
pub const STAR_TINT: f32 = 0.35;
/// Letters and digits at the edge, and how far they stand from it.
pub const COORDINATE: f32 = 0.16;
/// See [`COORDINATE`].
pub const COORDINATE_INSET: f32 = 0.06;
/// The width of drawn arrows, and of the line of circles.
pub const ARROW: f32 = 0.15;
/// See [`ARROW`].
pub const CIRCLE: f32 = 0.06;
