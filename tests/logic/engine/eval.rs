//! The evaluation, its weights, and the chances that a score stands for.

use jadoube::engine::{Evaluator, Score, tuning};
use jadoube::rules::{Bitboard, Board, Color, Position, Setup, Square};

use crate::engine::search::{START, position};
use crate::rules::random_games::RandomGames;

/// The same position with the files mirrored, without castling rights or en passant.
fn flipped(position: &Position) -> Position {
    let setup = position.setup();
    let without = Bitboard::EMPTY;
    let mut other = Setup { board: Board::EMPTY, castling_rooks: without, en_passant: None, ..setup };
    for (square, piece) in setup.board.pieces() {
        other.board.set(Square::new(square.index() as u8 ^ 7), Some(piece));
    }
    Position::new(&other).expect("legal")
}

#[test]
fn both_colours_are_judged_alike() {
    let mut evaluator = Evaluator::new();
    for position in RandomGames::new(7).positions(3000).into_iter().step_by(10) {
        let value = evaluator.evaluate(&position);
        let exchanged = Position::new(&position.setup().with_colors_exchanged()).expect("as legal");
        assert_eq!(value, evaluator.evaluate(&exchanged), "{}", position.fen());
        assert_eq!(value, evaluator.evaluate(&flipped(&position)), "{}", position.fen());
        assert_eq!(value, Evaluator::new().evaluate(&position), "{}", position.fen());
    }
}

#[test]
fn the_sums_of_the_network_follow_the_board_on_every_processor() {
    let mut random = fastrand::Rng::with_seed(3);
    let (mut kept, mut portable, mut by_hand) = (Evaluator::new(), Evaluator::new(), Evaluator::by_hand());
    let (mut corrected, mut all) = (0, 0);
    for _ in 0..20 {
        let mut position = Position::chess960(random.u16(..960)).expect("a start");
        for _ in 0..120 {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else { break };
            // Sometimes a sibling position is evaluated in between, as in a search.
            if let Some(&other) = moves.get(random.usize(..30)) {
                kept.evaluate(&position.after(other));
            }
            position.play(mv);
            let value = kept.evaluate(&position);
            assert_eq!(value, Evaluator::new().evaluate(&position), "{}", position.fen());
            assert_eq!(value, portable.evaluate_portable(&position), "{}", position.fen());
            corrected += usize::from(value != by_hand.evaluate(&position));
            all += 1;
        }
    }
    assert!(corrected * 10 > all * 9, "{corrected} of {all}");
}

#[test]
fn the_tuner_sees_what_the_engine_sees() {
    for position in RandomGames::new(8).positions(2000).into_iter().step_by(10) {
        let Some(trace) = tuning::trace(&position) else { continue };
        let (mut middle, mut end) = (0, 0);
        for &(term, count) in &trace.terms {
            let (m, e) = tuning::WEIGHTS[usize::from(term)];
            middle += i32::from(m) * i32::from(count);
            end += i32::from(e) * i32::from(count);
        }
        let scale = trace.scales[usize::from(end < 0)] * (1.0 - trace.middle);
        let white = middle as f32 * trace.middle + end as f32 * scale;
        let value = Evaluator::by_hand().evaluate(&position);
        let value = if position.turn() == Color::White { value } else { -value };
        assert!((white - value as f32).abs() < 2.5, "{}: {white} and {value}", position.fen());
    }
}

/// The names in a file of weights, each with the number of its weights.
pub fn weights(file: &str) -> Vec<(&str, usize)> {
    let rows = file.lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| (row.split_whitespace().next().expect("a name"), row.split_whitespace().count() - 1))
        .collect()
}

#[test]
fn the_file_of_weights_names_the_terms_in_their_order() {
    let found = weights(include_str!("../../../assets/engine/evaluation.txt"));
    let expected: Vec<(&str, usize)> =
        tuning::GROUPS.iter().map(|(name, _, count)| (*name, 2 * count)).collect();
    assert_eq!(found, expected);
}

#[test]
fn more_is_better() {
    let value = |fen: &str| Evaluator::new().evaluate(&position(fen));
    assert!(value(START).abs() < 60);
    for missing in ["q", "r", "b", "n", "p"] {
        let fen = START.replacen(missing, "1", 1).replace("KQkq", "KQ");
        assert!(value(&fen) > value(START) + 10, "{missing}");
    }
    // Being two pawns ahead is worth less with bishops of opposite colours than with knights.
    let bishops = value("4k3/5p2/2b5/8/8/2B2P2/4PP2/4K3 w - - 0 1");
    let knights = value("4k3/5p2/2n5/8/8/2N2P2/4PP2/4K3 w - - 0 1");
    assert!(bishops < knights, "{bishops} {knights}");
    // Bishop and knight force mate only in a corner of the bishop's colour.
    let right = value("8/8/8/8/8/2K1N3/8/k1B5 w - - 0 1");
    let wrong = value("8/8/8/8/8/4N1K1/8/2B4k w - - 0 1");
    assert!(right > wrong && wrong > 800, "{right} {wrong}");
}

#[test]
fn chances_add_up_and_grow_with_the_score() {
    let mut last = 0;
    for value in (-3000..3000).step_by(50) {
        let [win, draw, loss] = Score::Centipawns(value).chances();
        assert_eq!(win + draw + loss, 1000);
        assert!(win >= last);
        last = win;
    }
    assert_eq!(Score::Mate(3).chances(), [1000, 0, 0]);
    assert_eq!(Score::Mate(-3).chances(), [0, 0, 1000]);
}
