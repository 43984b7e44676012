//! Asks an analyst about one position, and waits until the analyst has looked deeply enough to be believed.
//!
//! What is deep enough depends only on depth, nodes and certain mates, so the answer is the same on a slow or busy
//! computer; it only comes later, or not at all.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::Wake;
use super::analysis::Line;
use crate::engine::{Analyst, Bound, EngineFailure, EngineQuestion, Info};
use crate::platform::thread::lock;
use crate::rules::Position;

/// An analyst is not believed below this depth, in plies, unless it has found a certain mate.
pub const MIN_DEPTH: u32 = 12;
/// The depth, in plies, at which more nodes would change little.
const DEEP: u32 = 40;
/// The number of nodes per millisecond on an ordinary computer.
const SPEED: u64 = 600;
/// An inquiry ends without an answer once it has taken this many times as long as it would on an ordinary computer.
const PATIENCE: u32 = 20;

/// How much an analyst must do for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of nodes after which a finished depth of at least `depth` is enough.
    pub nodes: u64,
    /// The minimum depth, in plies.
    pub depth: u32,
    /// The rank of the line that is asked for: 1 for the best move, 2 for the second-best.
    pub line: usize,
}

impl Effort {
    /// The effort for a single move: half a second on an ordinary computer.
    pub const MOVE: Effort = Effort { nodes: 300_000, depth: MIN_DEPTH, line: 1 };

    /// Whether a report is about the line that is asked for, exact, and deep enough or a certain mate.
    pub fn is_met_by(self, info: &Info) -> bool {
        let is_deep = info.depth >= self.depth && (info.nodes >= self.nodes || info.depth >= DEEP);
        info.line == self.line && info.bound == Bound::Exact && (is_deep || info.is_certain_mate())
    }

    /// The maximum time to wait for an answer.
    pub fn patience(self) -> Duration {
        Duration::from_millis(self.nodes / SPEED) * PATIENCE
    }
}

/// The analyst's reply: `last` is the first report that is deep enough, or the failure of the analyst; it is `None`
/// until one of them arrives.
#[derive(Default)]
struct Reply {
    last: Option<Result<Info, EngineFailure>>,
    /// The latest exact report on the best line that came before `last`.
    best: Option<Info>,
}

pub(super) struct Inquiry {
    position: Position,
    reply: Arc<Mutex<Reply>>,
    asked_at: Duration,
    effort: Effort,
}

/// The result of an inquiry: a line that is deep enough; `None` if the analyst failed, did not look deeply enough in
/// time, or reported no legal move.
pub(super) type Finding = Option<Line>;

impl Inquiry {
    /// Asks about the last position of the question. `now` is `TimeReading::awake`.
    pub(super) fn new(
        analyst: &mut dyn Analyst,
        question: EngineQuestion,
        effort: Effort,
        now: Duration,
        wake: &Wake,
    ) -> Inquiry {
        let (position, _) = question.replay();
        let reply = Arc::<Mutex<Reply>>::default();
        let (listener, wake) = (Arc::downgrade(&reply), wake.clone());
        let observer = move |result: Result<Info, EngineFailure>| {
            let Some(reply) = listener.upgrade() else { return };
            let mut reply = lock(&reply);
            // Only the first report that is deep enough does not depend on the speed of the computer.
            let is_last = result.as_ref().map_or(true, |info| effort.is_met_by(info));
            if reply.last.is_some() {
                return;
            }
            if is_last {
                reply.last = Some(result);
                wake(Duration::ZERO);
            } else if let Ok(info) = result
                && (info.line, info.bound) == (1, Bound::Exact)
            {
                reply.best = Some(info);
            }
        };
        analyst.analyse(question, effort.line, Box::new(observer));
        Inquiry { position, reply, asked_at: now, effort }
    }

    /// The result; `None` until there is one.
    pub(super) fn finding(&self, now: Duration) -> Option<Finding> {
        let reply = lock(&self.reply);
        let info = match &reply.last {
            Some(Ok(info)) => Some(info),
            Some(Err(_)) => None,
            None if self.time_left(now).is_zero() => None,
            None => return None,
        };
        Some(info.and_then(|info| Line::of(info, &self.position, None)))
    }

    /// The best line, as last reported before the line asked for was found; `None` if either line was not found, or if
    /// the best line was searched less deeply and is not a certain mate.
    pub(super) fn best(&self) -> Option<Line> {
        let reply = lock(&self.reply);
        let (Some(Ok(found)), Some(best)) = (&reply.last, &reply.best) else { return None };
        let is_as_deep = best.depth >= found.depth || best.is_certain_mate();
        is_as_deep.then(|| Line::of(best, &self.position, None)).flatten()
    }

    /// How long the analyst may still search.
    pub(super) fn time_left(&self, now: Duration) -> Duration {
        self.effort.patience().saturating_sub(now.saturating_sub(self.asked_at))
    }
}
