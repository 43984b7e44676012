//! Functions for games of the engine against itself.

use jadoube::engine::{Engine, Job, Limits, Score};
use jadoube::rules::chess960::STARTS;
use jadoube::rules::{Color, Move, Position};
use jadoube::unwinnable::is_dead_by_material;

/// A game that is longer than this, in plies, counts as drawn.
const LONGEST: usize = 400;

/// A position after this many random moves, and the keys of the positions before it; `None` if the game ended earlier.
pub fn opening(random: &mut fastrand::Rng, chess960: bool, moves: usize) -> Option<(Position, Vec<u64>)> {
    let mut position =
        if chess960 { Position::chess960(random.u16(..STARTS))? } else { Position::standard() };
    let mut keys = Vec::new();
    for _ in 0..moves {
        let moves = position.legal_moves();
        keys.push(position.key());
        position.play(*moves.get(random.usize(..moves.len().max(1)))?);
    }
    Some((position, keys))
}

/// Returns the best move (`None` if there is no legal move) and the score in centipawns from White's point of view. A
/// forced mate counts as 10,000 for White, or -10,000 for Black. Returns `None` if the engine gives no answer.
pub fn think(
    engine: &mut Engine,
    position: &Position,
    keys: &[u64],
    nodes: u64,
) -> Option<(Option<Move>, i32)> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let job = Job { root: position.clone(), earlier_keys: keys.to_vec(), limits, lines: 1 };
    let best = engine.think(&job, &mut |_| ())?;
    let score = match best.score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => 10_000,
        Score::Mate(_) => -10_000,
    };
    Some((best.mv, if position.turn() == Color::White { score } else { -score }))
}

/// Whether the game is drawn by a third occurrence of the position, the 50-move rule or lack of material, or counts as
/// drawn because of its length; `keys` are those of the earlier positions.
pub fn is_drawn(position: &Position, keys: &[u64]) -> bool {
    let seen = keys.iter().filter(|key| **key == position.key()).count();
    seen >= 2 || position.halfmove_clock() >= 100 || is_dead_by_material(position) || keys.len() > LONGEST
}
