//! The texts of the languages, and their use in the program.

mod dates;
mod languages;
mod messages;
mod openings;
mod pieces;
mod place;
mod plain;
mod typed_move;
