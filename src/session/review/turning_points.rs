//! The moves that cost a player the most, and how good another move would have been.
//!
//! Everything is measured in expected points, since a pawn matters less in a position that is won or lost anyway.

use crate::exam::Loss;
use crate::record::Nag;
use crate::rules::{Color, Move};
use crate::session::analysis::{BETTER, PositionValue, WINNING};

/// The smallest share of the point that an inaccuracy costs.
const INACCURACY: f32 = 0.10;
/// The smallest share of the point that a mistake costs.
const MISTAKE: f32 = 0.20;
/// The smallest share of the point that a blunder costs.
const BLUNDER: f32 = 0.30;

/// The maximum number of turning points per player.
const MAX_OF_A_PLAYER: usize = 3;

/// Evaluations whose expected shares of the point differ by no more than this are the same in practice.
const NEAR: f32 = 0.03;

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluation {
    pub worth: PositionValue,
    /// The best move; `None` if there is no legal move.
    pub best: Option<Move>,
}

/// An inaccuracy, a mistake or a blunder, with the move that would have been better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurningPoint {
    /// The number of plies before the move.
    pub moves: usize,
    pub by: Color,
    pub played: Move,
    pub better: Move,
    pub severity: Severity,
    pub loss: Loss,
    /// The player's expected share of the point, before and after the move.
    pub shares: [f32; 2],
}

/// How much a move costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Severity {
    /// The NAG of the symbol that annotators write after such a move: `?!`, `?` or `??`.
    pub const fn nag(self) -> Nag {
        match self {
            Severity::Inaccuracy => Nag(6),
            Severity::Mistake => Nag(2),
            Severity::Blunder => Nag(4),
        }
    }
}

/// How good a player's position is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Losing,
    Worse,
    Even,
    Better,
    Winning,
}

/// The verdict on a move that was tried in place of the one in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The best move.
    Best,
    /// The move that was played.
    Played,
    /// Not noticeably worse than the best move.
    AsGood,
    /// Better than the move that was played, but not as good as the best.
    Better,
    /// About as good as the move that was played.
    NoBetter,
    Worse,
}

/// How much of a turning point has been revealed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Stage {
    #[default]
    Guess,
    /// The player still guesses, but can see which piece to move.
    Hint,
    Better,
    /// The line that punishes the move of the game is shown.
    Why,
}

/// All mistakes of a game in order. `moves` are its plies, `known` the evaluations before the first ply and after each
/// ply.
pub fn mistakes(moves: &[(Color, Move)], known: &[Option<Evaluation>]) -> Vec<TurningPoint> {
    let pairs = moves.iter().zip(known.windows(2)).enumerate();
    pairs
        .filter_map(|(index, (&(by, played), pair))| turning_point(index, by, played, pair[0]?, pair[1]?))
        .collect()
}

/// The turning points of a game in order: the worst mistakes, at most three per player.
pub fn turning_points(mistakes: &[TurningPoint]) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = Color::ALL.into_iter().flat_map(|by| worst(mistakes, by)).collect();
    found.sort_by_key(|point| point.moves);
    found
}

/// The worst moves of a player, at most [`MAX_OF_A_PLAYER`]; of equally bad ones, the earlier.
fn worst(all: &[TurningPoint], by: Color) -> Vec<TurningPoint> {
    let mut own: Vec<TurningPoint> = all.iter().copied().filter(|point| point.by == by).collect();
    own.sort_by(|one, other| cost(other.shares).total_cmp(&cost(one.shares)));
    own.truncate(MAX_OF_A_PLAYER);
    own
}

fn turning_point(
    moves: usize,
    by: Color,
    played: Move,
    before: Evaluation,
    after: Evaluation,
) -> Option<TurningPoint> {
    // The best move is never a mistake, even if the search after it sees more and finds a worse evaluation.
    let better = before.best.filter(|best| *best != played)?;
    let shares = [before.worth, after.worth].map(|worth| share(worth, by));
    let severity = match cost(shares) {
        BLUNDER.. => Severity::Blunder,
        MISTAKE.. => Severity::Mistake,
        INACCURACY.. => Severity::Inaccuracy,
        _ => return None,
    };
    let loss = loss(by, before.worth, after.worth);
    Some(TurningPoint { moves, by, played, better, severity, loss, shares })
}

fn loss(by: Color, before: PositionValue, after: PositionValue) -> Loss {
    let [was, is] = [before, after].map(|worth| standing(share(worth, by)));
    match (before, after) {
        (_, PositionValue::Mate(color, moves)) if color != by => Loss::AllowedMate(moves),
        _ if is == Standing::Losing && was > is => Loss::Lost,
        (PositionValue::Mate(color, moves), _) if color == by => Loss::MissedMate(moves),
        _ if was == Standing::Winning && is < was => Loss::ThrewAwayWin,
        _ if was == Standing::Better && is < was => Loss::LostAdvantage,
        _ if was == Standing::Even && is < was => Loss::LostBalance,
        _ if was < Standing::Even => Loss::LostGround,
        _ => Loss::LostChances,
    }
}

fn standing(share: f32) -> Standing {
    let [better, winning] = [BETTER, WINNING].map(|pawns| PositionValue::Pawns(pawns).share());
    if share >= winning {
        Standing::Winning
    } else if share >= better {
        Standing::Better
    } else if share <= 1.0 - winning {
        Standing::Losing
    } else if share <= 1.0 - better {
        Standing::Worse
    } else {
        Standing::Even
    }
}

/// Compares a move tried in a position with the best move and the one played; returns `None` if this needs the
/// evaluation after the move played and that evaluation is not known.
pub fn verdict(
    by: Color,
    before: Evaluation,
    (played, after): (Move, Option<PositionValue>),
    (tried, worth): (Move, PositionValue),
) -> Option<Verdict> {
    let reached = share(worth, by);
    if before.best == Some(tried) {
        return Some(Verdict::Best);
    }
    if tried == played {
        return Some(Verdict::Played);
    }
    if reached >= share(before.worth, by) - NEAR {
        return Some(Verdict::AsGood);
    }
    let than_played = reached - share(after?, by);
    Some(if than_played > NEAR {
        Verdict::Better
    } else if than_played < -NEAR {
        Verdict::Worse
    } else {
        Verdict::NoBetter
    })
}

pub(super) fn cost([before, after]: [f32; 2]) -> f32 {
    before - after
}

/// A player's expected share of the point.
pub fn share(worth: PositionValue, of: Color) -> f32 {
    match of {
        Color::White => worth.share(),
        Color::Black => 1.0 - worth.share(),
    }
}
