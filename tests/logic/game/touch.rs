//! Touch-move compared with a second version of the rule, which `table::over_the_board` also uses, and with cases
//! worked out by hand.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use jadoube::game::{Bond, obligation};
use jadoube::rules::{CastlingSide, Move, Position, Role, Square};

use crate::rules::random_games::RandomGames;
use crate::table::over_the_board::bonds::Law;
use crate::table::over_the_board::places::Place;
use crate::tables::rows;

/// Positions from random games, and positions up to five plies after those in the table `touch-positions`.
fn random_positions(random: &mut Rng, count: usize) -> Vec<Position> {
    let mut positions = RandomGames::new(random.u64(..)).positions(count / 3);
    let rich: Vec<&str> = rows!("touch-positions").map(|[_, fen, _]| fen).collect();
    for fen in rich.iter().cycle().take(count - positions.len()) {
        let mut position = Position::from_fen(fen).expect("a position");
        for _ in 0..random.usize(0..6) {
            let moves = position.legal_moves();
            let quiet: Vec<Move> = moves.iter().copied().filter(|mv| mv.role() != Role::King).collect();
            let pool = if random.u8(..4) == 0 || quiet.is_empty() { &moves[..] } else { &quiet[..] };
            let Some(&mv) = random.choice(pool) else { break };
            position.play(mv);
        }
        positions.push(position);
    }
    positions.retain(Position::has_legal_move);
    positions
}

/// Up to five different occupied squares: often the king, its castling rooks and capturable pieces.
fn random_touches(random: &mut Rng, position: &Position) -> Vec<Square> {
    let us = position.turn();
    let king = position.king(us);
    let rooks: Vec<Square> =
        CastlingSide::ALL.into_iter().filter_map(|side| position.castling_rook(us, side)).collect();
    let prey: Vec<Square> = position.legal_moves().iter().filter_map(|&mv| position.taken_by(mv)).collect();
    let own: Vec<Square> = position.board().color(us).into_iter().collect();
    let opp: Vec<Square> = position.board().color(!us).into_iter().collect();
    let mut touched = Vec::new();
    for _ in 0..random.usize(0..=5) {
        let pool = match random.u8(..10) {
            0..=1 => &[king][..],
            2..=4 if !rooks.is_empty() => &rooks,
            5..=6 if !prey.is_empty() => &prey,
            7 => &opp,
            _ => &own,
        };
        let square = *random.choice(pool).expect("both sides have a king");
        if !touched.contains(&square) {
            touched.push(square);
        }
    }
    touched
}

fn texts<'a>(moves: impl IntoIterator<Item = &'a Move>) -> BTreeSet<String> {
    moves.into_iter().map(Move::to_string).collect()
}

/// The answer of the second version to these touches: the rule, the moves that it leaves, and the articles that may be
/// quoted.
fn slow(position: &Position, touched: &[Square]) -> (Law, BTreeSet<String>, Vec<Option<&'static str>>) {
    let place = Place::new(&position.fen(), true);
    let touched: Vec<_> = touched.iter().map(|at| shakmaty::Square::new(at.index() as u32)).collect();
    let law = Law::new(&place, &touched);
    let (left, articles) =
        (law.left.iter().map(|step| place.uci(step)).collect(), law.articles(&place, &touched));
    (law, left, articles)
}

#[test]
fn the_obligation_is_that_of_the_law() {
    const POSITIONS: usize = 12_000;
    const SEQUENCES: usize = 8;
    let mut random = Rng::with_seed(4);
    let mut met = BTreeMap::<String, usize>::new();
    let positions = random_positions(&mut random, POSITIONS);
    assert!(positions.len() >= 10_000, "{} positions", positions.len());
    for position in positions {
        let legal = texts(&position.legal_moves());
        for _ in 0..SEQUENCES {
            let touched = random_touches(&mut random, &position);
            let (law, left, articles) = slow(&position, &touched);
            let place = || format!("{touched:?} in {}, where {:?} decides", position.fen(), law.row);
            let events = [
                (!touched.is_empty(), format!("{:?}", law.row)),
                (touched.is_empty(), "nothing touched".to_owned()),
                (law.strikes, "T2".to_owned()),
                (law.lets_go, "T3 lets go".to_owned()),
            ];
            for (_, event) in events.into_iter().filter(|(is_met, _)| *is_met) {
                *met.entry(event).or_default() += 1;
            }
            let found = obligation(&position, &touched);
            let moves = texts(found.moves());
            assert_eq!(moves.len(), found.moves().len(), "a move twice: {}", place());
            assert!(!moves.is_empty(), "no move is left: {}", place());
            assert!(moves.is_subset(&legal), "{moves:?} are not all legal: {}", place());
            assert_eq!(moves, left, "{}", place());
            let article = found.bond().map(Bond::article);
            assert!(articles.contains(&article), "{article:?}, not {articles:?}: {}", place());
        }
    }
    println!("{met:?}");
    assert_eq!(met.len(), 9, "{met:?}");
    for (event, count) in met {
        assert!(count >= if event == "T3 lets go" { 200 } else { 500 }, "{event} was hardly met: {count}");
    }
}

#[test]
fn both_versions_leave_what_was_worked_out_by_hand() {
    let positions: BTreeMap<_, _> = rows!("touch-positions").map(|[name, fen, _]| (name, fen)).collect();
    for [name, touched, wanted] in rows!("touch") {
        let position = Position::from_fen(positions[name]).expect(name);
        let expected = expected(&position, wanted);
        let touched: Vec<Square> = touched.split_whitespace().map(|name| name.parse().expect(name)).collect();
        let found = texts(obligation(&position, &touched).moves());
        assert_eq!(found, expected, "{touched:?} in {name}");
        assert_eq!(slow(&position, &touched).1, expected, "{touched:?} in {name}, by the second version");
    }
}

/// Parses moves such as `e1: d1 d2, h1: g1`; `*` is all legal moves, `* - e1h1` all but that one.
fn expected(position: &Position, text: &str) -> BTreeSet<String> {
    if let Some(but) = text.strip_prefix('*') {
        let mut moves = texts(&position.legal_moves());
        for mv in but.trim_start_matches([' ', '-']).split_whitespace() {
            assert!(moves.remove(mv), "{mv} is not legal in {}", position.fen());
        }
        return moves;
    }
    let mut moves = BTreeSet::new();
    for piece in text.split(',') {
        let (from, goals) = piece.split_once(':').expect("a square and its goals");
        moves.extend(goals.split_whitespace().map(|to| format!("{}{to}", from.trim())));
    }
    moves
}
