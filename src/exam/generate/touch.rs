//! Touch-move (4.1 to 4.8): pieces are touched, a piece is moved, and the opponent claims.

use super::Draft;
use super::positions::{game, goes_on};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Bitboard, Move, Position, Role, Square};
use crate::table::ClaimKind;

const ARTICLES: &[&str] = &["4.1", "4.2.1", "4.3.1", "4.3.3", "4.4.3", "4.6", "4.7", "4.8", "7.5.1"];

/// Chooses pieces to touch and to move: no king and no rook that may castle, since castling is another topic.
struct Pieces {
    position: Position,
    legal: Vec<Move>,
}

impl Pieces {
    fn of(position: &Position) -> Pieces {
        let is_plain = |mv: &Move| {
            !mv.is_castling()
                && mv.promotion().is_none()
                && goes_on(position, *mv)
                && mv.role() != Role::King
                && !position.castling_rooks().has(mv.from())
        };
        let legal = position.legal_moves().into_iter().filter(is_plain).collect();
        Pieces { position: position.clone(), legal }
    }

    /// A piece of the side to move that can move if `can_move`, otherwise one that can't.
    fn own(&self, can_move: bool, chance: &mut Chance) -> Option<Square> {
        let board = self.position.board();
        let all = board.color(self.position.turn()) - board.role(Role::King) - self.position.castling_rooks();
        let moves = |square: &Square| self.position.legal_moves().iter().any(|mv| mv.from() == *square);
        let those: Vec<Square> = all.into_iter().filter(|square| moves(square) == can_move).collect();
        chance.of(&those).copied()
    }

    /// A piece of the opponent that can be taken if `can_be_taken`, otherwise one that can't.
    fn other(&self, can_be_taken: bool, chance: &mut Chance) -> Option<Square> {
        let board = self.position.board();
        let all = board.color(!self.position.turn()) - board.role(Role::King);
        let taken = |square: &Square| {
            self.position.legal_moves().iter().any(|mv| self.position.taken_by(*mv) == Some(*square))
        };
        let those: Vec<Square> = all.into_iter().filter(|square| taken(square) == can_be_taken).collect();
        chance.of(&those).copied()
    }

    /// A legal move of a piece that is not on one of these squares.
    fn another(&self, touched: &[Square], chance: &mut Chance) -> Option<Move> {
        let those: Vec<Move> =
            self.legal.iter().copied().filter(|mv| !touched.contains(&mv.from())).collect();
        chance.of(&those).copied()
    }
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let plies = 6 + chance.below(30);
    let position = game(chance, plies)?;
    let pieces = Pieces::of(&position);
    let (touched, mv) = match (level, chance.below(3)) {
        (1, 0) => {
            let mv = pieces.another(&[], chance)?;
            (vec![mv.from()], mv)
        }
        (1, _) => {
            let can_move = chance.often(60);
            let touched = vec![pieces.own(can_move, chance)?];
            let mv = pieces.another(&touched, chance)?;
            (touched, mv)
        }
        (2, 0) => return let_go(&position, &pieces, chance),
        (2, _) => {
            let can_be_taken = chance.often(70);
            (vec![pieces.other(can_be_taken, chance)?], pieces.another(&[], chance)?)
        }
        (_, 0) => {
            let touched = vec![pieces.own(false, chance)?, pieces.own(true, chance)?];
            let mv = pieces.another(&touched, chance)?;
            (touched, mv)
        }
        (_, 1) => {
            // One of the touched pieces can take the other.
            let takes = |mv: &&Move| position.taken_by(**mv).is_some_and(|taken| taken == mv.to());
            let takes: Vec<&Move> = pieces.legal.iter().filter(takes).collect();
            let first = **chance.of(&takes)?;
            let mut touched = vec![first.from(), first.to()];
            chance.shuffle(&mut touched);
            let mv = pieces.another(&touched, chance)?;
            (touched, mv)
        }
        (_, _) => {
            let is_own_first = chance.often(50);
            let mut touched = vec![pieces.own(!is_own_first, chance)?, pieces.other(is_own_first, chance)?];
            chance.shuffle(&mut touched);
            let mv = pieces.another(&touched, chance)?;
            (touched, mv)
        }
    };
    let mut scene = Scene::new(position.clone(), Pace::Standard, false);
    for square in &touched {
        scene.touch(*square)?;
    }
    scene.play(mv)?;
    let is_too_late = level == 2 && chance.often(25);
    if is_too_late {
        let own = Pieces::of(scene.position()).own(true, chance)?;
        scene.touch(own)?;
        // Whether the claim comes too late matters only if it would otherwise be right.
        is_departing(&position, &touched, mv).then_some(())?;
    }
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::TouchMove, by)?;
    // If the piece that must be taken can only be taken by a touched piece, either could be named.
    let men = touched.iter().copied().chain([mv.from()]);
    (is_too_late || !can_be_named_otherwise(&scene, men)).then_some(())?;
    let asks = match is_too_late {
        true => vec![QuestionKind::Claim, QuestionKind::Position, QuestionKind::Article],
        false if is_open(&position, &touched, mv) => vec![QuestionKind::Claim, QuestionKind::Bound],
        false => vec![QuestionKind::Claim, QuestionKind::Bound, QuestionKind::Article],
    };
    Some(Draft { scene, asks, articles: ARTICLES })
}

