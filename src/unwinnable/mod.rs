//! Decides whether a side can still mate by any series of legal moves (Articles 5.1.2, 5.2.2 and 6.9).
//! [`mate_possible`] and [`is_dead`] answer exactly, or leave the question open if the budget runs out.
//!
//! ```
//! use jadoube::rules::{Color, Position};
//! use jadoube::unwinnable::{can_mate_by_material, is_dead};
//!
//! let bishop = Position::from_fen("4k3/8/8/8/8/8/3B4/4K3 w - - 0 1")?;
//! assert!(!can_mate_by_material(&bishop, Color::White));
//! assert_eq!(is_dead(&bishop, 1000), Some(true));
//! # Ok::<(), jadoube::rules::FenError>(())
//! ```
//!
//! The method is based on Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022): first come static
//! checks and walks, then a search in which both sides help each other. The parts, and the answers that each can give:
//!
//! | part | answer |
//! |---|---|
//! | `material` | no: this material never mates |
//! | `reach`, `net` | no: whichever pieces reach the king, no square allows a mating net |
//! | `shadow` | no: with pieces wherever they could get, no arrangement of kings and pawns allows a mate |
//! | `walk` | yes, with the moves |
//! | `search` | yes, with the moves; no, after visiting or ruling out every reachable position |
//!
//! A *no* from the first three rows is a proof, because each of these modules leaves out only what can't happen; the
//! comments in the modules say why. Repetition and the 75-move rule are ignored: they end a game, but Article 5.2.2
//! asks for any series of legal moves.

mod compare;
mod material;
mod net;
mod packed;
mod position_set;
mod reach;
mod score;
mod search;
mod shadow;
mod spread;
mod walk;

pub use material::{can_mate_by_material, is_dead_by_material};

use crate::rules::{Bitboard, Color, Move, Position, Role};
use reach::Reach;
use search::MateSearch;

/// Whether a side can still mate, with the other side's help if need be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatePossible {
    /// Yes, with these legal moves; the list is empty if the other side is already mated.
    Yes(Vec<Move>),
    /// No series of legal moves mates.
    No,
    /// The budget ran out first.
    NotDecided,
}

/// Whether `side` can still mate by any series of legal moves (Articles 5.2.2 and 6.9). `budget` is the approximate
/// maximum number of positions to generate: 500,000 take about half a second and decide nearly every position.
///
/// ```
/// use jadoube::rules::{Color, Position};
/// use jadoube::unwinnable::{MatePossible, mate_possible};
///
/// let wall = Position::from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1")?;
/// assert_eq!(mate_possible(&wall, Color::White, 1000), MatePossible::No);
///
/// let knights = Position::from_fen("8/8/8/4k3/8/2NNK3/8/8 b - - 0 1")?;
/// let MatePossible::Yes(line) = mate_possible(&knights, Color::White, 500_000) else { panic!() };
/// assert!(line.iter().fold(knights, |position, &mv| position.after(mv)).is_checkmate());
/// # Ok::<(), jadoube::rules::FenError>(())
/// ```
pub fn mate_possible(position: &Position, side: Color, budget: u64) -> MatePossible {
    let mut left = budget;
    at_a_glance(position, side, &mut left).unwrap_or_else(|| with_patience(position, side, left))
}

/// Answers if the other side is already mated, or if material or a walk decides; otherwise returns `None`. On return,
/// `budget` holds what is left.
fn at_a_glance(position: &Position, side: Color, budget: &mut u64) -> Option<MatePossible> {
    if is_mated(position, !side) {
        return Some(MatePossible::Yes(Vec::new()));
    }
    if !can_mate_by_material(position, side) {
        return Some(MatePossible::No);
    }
    walk::to_mate(position, side, budget).map(MatePossible::Yes)
}

fn with_patience(position: &Position, side: Color, budget: u64) -> MatePossible {
    if rule_out(position, side) {
        return MatePossible::No;
    }
    MateSearch::new(side, budget, true).run(position)
}

