//! Sizes on the board, as a share of one square.

/// Those that exported pictures use too.
pub use crate::diagram::share::*;

/// The dot on an empty target square: its radius.
pub const DOT: f32 = 0.15;
/// The ring on a target square with a piece: its line width.
pub const RING: f32 = 0.07;
/// The outer radius of that ring.
pub const RING_RADIUS: f32 = 0.46;
/// The width of the rim around dots and rings.
pub const RIM: f32 = 0.02;
/// Width of the frame of the selected piece.
pub const FRAME: f32 = 0.055;
/// Corner radius of that frame.
pub const FRAME_RADIUS: f32 = 0.14;
/// How strongly a square takes its mark's colour.
pub const TINT: f32 = 0.18;
/// The teeth around a bound piece: how far they reach inward.
pub const TOOTH: f32 = 0.17;
/// Their width.
pub const TOOTH_WIDTH: f32 = 0.36;
/// Line width of hollow teeth.
pub const TOOTH_LINE: f32 = 0.035;
/// Height of the bar below a piece that can fulfil an obligation.
pub const BAR: f32 = 0.085;
/// Length of that bar.
pub const BAR_LENGTH: f32 = 0.62;
/// Opacity of the pieces of an announced castling.
pub const PLAN: f32 = 0.72;
/// Opacity of the tint of their squares.
pub const PLAN_TINT: f32 = 0.22;
/// Size of the small picture on an occupied square.
pub const PLAN_SMALL: f32 = 0.5;
/// Line width.
pub const PLAN_LINE: f32 = 0.03;
/// Width of the arrows.
pub const PLAN_ARROW: f32 = 0.05;
/// Size of the arrow heads.
pub const PLAN_HEAD: f32 = 0.16;
/// Distance of the two arrows from the middle of the rank.
pub const PLAN_ASIDE: f32 = 0.42;
/// Distance of an arrow's tail from the centre of its square.
pub const PLAN_TAIL: f32 = 0.35;
/// Distance of its tip from the centre of its square.
pub const PLAN_TIP: f32 = 0.22;
/// Size of a die.
pub const DIE: f32 = 1.1;
/// Radius of the number that counts a square.
pub const BADGE: f32 = 0.24;
/// Height of the tray of pieces.
pub const TRAY: f32 = 1.1;
/// The gap between the board and a piece held outside it.
pub const BESIDE: f32 = 0.1;
/// Line width of the dashed frame of squares that explain a refusal.
pub const DASH: f32 = 0.05;
/// Opacity of a piece's picture on its square while it is in hand.
pub const GHOST: f32 = 0.3;
/// Opacity of the pawns before a start is complete.
pub const FAINT: f32 = 0.22;
/// The largest distance of a piece from the centre of its square.
pub const OFF_CENTRE: f32 = 0.12;
