//! The plain move generator, which also works after an illegal move, compared with the fast one; and check in a
//! position without a king.

use jadoube::rules::{Color, Move};
use jadoube::table::Table;

use crate::rules::random_games::RandomGames;
use crate::table::script;

pub fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<u16> {
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

/// A king was taken off the board, and nobody claimed an illegal move.
#[test]
fn a_side_without_a_king_is_not_in_check() {
    for rook in ["1R2K3", "4K2R"] {
        let setup = script::setup(&format!("blitz, from 4k2r/8/8/8/8/8/8/{rook} w - - 0 1"));
        let mut table = Table::new(setup);
        for action in script::actions("e8-; w") {
            table.apply(&action);
        }
        let position = table.position();
        assert_eq!((position.turn(), position.is_check()), (Color::Black, false), "{rook}");
    }
}
