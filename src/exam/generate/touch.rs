//! Touch-move (4.1 to 4.8): pieces are touched, a piece is moved, and the opponent claims touch-move.

use super::Draft;
use super::positions::{game, goes_on};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Bitboard, Move, Position, Role, Square};
use crate::table::ClaimKind;

const ARTICLES: &[&str] = &["4.1", "4.2.1", "4.3.1", "4.3.3", "4.4.3", "4.5", "4.6", "4.7", "4.8", "7.5.1"];
/// The wrong choices if a player says only afterwards that a piece was adjusted. Neither 4.2.1 nor 4.3.1 is among them,
/// because both would be right.
const ADJUSTED_LATE: &[&str] = &["4.1", "4.3.3", "4.4.3", "4.5", "4.6", "4.7", "4.8"];

/// A position, and the legal moves to choose from in it. Moves of a king, or of a rook with a castling right, are left
/// out, since castling is another topic. So are promotions and moves that leave the opponent no reply.
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

    /// A piece of the side to move, other than the king and rooks with castling rights. It can move if `can_move`,
    /// otherwise it can't.
    fn own(&self, can_move: bool, chance: &mut Chance) -> Option<Square> {
        let board = self.position.board();
        let all = board.color(self.position.turn()) - board.role(Role::King) - self.position.castling_rooks();
        let moves = |square: &Square| self.position.legal_moves().iter().any(|mv| mv.from() == *square);
        let those: Vec<Square> = all.into_iter().filter(|square| moves(square) == can_move).collect();
        chance.of(&those).copied()
    }

    /// A piece of the opponent, other than the king. It can be taken if `can_be_taken`, otherwise it can't.
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

/// What the player does before the opponent claims touch-move.
enum Kind {
    /// Touches one or more pieces. Then moves as the Laws require if `obeys`, otherwise moves another piece.
    Touches { touched: Vec<Square>, obeys: bool },
    /// Touches pieces, at least one of which can be moved or taken, and moves another piece; the opponent touches a
    /// piece before claiming.
    TooLate(Vec<Square>),
    /// Says "j'adoube" before touching a piece or, if `is_late`, only afterwards, and moves another piece.
    Adjusts { is_late: bool },
    /// Lets go of a piece on a square to which it can move legally if `is_legal`, otherwise on a square to which it
    /// can't, and then moves it elsewhere.
    LetsGo { is_legal: bool },
}

impl Kind {
    fn of(level: u8, position: &Position, pieces: &Pieces, chance: &mut Chance) -> Option<Kind> {
        let obeys = chance.often(45);
        Some(match (level, chance.below(20)) {
            (1, 0..=3) => Kind::Touches { touched: vec![pieces.own(true, chance)?], obeys: true },
            (1, 4..=10) => Kind::Touches { touched: vec![pieces.own(true, chance)?], obeys: false },
            (1, 11..=13) => Kind::Touches { touched: vec![pieces.own(false, chance)?], obeys: false },
            (1, 14..=17) => Kind::Adjusts { is_late: chance.often(25) },
            (1, _) => Kind::LetsGo { is_legal: true },
            (2, 0..=4) => Kind::Touches { touched: vec![pieces.other(true, chance)?], obeys: false },
            (2, 5..=7) => Kind::Touches { touched: vec![pieces.other(false, chance)?], obeys: false },
            (2, 8..=10) => Kind::Touches { touched: vec![pieces.other(true, chance)?], obeys: true },
            (2, 11..=13) => Kind::LetsGo { is_legal: true },
            (2, 14..=15) => Kind::LetsGo { is_legal: false },
            (2, 16..=17) => Kind::Adjusts { is_late: true },
            (2, _) => {
                let is_own = chance.often(50);
                let touched = if is_own { pieces.own(true, chance)? } else { pieces.other(true, chance)? };
                Kind::TooLate(vec![touched])
            }
            (3, 0..=5) => {
                let touched = vec![pieces.own(false, chance)?, pieces.own(true, chance)?];
                Kind::Touches { touched, obeys }
            }
            (3, 6..=10) => {
                // One of the touched pieces can take the other.
                let takes = |mv: &&Move| position.taken_by(**mv).is_some_and(|taken| taken == mv.to());
                let takes: Vec<&Move> = pieces.legal.iter().filter(takes).collect();
                let first = **chance.of(&takes)?;
                let mut touched = vec![first.from(), first.to()];
                chance.shuffle(&mut touched);
                Kind::Touches { touched, obeys }
            }
            (3, 11..=15) => {
                let is_own_first = chance.often(50);
                let mut touched =
                    vec![pieces.own(!is_own_first, chance)?, pieces.other(is_own_first, chance)?];
                chance.shuffle(&mut touched);
                Kind::Touches { touched, obeys }
            }
            (3, 16..=17) => Kind::Adjusts { is_late: chance.often(50) },
            (_, _) => Kind::TooLate(vec![pieces.own(false, chance)?, pieces.own(true, chance)?]),
        })
    }
}

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    let plies = 6 + chance.below(30);
    let position = game(chance, plies)?;
    let pieces = Pieces::of(&position);
    match Kind::of(level, &position, &pieces, chance)? {
        Kind::Touches { touched, obeys } => claimed(&pieces, &touched, obeys, chance),
        Kind::TooLate(touched) => too_late(&pieces, &touched, chance),
        Kind::Adjusts { is_late } => adjusted(&pieces, is_late, chance),
        Kind::LetsGo { is_legal } => let_go(&pieces, is_legal, chance),
    }
}

