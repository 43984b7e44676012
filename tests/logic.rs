//! Everything that needs no window: rules, games, the table. One file a subject.

#![allow(clippy::print_stderr, clippy::print_stdout, reason = "a test tells what it met")]

#[path = "logic/attacks.rs"]
mod attacks;
#[path = "logic/board_input.rs"]
mod board_input;
#[path = "logic/book.rs"]
mod book;
#[path = "logic/castling960.rs"]
mod castling960;
#[path = "logic/castling960_bonds.rs"]
mod castling960_bonds;
#[path = "logic/castling960_gestures.rs"]
mod castling960_gestures;
#[path = "logic/chess960.rs"]
mod chess960;
#[path = "logic/cli.rs"]
mod cli;
#[path = "logic/cli_chess960.rs"]
mod cli_chess960;
#[path = "logic/cli_mate_possible.rs"]
mod cli_mate_possible;
#[path = "logic/cli_picture.rs"]
mod cli_picture;
#[path = "logic/clock.rs"]
mod clock;
#[path = "logic/conduct.rs"]
mod conduct;
#[path = "logic/data.rs"]
mod data;
#[path = "logic/diagram.rs"]
mod diagram;
#[path = "logic/differential.rs"]
mod differential;
#[path = "logic/draws.rs"]
mod draws;
#[path = "logic/engine_analyst.rs"]
mod engine_analyst;
#[path = "logic/engine_draws.rs"]
mod engine_draws;
#[path = "logic/engine_eval.rs"]
mod engine_eval;
#[path = "logic/engine_parts.rs"]
mod engine_parts;
#[path = "logic/engine_search.rs"]
mod engine_search;
#[path = "logic/engine_time.rs"]
mod engine_time;
#[path = "logic/engine_uci.rs"]
mod engine_uci;
#[path = "logic/engine_uci_strength.rs"]
mod engine_uci_strength;
#[path = "logic/fen.rs"]
mod fen;
#[path = "logic/files.rs"]
mod files;
#[path = "logic/fuzz.rs"]
mod fuzz;
#[path = "logic/guest.rs"]
mod guest;
#[path = "logic/guest_end.rs"]
mod guest_end;
#[path = "logic/guest_fake.rs"]
mod guest_fake;
#[path = "logic/guest_games.rs"]
mod guest_games;
#[path = "logic/guest_options.rs"]
mod guest_options;
#[path = "logic/help.rs"]
mod help;
#[path = "logic/invariants.rs"]
mod invariants;
#[path = "logic/journal.rs"]
mod journal;
#[path = "logic/journal_folder.rs"]
mod journal_folder;
#[path = "logic/journal_kill.rs"]
mod journal_kill;
#[path = "logic/journal_lines.rs"]
mod journal_lines;
#[path = "logic/layers.rs"]
mod layers;
#[path = "logic/lesson.rs"]
mod lesson;
#[path = "logic/levels.rs"]
mod levels;
#[path = "logic/mate_possible.rs"]
mod mate_possible;
#[path = "logic/mate_possible_second.rs"]
mod mate_possible_second;
#[path = "logic/no_panic.rs"]
mod no_panic;
#[path = "logic/off_centre.rs"]
mod off_centre;
#[path = "logic/packaging.rs"]
mod packaging;
#[path = "logic/perft.rs"]
mod perft;
#[path = "logic/pgn.rs"]
mod pgn;
#[path = "logic/pgn_counts.rs"]
mod pgn_counts;
#[path = "logic/pgn_long.rs"]
mod pgn_long;
#[path = "logic/pgn_odd.rs"]
mod pgn_odd;
#[path = "logic/pgn_round_trip.rs"]
mod pgn_round_trip;
#[path = "logic/pgn_trees.rs"]
mod pgn_trees;
#[path = "logic/random_games.rs"]
mod random_games;
#[path = "logic/recognise.rs"]
mod recognise;
#[path = "logic/record_edits.rs"]
mod record_edits;
#[path = "logic/refusal.rs"]
mod refusal;
#[path = "logic/replay.rs"]
mod replay;
#[path = "logic/san.rs"]
mod san;
#[path = "logic/save_kill.rs"]
mod save_kill;
#[path = "logic/saved.rs"]
mod saved;
#[path = "logic/seat.rs"]
mod seat;
#[path = "logic/setup.rs"]
mod setup;
#[path = "logic/start.rs"]
mod start;
#[path = "logic/stopwatch.rs"]
mod stopwatch;
#[path = "logic/study_score.rs"]
mod study_score;
#[path = "logic/table.rs"]
mod table;
#[path = "logic/touch_oracle.rs"]
mod touch_oracle;
#[path = "logic/verify.rs"]
mod verify;
#[path = "logic/zobrist.rs"]
mod zobrist;
