//! The players: levels, ratings, full strength and two simple reference players.

use std::fmt;

use jadoube::engine::{Engine, Handicap, Job, Level, Limits, RecentMoves, wins_at_least};
use jadoube::rules::{Color, Move, Position, Role};

use super::game::Game;

#[derive(Clone, Copy)]
pub enum Kind {
    /// Plays a random legal move.
    Random,
    /// Plays the move that `worth` rates highest.
    Greedy,
    Level(Level, u32),
    Rated(u32),
    /// Full strength with this many nodes per move.
    Full(u64),
}

impl Kind {
    pub fn read(word: &str) -> Option<Kind> {
        match word {
            "random" => return Some(Kind::Random),
            "greedy" => return Some(Kind::Greedy),
            _ => {}
        }
        if let Some(rating) = word.strip_prefix("elo") {
            return rating.parse().ok().map(Kind::Rated);
        }
        if let Some(nodes) = word.strip_prefix("full") {
            return nodes.parse().ok().map(Kind::Full);
        }
        Kind::of(Level::new(word.parse().ok()?)?)
    }

    fn of(level: Level) -> Option<Kind> {
        level.rating().map(|rating| Kind::Level(level, rating))
    }

    pub fn neighbours() -> Vec<[Kind; 2]> {
        let levels: Vec<Kind> = Level::all().filter_map(Kind::of).collect();
        let yardsticks = [[levels[0], Kind::Random], [levels[0], Kind::Greedy], [levels[1], Kind::Greedy]];
        yardsticks.into_iter().chain(levels.windows(2).map(|pair| [pair[1], pair[0]])).collect()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => write!(f, "random"),
            Kind::Greedy => write!(f, "greedy"),
            Kind::Level(level, rating) => {
                write!(f, "level {:2} (about {rating})", level.number().unwrap_or_default())
            }
            Kind::Rated(rating) => write!(f, "rated {rating}"),
            Kind::Full(nodes) => write!(f, "full strength, {nodes} positions"),
        }
    }
}

pub struct Player {
    kind: Kind,
    engine: Engine,
    random: fastrand::Rng,
    seed: u64,
}

impl Player {
    pub fn new(kind: Kind) -> Player {
        Player { kind, engine: Engine::new(4, 1), random: fastrand::Rng::with_seed(0), seed: 0 }
    }

    /// Prepares the player for a new game.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.random = fastrand::Rng::with_seed(seed);
        if let Kind::Full(_) = self.kind {
            self.engine.clear();
        }
    }

    pub fn answer(&mut self, game: &Game) -> Option<Move> {
        let position = game.position();
        let mut moves = position.legal_moves();
        self.random.shuffle(&mut moves);
        match self.kind {
            Kind::Random => moves.first().copied(),
            Kind::Greedy => moves.into_iter().max_by_key(|mv| worth(position, *mv)),
            Kind::Level(_, rating) | Kind::Rated(rating) => {
                let handicap = Handicap { rating, seed: self.seed, recent: recent(game) };
                self.engine.think_weaker(&job(game, Limits::default()), &handicap)?.mv
            }
            Kind::Full(nodes) => {
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                self.engine.think(&job(game, limits), &mut |_| ())?.mv
            }
        }
    }
}

fn job(game: &Game, limits: Limits) -> Job {
    Job { root: game.position().clone(), earlier_keys: game.earlier_keys(), limits, lines: 1 }
}

fn recent(game: &Game) -> RecentMoves {
    let moves = game.positions.iter().zip(&game.moves);
    let last = moves.skip(game.moves.len().saturating_sub(2));
    last.fold(RecentMoves::default(), |recent, (before, &mv)| recent.then(before, mv))
}

/// The value of a move to a player who sees one move ahead: the maximum for mate, 0 for stalemate, otherwise the
/// material balance after the move minus the opponent's largest gain from a capture or promotion.
fn worth(position: &Position, mv: Move) -> i32 {
    let next = position.after(mv);
    if next.is_checkmate() {
        return i32::MAX;
    }
    if next.is_stalemate() {
        return 0;
    }
    let hanging = next.noisy_moves().into_iter().map(|reply| won(&next, reply)).max().unwrap_or(0);
    pieces(&next, position.turn()) - pieces(&next, !position.turn()) - hanging
}

/// The gain from a capture or promotion by static exchange evaluation, rounded down to a multiple of 25 centipawns from
/// 0 to 2000.
fn won(position: &Position, mv: Move) -> i32 {
    (1..=80).rev().map(|steps| 25 * steps).find(|&gain| wins_at_least(position, mv, gain)).unwrap_or(0)
}

fn pieces(position: &Position, color: Color) -> i32 {
    let worth = [100, 320, 330, 500, 950, 0];
    Role::ALL
        .into_iter()
        .zip(worth)
        .map(|(role, worth)| position.board().by(color, role).len() as i32 * worth)
        .sum()
}
