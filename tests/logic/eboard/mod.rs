//! Electronic boards.

pub mod chessnut;
mod document;
mod games;
mod kings;
mod line;
pub mod millennium;
mod traps;
mod wood;
