//! Sizes on the board, as shares of one square, and opacities.

/// The sizes and opacities for exported pictures, most of which the window uses too.
pub use crate::diagram::share::*;

/// The radius of the dot on an empty target square.
pub const DOT: f32 = 0.15;
/// The line width of the ring on a target square with a piece.
pub const RING: f32 = 0.07;
/// The outer radius of the ring on a target square with a piece.
pub const RING_RADIUS: f32 = 0.46;
/// The line width of frames, such as that of the selected piece.
pub const FRAME: f32 = 0.055;
/// The corner radius of frames, such as that of the selected piece.
pub const FRAME_RADIUS: f32 = 0.14;
/// The opacity of the tint inside the frame of a selected piece, and behind the filled teeth around a piece that must
/// move or be captured.
pub const TINT: f32 = 0.18;
/// The line width of thin outlines.
pub const PLAN_LINE: f32 = 0.03;
/// The size of a die.
pub const DIE: f32 = 1.1;
/// The radius of the disc on a square that shows which number of pips selects the square.
pub const BADGE: f32 = 0.24;
/// The height of the tray of pieces on the Chess960 screen.
pub const TRAY: f32 = 1.1;
/// The gap between the board and a piece held off the board, or the tray of pieces taken off the board.
pub const BESIDE: f32 = 0.1;
/// The opacity of a piece's picture in its usual place while the piece is carried or held elsewhere.
pub const GHOST: f32 = 0.3;
/// The opacity of the pawns on the Chess960 screen until they appear.
pub const FAINT: f32 = 0.22;
/// How far an adjusted piece wobbles.
pub const WOBBLE: f32 = 0.05;
/// The limit for the distance between a dropped piece and the centre of its square.
pub const OFF_CENTRE: f32 = 0.12;
