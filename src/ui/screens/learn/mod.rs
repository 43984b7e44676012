//! The book and the lessons: pages with boards to play on, some with a task; and the arbiter's desk, with cases to rule
//! on.

pub mod book;
pub mod exam;
mod head;
pub mod judge;
pub mod lessons;
pub mod practice;
pub mod task;
