//! Positions in which a king may be missing or open to capture, or a pawn may be on the first or last rank, for example
//! after an illegal move that nobody claimed (A.5.2).
//!
//! The fast generator in `rules::movegen` needs both kings, so this module has a plain generator for any position.

use super::movegen::can_castle;
use super::{Bitboard, Color, Move, MoveKind, MoveList, Position, Rank, Role, Setup, Square, attacks};

impl Position {
    /// The position of a set-up with at most one king on each side. If [`Position::is_regular`] is false, the legal
    /// moves are those that [`Position::any_legal_moves`] returns.
    pub(crate) fn irregular(setup: &Setup) -> Position {
        Position::examined(setup)
    }

    /// Whether both kings are on the board, the side that has just moved is not in check, and no pawn is on the first
    /// or last rank.
    pub fn is_regular(&self) -> bool {
        self.has_both_kings() && !self.is_in_check(!self.turn) && self.board.stray_pawns().is_empty()
    }

    #[inline]
    pub(crate) fn has_both_kings(&self) -> bool {
        self.board.role(Role::King).len() == 2
    }

    /// Whether a side's king is attacked; `false` if the side has no king.
    #[inline]
    pub(crate) fn is_in_check(&self, color: Color) -> bool {
        let king = self.board.by(color, Role::King).first();
        king.is_some_and(|king| self.board.attackers(king, !color, self.board.occupied()).any())
    }

    /// All legal moves in this position, regular or not: those that neither capture a king (1.4.1) nor leave the
    /// mover's own king, if there is one, under attack.
    pub fn any_legal_moves(&self) -> MoveList {
        let us = self.turn;
        let mut moves = MoveList::new();
        for from in self.board.color(us) {
            match self.board.role_at(from) {
                Some(Role::Pawn) => self.pawn_moves(from, &mut moves),
                Some(role) => {
                    let targets = attacks::of(us, role, from, self.board.occupied()) & self.open_targets();
                    moves.extend(targets.into_iter().map(|to| Move::new(from, to, MoveKind::Plain(role))));
                }
                None => {}
            }
        }
        moves.retain(|&mut mv| !self.after(mv).is_in_check(us));
        self.castling_moves(&mut moves);
        moves
    }

    /// The legal moves. If both kings are on the board, the moves come from the fast generator, which also lists
    /// captures of a king that is open to capture.
    pub(super) fn lawful_moves(&self) -> MoveList {
        if self.has_both_kings() { self.legal_moves() } else { self.any_legal_moves() }
    }

    /// The squares that hold neither a king nor a piece of the side to move.
    fn open_targets(&self) -> Bitboard {
        !self.board.color(self.turn) - self.board.role(Role::King)
    }

    fn pawn_moves(&self, from: Square, moves: &mut MoveList) {
        let us = self.turn;
        let last = Bitboard::back_rank(!us);
        if last.has(from) {
            return;
        }
        let free = !self.board.occupied();
        let once = Bitboard::of(attacks::pawn_step(us, from)) & free;
        let second = Rank::R2.seen_by(us);
        let takes = attacks::pawn(us, from) & self.open_targets();
        for to in once | takes & self.board.occupied() {
            let kinds = Role::PROMOTIONS.map(MoveKind::Promotion);
            let plain = [MoveKind::Plain(Role::Pawn)];
            let kinds = if last.has(to) { &kinds[..] } else { &plain[..] };
            moves.extend(kinds.iter().map(|&kind| Move::new(from, to, kind)));
        }
        if let Some(step) = once.first().filter(|_| from.rank() == second) {
            let twice = Bitboard::of(attacks::pawn_step(us, step)) & free;
            moves.extend(twice.into_iter().map(|to| Move::new(from, to, MoveKind::DoubleStep)));
        }
        if let Some(passed) = self.en_passant.filter(|&passed| takes.has(passed)) {
            moves.push(Move::new(from, passed, MoveKind::EnPassant));
        }
    }

    fn castling_moves(&self, moves: &mut MoveList) {
        let us = self.turn;
        let Some(king) = self.board.by(us, Role::King).first() else { return };
        if self.is_in_check(us) {
            return;
        }
        for rook in self.castling_rooks & Bitboard::back_rank(us) {
            if can_castle(self, us, king, rook) {
                moves.push(Move::new(king, rook, MoveKind::Castling));
            }
        }
    }
}
