//! One game between two players.

use jadoube::engine::{Engine, Job, Limits, Score};
use jadoube::rules::{Color, Move, Position};
use jadoube::unwinnable::is_dead_by_material;

use super::players::Player;

/// A game that reaches this many plies, including those of the opening, counts as drawn.
const LONGEST: usize = 400;
/// The number of random moves in an opening, and the largest score that either side may have after them, in centipawns.
const RANDOM: (usize, i32) = (6, 120);

pub struct Opening {
    start: Position,
    moves: Vec<Move>,
}

impl Opening {
    /// Openings of random moves with a roughly equal score.
    pub fn random(count: usize, seed: u64) -> Vec<Opening> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut engine = Engine::new(1, 1);
        std::iter::repeat_with(|| {
            let start = Position::standard();
            let (mut position, mut moves) = (start.clone(), Vec::new());
            for _ in 0..RANDOM.0 {
                let all = position.legal_moves();
                let mv = *all.get(random.usize(..all.len().max(1)))?;
                moves.push(mv);
                position.play(mv);
            }
            let job = Job::new(position, Limits { nodes: Some(3000), ..Limits::default() });
            let score = engine.think(&job, &mut |_| ())?.score;
            matches!(score, Score::Centipawns(value) if value.abs() <= RANDOM.1)
                .then_some(Opening { start, moves })
        })
        .flatten()
        .take(count)
        .collect()
    }

    /// An opening without moves, from a position in FEN or EPD; `None` if the line has no legal position.
    pub fn of_line(line: &str) -> Option<Opening> {
        let fields: Vec<&str> = line.split([' ', ';']).take(4).collect();
        let start = Position::from_fen(&format!("{} 0 1", fields.join(" "))).ok()?;
        Some(Opening { start, moves: Vec::new() })
    }
}

pub struct Game {
    /// All positions, from the start to the last.
    pub positions: Vec<Position>,
    pub moves: Vec<Move>,
    /// The number of opening moves.
    pub given: usize,
    /// The points of the first player of the pair.
    pub points: f64,
    /// Whether the game reached the maximum length.
    pub capped: bool,
}

impl Game {
    fn new(opening: &Opening) -> Game {
        let mut game = Game {
            positions: vec![opening.start.clone()],
            moves: Vec::new(),
            given: opening.moves.len(),
            points: 0.5,
            capped: false,
        };
        opening.moves.iter().for_each(|&mv| game.make(mv));
        game
    }

    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&self.positions[0])
    }

    pub fn earlier_keys(&self) -> Vec<u64> {
        self.positions[..self.positions.len() - 1].iter().map(Position::key).collect()
    }

    fn make(&mut self, mv: Move) {
        self.positions.push(self.position().after(mv));
        self.moves.push(mv);
    }

    /// White's points; `None` if the game is not over.
    fn end(&self) -> Option<f64> {
        let position = self.position();
        if position.is_checkmate() {
            return Some(if position.turn() == Color::White { 0.0 } else { 1.0 });
        }
        let seen = self.positions.iter().filter(|other| other.key() == position.key()).count();
        let drawn = !position.has_legal_move()
            || seen >= 3
            || position.halfmove_clock() >= 100
            || is_dead_by_material(position);
        drawn.then_some(0.5)
    }
}

/// Plays a game. If `reversed` is set, the second player has White.
pub fn play(players: &mut [Player; 2], reversed: bool, opening: &Opening, seed: u64) -> Game {
    let mut game = Game::new(opening);
    players.iter_mut().zip([2 * seed, 2 * seed + 1]).for_each(|(player, seed)| player.begin(seed));
    loop {
        if let Some(points) = game.end() {
            game.points = if reversed { 1.0 - points } else { points };
            return game;
        }
        if game.moves.len() >= LONGEST {
            game.capped = true;
            return game;
        }
        let turn = game.position().turn().index();
        match players[turn ^ usize::from(reversed)].answer(&game) {
            Some(mv) => game.make(mv),
            None => return game,
        }
    }
}
