//! Fallen flags (6.8, 6.9): the time of the player having the move runs out or nearly runs out, and the opponent claims
//! that the flag has fallen.

use super::Draft;
use super::positions::{endgame, game};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::Role;
use crate::table::ClaimKind;

use Role::{Bishop, Knight, Pawn, Queen, Rook};

const ARTICLES: &[&str] = &["5.1.2", "5.2.2", "6.8", "6.9", "6.11.4", "7.1", "9.6.2"];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let position = match level {
        1 => {
            let plies = 20 + chance.below(40);
            game(chance, plies)?
        }
        // The opponent has mating material, or only the king.
        2 => {
            let theirs: &[Role] = chance.of(&[&[][..], &[], &[Pawn], &[Rook], &[Queen]])?;
            endgame(chance, &[Rook, Pawn], theirs)?
        }
        // Whether the opponent could mate depends on the player's own pieces.
        _ => {
            let theirs: &[Role] = chance.of(&[&[Knight][..], &[Bishop], &[Knight, Knight]])?;
            let mine: &[Role] =
                chance.of(&[&[Queen][..], &[Rook], &[Knight], &[Pawn], &[Bishop], &[Queen, Queen]])?;
            endgame(chance, mine, theirs)?
        }
    };
    let pace = *chance.of(&Pace::ALL)?;
    let mut scene = Scene::new(position, pace, false);
    let (mover, has_fallen) = (scene.mover(), chance.often(if level == 1 { 60 } else { 85 }));
    let left = scene.table.clock_shows(mover, 0)?;
    let near = 1_000 * (5 + chance.below(if pace == Pace::Blitz { 60 } else { 300 }) as u64);
    scene.wait(if has_fallen { left + near } else { left.checked_sub(near)? });
    let scene = scene.decide_claim(ClaimKind::Flag, !mover)?;
    let last = if has_fallen && level == 1 { QuestionKind::Article } else { QuestionKind::Time };
    Some(Draft { scene, asks: vec![QuestionKind::Claim, QuestionKind::Result, last], articles: ARTICLES })
}
