//! How long to think about a move: a soft limit, after which no new depth is begun, and a hard one that stops
//! at once.
//!
//! Absent on purpose: asking the clock, which is the worker's.

use std::time::Duration;

use super::job::Limits;

/// The limits of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// After this no new depth is begun; stretched or shrunk by how sure the search is.
    pub soft: Duration,
    /// Never more than this.
    pub hard: Duration,
}

/// The part of the clock that one move may take at most.
const MOST: f64 = 0.6;
/// Moves that a game is taken to last from here on, when nothing says so.
const HORIZON: f64 = 20.0;

impl Budget {
    /// The limits of a job, if it has any of time.
    pub fn new(limits: &Limits) -> Option<Budget> {
        if let Some(time) = limits.move_time {
            let time = time.saturating_sub(limits.overhead).max(Duration::from_millis(1));
            return Some(Budget { soft: time, hard: time });
        }
        let clock = limits.clock?;
        let left = clock.left.saturating_sub(limits.overhead).as_secs_f64().max(0.001);
        let increment = clock.increment.as_secs_f64();
        let (soft, hard) = match clock.moves_to_go.map(f64::from) {
            Some(moves) if moves > 0.0 => {
                let share = left / (moves + 0.5) + increment * 0.8;
                (share * 1.1, if moves < 1.5 { left * 0.9 } else { (share * 4.0).min(left * MOST) })
            }
            _ => {
                let share = left / HORIZON + increment * 0.75;
                (share * 1.1, (share * 4.0).min(left * MOST))
            }
        };
        // An increment larger than what is left comes too late to be used.
        let hard = hard.min(left * 0.9);
        Some(Budget { soft: Duration::from_secs_f64(soft.min(hard)), hard: Duration::from_secs_f64(hard) })
    }

    /// The soft limit when the best move has stood for `stable` depths, got `share` (0 to 1) of all nodes,
    /// and its score fell by `drop` centipawns.
    pub fn stretched(&self, stable: u32, share: f64, drop: i32) -> Duration {
        let calm = [1.45, 1.2, 1.05, 0.95, 0.9, 0.85][stable.min(5) as usize];
        let doubt = (1.55 - share).max(0.6);
        let fright = 1.0 + f64::from(drop.clamp(-20, 60)) * 0.01;
        self.soft.mul_f64(calm * doubt * fright).min(self.hard)
    }
}
