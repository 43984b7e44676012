//! Sealed moves (Guideline I): the envelope contains a legal, an illegal or an ambiguous move.

use super::Draft;
use super::positions::{endgame, game};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, PieceLetters, Position, Role, Square, read_move};
use crate::table::Deed;

const ARTICLES: &[&str] = &["3.9.2", "5.1.2", "6.9", "7.5.1", "7.5.5", "9.1", "I.8"];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let position = if level == 3 && chance.often(50) {
        let theirs: &[Role] = chance.of(&[&[][..], &[Role::Knight], &[Role::Pawn]])?;
        endgame(chance, &[Role::Rook, Role::Rook, Role::Pawn], theirs)?
    } else {
        let plies = 20 + chance.below(30);
        game(chance, plies)?
    };
    let text = match (level, chance.below(3)) {
        (_, 0) => legal(&position, chance)?,
        (1, _) | (3, 1) => illegal(&position, chance)?,
        (_, _) => ambiguous(&position, chance)?,
    };
    let mut scene = Scene::new(position, Pace::Standard, false);
    scene.act(Deed::Seal { text })?;
    let scene = scene.decide(Deed::RESUME)?;
    Some(Draft { scene, asks: vec![QuestionKind::Result, QuestionKind::Article], articles: ARTICLES })
}

/// The move in SAN, without the symbol for check or mate.
fn written(position: &Position, mv: Move) -> String {
    position.san(mv).trim_end_matches(['+', '#']).to_owned()
}

fn legal(position: &Position, chance: &mut Chance) -> Option<String> {
    let goes_on = |mv: &Move| position.after(*mv).has_legal_move();
    let legal: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
    chance.of(&legal).map(|mv| written(position, *mv))
}

/// A move of a piece to an empty square that is illegal, or in rare cases ambiguous.
fn illegal(position: &Position, chance: &mut Chance) -> Option<String> {
    let (board, mover) = (position.board(), position.turn());
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let roles: Vec<Role> = roles.into_iter().filter(|role| board.by(mover, *role).any()).collect();
    let goals: Vec<Square> = Square::all().filter(|square| board.piece_at(*square).is_none()).collect();
    let text = format!("{}{}", chance.of(&roles)?.letter(), chance.of(&goals)?);
    read_move(position, &text, &PieceLetters::ENGLISH).is_err().then_some(text)
}

/// A move without the file or rank that says which of several pieces of the same kind makes it.
fn ambiguous(position: &Position, chance: &mut Chance) -> Option<String> {
    let short = |mv: Move| {
        let takes = if position.taken_by(mv).is_some() { "x" } else { "" };
        format!("{}{takes}{}", mv.role().letter(), mv.to())
    };
    let is_ambiguous = |mv: &Move| {
        !matches!(mv.role(), Role::Pawn | Role::King) && written(position, *mv).len() > short(*mv).len()
    };
    let those: Vec<Move> = position.legal_moves().into_iter().filter(is_ambiguous).collect();
    chance.of(&those).map(|mv| short(*mv))
}
