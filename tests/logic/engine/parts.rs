//! Parts of the engine: static exchange evaluation, the transposition table, and what `rules` does for the search.

use std::time::{Duration, Instant};

use jadoube::engine::{Bound, Entry, Table, wins_at_least};
use jadoube::rules::{Move, MoveKind, Position, Square, read_uci};

use crate::engine::search::position;
use crate::rules::irregular::sorted;
use crate::tables::rows;

#[test]
fn exchanges_are_worth_what_they_win() {
    for [fen, mv, value] in rows!("exchanges") {
        let value = value.parse().expect(value);
        let position = position(fen);
        let mv = read_uci(&position, mv).expect(fen);
        assert!(wins_at_least(&position, mv, value), "{fen} {mv}: not {value}");
        assert!(!wins_at_least(&position, mv, value + 1), "{fen} {mv}: more than {value}");
    }
}

const EXACT: Entry = Entry { mv: None, score: 1, eval: 1, depth: 1, bound: Bound::Exact, principal: false };

#[test]
fn stored_entry_is_found_again() {
    let mut table = Table::new(1);
    let mv = read_uci(&Position::standard(), "e2e4").ok();
    for (index, bound) in [Bound::Exact, Bound::Lower, Bound::Upper].into_iter().enumerate() {
        let key = 0x1234_5678_9ABC_DEF0 ^ (index as u64) << 60;
        let entry = Entry { mv, score: -345, eval: 77, depth: 23, bound, principal: index == 1 };
        assert_eq!(table.probe(key, 3), None);
        table.store(key, 3, entry);
        assert_eq!(table.probe(key, 9), Some(entry));
        assert_eq!(table.probe(key ^ 1, 9), None);
        // Storing an entry without a move keeps the old move.
        table.store(key, 3, Entry { mv: None, depth: 30, ..entry });
        assert_eq!(table.probe(key, 0), Some(Entry { depth: 30, ..entry }));
    }
    // Mate scores are stored relative to the node: at a node three plies nearer to the root, the mate is three plies
    // nearer.
    table.store(99, 5, Entry { mv, score: 31_990, depth: 4, ..EXACT });
    assert_eq!(table.probe(99, 2).map(|entry| entry.score), Some(31_993));
    table.clear();
    assert_eq!(table.probe(99, 2), None);
}

#[test]
fn a_full_table_keeps_the_deep_and_the_new() {
    let table = Table::new(1);
    let entry = |depth| Entry { depth, ..EXACT };
    // All keys are in one bucket, which their highest bits select.
    for key in 1..=4 {
        table.store(key, 0, entry(10 * key as i32));
    }
    table.store(5, 0, entry(15));
    assert_eq!(table.probe(1, 0), None, "the shallowest went");
    assert!((2..=5).all(|key| table.probe(key, 0).is_some()));
    for _ in 0..20 {
        table.next_search();
    }
    table.store(6, 0, entry(1));
    assert_eq!([6, 5].map(|key| table.probe(key, 0).is_some()), [true, false]);
}

#[test]
fn a_large_table_is_there_at_once() {
    let begun = Instant::now();
    let mut table = Table::new(2048);
    table.clear();
    assert_eq!(table.probe(u64::MAX, 0), None);
    // Writing the whole table would take some seconds.
    assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
}

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/8/8/8/1b6/8/3PP3/r2BK2R w K - 0 1",
    "8/8/3k4/2pP4/8/8/8/2K1Q3 w - c6 0 1",
];

#[test]
fn captures_and_other_moves_are_all_moves() {
    for fen in POSITIONS {
        let position = position(fen);
        let (noisy, quiet): (Vec<Move>, _) =
            position.legal_moves().into_iter().partition(|&mv| position.is_noisy(mv));
        assert_eq!(sorted(position.noisy_moves()), sorted(noisy), "{fen}");
        assert_eq!(sorted(position.quiet_moves()), sorted(quiet), "{fen}");
    }
}

#[test]
fn any_two_bytes_are_a_legal_move_or_not() {
    for fen in POSITIONS {
        for position in [position(fen), position(fen).after_pass()] {
            let all = position.legal_moves();
            if position.checkers().any() || position.after_pass().checkers().any() {
                continue; // after passing in check, the enemy could take the king
            }
            for mv in (1..=u16::MAX).filter_map(Move::from_bits) {
                assert_eq!(position.is_legal(mv), all.contains(&mv), "{fen} {mv:?}");
                assert_eq!(Move::from_bits(mv.bits()), Some(mv));
            }
        }
    }
}

fn tells_checks(position: &Position) {
    let mut quiet = Vec::new();
    for mv in position.legal_moves() {
        let is_check = position.after(mv).is_check();
        assert_eq!(position.gives_check(mv), is_check, "{} {mv}", position.fen());
        quiet.extend((is_check && !position.is_noisy(mv)).then_some(mv));
    }
    assert_eq!(sorted(position.quiet_checks()), sorted(quiet), "{}", position.fen());
}

#[test]
fn checks_are_known_beforehand() {
    for fen in POSITIONS.into_iter().chain([
        "8/8/8/2k5/2N1P3/8/B5P1/K1R4R w - - 0 1",
        "4k3/8/8/8/4N3/8/3P4/4RK1R w H - 0 1",
        "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "8/8/8/R4P1k/3K4/5P2/8/3B4 w - - 0 1",
        "3r4/3k4/8/1pp5/8/3K4/8/q7 b - - 0 1",
    ]) {
        let position = position(fen);
        tells_checks(&position);
        for mv in position.legal_moves() {
            tells_checks(&position.after(mv));
        }
    }
}

#[test]
fn a_pass_changes_the_turn_and_nothing_else() {
    let before = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7");
    let after = before.after_pass();
    assert_eq!(after.fen(), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 7");
    assert_eq!(after.key(), position(&after.fen()).key());
    assert_eq!(after.after_pass().key(), position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 7").key());
}

#[test]
fn attacked_squares_are_those_that_have_an_attacker() {
    for fen in POSITIONS {
        let position = position(fen);
        let (board, them) = (position.board(), !position.turn());
        for square in (0..64).map(Square::new) {
            let attackers = board.attackers(square, them, board.occupied());
            assert_eq!(position.attacked().has(square), attackers.any(), "{fen} {square}");
        }
    }
}

#[test]
fn the_likely_key_is_the_key_of_a_plain_move() {
    let mut plain = 0;
    for fen in POSITIONS {
        let position = position(fen);
        for mv in position.legal_moves() {
            let next = position.after(mv);
            let castles = (position.setup().castling_rooks, next.setup().castling_rooks);
            if matches!(mv.kind(), MoveKind::Plain(_)) && castles.0 == castles.1 {
                assert_eq!(position.likely_key_after(mv), next.key(), "{fen} {mv}");
                plain += 1;
            }
        }
    }
    assert!(plain > 100);
}

#[test]
fn a_prefetch_changes_nothing() {
    let table = Table::new(1);
    table.store(7, 0, EXACT);
    for key in [0, 7, u64::MAX / 2, u64::MAX] {
        table.prefetch(key);
    }
    assert_eq!(table.probe(7, 0), Some(EXACT));
}
