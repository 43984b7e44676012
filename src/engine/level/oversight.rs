//! What a weak level overlooks: moves that its search skips, the more often the harder they are to see. While it
//! thinks about one position, an overlooked move is overlooked everywhere in the tree.
//!
//! Misjudged positions: see `engine::level::noisy_eval`.

use super::rng::Rng;
use super::strength::Strength;
use crate::rules::{Color, Move, MoveKind, Position, Role, attacks};

/// From this rating on captures of a queen are never overlooked; below it, the weaker the more often.
const SEES_QUEEN: f64 = 900.0;
/// A player's own moves are overlooked this many times as often as the opponent's.
const OWN: f64 = 0.5;

/// What one player overlooks in one position.
pub(crate) struct Oversight {
    rng: Rng,
    /// The probability of overlooking an ordinary move.
    probability: f64,
    mate_sight: f64,
    /// How hard captures of a queen are to see.
    queen: f64,
}

impl Oversight {
    pub(crate) fn new(strength: &Strength, rng: Rng) -> Oversight {
        Oversight {
            rng,
            probability: strength.oversight,
            mate_sight: strength.mate_sight,
            queen: (1.0 - strength.rating / SEES_QUEEN).max(0.0),
        }
    }

    /// Whether the player considers a move of their own in the current position. Evasions of check are always seen.
    pub(crate) fn sees_own(&self, position: &Position, mv: Move, taken_on: bool) -> bool {
        if position.gives_check(mv) && position.after(mv).is_checkmate() {
            return self.mate_sight >= 1.0 || self.rng.fork(1).chance() < self.mate_sight;
        }
        taken_on || self.sees_with(OWN, position, mv, None)
    }

    /// Whether the player sees a reply to the last move while searching.
    pub(crate) fn sees(&self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        self.sees_with(1.0, position, mv, last)
    }

    fn sees_with(&self, factor: f64, position: &Position, mv: Move, last: Option<Move>) -> bool {
        if self.probability <= 0.0 || position.is_check() {
            return true;
        }
        let chance = factor * self.probability * self.obscurity(position, mv, last);
        self.rng.fork(u64::from(mv.bits())).chance() >= chance
    }

    /// How hard a move is to see; 1 is ordinary.
    fn obscurity(&self, position: &Position, mv: Move, last: Option<Move>) -> f64 {
        let victim = position.board().role_at(mv.to()).filter(|_| !mv.is_castling());
        // Recaptures are easy to see, discovered lines are hard.
        let attention = match last {
            Some(last) if last.to() == mv.to() => 0.2,
            Some(last) if attacks::between(mv.from(), mv.to()).has(last.from()) => 1.8,
            _ => 1.0,
        };
        let kind = match (mv.kind(), victim) {
            (MoveKind::EnPassant, _) => 1.8,
            (MoveKind::Promotion(_), _) => 0.4,
            (_, Some(Role::Queen)) => self.queen,
            (_, Some(Role::Rook)) => 0.7,
            (_, Some(_)) => 0.9,
            (_, None) => 1.2,
        };
        attention * kind * geometry(position, mv)
    }
}

/// How hard a move's path is to see: long, backward and knight moves are seen last.
fn geometry(position: &Position, mv: Move) -> f64 {
    let (from, to) = (mv.from(), mv.to());
    let files = (to.file().index() as i32 - from.file().index() as i32).abs();
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    let forward = if position.turn() == Color::White { ranks } else { -ranks };
    let back = if forward < 0 { 1.3 } else { 1.0 };
    back * match mv.role() {
        Role::Pawn | Role::King => 0.6,
        Role::Knight => 1.3,
        _ if files.max(ranks.abs()) == 1 => 0.6,
        _ if files > 0 && ranks != 0 && files >= 4 => 1.5,
        _ if files.max(ranks.abs()) >= 4 => 1.2,
        _ => 1.0,
    }
}
