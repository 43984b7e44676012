//! The screens: what fills the window below the menu.

pub(crate) mod chess960;
pub(crate) mod clock;
pub(crate) mod editor;
pub mod game;
pub mod games;
pub mod learn;
pub(crate) mod review;
pub(crate) mod start;
pub mod study;
pub(crate) mod wall;
