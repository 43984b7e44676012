//! Promotion (3.7.3, 7.5.2, A.5.4): a pawn goes to the last rank, and stays a pawn or is replaced.

use super::Draft;
use super::illegal::offend_once;
use super::positions::{before_promotion, goes_on};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, Position, Role, Square};
use crate::table::{ClaimKind, Deed};

const ARTICLES: &[&str] = &["3.7.3", "3.9.2", "4.4.4", "6.11.4", "7.5.1", "7.5.2", "7.5.3"];
const RAPID: &[&str] = &["5.2.1", "5.2.2", "6.9", "7.5.2", "9.6.1", "A.5.2", "A.5.4"];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let mine: &[Role] = chance.of(&[&[][..], &[Role::Rook], &[Role::Knight], &[Role::Pawn, Role::Bishop]])?;
    let theirs: &[Role] = match level {
        3 => chance.of(&[&[][..], &[Role::Rook], &[Role::Knight]])?,
        _ => chance.of(&[
            &[Role::Rook][..],
            &[Role::Knight, Role::Pawn],
            &[Role::Queen],
            &[Role::Bishop, Role::Rook],
        ])?,
    };
    let (position, pawn) = before_promotion(chance, mine, theirs)?;
    let ahead = pawn.offset(0, if pawn.rank().index() == 6 { 1 } else { -1 })?;
    match (level, chance.below(2)) {
        (1, 0) => promoted(position, pawn, ahead, chance),
        (1, _) => left(Scene::new(position, Pace::Standard, false), pawn, ahead),
        (2, 0) => pinned(position, pawn, ahead),
        (3, 0) => stays(position, pawn, ahead, chance),
        (_, _) => {
            let mut scene = Scene::new(position, Pace::Standard, false);
            offend_once(&mut scene, chance, Some(pawn))?;
            scene.tell_from_here();
            left(scene, pawn, ahead)
        }
    }
}

/// The four promotions of this pawn straight ahead; `None` if they are illegal, or if any of them would end the game.
fn promotions(position: &Position, pawn: Square, ahead: Square) -> Option<Vec<Move>> {
    let all: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| (mv.from(), mv.to()) == (pawn, ahead)).collect();
    (all.len() == 4 && all.iter().all(|mv| goes_on(position, *mv))).then_some(all)
}

/// The pawn is replaced by a piece, which is legal, and the opponent claims an illegal move.
fn promoted(position: Position, pawn: Square, ahead: Square, chance: &mut Chance) -> Option<Draft> {
    let promotions = promotions(&position, pawn, ahead)?;
    let mut scene = Scene::new(position, Pace::Standard, false);
    scene.play(*chance.of(&promotions)?)?;
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
    Some(Draft {
        scene,
        asks: vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time],
        articles: ARTICLES,
    })
}

/// The pawn stays a pawn, and the opponent claims an illegal move.
fn left(mut scene: Scene, pawn: Square, ahead: Square) -> Option<Draft> {
    promotions(scene.position(), pawn, ahead)?;
    scene.carry(pawn, Some(ahead))?;
    scene.press_clock()?;
    let (by, is_second) = (scene.mover(), scene.told_from > 0);
    let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
    let last = if is_second { QuestionKind::Result } else { QuestionKind::Article };
    Some(Draft {
        scene,
        asks: vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, last],
        articles: ARTICLES,
    })
}

/// The pawn advances, although that leaves its king in check, and the opponent claims an illegal move.
fn pinned(position: Position, pawn: Square, ahead: Square) -> Option<Draft> {
    let is_pinned = position.illegal_reason(pawn, ahead)?.article() == Some("3.9.2");
    is_pinned.then_some(())?;
    let mut scene = Scene::new(position, Pace::Standard, false);
    scene.carry(pawn, Some(ahead))?;
    scene.press_clock()?;
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
    let asks = vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, QuestionKind::Article];
    Some(Draft { scene, asks, articles: ARTICLES })
}

/// In a rapid or blitz game without an arbiter at the board, the pawn stays a pawn, and the opponent completes a reply.
fn stays(position: Position, pawn: Square, ahead: Square, chance: &mut Chance) -> Option<Draft> {
    promotions(&position, pawn, ahead)?;
    let pace = *chance.of(&[Pace::Rapid, Pace::Blitz])?;
    let mut scene = Scene::new(position, pace, false);
    scene.carry(pawn, Some(ahead))?;
    scene.press_clock()?;
    let quiet =
        |mv: &Move| mv.to() != ahead && mv.promotion().is_none() && scene.position().taken_by(*mv).is_none();
    let replies: Vec<Move> = scene.position().any_legal_moves().into_iter().filter(quiet).collect();
    scene.hands(*chance.of(&replies)?)?;
    let by = scene.mover();
    let scene = scene.decide(Deed::PressClock { by })?;
    Some(Draft { scene, asks: vec![QuestionKind::Result, QuestionKind::Article], articles: RAPID })
}
