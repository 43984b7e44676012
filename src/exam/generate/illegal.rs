//! Illegal moves (7.5, A.5.2, B.3): usually a piece goes where it may not, and a player claims, in time or not.

use super::Draft;
use super::positions::{endgame, game, likely_move};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{IllegalReason, Move, Position, Role, Square};
use crate::table::{ClaimKind, Deed};

const ARTICLES: &[&str] = &[
    "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7.1", "3.8.1", "3.9.2", "4.3.1", "7.5.2", "7.5.3", "7.5.4",
];
const FAST: &[&str] = &["3.5", "3.9.2", "4.8", "7.5.1", "7.5.3", "A.5.2", "A.5.4", "B.3"];

/// A move from one square to another that is not legal.
struct Offence {
    from: Square,
    to: Square,
    /// Whether the move breaks only one rule.
    is_clear: bool,
}

/// An illegal move of the side to move, with any piece except the one on `but`.
fn offence(position: &Position, chance: &mut Chance, but: Option<Square>) -> Option<Offence> {
    let (board, mover) = (position.board(), position.turn());
    let wants_check = chance.often(30);
    let men: Vec<Square> = board.color(mover).into_iter().filter(|square| Some(*square) != but).collect();
    let goals = !board.color(mover) - board.role(Role::King);
    let goals: Vec<Square> = goals.into_iter().collect();
    (0..60).find_map(|_| {
        let (from, to) = (*chance.of(&men)?, *chance.of(&goals)?);
        let leaves_check = leaves_check(position, from, to);
        let is_how = match position.illegal_reason(from, to)? {
            IllegalReason::Pinned { .. }
            | IllegalReason::StillInCheck { .. }
            | IllegalReason::KingAttacked { .. } => true,
            IllegalReason::NotHowItMoves { .. }
            | IllegalReason::Blocked { .. }
            | IllegalReason::PawnHasMoved { .. }
            | IllegalReason::PawnTakesStraight { .. } => false,
            _ => return None,
        };
        let is_late_pawn = board.role_at(from) == Some(Role::Pawn) && matches!(to.rank().index(), 0 | 7);
        let is_wanted = is_how == wants_check && !is_late_pawn;
        is_wanted.then_some(Offence { from, to, is_clear: is_how || !leaves_check })
    })
}

/// Whether the mover's king is attacked once the piece on `from` has gone to `to`.
fn leaves_check(position: &Position, from: Square, to: Square) -> bool {
    let (board, mover) = (position.board(), position.turn());
    let king = if position.king(mover) == from { to } else { position.king(mover) };
    let left = board.occupied().without(from).with(to);
    board.attackers(king, !mover, left).without(to).any()
}

/// The side to move makes an illegal move, which is claimed and penalised. Both players then make a move, so that the
/// same side is to move again. The piece on `but` stays where it is.
pub fn offend_once(scene: &mut Scene, chance: &mut Chance, but: Option<Square>) -> Option<()> {
    let first = offence(scene.position(), chance, but)?;
    scene.carry(first.from, Some(first.to))?;
    scene.press_clock()?;
    scene.claim_illegal_move()?;
    for _ in 0..2 {
        let allowed: Vec<Move> = scene
            .table
            .allowed()
            .into_iter()
            .filter(|mv| {
                Some(mv.from()) != but && scene.position().taken_by(*mv) != but && mv.promotion().is_none()
            })
            .collect();
        let mv = *chance.of(&allowed)?;
        scene.play(mv)?;
    }
    Some(())
}

/// A position from a random game; at level 3 it may be an endgame in which the opponent has at most one piece besides
/// the king.
fn start(chance: &mut Chance, level: u8) -> Option<Position> {
    if level == 3 && chance.often(50) {
        let theirs: &[Role] = chance.of(&[&[][..], &[Role::Knight], &[Role::Bishop], &[Role::Pawn]])?;
        return endgame(chance, &[Role::Rook, Role::Pawn], theirs);
    }
    let plies = 6 + chance.below(34);
    game(chance, plies)
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let position = start(chance, level)?;
    let mut scene = Scene::new(position, Pace::Standard, false);
    let variant = chance.below(4);
    match (level, variant) {
        (1, 0) => {
            // Nothing is wrong with this move.
            let mv = likely_move(scene.position(), chance)?;
            scene.play(mv)?;
            claim(scene, &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time], ARTICLES)
        }
        (1, 1) if chance.often(40) => {
            scene.press_clock()?;
            claim(scene, &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Article], ARTICLES)
        }
        (2, 0) => {
            let offence = offence(scene.position(), chance, None)?;
            scene.carry(offence.from, Some(offence.to))?;
            let by = !scene.mover();
            let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
            Some(Draft { scene, asks: vec![QuestionKind::Claim, QuestionKind::Time], articles: ARTICLES })
        }
        (2, 1) => {
            // The offender claims.
            let offence = offence(scene.position(), chance, None)?;
            scene.carry(offence.from, Some(offence.to))?;
            scene.press_clock()?;
            let by = !scene.mover();
            let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
            Some(Draft {
                scene,
                asks: vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time],
                articles: ARTICLES,
            })
        }
        (2, 2) => found_later(scene, chance, ARTICLES),
        (2 | 3, _) => {
            offend_once(&mut scene, chance, None)?;
            if level == 3 && variant == 0 {
                // The next illegal move is then the first one of the other player.
                let mv = likely_move(scene.position(), chance)?;
                scene.play(mv)?;
            }
            scene.tell_from_here();
            at_once(scene, chance, &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Result], ARTICLES)
        }
        _ => at_once(
            scene,
            chance,
            &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, QuestionKind::Article],
            ARTICLES,
        ),
    }
}

