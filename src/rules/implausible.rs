//! Positions that can be played, although no game from a starting position can reach them.

use super::setup::AT_THE_START;
use super::{Bitboard, Color, Role, Setup};

/// A feature that no game from a starting position can produce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implausible {
    /// More than two pieces give check. A single move can create at most two checks.
    ManyCheckers(Bitboard),
    /// More bishops on squares of one colour than a starting position and promotions can account for.
    BishopsOfOneColor {
        /// The side whose bishops they are.
        color: Color,
        /// The squares of all these bishops.
        bishops: Bitboard,
    },
}

impl Implausible {
    /// The squares to mark on the board.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Implausible::ManyCheckers(squares) | Implausible::BishopsOfOneColor { bishops: squares, .. } => {
                squares
            }
        }
    }
}

impl Setup {
    /// The implausible features of the set-up, which must have no errors.
    pub fn implausible(&self) -> Vec<Implausible> {
        let mut implausible = Vec::new();
        for color in Color::ALL {
            if let Some(king) = self.board.by(color, Role::King).first().filter(|_| color == self.turn) {
                let checkers = self.board.attackers(king, !color, self.board.occupied());
                if checkers.len() > 2 {
                    implausible.push(Implausible::ManyCheckers(checkers));
                }
            }
            implausible.extend(self.bishops_of_one_color(color));
        }
        implausible
    }

    fn bishops_of_one_color(&self, color: Color) -> Option<Implausible> {
        let of = |role| self.board.by(color, role);
        let beyond = |set: Bitboard, at_the_start| set.len().saturating_sub(at_the_start);
        let others = AT_THE_START.into_iter().filter(|(role, _)| *role != Role::Bishop);
        let others: usize = others.map(|(role, count)| beyond(of(role), count)).sum();
        let bishops = [Bitboard::LIGHT, Bitboard::DARK].map(|squares| of(Role::Bishop) & squares);
        let promoted = others + beyond(bishops[0], 1) + beyond(bishops[1], 1);
        let more = if bishops[0].len() > bishops[1].len() { bishops[0] } else { bishops[1] };
        (promoted + of(Role::Pawn).len() > 8 && more.many())
            .then_some(Implausible::BishopsOfOneColor { color, bishops: more })
    }
}
