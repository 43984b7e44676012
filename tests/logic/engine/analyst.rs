//! The built-in engine as an analyst.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use jadoube::engine::tablebase::Tables;
use jadoube::engine::{Analyst, BuiltInAnalyst, EngineFailure, EngineQuestion, Info};

use crate::engine::search::{START, position, question};

/// How long to wait for a report that should come: long enough for the slowest machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long an observer may take to be dropped.
const QUIET: Duration = Duration::from_millis(150);
/// The limit for "at once", with room for a busy machine.
const AT_ONCE: Duration = Duration::from_millis(500);

type Told = Result<Info, EngineFailure>;

fn ask(analyst: &mut BuiltInAnalyst, question: EngineQuestion, lines: usize) -> Receiver<Told> {
    let (sender, receiver) = channel();
    let begun = Instant::now();
    analyst.analyse(question, lines, Box::new(move |told| _ = sender.send(told)));
    assert!(begun.elapsed() < AT_ONCE, "asking took {:?}", begun.elapsed());
    receiver
}

fn next(told: &Receiver<Told>) -> Info {
    told.recv_timeout(PATIENCE).expect("something is told").expect("the engine does not fail")
}

#[test]
fn lines_grow_deeper() {
    let mut analyst = BuiltInAnalyst::new(2, 1);
    let told = ask(&mut analyst, question(START, "e2e4 e7e5", false), 3);
    let position = question(START, "e2e4 e7e5", false).replay().0;
    let mut deepest = 0;
    while deepest < 6 {
        for line in 1..=3 {
            let info = next(&told);
            assert_eq!(info.line, line, "the best line comes first");
            assert!(position.is_legal(info.moves[0]), "{info:?}");
            deepest = info.depth;
        }
    }
}

#[test]
fn nothing_is_reported_after_stop_or_for_an_old_question() {
    let mut analyst = BuiltInAnalyst::new(2, 1);
    let mate = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for _ in 0..20 {
        let old = ask(&mut analyst, question(START, "", false), 2);
        next(&old);
        let new = ask(&mut analyst, question(&mate.fen(), "", false), 1);
        while old.try_recv().is_ok() {}
        assert_eq!(old.recv_timeout(QUIET).unwrap_err(), RecvTimeoutError::Disconnected, "of the old one");
        let legal = |info: &Info| mate.is_legal(info.moves[0]);
        assert!(legal(&next(&new)));
        let begun = Instant::now();
        analyst.stop();
        assert!(begun.elapsed() < AT_ONCE, "stopping took {:?}", begun.elapsed());
        assert!(new.try_iter().all(|told| told.is_ok_and(|info| legal(&info))));
        assert_eq!(new.recv_timeout(QUIET).unwrap_err(), RecvTimeoutError::Disconnected, "after stop");
    }
}

/// The lines are the same whatever was asked before, and the same from another analyst.
#[test]
fn a_reproducible_analyst_repeats_itself() {
    let answers = |analyst: &mut BuiltInAnalyst, moves: &str| {
        let told = ask(analyst, question(START, moves, false), 1);
        let lines = std::iter::repeat_with(|| next(&told)).take_while(|info| info.depth <= 8);
        lines.map(|info| (info.depth, info.nodes, info.score, info.moves)).collect::<Vec<_>>()
    };
    let mut analyst = BuiltInAnalyst::reproducible(1, Tables::default());
    let first = answers(&mut analyst, "e2e4 e7e5 g1f3");
    answers(&mut analyst, "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(answers(&mut analyst, "e2e4 e7e5 g1f3"), first);
    let mut other = BuiltInAnalyst::reproducible(1, Tables::default());
    assert_eq!(answers(&mut other, "e2e4 e7e5 g1f3"), first);
}

/// Dropping an analyst does not block, and ends its reports.
#[test]
fn an_analyst_that_is_dropped_ends() {
    let mut analyst = BuiltInAnalyst::new(16, 2);
    let told = ask(&mut analyst, question(START, "", false), 1);
    next(&told);
    let begun = Instant::now();
    drop(analyst);
    assert!(begun.elapsed() < AT_ONCE, "dropping took {:?}", begun.elapsed());
    while told.try_recv().is_ok() {}
    assert_eq!(told.recv_timeout(QUIET).unwrap_err(), RecvTimeoutError::Disconnected);
}
