//! Positions and legal moves.

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod cpu;
mod mate_possible;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod refusal;
mod setup;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingPath, CastlingSide};
pub use mate_possible::{can_mate_by_material, is_dead_by_material};
pub use moves::{Move, MoveKind, MoveList};
pub use perft::{divide, perft};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use refusal::Refusal;
pub use setup::{Fault, Faults, Setup};
pub use square::{File, NotASquare, Rank, Square};
