//! External engines: well-behaved ones play and analyse; when one misbehaves, the caller learns why.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use jadoube::engine::external::{EngineSetup, ExternalEngine, Timeouts, probe};
use jadoube::engine::{
    Analyst, Answer, Clock, EngineFailure, EnginePlayer, EngineQuestion, EngineReply, Info, Score,
};
use jadoube::rules::Position;

use crate::engine::search::{START, question};
use crate::folder::Folder;
use crate::support::fake_engine::fake;
use crate::tables::rows;

/// How long to wait for an answer that must come.
const LONG: Duration = Duration::from_mins(1);
/// The timeouts for engines that must not time out, however busy the computer is.
pub const CALM: Timeouts = Timeouts { start: LONG, ready: LONG, grace: LONG };
/// The timeouts for engines that are expected to fail.
const HASTY: Timeouts =
    Timeouts { start: LONG, ready: Duration::from_millis(300), grace: Duration::from_millis(300) };

pub fn classical(moves: &str) -> EngineQuestion {
    question(START, moves, false)
}

/// The question about the position after these moves from the standard start, with this many milliseconds on each
/// clock.
fn timed(moves: &str, left: u64) -> EngineQuestion {
    let left = Duration::from_millis(left);
    let clock = Clock { left, increment: Duration::ZERO, moves_to_go: None };
    EngineQuestion { clocks: [Some(clock); 2], ..classical(moves) }
}

pub fn begin(engine: &mut ExternalEngine, question: EngineQuestion) -> Receiver<Answer> {
    let (sender, receiver) = channel();
    engine.ask(question, Box::new(move |answer| drop(sender.send(answer))));
    receiver
}

pub fn ask(engine: &mut ExternalEngine, question: EngineQuestion) -> Answer {
    begin(engine, question).recv_timeout(LONG).expect("an answer")
}

pub fn shell(script: &str) -> EngineSetup {
    EngineSetup { arguments: ["-c", script].map(str::to_owned).into(), ..EngineSetup::new("sh") }
}

fn watch(
    engine: &mut ExternalEngine,
    question: EngineQuestion,
    lines: usize,
) -> Receiver<Result<Info, EngineFailure>> {
    let (sender, receiver) = channel();
    engine.analyse(question, lines, Box::new(move |told| drop(sender.send(told))));
    receiver
}

#[test]
fn an_engine_plays() {
    let mut engine = ExternalEngine::with_timeouts(&fake("plays"), CALM);
    let (mut position, mut moves) = (Position::standard(), Vec::new());
    for _ in 0..20 {
        let question = EngineQuestion { moves: moves.clone(), ..classical("") };
        let EngineReply { mv, score, pause, .. } = ask(&mut engine, question).expect("a move");
        let expected = (position.legal_moves()[0], Some(Score::Centipawns(12)), Duration::ZERO);
        assert_eq!((mv, score, pause), expected);
        position.play(mv);
        moves.push(mv);
    }
}

/// Each misbehaviour is reported as the failure in the table, for two questions in a row and then for an analysis.
#[test]
pub fn an_engine_that_fails_is_told_of() {
    let illegal = |text: &str| EngineFailure::Illegal(text.to_owned());
    let table = [
        ("dies", EngineFailure::NoUci),
        ("mute", EngineFailure::NoUci),
        ("never-ready", EngineFailure::Silent),
        ("hangs", EngineFailure::Silent),
        ("stays", EngineFailure::Silent),
        ("crashes", EngineFailure::Ended),
        ("flood", EngineFailure::Flooded),
        ("endless", EngineFailure::Flooded),
        ("cheats:e2e5", illegal("e2e5")),
        ("cheats:e7e5", illegal("e7e5")),
        ("cheats:(none)", illegal("(none)")),
        ("cheats:0000", illegal("0000")),
        ("cheats:", illegal("bestmove")),
        ("cheats:\u{7}é\u{202e}aaaaaaaaaaaaaaaaaaaaaaaaaaaaa", illegal("é\u{202e}aaaaaaaaaaaaaaaaaa")),
    ];
    std::thread::scope(|scope| {
        for (behaviour, expected) in table {
            scope.spawn(move || {
                let timeouts = match behaviour {
                    "mute" => Timeouts { start: Duration::from_secs(1), ..HASTY },
                    "flood" | "endless" => CALM,
                    _ => HASTY,
                };
                let mut engine = ExternalEngine::with_timeouts(&fake(behaviour), timeouts);
                for _ in 0..2 {
                    let failure = ask(&mut engine, classical("")).expect_err(behaviour);
                    assert_eq!(failure, expected, "{behaviour}");
                }
                let told = watch(&mut engine, classical(""), 1).recv_timeout(LONG).expect("a failure");
                assert_eq!(told.expect_err(behaviour), expected, "{behaviour}");
            });
        }
    });
}

