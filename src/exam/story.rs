//! The story of a generated case: what happens in it, step by step.

use super::Case;
use crate::rules::{Bitboard, CastlingSide, Color, Piece, Position, Rank, Role, Square};
use crate::table::{Action, ClaimKind, Deed, Notice, Table};

/// What a player does, or what the arbiter sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    Touches(Piece, Square),
    /// Says "j'adoube".
    Adjusts,
    /// A piece goes to another square. `takes` is the piece that it takes there; `None` if that square was empty.
    Moves {
        piece: Piece,
        from: Square,
        to: Square,
        takes: Option<Piece>,
    },
    Castles(CastlingSide),
    TakesOff(Piece, Square),
    Promotes(Role),
    PressesClock,
    /// The clock is pressed although the pieces stand as they did at the start of the turn.
    PressesWithoutMove,
    Claims(ClaimKind),
    /// A draw is claimed with this intended move (in SAN). The move is not made.
    ClaimsWith(ClaimKind, String),
    OffersDraw,
    AcceptsDraw,
    DeclinesDraw,
    RequestsIncrement,
    /// A move is sealed, with this text in the envelope.
    Seals(String),
    Resigns,
    /// The arbiter sees the illegal move that has just been completed.
    IsSeen,
    /// The arbiter sees that the player uses both hands for a move.
    UsesBothHands,
}

/// What happens in a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The number of plies without a capture or a pawn move before the starting position; `None` if they are too few to
    /// be mentioned.
    pub quiet_plies: Option<u16>,
    /// Who was penalised for an illegal move before the decision; `None` if that does not matter.
    pub penalised: Option<Vec<Color>>,
    /// The pawn that matters for a capture en passant in the first turn; `None` if there is no such pawn.
    pub neighbour: Option<Neighbour>,
    pub steps: Vec<(Color, Step)>,
}

/// A pawn of the player who is not to move. It can be captured en passant, or an opposing pawn passes it diagonally as
/// if it could be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Neighbour {
    pub color: Color,
    pub square: Square,
    /// The square two steps behind the pawn, if the pawn has just come from there; otherwise `None`.
    pub came_from: Option<Square>,
}

/// The story gives the number of plies without a capture or a pawn move if there are at least this many.
const COUNTED: u16 = 90;

impl Case {
    /// The position in which the story begins; the starting position for a case that has a message of its own.
    pub fn position_of_story(&self) -> Position {
        let mut table = Table::new(self.setup.clone());
        for action in &self.actions[..self.told_from.unwrap_or_default()] {
            table.apply(action);
        }
        table.position().clone()
    }

    /// The story of the case; `None` if the case has a message of its own.
    pub fn story(&self) -> Option<Story> {
        let told_from = self.told_from?;
        let mut table = Table::new(self.setup.clone());
        let (mut steps, mut penalised, mut lifted) = (Vec::new(), Vec::new(), None);
        for (number, action) in self.actions.iter().enumerate() {
            let by = table.position().turn();
            let square = lifted;
            let step = step(&table, action, &mut lifted, square);
            let is_last = number + 1 == self.actions.len();
            if !is_last {
                for notice in table.apply(action) {
                    if let Notice::Penalty { by, .. } = notice {
                        penalised.push(by);
                    }
                }
            }
            if number >= told_from {
                steps.extend(step.map(|step| (doer(action).unwrap_or(by), step)));
            }
        }
        let counts = matches!(
            self.decision(),
            Some(Deed::Claim { kind: ClaimKind::IllegalMove, .. } | Deed::Incident(_))
        );
        let quiet_plies = self.setup.start.position().halfmove_clock();
        Some(Story {
            quiet_plies: Some(quiet_plies).filter(|plies| *plies >= COUNTED),
            penalised: counts.then_some(penalised),
            neighbour: neighbour(&self.position_of_story(), &steps),
            steps: shortened(steps),
        })
    }
}

/// The pawn that matters for a capture en passant in this position, in which the steps begin.
fn neighbour(position: &Position, steps: &[(Color, Step)]) -> Option<Neighbour> {
    let mover = position.turn();
    let at = |square: Square, rank: Rank| Square::at(square.file(), rank.seen_by(mover));
    let passed = position.passed().map(|passed| at(passed, Rank::R5));
    let passes = |(_, step): &(Color, Step)| match *step {
        Step::Moves { piece, from, to, takes: None } if piece.role == Role::Pawn => {
            let square = at(to, Rank::R5);
            let is_diagonal = from.distance(to) == 1 && from.file() != to.file();
            let is_beside = is_diagonal && from == at(from, Rank::R5) && to == at(to, Rank::R6);
            (is_beside && position.board().by(!mover, Role::Pawn).has(square)).then_some(square)
        }
        _ => None,
    };
    let legal = position.en_passant().and(passed);
    let square = legal.or_else(|| steps.iter().take_while(|(by, _)| *by == mover).find_map(passes))?;
    let came_from = (passed == Some(square)).then(|| at(square, Rank::R7));
    Some(Neighbour { color: !mover, square, came_from })
}

