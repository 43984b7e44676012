//! A game in real time, without a window: its journal, whoever plays and is an engine, analysis, dead positions.

pub mod analysis;
pub mod date;
pub(crate) mod dead_position;
pub(crate) mod local_game;
pub mod players;
