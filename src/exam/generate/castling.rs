//! Castling (3.8.2, 4.4, 7.5.4): legal or illegal, after a piece has gone out and come back, after the king and a rook
//! have been touched, and with both hands.

use super::illegal::{ASKS, claim, offend_once, spared_move};
use super::positions::{likely_move, quiet_move_if};
use super::scene::Scene;
use super::{Draft, POSITIONS};
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{CastlingPath, CastlingSide, Move, Position, Role, Square};
use crate::table::ClaimKind;

const ILLEGAL: &[&str] = &["3.8.1", "3.8.2.1", "3.8.2.2", "4.4.1", "4.4.3", "7.5.4"];
const TOUCHED: &[&str] = &["3.8.2.1", "3.8.2.2", "4.3.1", "4.4.1", "4.4.2", "4.4.3", "4.7"];
const TWO_HANDS: &[&str] = &["3.8.1", "4.4.1", "6.2.4", "7.5.1", "7.5.3", "7.5.4"];

/// What makes castling illegal; [`Obstacle::None`] if it is legal. In all cases, the squares that must be empty for
/// castling are empty.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Obstacle {
    None,
    /// The king is in check, or would cross or reach an attacked square.
    Attack,
    /// The king or the rook has moved before.
    Moved,
}

/// A position from a random game, and the squares of the king and the rook with which the player may try to castle.
struct Castling {
    position: Position,
    king: Square,
    rook: Square,
}

impl Castling {
    fn of(position: &Position, side: CastlingSide, obstacle: Obstacle) -> Option<Castling> {
        let mover = position.turn();
        let (king, rook) = (position.king(mover), position.castling_rook(mover, side)?);
        let path = CastlingPath::new(mover, king, rook);
        (path.clear & position.board().occupied()).is_empty().then_some(())?;
        let is_legal = position.castling_illegal_reason(side).is_none();
        (is_legal == (obstacle != Obstacle::Attack)).then_some(())?;
        if obstacle != Obstacle::Moved {
            return Some(Castling { position: position.clone(), king, rook });
        }
        let mut setup = position.setup();
        setup.castling_rooks = setup.castling_rooks.without(rook);
        Some(Castling { position: super::positions::position(&setup)?, king, rook })
    }

    /// Looks for a position with this obstacle in random games in which nobody castles.
    fn find(obstacle: Obstacle, chance: &mut Chance) -> Option<Castling> {
        (0..POSITIONS).find_map(|_| {
            let mut position = Position::standard();
            let skipped = 8 + chance.below(12);
            for ply in 0..skipped + 16 {
                let mv =
                    (0..4).find_map(|_| likely_move(&position, chance).filter(|mv| !mv.is_castling()))?;
                position.play(mv);
                let mut sides = CastlingSide::ALL;
                chance.shuffle(&mut sides);
                let found = sides.into_iter().find_map(|side| Castling::of(&position, side, obstacle));
                if let Some(found) = found.filter(|_| ply >= skipped) {
                    return Some(found);
                }
            }
            None
        })
    }
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let pace = if level == 3 { *chance.of(&Pace::ALL)? } else { Pace::Standard };
    match (level, chance.below(20)) {
        (1, 0..=9) | (3, 0..=3) => castles(Obstacle::None, pace, chance),
        (1, 10..=15) | (3, 4..=5) => castles(Obstacle::Attack, pace, chance),
        (1, _) | (3, 6) => castles(Obstacle::Moved, pace, chance),
        (2, 0..=4) => comes_back(true, chance),
        (2, 5..=8) => comes_back(false, chance),
        (2, 9..=11) => king_first(true, true, chance),
        (2, 12..=14) => king_first(true, false, chance),
        (2, 15..=17) => rook_first(true, chance),
        (2, _) => rook_first(false, chance),
        (3, 7..=10) => king_first(false, true, chance),
        (3, 11..=13) => king_first(false, false, chance),
        (3, 14..=15) => rook_first(true, chance),
        (_, _) => two_hands(pace, chance),
    }
}

/// The king and the rook are moved as in castling, and the opponent claims an illegal move.
fn castles(obstacle: Obstacle, pace: Pace, chance: &mut Chance) -> Option<Draft> {
    let Castling { position, king, rook } = Castling::find(obstacle, chance)?;
    castle(Scene::new(position, pace, false), king, rook)
}

fn castle(mut scene: Scene, king: Square, rook: Square) -> Option<Draft> {
    scene.castle(king, rook)?;
    scene.press_clock()?;
    claim(scene, ASKS, ILLEGAL)
}

/// A piece goes away and comes back, and then the player castles. If `is_rook`, that piece is the castling rook;
/// otherwise it is neither the king nor that rook, and castling stays legal.
fn comes_back(is_rook: bool, chance: &mut Chance) -> Option<Draft> {
    let Castling { position, king, rook } = Castling::find(Obstacle::None, chance)?;
    (0..POSITIONS).find_map(|_| out_and_back(&position, king, rook, is_rook, chance))
}

