//! The texts for users, in each language, and the reading of typed moves.
//!
//! ```
//! use jadoube::rules::{Position, read_uci};
//! use jadoube::text::messages::{Language, Texts};
//! use jadoube::text::spoken_move::spoken;
//!
//! let (position, texts) = (Position::standard(), Texts::new(Language::EN));
//! let mv = read_uci(&position, "g1f3").expect("legal");
//! assert_eq!(spoken(&texts, &position, mv), "knight f3");
//! ```

#[macro_use]
pub mod messages;

pub mod agreements;
pub mod clock_face;
pub mod engine_errors;
pub mod evaluation;
pub(crate) mod fen_errors;
pub(crate) mod findings;
pub mod game_names;
pub mod hand_moves;
pub mod incidents;
pub mod io_errors;
pub(crate) mod language;
pub(crate) mod line_errors;
pub mod named_move;
pub mod notation;
pub mod openings;
pub(crate) mod pgn_errors;
pub mod place;
pub mod remarks;
pub(crate) mod script_language;
pub mod spoken_move;
pub mod spoken_pieces;
pub(crate) mod start_errors;
pub mod symbols;
pub mod time;
pub mod typed_move;

pub use messages::{Language, Texts};
