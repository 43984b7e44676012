//! Sizes on the board, as shares of one square, and opacities.

/// The sizes that exported pictures also use.
pub use crate::diagram::share::*;

/// The dot on an empty target square: its radius.
pub const DOT: f32 = 0.15;
/// The ring on a target square with a piece: its line width.
pub const RING: f32 = 0.07;
/// The outer radius of the ring on a target square with a piece.
pub const RING_RADIUS: f32 = 0.46;
/// Width of the frame of the selected piece.
pub const FRAME: f32 = 0.055;
/// Corner radius of the frame of the selected piece.
pub const FRAME_RADIUS: f32 = 0.14;
/// Opacity of the tint in the frame of the selected piece, and behind teeth.
pub const TINT: f32 = 0.18;
/// Line width of thin outlines.
pub const PLAN_LINE: f32 = 0.03;
/// Size of a die.
pub const DIE: f32 = 1.1;
/// Radius of the disc on a square that shows which number of pips selects the square.
pub const BADGE: f32 = 0.24;
/// Height of the tray of pieces.
pub const TRAY: f32 = 1.1;
/// The gap between the board and a piece held off it, or the tray.
pub const BESIDE: f32 = 0.1;
/// Opacity of a piece's picture on its square while the piece is in hand.
pub const GHOST: f32 = 0.3;
/// Opacity of the pawns before a starting position is complete.
pub const FAINT: f32 = 0.22;
/// How far an adjusted piece wobbles.
pub const WOBBLE: f32 = 0.05;
/// The maximum distance of a piece from the centre of its square.
pub const OFF_CENTRE: f32 = 0.12;