fn out_and_back(
    position: &Position,
    king: Square,
    rook: Square,
    is_rook: bool,
    chance: &mut Chance,
) -> Option<Draft> {
    let mut scene = Scene::new(position.clone(), Pace::Standard, false);
    let there = quiet_move_if(position, chance, |mv| {
        let is_wanted = if is_rook { mv.from() == rook } else { ![king, rook].contains(&mv.from()) };
        is_wanted && mv.role() != Role::Pawn
    })?;
    scene.play(there)?;
    let reply = likely_move(scene.position(), chance)?;
    scene.play(reply)?;
    let is_back = |mv: &Move| (mv.from(), mv.to()) == (there.to(), there.from());
    let back = scene.position().legal_moves().into_iter().find(is_back)?;
    scene.play(back)?;
    let reply = likely_move(scene.position(), chance)?;
    scene.play(reply)?;
    // Castling must break no rule, except that, if `is_rook`, the rook has moved.
    let (board, mover) = (scene.position().board(), scene.mover());
    let path = CastlingPath::new(mover, king, rook);
    let is_attacked = |square: Square| board.attackers(square, !mover, board.occupied()).any();
    let stand =
        board.piece_at(rook) == position.board().piece_at(rook) && scene.position().king(mover) == king;
    let is_free = (path.clear & board.occupied()).is_empty() && stand;
    (is_free && !path.crossed.with(king).into_iter().any(is_attacked)).then_some(())?;
    castle(scene, king, rook)
}

fn quiet_move(scene: &Scene, from: Square, chance: &mut Chance) -> Option<Move> {
    quiet_move_if(scene.position(), chance, |mv| mv.from() == from)
}

/// The king and then the rook are touched. If castling is legal, the player castles or, if `departs`, moves the king
/// elsewhere; if it is not, the player moves the king or, if `departs`, the rook. The opponent claims touch-move.
fn king_first(is_legal: bool, departs: bool, chance: &mut Chance) -> Option<Draft> {
    let obstacle = if is_legal { Obstacle::None } else { Obstacle::Attack };
    (0..POSITIONS).find_map(|_| {
        let Castling { position, king, rook } = Castling::find(obstacle, chance)?;
        let mut scene = Scene::new(position, Pace::Standard, false);
        scene.touch(king)?;
        scene.touch(rook)?;
        match (is_legal, departs) {
            (true, false) => {
                scene.castle(king, rook)?;
                scene.press_clock()?;
            }
            (true, true) | (false, false) => {
                let mv = quiet_move(&scene, king, chance)?;
                scene.play(mv)?;
            }
            (false, true) => {
                // If the king could not move, the player would be free to move the rook (4.4.3).
                quiet_move(&scene, king, chance)?;
                let mv = quiet_move(&scene, rook, chance)?;
                scene.play(mv)?;
            }
        }
        claim_touch(scene)
    })
}

/// The rook and then the king are touched. The player castles if `departs`, otherwise moves the rook. The opponent
/// claims touch-move.
fn rook_first(departs: bool, chance: &mut Chance) -> Option<Draft> {
    (0..POSITIONS).find_map(|_| {
        let Castling { position, king, rook } = Castling::find(Obstacle::None, chance)?;
        let mut scene = Scene::new(position, Pace::Standard, false);
        scene.touch(rook)?;
        scene.touch(king)?;
        // The rook was touched first, so it must move if it can.
        let mv = quiet_move(&scene, rook, chance)?;
        if departs {
            scene.castle(king, rook)?;
            scene.press_clock()?;
        } else {
            scene.play(mv)?;
        }
        claim_touch(scene)
    })
}

fn claim_touch(scene: Scene) -> Option<Draft> {
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::TouchMove, by)?;
    Some(Draft::new(scene, &[QuestionKind::Claim, QuestionKind::Bound, QuestionKind::Article], TOUCHED))
}

/// The player castles with both hands, as a first or second illegal move.
fn two_hands(pace: Pace, chance: &mut Chance) -> Option<Draft> {
    (0..POSITIONS).find_map(|_| {
        let Castling { position, king, rook } = Castling::find(Obstacle::None, chance)?;
        let mut scene = Scene::new(position, pace, false);
        let by = scene.mover();
        let is_second = chance.often(45);
        if is_second {
            offend_once(&mut scene, chance, &[king, rook])?;
            scene.tell_from_here();
        } else if chance.often(30) {
            // The opponent is penalised first. That must not count against this player.
            spared_move(&mut scene, chance, &[king, rook])?;
            offend_once(&mut scene, chance, &[king, rook])?;
            spared_move(&mut scene, chance, &[king, rook])?;
            scene.tell_from_here();
        }
        let side = CastlingSide::of(king, rook);
        let is_legal = |position: &Position| {
            let is_there = (position.turn(), position.king(by)) == (by, king);
            is_there && position.castling_illegal_reason(side).is_none()
        };
        is_legal(scene.position()).then_some(())?;
        scene.castle(king, rook)?;
        scene.press_clock()?;
        let scene = scene.decide_two_hands(by)?;
        let asks = [QuestionKind::Time, QuestionKind::Result, QuestionKind::Article];
        Some(Draft::new(scene, &asks, TWO_HANDS).decided_by("7.5.4"))
    })
}
