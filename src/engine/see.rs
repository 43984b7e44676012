//! Static exchange evaluation: the result of a series of captures on one square.

use crate::rules::{Bitboard, Move, MoveKind, Position, Role, attacks};

/// Piece values for exchanges, in centipawns: pawn, knight, bishop, rook, queen, king.
pub(super) const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 0];

/// Whether a legal move and the captures that follow on its target square win at least `threshold` centipawns, if both
/// sides capture with their least valuable piece and may stop at any time. Pins are ignored.
pub fn wins_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    let board = position.board();
    let (from, to) = (mv.from(), mv.to());
    let (gain, next) = match mv.kind() {
        MoveKind::Castling => return threshold <= 0,
        MoveKind::EnPassant => (VALUES[0], VALUES[0]),
        MoveKind::Promotion(role) => {
            let value = VALUES[role.index()];
            (taken_value(position, mv) + value - VALUES[0], value)
        }
        _ => (taken_value(position, mv), VALUES[mv.role().index()]),
    };
    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    balance -= next;
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied().without(from).with(to);
    if mv.kind() == MoveKind::EnPassant {
        occupied = position.taken_by(mv).map_or(occupied, |pawn| occupied.without(pawn));
    }
    let mut side = !position.turn();
    let sliders = (board.diagonal_sliders(), board.straight_sliders());
    let mut attackers =
        (board.attackers(to, side, occupied) | board.attackers(to, !side, occupied)) & occupied;
    loop {
        let own = attackers & board.color(side);
        let Some((role, piece)) = least_valuable(position, own) else { break };
        if role == Role::King && (attackers & board.color(!side)).any() {
            break; // the king can't capture a defended piece
        }
        side = !side;
        // The balance of the side that has just captured, if it then loses the capturing piece.
        balance = -balance - 1 - VALUES[role.index()];
        if balance >= 0 {
            break;
        }
        occupied = occupied - piece;
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(to, occupied) & sliders.0;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(to, occupied) & sliders.1;
        }
        attackers &= occupied;
    }
    // The side whose turn it is to capture has lost the exchange.
    side != position.turn()
}

fn taken_value(position: &Position, mv: Move) -> i32 {
    let board = position.board();
    if board.occupied().has(mv.to()) { VALUES[board.role_on_taken(mv.to()).index()] } else { 0 }
}

fn least_valuable(position: &Position, own: Bitboard) -> Option<(Role, Bitboard)> {
    Role::ALL.into_iter().find_map(|role| {
        let square = (own & position.board().role(role)).first()?;
        Some((role, Bitboard::of(square)))
    })
}
