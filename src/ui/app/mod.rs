//! The window as a whole: its state, a frame, and the one place where the state changes.

pub(crate) mod analysis;
pub(crate) mod auto_flip;
pub(crate) mod claims;
pub(crate) mod clipboard;
pub(crate) mod cues;
pub(crate) mod dispatch;
pub(crate) mod engines;
pub(crate) mod export;
pub(crate) mod frame;
pub(crate) mod games;
pub(crate) mod menu;
pub(crate) mod moves;
pub(crate) mod new_game;
pub(crate) mod open;
pub(crate) mod panel;
pub(crate) mod players;
pub(crate) mod results;
pub(crate) mod save;
pub(crate) mod screens;
pub(crate) mod screenshot;
pub(crate) mod shortcuts;
pub(crate) mod state;
pub(crate) mod study;
pub(crate) mod study_file;
pub(crate) mod window;
