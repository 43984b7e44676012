//! Everything that needs no window: rules, games, the table. One file a subject.

#[path = "logic/data.rs"]
mod data;
#[path = "logic/fen.rs"]
mod fen;
