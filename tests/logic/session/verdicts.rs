//! Verdicts do not depend on how fast or busy the computer is: on a slow one, they come later, or not at all.
//!
//! `JADOUBE_REVIEWS=10` reviews ten games at each of three levels, alone and then next to four busy processes, and
//! compares every turning point with Stockfish if that is installed. The report and the games are left in `target/tmp`.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use jadoube::engine::external::{ExternalEngine, installed};
use jadoube::engine::{Analyst, Bound, EngineQuestion, Info, Level, Score};
use jadoube::rules::{Color, Move, Position};
use jadoube::session::analysis::PositionValue;
use jadoube::session::inquiry::{Effort, MIN_DEPTH};
use jadoube::session::review::{Evaluation, TurningPoint, share};
use jadoube::session::{Session, TickInput};
use jadoube::table::{Deed, GameSetup, Seat, Table, TouchMove};

use super::{Play, info};
use crate::table::over_the_board::number;
use crate::table::script;

#[test]
fn a_line_is_believed_from_a_least_depth() {
    let nodes = Effort::MOVE.nodes;
    let info = |depth, nodes, score| info(depth, nodes, score, Vec::new());
    let pawns = Score::Centipawns(-980);
    for (told, expected) in [
        (info(MIN_DEPTH, nodes, pawns), true),
        (info(MIN_DEPTH - 1, 100 * nodes, pawns), false),
        (info(MIN_DEPTH, nodes - 1, pawns), false),
        // In a position with little to search, a great depth needs few nodes.
        (info(40, 1000, pawns), true),
        // Some engines do not report the depth, or the nodes.
        (info(0, 100 * nodes, pawns), false),
        (info(39, 0, pawns), false),
        (info(7, 1000, Score::Mate(3)), true),
        (info(6, 1000, Score::Mate(3)), false),
        (info(0, 1000, Score::Mate(3)), false),
        (Info { bound: Bound::Lower, ..info(20, nodes, pawns) }, false),
        (Info { line: 2, ..info(20, nodes, pawns) }, false),
    ] {
        assert_eq!(Effort::MOVE.is_met_by(&told), expected, "{told:?}");
    }
}

/// The evaluations before the first move and after each move, and the turning points.
type Verdicts = (Vec<Option<Evaluation>>, Vec<TurningPoint>);

/// Reviews a game of these moves; returns the verdicts and how long the review took. The session's clock advances only
/// if `passes`.
fn review(moves: &[Move], passes: bool) -> (Verdicts, Duration) {
    let mut play = Play::new(GameSetup { touch: TouchMove::Off, ..GameSetup::default() });
    for mv in moves {
        let text = play.session.table().uci(play.session.table().position(), *mv);
        play.apply(Deed::Move { text });
    }
    play.apply(Deed::Resign { by: Color::White });
    let begun = Instant::now();
    loop {
        if passes {
            play.clock.lock().expect("the clock").awake = begun.elapsed();
        }
        play.session.tick(&TickInput { reviewed: true, ..TickInput::default() }, play.now());
        let review = play.session.review().expect("a review");
        if review.is_done() {
            let evaluations = (0..=moves.len()).map(|at| review.evaluation(at)).collect();
            return ((evaluations, review.turning_points().to_vec()), begun.elapsed());
        }
        let wait = play.wake_after().unwrap_or_default();
        // An error is ignored: the wait may also end without a wake-up call.
        let _ = play.woken.recv_timeout(wait);
    }
}

fn moves(table: &Table) -> Vec<Move> {
    table.moves().iter().map(|played| played.mv).collect()
}

#[test]
fn the_same_game_gets_the_same_verdicts() {
    let moves = moves(&script::table("touch off", "play e4 e5 Ba6"));
    let [(first, _), (second, _)] = [(); 2].map(|()| review(&moves, false));
    assert_eq!(first, second);
    let points: Vec<usize> = first.1.iter().map(|point| point.moves).collect();
    assert_eq!(points, [2], "{first:?}");
}

/// Four processes that do nothing but keep the computer busy.
struct Busy(Vec<Child>);

