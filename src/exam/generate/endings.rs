//! How a game ends (5, 9.6): by checkmate, stalemate, a dead position, 75 moves, or resignation.

use super::Draft;
use super::positions::{any_endgame, endgame, position};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, Position, Role};
use crate::table::Deed;

use Role::{Bishop, Knight, Pawn, Queen, Rook};

const ARTICLES: &[&str] =
    &["5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3", "6.9", "9.2", "9.3", "9.6.1", "9.6.2"];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    match (level, chance.below(3)) {
        (1, 0) => last_move(chance, Position::is_stalemate, 0),
        (1, _) => last_move(chance, Position::is_checkmate, 0),
        (2, 0) => long_without_capture(chance),
        (2, 1) => resignation(chance, &[&[], &[], &[Rook], &[Pawn]], &[&[Rook], &[Queen, Pawn]]),
        (3, 0) => last_move(chance, Position::is_checkmate, 149),
        (3, 1) => {
            resignation(chance, &[&[Knight], &[Bishop]], &[&[Rook], &[Queen], &[Knight], &[Pawn], &[Bishop]])
        }
        (3, _) => is_dead(chance),
        (_, _) => last_piece_taken(chance),
    }
}

/// A move that leads to the wanted kind of position, in an endgame with a queen or two rooks against a bare king.
fn last_move(chance: &mut Chance, is_wanted: fn(&Position) -> bool, quiet_plies: u16) -> Option<Draft> {
    let mine: &[Role] = chance.of(&[&[Queen][..], &[Queen, Pawn], &[Rook, Rook], &[Queen, Knight]])?;
    // Most positions have no such move, so many are tried.
    let (start, mv) = (0..200).find_map(|_| {
        let mut setup = endgame(chance, mine, &[])?.setup();
        setup.halfmove_clock = quiet_plies;
        setup.fullmove_number = setup.fullmove_number.max(100);
        let start = position(&setup)?;
        let fits = |mv: &Move| mv.promotion().is_none() && (quiet_plies == 0 || mv.role() != Pawn);
        let mv = start.legal_moves().into_iter().find(|mv| fits(mv) && is_wanted(&start.after(*mv)))?;
        Some((start, mv))
    })?;
    complete(start, mv)
}

/// This move is made by hand, and the clock is pressed.
fn complete(start: Position, mv: Move) -> Option<Draft> {
    let mut scene = Scene::new(start, Pace::Standard, false);
    scene.hands(mv)?;
    let by = scene.mover();
    let scene = scene.decide(Deed::PressClock { by })?;
    Some(Draft { scene, asks: vec![QuestionKind::Result, QuestionKind::Article], articles: ARTICLES })
}

/// 74 or 75 moves by each player without a capture or a pawn move.
fn long_without_capture(chance: &mut Chance) -> Option<Draft> {
    let mut setup = endgame(chance, &[Rook], &[Rook, Bishop])?.setup();
    setup.halfmove_clock = *chance.of(&[147, 149, 149])?;
    setup.fullmove_number = 120;
    let start = position(&setup)?;
    let quiet = |mv: &Move| start.taken_by(*mv).is_none() && start.after(*mv).has_legal_move();
    let quiet: Vec<Move> = start.legal_moves().into_iter().filter(quiet).collect();
    let mv = *chance.of(&quiet)?;
    complete(start, mv)
}

/// The player having the move resigns. `theirs` and `mine` are the possible pieces of the opponent and of the player,
/// besides the kings.
fn resignation(chance: &mut Chance, theirs: &[&[Role]], mine: &[&[Role]]) -> Option<Draft> {
    let (mine, theirs) = (*chance.of(mine)?, *chance.of(theirs)?);
    let scene = Scene::new(endgame(chance, mine, theirs)?, Pace::Standard, false);
    let by = scene.mover();
    let scene = scene.decide(Deed::Resign { by })?;
    Some(Draft { scene, asks: vec![QuestionKind::Result, QuestionKind::Article], articles: ARTICLES })
}

/// The opponent's last piece besides the king is taken.
fn last_piece_taken(chance: &mut Chance) -> Option<Draft> {
    let mine: &[Role] = chance.of(&[&[Knight][..], &[Bishop], &[Rook], &[]])?;
    let (start, mv) = (0..200).find_map(|_| {
        let theirs = *chance.of(&[Pawn, Knight, Bishop])?;
        let start = endgame(chance, mine, &[theirs])?;
        let takes = |mv: &Move| start.taken_by(*mv).is_some() && start.after(*mv).has_legal_move();
        let mv = start.legal_moves().into_iter().find(takes)?;
        Some((start, mv))
    })?;
    complete(start, mv)
}

/// The players ask the arbiter to declare the position dead.
fn is_dead(chance: &mut Chance) -> Option<Draft> {
    let mine: &[Role] = chance.of(&[&[Knight][..], &[Bishop]])?;
    let theirs: &[Role] = chance.of(&[&[Knight][..], &[Bishop]])?;
    let scene = Scene::new(any_endgame(chance, mine, theirs)?, Pace::Standard, false);
    let scene = scene.decide(Deed::DeadPosition)?;
    Some(Draft { scene, asks: vec![QuestionKind::Claim, QuestionKind::Result], articles: ARTICLES })
}
