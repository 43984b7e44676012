pub mod fuzz;
pub mod pgn;
pub mod pgn_counts;
pub mod pgn_long;
pub mod pgn_odd;
pub mod pgn_round_trip;
pub mod pgn_trees;
pub mod recognise;
mod versions;
