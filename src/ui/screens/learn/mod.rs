//! The book and the lessons, which are pages with boards to play on, some with a task; the arbiter's desk, with cases
//! to rule on; and exercises, such as those from the player's own games.

pub mod book;
pub mod exam;
pub mod exercises;
mod frame;
pub mod judge;
pub mod lessons;
pub mod practice;
pub mod task;
