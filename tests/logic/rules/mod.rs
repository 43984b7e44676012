pub mod attacks;
pub mod castling960;
pub mod chess960;
pub mod differential;
pub mod fen;
pub mod hand_move;
pub mod illegal_reason;
pub mod irregular;
pub mod no_panic;
pub mod perft;
pub mod random_games;
pub mod san;
pub mod setup;
pub mod typed_castling;
pub mod zobrist;

use jadoube::rules::{Position, Square};

pub fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

/// The squares with these names, separated by spaces.
pub fn squares<T: FromIterator<Square>>(names: &str) -> T {
    names.split_whitespace().map(square).collect()
}

pub fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}
