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

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    if level > 1 && chance.often(40) { increment(chance, level) } else { offer(chance, level) }
}

/// A draw offer in the first moves of a game, which from level 2 on is repeated or accepted.
fn offer(chance: &mut Chance, level: u8) -> Option<Draft> {
    let mut scene = Scene::new(Position::standard(), Pace::Standard, false);
    let moves = if level == 1 { chance.below(4) } else { 2 + chance.below(3) };
    for _ in 0..moves {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    let mv = likely_move(scene.position(), chance)?;
    scene.hands(mv)?;
    let by = scene.mover();
    let is_again = level > 1 && chance.often(50);
    if is_again {
        scene.act(Deed::OfferDraw { by })?;
        scene.act(Deed::AnswerDraw { by: !by, accept: false })?;
    }
    if level == 1 || is_again {
        let scene = scene.decide(Deed::OfferDraw { by })?;
        return Some(Draft {
            scene,
            asks: vec![QuestionKind::Request, QuestionKind::Article],
            articles: OFFERS,
        });
    }
    // The opponent accepts, sometimes after touching a piece, which declines the offer.
    scene.act(Deed::OfferDraw { by })?;
    scene.press_clock()?;
    if chance.often(60) {
        let piece = likely_move(scene.position(), chance)?.from();
        scene.touch(piece)?;
    }
    let scene = scene.decide(Deed::AnswerDraw { by: !by, accept: true })?;
    Some(Draft { scene, asks: vec![QuestionKind::Request, QuestionKind::Result], articles: OFFERS })
}

/// A request for an increment of five seconds, with more or less than two minutes left. The request is also a draw
/// offer; at level 3 the opponent accepts or declines it.
fn increment(chance: &mut Chance, level: u8) -> Option<Draft> {
    let plies = 30 + chance.below(30);
    let laws = Laws { pace: *chance.of(&[Pace::Standard, Pace::Rapid])?, supervised: false };
    let base = if laws.pace == Pace::Standard { 3_600_000 } else { 900_000 };
    let mut scene = Scene::timed(game(chance, plies)?, laws, base, 0);
    scene.agree_on_last_two_minutes();
    for _ in 0..2 {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    let by = scene.mover();
    let left =
        1_000 * if level == 3 || chance.often(50) { 20 + chance.below(95) } else { 125 + chance.below(200) };
    let shown = scene.table.clock_shows(by, scene.table.now())?;
    scene.wait(shown.checked_sub(left as u64)?);
    scene.tell_from_here();
    if level == 2 {
        let scene = scene.decide(Deed::RequestIncrement { by })?;
        return Some(Draft {
            scene,
            asks: vec![QuestionKind::Request, QuestionKind::Article],
            articles: REQUESTS,
        });
    }
    scene.act(Deed::RequestIncrement { by })?;
    let accept = chance.often(30);
    let scene = scene.decide(Deed::AnswerDraw { by: !by, accept })?;
    Some(Draft { scene, asks: vec![QuestionKind::Time, QuestionKind::Result], articles: REQUESTS })
}
