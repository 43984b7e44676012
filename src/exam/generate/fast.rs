//! Illegal moves in rapid and blitz (Appendices A and B), with and without supervision. Some of the moves claimed to be
//! illegal are legal.

use super::Draft;
use super::illegal::{
    ASKS, after_penalty, asks_about, at_once, claim, found_later, legal, legal_reply, no_move, not_completed,
    offend_and_touch, put_right, start,
};
use super::offences::offence;
use super::scene::Scene;
use crate::exam::Chance;
use crate::game::Pace;

const ARTICLES: &[&str] =
    &["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7.1", "3.8.1", "3.9.2", "4.8", "7.5.3", "A.5.2", "A.5.4"];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let pace = *chance.of(&[Pace::Rapid, Pace::Blitz])?;
    let is_supervised = level > 1 && chance.often(50);
    if level == 3 && chance.often(35) {
        return after_penalty(chance, level, pace, is_supervised, ARTICLES);
    }
    let scene = Scene::new(start(chance, level)?, pace, is_supervised);
    match (level, chance.below(20)) {
        (1, 0..=6) => legal(scene, chance, ARTICLES),
        (1, 7..=14) => at_once(scene, chance, ARTICLES),
        (1, 15..=17) => reply_made(scene, chance),
        (1, _) => no_move(scene, ARTICLES),
        (2, 0..=5) => found_later(scene, chance, ARTICLES),
        (2, 6..=11) => reply_made(scene, chance),
        (2, 12..=15) => at_once(scene, chance, ARTICLES),
        (2, _) => legal(scene, chance, ARTICLES),
        (3, 0..=4) => reply_touched(scene, chance),
        (3, 5..=10) => reply_made(scene, chance),
        (3, 11..=14) => found_later(scene, chance, ARTICLES),
        (3, 15..=17) => put_right(scene, chance, ARTICLES),
        (_, _) => not_completed(scene, chance, ARTICLES),
    }
}

/// The opponent touches a piece and then claims an illegal move. The claim is still in time.
fn reply_touched(mut scene: Scene, chance: &mut Chance) -> Option<Draft> {
    let is_clear = offend_and_touch(&mut scene, chance)?;
    claim(scene, &asks_about(ASKS, is_clear), ARTICLES)
}

/// The opponent makes a reply without pressing the clock, and then claims an illegal move.
fn reply_made(mut scene: Scene, chance: &mut Chance) -> Option<Draft> {
    let offence = offence(scene.position(), chance)?;
    offence.make(&mut scene)?;
    scene.press_clock()?;
    let reply = legal_reply(scene.position(), chance)?;
    scene.hands(reply)?;
    claim(scene, &asks_about(ASKS, offence.is_clear), ARTICLES)
}
