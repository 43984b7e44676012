//! Jadoube, a desktop chess board that plays by the book.
//!
//! # The map
//!
//! Layers, each a folder; an arrow points to what is imported, and nothing points back. A test holds this.
//!
//! ```text
//! ui ──> table ──> game ──> record ──> start ──> rules
//! cli ─────┴─────> engine ────────────────────────┤
//!   both also ───> diagram ──> record ────────────┘
//! ```
//!
//! | layer | what it is | what it never has |
//! |---|---|---|
//! | [`rules`] | positions and legal moves, and why a move is not legal | I/O, time, randomness, languages |
//! | [`start`] | how a game begins: classical, by number, by dice, by the players in turn, from any position | randomness of its own |
//! | [`record`] | the score of a game as it is kept: a tree of moves with all that is noted, and PGN | I/O, the course of a game |
//! | [`game`] | the record of one game and how it ends; what binds who touches a piece; clocks, claims | I/O, wall-clock time |
//! | [`diagram`] | pictures of positions and of games: PNG, GIF, at any size; the drawings of the pieces and the colours of boards | the window, files |
//! | [`engine`] | the built-in engine, strong and at levels: a question in, reports out. Other engines as guests, each a process | a game tree, chance, the window |
//! | [`table`] | one game being played: actions in, notices out; the only writer. Its journal on disk, its stopwatch | the window, sentences |
//! | [`text`] | languages and their messages, moves as they are written, said and typed, the words for every typed reason, names of openings | the window, files, threads |
//! | [`ui`] | the window: views read the table and return actions; words, colours, pictures | rules of chess |
//! | [`cli`] | the words of the command line | the window |
//!
//! What crosses the walls: `rules` takes text and moves, and gives positions, lists of moves and small
//! precise errors. `game` takes moves and milliseconds. `engine` takes an [`engine::Job`] and tells a closure
//! [`engine::Report`]s; `cli` speaks UCI with it. Who plays is asked a [`engine::Question`] as an
//! [`engine::Opponent`], and who tells what a position is worth as an [`engine::Analyst`], the built-in engine and a
//! guest alike. `table` takes [`table::Action`]s, which are deeds and when they were done, and gives
//! [`table::Notice`]s: the language that the window, the journal, a replay and the tests all speak. `ui` reads
//! `&Table` and hands deeds back; it has them written down before they are done.
//!
//! Touch-move is worked out anew from the position and the touches in order ([`game::obligation`]); nothing remembers what
//! binds. Hands, words and claims are the table's; what they lead to is the game's.
//!
//! Castling is told as the king taking its own rook everywhere inside, which Chess960 needs; text may tell it otherwise.
//!
//! The window has eight stages: the start screen, the game, the Chess960 room, a lesson, a study, the position editor, the list
//! of the games of a file, and the book. Most have boards of their own, and only the game's table is journaled; the game goes on
//! while another stage is shown.
//!
//! The book's pages are Markdown in `assets/book`, a folder a language. Every diagram in them says what the rules must confirm,
//! and a test asks them; the article that a law card quotes opens the page that explains it.
//!
//! What is done at the table is also heard: of each deed one thing, which becomes a sound or a sentence. Programs of the system
//! play and speak it.
//!
//! What an engine does at the table are deeds like a person's. Who sits where is in a journal's first line ([`table::Seat`]),
//! and who takes a seat over is a deed.
//!
//! `storage` keeps plain values by key and knows no setting. A setting is one row of `ui::view::settings`, from which the file, its
//! defaults, the window of settings and the commands are made; a command is one row of `ui::view::command::rows`, which menus, keys
//! and the list of keys read. So a new one touches its row, and where it has its effect.
//!
//! Whether a position is dead is seen at once where that is cheap; what takes longer a thread of the window finds out, and the
//! end of the game is a deed too.

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
pub mod table;
pub mod ui;
pub mod unwinnable;
