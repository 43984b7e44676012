//! Draw offers (5.2.3, 9.1, 11.5), and the request for an increment in the last two minutes (Guideline III.4).

use super::Draft;
use super::positions::{game, likely_move};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::{Laws, Pace};
use crate::rules::Position;
use crate::table::Deed;

const OFFERS: &[&str] = &["5.2.3", "6.11.4", "9.1", "9.4", "11.2", "11.3.1", "11.5"];
const REQUESTS: &[&str] = &["5.2.3", "6.9", "9.1", "A.5.2", "11.5", "III.2", "III.4"];

const REQUEST: &[QuestionKind] = &[QuestionKind::Request, QuestionKind::Article];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    match (level, chance.below(20)) {
        (1, 0..=8) => too_early(chance, &[QuestionKind::Request]),
        (2, 2..=4) | (3, 2..=3) => too_early(chance, REQUEST),
        (1, _) | (2, 0..=1) => in_time(chance),
        (2, 5..=6) | (3, 0..=1) => offered_later(chance),
        (2, 7..=12) | (3, 4..=6) => answered(chance),
        (2, _) | (3, 7..=12) => requested(chance),
        (_, _) => request_answered(chance),
    }
}

/// The start of a game: this many completed plies, and one more that is made but not completed on the clock.
fn opening(chance: &mut Chance, moves: usize) -> Option<Scene> {
    let mut scene = Scene::new(Position::standard(), Pace::Standard, false);
    for _ in 0..moves {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    let mv = likely_move(scene.position(), chance)?;
    scene.hands(mv)?;
    Some(scene)
}

/// A draw is offered before both players have made a move, by the player who has just moved or by the other one. At
/// level 1, no other ruling on an offer quotes an article, so a question about the article would give the ruling away.
fn too_early(chance: &mut Chance, asks: &[QuestionKind]) -> Option<Draft> {
    let mut scene = opening(chance, 0)?;
    let mut by = scene.mover();
    if chance.often(50) {
        scene.press_clock()?;
        by = !by;
    }
    Some(Draft::new(scene.decide(Deed::OfferDraw { by })?, asks, OFFERS))
}

/// A draw is offered after some moves, at the right moment or at a wrong one. A wrong moment does not make the offer
/// invalid.
fn in_time(chance: &mut Chance) -> Option<Draft> {
    let moves = 1 + chance.below(4);
    let mut scene = opening(chance, moves)?;
    let mut by = scene.mover();
    if chance.often(40) {
        scene.press_clock()?;
        by = if chance.often(50) { by } else { !by };
    }
    Some(Draft::new(scene.decide(Deed::OfferDraw { by })?, REQUEST, OFFERS))
}

/// A draw offer is declined, and the same player offers a draw again with the next move. The Laws leave open whether
/// the player may offer again at once.
fn offered_later(chance: &mut Chance) -> Option<Draft> {
    let moves = 2 + chance.below(3);
    let mut scene = opening(chance, moves)?;
    let by = scene.mover();
    scene.act(Deed::OfferDraw { by })?;
    scene.act(Deed::AnswerDraw { by: !by, accept: false })?;
    scene.press_clock()?;
    let reply = likely_move(scene.position(), chance)?;
    scene.play(reply)?;
    let mv = likely_move(scene.position(), chance)?;
    scene.hands(mv)?;
    Some(Draft::new(scene.decide(Deed::OfferDraw { by })?, REQUEST, OFFERS))
}

/// The opponent accepts a draw offer, but sometimes touches a piece first and so declines it.
fn answered(chance: &mut Chance) -> Option<Draft> {
    let moves = 2 + chance.below(3);
    let mut scene = opening(chance, moves)?;
    let by = scene.mover();
    scene.act(Deed::OfferDraw { by })?;
    scene.press_clock()?;
    if chance.often(50) {
        let piece = likely_move(scene.position(), chance)?.from();
        scene.touch(piece)?;
    }
    let scene = scene.decide(Deed::AnswerDraw { by: !by, accept: true })?;
    Some(Draft::new(scene, &[QuestionKind::Result], OFFERS))
}

/// A game in which the players may request an increment in the last two minutes. The player to move has this many
/// seconds left.
fn last_minutes(chance: &mut Chance, seconds: usize) -> Option<Scene> {
    let plies = 30 + chance.below(30);
    let laws = Laws { pace: *chance.of(&[Pace::Standard, Pace::Rapid])?, supervised: false };
    let base = if laws.pace == Pace::Standard { 3_600_000 } else { 900_000 };
    let mut scene = Scene::timed(game(chance, plies)?, laws, base, 0);
    scene.agree_on_last_two_minutes();
    for _ in 0..2 {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    let shown = scene.table.clock_shows(scene.mover(), scene.table.now())?;
    scene.wait(shown.checked_sub(1_000 * seconds as u64)?);
    scene.tell_from_here();
    Some(scene)
}

/// A request for an increment of five seconds, with more or less than two minutes left.
fn requested(chance: &mut Chance) -> Option<Draft> {
    let seconds = if chance.often(50) { 20 + chance.below(95) } else { 125 + chance.below(200) };
    let scene = last_minutes(chance, seconds)?;
    let by = scene.mover();
    Some(Draft::new(scene.decide(Deed::RequestIncrement { by })?, REQUEST, REQUESTS))
}

/// An increment is requested in the last two minutes. The request is also a draw offer, and the opponent accepts or
/// declines the draw.
fn request_answered(chance: &mut Chance) -> Option<Draft> {
    let seconds = 20 + chance.below(95);
    let mut scene = last_minutes(chance, seconds)?;
    let by = scene.mover();
    scene.act(Deed::RequestIncrement { by })?;
    let scene = scene.decide(Deed::AnswerDraw { by: !by, accept: chance.often(45) })?;
    Some(Draft::new(scene, &[QuestionKind::Time, QuestionKind::Result], REQUESTS))
}
