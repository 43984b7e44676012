//! Keys: those updated along games equal those computed from scratch, and two keys are equal if and only if the
//! positions are the same in the sense of the Laws (9.2.3).

use std::collections::HashMap;

use jadoube::rules::{Position, read_uci};

use crate::house::data;
use crate::rules::random_games::RandomGames;

/// The key of the position, computed from scratch.
fn fresh(position: &Position) -> u64 {
    Position::new(&position.setup()).expect("a position").key()
}

#[test]
fn incremental_key_equals_key_from_scratch() {
    let mut games = RandomGames::new(2);
    for _ in 0..200 {
        for position in games.game() {
            assert_eq!(position.key(), fresh(&position), "{}", position.fen());
            for mv in position.legal_moves() {
                let next = position.after(mv);
                assert_eq!(next.key(), fresh(&next), "{mv} in {}", position.fen());
            }
        }
    }
}

/// A position, and others that lack its en passant square or one of its castling rights, or have the other side to
/// move.
fn neighbours(position: Position) -> Vec<Position> {
    let setup = position.setup();
    let mut setups = vec![setup.clone(); 2];
    setups[0].turn = !setup.turn;
    setups[0].en_passant = None;
    setups[1].en_passant = None;
    for rook in setup.castling_rooks {
        let mut without = setup.clone();
        without.castling_rooks = setup.castling_rooks.without(rook);
        setups.push(without);
    }
    std::iter::once(position)
        .chain(setups.into_iter().filter_map(|setup| Position::new(&setup).ok()))
        .collect()
}

#[test]
fn keys_are_equal_exactly_for_the_same_position() {
    let mut by_key: HashMap<u64, Position> = HashMap::new();
    let mut by_text: HashMap<String, u64> = HashMap::new();
    let (mut met_again, mut en_passant) = (0, 0);
    for position in RandomGames::new(3).positions(40_000).into_iter().flat_map(neighbours) {
        en_passant += usize::from(position.en_passant().is_some());
        // The FEN without its counters identifies the position in the sense of the Laws, and does not depend on the
        // key.
        let fen = position.fen();
        let text: Vec<&str> = fen.split(' ').take(4).collect();
        let known = *by_text.entry(text.join(" ")).or_insert(position.key());
        assert_eq!(known, position.key(), "{fen}");
        match by_key.get(&position.key()) {
            Some(other) => {
                met_again += 1;
                assert!(other.is_same_as(&position), "{} and {fen}", other.fen());
            }
            None => {
                by_key.insert(position.key(), position);
            }
        }
    }
    assert!(
        met_again > 1_000 && by_key.len() > 50_000 && en_passant > 20,
        "{met_again} {} {en_passant}",
        by_key.len()
    );
}

#[test]
fn counts_occurrences_as_the_collected_cases_do() {
    let Some(file) = data::json("draws/repetition_cases.json") else { return };
    for case in file["cases"].as_array().unwrap() {
        let id = data::text(case, "id");
        let mut positions = vec![Position::from_fen(data::text(case, "start_fen")).unwrap()];
        for uci in case["moves_uci"].as_array().unwrap() {
            let now = &positions[positions.len() - 1];
            let mv = read_uci(now, uci.as_str().unwrap()).unwrap_or_else(|error| panic!("{id}: {error}"));
            positions.push(now.after(mv));
        }
        for (ply, expected) in case["per_ply_fide_count"].as_array().unwrap().iter().enumerate() {
            let now = &positions[ply];
            let by_key = positions[..=ply].iter().filter(|other| other.key() == now.key()).count();
            let by_rule = positions[..=ply].iter().filter(|other| other.is_same_as(now)).count();
            assert_eq!((by_key, by_rule), (by_rule, expected.as_u64().unwrap() as usize), "{id} ply {ply}");
        }
        assert_eq!(positions.len(), case["per_ply_fide_count"].as_array().unwrap().len(), "{id}");
        let last = &positions[positions.len() - 1];
        let fide = positions.iter().filter(|other| other.is_same_as(last)).count() as u64;
        assert_eq!(Some(fide), case["final"]["occurrences_fide"].as_u64(), "{id}");
    }
}
