//! The book and the lessons: pages with boards to play on, some with a task.

pub mod book;
pub mod judge;
pub mod lessons;
pub mod practice;
pub mod task;
