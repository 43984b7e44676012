//! Sealed moves (Guideline I): the envelope contains a legal, an illegal, an incomplete or an ambiguous move.

use super::positions::{before_promotion, endgame, game, goes_on};
use super::scene::Scene;
use super::{Draft, POSITIONS};
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Move, PieceLetters, Position, Role, Square, read_move};
use crate::table::Deed;

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let kind = chance.below(20);
    let (position, text) = (0..POSITIONS).find_map(|_| {
        if level > 1 && kind > 17 {
            let theirs: &[Role] = chance.of(&[&[Role::Rook][..], &[Role::Knight, Role::Pawn]])?;
            let (position, pawn) = before_promotion(chance, &[Role::Rook], theirs)?;
            let text = no_promotion_piece(&position, pawn)?;
            return Some((position, text));
        }
        let position = start(chance, level)?;
        let text = match (level, kind) {
            (1, 0..=8) => legal(&position, chance)?,
            (_, 0..=4) => legal(&position, chance)?,
            (2 | 3, 5..=8) => untrue_check(&position, chance)?,
            (1, 9..=15) | (_, 9..=12) => illegal(&position, chance)?,
            (_, _) => ambiguous(&position, chance)?,
        };
        Some((position, text))
    })?;
    let mut scene = Scene::new(position, Pace::Standard, false);
    scene.act(Deed::Seal { text })?;
    let scene = scene.decide(Deed::RESUME)?;
    Some(Draft::new(scene, &[QuestionKind::Result], &[]))
}

fn start(chance: &mut Chance, level: u8) -> Option<Position> {
    if level == 3 && chance.often(50) {
        let theirs: &[Role] = chance.of(&[&[][..], &[Role::Knight], &[Role::Pawn]])?;
        return endgame(chance, &[Role::Rook, Role::Rook, Role::Pawn], theirs);
    }
    let plies = 20 + chance.below(30);
    game(chance, plies)
}

/// The move in SAN, without the symbol for check or mate.
fn written(position: &Position, mv: Move) -> String {
    position.san(mv).trim_end_matches(['+', '#']).to_owned()
}

fn legal(position: &Position, chance: &mut Chance) -> Option<String> {
    let legal: Vec<Move> = position.legal_moves().into_iter().filter(|mv| goes_on(position, *mv)).collect();
    chance.of(&legal).map(|mv| written(position, *mv))
}

/// A legal move, written with a symbol for a check that it does not give. The symbol does not matter.
fn untrue_check(position: &Position, chance: &mut Chance) -> Option<String> {
    let is_quiet = |mv: &Move| goes_on(position, *mv) && !position.after(*mv).is_check();
    let legal: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
    chance.of(&legal).map(|mv| format!("{}+", written(position, *mv)))
}

/// The text of a promotion of this pawn, without the letter for the new piece.
fn no_promotion_piece(position: &Position, pawn: Square) -> Option<String> {
    let mv = position.legal_moves().into_iter().find(|mv| mv.from() == pawn)?;
    let text = written(position, mv);
    text.split_once('=').map(|(text, _)| text.to_owned())
}

/// A move of a piece, not a pawn, to an empty square. The move is illegal or, rarely, ambiguous.
fn illegal(position: &Position, chance: &mut Chance) -> Option<String> {
    let (board, mover) = (position.board(), position.turn());
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let roles: Vec<Role> = roles.into_iter().filter(|role| board.by(mover, *role).any()).collect();
    let goals: Vec<Square> = Square::all().filter(|square| board.piece_at(*square).is_none()).collect();
    let text = format!("{}{}", chance.of(&roles)?.letter(), chance.of(&goals)?);
    read_move(position, &text, &PieceLetters::ENGLISH).is_err().then_some(text)
}

/// A legal move, written without the file or rank that says which of several pieces of the same kind makes it.
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
