pub mod edits;
pub mod many_games_kill;
pub mod model;