/// Answers the question of [`mate_possible`] by search alone, using nothing but legal moves. This is slow; tests
/// compare the fast answers with it.
pub fn mate_possible_by_search(position: &Position, side: Color, budget: u64) -> MatePossible {
    if is_mated(position, !side) {
        return MatePossible::Yes(Vec::new());
    }
    MateSearch::new(side, budget, false).run(position)
}

/// Whether neither side can mate any more (Article 5.2.2); `None` if the budget ran out first. The budget applies to
/// each side separately.
pub fn is_dead(position: &Position, budget: u64) -> Option<bool> {
    // One side that can mate is enough, so try the more likely one first, and the quick checks for both sides before
    // the slow ones.
    let first = stronger(position);
    let mut open = Vec::new();
    for side in [first, !first] {
        let mut left = budget;
        match at_a_glance(position, side, &mut left) {
            Some(MatePossible::Yes(_)) => return Some(false),
            Some(MatePossible::No) => {}
            Some(MatePossible::NotDecided) | None => open.push((side, left)),
        }
    }
    let mut dead = Some(true);
    for (side, left) in open {
        match with_patience(position, side, left) {
            MatePossible::Yes(_) => return Some(false),
            MatePossible::No => {}
            MatePossible::NotDecided => dead = None,
        }
    }
    dead
}

/// Whether the position is certainly dead, decided quickly enough to call this after every move. `false` means unknown;
/// [`is_dead`] decides.
pub fn is_surely_dead(position: &Position) -> bool {
    /// The maximum number of positions to examine: enough for forced lines.
    const LOOK_AHEAD: u32 = 40;
    is_dead_ahead(position, &mut { LOOK_AHEAD })
}

/// Whether the position is certainly dead, by static checks or because it is stalemate or all of its few moves lead to
/// dead positions.
fn is_dead_ahead(position: &Position, budget: &mut u32) -> bool {
    /// With more moves than this, looking ahead seldom helps.
    const FEW_MOVES: usize = 4;
    /// With more moves than this and a rook or queen on the board, almost nothing is dead.
    const MANY_MOVES: usize = 8;
    let Some(left) = budget.checked_sub(1) else { return false };
    *budget = left;
    let moves = position.count_legal_moves();
    if moves == 0 {
        return !position.is_check();
    }
    if moves > MANY_MOVES && position.board().straight_sliders().any() {
        return false;
    }
    let first = stronger(position);
    let mut ahead =
        || position.legal_moves().into_iter().all(|mv| is_dead_ahead(&position.after(mv), budget));
    [first, !first].into_iter().all(|side| rule_out(position, side)) || moves <= FEW_MOVES && ahead()
}

/// The pawns of pawn walls: those that can never move or be captured and that face such a pawn of the enemy.
pub fn locked_pawns(position: &Position) -> Bitboard {
    let pawns = Reach::of(position).all_stuck() & position.board().role(Role::Pawn);
    let faced = |side: Color| {
        spread::ahead(side, pawns & position.board().color(side)) & pawns & position.board().color(!side)
    };
    let [above, below] = Color::ALL.map(faced);
    above | below
}

/// Whether `side` certainly can't mate, by static checks. Do not call this for a position that is already mate.
fn rule_out(position: &Position, side: Color) -> bool {
    !can_mate_by_material(position, side) || !net::is_possible(&Reach::of(position), side)
}

fn is_mated(position: &Position, side: Color) -> bool {
    position.turn() == side && position.is_checkmate()
}

/// The side with more material (White if both have the same), which is more likely to be able to mate.
fn stronger(position: &Position) -> Color {
    let weight = |color| {
        let men = |role| position.board().by(color, role).len();
        use crate::rules::Role::{Bishop, Knight, Pawn, Queen, Rook};
        9 * men(Queen) + 5 * men(Rook) + 3 * (men(Bishop) + men(Knight)) + men(Pawn)
    };
    if weight(Color::White) >= weight(Color::Black) { Color::White } else { Color::Black }
}
