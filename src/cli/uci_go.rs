//! Parses the arguments of `go`, and records the timing of searches.
//!
//! For the limits, see [`Limits`].

use std::time::Duration;

use crate::engine::{Clock, Latency, Limits, MAX_PLY};
use crate::platform::time::Instant;
use crate::rules::{Position, read_uci};

/// What `go` requests.
pub(super) enum Go {
    Search(Limits),
    /// Perft to this depth.
    Perft(u32),
}

/// The maximum perft depth; deeper counts would take too long.
const MAX_PERFT_DEPTH: u64 = 20;

/// Parses the words after `go`. Unknown words are skipped. Without any limit, the search is infinite, unless it
/// ponders.
pub(super) fn read(words: &[&str], position: &Position) -> Go {
    let mut limits = Limits::default();
    let mut times = [None; 2];
    let mut increments = [Duration::ZERO; 2];
    let mut moves_to_go = None;
    let mut rest = words.iter().copied().peekable();
    while let Some(word) = rest.next() {
        let mut number =
            || rest.next_if(|next| next.parse::<i64>().is_ok()).and_then(|next| next.parse::<i64>().ok());
        let time = |number: Option<i64>| number.map(|number| Duration::from_millis(number.max(0) as u64));
        match word {
            "wtime" => times[0] = time(number()),
            "btime" => times[1] = time(number()),
            "winc" => increments[0] = time(number()).unwrap_or_default(),
            "binc" => increments[1] = time(number()).unwrap_or_default(),
            "movestogo" => moves_to_go = number().map(|moves| moves.clamp(1, 10_000) as u32),
            "depth" => limits.depth = number().map(|depth| depth.clamp(1, MAX_PLY as i64) as u32),
            "nodes" => limits.nodes = number().map(|nodes| nodes.max(1) as u64),
            "mate" => limits.mate = number().map(|moves| moves.clamp(1, MAX_PLY as i64) as u32),
            "movetime" => limits.move_time = time(number()),
            "infinite" => limits.infinite = true,
            "ponder" => limits.ponder = true,
            "perft" => {
                let depth = number().unwrap_or(1).max(0) as u64;
                return Go::Perft(depth.min(MAX_PERFT_DEPTH) as u32);
            }
            "searchmoves" => {
                while let Some(mv) = rest.peek().and_then(|word| read_uci(position, word).ok()) {
                    limits.search_moves.push(mv);
                    rest.next();
                }
            }
            _ => {}
        }
    }
    let side = position.turn().index();
    // If the time of the side to move is missing, that of the opponent is used, so that the search ends.
    let given = if times[side].is_some() { side } else { 1 - side };
    limits.clock = times[given].map(|left| Clock { left, increment: increments[given], moves_to_go });
    let Limits { depth, nodes, move_time, clock, mate, .. } = &limits;
    let open = depth.is_none() && nodes.is_none() && move_time.is_none() && clock.is_none() && mate.is_none();
    limits.infinite |= open && !limits.ponder;
    Go::Search(limits)
}

/// The latency measured in this game, and the clock of the current search.
#[derive(Default)]
pub(super) struct Timing {
    latency: Latency,
    clock: Option<Clock>,
    /// When the clock of the current search started; `None` while pondering.
    since: Option<Instant>,
}

impl Timing {
    /// Notes that a search begins; returns the estimated latency.
    pub(super) fn begin(&mut self, limits: &Limits, now: Instant) -> Duration {
        self.clock = limits.clock;
        self.since = (!limits.ponder).then_some(now);
        if let Some(clock) = limits.clock {
            self.latency.observe(clock.left);
        }
        self.latency.estimate()
    }

    /// Notes that the opponent made the expected move.
    pub(super) fn ponder_hit(&mut self, now: Instant) {
        self.since = Some(now);
    }

    /// Notes that the search has its answer.
    pub(super) fn answered(&mut self, now: Instant) {
        if let (Some(clock), Some(since)) = (self.clock, self.since) {
            self.latency.answered(clock, now.duration_since(since));
        }
        self.clock = None;
    }
}
