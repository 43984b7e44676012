//! The search finds what it must, is deterministic on one thread, and respects its limits.

use std::time::{Duration, Instant};

use jadoube::engine::{Best, Clock, Engine, EngineQuestion, Job, Limits, Report, Score};
use jadoube::rules::chess960::STARTS;
use jadoube::rules::{Position, read_uci};

pub fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The question about the position after these moves.
pub fn question(fen: &str, moves: &str, chess960: bool) -> EngineQuestion {
    let (start, mut here) = (position(fen), position(fen));
    let read = |text| {
        let mv = read_uci(&here, text).expect(text);
        here.play(mv);
        mv
    };
    EngineQuestion { start, chess960, moves: moves.split_whitespace().map(read).collect(), clocks: [None; 2] }
}

/// The answer of a fresh engine.
pub fn answer(root: &Position, limits: Limits) -> Best {
    Engine::new(4, 1).think(&Job::new(root.clone(), limits), &mut |_| ()).expect("an answer")
}

pub fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[test]
fn mates_are_found_and_counted() {
    for (fen, moves, first) in [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 1, "a1a8"),
        ("k7/8/1K6/8/8/8/8/7R b - - 0 1", -1, "a8b8"),
        ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", 2, "d2h6"),
        ("2r3k1/p4p2/3Rp2p/1p2P1pK/8/1P4P1/P3Q2P/1q6 b - - 0 1", 3, "b1g6"),
    ] {
        let root = position(fen);
        let best = answer(&root, depth(12));
        assert_eq!(best.score, Score::Mate(moves), "{fen}");
        assert_eq!(best.mv.map(|mv| mv.to_string()).as_deref(), Some(first), "{fen}");
    }
}

#[test]
fn a_search_for_mate_ends_with_it() {
    let root = position("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1");
    let best = answer(&root, Limits { mate: Some(2), ..Limits::default() });
    assert_eq!(best.score, Score::Mate(2));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let root = position("r2q1rk1/1b2bppp/p1n1pn2/1pp5/4P3/P1NP1N2/BPP1QPPP/R1B2RK1 w - - 0 12");
    let all = || {
        let mut told = Vec::new();
        let mut engine = Engine::new(2, 1);
        let job = Job::new(root.clone(), nodes(20_000));
        for _ in 0..2 {
            engine.think(&job, &mut |report| match report {
                Report::Info(info) => told.push((info.depth, info.nodes, info.score, info.moves)),
                Report::Best(best) => told.push((0, best.nodes, best.score, best.mv.into_iter().collect())),
            });
        }
        told
    };
    let first = all();
    assert!(first.len() > 10);
    assert_eq!(first, all());
}

#[test]
fn node_limit_is_exact() {
    for limit in [100, 5000] {
        let best = answer(&Position::standard(), nodes(limit));
        assert_eq!(best.nodes, limit);
        assert!(best.mv.is_some());
    }
}

#[test]
fn every_move_is_looked_at_once_whatever_the_limit_of_nodes() {
    let root = position("7k/8/8/3q4/8/8/3Q4/4K3 w - - 0 1");
    for limit in [1, 2] {
        let best = answer(&root, nodes(limit));
        assert_eq!(best.mv.map(|mv| mv.to_string()).as_deref(), Some("d2d5"));
        assert!(matches!(best.score, Score::Centipawns(300..)), "{:?}", best.score);
        assert!(best.nodes < 100, "{}", best.nodes);
    }
}

#[test]
fn last_line_begins_with_the_best_move() {
    for threads in [1, 2, 4] {
        let mut engine = Engine::new(4, threads);
        for number in 0..25 {
            let root = Position::chess960(number * 37).expect("a start");
            let mut last = Vec::new();
            let job = Job::new(root, nodes(3000 + 211 * u64::from(number)));
            let best = engine.think(&job, &mut |report| {
                if let Report::Info(info) = report {
                    last = info.moves;
                }
            });
            let best = best.expect("an answer");
            assert_eq!(
                (best.mv, best.ponder),
                (last.first().copied(), last.get(1).copied()),
                "{threads}, {number}"
            );
        }
    }
}

