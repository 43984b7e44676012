//! Fallen flags (6.8, 6.9): the time of the player to move runs out or nearly runs out, and a player claims that the
//! flag has fallen, sometimes one move later.

use super::Draft;
use super::positions::{endgame, game, likely_move};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::Role;
use crate::table::ClaimKind;

use Role::{Bishop, Knight, Pawn, Queen, Rook};

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
        // Whether the opponent could mate may depend on the player's own pieces.
        _ => {
            let theirs: &[Role] = chance.of(&[&[Knight][..], &[Bishop], &[Knight, Knight]])?;
            let mine: &[Role] =
                chance.of(&[&[Queen][..], &[Rook], &[Knight], &[Pawn], &[Bishop], &[Queen, Queen]])?;
            endgame(chance, mine, theirs)?
        }
    };
    let pace = *chance.of(&Pace::ALL)?;
    let mut scene = Scene::new(position, pace, false);
    let (mover, has_fallen) = (scene.mover(), chance.often(60));
    let left = scene.table.clock_shows(mover, 0)?;
    let near = 1_000 * (5 + chance.below(if pace == Pace::Blitz { 60 } else { 300 }) as u64);
    scene.wait(if has_fallen { left + near } else { left.checked_sub(near)? });
    // Play goes on until a player claims the flag fall, so another move may be made.
    if level > 1 && chance.often(35) {
        let mv = likely_move(scene.position(), chance)?;
        scene.play(mv)?;
    }
    // Either player may claim that either flag has fallen.
    let by = if level > 1 && chance.often(25) { mover } else { !mover };
    let scene = scene.decide_claim(ClaimKind::Flag, by)?;
    Some(Draft::new(scene, &[QuestionKind::Claim, QuestionKind::Result], &[]))
}