fn claim(scene: Scene) -> Option<Draft> {
    let by = scene.mover();
    let scene = scene.decide_claim(ClaimKind::TouchMove, by)?;
    Some(Draft::new(scene, &[QuestionKind::Claim, QuestionKind::Bound, QuestionKind::Article], ARTICLES))
}

/// The pieces are touched in this order. Then a move that the Laws allow is made if `obeys`, otherwise a move by
/// another piece, and the opponent claims at once.
fn claimed(pieces: &Pieces, touched: &[Square], obeys: bool, chance: &mut Chance) -> Option<Draft> {
    let position = &pieces.position;
    let mut scene = Scene::new(position.clone(), Pace::Standard, false);
    for square in touched {
        scene.touch(*square)?;
    }
    let mv = if obeys {
        let left = scene.table.allowed();
        let left: Vec<Move> = pieces.legal.iter().copied().filter(|mv| left.contains(mv)).collect();
        *chance.of(&left)?
    } else {
        pieces.another(touched, chance)?
    };
    scene.play(mv)?;
    let is_free = !touched.iter().any(|square| can_be_obeyed(position, *square));
    let draft = claim(scene)?;
    // A case is left out if another piece could be named just as well: for example, if only a touched piece can take
    // the piece that must be taken.
    let men = touched.iter().copied().chain([mv.from()]);
    (!can_be_named_otherwise(&draft.scene, men)).then_some(())?;
    if is_free {
        return Some(draft.decided_by("4.5"));
    }
    let asks = match is_open(position, touched, mv) {
        true => vec![QuestionKind::Claim, QuestionKind::Bound],
        false => draft.asks,
    };
    Some(Draft { asks, ..draft })
}

/// A piece other than the touched ones is moved, and the opponent touches a piece before claiming (4.8).
fn too_late(pieces: &Pieces, touched: &[Square], chance: &mut Chance) -> Option<Draft> {
    let mut scene = Scene::new(pieces.position.clone(), Pace::Standard, false);
    for square in touched {
        scene.touch(*square)?;
    }
    let mv = pieces.another(touched, chance)?;
    // Whether the claim comes too late matters only if it would otherwise be right.
    is_departing(&pieces.position, touched, mv).then_some(())?;
    scene.play(mv)?;
    let own = Pieces::of(scene.position()).own(true, chance)?;
    scene.touch(own)?;
    claim(scene)
}

/// The player says "j'adoube" before or, if `is_late`, only after touching a piece that can be moved (4.2.1), and then
/// moves another piece.
fn adjusted(pieces: &Pieces, is_late: bool, chance: &mut Chance) -> Option<Draft> {
    let mut scene = Scene::new(pieces.position.clone(), Pace::Standard, false);
    let touched = pieces.own(true, chance)?;
    if is_late {
        scene.touch(touched)?;
        scene.adjust_too_late();
    } else {
        scene.adjust(touched)?;
    }
    scene.play(pieces.another(&[touched], chance)?)?;
    let draft = claim(scene)?;
    Some(if is_late { Draft { articles: ADJUSTED_LATE, ..draft } } else { draft.decided_by("4.2.1") })
}

/// Whether the piece on this square can legally be moved or taken.
fn can_be_obeyed(position: &Position, square: Square) -> bool {
    let obeys = |mv: &Move| mv.from() == square || position.taken_by(*mv) == Some(square);
    position.legal_moves().iter().any(obeys)
}

/// Whether this move neither moves nor takes the first touched piece that can be moved or taken.
fn is_departing(position: &Position, touched: &[Square], mv: Move) -> bool {
    let obeys = |square: Square, mv: Move| mv.from() == square || position.taken_by(mv) == Some(square);
    let legal = position.legal_moves();
    let first = touched.iter().find(|square| legal.iter().any(|other| obeys(**square, *other)));
    first.is_some_and(|square| !obeys(*square, mv))
}

/// Whether the ruling names pieces but leaves out a touched piece that is moved or taken by each of the moves still
/// allowed.
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

/// A player lets go of a piece on a square to which it can move legally if `is_legal`, otherwise on a square to which
/// it can't, and then moves it elsewhere (4.7).
fn let_go(pieces: &Pieces, is_legal: bool, chance: &mut Chance) -> Option<Draft> {
    let position = &pieces.position;
    let quiet: Vec<Move> =
        pieces.legal.iter().copied().filter(|mv| position.taken_by(*mv).is_none()).collect();
    let last = *chance.of(&quiet)?;
    let (board, from) = (position.board(), last.from());
    let is_first = |square: &Square| {
        let is_free = board.piece_at(*square).is_none() && *square != last.to();
        is_free && position.illegal_reason(from, *square).is_none() == is_legal
    };
    let is_allowed =
        |square: &Square| is_legal || board.role_at(from) != Some(Role::Pawn) && near(last, *square);
    let firsts: Vec<Square> = Square::all().filter(|square| is_first(square) && is_allowed(square)).collect();
    let first = *chance.of(&firsts)?;
    let mut scene = Scene::new(position.clone(), Pace::Standard, false);
    scene.carry(from, Some(first))?;
    scene.carry(first, Some(last.to()))?;
    scene.press_clock()?;
    claim(scene)
}

/// Whether this square is at most two king's steps from the square to which the move goes.
fn near(mv: Move, square: Square) -> bool {
    mv.to().distance(square) <= 2
}