#[test]
fn every_start_of_chess960_has_a_legal_answer() {
    let mut engine = Engine::new(1, 1);
    for number in 0..STARTS {
        let root = Position::chess960(number).expect("a start");
        let best = engine.think(&Job::new(root.clone(), nodes(60)), &mut |_| ());
        let mv = best.and_then(|best| best.mv).expect("a move");
        assert!(root.is_legal(mv), "{number}: {mv}");
    }
}

#[test]
fn lines_are_legal_to_their_end() {
    for fen in [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        let root = position(fen);
        let job = Job { lines: 3, ..Job::new(root.clone(), depth(7)) };
        let mut lines = 0;
        Engine::new(4, 1).think(&job, &mut |report| {
            let Report::Info(info) = report else { return };
            lines = lines.max(info.line);
            let mut position = root.clone();
            for &mv in &info.moves {
                assert!(position.is_legal(mv), "{fen}: {:?}", info.moves);
                position.play(mv);
            }
        });
        assert_eq!(lines, 3, "{fen}");
    }
}

#[test]
fn several_lines_begin_with_different_moves_the_best_first() {
    let job = Job { lines: 4, ..Job::new(Position::standard(), depth(6)) };
    let mut last = Vec::new();
    let best = Engine::new(4, 1).think(&job, &mut |report| {
        if let Report::Info(info) = report
            && info.depth == 6
        {
            last.push((info.line, info.moves[0]));
        }
    });
    last.sort_by_key(|(line, _)| *line);
    let mut moves: Vec<_> = last.iter().map(|(_, mv)| mv.to_string()).collect();
    assert_eq!(best.and_then(|best| best.mv), last.first().map(|(_, mv)| *mv));
    moves.sort();
    moves.dedup();
    assert!(moves.len() >= 4, "{moves:?}");
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let root = Position::standard();
    let asked = vec![read_uci(&root, "a2a3").expect("legal"), read_uci(&root, "h2h4").expect("legal")];
    let best = answer(&root, Limits { search_moves: asked.clone(), ..depth(4) });
    assert!(best.mv.is_some_and(|mv| asked.contains(&mv)));
}

#[test]
fn without_a_legal_move_there_is_no_answer() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"] {
        assert_eq!(answer(&position(fen), depth(3)).mv, None, "{fen}");
    }
}

#[test]
fn several_threads_find_a_mate_too() {
    let root = position("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1");
    let best = Engine::new(4, 3).think(&Job::new(root, depth(12)), &mut |_| ());
    assert_eq!(best.map(|best| best.score), Some(Score::Mate(2)));
}

#[test]
fn infinite_search_answers_stop() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let mut engine = Engine::new(1, 2);
    let limits = Limits { infinite: true, depth: Some(2), ..Limits::default() };
    engine.start(Job::new(Position::standard(), limits), move |report| {
        // The receiver is gone if the test has failed.
        let _ = sender.send(report);
    });
    let info = receiver.recv_timeout(Duration::from_mins(1)).expect("a report");
    assert!(matches!(info, Report::Info(_)));
    assert!(engine.is_thinking(), "it answers only when told to");
    engine.stop();
    engine.wait();
    assert_eq!(receiver.iter().filter(|report| matches!(report, Report::Best(_))).count(), 1);
}

/// The search runs on its own thread, so that this test fails instead of hanging.
#[test]
fn a_panic_in_a_search_ends_its_helpers() {
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut engine = Engine::new(1, 3);
        let limits = Limits { infinite: true, ..Limits::default() };
        engine.start(Job::new(Position::standard(), limits), |_| panic!("made on purpose"));
        engine.wait();
        let _ = sender.send(engine.think(&Job::new(Position::standard(), depth(2)), &mut |_| ()));
    });
    let best =
        receiver.recv_timeout(Duration::from_mins(1)).expect("the helpers end, and the engine goes on");
    assert!(best.is_some_and(|best| best.mv.is_some()));
}

#[test]
fn a_short_clock_ends_the_search() {
    let clock = Clock { left: Duration::from_millis(200), increment: Duration::ZERO, moves_to_go: None };
    let begun = Instant::now();
    let best = answer(&Position::standard(), Limits { clock: Some(clock), ..Limits::default() });
    assert!(best.mv.is_some());
    // Far more than the time on the clock: only a search that ignores the clock fails.
    assert!(begun.elapsed() < Duration::from_secs(20));
}