#[test]
pub fn an_engine_that_does_not_start_is_told_of() {
    let folder = Folder::new();
    let file = folder.0.join("engine");
    std::fs::write(&file, "no program").expect("a file");
    for (command, expected) in [
        (PathBuf::from("/nowhere/at/all"), "NotStarted(NotFound)"),
        (PathBuf::from(""), "NotStarted("),
        (file, "NotStarted("),
        (folder.0.clone(), "NotStarted("),
    ] {
        let mut engine = ExternalEngine::with_timeouts(&EngineSetup::new(&command), HASTY);
        let failure = ask(&mut engine, classical("")).expect_err("no program");
        assert!(format!("{failure:?}").starts_with(expected), "{command:?}: {failure:?}");
    }
}

/// The file has permission to execute, but there is no program in it.
#[cfg(unix)]
#[test]
pub fn a_file_without_a_program_is_no_engine() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let file = folder.0.join("picture");
    std::fs::write(&file, b"\x89PNG\r\n\x1a\n\0\0\0").expect("a file");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("a file of ours");
    let mut engine = ExternalEngine::with_timeouts(&EngineSetup::new(&file), HASTY);
    assert_eq!(ask(&mut engine, classical("")).expect_err("no engine"), EngineFailure::NoUci);
}

/// The programs close their standard input or output, end early, or do not speak UCI.
#[cfg(unix)]
#[test]
pub fn an_engine_behind_a_closed_pipe_is_told_of() {
    for [script, expected] in rows!("engine-scripts") {
        let start = Duration::from_millis(500);
        let mut engine = ExternalEngine::with_timeouts(&shell(script), Timeouts { start, ..HASTY });
        let failure = ask(&mut engine, classical("")).expect_err(script);
        assert_eq!(format!("{failure:?}"), expected, "{script}");
    }
}

/// An engine may exit right after its move, without a final line break.
#[cfg(unix)]
#[test]
fn the_last_line_of_an_engine_counts() {
    let go = "printf 'bestmove e2e4'; exit";
    let answers = format!("uci) echo uciok;; isready) echo readyok;; go) {go};;");
    let script = format!("while read -r word rest; do case $word in {answers} esac; done");
    let mut engine = ExternalEngine::with_timeouts(&shell(&script), CALM);
    assert_eq!(ask(&mut engine, classical("")).expect("a move").mv.to_string(), "e2e4");
    assert_eq!(ask(&mut engine, classical("")).err(), Some(EngineFailure::Ended));
}

#[test]
fn garbage_is_passed_over() {
    let mut engine = ExternalEngine::with_timeouts(&fake("garbage"), CALM);
    for moves in ["", "e2e4"] {
        let reply = ask(&mut engine, classical(moves)).expect("a move");
        assert!(reply.score.is_none(), "{:?}", reply.score);
    }
    assert!(ask(&mut ExternalEngine::with_timeouts(&fake("grumbles"), CALM), classical("")).is_ok());
}

