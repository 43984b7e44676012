//! Jadoube, a desktop chess board that plays by the book.
//!
//! # The map
//!
//! Layers, each a folder; an arrow points to what is imported, and nothing points back. `tests/logic/house/layers.rs` holds this.
//!
//! ```text
//! ui ──> session ──> table ──> game ──> record ──> start ──> rules
//!  │        ├──────> engine ──────────────────────────────────┤
//!  │        └──────> storage ──> record, engine, table        │
//!  ├──────> study ──> record                   unwinnable ────┤     (game, table, session, engine, cli use unwinnable)
//!  ├──────> text ──> record, game, engine, table              │
//!  └──────> diagram ──> record ───────────────────────────────┘     platform: below all, imports nothing of ours
//! cli ──> text, table, engine, diagram, storage                     never ui
//! ```
//!
//! | layer | what it is | what it never has |
//! |---|---|---|
//! | [`rules`] | positions and legal moves, and why a move is illegal | I/O, time, randomness, languages |
//! | [`unwinnable`] | whether a side can still mate | I/O, time |
//! | [`start`] | how a game begins: classical, by number, by dice, by the players in turn, from any position | randomness of its own |
//! | [`record`] | the score of a game as it is kept: a tree of moves with all that is noted, and PGN | I/O, the course of a game |
//! | [`game`] | one game under the Laws: moves, touches, claims, clocks, endings | I/O, wall-clock time |
//! | [`diagram`] | pictures of positions and of games without a window; the drawings of the pieces and the colours of boards | the window, files |
//! | [`engine`] | the built-in engine, strong and at levels; external UCI engines, each a process | a game tree, the window |
//! | [`table`] | one game being played: actions in, notices out; the only writer. Its journal on disk, its stopwatch | the window, sentences |
//! | [`storage`] | settings, games, recent files, and writing them so that nothing is lost | the window, sentences |
//! | [`text`] | languages, messages, notation: the words for every typed reason | the window, state |
//! | [`session`] | a game in real time: its journal, the engines that play, analysis, dead positions | the window, sentences |
//! | [`ui`] | the window: views read and ask, `ui::app` does; words, colours, sound | rules of chess |
//! | [`cli`] | the command line | the window |
//!
//! Inside [`ui`] the arrows point down as well, in this order, and the same test holds them:
//!
//! | room | what it is |
//! |---|---|
//! | `app` | the window's state, a frame, and the one place where the state changes |
//! | `screens` | what fills the window, a folder each: game, start, chess960, study, editor, games, learn |
//! | `dialogs` | new game, settings, engines, promotion, tags … |
//! | `files` | the system's file dialog, or ours where there is none |
//! | `table_board` | a board with a table behind it, for every screen on which one can play |
//! | `access` | what can be asked aloud, and what is announced |
//! | `view` | what screens and app share: the context that is read, requests, commands, messages, the law card |
//! | `board` | the widget: presses, releases and arrows; it knows no chess |
//! | `sound` | cues, and the programs of the system that play and speak them |
//! | `widgets`, `theme` | buttons and fields; colours, sizes and letters |
//!
//! # What crosses the walls
//!
//! `rules` takes text and moves, and gives positions, lists of moves and small precise errors. `game` takes moves and
//! milliseconds. `engine` takes an [`engine::Job`] and tells a closure [`engine::Report`]s; who plays is asked a
//! [`engine::Question`] as an [`engine::Opponent`], and who tells what a position is worth as an [`engine::Analyst`], the
//! built-in engine and an external one alike. `table` takes [`table::Action`]s, which are deeds and when they were done,
//! and gives [`table::Notice`]s: the language that the window, the journal, a replay and the tests all speak. A screen is
//! given what it reads and pushes requests; the last lines of a frame do them, and a deed is in the journal before it is
//! done at the table.
//!
//! What holds in all of it:
//!
//! - Touch-move is worked out anew from the position and the touches in order ([`game::obligation`]); nothing remembers
//!   what binds.
//! - Castling is the king taking its own rook everywhere inside, which Chess960 needs; text may tell it otherwise.
//! - What an engine does at the table are deeds like a person's. Who sits where is in a journal's first line
//!   ([`table::Seat`]), and who takes a seat over is a deed.
//! - The game goes on while another screen is shown; only the game's table is journaled.
//! - Every diagram of the book says what the rules must confirm, and a test asks them.
//! - Time and randomness are arguments.
//! - A setting is one row of `ui::view::settings`, from which the file, its default, the window of settings and its command
//!   are made; a command is one row of `ui::view::command::rows`, which menus, keys and the list of keys read. A new one
//!   touches its row, and the place where it has its effect.

#[macro_use] // the macro `t` for messages
pub mod text;

pub mod cli;
pub mod diagram;
pub mod engine;
pub mod game;
pub mod record;
pub mod rules;
pub mod session;
pub mod start;
pub mod storage;
pub mod study;
pub mod table;
pub mod ui;
pub mod unwinnable;
