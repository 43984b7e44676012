//! `jadoube uci bench` searches fixed positions to measure the speed. The node count shows whether the search has
//! changed.

use crate::engine::{Engine, Job, Limits};
use crate::platform::time::Instant;
use crate::rules::Position;

/// The default search depth.
const DEPTH: u32 = 12;

/// Openings, middlegames, endgames and Chess960 positions, composed or from games.
const POSITIONS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
    "rnbqk2r/pp2ppbp/3p1np1/2p5/2PP4/2N2NP1/PP2PPBP/R1BQK2R b KQkq - 0 6",
    "r2q1rk1/1b2bppp/p1n1pn2/1pp5/4P3/P1NP1N2/BPP1QPPP/R1B2RK1 w - - 0 12",
    "2r2rk1/pp1bqppp/2n1pn2/3p4/3P1B2/2PBPN2/P1Q2PPP/1R3RK1 b - - 4 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "3r1rk1/p3qppp/1p2p3/2pnP3/8/P2P1NP1/1Q3P1P/2R1R1K1 b - - 0 20",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5pk1/4p1p1/3pP2p/1P1P1P1P/2r3P1/3R2K1/8 w - - 3 40",
    "6k1/5ppp/8/3N4/1b6/8/P4PPP/6K1 w - - 0 30",
    "8/8/1p1k4/p1p2p2/P1P1pP2/1P2K3/8/8 w - - 0 50",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w FBfb - 0 1",
    "1r2r1k1/3n1pbp/q2p1np1/p1pP4/2P1P3/1PN2P2/P2BB1PP/R2Q1RK1 w - - 1 18",
];

/// Runs the benchmark; returns lines with the number of nodes and the nodes per second. `word` may give a different
/// depth.
pub(super) fn run(word: Option<&str>) -> String {
    let depth = word.and_then(|word| word.parse().ok()).unwrap_or(DEPTH).clamp(1, 60);
    let mut engine = Engine::new(16, 1);
    let begun = Instant::now();
    let mut nodes = 0;
    for fen in POSITIONS {
        let Ok(root) = Position::from_fen(fen) else { continue };
        engine.clear();
        let job = Job::new(root, Limits { depth: Some(depth), ..Limits::default() });
        nodes += engine.think(&job, &mut |_| ()).map_or(0, |best| best.nodes);
    }
    let seconds = begun.elapsed().as_secs_f64().max(1e-9);
    format!("nodes {nodes}\nnps {:.0}", nodes as f64 / seconds)
}
