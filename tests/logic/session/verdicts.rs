//! Verdicts do not depend on how fast or busy the computer is: on a slow one they come later, or not at all.
//!
//! `JADOUBE_REVIEWS=10` reviews ten games at each of three levels, alone and then next to four busy processes, and
//! compares every turning point with Stockfish if that is installed. The report and the games are left in `target/tmp`.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use jadoube::engine::external::{EngineSetup, ExternalEngine, installed};
use jadoube::engine::{Analyst, Bound, EngineQuestion, Info, Level, Score};
use jadoube::rules::{Color, Move, Position, read_uci};
use jadoube::session::analysis::PositionValue;
use jadoube::session::inquiry::{Effort, MIN_DEPTH};
use jadoube::session::review::{Evaluation, Review, TurningPoint, share};
use jadoube::session::{Session, TickInput};
use jadoube::table::{Deed, GameSetup, Seat, TouchMove};

use super::Play;

#[test]
fn a_line_is_believed_from_a_least_depth() {
    let nodes = Effort::MOVE.nodes;
    let info = |depth: u32, nodes: u64, score: Score| Info {
        depth,
        selective_depth: depth,
        line: 1,
        score,
        bound: Bound::Exact,
        nodes,
        time: Duration::ZERO,
        hash_full: 0,
        table_hits: 0,
        moves: Vec::new(),
    };
    let pawns = Score::Centipawns(-980);
    for (told, expected) in [
        (info(MIN_DEPTH, nodes, pawns), true),
        (info(MIN_DEPTH - 1, 100 * nodes, pawns), false),
        (info(MIN_DEPTH, nodes - 1, pawns), false),
        // A position with little to search.
        (info(40, 1000, pawns), true),
        // An engine that does not report its depth, or its nodes.
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

#[derive(PartialEq, Debug)]
struct Verdicts {
    evaluations: Vec<Option<Evaluation>>,
    turning_points: Vec<TurningPoint>,
}

/// Reviews a game of these moves; also returns how long that took. If `passes`, time passes for the session; otherwise
/// it stands still.
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
            return (verdicts(review, moves.len()), begun.elapsed());
        }
        let wait = play.wake_after().unwrap_or_default();
        // The wait may also end without a call.
        let _ = play.woken.recv_timeout(wait);
    }
}

fn verdicts(review: &Review, moves: usize) -> Verdicts {
    Verdicts {
        evaluations: (0..=moves).map(|at| review.evaluation(at)).collect(),
        turning_points: review.turning_points().to_vec(),
    }
}

fn read(moves: &str) -> Vec<Move> {
    let mut position = Position::standard();
    let read = |text| {
        let mv = read_uci(&position, text).expect(text);
        position.play(mv);
        mv
    };
    moves.split_whitespace().map(read).collect()
}

#[test]
fn the_same_game_gets_the_same_verdicts() {
    let moves = read("e2e4 e7e5 f1a6");
    let [(first, _), (second, _)] = [(); 2].map(|()| review(&moves, false));
    assert_eq!(first, second);
    let points: Vec<usize> = first.turning_points.iter().map(|point| point.moves).collect();
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
            // A process that has already exited is fine.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A game of a level against itself.
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
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((index, moves)) = {
                    let index = next.fetch_add(1, Relaxed);
                    games.get(index).map(|moves| (index, moves))
                } {
                    let (verdicts, time) = review(moves, true);
                    found.lock().expect("the results").push((index, verdicts, time));
                }
            });
        }
    });
    let mut found = found.into_inner().expect("the results");
    found.sort_by_key(|(index, ..)| *index);
    found.into_iter().map(|(_, verdicts, time)| (verdicts, time)).collect()
}

#[test]
fn reviews_on_a_busy_computer_are_the_same() {
    let Some(count) = std::env::var("JADOUBE_REVIEWS").ok().and_then(|count| count.parse::<u64>().ok())
    else {
        return;
    };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (mut report, mut pgn, mut games) = (String::new(), String::new(), Vec::new());
    for number in [2, 6, 10] {
        for seed in 1..=count {
            let session = played(number, seed);
            pgn += &session.table().pgn(None);
            pgn += "\n";
            games.push(session.table().moves().iter().map(|played| played.mv).collect::<Vec<Move>>());
        }
    }
    std::fs::write(folder.join("reviews.pgn"), pgn).expect("the target folder");
    let quiet = review_all(&games);
    let busy = Busy::new();
    let loaded = review_all(&games);
    drop(busy);
    let folders = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let engines = installed(&folders.unwrap_or_default());
    let mut stockfish = engines.iter().find(|engine| engine.name == "Stockfish").map(Reference::new);
    let [mut points, mut agreed, mut shallow, mut different] = [0; 4];
    for (index, (moves, (one, other))) in games.iter().zip(quiet.iter().zip(&loaded)).enumerate() {
        let (one, first) = one;
        let (other, second) = other;
        let missing =
            |verdicts: &Verdicts| verdicts.evaluations.iter().filter(|known| known.is_none()).count();
        let missing = missing(one) + missing(other);
        shallow += missing;
        let same = |(one, other): (&Option<Evaluation>, &Option<Evaluation>)| match (one, other) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        };
        let differs = !one.evaluations.iter().zip(&other.evaluations).all(same)
            || missing == 0 && one.turning_points != other.turning_points;
        different += usize::from(differs);
        let _ = writeln!(
            report,
            "game {}: {} half-moves, {:.1} s and {:.1} s, {} turning points, {missing} positions too shallow, {}",
            index + 1,
            moves.len(),
            first.as_secs_f32(),
            second.as_secs_f32(),
            one.turning_points.len(),
            if differs { "different" } else { "the same" },
        );
        for point in &one.turning_points {
            points += 1;
            let Some(reference) = &mut stockfish else { continue };
            let [before, after] =
                [0, 1].map(|more| share(reference.worth(&moves[..point.moves + more]), point.by));
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

/// An engine with which turning points are compared.
struct Reference(ExternalEngine);

impl Reference {
    const DEPTH: u32 = 18;

    fn new(setup: &EngineSetup) -> Reference {
        Reference(ExternalEngine::new(setup))
    }

    /// The evaluation after these moves.
    fn worth(&mut self, moves: &[Move]) -> PositionValue {
        let question = EngineQuestion {
            start: Position::standard(),
            chess960: false,
            moves: moves.to_vec(),
            clocks: [None, None],
        };
        let (position, _) = question.replay();
        if let Some(worth) = PositionValue::of_end(&position) {
            return worth;
        }
        let (sender, told) = channel();
        // The receiver may be gone when deeper lines come.
        self.0.analyse(question, 1, Box::new(move |line| _ = sender.send(line)));
        loop {
            let info = told.recv_timeout(Duration::from_mins(2)).expect("a line").expect("the engine works");
            if info.depth >= Reference::DEPTH && info.bound == Bound::Exact {
                self.0.stop();
                return PositionValue::of(info.score, position.turn());
            }
        }
    }
}
