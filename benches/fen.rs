//! Measures the speed of reading and writing FEN. Jadoube is compared with cozy-chess and shakmaty, which are built
//! with the same profile and measured in the same run.
//!
//! `read` turns text into a legal position; `write` turns a position into text. Figures are in millions of positions
//! per second: the best of seven runs and, in parentheses, the median.
#![allow(clippy::print_stdout, reason = "prints a table")]

mod side_by_side;

use std::hint::black_box;

use cozy_chess::Board;
use fastrand::Rng;
use jadoube::rules::Position;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode};

const POSITIONS: usize = 100_000;

fn main() {
    let positions = random_positions();
    let texts: Vec<String> = positions.iter().map(Position::fen).collect();
    let read_cozy = |text: &String| Board::from_fen(text, false).expect("a position");
    let read_shakmaty = |text: &String| -> Chess {
        let fen: Fen = text.parse().expect("a FEN");
        fen.into_position(CastlingMode::Chess960).expect("a position")
    };
    side_by_side::compare(
        "read",
        &[
            ("jadoube", Box::new(|| each(&texts, |text| Position::from_fen(text).expect("a position")))),
            ("cozy", Box::new(|| each(&texts, read_cozy))),
            ("shakmaty", Box::new(|| each(&texts, read_shakmaty))),
        ],
    );
    let cozy: Vec<Board> = texts.iter().map(read_cozy).collect();
    let shakmaty: Vec<Chess> = texts.iter().map(read_shakmaty).collect();
    side_by_side::compare(
        "write",
        &[
            ("jadoube", Box::new(|| each(&positions, Position::fen))),
            ("cozy", Box::new(|| each(&cozy, Board::to_string))),
            (
                "shakmaty",
                Box::new(|| {
                    each(&shakmaty, |position| Fen::from_position(position, EnPassantMode::Legal).to_string())
                }),
            ),
        ],
    );
}

fn each<T, U>(items: &[T], work: impl Fn(&T) -> U) -> u64 {
    for item in items {
        black_box(work(item));
    }
    items.len() as u64
}

/// Positions from games of standard chess with random moves. The readers of all three libraries accept each of them.
fn random_positions() -> Vec<Position> {
    let mut random = Rng::with_seed(1);
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut position = Position::standard();
    while positions.len() < POSITIONS {
        positions.push(position.clone());
        match random.choice(position.legal_moves()) {
            // cozy-chess rejects a halfmove clock above 100.
            Some(mv) if position.halfmove_clock() < 100 && position.fullmove_number() < 100 => {
                position.play(mv);
            }
            _ => position = Position::standard(),
        }
    }
    positions
}
