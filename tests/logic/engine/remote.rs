//! The built-in engine over UCI, as a web page uses it in a worker: it gives the same answers as on a thread.

use std::time::Duration;

use jadoube::engine::remote::{Reader, lines};
use jadoube::engine::{Clock, Engine, EngineQuestion, Handicap, Job, Limits, Report};
use jadoube::rules::Position;

use crate::engine::level_choice::after;
use crate::engine::search::{START, question};
use crate::engine::uci::talk;

/// The question about the position after these moves, and the job for the engine that answers it.
fn asked(fen: &str, chess960: bool, moves: &str, limits: Limits, lines: usize) -> (EngineQuestion, Job) {
    let question = question(fen, moves, chess960);
    let (root, earlier_keys) = question.replay();
    (question, Job { root, earlier_keys, limits, lines })
}

const ROOKS: &str = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1";

#[test]
fn a_job_is_asked_for_in_lines() {
    let clock = |moves_to_go| Limits {
        clock: Some(Clock { left: Duration::from_mins(1), increment: Duration::from_secs(2), moves_to_go }),
        overhead: Duration::from_millis(50),
        ..Limits::default()
    };
    let depth = Limits { depth: Some(4), ..Limits::default() };
    let table: [(_, _, _, &[&str]); 4] = [
        (
            START,
            false,
            clock(None),
            &["go wtime 60000 btime 60000 winc 2000 binc 2000", "setoption name Move Overhead value 50"],
        ),
        (START, false, clock(Some(9)), &["go wtime 60000 btime 60000 winc 2000 binc 2000 movestogo 9"]),
        (START, false, Limits::default(), &["go infinite", "position startpos moves e2e4 e7e5"]),
        (ROOKS, true, depth, &["go depth 4", "setoption name UCI_Chess960 value true"]),
    ];
    for (fen, chess960, limits, expected) in table {
        let (question, job) = asked(fen, chess960, "e2e4 e7e5", limits, 3);
        let said = lines(&question, &job, None);
        let always = ["setoption name MultiPV value 3", "setoption name UCI_LimitStrength value false"];
        for line in expected.iter().chain(&always) {
            assert!(said.iter().any(|other| other == line), "no {line:?} in {said:?}");
        }
        assert!(said.last().is_some_and(|last| last.starts_with("go")), "{said:?}");
    }
}

#[test]
fn the_answer_is_that_of_a_thread() {
    let table = [
        (START, false, "e2e4 e7e5", Some(800)),
        (START, false, "g1f3 g8f6 f3g1 f6g8", Some(1450)),
        (ROOKS, true, "g2g3", Some(600)),
        (START, false, "d2d4 d7d5", None),
        ("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", false, "", None),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, "", None),
    ];
    for (fen, chess960, moves, rating) in table {
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let (question, job) = asked(fen, chess960, moves, limits, 1);
        let (_, recent) = after(fen, moves);
        let handicap = |seed| rating.map(|rating| Handicap { rating, seed, recent });
        let said = lines(&question, &job, handicap(6));
        let mut reader = Reader::new(job.root.clone());
        let answers = talk((said.join("\n") + "\n").as_bytes());
        let reports: Vec<Report> = answers.lines().filter_map(|line| reader.read(line)).collect();
        let Some(Report::Best(answer)) = reports.last() else { panic!("{fen}: no answer in {answers}") };
        let mut engine = Engine::new(16, 1);
        // The seed sent over UCI is one more than the handicap's, because 0 means a random seed.
        let expected = match handicap(7) {
            Some(handicap) => engine.think_weaker(&job, &handicap),
            None => engine.think(&job, &mut |_| {}),
        };
        let expected = expected.and_then(|best| Some((best.mv?, best.score)));
        assert_eq!(answer.mv.map(|mv| (mv, answer.score)), expected, "{fen} {moves}");
        let lines = reports.iter().filter(|report| matches!(report, Report::Info(_))).count();
        assert!(lines > 0 || expected.is_none(), "{fen}: nothing but an answer");
    }
}

/// Lines that are not reports are ignored, and an answer without a legal move is read as no move.
#[test]
fn other_lines_report_nothing() {
    for line in ["", "readyok", "info string a b", "info depth 3", "id name Jadoube", "uciok"] {
        let mut reader = Reader::new(Position::standard());
        assert!(reader.read(line).is_none(), "{line}");
    }
    for line in ["bestmove e2e5", "bestmove (none)", "bestmove"] {
        let mut reader = Reader::new(Position::standard());
        let Some(Report::Best(best)) = reader.read(line) else { panic!("{line}") };
        assert_eq!(best.mv, None, "{line}");
    }
}
