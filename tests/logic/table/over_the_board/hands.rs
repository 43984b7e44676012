//! Deeds of hands: a legal move made piece by piece in a random order, stray moves, and a move that is taken back.

use shakmaty::{Board, Square};

use super::Chance;
use super::model::Do;
use super::places::{Place, Step, file, rank, square};

/// The deeds that lift the piece on `from` and put it on `to`, or off the board.
pub fn carry(from: Square, to: Option<Square>) -> [Do; 2] {
    [Do::Press(Some(from)), Do::Release(to)]
}

/// The deeds of hands that make a legal move.
pub fn hands(place: &Place, step: &Step, chance: &mut Chance) -> Vec<Do> {
    if let Some(rook) = step.rook {
        return castling(step, rook, chance);
    }
    let mut deeds = Vec::new();
    match step.captured {
        Some(captured) if captured != step.to => {
            deeds.extend(in_any_order(carry(captured, None), carry(step.from, Some(step.to)), chance));
        }
        Some(captured) if chance.often(50) => {
            deeds.extend(carry(captured, None));
            deeds.extend(carry(step.from, Some(step.to)));
        }
        // The piece is laid aside, and then put onto the captured one.
        Some(captured) if chance.often(30) => {
            deeds.extend(carry(step.from, None));
            deeds.extend([Do::Press(None), Do::Release(Some(captured))]);
        }
        _ => deeds.extend(carry(step.from, Some(step.to))),
    }
    deeds.extend(step.promotion.map(Do::Promote));
    debug_assert_eq!(place.board.color_at(step.from), Some(place.turn));
    deeds
}

fn castling(step: &Step, rook: Square, chance: &mut Chance) -> Vec<Do> {
    let goal = square(if file(step.to) == 6 { 5 } else { 3 }, rank(step.to));
    let (king, rook_moves) = (carry(step.from, Some(step.to)), carry(rook, Some(goal)));
    if step.to == step.from {
        rook_moves.to_vec()
    } else if goal == rook {
        king.to_vec()
    } else if goal == step.from || step.to == rook || chance.often(25) {
        let last = [Do::Press(None), Do::Release(Some(step.to))];
        [carry(step.from, None), rook_moves, last].concat()
    } else {
        in_any_order(king, rook_moves, chance)
    }
}

fn in_any_order(one: [Do; 2], other: [Do; 2], chance: &mut Chance) -> Vec<Do> {
    if chance.often(50) { [other, one].concat() } else { [one, other].concat() }
}

/// Adds deeds that move a random piece to a random square. The piece is not part of the move `but`.
pub fn stray(board: &Board, but: Option<&Step>, chance: &mut Chance, deeds: &mut Vec<Do>) {
    let free = |at: &Square| {
        but.is_none_or(|step| {
            *at != step.from && *at != step.to && Some(*at) != step.captured && Some(*at) != step.rook
        })
    };
    let all: Vec<Square> = board.occupied().into_iter().filter(free).collect();
    if let Some(&from) = chance.of(&all) {
        let to = Square::new(chance.below(64) as u32);
        deeds.extend(carry(from, Some(to)));
    }
}

/// The deeds that carry the piece of this legal move (the king if it castles) to its square and back, and then make a
/// random legal move. If this move is a capture, a promotion or a castling that leaves the king in place, the piece is
/// not carried.
pub fn changed(place: &Place, step: &Step, chance: &mut Chance) -> Vec<Do> {
    let plain = |step: &Step| {
        step.captured.is_none() && step.promotion.is_none() && (step.rook.is_none() || step.from != step.to)
    };
    let mut deeds = Vec::new();
    if plain(step) {
        deeds.extend(carry(step.from, Some(step.to)));
        deeds.extend(carry(step.to, Some(step.from)));
    }
    let legal = place.legal();
    let other = chance.of(&legal).expect("a legal move");
    deeds.extend(hands(place, other, chance));
    deeds
}
