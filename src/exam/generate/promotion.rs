//! Promotion (3.7.3, 7.5.2, A.5.4): a pawn goes to the last rank, legally or not, and stays a pawn or is replaced.

use super::illegal::{ASKS, claim, offend_once, spared_move};
use super::offences::{Rule, exposes_king};
use super::positions::{before_promotion, goes_on};
use super::scene::Scene;
use super::{Draft, POSITIONS};
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, Position, Role, Square};
use crate::table::{ClaimKind, Deed};

const ARTICLES: &[&str] = &["3.7.3", "3.9.2", "4.4.4", "6.11.4", "7.5.1", "7.5.2", "7.5.3"];
const FAST: &[&str] = &["5.2.1", "5.2.2", "6.9", "7.5.2", "9.6.1", "A.5.2", "A.5.4"];

const AFTER_PENALTY: &[QuestionKind] =
    &[QuestionKind::Claim, QuestionKind::Position, QuestionKind::Time, QuestionKind::Result];

/// A position with a pawn one step before its last rank.
struct Pawn {
    position: Position,
    from: Square,
    ahead: Square,
}

impl Pawn {
    fn draw(chance: &mut Chance, level: u8) -> Option<Pawn> {
        let mine: &[Role] =
            chance.of(&[&[][..], &[Role::Rook], &[Role::Knight], &[Role::Pawn, Role::Bishop]])?;
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
        Some(Pawn { position, from: pawn, ahead })
    }

    fn scene(&self, pace: Pace, supervised: bool) -> Scene {
        Scene::new(self.position.clone(), pace, supervised)
    }

    /// The pawn's four promotions straight ahead; `None` if they are illegal, or if any of them would mate or
    /// stalemate.
    fn promotions(&self, scene: &Scene) -> Option<Vec<Move>> {
        let position = scene.position();
        let is_it = |mv: &Move| (mv.from(), mv.to()) == (self.from, self.ahead);
        let all: Vec<Move> = position.legal_moves().into_iter().filter(is_it).collect();
        (all.len() == 4 && all.iter().all(|mv| goes_on(position, *mv))).then_some(all)
    }

    /// The pawn is promoted legally, and the opponent claims an illegal move.
    fn promoted(&self, mut scene: Scene, asks: &[QuestionKind], chance: &mut Chance) -> Option<Draft> {
        let promotions = self.promotions(&scene)?;
        scene.play(*chance.of(&promotions)?)?;
        claim(scene, asks, ARTICLES)
    }

    /// The pawn stays a pawn, and the opponent claims an illegal move.
    fn left(&self, mut scene: Scene, asks: &[QuestionKind]) -> Option<Draft> {
        self.leave(&mut scene)?;
        claim(scene, asks, ARTICLES)
    }

    /// Moves the pawn to the last rank, does not replace it, and presses the clock.
    fn leave(&self, scene: &mut Scene) -> Option<()> {
        self.promotions(scene)?;
        scene.carry(self.from, Some(self.ahead))?;
        scene.press_clock()
    }

    /// The pawn goes to the last rank, and the opponent claims an illegal move before the clock is pressed.
    fn not_completed(&self, mut scene: Scene, asks: &[QuestionKind]) -> Option<Draft> {
        self.promotions(&scene)?;
        scene.carry(self.from, Some(self.ahead))?;
        let by = !scene.mover();
        Some(Draft::new(scene.decide_claim(ClaimKind::IllegalMove, by)?, asks, ARTICLES))
    }

    /// The pawn goes to the last rank illegally and is replaced by a queen, and the opponent claims an illegal move. If
    /// `in_check`, the move leaves the player's own king in check; otherwise it is not how pawns move.
    fn wrong(
        &self,
        mut scene: Scene,
        in_check: bool,
        asks: &[QuestionKind],
        chance: &mut Chance,
    ) -> Option<Draft> {
        let position = scene.position();
        let is_wanted = |to: &Square| {
            let there = position.board().piece_at(*to);
            let is_free = there.is_none_or(|piece| piece.color != position.turn() && *to == self.ahead);
            match position.illegal_reason(self.from, *to).and_then(Rule::of) {
                Some(Rule::Check) => in_check,
                Some(Rule::Pawn) => {
                    let takes_king = there.is_some_and(|piece| piece.role == Role::King);
                    let exposes = exposes_king(position, &[(self.from, Some(*to))]);
                    !in_check && is_free && !exposes && !takes_king
                }
                Some(Rule::Way | Rule::Jump) | None => false,
            }
        };
        let goals = [-1, 0, 1].into_iter().filter_map(|files| self.ahead.offset(files, 0));
        let goals: Vec<Square> = goals.filter(is_wanted).collect();
        let to = *chance.of(&goals)?;
        scene.carry(self.from, Some(to))?;
        scene.act(Deed::Promote { to: Role::Queen })?;
        scene.press_clock()?;
        claim(scene, asks, ARTICLES)
    }

