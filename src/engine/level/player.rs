//! The built-in engine as an opponent at a level: its move, its etiquette, and how long it pretends to think.
//!
//! For threads, see `engine::worker`. For thinking time, see `engine::level::pace`.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::eval::material_balance;
use super::handicap::Handicap;
use super::pace::Difficulty;
use super::recent::RecentMoves;
use super::rng::Rng;
use super::{Level, is_opening};
use crate::engine::etiquette::{self, Intent};
use crate::engine::searcher::Searcher;
use crate::engine::tablebase::Tables;
use crate::engine::{Answer, Best, Clock, EngineFailure, Info, Job, Latency, Limits};
use crate::engine::{EnginePlayer, EngineQuestion, EngineReply, Report, Score};
use crate::platform::thread::lock;
use crate::platform::time::Instant;
use crate::rules::{Move, Position};

/// The number of best moves that the search reports, below full strength and wherever full strength varies its choice.
const LINES: usize = 4;
/// Moves within this many centipawns of the best count as equally good.
const NEAR: i32 = 40;
/// The game counts as decided if the score for either side is at least this many centipawns.
const DECIDED: i32 = 900;
/// Without a clock, the engine plans as if it had this much time for this many moves.
const WITHOUT_CLOCK: (Duration, u32) = (Duration::from_mins(1), 50);
/// The time assumed to be lost on each move, between the engine's answer and the clock.
const OVERHEAD: Duration = Duration::from_millis(50);
/// At full strength, in an opening, any of the reported moves within this many centipawns of the best may be played, up
/// to this move number, so that games differ.
const VARIETY: (i32, u32) = (15, 4);

/// The built-in engine at a level. Below full strength, the same seed and moves give the same game, unless the clock is
/// low. At full strength, timing matters.
pub struct Player {
    level: Level,
    seed: u64,
    engine: Searcher,
    latency: Arc<Mutex<Latency>>,
    waiting: PendingCallback,
}

type Callback = Box<dyn FnOnce(Answer) + Send>;

/// The callback of the current question; `None` if no answer is due.
type PendingCallback = Arc<Mutex<Option<Callback>>>;

/// An answer that is still due. If it is dropped before it has answered, for example because a thread panics, it
/// reports a failure, unless the question was stopped.
struct PendingAnswer(PendingCallback);

impl Player {
    /// A player for one game. `mebibytes` and `threads` matter only at full strength.
    pub fn new(level: Level, seed: u64, mebibytes: usize, threads: usize) -> Player {
        let engine =
            if level == Level::FULL { Searcher::new(mebibytes, threads) } else { Searcher::new(1, 1) };
        Player { level, seed, engine, latency: Arc::default(), waiting: PendingCallback::default() }
    }

    /// Uses these tablebases, which matter only at full strength.
    #[must_use]
    pub fn with_tables(mut self, tables: &Tables) -> Player {
        self.engine.use_tables(tables);
        self
    }
}

impl EnginePlayer for Player {
    fn ask(&mut self, question: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        self.stop();
        let turn = PreparedQuestion::new(self.level, self.seed, question);
        self.waiting = Arc::new(Mutex::new(Some(answer)));
        let pending = PendingAnswer(Arc::clone(&self.waiting));
        let mut job = turn.job();
        let clock = turn.clock();
        if let Some(clock) = clock {
            let mut latency = lock(&self.latency);
            latency.observe(clock.left);
            job.limits.latency = latency.estimate();
        }
        let latency = Arc::clone(&self.latency);
        let begun = Instant::now();
        let handicap = turn.handicap();
        let question = turn.question.clone();
        let mut lines: Vec<Info> = Vec::new();
        let observer = move |report| match report {
            Report::Info(info) => {
                lines.retain(|line| line.line != info.line);
                lines.push(info);
            }
            Report::Best(best) => {
                let lost = lock(&latency).estimate();
                if let Some(reply) = turn.reply(best, &lines, lost) {
                    if let Some(clock) = clock {
                        // Normally the move is shown after the pause.
                        lock(&latency).answered(clock, reply.pause.max(begun.elapsed()));
                    }
                    pending.answer(Ok(reply));
                }
            }
        };
        self.engine.start(&question, job, handicap, observer);
    }

    fn stop(&mut self) {
        lock(&self.waiting).take();
        self.engine.stop();
    }
}

impl PendingAnswer {
    /// Answers once. A concurrent `stop` waits until the callback returns.
    fn answer(&self, answer: Answer) {
        if let Some(callback) = lock(&self.0).take() {
            callback(answer);
        }
    }
}

