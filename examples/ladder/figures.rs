//! Match results, and figures on the quality of moves.

use std::fmt;

use jadoube::engine::{Best, Engine, Job, Limits, Score};
use jadoube::rules::Move;

use super::game::Game;

/// If the best score before a move is at least this many centipawns for either side, the game is decided, and the move
/// is not counted. A larger loss is counted as this many centipawns.
const LIMIT: i32 = 1000;
/// A blunder loses at least this much, in centipawns, and is refuted by a capture, a promotion or a forced mate.
const BLUNDER: i32 = 200;

/// The results of the first player of a pair.
#[derive(Default)]
pub struct Tally {
    points: Vec<f64>,
    capped: usize,
}

impl Tally {
    pub fn add(&mut self, points: f64, capped: bool) {
        self.points.push(points);
        self.capped += usize::from(capped);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |wanted: f64| self.points.iter().filter(|points| **points == wanted).count();
        let games = self.points.len() as f64;
        let mean = self.points.iter().sum::<f64>() / games;
        let variance = self.points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (games - 1.0);
        let half = 1.96 * (variance / games).sqrt();
        let elo = |share: f64| {
            let share = share.clamp(1e-3, 1.0 - 1e-3);
            400.0 * (share / (1.0 - share)).log10()
        };
        let (wins, draws, losses) = (count(1.0), count(0.5), count(0.0));
        let capped = 100.0 * self.capped as f64 / games;
        write!(
            f,
            "+{wins} ={draws} -{losses}, {mean:.3} of 1, Elo {:+.0} [{:+.0}, {:+.0}], {capped:.1} % without an end",
            elo(mean),
            elo(mean - half),
            elo(mean + half)
        )
    }
}

/// Figures on the moves of one player in undecided positions.
#[derive(Default)]
pub struct Figures {
    losses: Vec<f64>,
    blunders: usize,
    /// The losses of each pair of consecutive moves by the player.
    pairs: Vec<(f64, f64)>,
}

impl Figures {
    pub fn is_empty(&self) -> bool {
        self.losses.is_empty()
    }

    pub fn add(&mut self, other: &Figures) {
        self.losses.extend(&other.losses);
        self.pairs.extend(&other.pairs);
        self.blunders += other.blunders;
    }

    /// The autocorrelation of losses at lag 1, within games.
    fn autocorrelation(&self) -> f64 {
        let count = self.pairs.len() as f64;
        let mean = |side: fn(&(f64, f64)) -> f64| self.pairs.iter().map(side).sum::<f64>() / count;
        let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
        let sum = |of: &dyn Fn(&(f64, f64)) -> f64| self.pairs.iter().map(of).sum::<f64>();
        let both = sum(&|pair| (pair.0 - a) * (pair.1 - b));
        both / (sum(&|pair| (pair.0 - a).powi(2)) * sum(&|pair| (pair.1 - b).powi(2))).sqrt()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.losses.len() as f64;
        let mean = self.losses.iter().sum::<f64>() / count;
        let share = |number: usize| 100.0 * number as f64 / count;
        let faultless = self.losses.iter().filter(|loss| **loss < 10.0).count();
        let small = self.losses.iter().filter(|loss| (10.0..100.0).contains(*loss)).count();
        write!(
            f,
            "{count} moves, mean loss {mean:.0}, {:.0} % below 10, {:.0} % below 100, \
             one-move blunders {:.1} %, autocorrelation {:+.2}",
            share(faultless),
            share(faultless + small),
            share(self.blunders),
            self.autocorrelation()
        )
    }
}

/// A full-strength engine that determines what each move lost.
pub struct Judge {
    engine: Engine,
    nodes: u64,
}

impl Judge {
    pub fn new(nodes: u64) -> Judge {
        Judge { engine: Engine::new(8, 1), nodes }
    }

    /// The figures of both players, in the order of the pair. If `reversed` is set, the second player had White.
    pub fn judge(&mut self, game: &Game, reversed: bool) -> [Figures; 2] {
        self.engine.clear();
        let judged: Vec<Option<Best>> = game
            .positions
            .iter()
            .map(|position| {
                let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
                self.engine.think(&Job::new(position.clone(), limits), &mut |_| ())
            })
            .collect();
        let mut both = [Figures::default(), Figures::default()];
        let mut last: [Option<f64>; 2] = [None; 2];
        for at in game.given..game.moves.len() {
            let who = game.positions[at].turn().index() ^ usize::from(reversed);
            let loss = judged[at]
                .zip(judged[at + 1])
                .and_then(|(before, after)| loss(game.moves[at], before, after));
            if let Some(loss) = loss {
                let figures = &mut both[who];
                figures.losses.push(loss);
                figures.pairs.extend(last[who].map(|earlier| (earlier, loss)));
                let refuted = judged[at + 1].is_some_and(|after| {
                    let takes = after.mv.is_some_and(|mv| game.positions[at + 1].is_noisy(mv));
                    takes || matches!(after.score, Score::Mate(moves) if moves > 0)
                });
                figures.blunders += usize::from(loss >= f64::from(BLUNDER) && refuted);
            }
            last[who] = loss;
        }
        both
    }
}

/// How much a move lost, in centipawns; `None` if the game was already decided before it.
fn loss(mv: Move, before: Best, after: Best) -> Option<f64> {
    let best = value(before);
    if best.abs() >= LIMIT {
        return None;
    }
    let lost = if before.mv == Some(mv) { 0 } else { best + value(after) };
    Some(f64::from(lost.clamp(0, LIMIT)))
}

fn value(best: Best) -> i32 {
    match best.score {
        Score::Centipawns(value) => value.clamp(-LIMIT, LIMIT),
        Score::Mate(moves) => {
            if moves > 0 {
                LIMIT
            } else {
                -LIMIT
            }
        }
    }
}
