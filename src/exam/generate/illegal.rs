//! Illegal moves at the standard pace (7.5), completed or not. The opponent, the offender or the arbiter notices them
//! at once or later. Some of the moves claimed to be illegal are legal.

use super::Draft;
use super::offences::{offence, plain_offence};
use super::positions::{endgame, game, goes_on, likely_move, quiet_move_if};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, MoveKind, Position, Role, Square};
use crate::table::ClaimKind;

const ARTICLES: &[&str] = &[
    "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7.1", "3.8.1", "3.9.2", "4.3.1", "7.5.2", "7.5.3", "7.5.4",
];

/// The questions about a claim of an illegal move.
pub const ASKS: &[QuestionKind] =
    &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, QuestionKind::Article];

/// The questions about a press of the clock without a move. None of them is about the position, because keeping it and
/// restoring it come to the same thing.
pub const NO_MOVE: &[QuestionKind] = &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Article];

/// The questions about a claim after somebody was penalised.
const AFTER_PENALTY: &[QuestionKind] = &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Result];

/// The side to move makes an illegal move, and the opponent claims it, so that it is penalised. Both players then make
/// a move, so that the same side is to move again. The pieces on the squares `spared` stay where they are.
pub fn offend_once(scene: &mut Scene, chance: &mut Chance, spared: &[Square]) -> Option<()> {
    plain_offence(scene.position(), chance, spared)?.make(scene)?;
    scene.press_clock()?;
    scene.claim_illegal_move()?;
    spared_move(scene, chance, spared)?;
    spared_move(scene, chance, spared)
}

/// The side to move makes a legal move that touch-move allows, other than castling or a promotion. The pieces on the
/// squares `spared` stay where they are.
pub fn spared_move(scene: &mut Scene, chance: &mut Chance, spared: &[Square]) -> Option<()> {
    let position = scene.position();
    let is_spared = |mv: &Move| {
        [mv.from(), mv.to()].iter().any(|square| spared.contains(square))
            || position.taken_by(*mv).is_some_and(|taken| spared.contains(&taken))
    };
    let fits =
        |mv: &Move| !is_spared(mv) && mv.promotion().is_none() && !mv.is_castling() && goes_on(position, *mv);
    let allowed: Vec<Move> = scene.table.allowed().into_iter().filter(fits).collect();
    let mv = *chance.of(&allowed)?;
    scene.play(mv)
}

/// A position from a random game; at level 3, it may be an endgame in which the opponent has at most one piece or pawn
/// besides the king.
pub fn start(chance: &mut Chance, level: u8) -> Option<Position> {
    if level == 3 && chance.often(50) {
        let theirs: &[Role] = chance.of(&[&[][..], &[Role::Knight], &[Role::Bishop], &[Role::Pawn]])?;
        return endgame(chance, &[Role::Rook, Role::Pawn], theirs);
    }
    let plies = 6 + chance.below(34);
    game(chance, plies)
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    if level > 1 && chance.often(35) {
        return after_penalty(chance, level, Pace::Standard, false, ARTICLES);
    }
    let scene = Scene::new(start(chance, level)?, Pace::Standard, false);
    match (level, chance.below(20)) {
        (1, 0..=8) => legal(scene, chance, ARTICLES),
        (1, 9..=17) => at_once(scene, chance, ARTICLES),
        (1, _) => no_move(scene, ARTICLES),
        (_, 0..=2) => not_completed(scene, chance, ARTICLES),
        (_, 3..=5) => put_right(scene, chance, ARTICLES),
        (_, 6) => legal(scene, chance, ARTICLES),
        (_, 7..=8) => legal_before(scene, chance, ARTICLES),
        (_, 9..=10) => at_once(scene, chance, ARTICLES),
        (_, 11..=12) => after_touching(scene, chance),
        (_, 13..=14) => by_the_offender(scene, chance),
        (2, 15) => no_move(scene, ARTICLES),
        (2, _) => found_later(scene, chance, ARTICLES),
        (_, 15..=17) => found_later(scene, chance, ARTICLES),
        (_, _) => two_hands(scene, chance),
    }
}

/// The player having the move claims an illegal move.
pub fn claim(scene: Scene, asks: &[QuestionKind], articles: &'static [&'static str]) -> Option<Draft> {
    let by = scene.mover();
    Some(Draft::new(scene.decide_claim(ClaimKind::IllegalMove, by)?, asks, articles))
}

