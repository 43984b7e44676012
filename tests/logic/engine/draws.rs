//! Drawn positions, as the search sees them, and a zugzwang.

use jadoube::engine::{Engine, Job, Limits, Score};
use jadoube::rules::read_uci;

use crate::engine::search::{START, answer, depth, position, question};

fn score(fen: &str, plies: u32) -> i32 {
    match answer(&position(fen), depth(plies)).score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) => 30_000 * moves.signum(),
    }
}

#[test]
fn dead_and_drawn_positions_are_worth_nothing() {
    for (fen, why) in [
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "a lone knight"),
        ("8/8/4kb2/8/8/3BK3/8/8 w - - 0 1", "bishops of one colour"),
        ("8/8/8/8/8/p1k5/8/K7 w - - 0 1", "the rook's pawn"),
        ("1k6/8/8/P7/8/2B5/8/4K3 w - - 0 1", "the wrong bishop"),
        ("8/8/4k3/p1p1p1p1/P1P1P1P1/8/3KB3/8 w - - 0 1", "a wall of pawns"),
    ] {
        assert_eq!(score(fen, 8), 0, "{why}");
    }
}

#[test]
fn the_fifty_moves_count() {
    // White is a queen ahead, but the next quiet ply is the hundredth in a row.
    assert_eq!(score("8/8/8/4k3/8/8/8/K1Q5 w - - 99 80", 4), 0);
    assert!(score("8/8/8/4k3/8/8/8/K1Q5 w - - 0 80", 4) > 500);
    // Mate on the hundredth ply comes first (9.3, 5.1.1).
    let root = position("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    assert_eq!(answer(&root, depth(3)).score, Score::Mate(1));
    // A pawn move resets the count.
    assert!(score("8/4P3/8/8/8/k7/8/K7 w - - 99 80", 4) > 500);
}

#[test]
fn stalemate_saves_the_one_who_is_behind() {
    // Black's king has no move, so if White's king takes the checking rook, it is stalemate.
    let best = answer(&position("7k/5Q2/8/6K1/8/8/8/r7 b - - 0 1"), depth(14));
    let mv = best.mv.map(|mv| mv.to_string()).unwrap_or_default();
    assert!(["a1a5", "a1g1"].contains(&mv.as_str()), "{mv}");
    assert_eq!(best.score, Score::Centipawns(0));
    assert_eq!(score("5k2/5P2/4K3/8/8/8/8/8 w - - 0 1", 6), 0);
}

#[test]
fn a_perpetual_check_is_seen() {
    // A rook down, White gives perpetual check on e8 and h5.
    assert_eq!(score("6k1/6p1/8/7Q/8/6PK/1q6/r7 w - - 0 1", 8), 0);
}

#[test]
fn a_third_time_in_the_game_is_a_draw() {
    let (position, earlier_keys) = question(START, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", false).replay();
    // With f6g8, Black can make the starting position occur for the third time.
    let search_moves = vec![read_uci(&position, "f6g8").expect("legal")];
    let job = Job::new(position, Limits { search_moves, ..depth(3) });
    let score = |job: &Job| Engine::new(1, 1).think(job, &mut |_| ()).expect("an answer").score;
    assert_ne!(score(&job), Score::Centipawns(0), "without the game's history nothing is repeated");
    assert_eq!(score(&Job { earlier_keys, ..job }), Score::Centipawns(0));
}

#[test]
fn a_capture_that_leaves_a_draw_is_seen_from_far_below() {
    for fen in [
        "8/8/8/4b3/6k1/8/6Kp/8 b - - 1 4",
        "8/8/8/8/6k1/b6p/8/7K b - - 0 1",
        "8/8/8/8/6kp/b6p/8/7K w - - 0 1",
    ] {
        for plies in 1..=12 {
            assert_eq!(score(fen, plies), 0, "{fen} at depth {plies}");
        }
    }
}

#[test]
fn a_zugzwang_with_one_piece_is_won() {
    // After Rf1, Black has only losing moves.
    assert!(score("8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1", 28) > 200);
}
