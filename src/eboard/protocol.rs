//! What a driver must know about a kind of board: the bytes of its messages, and when to write them. `platform::port`
//! accesses the device itself.

use super::line::{Order, Report};

/// When a driver writes to its board, and how long the board may be silent, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// The interval between [`Protocol::query`]s.
    pub query_ms: u64,
    /// The shortest time between two messages to the board.
    pub pause_ms: u64,
    /// A board that has reported nothing for longer than this is gone; `None` for boards that report only changes.
    pub silence_ms: Option<u64>,
}

/// The messages of one kind of board.
pub trait Protocol {
    /// When to write to the board, and how long the board may be silent.
    fn timing(&self) -> Timing;

    /// The messages that request what stands on the board, and the charge of its battery if the board reports it.
    fn query(&self) -> Vec<Vec<u8>>;

    /// Reads the bytes that have arrived. Damaged messages are left out.
    fn read(&mut self, bytes: &[u8]) -> Vec<Report>;

    /// The message for an order; `None` if the board can't carry it out.
    fn order(&self, order: &Order) -> Option<Vec<u8>>;
}
