pub mod fuzz;
pub mod pgn;
pub mod pgn_counts;
pub mod pgn_fast_paths;
pub mod pgn_long;
pub mod pgn_odd;
pub mod pgn_round_trip;
pub mod pgn_trees;
pub mod recognise;
mod versions;

use jadoube::record::pgn::{Games, ReadGame};
use jadoube::record::{NodeId, Record};

/// The first game in this text.
pub fn read(text: impl AsRef<[u8]>) -> ReadGame {
    Games::new(text.as_ref()).next().unwrap_or_else(|| panic!("no game in {}", text.as_ref().escape_ascii()))
}

/// The record of the first game in this text.
pub fn record(text: &str) -> Record {
    read(text).record
}

/// The place in a record that these moves lead to.
pub fn place(record: &Record, moves: &str) -> NodeId {
    moves.split_whitespace().fold(Record::ROOT, |at, san| {
        record.continuations(at).find(|&way| record.san(way) == san).unwrap_or_else(|| panic!("{san}"))
    })
}
