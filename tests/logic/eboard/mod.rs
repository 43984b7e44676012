//! Electronic boards.

pub mod chessnut;
mod line;
pub mod millennium;
mod script;
