//! The texts of the languages, and their use in the program.

mod dates;
mod game_names;
mod hand_moves;
mod io_errors;
mod languages;
mod messages;
mod openings;
mod pieces;
mod place;
mod plain;
mod typed_move;