/// A case in a rapid or blitz game, which from level 2 on may be supervised.
pub fn fast_draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let position = start(chance, level)?;
    let pace = *chance.of(&[Pace::Rapid, Pace::Blitz])?;
    let is_supervised = level > 1 && chance.often(50);
    let mut scene = Scene::new(position, pace, is_supervised);
    match (level, chance.below(3)) {
        (1, 0) => {
            let mv = likely_move(scene.position(), chance)?;
            scene.play(mv)?;
            claim(scene, &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time], FAST)
        }
        (2, 0) => found_later(scene, chance, FAST),
        (2 | 3, 1) => {
            offence_and_reply(&mut scene, chance, true)?;
            let by = scene.mover();
            let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
            let article = (!is_supervised).then_some(QuestionKind::Article);
            let asks = [QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time]
                .into_iter()
                .chain(article)
                .collect();
            Some(Draft { scene, asks, articles: FAST })
        }
        (3, 0) => {
            offence_and_reply(&mut scene, chance, false)?;
            let by = scene.mover();
            let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
            Some(Draft {
                scene,
                asks: vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time],
                articles: FAST,
            })
        }
        (3, _) => {
            offend_once(&mut scene, chance, None)?;
            scene.tell_from_here();
            at_once(scene, chance, &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Result], FAST)
        }
        _ => at_once(scene, chance, &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time], FAST),
    }
}

/// An illegal move is completed. With `is_made`, the opponent then makes a reply without pressing the clock; otherwise
/// the opponent touches a piece and puts it back.
fn offence_and_reply(scene: &mut Scene, chance: &mut Chance, is_made: bool) -> Option<()> {
    let offence = offence(scene.position(), chance, None)?;
    scene.carry(offence.from, Some(offence.to))?;
    scene.press_clock()?;
    let reply = legal_reply(scene.position(), chance)?;
    if is_made { scene.hands(reply) } else { scene.touch(reply.from()) }
}

/// A legal move in a position to which an illegal move may have led; `None` if there is none, or if the position is
/// irregular.
fn legal_reply(position: &Position, chance: &mut Chance) -> Option<Move> {
    position.is_regular().then_some(())?;
    likely_move(position, chance)
}

/// An illegal move is completed, both players make a move, and the opponent then claims.
fn found_later(mut scene: Scene, chance: &mut Chance, articles: &'static [&'static str]) -> Option<Draft> {
    let offence = offence(scene.position(), chance, None)?;
    scene.carry(offence.from, Some(offence.to))?;
    scene.press_clock()?;
    for _ in 0..2 {
        let mv = legal_reply(scene.position(), chance)?;
        scene.play(mv)?;
    }
    claim(scene, &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time], articles)
}

/// An illegal move is completed, and the opponent claims it before making a reply.
fn at_once(
    mut scene: Scene,
    chance: &mut Chance,
    asks: &[QuestionKind],
    articles: &'static [&'static str],
) -> Option<Draft> {
    let offence = offence(scene.position(), chance, None)?;
    scene.carry(offence.from, Some(offence.to))?;
    scene.press_clock()?;
    let asks: Vec<QuestionKind> =
        asks.iter().copied().filter(|ask| *ask != QuestionKind::Article || offence.is_clear).collect();
    claim(scene, &asks, articles)
}

/// The player having the move claims an illegal move.
fn claim(scene: Scene, asks: &[QuestionKind], articles: &'static [&'static str]) -> Option<Draft> {
    let by = scene.mover();
    let scene = scene.decide(Deed::Claim { kind: ClaimKind::IllegalMove, intended: None, by: Some(by) })?;
    Some(Draft { scene, asks: asks.to_vec(), articles })
}
