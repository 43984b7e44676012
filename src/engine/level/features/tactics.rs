//! The tactics of a move: captures, promotions, pieces in danger before and after it, checks, and what the moved piece
//! attacks.

use super::danger::{DangerMap, WORTH};
use super::{Feature, Row, Scene, mark, put};
use crate::engine::see::wins_at_least;
use crate::rules::{Bitboard, Move, MoveKind, Position, Role, attacks};

impl Scene<'_> {
    pub(super) fn tactics(&self, row: &mut Row, mv: Move, next: &Position) {
        self.captures(row, mv);
        self.safety(row, mv, next);
        self.reach(row, mv, next);
    }

    fn captures(&self, row: &mut Row, mv: Move) {
        let board = self.position.board();
        let own = WORTH[mv.role().index()].min(10.0);
        if let Some(square) = self.position.taken_by(mv) {
            let role = board.role_at(square).unwrap_or(Role::Pawn);
            let worth = WORTH[role.index()];
            mark(row, Feature::Capture, true);
            put(row, Feature::CaptureWorth, worth / 3.0);
            mark(row, Feature::CaptureWins, wins_at_least(self.position, mv, 80));
            mark(row, Feature::CaptureLoses, !wins_at_least(self.position, mv, -20));
            put(row, Feature::CaptureDownward, (own.min(9.0) - worth).max(0.0) / 3.0);
            let trade = own == worth && role != Role::Pawn;
            mark(row, Feature::Trade, trade);
            put(row, Feature::TradeAhead, if trade { self.ahead.clamp(-5.0, 5.0) / 5.0 } else { 0.0 });
            mark(row, Feature::TradeQueens, trade && role == Role::Queen);
            mark(row, Feature::Recapture, self.recent.taken_on() == Some(square));
            mark(row, Feature::TakesLastMover, self.recent.theirs.is_some_and(|last| last.to() == square));
            mark(row, Feature::PawnTakes, mv.role() == Role::Pawn);
            mark(row, Feature::EnPassant, mv.kind() == MoveKind::EnPassant);
        }
        mark(row, Feature::Queening, mv.promotion() == Some(Role::Queen));
        mark(row, Feature::Underpromotion, mv.promotion().is_some_and(|role| role != Role::Queen));
    }

    fn safety(&self, row: &mut Row, mv: Move, next: &Position) {
        let (us, them) = (self.us, !self.us);
        let after = DangerMap::new(next.board());
        let was = self.danger.at(us, mv.from());
        let there = if mv.is_castling() { 0.0 } else { after.at(us, mv.to()) };
        mark(row, Feature::Escapes, was > 0.0 && there == 0.0);
        put(row, Feature::EscapesWorth, if there == 0.0 { was / 3.0 } else { 0.0 });
        mark(row, Feature::MovesIntoDanger, there > 0.0);
        put(row, Feature::IntoDangerWorth, there / 3.0);
        let left = after.most(us, mv.to());
        mark(row, Feature::LeavesHanging, left > 0.0);
        put(row, Feature::LeavesHangingWorth, left / 3.0);
        put(row, Feature::Relieves, (self.danger.most(us, mv.from()) - left).max(0.0) / 3.0);
        let taken = self.position.taken_by(mv).unwrap_or(mv.to());
        let (threat, before) = (after.most(them, taken), self.danger.most(them, taken));
        mark(row, Feature::Threat, threat > before);
        put(row, Feature::ThreatWorth, (threat - before).max(0.0) / 3.0);
        mark(row, Feature::ThreatensQueen, threat >= 4.0 && threat > before);
        let more = after.count(them) - self.danger.count(them);
        mark(row, Feature::Fork, more >= 2.0);
        put(row, Feature::RaisesThreats, more.clamp(-2.0, 3.0));
        mark(row, Feature::PawnThreat, mv.role() == Role::Pawn && threat > before);
    }

    fn reach(&self, row: &mut Row, mv: Move, next: &Position) {
        let (us, them) = (self.us, !self.us);
        let check = next.is_check();
        mark(row, Feature::Check, check);
        let loses = !mv.is_castling() && !wins_at_least(self.position, mv, 0);
        mark(row, Feature::CheckSafe, check && !loses);
        mark(row, Feature::CheckDiscovered, check && !next.checkers().has(mv.to()));
        if mv.is_castling() {
            return;
        }
        let (before, board) = (self.position.board(), next.board());
        let occupied = board.occupied();
        let role = mv.promotion().unwrap_or(mv.role());
        let seen = attacks::of(us, role, mv.to(), occupied);
        let saw = attacks::of(us, mv.role(), mv.from(), before.occupied());
        mark(row, Feature::DefendedThere, board.attackers(mv.to(), us, occupied).any());
        mark(row, Feature::AttackedThere, board.attackers(mv.to(), them, occupied).any());
        if !matches!(role, Role::Pawn | Role::King) {
            put(row, Feature::Mobility, (seen.len() as f32 - saw.len() as f32) / 5.0);
            let ring = attacks::king(next.king(them));
            put(row, Feature::KingRing, ((seen & ring).len() as f32 - (saw & ring).len() as f32) / 2.0);
        }
        let attacked = |mask: Bitboard| {
            let own = mask & board.color(us);
            own.into_iter().filter(|square| before.attackers(*square, them, before.occupied()).any()).count()
        };
        put(row, Feature::Protects, attacked(seen - saw) as f32);
        let last = self.recent.theirs.map(Move::to);
        let hits = last.is_some_and(|square| seen.has(square) && board.color(them).has(square));
        mark(row, Feature::ThreatensLastMover, hits);
    }
}
