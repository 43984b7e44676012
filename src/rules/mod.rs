//! Positions and legal moves.

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod cpu;
mod fen;
mod found;
mod letters;
mod move_text;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod san;
mod setup;
mod square;
mod uci;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingPath, CastlingSide};
pub use fen::{BoardError, FenError, FenStyle};
pub use found::Found;
pub use letters::PieceLetters;
pub use move_text::{MoveTextError, read_move};
pub use moves::{Move, MoveKind, MoveList};
pub use perft::{divide, perft};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use san::read_san;
pub use setup::{Fault, Faults, Setup};
pub use square::{File, NotASquare, Rank, Square};
pub use uci::{CastlingText, read_uci};