/// A late answer, or an unrequested one, is never taken for the answer to another question.
#[test]
fn late_answer_is_ignored() {
    let mut engine = ExternalEngine::with_timeouts(&fake("late"), CALM);
    let first = begin(&mut engine, classical(""));
    std::thread::sleep(Duration::from_millis(100));
    EnginePlayer::stop(&mut engine);
    // The engine's flag falls, the engine receives `stop`, and it finally answers.
    let short = |moves: &str| timed(moves, 50);
    let second = begin(&mut engine, short("d2d4"));
    let reply = second.recv_timeout(LONG).expect("an answer").expect("a move");
    assert_eq!(reply.mv, classical("d2d4").replay().0.legal_moves()[0]);
    assert_eq!(first.recv_timeout(Duration::from_millis(1)).err(), Some(RecvTimeoutError::Disconnected));
    // The engine's second answer to `stop` does not count for this question.
    let third = ask(&mut engine, short("d2d4 d7d5 e2e4")).expect("a move");
    assert_eq!(third.mv, classical("d2d4 d7d5 e2e4").replay().0.legal_moves()[0]);
}

/// An engine that exceeds its time receives `stop`, and its answer counts.
#[test]
fn slow_engine_receives_stop() {
    let timeouts = Timeouts { grace: Duration::from_secs(2), ..CALM };
    let mut engine = ExternalEngine::with_timeouts(&fake("slow"), timeouts);
    assert!(ask(&mut engine, classical("")).is_ok());
    assert!(ask(&mut engine, timed("", 200)).is_ok());
}

#[test]
fn callers_never_block_on_an_engine() {
    let begun = Instant::now();
    for behaviour in ["hangs", "stays", "flood", "never-ready", "mute"] {
        let mut engine = ExternalEngine::with_timeouts(&fake(behaviour), CALM);
        let told = begin(&mut engine, classical(""));
        std::thread::sleep(Duration::from_millis(50));
        let (other, analysis) = (begin(&mut engine, classical("e2e4")), watch(&mut engine, classical(""), 2));
        EnginePlayer::stop(&mut engine);
        drop(engine);
        let answers = [told.try_recv().is_ok(), other.try_recv().is_ok(), analysis.try_recv().is_ok()];
        assert_eq!(answers, [false; 3], "{behaviour}");
    }
    assert!(begun.elapsed() < LONG / 2, "it took {:?}", begun.elapsed());
}

#[test]
fn castling_of_an_engine_is_read_in_both_notations() {
    for [fen, kind, said, expected] in rows!("engine-castling") {
        let mut engine = ExternalEngine::with_timeouts(&fake(&format!("cheats:{said}")), CALM);
        let answer = ask(&mut engine, question(fen, "", kind == "chess960"));
        let mv = answer.as_ref().map(|reply| reply.mv.to_string());
        assert_eq!(mv.unwrap_or_default(), expected, "{fen} {said}: {answer:?}");
    }
    let moved = "1r2k1r1/8/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1";
    let mut engine = ExternalEngine::with_timeouts(&fake("classical"), CALM);
    assert_eq!(ask(&mut engine, question(moved, "", true)).err(), Some(EngineFailure::NoChess960));
}

#[test]
fn external_engine_receives_moves_in_uci() {
    let folder = Folder::new();
    let file = folder.0.join("told");
    let mut setup = fake(&format!("writes-down:{}", file.display()));
    let options = [
        ("style", "Very Wild"),
        ("Book File", ""),
        ("Level", "10"),
        ("level", "7"),
        ("Hash", "64"),
        ("Ponder", "true"),
        ("Style", "Tame"),
        ("book file", "a\nquit"),
    ];
    setup.options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let clock = |left, moves_to_go| {
        Some(Clock { left: Duration::from_secs(left), increment: Duration::from_secs(2), moves_to_go })
    };
    let mut engine = ExternalEngine::with_timeouts(&setup, CALM);
    ask(&mut engine, classical("e2e4")).expect("a move");
    for (moves, clocks) in [
        ("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1", [clock(60, None), None]),
        ("e2e4", [clock(60, None), clock(30, Some(9))]),
    ] {
        ask(&mut engine, EngineQuestion { clocks, ..classical(moves) }).expect("a move");
    }
    let row = Position::chess960(0).expect("a start");
    let told = watch(&mut engine, question(&row.fen(), "", true), 5);
    told.recv_timeout(LONG).expect("a line").expect("no failure");
    drop(engine);
    let text = std::fs::read_to_string(&file).expect("what it was told");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for line in &mut lines {
        // The clock has been running since the question, so the exact time differs from run to run.
        if let Some(at) = line.find(" btime ") {
            line.replace_range(at + 9..at + 12, "~");
        }
    }
    let expected: Vec<&str> = include_str!("../../tables/engine-told.txt").lines().collect();
    assert_eq!(lines[..expected.len().min(lines.len())], expected, "{text}");
}

