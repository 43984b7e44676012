//! The simple move generator for positions after an illegal move, compared with the fast one where both work.

use jadoube::rules::{Move, MoveList};

use crate::rules::random_games::RandomGames;

fn sorted(moves: MoveList) -> Vec<u16> {
    let mut bits: Vec<u16> = moves.into_iter().map(Move::bits).collect();
    bits.sort_unstable();
    bits
}

#[test]
fn the_plain_generator_finds_the_same_moves() {
    for position in RandomGames::new(20).positions(25_000) {
        assert!(position.is_regular());
        let fen = position.fen();
        assert_eq!(sorted(position.any_legal_moves()), sorted(position.legal_moves()), "{fen}");
    }
}