impl Busy {
    fn new() -> Busy {
        let spin = |_| Command::new("sh").args(["-c", "while :; do :; done"]).spawn().ok();
        Busy((0..4).filter_map(spin).collect())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // An error is ignored: the process may already have exited.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A game that a level has played against itself.
fn played(number: u8, seed: u64) -> Session {
    let level = Level::new(number).expect("a level");
    let seats = [Seat::Level { level, seed: 2 * seed }, Seat::Level { level, seed: 2 * seed + 1 }];
    let mut play = Play::new(GameSetup { seats, ..GameSetup::default() });
    play.at_once = true;
    play.until(|session| session.table().result().is_some());
    play.session
}

/// Reviews all games, two at a time; returns the verdicts and how long each review took.
fn review_all(games: &[Vec<Move>]) -> Vec<(Verdicts, Duration)> {
    let halves = games.split_at(games.len() / 2);
    std::thread::scope(|scope| {
        let workers = [halves.0, halves.1]
            .map(|games| scope.spawn(|| games.iter().map(|moves| review(moves, true)).collect::<Vec<_>>()));
        workers.into_iter().flat_map(|worker| worker.join().expect("the results")).collect()
    })
}

#[test]
fn reviews_on_a_busy_computer_are_the_same() {
    let count = number("JADOUBE_REVIEWS", 0);
    if count == 0 {
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (mut report, mut pgn, mut games) = (String::new(), String::new(), Vec::new());
    for number in [2, 6, 10] {
        for seed in 1..=count {
            let session = played(number, seed);
            pgn += &session.table().pgn(None);
            pgn += "\n";
            games.push(moves(session.table()));
        }
    }
    std::fs::write(folder.join("reviews.pgn"), pgn).expect("the target folder");
    let quiet = review_all(&games);
    let busy = Busy::new();
    let loaded = review_all(&games);
    drop(busy);
    let folders = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let engines = installed(&folders.unwrap_or_default());
    let mut stockfish = engines.iter().find(|engine| engine.name == "Stockfish").map(ExternalEngine::new);
    let [mut points, mut agreed, mut shallow, mut different] = [0; 4];
    let reviews = quiet.iter().zip(&loaded);
    for (index, (moves, ((one, first), (other, second)))) in games.iter().zip(reviews).enumerate() {
        let missing = one.0.iter().chain(&other.0).filter(|known| known.is_none()).count();
        shallow += missing;
        let mut both = one.0.iter().zip(&other.0);
        let differs = both.any(|(one, other)| one.zip(*other).is_some_and(|(one, other)| one != other))
            || missing == 0 && one.1 != other.1;
        different += usize::from(differs);
        let _ = writeln!(
            report,
            "game {}: {} half-moves, {:.1} s and {:.1} s, {} turning points, {missing} positions too shallow, {}",
            index + 1,
            moves.len(),
            first.as_secs_f32(),
            second.as_secs_f32(),
            one.1.len(),
            if differs { "different" } else { "the same" },
        );
        for point in &one.1 {
            points += 1;
            let Some(stockfish) = &mut stockfish else { continue };
            let [before, after] =
                [0, 1].map(|more| share(worth(stockfish, &moves[..point.moves + more]), point.by));
            agreed += usize::from(before > after);
            let _ = writeln!(
                report,
                "  {} {} {:?}: {:?}, by Stockfish {before:.2} to {after:.2}{}",
                point.moves,
                point.played,
                point.severity,
                point.shares,
                if before > after { "" } else { ", which disagrees" },
            );
        }
    }
    let _ = writeln!(
        report,
        "{} games, {different} different, {shallow} positions too shallow; {points} turning points, of which Stockfish agrees with {agreed}",
        games.len(),
    );
    std::fs::write(folder.join("reviews.txt"), &report).expect("the target folder");
    assert_eq!(different, 0, "{report}");
}

/// An engine's evaluation of the position after these moves.
fn worth(engine: &mut ExternalEngine, moves: &[Move]) -> PositionValue {
    const DEPTH: u32 = 18;
    let (start, moves) = (Position::standard(), moves.to_vec());
    let question = EngineQuestion { start, chess960: false, moves, clocks: [None, None] };
    let (position, _) = question.replay();
    if let Some(worth) = PositionValue::of_end(&position) {
        return worth;
    }
    let (sender, told) = channel();
    // An error is ignored: the receiver may be gone when deeper lines come.
    engine.analyse(question, 1, Box::new(move |line| _ = sender.send(line)));
    loop {
        let info = told.recv_timeout(Duration::from_mins(2)).expect("a line").expect("the engine works");
        if info.depth >= DEPTH && info.bound == Bound::Exact {
            engine.stop();
            return PositionValue::of(info.score, position.turn());
        }
    }
}
