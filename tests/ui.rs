//! The window, driven as a player does: by the names of its widgets, the mouse and the keyboard. One file a subject.

#![allow(clippy::too_many_lines, reason = "a table of cases is one test")]

#[path = "ui/aloud.rs"]
mod aloud;
#[path = "ui/analysis.rs"]
mod analysis;
#[path = "ui/analyst.rs"]
mod analyst;
#[path = "ui/bad_input.rs"]
mod bad_input;
#[path = "ui/binding.rs"]
mod binding;
#[path = "ui/bonds.rs"]
mod bonds;
#[path = "ui/book.rs"]
mod book;
#[path = "ui/castling.rs"]
mod castling;
#[path = "ui/claims.rs"]
mod claims;
#[path = "ui/clocks.rs"]
mod clocks;
#[path = "ui/colors.rs"]
mod colors;
#[path = "ui/dead.rs"]
mod dead;
#[path = "ui/diagrams.rs"]
mod diagrams;
#[path = "ui/editor.rs"]
mod editor;
#[path = "ui/engines.rs"]
mod engines;
#[path = "ui/focus.rs"]
mod focus;
#[path = "ui/folder.rs"]
mod folder;
#[path = "ui/game.rs"]
mod game;
#[path = "ui/games.rs"]
mod games;
#[path = "logic/guest_fake.rs"]
mod guest_fake;
#[path = "ui/hands.rs"]
mod hands;
#[path = "ui/hints.rs"]
mod hints;
#[path = "logic/invariants.rs"]
mod invariants;
#[path = "ui/journal.rs"]
mod journal;
#[path = "ui/keeping.rs"]
mod keeping;
#[path = "ui/keyboard.rs"]
mod keyboard;
#[path = "ui/languages.rs"]
mod languages;
#[path = "ui/law_card.rs"]
mod law_card;
#[path = "ui/layout.rs"]
mod layout;
#[path = "ui/leaving.rs"]
mod leaving;
#[path = "ui/lesson.rs"]
mod lesson;
#[path = "ui/new_game.rs"]
mod new_game;
#[path = "ui/opponent.rs"]
mod opponent;
#[path = "ui/opponent_real.rs"]
mod opponent_real;
#[path = "ui/opponent_seated.rs"]
mod opponent_seated;
#[path = "ui/panel.rs"]
mod panel;
#[path = "ui/pictures.rs"]
mod pictures;
#[path = "ui/pieces.rs"]
mod pieces;
#[path = "ui/quiet.rs"]
mod quiet;
#[path = "ui/room.rs"]
mod room;
#[path = "ui/room_around.rs"]
mod room_around;
#[path = "ui/saving.rs"]
mod saving;
#[path = "ui/score_sheet.rs"]
mod score_sheet;
#[path = "ui/seats.rs"]
mod seats;
#[path = "ui/seen.rs"]
mod seen;
#[path = "ui/settings.rs"]
mod settings;
#[path = "ui/settings_window.rs"]
mod settings_window;
#[path = "ui/sounds.rs"]
mod sounds;
#[path = "ui/sounds_played.rs"]
mod sounds_played;
#[path = "ui/spoken.rs"]
mod spoken;
#[path = "ui/start_screen.rs"]
mod start_screen;
#[path = "ui/storm.rs"]
mod storm;
#[path = "ui/study.rs"]
mod study;
#[path = "ui/study_edits.rs"]
mod study_edits;
#[path = "ui/study_kept.rs"]
mod study_kept;
#[path = "ui/tour.rs"]
mod tour;
#[path = "ui/typed.rs"]
mod typed;
#[path = "ui/window.rs"]
mod window;
#[path = "ui/words.rs"]
mod words;
