//! The book of rules and history, and the lessons.

pub mod book;
pub mod lessons;
