//! Positions and legal moves.

mod bitboard;
mod piece;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use piece::{Color, Piece, Role};
pub use square::{File, NotASquare, Rank, Square};
