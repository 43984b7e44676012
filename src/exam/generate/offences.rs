//! Illegal moves made on the board: a piece that jumps or leaves its line, a king that stays in check, castling through
//! an attack, a late capture en passant, and others.

use super::scene::Scene;
use crate::exam::Chance;
use crate::rules::{Board, CastlingPath, CastlingSide, Color, IllegalReason, Position, Role, Square};

/// How many moves are tried each time for one kind of illegal move.
const TRIES: usize = 80;

/// An illegal move, as the hand makes it.
pub struct Offence {
    /// The squares from which and to which the hand carries pieces, in the order in which it does so. `None` means off
    /// the board.
    pub carries: Vec<(Square, Option<Square>)>,
    /// Whether the move breaks only one rule.
    pub is_clear: bool,
}

impl Offence {
    fn of(position: &Position, from: Square, to: Square) -> Offence {
        let is_clear = !exposes_king(position, &[(from, Some(to))]);
        Offence { carries: vec![(from, Some(to))], is_clear }
    }

    /// Makes the move by hand, without pressing the clock.
    pub fn make(&self, scene: &mut Scene) -> Option<()> {
        self.carries.iter().try_for_each(|(from, to)| scene.carry(*from, *to))
    }
}

/// The rule that a move of one piece breaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// How the piece moves (3.2 to 3.4, 3.6, 3.8.1).
    Way,
    /// Whether the piece may jump over others (3.5).
    Jump,
    /// How a pawn moves (3.7).
    Pawn,
    /// That a player's own king must not be left in check (3.9.2).
    Check,
}

impl Rule {
    /// The rule that is broken by a move that is illegal for this reason; `None` if that rule is none of these, or if
    /// the move is a capture en passant.
    pub fn of(reason: IllegalReason) -> Option<Rule> {
        match reason {
            IllegalReason::NotHowItMoves { role: Role::Pawn, .. }
            | IllegalReason::Blocked { role: Role::Pawn, .. }
            | IllegalReason::PawnHasMoved { .. }
            | IllegalReason::PawnTakesStraight { .. }
            | IllegalReason::PawnTakesNothing { .. } => Some(Rule::Pawn),
            IllegalReason::NotHowItMoves { .. } => Some(Rule::Way),
            IllegalReason::Blocked { .. } => Some(Rule::Jump),
            IllegalReason::Pinned { .. }
            | IllegalReason::StillInCheck { .. }
            | IllegalReason::KingAttacked { .. } => Some(Rule::Check),
            IllegalReason::NothingThere { .. }
            | IllegalReason::NotYourTurn { .. }
            | IllegalReason::SameSquare { .. }
            | IllegalReason::OwnPieceThere { .. }
            | IllegalReason::TooLateEnPassant { .. }
            | IllegalReason::UncoversKing { .. }
            | IllegalReason::KingHasMoved { .. }
            | IllegalReason::RookHasMoved { .. }
            | IllegalReason::KingOrRookHasMoved { .. }
            | IllegalReason::CastlingInCheck { .. }
            | IllegalReason::CastlingAttacked { .. }
            | IllegalReason::CastlingBlocked { .. } => None,
        }
    }
}

/// A random illegal move by the side to move; `None` if none is found.
pub fn offence(position: &Position, chance: &mut Chance) -> Option<Offence> {
    (0..8).find_map(|_| match chance.below(16) {
        0..=3 => simple(position, chance, Rule::Way, &[]),
        4..=5 => simple(position, chance, Rule::Jump, &[]),
        6..=8 => simple(position, chance, Rule::Pawn, &[]),
        9..=11 => simple(position, chance, Rule::Check, &[]),
        12 => castling(position),
        13 => en_passant(position),
        14 => own_piece(position, chance),
        _ => piece_of_the_opponent(position, chance),
    })
}

/// An illegal move of one piece that leaves the pieces on the squares `spared` where they are.
pub fn plain_offence(position: &Position, chance: &mut Chance, spared: &[Square]) -> Option<Offence> {
    let kinds = [Rule::Way, Rule::Jump, Rule::Pawn];
    (0..8).find_map(|_| {
        let kind = *chance.of(&kinds)?;
        simple(position, chance, kind, spared)
    })
}

