//! Castling (3.8.2, 4.4): legal or illegal, after the rook has moved, and after touches of king and rook.

use super::Draft;
use super::positions::{game, goes_on, likely_move};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{CastlingPath, CastlingSide, IllegalReason, Move, Position, Square};
use crate::table::ClaimKind;

const ILLEGAL: &[&str] = &["3.8.1", "3.8.2.1", "3.8.2.2", "3.9.2", "4.4.3", "7.5.4"];
const TOUCHED: &[&str] = &["3.8.2.1", "3.8.2.2", "4.3.1", "4.4.1", "4.4.2", "4.4.3", "4.7"];

/// A position in which the squares that castling needs are free, and the squares of the king and the rook.
struct Castling {
    position: Position,
    king: Square,
    rook: Square,
    /// Why castling is illegal; `None` if it is legal.
    reason: Option<IllegalReason>,
}

fn find(chance: &mut Chance) -> Option<Castling> {
    let plies = 8 + chance.below(24);
    let position = game(chance, plies)?;
    let mover = position.turn();
    let side = *chance.of(&[CastlingSide::A, CastlingSide::H])?;
    let (king, rook) = (position.king(mover), position.castling_rook(mover, side)?);
    let path = CastlingPath::new(mover, king, rook);
    (path.clear & position.board().occupied()).is_empty().then_some(())?;
    let reason = position.castling_illegal_reason(side);
    Some(Castling { position, king, rook, reason })
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let castling = find(chance)?;
    let pace = if level == 3 { *chance.of(&Pace::ALL)? } else { Pace::Standard };
    match (level, chance.below(3)) {
        (1, _) | (3, 0) => {
            let is_wanted = chance.often(30);
            (castling.reason.is_none() == is_wanted).then_some(())?;
            castle(Scene::new(castling.position, pace, false), castling.king, castling.rook)
        }
        (2, 0) => castling.after_the_rook_moved(chance),
        (2, _) => castling.touched(chance, true),
        (_, _) => castling.touched(chance, false),
    }
}

/// The king and the rook are moved as in castling, and the opponent claims an illegal move.
fn castle(mut scene: Scene, king: Square, rook: Square) -> Option<Draft> {
    scene.castle(king, rook)?;
    scene.press_clock()?;
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
    let asks = vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, QuestionKind::Article];
    Some(Draft { scene, asks, articles: ILLEGAL })
}

impl Castling {
    /// The rook goes away and comes back, and then the player castles.
    fn after_the_rook_moved(self, chance: &mut Chance) -> Option<Draft> {
        let Castling { position, king, rook, .. } = self;
        let mut scene = Scene::new(position, Pace::Standard, false);
        let steps: Vec<Move> =
            scene.position().legal_moves().into_iter().filter(|mv| mv.from() == rook).collect();
        let there = *chance.of(&steps)?;
        scene.position().taken_by(there).is_none().then_some(())?;
        scene.play(there)?;
        let reply = likely_move(scene.position(), chance)?;
        scene.play(reply)?;
        let back = |mv: &Move| mv.from() == there.to() && mv.to() == rook;
        let back = scene.position().legal_moves().into_iter().find(back)?;
        scene.play(back)?;
        let reply = likely_move(scene.position(), chance)?;
        scene.play(reply)?;
        // Castling must not break a second rule.
        let (board, mover) = (scene.position().board(), scene.mover());
        let path = CastlingPath::new(mover, king, rook);
        let is_attacked = |square: Square| board.attackers(square, !mover, board.occupied()).any();
        let is_free = (path.clear & board.occupied()).is_empty() && scene.position().king(mover) == king;
        (is_free && !path.crossed.with(king).into_iter().any(is_attacked)).then_some(())?;
        castle(scene, king, rook)
    }

    /// The king and the rook are touched, and the opponent claims touch-move. With `is_legal`, castling is legal;
    /// otherwise it is usually illegal.
    fn touched(self, chance: &mut Chance, is_legal: bool) -> Option<Draft> {
        let Castling { position, king, rook, reason } = self;
        (reason.is_none() == is_legal || !is_legal && chance.often(20)).then_some(())?;
        let others: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| !mv.is_castling() && goes_on(&position, *mv) && position.taken_by(*mv).is_none())
            .filter(|mv| mv.promotion().is_none())
            .collect();
        let of = |square: Square| -> Vec<Move> {
            others.iter().copied().filter(|mv| mv.from() == square).collect()
        };
        let is_rook_first = is_legal && chance.often(50);
        let mut scene = Scene::new(position, Pace::Standard, false);
        let touched = if is_rook_first { [rook, king] } else { [king, rook] };
        for square in touched {
            scene.touch(square)?;
        }
        if is_rook_first {
            scene.castle(king, rook)?;
            scene.press_clock()?;
        } else {
            let moved = if is_legal { king } else { rook };
            let mv = *chance.of(&of(moved))?;
            scene.play(mv)?;
        }
        let by = scene.mover();
        let scene = scene.decide_claim(ClaimKind::TouchMove, by)?;
        Some(Draft {
            scene,
            asks: vec![QuestionKind::Claim, QuestionKind::Bound, QuestionKind::Article],
            articles: TOUCHED,
        })
    }
}
