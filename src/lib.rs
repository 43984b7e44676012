//! Jadoube, a desktop chessboard that plays by the book.
//!
//! # The map
//!
//! Each layer is a folder. It imports only layers on lines below its own:
//!
//! ```text
//! native ──> ui                           web ──> ui, cli
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! ui ──> session, study, paper            cli ──> study, paper, eboard
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! session ──> storage, exam, eboard       study ──> storage               paper ──> text, diagram
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! storage ──> table      exam ──> table      eboard ──> table      text ──> table
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! table ──> game, engine
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! game ──> record, unwinnable             diagram ──> record
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! record ──> start                        engine ──> unwinnable, platform
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! start ──> rules                         unwinnable ──> rules
//! ──────────────────────────────────────────────────────────────────────────────────────────────────
//! rules                                   platform
//! ```
//!
//! Arrows that follow from others are left out: `table` may also import `record`, because `game` does. Not all that
//! follow are allowed: `study` may not import `table`, and the layers that only compute never use `platform`.
//! `tests/logic/house/layers.rs` lists what each layer may import, and checks it.
//!
//! From the bottom up:
//!
//! | layer | what it is | what it never contains |
//! |---|---|---|
//! | [`rules`] | positions and legal moves, and why a move is illegal | I/O, time, randomness, languages |
//! | [`platform`] | what differs between systems, such as clocks, files, threads, child processes, screens, sound, serial ports, fonts and locales | anything from the other layers |
//! | [`start`] | how a game begins: from the regular start, with or without odds; from a Chess960 start, by number, at random, by dice, by the players in turn or drawn for a round; from any other position | its own randomness |
//! | [`unwinnable`] | whether a side can still mate | I/O, time |
//! | [`record`] | game records: a tree of annotated moves, and PGN | files, playing |
//! | [`engine`] | the built-in engine at full strength and at levels; tablebases; external UCI engines | game records, the window |
//! | [`game`] | one game under the Laws: moves, touches, claims, clocks, endings | I/O, the computer's clock |
//! | [`diagram`] | pictures of positions and games; piece drawings and board colours | the window, files |
//! | [`table`] | one game being played: actions in, notices out; its journal on disk and its stopwatch | the window, sentences |
//! | [`storage`] | settings, game files, recent files, used starts, learners' answers and crash reports, written so that a crash loses nothing that was saved; files that are followed | the window, sentences |
//! | [`exam`] | the arbiter's exam, its cases, which the table plays and rules on, exercises, and when cases and exercises come back | the window, files, sentences |
//! | [`eboard`] | electronic boards: the lines between a driver and the program, the bytes of the boards that we drive, and how readings of a board become deeds at a table | I/O, time, sentences |
//! | [`text`] | languages, messages and notation | the window, state |
//! | [`session`] | a game in real time: journal, engines as players, drivers of electronic boards, analysis, dead positions; the review after it | the window, sentences |
//! | [`study`] | a game with variations being edited: its cursor, undo, its file and what is unsaved | the window, sentences |
//! | [`paper`] | score sheets, sheets of diagrams, sheets for a round and certificates as PDF | the window, files |
//! | [`ui`] | the window: views read state and push requests, `ui::app` carries them out; colours, sound | rules of chess |
//! | [`cli`] | the command line | the window |
//! | `native` | opens the window on a desktop, with its file dialogs, or says why it can't | anything else |
//! | `web` | opens the window in a browser, with the browser's file dialog and sounds and the page's list for screen readers; runs the engine in a worker of the page, and commands in other JavaScript hosts | anything else |
//!
//! Inside [`ui`], imports only point down this list; the same test checks it:
//!
//! | folder | what it is |
//! |---|---|
//! | `app` | the state of the window, one frame, and the only code in the window that acts on the session and changes the settings |
//! | `screens` | what fills the window, a folder each: game, clock, start, chess960, wall, study, editor, games, learn (with the exam and exercises), review |
//! | `dialogs` | new game, clock, settings, engines, printing, tags … |
//! | `files` | asks for files, with the system's dialog or, if there is none, our own |
//! | `table_board` | a board with a table behind it, for every screen with a playable board; the promotion choice |
//! | `access` | announcements and spoken answers for screen readers; the keyboard focus |
//! | `view` | shared by screens and app: context, requests, commands, messages, the law card |
//! | `board` | the board widget: presses, releases and arrows; no rules of chess |
//! | `sound` | cues, their samples, and the thread that starts players and voices |
//! | `widgets`, `theme` | buttons and fields; colours, sizes, durations and fonts |
//!
//! # Interfaces
//!
//! `rules` takes text and moves, and returns positions, lists of moves and small precise errors. `game` takes moves and
//! milliseconds. `engine` takes an [`engine::Job`] and calls an observer with [`engine::Report`]s. Players and
//! analysts, built in or external, share the traits [`engine::EnginePlayer`] and [`engine::Analyst`] and get an
//! [`engine::EngineQuestion`]. `table` takes [`table::Action`]s, each a deed with its time, and returns
//! [`table::Notice`]s; the window, the journal, replays and tests all use this format. A screen reads its context and
//! pushes requests, which are carried out at the end of the frame. An action is written to the journal before it
//! reaches the table.
//!
//! Rules for the whole program:
//!
//! - Touch-move is recomputed from the position and the touches in order ([`game::obligation`]); the obligation is not
//!   stored.
//! - Internally, castling is always the king taking its own rook, as Chess960 requires; text formats may differ.
//! - An engine acts through the same deeds as a human player. The settings line of a journal says who sits where
//!   ([`table::Seat`]), and a change of seats is a deed.
//! - Showing another screen does not end the game. Only the table of the game has a journal.
//! - Every diagram of the book states what the rules must confirm, and a test checks it.
//! - The layers that only compute, the table and the session get time and randomness as arguments.
//! - A setting is one row of `ui::view::settings`, from which its default, its storage, its control and any commands
//!   are made. Every other command is one row of `ui::view::command::rows`, used by menus, shortcuts and the list of
//!   shortcuts.

#[macro_use] // the macro `t` for messages
pub mod text;

pub mod cli;
pub mod diagram;
pub mod eboard;
pub mod engine;
pub mod exam;
pub mod game;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
pub mod paper;
pub mod platform;
pub mod record;
pub mod rules;
pub mod session;
pub mod start;
pub mod storage;
pub mod study;
pub mod table;
pub mod ui;
pub mod unwinnable;
#[cfg(target_arch = "wasm32")]
pub mod web;
