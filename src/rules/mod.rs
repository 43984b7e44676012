//! Positions and legal moves: what stands where, what may be played, how both are written, and why a move is not legal.
//!
//! [`Setup`] is anything that could be put on a board, [`Position`] always legal; a [`Move`] means something only together
//! with its position. Castling is the king taking its own rook, classical or Chess960.
//!
//! Absent on purpose: the moves of a game (see `game`), I/O, time, randomness, sentences in any language but those of
//! errors.

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
pub(crate) mod cpu;
mod doubt;
mod fault;
mod fen;
mod found;
mod letters;
mod mate_possible;
mod move_text;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod quick_san;
mod refusal;
mod san;
mod search_moves;
mod setup;
mod square;
mod uci;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingPath, CastlingSide};
pub use doubt::Doubt;
pub use fault::{Fault, Faults};
pub use fen::{BoardError, FenError, FenStyle};
pub use found::Found;
pub use letters::PieceLetters;
pub use mate_possible::{
    MatePossible, can_mate_by_material, is_dead, is_dead_by_material, is_surely_dead, locked_pawns,
    mate_possible, mate_possible_by_search,
};
pub use move_text::{MoveTextError, read_move};
pub use moves::{Move, MoveKind, MoveList};
pub use perft::{divide, perft, perft_portable};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use quick_san::quick_san;
pub use refusal::Refusal;
pub use san::read_san;
pub use setup::Setup;
pub use square::{File, NotASquare, Rank, Square};
pub use uci::{CastlingText, read_uci};
