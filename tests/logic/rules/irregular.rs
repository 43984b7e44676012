//! The plain generator for positions after an illegal move, held against the fast one where both work.

use fastrand::Rng;
use jadoube::rules::{Move, MoveList, Position};

fn sorted(moves: MoveList) -> Vec<u16> {
    let mut bits: Vec<u16> = moves.into_iter().map(Move::bits).collect();
    bits.sort_unstable();
    bits
}

#[test]
fn the_plain_generator_finds_the_same_moves() {
    let mut random = Rng::with_seed(20);
    let mut positions = 0;
    for game in 0..300 {
        let start = if game % 2 == 0 { Position::chess960(random.u16(..960)) } else { None };
        let mut position = start.unwrap_or_else(Position::standard);
        for _ in 0..120 {
            let moves = position.legal_moves();
            assert!(position.is_regular());
            assert_eq!(sorted(position.any_legal_moves()), sorted(moves.clone()), "{}", position.fen());
            positions += 1;
            let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else { break };
            position.play(mv);
        }
    }
    assert!(positions > 20_000, "{positions}");
}