/// The player to whom the story ascribes the deed; `None` for the side to move.
fn doer(action: &Action) -> Option<Color> {
    match action.deed {
        Deed::Claim { by, .. } => by,
        Deed::Incident(ref entry) => entry.against,
        Deed::OfferDraw { by }
        | Deed::AnswerDraw { by, .. }
        | Deed::RequestIncrement { by }
        | Deed::Resign { by }
        | Deed::PressClock { by } => Some(by),
        _ => None,
    }
}

/// The step that an action makes at this table; `None` if the story leaves it out. `from` is the square from which the
/// piece in hand was lifted; a press sets `lifted` to the square of the piece that it lifts.
fn step(table: &Table, action: &Action, lifted: &mut Option<Square>, from: Option<Square>) -> Option<Step> {
    let piece_at = |square: Square| table.arrangement()?.piece_at(square);
    Some(match &action.deed {
        Deed::Press { square, .. } => {
            *lifted = *square;
            return None;
        }
        Deed::Release { square } => {
            let from = from?;
            let piece = piece_at(from)?;
            match *square {
                None => Step::TakesOff(piece, from),
                Some(to) if to == from => Step::Touches(piece, from),
                Some(to) => Step::Moves { piece, from, to, takes: piece_at(to) },
            }
        }
        Deed::Promote { to } => Step::Promotes(*to),
        Deed::PressClock { .. } if table.hands_moved() => Step::PressesClock,
        Deed::PressClock { .. } => Step::PressesWithoutMove,
        Deed::Jadoube if table.is_adjusting() => return None,
        Deed::Jadoube => Step::Adjusts,
        Deed::Claim { by: None, .. } => Step::IsSeen,
        Deed::Incident(_) => Step::UsesBothHands,
        Deed::Claim { kind, intended: None, .. } => Step::Claims(*kind),
        Deed::Claim { kind, intended: Some(text), .. } => {
            let position = table.position();
            let mv = crate::rules::read_uci(position, text).ok()?;
            Step::ClaimsWith(*kind, position.san(mv))
        }
        Deed::OfferDraw { .. } => Step::OffersDraw,
        Deed::AnswerDraw { accept: true, .. } => Step::AcceptsDraw,
        Deed::AnswerDraw { accept: false, .. } => Step::DeclinesDraw,
        Deed::RequestIncrement { .. } => Step::RequestsIncrement,
        Deed::Seal { text } => Step::Seals(text.clone()),
        Deed::Resign { .. } => Step::Resigns,
        _ => return None,
    })
}

/// Joins the moves of king and rook into castling. Leaves out each `PressesClock` that follows another step of the same
/// player, except the last one.
fn shortened(steps: Vec<(Color, Step)>) -> Vec<(Color, Step)> {
    let last = steps.iter().rposition(|(_, step)| *step == Step::PressesClock);
    let mut short: Vec<(Color, Step)> = Vec::new();
    for (number, (by, step)) in steps.into_iter().enumerate() {
        let castles = short.last().and_then(|(_, before)| castling(before, &step));
        let follows = short.last().is_some_and(|(other, _)| *other == by);
        match castles {
            Some(side) => {
                short.pop();
                short.push((by, Step::Castles(side)));
            }
            None if step == Step::PressesClock && follows && Some(number) != last => {}
            None => short.push((by, step)),
        }
    }
    short
}

/// The side on which the player castles if these two steps move the king and then the rook as in castling; otherwise
/// `None`.
fn castling(king: &Step, rook: &Step) -> Option<CastlingSide> {
    let (Step::Moves { piece: king, from, to, .. }, Step::Moves { piece: rook, from: corner, to: goal, .. }) =
        (king, rook)
    else {
        return None;
    };
    let roles = (king.role, rook.role) == (Role::King, Role::Rook) && king.color == rook.color;
    let side = CastlingSide::of(*from, *corner);
    let goals = (side.king_goal(king.color), side.rook_goal(king.color)) == (*to, *goal);
    let home = Bitboard::back_rank(king.color);
    (roles && goals && home.has(*from) && home.has(*corner)).then_some(side)
}
