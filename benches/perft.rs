//! Measures the speed of counting move sequences. Jadoube is compared with cozy-chess and shakmaty, which are built
//! with the same profile and measured in the same run.
//!
//! `count` counts the moves at the last ply without making them. `make` makes every move, including those at the last
//! ply, and asks for the key of each final position (except with shakmaty, which keeps no key).
//!
//! Figures are in millions of move sequences per second: the best of seven runs and, in parentheses, the median.
#![allow(clippy::print_stdout, reason = "prints a table")]

mod side_by_side;

use std::hint::black_box;

use cozy_chess::Board;
use jadoube::rules::{Position, perft};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

/// The name of a position, the position in FEN, the depth for `count`, and the depth for `make`.
const POSITIONS: [(&str, &str, u32, u32); 5] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", 6, 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 0 1", 5, 4),
    ("chess960 a", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 5, 5),
    ("chess960 b", "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 5, 4),
    ("chess960 c", "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", 5, 4),
];

fn main() {
    for (name, fen, count_depth, make_depth) in POSITIONS {
        let ours = Position::from_fen(fen).expect("a position");
        let cozy = Board::from_fen(fen, true).expect("a position");
        let shakmaty: Fen = fen.parse().expect("a FEN");
        let shakmaty: Chess = shakmaty.into_position(CastlingMode::Chess960).expect("a position");
        side_by_side::compare(
            &format!("count {name} {count_depth}"),
            &[
                ("jadoube", Box::new(|| perft(&ours, count_depth))),
                ("cozy", Box::new(|| cozy_count(&cozy, count_depth))),
                ("shakmaty", Box::new(|| shakmaty_count(&shakmaty, count_depth))),
            ],
        );
        side_by_side::compare(
            &format!("make {name} {make_depth}"),
            &[
                ("jadoube", Box::new(|| make(&ours, make_depth))),
                ("cozy", Box::new(|| cozy_make(&cozy, make_depth))),
                ("shakmaty", Box::new(|| shakmaty_make(&shakmaty, make_depth))),
            ],
        );
    }
}

fn make(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        for &mv in &moves {
            black_box(position.after(mv).key());
        }
        return moves.len() as u64;
    }
    moves.iter().map(|&mv| make(&position.after(mv), depth - 1)).sum()
}

fn cozy_count(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_count(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn cozy_make(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if depth == 1 {
                black_box(next.hash());
                nodes += 1;
            } else {
                nodes += cozy_make(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn shakmaty_count(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        shakmaty_count(&next, depth - 1)
    };
    moves.into_iter().map(below).sum()
}

fn shakmaty_make(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    let nodes = moves.len() as u64;
    let below = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        if depth == 1 {
            black_box(&next);
            0
        } else {
            shakmaty_make(&next, depth - 1)
        }
    };
    let deeper: u64 = moves.into_iter().map(below).sum();
    if depth == 1 { nodes } else { deeper }
}