/// The questions about a claim. The one about the position is sometimes left out at random. It is always left out if
/// the clock was pressed without a move, and its absence must not give that away.
fn asks(chance: &mut Chance) -> &'static [QuestionKind] {
    if chance.often(65) { ASKS } else { NO_MOVE }
}

/// These questions, but the one about the article only if `is_clear`, that is, if the illegal move breaks only one
/// rule.
pub fn asks_about(asks: &[QuestionKind], is_clear: bool) -> Vec<QuestionKind> {
    asks.iter().copied().filter(|ask| is_clear || *ask != QuestionKind::Article).collect()
}

/// The move that is claimed to be illegal is legal. Often it is one that may look illegal.
pub fn legal(mut scene: Scene, chance: &mut Chance, articles: &'static [&'static str]) -> Option<Draft> {
    let position = scene.position();
    let is_odd = |mv: &Move| {
        let is_special = mv.is_castling() || mv.kind() == MoveKind::EnPassant;
        let answers_check = position.is_check() || position.after(*mv).is_check();
        (is_special || answers_check) && mv.promotion().is_none() && goes_on(position, *mv)
    };
    let odd: Vec<Move> = position.legal_moves().into_iter().filter(is_odd).collect();
    let odd = chance.of(&odd).copied().filter(|_| chance.often(50));
    let mv = odd.or_else(|| likely_move(position, chance))?;
    scene.play(mv)?;
    claim(scene, asks(chance), articles)
}

/// Two legal moves are made before the one that is claimed to be illegal.
fn legal_before(mut scene: Scene, chance: &mut Chance, articles: &'static [&'static str]) -> Option<Draft> {
    for _ in 0..2 {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    legal(scene, chance, articles)
}

/// An illegal move is completed, and the opponent claims it, or the arbiter sees it, before the reply.
pub fn at_once(mut scene: Scene, chance: &mut Chance, articles: &'static [&'static str]) -> Option<Draft> {
    let offence = offence(scene.position(), chance)?;
    offence.make(&mut scene)?;
    scene.press_clock()?;
    let by = Some(scene.mover()).filter(|_| chance.often(80));
    let asks = asks_about(asks(chance), offence.is_clear);
    Some(Draft::new(scene.decide_claim(ClaimKind::IllegalMove, by)?, &asks, articles))
}

/// The clock is pressed without a move (7.5.3).
pub fn no_move(mut scene: Scene, articles: &'static [&'static str]) -> Option<Draft> {
    scene.press_clock()?;
    claim(scene, NO_MOVE, articles)
}

/// The opponent claims an illegal move before it is completed.
pub fn not_completed(
    mut scene: Scene,
    chance: &mut Chance,
    articles: &'static [&'static str],
) -> Option<Draft> {
    offence(scene.position(), chance)?.make(&mut scene)?;
    let by = !scene.mover();
    let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
    Some(Draft::new(scene, asks(chance), articles))
}

/// A piece is put on a wrong square and then, before the clock is pressed, moved legally. The opponent claims an
/// illegal move.
pub fn put_right(mut scene: Scene, chance: &mut Chance, articles: &'static [&'static str]) -> Option<Draft> {
    let position = scene.position().clone();
    let offence = plain_offence(&position, chance, &[])?;
    let &[(from, Some(wrong))] = &offence.carries[..] else { return None };
    position.piece_at(wrong).is_none().then_some(())?;
    let fits = |mv: &Move| mv.from() == from && mv.to() != wrong && mv.promotion().is_none();
    let mv = quiet_move_if(&position, chance, fits)?;
    scene.carry(from, Some(wrong))?;
    scene.carry(wrong, Some(mv.to()))?;
    scene.press_clock()?;
    claim(scene, asks(chance), articles)
}

/// The opponent touches a piece and then claims an illegal move. Only a claim of touch-move would be too late.
fn after_touching(mut scene: Scene, chance: &mut Chance) -> Option<Draft> {
    let is_clear = offend_and_touch(&mut scene, chance)?;
    claim(scene, &asks_about(asks(chance), is_clear), ARTICLES)
}

