//! What a driver must know about a kind of board: its bytes, and when to write which. No device is accessed here.

use super::line::{Order, Report};

/// When a driver writes to its board, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// The interval between [`Protocol::query`]s.
    pub query_ms: u64,
    /// The shortest time between two messages to the board.
    pub pause_ms: u64,
    /// A board that has said nothing for this long is gone; `None` for boards that speak only when something changes.
    pub silence_ms: Option<u64>,
}

/// The bytes of one board.
pub trait Protocol {
    /// When to write.
    fn timing(&self) -> Timing;

    /// The messages that ask for what stands on the board, and for its battery if it has one.
    fn query(&self) -> Vec<Vec<u8>>;

    /// Reads the bytes that have arrived. Damaged messages are left out.
    fn read(&mut self, bytes: &[u8]) -> Vec<Report>;

    /// The message for an order; `None` if the board can't carry it out.
    fn order(&self, order: &Order) -> Option<Vec<u8>>;
}
