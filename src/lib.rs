pub mod cli;
pub mod game;
pub mod rules;
pub mod start;
pub mod table;
pub mod ui;
