//! Long endings without a capture or a pawn move: 75 moves by each player (9.6.2) or slightly fewer, a last move that
//! captures, mates or moves a pawn, or a claim after fifty or more moves or one ply too early (9.3).

use super::positions::{endgame, goes_on, position};
use super::scene::Scene;
use super::{Draft, POSITIONS};
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::game::laws::{FIFTY_MOVES, SEVENTY_FIVE_MOVES};
use crate::rules::{Move, Position, Role};
use crate::table::{ClaimKind, Deed};

use Role::{Bishop, Knight, Pawn, Queen, Rook};

const ARTICLES: &[&str] =
    &["5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3", "6.9", "9.2", "9.3", "9.5.3", "9.6.1", "9.6.2"];
const ASKS: &[QuestionKind] = &[QuestionKind::Result, QuestionKind::Article];

/// What the last move does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastMove {
    Quiet,
    /// It captures something or moves a pawn, so the count restarts.
    Restarts,
    Mates,
}

pub fn draft(chance: &mut Chance) -> Option<Draft> {
    let told = 1 + chance.below(3) as u16;
    match chance.below(20) {
        0..=5 => moves(SEVENTY_FIVE_MOVES, told, LastMove::Quiet, chance),
        6..=8 => {
            let missing = 1 + chance.below(2) as u16;
            moves(SEVENTY_FIVE_MOVES - missing, told, LastMove::Quiet, chance)
        }
        9..=11 => moves(SEVENTY_FIVE_MOVES, told, LastMove::Restarts, chance),
        12..=14 => moves(SEVENTY_FIVE_MOVES, told.min(2), LastMove::Mates, chance),
        15..=17 => claim(FIFTY_MOVES + 2 * chance.below(24) as u16, told, chance),
        _ => claim(FIFTY_MOVES - 1, told, chance),
    }
}

/// An endgame whose last move has just been made, but not completed on the clock. If that move is quiet, it is the last
/// of `total` quiet plies. The story tells the last `told` plies.
fn play(total: u16, told: u16, last: LastMove, chance: &mut Chance) -> Option<Scene> {
    let tries = if last == LastMove::Mates { 8 * POSITIONS } else { POSITIONS };
    (0..tries).find_map(|_| {
        let mut setup = start(last, told, chance)?.setup();
        setup.halfmove_clock = total.checked_sub(told)?;
        setup.fullmove_number = 130;
        let mut scene = Scene::new(position(&setup)?, Pace::Standard, false);
        for _ in 1..told {
            let mv = draw(scene.position(), LastMove::Quiet, chance)?;
            scene.play(mv)?;
        }
        let mv = draw(scene.position(), last, chance)?;
        scene.hands(mv)?;
        Some(scene)
    })
}

/// The endgame before the plies that are told. If the last of them mates, the side that mates has the pieces, and the
/// other side has only its king.
fn start(last: LastMove, told: u16, chance: &mut Chance) -> Option<Position> {
    if last == LastMove::Mates {
        let strong: &[Role] = chance.of(&[&[Queen][..], &[Rook, Rook], &[Queen, Knight]])?;
        return if told % 2 == 1 { endgame(chance, strong, &[]) } else { endgame(chance, &[], strong) };
    }
    let mine: &[Role] = chance.of(&[&[Rook][..], &[Rook, Pawn], &[Queen, Pawn]])?;
    let theirs: &[Role] = chance.of(&[&[Rook, Bishop][..], &[Rook, Pawn], &[Queen, Knight]])?;
    endgame(chance, mine, theirs)
}

fn draw(position: &Position, last: LastMove, chance: &mut Chance) -> Option<Move> {
    let fits = |mv: &Move| {
        let restarts = mv.role() == Pawn || position.taken_by(*mv).is_some();
        let wanted = match last {
            LastMove::Quiet => !restarts && goes_on(position, *mv),
            LastMove::Restarts => restarts && goes_on(position, *mv),
            LastMove::Mates => !restarts && position.after(*mv).is_checkmate(),
        };
        wanted && mv.promotion().is_none()
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    chance.of(&moves).copied()
}

/// The clock is pressed after the last of `total` plies.
fn moves(total: u16, told: u16, last: LastMove, chance: &mut Chance) -> Option<Draft> {
    let scene = play(total, told, last, chance)?;
    let by = scene.mover();
    Some(Draft::new(scene.decide(Deed::PressClock { by })?, ASKS, ARTICLES))
}

/// After the last of `total` quiet plies, the player to move claims a draw by the fifty-move rule.
fn claim(total: u16, told: u16, chance: &mut Chance) -> Option<Draft> {
    let mut scene = play(total, told, LastMove::Quiet, chance)?;
    scene.press_clock()?;
    let by = scene.mover();
    Some(Draft::new(scene.decide_claim(ClaimKind::FiftyMoves, by)?, ASKS, ARTICLES))
}
