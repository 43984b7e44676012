//! Jadoube, a desktop chess board that plays by the book.
//!
//! # The map
//!
//! Layers, each a folder; an arrow points to what is imported, and nothing points back. A test holds this.
//!
//! ```text
//! ui ──> table ──> game ──> start ──> rules
//! cli ──────┘
//! ```
//!
//! | layer | what it is | what it never has |
//! |---|---|---|
//! | [`rules`] | positions and legal moves, and why a move is not legal | I/O, time, randomness, languages |
//! | [`start`] | how a game begins | randomness of its own |
//! | [`game`] | the record of one game and how it ends | I/O, wall-clock time |
//! | [`table`] | one game being played: actions in, notices out; the only writer | the window, sentences |
//! | [`ui`] | the window: views read the table and return actions; words, colours, pictures | rules of chess |
//! | [`cli`] | the words of the command line | the window |
//!
//! What crosses the walls: `rules` takes text and moves, and gives positions, lists of moves and small precise errors.
//! `game` takes moves. `table` takes [`table::Deed`]s and gives [`table::Notice`]s, the language that the window, a replay
//! and the tests all speak. `ui` reads `&Table` and hands deeds back.
//!
//! Castling is told as the king taking its own rook everywhere inside, which Chess960 needs; text may tell it otherwise.
//!
//! Absent so far: touch-move, clocks, claims and taking back, an engine, files of games.

pub mod cli;
pub mod game;
pub mod rules;
pub mod start;
pub mod table;
pub mod ui;