/// An illegal move is completed, and the opponent touches a piece and puts it back. Returns whether the move breaks
/// only one rule.
pub fn offend_and_touch(scene: &mut Scene, chance: &mut Chance) -> Option<bool> {
    let offence = offence(scene.position(), chance)?;
    offence.make(scene)?;
    scene.press_clock()?;
    let reply = legal_reply(scene.position(), chance)?;
    scene.touch(reply.from())?;
    Some(offence.is_clear)
}

/// The offender reports the illegal move to the arbiter.
fn by_the_offender(mut scene: Scene, chance: &mut Chance) -> Option<Draft> {
    let offence = offence(scene.position(), chance)?;
    offence.make(&mut scene)?;
    scene.press_clock()?;
    let by = !scene.mover();
    let asks = asks_about(asks(chance), offence.is_clear);
    Some(Draft::new(scene.decide_claim(ClaimKind::IllegalMove, by)?, &asks, ARTICLES))
}

/// A likely move (see [`likely_move`]) in a position to which an illegal move may have led; `None` if there is none, or
/// if the position is irregular.
pub fn legal_reply(position: &Position, chance: &mut Chance) -> Option<Move> {
    position.is_regular().then_some(())?;
    likely_move(position, chance)
}

/// An illegal move is completed, two or four more moves are made, and the opponent then claims the illegal move.
pub fn found_later(
    mut scene: Scene,
    chance: &mut Chance,
    articles: &'static [&'static str],
) -> Option<Draft> {
    let offence = offence(scene.position(), chance)?;
    offence.make(&mut scene)?;
    scene.press_clock()?;
    for _ in 0..*chance.of(&[2, 2, 4])? {
        let mv = legal_reply(scene.position(), chance)?;
        scene.play(mv)?;
    }
    claim(scene, &asks_about(asks(chance), offence.is_clear), articles)
}

/// A player captures with both hands (7.5.4), as a first or second illegal move.
fn two_hands(mut scene: Scene, chance: &mut Chance) -> Option<Draft> {
    let by = scene.mover();
    let is_second = chance.often(45);
    if is_second {
        offend_once(&mut scene, chance, &[])?;
        scene.tell_from_here();
    }
    let position = scene.position();
    let is_capture =
        |mv: &Move| position.taken_by(*mv).is_some() && mv.promotion().is_none() && goes_on(position, *mv);
    let captures: Vec<Move> = position.legal_moves().into_iter().filter(is_capture).collect();
    let mv = *chance.of(&captures)?;
    scene.hands(mv)?;
    scene.press_clock()?;
    let asks = [QuestionKind::Time, QuestionKind::Result, QuestionKind::Article];
    Some(Draft::new(scene.decide_two_hands(by)?, &asks, ARTICLES).decided_by("7.5.4"))
}

/// After a penalty for an illegal move, the penalised player or the opponent makes another illegal move, or one of them
/// claims an illegal move wrongly or too early.
pub fn after_penalty(
    chance: &mut Chance,
    level: u8,
    pace: Pace,
    supervised: bool,
    articles: &'static [&'static str],
) -> Option<Draft> {
    let mut scene = Scene::new(start(chance, level)?, pace, supervised);
    offend_once(&mut scene, chance, &[])?;
    let kind = chance.below(20);
    // Because of `offend_once`, the penalised player is now to move; after one more move, the opponent is.
    let is_other = (7..=12).contains(&kind) || kind > 12 && chance.often(50);
    if is_other {
        spared_move(&mut scene, chance, &[])?;
    }
    scene.tell_from_here();
    match kind {
        5..=6 => scene.press_clock()?,
        0..=12 => {
            offence(scene.position(), chance)?.make(&mut scene)?;
            scene.press_clock()?;
        }
        13..=16 => {
            let mv = likely_move(scene.position(), chance)?;
            scene.play(mv)?;
        }
        _ => {
            offence(scene.position(), chance)?.make(&mut scene)?;
            let by = !scene.mover();
            let scene = scene.decide_claim(ClaimKind::IllegalMove, by)?;
            return Some(Draft::new(scene, AFTER_PENALTY, articles));
        }
    }
    let by = Some(scene.mover()).filter(|_| kind > 12 || chance.often(80));
    Some(Draft::new(scene.decide_claim(ClaimKind::IllegalMove, by)?, AFTER_PENALTY, articles))
}