impl Drop for PendingAnswer {
    fn drop(&mut self) {
        self.answer(Err(EngineFailure::Ended));
    }
}

struct PreparedQuestion {
    rating: Option<u32>,
    seed: u64,
    question: EngineQuestion,
    position: Position,
    keys: Vec<u64>,
    recent: RecentMoves,
}

impl PreparedQuestion {
    fn new(level: Level, seed: u64, question: EngineQuestion) -> PreparedQuestion {
        let mut position = question.start.clone();
        let (mut keys, mut recent) = (Vec::with_capacity(question.moves.len()), RecentMoves::default());
        for &mv in &question.moves {
            recent = recent.then(&position, mv);
            keys.push(position.key());
            position.play(mv);
        }
        PreparedQuestion { rating: level.rating(), seed, question, position, keys, recent }
    }

    /// The position this many plies ago, or the starting position if fewer were played.
    fn earlier(&self, plies: usize) -> Position {
        let mut position = self.question.start.clone();
        let count = self.question.moves.len().saturating_sub(plies);
        self.question.moves[..count].iter().for_each(|&mv| position.play(mv));
        position
    }

    fn handicap(&self) -> Option<Handicap> {
        Some(Handicap { rating: self.rating?, seed: self.seed, recent: self.recent })
    }

    fn clock(&self) -> Option<Clock> {
        self.question.clocks[self.position.turn().index()]
    }

    fn job(&self) -> Job {
        let (left, moves) = WITHOUT_CLOCK;
        let own = Clock { left, increment: Duration::ZERO, moves_to_go: Some(moves) };
        let clock = Some(self.clock().unwrap_or(own));
        let lines = if self.rating.is_some() || self.is_varied() { LINES } else { 1 };
        let limits = Limits { clock, overhead: OVERHEAD, ..Limits::default() };
        Job { root: self.position.clone(), earlier_keys: self.keys.clone(), limits, lines }
    }

    /// Whether full strength varies its choice here.
    fn is_varied(&self) -> bool {
        self.rating.is_none() && is_opening(&self.position, VARIETY.1)
    }

    fn rng(&self) -> Rng {
        Rng::new(self.seed).fork(self.position.key()).fork(self.keys.len() as u64)
    }

    /// The reply, with the time to pretend to think if each move also costs `latency`; `None` if `best` has no move.
    fn reply(&self, best: Best, lines: &[Info], latency: Duration) -> Option<EngineReply> {
        let scores: Vec<(Move, i32)> = lines
            .iter()
            .filter_map(|line| match line.score {
                Score::Centipawns(value) => Some((*line.moves.first()?, value)),
                Score::Mate(_) => None,
            })
            .collect();
        let highest = scores.iter().map(|(_, value)| *value).max().unwrap_or(0);
        let near = |within: i32| scores.iter().filter(move |(_, value)| highest - value <= within);
        let rng = self.rng();
        let mut mv = best.mv?;
        // There is no variety if the score is a mate, or if the best move is not in the best reported lines, because it
        // was found after they had been reported.
        if self.is_varied()
            && matches!(best.score, Score::Centipawns(_))
            && near(VARIETY.0).any(|(other, _)| *other == mv)
        {
            let number = (rng.chance() * near(VARIETY.0).count() as f64) as usize;
            mv = near(VARIETY.0).nth(number).map_or(mv, |(other, _)| *other);
        }
        let material =
            [material_balance(&self.position), material_balance(&self.earlier(etiquette::LOST_SINCE))];
        let rating = self.rating.unwrap_or(u32::MAX);
        let chances = [b'o', b'r'].map(|purpose| rng.fork(u64::from(purpose)).chance());
        let Intent { resigns, accepts_draw, offers_draw } =
            etiquette::of_level(rating, &self.position, best.score, material, chances);
        let decided = match best.score {
            Score::Centipawns(value) => value.abs() >= DECIDED,
            Score::Mate(_) => true,
        };
        let thought = Difficulty {
            position: &self.position,
            rating: self.rating,
            near: near(NEAR).count(),
            recaptures: self.recent.taken_on() == Some(mv.to()),
            decided,
            disturbed: self.recent.took,
        };
        let pause = thought.time(rng, self.clock(), latency);
        Some(EngineReply { mv, score: Some(best.score), pause, resigns, accepts_draw, offers_draw })
    }
}
