//! What is overlooked: moves that the search of a weaker player does not look at, by how hard they are to
//! see. What is overlooked stays so while one move is thought about, wherever in the tree it comes up.
//!
//! Misjudging what is seen: see `engine::level::noisy_eval`.

use super::rng::Dice;
use super::strength::Knobs;
use crate::rules::{Move, MoveKind, Position, Role, attacks};

/// From this rating on nobody overlooks that the queen can be taken; below it the more, the weaker.
const SEES_QUEEN: f64 = 900.0;
/// Of one's own moves fewer are overlooked than of the other's.
const OWN: f64 = 0.5;

/// The eyes of one player in one position.
pub(crate) struct Eyes {
    dice: Dice,
    oversight: f64,
    mate_sight: f64,
    /// How hard it is to see that the queen can be taken.
    queen: f64,
}

impl Eyes {
    pub(crate) fn new(knobs: &Knobs, dice: Dice) -> Eyes {
        Eyes {
            dice,
            oversight: knobs.oversight,
            mate_sight: knobs.mate_sight,
            queen: (1.0 - knobs.rating / SEES_QUEEN).max(0.0),
        }
    }

    /// Whether a move on the board itself comes to mind. Out of check every move does.
    pub(crate) fn see_own(&self, position: &Position, mv: Move, taken_on: bool) -> bool {
        if position.gives_check(mv) && position.after(mv).is_checkmate() {
            return self.mate_sight >= 1.0 || self.dice.about(1).chance() < self.mate_sight;
        }
        taken_on || self.see_by(OWN, position, mv, None)
    }

    /// Whether a reply to the last move is seen in the side's thoughts.
    pub(crate) fn see(&self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        self.see_by(1.0, position, mv, last)
    }

    fn see_by(&self, part: f64, position: &Position, mv: Move, last: Option<Move>) -> bool {
        if self.oversight <= 0.0 || position.is_check() {
            return true;
        }
        let chance = part * self.oversight * self.obscurity(position, mv, last);
        self.dice.about(u64::from(mv.bits())).chance() >= chance
    }

    /// How hard a move is to see; 1 is ordinary.
    fn obscurity(&self, position: &Position, mv: Move, last: Option<Move>) -> f64 {
        let victim = position.board().role_at(mv.to()).filter(|_| !mv.is_castling());
        // The eye rests where the last move went; and who opens a line forgets what was behind.
        let place = match last {
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
        place * kind * way(position, mv)
    }
}

/// The way that the piece goes: long, backward and crooked ones are seen last.
fn way(position: &Position, mv: Move) -> f64 {
    let (from, to) = (mv.from(), mv.to());
    let files = (to.file().index() as i32 - from.file().index() as i32).abs();
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    let ahead = if position.turn() == crate::rules::Color::White { ranks } else { -ranks };
    let back = if ahead < 0 { 1.3 } else { 1.0 };
    back * match mv.role() {
        Role::Pawn | Role::King => 0.6,
        Role::Knight => 1.3,
        _ if files.max(ranks.abs()) == 1 => 0.6,
        _ if files > 0 && ranks != 0 && files >= 4 => 1.5,
        _ if files.max(ranks.abs()) >= 4 => 1.2,
        _ => 1.0,
    }
}
