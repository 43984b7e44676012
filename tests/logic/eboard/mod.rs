//! Electronic boards.

pub mod chessnut;
mod document;
mod line;
pub mod millennium;
mod script;
