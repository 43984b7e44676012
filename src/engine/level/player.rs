//! The built-in engine as an opponent at a level.
//!
//! Threads: see `engine::worker`.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::etiquette::Manners;
use super::handicap::{Handicap, taken_on};
use super::rng::Dice;
use super::{Level, is_opening, think_time};
use crate::engine::{Answer, Best, Clock, Engine, Failure, Info, Job, Latency, Limits};
use crate::engine::{Opponent, Question, Reply, Report, Score};
use crate::rules::{Move, Position, Square};

/// So many moves are told apart, to see how hard the choice was.
const LINES: usize = 4;
/// Moves that differ by no more than this are about as good, in centipawns.
const NEAR: i32 = 40;
/// Without a clock full strength thinks as if it had this much for so many moves.
const WITHOUT_CLOCK: (Duration, u32) = (Duration::from_mins(1), 50);
/// What happens between the engine and the clock.
const OVERHEAD: Duration = Duration::from_millis(50);
/// At full strength any of its moves within so many centipawns will do at first, so that no two games are
/// the same.
const VARIETY: (i32, u32) = (15, 4);

/// The built-in engine at a level. With the same seed the same game goes the same way, but at full strength,
/// where time and threads decide.
pub struct Player {
    level: Level,
    seed: u64,
    engine: Engine,
    latency: Arc<Mutex<Latency>>,
    waiting: Waiting,
}

type Tell = Box<dyn FnOnce(Answer) + Send>;

/// Who waits for an answer, if still anyone does.
type Waiting = Arc<Mutex<Option<Tell>>>;

/// The duty to answer: who forgets it, as a thread that dies does, has failed.
struct Duty(Waiting);

impl Player {
    /// One that plays a game, with so many MiB and threads at full strength.
    pub fn new(level: Level, seed: u64, mebibytes: usize, threads: usize) -> Player {
        let engine = if level == Level::FULL { Engine::new(mebibytes, threads) } else { Engine::new(1, 1) };
        Player { level, seed, engine, latency: Arc::default(), waiting: Waiting::default() }
    }
}

impl Opponent for Player {
    fn ask(&mut self, question: Question, answer: Box<dyn FnOnce(Answer) + Send>) {
        self.stop();
        let thought = Thought::new(self.level, self.seed, question);
        self.waiting = Arc::new(Mutex::new(Some(answer)));
        let duty = Duty(Arc::clone(&self.waiting));
        let mut job = thought.job();
        let clock = thought.clock();
        if let Some(clock) = clock {
            let mut latency = lock(&self.latency);
            latency.observe(clock.left);
            job.limits.latency = latency.estimate();
        }
        let latency = Arc::clone(&self.latency);
        let begun = Instant::now();
        let handicap = thought.handicap();
        let mut lines: Vec<Info> = Vec::new();
        let observer = move |report| match report {
            Report::Info(info) => {
                lines.retain(|line| line.line != info.line);
                lines.push(info);
            }
            Report::Best(best) => {
                if let Some(reply) = thought.reply(best, &lines) {
                    if let Some(clock) = clock {
                        // The move is shown when the pause is over.
                        lock(&latency).answered(clock, reply.pause.max(begun.elapsed()));
                    }
                    duty.answer(Ok(reply));
                }
            }
        };
        match handicap {
            Some(handicap) => self.engine.start_weaker(job, handicap, observer),
            None => self.engine.start(job, observer),
        }
    }

    fn stop(&mut self) {
        lock(&self.waiting).take();
        self.engine.stop();
    }
}

impl Duty {
    /// Answers, unless nobody waits any more. Who stops meanwhile waits until it was heard.
    fn answer(&self, answer: Answer) {
        if let Some(tell) = lock(&self.0).take() {
            tell(answer);
        }
    }
}

impl Drop for Duty {
    fn drop(&mut self) {
        self.answer(Err(Failure::Ended));
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One question, and what is known before any thinking.
struct Thought {
    rating: Option<u32>,
    seed: u64,
    question: Question,
    position: Position,
    keys: Vec<u64>,
    taken_on: Option<Square>,
}

impl Thought {
    fn new(level: Level, seed: u64, question: Question) -> Thought {
        let mut position = question.start.clone();
        let (mut keys, mut taken) = (Vec::with_capacity(question.moves.len()), None);
        for &mv in &question.moves {
            taken = taken_on(&position, mv);
            keys.push(position.key());
            position.play(mv);
        }
        Thought { rating: level.about(), seed, question, position, keys, taken_on: taken }
    }

    fn handicap(&self) -> Option<Handicap> {
        Some(Handicap { rating: self.rating?, seed: self.seed, taken_on: self.taken_on })
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

    /// Whether full strength does not insist on its best move.
    fn is_varied(&self) -> bool {
        self.rating.is_none() && is_opening(&self.position, VARIETY.1)
    }

    fn dice(&self) -> Dice {
        Dice::new(self.seed).about(self.position.key()).about(self.keys.len() as u64)
    }

    fn reply(&self, best: Best, lines: &[Info]) -> Option<Reply> {
        let worth: Vec<(Move, i32)> = lines
            .iter()
            .filter_map(|line| match line.score {
                Score::Centipawns(value) => Some((*line.moves.first()?, value)),
                Score::Mate(_) => None,
            })
            .collect();
        let highest = worth.iter().map(|(_, value)| *value).max().unwrap_or(0);
        let near = |within: i32| worth.iter().filter(move |(_, value)| highest - value <= within);
        let dice = self.dice();
        let mut mv = best.mv?;
        // Not a mate, nor a move that has just been found better than those that were told.
        if self.is_varied()
            && matches!(best.score, Score::Centipawns(_))
            && near(VARIETY.0).any(|(other, _)| *other == mv)
        {
            let number = (dice.chance() * near(VARIETY.0).count() as f64) as usize;
            mv = near(VARIETY.0).nth(number).map_or(mv, |(other, _)| *other);
        }
        let Manners { resigns, accepts_draw, offers_draw } =
            Manners::new(self.rating.unwrap_or(u32::MAX), &self.question, &self.position, best.score, dice);
        let takes_back = self.taken_on == Some(mv.to());
        let pause = think_time::pause(&self.position, near(NEAR).count(), takes_back, dice, self.clock());
        Some(Reply { mv, score: Some(best.score), pause, resigns, accepts_draw, offers_draw })
    }
}
