//! Electronic boards.
//!
//! A driver is a program of its own, which knows one kind of board. It writes what stands on the board as lines of JSON, and
//! reads lines that tell it which squares to light: see [`line`].

pub mod chessnut;
pub mod line;
pub mod millennium;
pub mod protocol;
pub mod script;