#[test]
fn an_analysis_is_told_no_more_often_than_anyone_looks() {
    let mut engine = ExternalEngine::with_timeouts(&fake("plays"), CALM);
    let told = watch(&mut engine, classical(""), 2);
    let info = told.recv_timeout(LONG).expect("a line").expect("no failure");
    assert_eq!((info.depth, info.selective_depth, info.line), (3, 4, 1));
    assert_eq!((info.score, info.moves.len()), (Score::Centipawns(20), 1));
    // The engine switches from analysis to playing and back.
    assert!(ask(&mut engine, classical("")).is_ok());
    assert_eq!(told.recv_timeout(Duration::from_millis(1)).err(), Some(RecvTimeoutError::Disconnected));
    assert!(watch(&mut engine, classical("e2e4"), 1).recv_timeout(LONG).expect("a line").is_ok());
    // Without legal moves, there is nothing to report.
    let mated = question("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", false);
    let silent = watch(&mut engine, mated, 1);
    assert!(ask(&mut engine, classical("")).is_ok());
    assert!(silent.try_recv().is_err());

    let mut engine = ExternalEngine::with_timeouts(&fake("talks"), CALM);
    let told = watch(&mut engine, classical(""), 2);
    let lines = std::iter::repeat_with(|| told.recv_timeout(LONG).expect("a line").expect("no failure"));
    let lines = lines.inspect(|info| assert!(info.line <= 2 && info.moves.len() == 1));
    let count = lines.take_while(|info| info.depth < 20_001).count();
    assert!(count < 5000, "{count} lines of 20,001 were told");
}

#[test]
fn an_engine_resigns_and_agrees() {
    let moods = |score: &str, from: usize, asked: usize| {
        let mut engine = ExternalEngine::with_timeouts(&fake(&format!("thinks:{score}")), CALM);
        let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(40);
        let all: Vec<&str> = moves.split_whitespace().collect();
        let mut told = String::new();
        for index in 0..asked {
            let question = classical(&all[..from + 2 * index].join(" "));
            let reply = ask(&mut engine, question).expect("a move");
            told.push(match (reply.resigns, reply.offers_draw, reply.accepts_draw) {
                (true, false, _) => 'r',
                (false, true, true) => 'o',
                (false, false, true) => 'a',
                (false, false, false) => '-',
                other => panic!("{other:?}"),
            });
        }
        told
    };
    assert_eq!(moods("-2000", 10, 5), "-aarr");
    assert_eq!(moods("-100", 10, 3), "-aa");
    assert_eq!(moods("200", 60, 9), "---------");
    assert_eq!(moods("0", 10, 9), "---------");
    assert_eq!(moods("0", 60, 20), "----aaaoaaaaaaaaaoaa");
}

#[test]
fn a_probe_tells_who_it_is() {
    let told = |setup: &EngineSetup, timeouts| {
        let (sender, receiver) = channel();
        probe(setup, timeouts, move |told| drop(sender.send(told)));
        receiver.recv_timeout(LONG).expect("an answer")
    };
    let known = told(&fake("plays"), CALM).expect("a guest");
    assert_eq!((known.name.as_str(), known.author.as_str()), ("Fake", "nobody"));
    assert!(known.plays_chess960() && known.option("level").is_some());
    assert!(!told(&fake("classical"), CALM).expect("a guest").plays_chess960());
    assert_eq!(told(&fake("dies"), CALM).err(), Some(EngineFailure::NoUci));
    let hasty = Timeouts { start: Duration::from_millis(500), ..HASTY };
    assert_eq!(told(&fake("mute"), hasty).err(), Some(EngineFailure::NoUci));
    assert!(matches!(told(&EngineSetup::new("/nowhere"), HASTY), Err(EngineFailure::NotStarted(_))));
}
