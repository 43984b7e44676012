//! Positions and legal moves, how both are written, and why a move is not legal.
//!
//! A [`Setup`] is anything that could be put on a board; a [`Position`] is legal, unless it was composed (see
//! [`Position::composed`]) or follows an illegal move that was not claimed (see [`Position::is_regular`]); a [`Move`]
//! has meaning only together with its position. Castling is represented as the king taking its own rook, in regular
//! chess as in Chess960.
//!
//! ```
//! use jadoube::rules::{IllegalReason, PieceLetters, Position, read_move};
//!
//! let mut position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
//! assert_eq!(position.legal_moves().len(), 26);
//! position.play(read_move(&position, "O-O", &PieceLetters::ENGLISH)?);
//! assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
//!
//! let reason = position.illegal_reason("e8".parse()?, "f8".parse()?);
//! assert!(matches!(reason, Some(IllegalReason::KingAttacked { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For the moves of a game, see `game`.

pub mod attacks;
mod bitboard;
mod board;
pub(crate) mod board_change;
mod castling;
pub mod chess960;
pub(crate) mod cpu;
pub(crate) mod excerpt;
mod fen;
mod hand_move;
pub(crate) mod illegal_reason;
pub(crate) mod implausible;
mod irregular;
mod letters;
mod move_text;
pub(crate) mod movegen;
mod moves;
mod named;
pub(crate) mod numbers;
mod perft;
mod piece;
mod position;
mod quick_san;
mod san;
mod search_moves;
mod setup;
pub(crate) mod setup_error;
mod square;
mod uci;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use board_change::BoardChange;
pub use castling::{CastlingPath, CastlingSide};
pub use excerpt::Excerpt;
pub use fen::{BoardError, FenError, FenStyle};
pub use hand_move::{HandMove, HandMoveError};
pub use illegal_reason::IllegalReason;
pub use implausible::Implausible;
pub use letters::PieceLetters;
pub use move_text::{Claim, MoveTextError, WrittenMove};
pub use moves::{Move, MoveKind, MoveList};
pub(crate) use named::{named, named_variants};
pub use perft::{divide, perft, perft_portable};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use quick_san::quick_san;
pub use san::{read_move, read_san, read_written};
pub use setup::Setup;
pub use setup_error::{SetupError, SetupErrors};
pub use square::{File, NotASquare, Rank, Square};
pub use uci::{CastlingText, read_uci};