    /// A game in which the pawn's player or, if `is_other`, the opponent was penalised for an illegal move. The pawn's
    /// player is to move.
    fn after_penalty(&self, is_other: bool, chance: &mut Chance) -> Option<Scene> {
        let mut scene = self.scene(Pace::Standard, false);
        let spared = [self.from, self.ahead];
        if is_other {
            spared_move(&mut scene, chance, &spared)?;
        }
        offend_once(&mut scene, chance, &spared)?;
        if is_other {
            spared_move(&mut scene, chance, &spared)?;
        }
        scene.tell_from_here();
        Some(scene)
    }

    /// In an unsupervised rapid or blitz game, the pawn stays a pawn, and the opponent completes a reply. The reply
    /// takes the pawn if `is_taken`.
    fn stays(&self, is_taken: bool, chance: &mut Chance) -> Option<Draft> {
        let mut scene = self.scene(fast(chance)?, false);
        self.leave(&mut scene)?;
        let reply = self.reply(&scene, is_taken, chance)?;
        scene.hands(reply)?;
        let by = scene.mover();
        let scene = scene.decide(Deed::PressClock { by })?;
        (scene.table.result().is_none() == is_taken).then_some(())?;
        Some(Draft::new(scene, &[QuestionKind::Result, QuestionKind::Article], FAST))
    }

    /// A reply that takes the pawn on the last rank if `takes`, and otherwise takes nothing.
    fn reply(&self, scene: &Scene, takes: bool, chance: &mut Chance) -> Option<Move> {
        let position = scene.position();
        let fits = |mv: &Move| match takes {
            true => mv.to() == self.ahead,
            false => mv.to() != self.ahead && position.taken_by(*mv).is_none(),
        };
        let fits = |mv: &Move| fits(mv) && mv.promotion().is_none();
        let replies: Vec<Move> = position.any_legal_moves().into_iter().filter(fits).collect();
        chance.of(&replies).copied()
    }

    /// In a rapid or blitz game, the pawn stays a pawn. The opponent claims an illegal move after making a reply if
    /// `is_made`, otherwise after touching a piece.
    fn claimed(&self, is_made: bool, supervised: bool, chance: &mut Chance) -> Option<Draft> {
        let mut scene = self.scene(fast(chance)?, supervised);
        self.leave(&mut scene)?;
        let reply = self.reply(&scene, false, chance)?;
        if is_made {
            scene.hands(reply)?;
        } else {
            scene.touch(reply.from())?;
        }
        claim(scene, ASKS, FAST)
    }
}

fn fast(chance: &mut Chance) -> Option<Pace> {
    chance.of(&[Pace::Rapid, Pace::Blitz]).copied()
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let kind = chance.below(20);
    (0..4 * POSITIONS).find_map(|_| {
        let pawn = Pawn::draw(chance, level)?;
        match level {
            1 => first_level(&pawn, kind, chance),
            2 => second_level(&pawn, kind, chance),
            _ => third_level(&pawn, kind, chance),
        }
    })
}

fn first_level(pawn: &Pawn, kind: usize, chance: &mut Chance) -> Option<Draft> {
    let scene = pawn.scene(Pace::Standard, false);
    match kind {
        0..=6 => pawn.promoted(scene, ASKS, chance),
        7..=8 => pawn.not_completed(scene, ASKS),
        9..=14 => pawn.left(scene, ASKS),
        15..=17 => pawn.wrong(scene, false, ASKS, chance),
        _ => pawn.wrong(scene, true, ASKS, chance),
    }
}

/// A case after a penalty. The questions are the same whoever was penalised.
fn second_level(pawn: &Pawn, kind: usize, chance: &mut Chance) -> Option<Draft> {
    let is_other = if kind < 7 { chance.often(50) } else { kind > 13 };
    let scene = pawn.after_penalty(is_other, chance)?;
    match kind {
        0..=4 => pawn.promoted(scene, AFTER_PENALTY, chance),
        5..=6 => pawn.not_completed(scene, AFTER_PENALTY),
        7 | 14 => pawn.wrong(scene, true, AFTER_PENALTY, chance),
        8 | 15 => pawn.wrong(scene, false, AFTER_PENALTY, chance),
        _ => pawn.left(scene, AFTER_PENALTY),
    }
}

fn third_level(pawn: &Pawn, kind: usize, chance: &mut Chance) -> Option<Draft> {
    match kind {
        0..=3 => pawn.stays(false, chance),
        4..=6 => pawn.stays(true, chance),
        7..=9 => pawn.claimed(false, false, chance),
        10..=13 => pawn.claimed(true, false, chance),
        14..=15 => pawn.claimed(true, true, chance),
        16..=17 => pawn.left(pawn.after_penalty(false, chance)?, ASKS),
        _ => {
            let scene = pawn.scene(fast(chance)?, chance.often(50));
            pawn.promoted(scene, ASKS, chance)
        }
    }
}
