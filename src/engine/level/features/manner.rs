//! How a move is made: which piece goes where, what it does for the opening, the king and the pawns, and how it
//! relates to the previous moves.

use super::{Feature, Row, Scene, distance, mark, put};
use crate::rules::{Bitboard, Move, MoveKind, Role, Square, attacks};

/// The first feature of each group that has one feature per role: in general, late in the game, in the opening.
const ROLES: [Feature; 3] = [Feature::PawnMove, Feature::PawnLate, Feature::PawnOpening];

impl Scene<'_> {
    pub(super) fn manner(&self, row: &mut Row, mv: Move) {
        for (first, value) in ROLES.into_iter().zip([1.0, 1.0 - self.phase, self.opening]) {
            row.push((first as u16 + mv.role().index() as u16, value));
        }
        if self.check {
            let takes = self.position.taken_by(mv).is_some();
            mark(row, Feature::EvasionKing, mv.role() == Role::King);
            mark(row, Feature::EvasionTakes, takes);
            mark(row, Feature::EvasionBlock, !takes && mv.role() != Role::King);
        }
        self.opening(row, mv);
        self.went_before(row, mv);
        if !mv.is_castling() {
            self.path(row, mv);
            match mv.role() {
                Role::Pawn => self.pawn(row, mv),
                Role::Rook => self.rook(row, mv),
                Role::Knight | Role::Bishop | Role::Queen | Role::King => {}
            }
        }
    }

    fn opening(&self, row: &mut Row, mv: Move) {
        let castles = mv.kind() == MoveKind::Castling;
        let long = mv.to().file().index() < mv.from().file().index();
        mark(row, Feature::Castles, castles);
        mark(row, Feature::CastlesLong, castles && long);
        put(row, Feature::CastlesLate, if castles { 1.0 - self.opening } else { 0.0 });
        let home = Bitboard::back_rank(self.us);
        let rights = self.position.castling_rooks() & home;
        mark(row, Feature::LosesCastling, !castles && mv.role() == Role::King && rights.any());
        mark(row, Feature::RookLosesCastling, mv.role() == Role::Rook && rights.has(mv.from()));
        let minor = matches!(mv.role(), Role::Knight | Role::Bishop);
        let develops = minor && home.has(mv.from()) && !home.has(mv.to());
        mark(row, Feature::Develops, develops);
        put(row, Feature::DevelopsOpening, if develops { self.opening } else { 0.0 });
        let early = mv.role() == Role::Queen && home.has(mv.from());
        put(row, Feature::EarlyQueen, if early { self.undeveloped * self.opening } else { 0.0 });
    }

    /// Adds the direction and the length of a move, and how much closer a piece comes to the centre or the enemy king.
    fn path(&self, row: &mut Row, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let forward = self.rank(to) - self.rank(from);
        let piece = mv.role() != Role::Pawn;
        mark(row, Feature::Retreats, piece && forward < 0.0);
        mark(row, Feature::Sideways, piece && forward == 0.0);
        mark(row, Feature::Advances, piece && forward > 0.0);
        put(row, Feature::Length, distance(from, to) / 4.0);
        mark(row, Feature::ToBackRank, piece && self.rank(to) == 0.0 && self.rank(from) > 0.0);
        let enemy = self.position.king(!self.us);
        if piece {
            put(row, Feature::ToCentre, (centre(from) - centre(to)) / 3.0);
            if mv.role() == Role::King {
                put(row, Feature::KingToCentreLate, (centre(from) - centre(to)) * (1.0 - self.phase));
            } else {
                put(row, Feature::ToEnemyKing, (distance(from, enemy) - distance(to, enemy)) / 3.0);
            }
        }
    }

    fn pawn(&self, row: &mut Row, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let board = self.position.board();
        let (own, enemy) = (board.by(self.us, Role::Pawn), board.by(!self.us, Role::Pawn));
        let near = |king: Square| from.file().index().abs_diff(king.file().index()) <= 1;
        let king = self.position.king(self.us);
        let shield = near(king) && self.rank(king) < 2.0;
        mark(row, Feature::DoubleStep, mv.kind() == MoveKind::DoubleStep);
        put(row, Feature::Shield, if shield { self.phase } else { 0.0 });
        put(row, Feature::ShieldCastled, if shield && self.castled { self.phase } else { 0.0 });
        mark(row, Feature::Storm, near(self.position.king(!self.us)) && !shield && self.rank(to) >= 3.0);
        let in_front = |square: Square| {
            self.rank(square) > self.rank(from) && square.file().index().abs_diff(to.file().index()) <= 1
        };
        let passed = !enemy.into_iter().any(in_front);
        mark(row, Feature::Passed, passed);
        put(row, Feature::PassedRank, if passed { self.rank(to) / 6.0 } else { 0.0 });
        mark(row, Feature::PawnContact, (attacks::pawn(self.us, to) & enemy).any());
        mark(row, Feature::PawnBacked, (attacks::pawn(!self.us, to) & own.without(from)).any());
        mark(row, Feature::RimPawn, matches!(to.file().index(), 0 | 7));
    }

    fn rook(&self, row: &mut Row, mv: Move) {
        let file = Bitboard::file(mv.to().file());
        let board = self.position.board();
        let own = (board.by(self.us, Role::Pawn) & file).any();
        let enemy = (board.by(!self.us, Role::Pawn) & file).any();
        let other = mv.to().file() != mv.from().file();
        mark(row, Feature::RookOpenFile, other && !own && !enemy);
        mark(row, Feature::RookHalfOpenFile, other && !own && enemy);
    }

    fn went_before(&self, row: &mut Row, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        if let Some(own) = self.recent.own.filter(|own| !own.is_castling()) {
            mark(row, Feature::SamePiece, own.to() == from);
            put(row, Feature::SamePieceOpening, if own.to() == from { self.opening } else { 0.0 });
            mark(row, Feature::Undoes, own.to() == from && own.from() == to);
            put(row, Feature::NearOwn, distance(to, own.to()) / 4.0);
        }
        let Some(theirs) = self.recent.theirs.filter(|theirs| !theirs.is_castling()) else { return };
        let far = distance(to, theirs.to());
        put(row, Feature::NearTheirs, far / 4.0);
        mark(row, Feature::NearTheirsClose, far <= 1.0);
        let board = self.position.board();
        let role = board.role_at(theirs.to()).unwrap_or(Role::Pawn);
        let hit = attacks::of(!self.us, role, theirs.to(), board.occupied());
        mark(row, Feature::WasAttackedByTheirs, hit.has(from));
        mark(row, Feature::BlocksOrLeavesLine, hit.has(to));
        mark(row, Feature::ToWhereTheyLeft, to == theirs.from());
    }
}

/// The distance from the middle of the board in squares, from 0.5 to 3.5.
fn centre(square: Square) -> f32 {
    let off = |index: usize| (index as f32 - 3.5).abs();
    off(square.file().index()).max(off(square.rank().index()))
}