/// Whether this move neither moves nor takes the first touched piece that can be moved or taken.
fn is_departing(position: &Position, touched: &[Square], mv: Move) -> bool {
    let obeys = |square: Square, mv: Move| mv.from() == square || position.taken_by(mv) == Some(square);
    let legal = position.legal_moves();
    let first = touched.iter().find(|square| legal.iter().any(|other| obeys(**square, *other)));
    first.is_some_and(|square| !obeys(*square, mv))
}

/// Whether there is a touched piece that the ruling does not name, although every remaining move moves or takes it.
fn can_be_named_otherwise(scene: &Scene, mut touched: impl Iterator<Item = Square>) -> bool {
    let bound = scene.table.last_ruling().map_or(Bitboard::EMPTY, |ruling| ruling.bound);
    let (left, position) = (scene.table.allowed(), scene.position());
    let is_in = |square: Square, mv: &Move| mv.from() == square || position.taken_by(*mv) == Some(square);
    bound.any() && touched.any(|square| !bound.has(square) && left.iter().all(|mv| is_in(square, mv)))
}

/// Whether the Laws leave the article open: pieces of both colours were touched, and the first own piece can't take the
/// opponent's first piece.
fn is_open(position: &Position, touched: &[Square], mv: Move) -> bool {
    let all: Vec<Square> = touched.iter().copied().chain([mv.from()]).chain(position.taken_by(mv)).collect();
    let board = position.board();
    let first = |color| all.iter().copied().find(|square| board.color_at(*square) == Some(color));
    let (Some(own), Some(other)) = (first(position.turn()), first(!position.turn())) else { return false };
    let takes = |mv: &Move| mv.from() == own && position.taken_by(*mv) == Some(other);
    !position.legal_moves().iter().any(takes)
}

/// A player lets go of a piece after a legal move, and then moves it elsewhere (4.7).
fn let_go(position: &Position, pieces: &Pieces, chance: &mut Chance) -> Option<Draft> {
    let quiet: Vec<Move> =
        pieces.legal.iter().copied().filter(|mv| position.taken_by(*mv).is_none()).collect();
    let first = *chance.of(&quiet)?;
    let others: Vec<Move> =
        quiet.iter().copied().filter(|mv| mv.from() == first.from() && mv.to() != first.to()).collect();
    let second = *chance.of(&others)?;
    let mut scene = Scene::new(position.clone(), Pace::Standard, false);
    scene.carry(first.from(), Some(first.to()))?;
    scene.carry(first.to(), Some(second.to()))?;
    scene.press_clock()?;
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::TouchMove, by)?;
    Some(Draft {
        scene,
        asks: vec![QuestionKind::Claim, QuestionKind::Bound, QuestionKind::Article],
        articles: ARTICLES,
    })
}
