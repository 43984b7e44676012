//! The built-in engine as an opponent at a level.
//!
//! Absent on purpose: threads (see `worker`).

use std::time::Duration;

use super::Level;
use crate::engine::{Engine, Job, Limits, Opponent, Question, Reply, Report};

/// The built-in engine at a level. With the same seed the same game goes the same way.
pub struct Player {
    level: Level,
    seed: u64,
    engine: Engine,
}

impl Player {
    /// One that plays a game, with so many MiB and threads at full strength.
    pub fn new(level: Level, seed: u64, mebibytes: usize, threads: usize) -> Player {
        Player { level, seed, engine: Engine::new(mebibytes, threads) }
    }
}

impl Opponent for Player {
    fn ask(&mut self, question: Question, answer: Box<dyn FnOnce(crate::engine::Answer) + Send>) {
        let (root, earlier_keys) = question.replay();
        let nodes = 100 << self.level.number() ^ (self.seed & 1);
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut answer = Some(answer);
        self.engine.start(Job { root, earlier_keys, limits, lines: 1 }, move |report| {
            if let Report::Best(best) = report
                && let (Some(mv), Some(answer)) = (best.mv, answer.take())
            {
                answer(Ok(Reply {
                    mv,
                    score: Some(best.score),
                    pause: Duration::from_millis(600),
                    resigns: false,
                    accepts_draw: false,
                    offers_draw: false,
                }));
            }
        });
    }

    fn stop(&mut self) {
        self.engine.stop();
    }
}
