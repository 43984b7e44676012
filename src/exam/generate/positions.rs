//! Positions from random games, random endgames with a few pieces, and random moves.

use crate::exam::Chance;
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Setup, Square};
use crate::table::is_found_dead;

/// The value of each role, in pawns. The roles are in order from the pawn to the king.
const WORTH: [i32; 6] = [1, 3, 3, 5, 9, 20];

/// The position after this many random plies from the regular start; `None` if there was no suitable move for one of
/// them.
pub fn game(chance: &mut Chance, plies: usize) -> Option<Position> {
    let mut position = Position::standard();
    for _ in 0..plies {
        let mv = likely_move(&position, chance)?;
        position.play(mv);
    }
    position.has_legal_move().then_some(position)
}

/// Of up to four legal moves drawn at random, the one that players are most likely to make. Promotions, and moves after
/// which the opponent has no legal reply, are not drawn. `None` if there are no other moves.
pub fn likely_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    let legal: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| goes_on(position, *mv) && mv.promotion().is_none())
        .collect();
    let few = [(); 4].map(|()| chance.of(&legal).copied());
    few.into_iter().flatten().max_by_key(|mv| appeal(position, *mv))
}

/// A random legal move that `fits` accepts, that takes nothing and is not castling, and after which the opponent can
/// reply.
pub fn quiet_move_if(position: &Position, chance: &mut Chance, fits: impl Fn(&Move) -> bool) -> Option<Move> {
    let is_quiet = |mv: &Move| {
        fits(mv) && !mv.is_castling() && position.taken_by(*mv).is_none() && goes_on(position, *mv)
    };
    let quiet: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
    chance.of(&quiet).copied()
}

/// Whether the opponent has a legal reply to this move.
pub fn goes_on(position: &Position, mv: Move) -> bool {
    position.after(mv).has_legal_move()
}

/// A score for how likely a player is to make a move. Castling, and moves that take something, lose nothing or go
/// towards the centre, are likelier; other moves of the king are less likely.
fn appeal(position: &Position, mv: Move) -> i32 {
    if mv.is_castling() {
        return 30;
    }
    let worth = |square: Square| position.board().role_at(square).map_or(0, |role| WORTH[role.index()]);
    let (from, to) = (mv.from(), mv.to());
    let left = position.board().occupied().without(from).with(to);
    let attacked = position.board().attackers(to, !position.turn(), left).without(to).any();
    let lost = if attacked { worth(from) } else { 0 };
    let middle = |square: Square| {
        -(square.file().index() as i32 * 2 - 7).abs() - (square.rank().index() as i32 * 2 - 7).abs()
    };
    let king = if mv.role() == Role::King { 20 } else { 0 };
    10 * (worth(to) - lost) + middle(to) - middle(from) - king
}

/// Like [`any_endgame`], but `None` if the position is known to be dead.
pub fn endgame(chance: &mut Chance, mine: &[Role], theirs: &[Role]) -> Option<Position> {
    any_endgame(chance, mine, theirs).filter(|position| !is_found_dead(position))
}

/// An endgame: both kings, the pieces `mine` of the side to move and `theirs` of the other side, on random squares.
/// Pawns are on the second to sixth rank, as seen by their side. `None` if the position is invalid, or the side to move
/// has no legal move.
pub fn any_endgame(chance: &mut Chance, mine: &[Role], theirs: &[Role]) -> Option<Position> {
    let mover = *chance.of(&Color::ALL)?;
    let mut setup = empty(chance, mover);
    for (color, roles) in [(mover, mine), (!mover, theirs)] {
        for &role in roles.iter().chain(&[Role::King]) {
            put(&mut setup, chance, Piece { color, role });
        }
    }
    position(&setup)
}

/// Like [`any_endgame`], with one more pawn of the side to move, one step before its last rank. Returns the square of
/// this pawn too. Also `None` if that square is occupied.
pub fn before_promotion(chance: &mut Chance, mine: &[Role], theirs: &[Role]) -> Option<(Position, Square)> {
    let mut setup = any_endgame(chance, mine, theirs)?.setup();
    let rank = if setup.turn == Color::White { Rank::new(6) } else { Rank::new(1) };
    let pawn = Square::at(File::new(chance.below(8) as u8), rank);
    setup.board.piece_at(pawn).is_none().then_some(())?;
    setup.board.set(pawn, Some(Piece { color: setup.turn, role: Role::Pawn }));
    Some((position(&setup)?, pawn))
}

/// The position that a [`Setup`] describes; `None` if it is invalid, or if the side to move has no legal move.
pub fn position(setup: &Setup) -> Option<Position> {
    Position::new(setup).ok().filter(Position::has_legal_move)
}

fn empty(chance: &mut Chance, turn: Color) -> Setup {
    Setup { turn, fullmove_number: 35 + chance.below(40) as u32, ..Setup::EMPTY }
}

fn put(setup: &mut Setup, chance: &mut Chance, piece: Piece) {
    let free = |square: &Square| {
        let rank = square.rank().seen_by(piece.color).index();
        setup.board.piece_at(*square).is_none() && (piece.role != Role::Pawn || (1..6).contains(&rank))
    };
    let free: Vec<Square> = Square::all().filter(free).collect();
    if let Some(&square) = chance.of(&free) {
        setup.board.set(square, Some(piece));
    }
}
