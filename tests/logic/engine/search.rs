//! The search: its answers, its lines and its limits.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use jadoube::engine::{Best, Clock, Engine, EngineQuestion, Info, Job, Limits, Report, Score};
use jadoube::rules::chess960::STARTS;
use jadoube::rules::{Position, read_uci};

pub use crate::rules::position;

const MATE_IN_TWO: &str = "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1";
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

/// The lines that a search reports, and its answer.
pub fn think(engine: &mut Engine, job: &Job) -> (Vec<Info>, Option<Best>) {
    let mut lines = Vec::new();
    let best = engine.think(job, &mut |report| {
        if let Report::Info(info) = report {
            lines.push(info);
        }
    });
    (lines, best)
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
        (MATE_IN_TWO, 2, "d2h6"),
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
    let best = answer(&position(MATE_IN_TWO), Limits { mate: Some(2), ..Limits::default() });
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
            let (lines, best) = think(&mut engine, &job);
            told.extend(lines.into_iter().map(|info| (info.depth, info.nodes, info.score, info.moves)));
            told.extend(best.map(|best| (0, best.nodes, best.score, best.mv.into_iter().collect())));
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
            let (lines, best) = think(&mut engine, &Job::new(root, nodes(3000 + 211 * u64::from(number))));
            let (best, last) = (best.expect("an answer"), &lines.last().expect("a line").moves);
            let begin = (last.first().copied(), last.get(1).copied());
            assert_eq!((best.mv, best.ponder), begin, "{threads}, {number}");
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
        let job = Job { lines: 3, ..Job::new(position(fen), depth(7)) };
        let (lines, _) = think(&mut Engine::new(4, 1), &job);
        for info in &lines {
            let mut position = job.root.clone();
            for &mv in &info.moves {
                assert!(position.is_legal(mv), "{fen}: {:?}", info.moves);
                position.play(mv);
            }
        }
        assert_eq!(lines.iter().map(|info| info.line).max(), Some(3), "{fen}");
    }
}

#[test]
fn several_lines_begin_with_different_moves_the_best_first() {
    let job = Job { lines: 4, ..Job::new(Position::standard(), depth(6)) };
    let (lines, best) = think(&mut Engine::new(4, 1), &job);
    let last = lines.iter().filter(|info| info.depth == 6);
    let first = last.clone().min_by_key(|info| info.line).expect("a line").moves[0];
    let moves: BTreeSet<String> = last.map(|info| info.moves[0].to_string()).collect();
    assert_eq!(best.and_then(|best| best.mv), Some(first));
    assert!(moves.len() >= 4, "{moves:?}");
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let root = Position::standard();
    let asked: Vec<_> = ["a2a3", "h2h4"].map(|mv| read_uci(&root, mv).expect("legal")).into();
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
    let best = Engine::new(4, 3).think(&Job::new(position(MATE_IN_TWO), depth(12)), &mut |_| ());
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
    // The limit is far above the time on the clock: only a search that ignores the clock fails.
    assert!(begun.elapsed() < Duration::from_secs(20));
}