fn simple(position: &Position, chance: &mut Chance, rule: Rule, spared: &[Square]) -> Option<Offence> {
    let (board, mover) = (position.board(), position.turn());
    let is_man = |square: &Square| {
        let is_pawn = board.role_at(*square) == Some(Role::Pawn);
        !spared.contains(square) && (rule == Rule::Check || is_pawn == (rule == Rule::Pawn))
    };
    let men: Vec<Square> = board.color(mover).into_iter().filter(is_man).collect();
    let legal = position.legal_moves();
    (0..TRIES).find_map(|_| {
        let is_king = rule == Rule::Check && chance.often(60);
        let from = if is_king { position.king(mover) } else { *chance.of(&men)? };
        let fits = |to: &Square| is_goal(board, from, *to, spared) && !(is_king && from.distance(*to) > 1);
        let goals: Vec<Square> = Square::all().filter(fits).collect();
        let to = *chance.of(&goals)?;
        // A move that breaks `Rule::Way` ends next to the square of the piece or next to one that the piece could have
        // reached.
        let is_near = || {
            let to_near = |other: Square| other.distance(to) == 1;
            legal.iter().any(|mv| mv.from() == from && to_near(mv.to())) || from.distance(to) == 1
        };
        let is_wanted = position.illegal_reason(from, to).and_then(Rule::of) == Some(rule);
        (is_wanted && (rule != Rule::Way || is_near())).then(|| {
            let offence = Offence::of(position, from, to);
            Offence { is_clear: rule == Rule::Check || offence.is_clear, ..offence }
        })
    })
}

/// Whether a hand could carry the piece on `from` to `to` by mistake. No piece is carried onto a piece of its own side,
/// a king or one of the squares `spared`. A pawn is carried to a square next to it or two squares along its file, but
/// not to the first or last rank.
fn is_goal(board: &Board, from: Square, to: Square, spared: &[Square]) -> bool {
    let is_open = from != to && board.color_at(to) != board.color_at(from);
    let is_open = is_open && board.role_at(to) != Some(Role::King) && !spared.contains(&to);
    let is_pawn = board.role_at(from) == Some(Role::Pawn);
    let is_ahead = from.file() == to.file() && from.distance(to) == 2;
    is_open && (!is_pawn || (from.distance(to) == 1 || is_ahead) && !matches!(to.rank().index(), 0 | 7))
}

/// Castling although the king is in check, or crosses or reaches an attacked square.
fn castling(position: &Position) -> Option<Offence> {
    let mover = position.turn();
    CastlingSide::ALL.into_iter().find_map(|side| {
        let (king, rook) = (position.king(mover), position.castling_rook(mover, side)?);
        let path = CastlingPath::new(mover, king, rook);
        (path.clear & position.board().occupied()).is_empty().then_some(())?;
        position.castling_illegal_reason(side)?;
        let carries = vec![(king, Some(path.king_goal)), (rook, Some(path.rook_goal))];
        let is_clear = !exposes_king(position, &carries);
        Some(Offence { carries, is_clear })
    })
}

/// A capture en passant of a pawn that has not just advanced two squares.
fn en_passant(position: &Position) -> Option<Offence> {
    let (board, mover) = (position.board(), position.turn());
    let step = if mover == Color::White { 1 } else { -1 };
    board.by(mover, Role::Pawn).into_iter().find_map(|from| {
        [-1, 1].into_iter().find_map(|files| {
            let to = from.offset(files, step)?;
            let Some(IllegalReason::TooLateEnPassant { pawn }) = position.illegal_reason(from, to) else {
                return None;
            };
            let carries = vec![(from, Some(to)), (pawn, None)];
            let is_clear = !exposes_king(position, &carries);
            Some(Offence { carries, is_clear })
        })
    })
}

/// A piece takes one of its own side (3.1).
fn own_piece(position: &Position, chance: &mut Chance) -> Option<Offence> {
    let (board, mover) = (position.board(), position.turn());
    let own = board.color(mover) - board.role(Role::King);
    let own: Vec<Square> = own.into_iter().collect();
    (0..TRIES).find_map(|_| {
        let to = *chance.of(&own)?;
        let takers = board.attackers(to, mover, board.occupied()) - board.role(Role::King);
        let from = takers.into_iter().find(|from| board.role_at(*from) != Some(Role::Pawn))?;
        Some(Offence::of(position, from, to))
    })
}

/// A piece of the opponent is moved to an empty square.
fn piece_of_the_opponent(position: &Position, chance: &mut Chance) -> Option<Offence> {
    let (board, mover) = (position.board(), position.turn());
    let theirs: Vec<Square> =
        (board.color(!mover) - board.role(Role::King) - board.role(Role::Pawn)).into_iter().collect();
    (0..TRIES).find_map(|_| {
        let from = *chance.of(&theirs)?;
        let is_goal = |to: &Square| {
            board.piece_at(*to).is_none() && board.attackers(*to, !mover, board.occupied()).has(from)
        };
        let goals: Vec<Square> = Square::all().filter(is_goal).collect();
        let to = *chance.of(&goals)?;
        Some(Offence { carries: vec![(from, Some(to))], is_clear: false })
    })
}

/// Whether the mover's king is attacked once the hand has carried these pieces.
pub fn exposes_king(position: &Position, carries: &[(Square, Option<Square>)]) -> bool {
    let mut board = *position.board();
    for (from, to) in carries {
        let piece = board.piece_at(*from);
        board.set(*from, None);
        if let Some(to) = to {
            board.set(*to, piece);
        }
    }
    let mover = position.turn();
    let kings = board.by(mover, Role::King);
    kings.into_iter().any(|king| board.attackers(king, !mover, board.occupied()).any())
}
